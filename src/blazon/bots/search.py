"""Search from an observation: by simulations, time or level, on one or several cores."""

import os
import time
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TypedDict, Unpack

from blazon.bots.endings import Ending, compile_ahead, play_out
from blazon.bots.forest import Forest
from blazon.bots.judge import Judge
from blazon.bots.levels import Level, levels
from blazon.bots.styles import in_style, split_level
from blazon.kernel.errors import BadValue
from blazon.kernel.jit import ENABLED
from blazon.kernel.levels import LEVEL_NAMES
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.solving import DEFAULT_NODES

MOST_SIMULATIONS = 100_000_000
MOST_MILLISECONDS = 24 * 3600 * 1000
MOST_THREADS = 256
_NODES_OF_SIMULATION = 8
"""Solver positions allowed per simulation: both take about the same time."""
_NODES_OF_MS = 250
"""The same per millisecond: a quarter of it on a machine that visits a million positions a second;
most visit more.
"""


@dataclass(frozen=True)
class Finding:
    """The result of a search."""

    action: str
    """The token of the action it would play."""
    line: list[str]
    """That action and the most likely ones after it, in one possible deal; if proven, the best ones
    to the end of the game.
    """
    values: list[float]
    """Each player's mean payoff, 0 to 1. If proven, the player to move is sure of theirs, and best
    play leaves the rival at most the rival's.
    """
    margins: list[float]
    """Each player's mean lead over the best rival, in points, where the simulations ended; if
    proven, the lead at the end of the game, in the same sense.
    """
    simulations: int
    """The number of simulations; 0 if the ending was solved instead."""
    proven: bool
    """Whether the ending was solved, and nothing hidden from the player to move matters. With best
    play from now on this player is sure of the result, whatever the rival knows or does, and no
    other action guarantees more. It does not say what the rival can be sure of.
    """
    leads: dict[str, float] = field(default_factory=dict)
    """The searcher's mean lead over the best rival after each action with which a simulation began,
    the best action first; empty if the ending was solved.
    """


class Effort(TypedDict, total=False):
    """How long and how to search: at most one limit; without one, the strongest level's."""

    level: str | None
    """One of the five levels, or ``LEVEL:STYLE``."""
    time_ms: int | None
    """Thinking time in milliseconds; compiling and loading machine code do not count."""
    simulations: int | None
    """Number of simulated games, over all threads."""
    seed: str | None
    """Any text; random if not given."""
    threads: int
    """The number of trees grown side by side, and added up at the end; 1 if not given."""


@dataclass(frozen=True)
class Limits:
    """The limits and settings of a search."""

    level: Level
    """The settings for simulations."""
    simulations: int
    """The maximum number of simulations."""
    time_ms: int | None
    """The maximum time in milliseconds; None for no limit."""

    @property
    def deadline(self) -> float | None:
        """The time to stop if the search begins now, on the clock ``time.perf_counter``."""
        return None if self.time_ms is None else time.perf_counter() + self.time_ms / 1000

    @property
    def nodes(self) -> int:
        """The maximum number of positions for solving an ending instead."""
        if self.time_ms is None:
            return min(_NODES_OF_SIMULATION * self.simulations, DEFAULT_NODES)
        return min(_NODES_OF_MS * self.time_ms, DEFAULT_NODES)


def limits_of(
    game: str,
    level: str | None = None,
    time_ms: int | None = None,
    simulations: int | None = None,
    judge: Judge | None = None,
) -> Limits:
    """Make a budget from at most one limit; without a limit, the strongest level's.

    A level is a name, or ``LEVEL:STYLE``. A given judge replaces the game's own.

    Raises BadValue for an invalid limit.
    """
    if sum(limit is not None for limit in (level, time_ms, simulations)) > 1:
        raise BadValue("level", "must be given alone: give one of level, time_ms, simulations")
    check_number("time_ms", time_ms, MOST_MILLISECONDS)
    check_number("simulations", simulations, MOST_SIMULATIONS)
    name, style = split_level(level or LEVEL_NAMES[-1])
    chosen = levels(game)[name]
    if judge is not None:
        chosen = replace(chosen, judge=judge)
    if style:
        chosen = in_style(chosen, game, style)
    if time_ms is not None:
        return Limits(chosen, MOST_SIMULATIONS, time_ms)
    return Limits(chosen, chosen.simulations if simulations is None else simulations, None)


def check_number(name: str, number: int | None, most: int) -> None:
    """Raise BadValue unless the value is None or a whole number from 1 to ``most``."""
    if number is None:
        return
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadValue(name, "must be a whole number from 1")
    if number > most:
        raise BadValue(name, f"must be at most {most}")


def check_actor(observation: Observation) -> None:
    """Raise BadValue for an observer who does not act."""
    if observation.observer is None or observation.observer != observation.player:
        raise BadValue("player", "must be the player who acts now")


