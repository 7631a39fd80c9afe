"""Watching a search: the best actions of a position, again and again while it thinks."""

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Unpack

from blazon.bots.endings import Ending, prove
from blazon.bots.forest import Forest
from blazon.bots.search import Effort, Limits, check_actor, check_number, load_ahead, settled
from blazon.match.observation import Observation

MOST_CANDIDATES = 1000
UPDATE_SECONDS = 0.25
"""How often there is something new to see, unless one says otherwise."""
_MOST_NODES = 4_000_000
"""Positions that may be looked at before anything is seen: one or two seconds' worth."""


@dataclass(frozen=True)
class Candidate:
    """One of the best actions."""

    action: str
    """Its token."""
    visits: int
    """How many simulations began with it; 0 if none had to be run."""
    value: float | None
    """The acting player's payoff after it, 0 to 1; None while nothing is known."""
    margin: float | None
    """The acting player's lead over the best rival after it; None while nothing is known."""
    line: list[str]
    """It and the most likely actions after it; if it is proven, the best to the end of the game."""
    proven: bool
    """Whether value and margin are exact: what follows was played out, and with best play the
    acting player is sure of them, whatever the rival knows or does."""


@dataclass(frozen=True)
class Analysis:
    """What is known of a position so far."""

    candidates: list[Candidate]
    """The best actions, the best first."""
    simulations: int
    """How many were run so far, for all legal actions together."""
    proven: bool
    """Whether no action makes the acting player sure of more than the first one does."""
    finished: bool
    """Whether the limit has been reached, or nothing more can be found out."""


def analyse(
    observation: Observation,
    *,
    candidates: int = 3,
    update_seconds: float = UPDATE_SECONDS,
    **effort: Unpack[Effort],
) -> Iterator[Analysis]:
    """The best actions for the observer, again and again while the search grows.

    The last analysis is finished; for the same seed, number of simulations and number of threads it
    is always the same. An ending that can be played out exactly is, and then there is one analysis.

    Args:
        observation: what the acting player knows.
        candidates: how many actions to tell of, at most.
        update_seconds: how long to think between two analyses.
        effort: as for ``search``. Thinking time begins when the first analysis is asked for;
            machine code is compiled and loaded before this returns.

    Raises:
        BadValue: at once, for an observer who does not act, or a limit that is none.
    """
    check_actor(observation)
    limits, seed, threads = settled(observation.game.name, effort)
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
    """What comes of each action, the best first; of fewer, if that is too much."""
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
