"""Watch a search: it reports the best actions repeatedly while it runs."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Unpack

from blazon.bots.endings import Ending, prove
from blazon.bots.forest import Forest
from blazon.bots.judge import Judge
from blazon.bots.search import Effort, Limits, check_actor, check_number, load_ahead, settled
from blazon.match.observation import Observation

MOST_CANDIDATES = 1000
UPDATE_SECONDS = 0.25
"""The default time between two analyses."""
_MOST_NODES = 4_000_000
"""The maximum number of positions before the first analysis: one or two seconds' worth."""


@dataclass(frozen=True)
class Candidate:
    """One of the best actions."""

    action: str
    """Its token."""
    visits: int
    """The number of simulations that began with it; 0 if the search needed none."""
    value: float | None
    """The acting player's payoff after it, 0 to 1; None while nothing is known."""
    margin: float | None
    """The acting player's lead over the best rival after it; None while nothing is known."""
    line: list[str]
    """It and the most likely actions after it; if proven, the best ones to the end of the game."""
    proven: bool
    """Whether value and margin are exact: the ending was solved, and with best play the acting
    player is sure of them, whatever the rival knows or does.
    """


@dataclass(frozen=True)
class Analysis:
    """The results for a position so far."""

    candidates: list[Candidate]
    """The best actions, the best first."""
    simulations: int
    """The number of simulations so far, for all legal actions together."""
    proven: bool
    """Whether no other action guarantees the acting player more than the first one."""
    finished: bool
    """Whether the search has reached its limit or cannot find out more."""


def analyse(
    observation: Observation,
    *,
    candidates: int = 3,
    update_seconds: float = UPDATE_SECONDS,
    judge: Judge | None = None,
    **effort: Unpack[Effort],
) -> Iterator[Analysis]:
    """Yield the best actions for the observer repeatedly while the search grows.

    The last analysis is finished; it is always the same for the same seed, number of simulations
    and number of threads. If the ending can be solved exactly, there is only one analysis.

    Args:
        observation: what the acting player knows.
        candidates: the maximum number of actions to report.
        update_seconds: the search time between two analyses.
        judge: the judge of positions before the end; by default the game's own.
        effort: as for ``search``. The search time starts with the request for the first analysis;
            this function compiles and loads machine code before it returns.

    Raises:
        BadValue: at once, for an observer who does not act, or an invalid limit.
    """
    check_actor(observation)
    limits, seed, threads = settled(observation.game.name, effort, judge)
    check_number("candidates", candidates, MOST_CANDIDATES)
    load_ahead(observation.game.name)
    return _analyses(observation, limits, seed, threads, candidates, update_seconds)


def _analyses(
    observation: Observation,
    limits: Limits,
    seed: str,
    threads: int,
    count: int,
    update_seconds: float,
) -> Iterator[Analysis]:
    deadline = limits.deadline
    endings = _played_out(observation, limits)
    if len(endings) == len(observation.legal):
        proven = [_proven(observation, ending) for ending in endings]
        yield Analysis(proven[:count], simulations=0, proven=True, finished=True)
        return
    best = [_proven(observation, ending) for ending in endings[:1]]
    forest, finished = Forest(observation, limits.level, seed, limits.simulations, threads), False
    while not finished:
        until = time.perf_counter() + update_seconds
        forest.grow(limits.simulations, until if deadline is None else min(until, deadline))
        finished = forest.simulations >= limits.simulations or (
            deadline is not None and time.perf_counter() >= deadline
        )
        others = [
            Candidate(
                branch.action,
                branch.visits,
                branch.value,
                branch.margin,
                forest.line(branch.action),
                proven=False,
            )
            for branch in forest.ranking()[: count + 1]
            if not best or branch.action != best[0].action
        ]
        yield Analysis([*best, *others][:count], forest.simulations, bool(best), finished)


def _played_out(observation: Observation, limits: Limits) -> list[Ending]:
    """The result of each action, best first; of only some actions if the budget runs out."""
    left = min(limits.nodes, _MOST_NODES)
    best = prove(observation, limits.level, left)
    if best is None:
        return []
    left -= best.nodes
    endings = [best]
    for action in observation.legal:
        if action != best.line[0]:
            ending = prove(observation, limits.level, left, action) if left > 0 else None
            if ending is None:
                return [best]
            left -= ending.nodes
            endings.append(ending)
    seat = observation.player or 0
    return [best, *sorted(endings[1:], key=lambda ending: -ending.values[seat])]


def _proven(observation: Observation, ending: Ending) -> Candidate:
    seat = observation.player or 0
    return Candidate(
        ending.line[0], 0, ending.values[seat], ending.margins[seat], ending.line, proven=True
    )