@cache
def load_ahead(game: str) -> None:
    """Compile or load all code that a search needs before its clock starts.

    Compiling takes a while, once per machine; loading takes a moment, once per process.
    """
    if not ENABLED:
        return
    position = Position(game, seed="load")
    while position.actor is None:
        position.roll()
    observation = position.observe(position.actor)
    position.score()
    compile_ahead(observation)
    forest = Forest(observation, levels(game)[LEVEL_NAMES[-1]], "load", simulations=1)
    forest.grow(1)
    forest.line(forest.best())


def settled(game: str, effort: Effort, judge: Judge | None = None) -> tuple[Limits, str, int]:
    """The limits, seed and number of threads of an effort; raises BadValue for an invalid one."""
    limits = limits_of(
        game, effort.get("level"), effort.get("time_ms"), effort.get("simulations"), judge
    )
    seed, threads = effort.get("seed"), effort.get("threads", 1)
    check_number("threads", threads, MOST_THREADS)
    return limits, os.urandom(16).hex() if seed is None else seed, threads


def search(
    observation: Observation,
    *,
    first: str | None = None,
    endings: bool = True,
    compared: bool = False,
    lines: bool = True,
    judge: Judge | None = None,
    **effort: Unpack[Effort],
) -> Finding:
    """Find the best action for the observer, from the observer's knowledge alone.

    The result is always the same for the same seed, number of simulations and number of threads.

    Args:
        observation: what the acting player knows.
        first: a legal action to evaluate: the search considers only games that begin with it.
        endings: whether to solve endings instead, if the level does that.
        compared: whether the result will be compared with that of another search. Then, if the
            level has no horizon, all simulations end at their first quiet position.
        lines: whether to look for the actions after the best one; without them, ``line`` is that
            action alone, unless the ending was solved.
        judge: the judge of positions before the end; by default the game's own.
        effort: ``level``, ``time_ms`` or ``simulations``; ``seed``, ``threads``: see ``Effort``.

    Raises:
        BadValue: for an observer who does not act, an invalid limit, or an illegal ``first``.
    """
    check_actor(observation)
    limits, seed, threads = settled(observation.game.name, effort, judge)
    if first is not None and first not in observation.legal:
        raise BadValue("first", f"must be one of {' '.join(observation.legal)}")
    if limits.time_ms is not None:
        load_ahead(observation.game.name)
    if compared and limits.level.horizon == 0:
        limits = replace(limits, level=replace(limits.level, stops_at_quiet=True))
    found = _search(observation, limits, seed, threads, first, endings=endings)
    if isinstance(found, Ending):
        return Finding(
            action=found.line[0],
            line=found.line,
            values=found.values,
            margins=found.margins,
            simulations=0,
            proven=found.proven,
        )
    ranking = found.ranking()
    best = ranking[0].action
    return Finding(
        action=best,
        line=found.line(best) if lines else [best],
        values=found.values(),
        margins=found.margins(),
        simulations=found.simulations,
        proven=False,
        leads={one.action: one.margin for one in ranking if one.margin is not None},
    )


def best_action(observation: Observation, limits: Limits, seed: str, threads: int = 1) -> str:
    """Find the action of ``search`` without its other results, which take longer.

    Raises BadValue for an observer who does not act, or an invalid number of threads.
    """
    check_actor(observation)
    check_number("threads", threads, MOST_THREADS)
    found = _search(observation, limits, seed, threads)
    return found.line[0] if isinstance(found, Ending) else found.best()


def _search(
    observation: Observation,
    limits: Limits,
    seed: str,
    threads: int,
    first: str | None = None,
    *,
    endings: bool = True,
) -> Ending | Forest:
    """Solve the ending, or else grow the trees."""
    deadline = limits.deadline
    if endings:
        ending = play_out(observation, limits.level, limits.nodes, seed, first)
        if ending is not None:
            return ending
    forest = Forest(observation, limits.level, seed, limits.simulations, threads, first)
    forest.grow(limits.simulations, deadline)
    return forest


class SearchBot:
    """A bot that searches, unless everybody can see that only one action is legal."""

    def __init__(
        self,
        seed: str,
        level: str | None = None,
        simulations: int | None = None,
        threads: int = 1,
        judge: Judge | None = None,
    ) -> None:
        self.seed = seed
        self.level = level
        self.simulations = simulations
        self.threads = threads
        self.judge = judge

    def choose(self, observation: Observation) -> str:
        """A legal token; the same for the same seed and observation."""
        is_forced = len(observation.legal) == 1
        if is_forced and not observation.variant.hides_choices(observation.states):
            return observation.legal[0]
        limits = limits_of(
            observation.game.name, self.level, simulations=self.simulations, judge=self.judge
        )
        seed = f"{self.seed}/{len(observation.shared_log)}"
        return best_action(observation, limits, seed, self.threads)
