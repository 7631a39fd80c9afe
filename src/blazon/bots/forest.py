"""Search trees, grown in parallel from one observation, and their combined results."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from blazon.bots.judge import workspace_for
from blazon.bots.levels import Level
from blazon.bots.simulation import simulate
from blazon.bots.tree import NODE, scratch_dtype
from blazon.kernel import batch
from blazon.kernel.contract import NOBODY
from blazon.kernel.game import States, Variant
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.observation import Observation

MOST_NODES = 4_000_000
"""Nodes of one tree (32 bytes each, touched only when used); a full tree grows no further."""
_NODES_OF_SIMULATION = 4096
"""Nodes reserved per simulation of a short search: a hundred times what one simulation adds.
Allocating all ``MOST_NODES`` takes longer than a single simulation.
"""
_CHUNK, _LARGE_CHUNK = 1024, 16 * 1024
_SURE_ENOUGH = 0.01
_NEVER = np.float32(-1e9)


@dataclass(frozen=True)
class Branch:
    """The trees' combined result for an action."""

    action: str
    """Its token."""
    visits: int
    """The number of simulations that began with it."""
    value: float | None
    """The acting player's mean payoff in them, 0 to 1; None if there were none."""
    margin: float | None
    """The acting player's mean lead over the best rival in them; None if there were none."""


class Tree:
    """A tree and the working memory of its simulations."""

    def __init__(
        self,
        variant: Variant,
        root: States,
        observer: np.uint64,
        level: Level,
        streams: npt.NDArray[Any],
        simulations: int,
    ) -> None:
        """Make an empty tree.

        Args:
            variant: the game.
            root: one state as the observer may know it.
            observer: the player who searches; NOBODY if nothing is hidden in ``root``.
            level: the settings of the search.
            streams: one random stream.
            simulations: the maximum number in total, for which memory is reserved.
        """
        game = variant.game
        self.root = root
        self.observer = observer
        self.nodes = np.empty(min(_NODES_OF_SIMULATION * (simulations + 1), MOST_NODES), NODE)
        self.nodes[0] = np.zeros((), NODE)
        self.scratches = np.zeros(1, scratch_dtype(game.actions))
        level.write(self.scratches, int(variant.options["players"]))
        self.states = np.zeros(1, game.state)
        self.workspaces = workspace_for(game, self.root, level.judge)
        self.masks = np.zeros(1, game.mask)
        self.streams = streams
        self.done = 0

    def run(self, count: int) -> None:
        """Run this many more simulations."""
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

    def grow(self, most: int, deadline: float | None) -> None:
        """Run until the tree has this many simulations, or until the deadline.

        The clock is ``time.perf_counter``. The tree gets at least one simulation in total.
        """
        chunk, largest = (_LARGE_CHUNK, _LARGE_CHUNK) if deadline is None else (1, _CHUNK)
        while self.done < most and not (
            self.done and deadline is not None and time.perf_counter() >= deadline
        ):
            self.run(min(chunk, most - self.done))
            chunk = min(2 * chunk, largest)

    def begin_with(self, action: int) -> None:
        """Begin every simulation with this action; call this before the first simulation."""
        self.run(1)  # creates the root's children
        children = self.children(0)
        others = children["action"] != action
        children["visits"][others], children["value"][others] = 1, _NEVER
        for name in ("sums", "leads", "gains"):
            self.scratches[name] = 0
        self.done = 0

    def children(self, node: int) -> npt.NDArray[Any]:
        """The node's children, in the order they were added."""
        first = int(self.nodes[node]["first"])
        return self.nodes[first : first + int(self.nodes[node]["children"])]


def means(trees: Sequence[Tree], name: Literal["sums", "leads"]) -> list[float]:
    """Each player's mean payoff (``sums``) or lead (``leads``) over the trees' simulations."""
    players, simulations = int(trees[0].scratches["players"][0]), sum(tree.done for tree in trees)
    sums = np.sum([tree.scratches[name][0] for tree in trees], axis=0)[:players]
    return [round(float(mean), 6) for mean in sums / simulations]


