"""Searching from an observation: by simulations, by time or by level, on one core or several."""

import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.bots.levels import LEVEL_NAMES, Level, levels
from blazon.bots.simulation import simulate
from blazon.bots.tree import NODE, scratch_dtype
from blazon.kernel import batch
from blazon.kernel.contract import NOBODY
from blazon.kernel.errors import BadValue
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.observation import Observation

MOST_NODES = 4_000_000
"""Nodes of one tree (32 bytes each, touched only when used); a full tree grows no further."""
MOST_SIMULATIONS = 100_000_000
MOST_MILLISECONDS = 24 * 3600 * 1000
MOST_THREADS = 256
_CHUNK = 1024
_SURE_ENOUGH = 0.01
_NEVER = np.float32(-1e9)


@dataclass(frozen=True)
class Finding:
    """What a search found."""

    action: str
    """The token of the action it would play."""
    line: list[str]
    """That action and the most likely ones after it, in one possible deal of what is hidden."""
    values: list[float]
    """The mean payoff of each player, 0 to 1."""
    margins: list[float]
    """Each player's mean lead over the best rival, in points, where the simulations ended."""
    simulations: int
    """How many simulations were run."""


class _Tree:
    """One tree and the memory that its simulations work in."""

    def __init__(self, observation: Observation, seed: str, number: int, level: Level) -> None:
        game = observation.game
        self.root = observation.states
        self.observer = NOBODY if observation.complete else np.uint64(observation.player or 0)
        self.nodes = np.empty(MOST_NODES, NODE)
        self.nodes[0] = np.zeros((), NODE)
        self.scratches = np.zeros(1, scratch_dtype(game.actions))
        self.scratches["exploration"] = level.exploration
        self.scratches["expand_after"] = level.expand_after
        self.scratches["horizon"] = level.horizon
        self.scratches["players"] = observation.options["players"]
        self.scratches["used"] = 1
        self.states = np.zeros(1, game.state)
        self.workspaces = np.zeros(1, game.workspace)
        batch.prepare(self.root, self.workspaces)
        self.masks = np.zeros(1, game.mask)
        self.streams = open_stream(seed, number, Purpose.SEARCH)
        self.done = 0

    def run(self, count: int) -> None:
        """Run that many more simulations."""
        simulate(
            self.root,
            self.observer,
            self.nodes,
            self.scratches,
            self.states,
            self.workspaces,
            self.masks,
            self.streams,
            np.int64(count),
        )
        self.done += count

    def run_until(self, deadline: float) -> None:
        """Run until the clock (``time.perf_counter``) reaches the deadline."""
        self.run(1)
        chunk = 16
        while time.perf_counter() < deadline and self.done < MOST_SIMULATIONS:
            self.run(chunk)
            chunk = min(2 * chunk, _CHUNK)

    def begin_with(self, action: int) -> None:
        """Begin every simulation with this action; to be said before the first one."""
        self.run(1)  # gives the root its children
        children = self.children(0)
        others = children["action"] != action
        children["visits"][others], children["value"][others] = 1, _NEVER
        self.scratches["sums"], self.scratches["leads"] = 0, 0
        self.done = 0

    def children(self, node: int) -> npt.NDArray[Any]:
        """The node's children, in the order they were added."""
        first = int(self.nodes[node]["first"])
        return self.nodes[first : first + int(self.nodes[node]["children"])]


def search(
    observation: Observation,
    *,
    level: str | None = None,
    time_ms: int | None = None,
    simulations: int | None = None,
    seed: str | None = None,
    threads: int = 1,
    first: str | None = None,
) -> Finding:
    """The best action found for the observer, from nothing but what the observer may know.

    For the same seed, number of simulations and number of threads it is always the same.

    Args:
        observation: what the acting player knows.
        level: one of the five levels; the strongest if no limit is given.
        time_ms: thinking time in milliseconds.
        simulations: number of simulated games, over all threads.
        seed: any text; random if not given.
        threads: trees grown side by side, and added up at the end.
        first: a legal action to judge: the search looks only at what comes after it.

    Raises:
        BadValue: for an observer who does not act, a limit that is none, or a ``first`` that is not
            legal.
    """
    if observation.observer is None or observation.observer != observation.player:
        raise BadValue("player", "must be the player who acts now")
    if sum(limit is not None for limit in (level, time_ms, simulations)) > 1:
        raise BadValue("level", "must be given alone: give one of level, time_ms, simulations")
    for name, number in (("time_ms", time_ms), ("simulations", simulations), ("threads", threads)):
        if number is not None and (
            isinstance(number, bool) or not isinstance(number, int) or number < 1
        ):
            raise BadValue(name, "must be a whole number from 1")
    for name, number, most in (
        ("time_ms", time_ms, MOST_MILLISECONDS),
        ("simulations", simulations, MOST_SIMULATIONS),
        ("threads", threads, MOST_THREADS),
    ):
        if number is not None and number > most:
            raise BadValue(name, f"must be {most} at most")
    if level is not None and level not in LEVEL_NAMES:
        raise BadValue("level", f"must be one of {', '.join(LEVEL_NAMES)}")
    if first is not None and first not in observation.legal:
        raise BadValue("first", f"must be one of {' '.join(observation.legal)}")
    chosen = levels(observation.game.name)[level or LEVEL_NAMES[-1]]
    return _grow(observation, chosen, time_ms, simulations, seed, threads, first)