class Forest:
    """Trees for one decision, which share the work."""

    def __init__(
        self,
        observation: Observation,
        level: Level,
        seed: str,
        simulations: int,
        threads: int = 1,
        first: str | None = None,
    ) -> None:
        """Make empty trees.

        Args:
            observation: what the acting player knows.
            level: the settings of the search.
            seed: any text.
            simulations: the maximum number, over all trees.
            threads: the number of trees.
            first: a legal action with which every simulation begins.
        """
        self._observation, self._seed = observation, seed
        self._tokens = observation.variant.tokens(observation.states)
        observer = NOBODY if observation.complete else np.uint64(observation.player or 0)
        self._trees = [
            Tree(
                observation.variant,
                observation.states,
                observer,
                level,
                open_stream(seed, number, Purpose.SEARCH),
                simulations,
            )
            for number in range(threads)
        ]
        if first is not None:
            for tree in self._trees:
                tree.begin_with(self._tokens.index(first))

    @property
    def simulations(self) -> int:
        """The number of simulations so far, over all trees."""
        return sum(tree.done for tree in self._trees)

    def grow(self, most: int, deadline: float | None = None) -> None:
        """Run until the trees have this many simulations together, or until the deadline.

        The trees have equal shares, so the size of the portions does not matter.
        """
        trees, threads = self._trees, len(self._trees)
        shares = [most // threads + (number < most % threads) for number in range(threads)]
        if threads == 1:
            trees[0].grow(most, deadline)
            return
        with ThreadPoolExecutor(threads) as pool:
            growing = [
                pool.submit(copy_context().run, tree.grow, share, deadline)
                for tree, share in zip(trees, shares, strict=True)
            ]
            for growth in growing:
                growth.result()

    def best(self) -> str:
        """The token of the best action."""
        order, _, _ = self._order()
        best: str = self._tokens[order[0]]
        return best

    def ranking(self) -> list[Branch]:
        """The legal actions, the best first."""
        order, visits, worth = self._order()
        gains = np.sum([tree.scratches["gains"][0] for tree in self._trees], axis=0)
        return [
            Branch(
                action=self._tokens[action],
                visits=int(visits[action]),
                value=round(float(worth[action] / visits[action]), 6) if visits[action] else None,
                margin=round(float(gains[action] / visits[action]), 6) if visits[action] else None,
            )
            for action in order
        ]

    def _order(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[Any]]:
        """The legal actions, the best first; by action, its visits and the sum of its payoffs."""
        actions = self._observation.game.actions
        visits, worth = np.zeros(actions, np.int64), np.zeros(actions)
        for tree in self._trees:
            found = tree.children(0)
            np.add.at(visits, found["action"], found["visits"])
            np.add.at(worth, found["action"], found["visits"] * found["value"].astype(float))
        legal = np.array([self._tokens.index(token) for token in self._observation.legal])
        return legal[np.lexsort((worth[legal], visits[legal]))[::-1]], visits, worth

    def values(self) -> list[float]:
        """Each player's mean payoff."""
        return means(self._trees, "sums")

    def margins(self) -> list[float]:
        """Each player's mean lead over the best rival, where the simulations ended."""
        return means(self._trees, "leads")

    def line(self, action: str) -> list[str]:
        """An action and the most visited ones after it, legal in one deal of the hidden components.

        They come from the first tree.
        """
        game, variant, tree = self._observation.game, self._observation.variant, self._trees[0]
        states = self._observation.states.copy()
        if tree.observer != NOBODY:
            stream = open_stream(self._seed, 0, Purpose.BOT)
            batch.imagine(states, np.array([tree.observer]), stream)
        masks, actors = np.zeros(1, game.mask), np.zeros(1, np.int64)
        line: list[str] = []
        node, number = 0, self._tokens.index(action)
        while True:
            line.append(variant.tokens(states)[number])
            here = np.flatnonzero(tree.children(node)["action"] == number)[0]
            node = int(tree.nodes[node]["first"]) + int(here)
            batch.act(states, np.array([number], np.uint64))
            batch.ask(states, masks, actors)
            is_legal = np.unpackbits(masks.view(np.uint8), bitorder="little")
            children = tree.children(node)
            options = children[is_legal[children["action"]] == 1]
            if not len(options) or options["visits"].max() <= max(_SURE_ENOUGH * tree.done, 1):
                return line
            number = int(options["action"][options["visits"] == options["visits"].max()].min())