def _grow(
    observation: Observation,
    level: Level,
    time_ms: int | None,
    simulations: int | None,
    seed: str | None,
    threads: int,
    first: str | None,
) -> Finding:
    """Grow the trees to their limit and read them."""
    deadline = None if time_ms is None else time.perf_counter() + time_ms / 1000
    seed = os.urandom(16).hex() if seed is None else seed
    trees = [_Tree(observation, seed, number, level) for number in range(threads)]
    if first is not None:
        action = observation.variant.tokens(observation.states).index(first)
        for tree in trees:
            tree.begin_with(action)
    total = level.simulations if simulations is None else simulations
    shares = [total // threads + (number < total % threads) for number in range(threads)]

    def grow(tree: _Tree, share: int) -> None:
        if deadline is not None:
            tree.run_until(deadline)
        else:
            while tree.done < share:
                tree.run(min(16 * _CHUNK, share - tree.done))

    if threads == 1:
        grow(trees[0], shares[0])
    else:
        with ThreadPoolExecutor(threads) as pool:
            growing = [
                pool.submit(copy_context().run, grow, tree, share)
                for tree, share in zip(trees, shares, strict=True)
            ]
            for growth in growing:
                growth.result()
    return _read(observation, trees, seed)


def _read(observation: Observation, trees: list[_Tree], seed: str) -> Finding:
    """The most visited action over all trees, and the line that the first tree expects after it."""
    visits = np.zeros(observation.game.actions, np.int64)
    worth = np.zeros(observation.game.actions, np.float64)
    for tree in trees:
        children = tree.children(0)
        np.add.at(visits, children["action"], children["visits"])
        np.add.at(worth, children["action"], children["visits"] * children["value"].astype(float))
    tokens = observation.variant.tokens(observation.states)
    legal = np.array([tokens.index(token) for token in observation.legal])
    best = int(legal[np.lexsort((worth[legal], visits[legal]))[-1]])
    simulations = sum(tree.done for tree in trees)
    players = int(observation.options["players"])
    values, margins = (
        np.sum([tree.scratches[name][0] for tree in trees], axis=0)[:players] / simulations
        for name in ("sums", "leads")
    )
    return Finding(
        action=tokens[best],
        line=_line(observation, trees[0], best, seed),
        values=[round(float(value), 6) for value in values],
        margins=[round(float(margin), 6) for margin in margins],
        simulations=simulations,
    )


def _line(observation: Observation, tree: _Tree, first: int, seed: str) -> list[str]:
    """The most visited actions from the root on, legal in one deal of the hidden things."""
    game, variant = observation.game, observation.variant
    states = observation.states.copy()
    if tree.observer != NOBODY:
        batch.imagine(states, np.array([tree.observer]), open_stream(seed, 0, Purpose.BOT))
    masks, actors = np.zeros(1, game.mask), np.zeros(1, np.int64)
    line: list[str] = []
    node, action = 0, first
    while True:
        line.append(variant.tokens(states)[action])
        children = tree.children(node)
        node = int(tree.nodes[node]["first"]) + int(np.flatnonzero(children["action"] == action)[0])
        batch.act(states, np.array([action], np.uint64))
        batch.ask(states, masks, actors)
        mask = int.from_bytes(masks.tobytes(), "little")
        options = [
            (int(child["visits"]), -int(child["action"]))
            for child in tree.children(node)
            if mask >> int(child["action"]) & 1
        ]
        if not options or max(options)[0] <= max(_SURE_ENOUGH * tree.done, 1):
            return line
        action = -max(options)[1]


class SearchBot:
    """A bot that searches, except where all can see that there is nothing to choose."""

    def __init__(
        self,
        seed: str,
        level: str | None = None,
        simulations: int | None = None,
        threads: int = 1,
    ) -> None:
        self.seed = seed
        self.level = level
        self.simulations = simulations
        self.threads = threads

    def choose(self, observation: Observation) -> str:
        """A legal token; the same for the same seed and observation."""
        is_forced = len(observation.legal) == 1
        if is_forced and not observation.variant.hides_choices(observation.states):
            return observation.legal[0]
        return search(
            observation,
            level=self.level,
            simulations=self.simulations,
            seed=f"{self.seed}/{len(observation.log)}",
            threads=self.threads,
        ).action
