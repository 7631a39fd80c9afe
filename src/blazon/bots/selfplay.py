"""Self-play games for training a judge, compiled as a whole."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.bots.judge import workspace_for
from blazon.bots.levels import Level
from blazon.bots.simulation import run
from blazon.bots.tree import NODE, scratch_dtype
from blazon.kernel import batch
from blazon.kernel.contract import (
    CHANCE,
    OVER,
    actor,
    apply,
    draw,
    features,
    hide,
    is_quiet,
    legal,
    rank,
    rollout_action,
    score,
)
from blazon.kernel.game import Variant
from blazon.kernel.jit import entry, kernel
from blazon.kernel.judge import shares
from blazon.kernel.masks import any_of, size
from blazon.kernel.streams import Purpose, bits, open_stream

MOST_POSITIONS = 4096
"""The maximum number of positions kept per game; later ones are dropped."""
_NODES = 1 << 20

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_LOW, _UPPER = np.uint64(0xFFFF), np.uint64(32)
_DRAWS = 1 << 16
_IN_A_ROW = np.uint64(8)


@kernel
def _plant(nodes: npt.NDArray[Any], scratch: Any) -> None:
    """Start a new tree."""
    root = nodes[0]
    root.visits = 0
    root.children = 0
    root.value = np.float32(0.0)
    root.own = np.float32(0.0)
    scratch.used = _ONE


@kernel
def _most_visited(nodes: npt.NDArray[Any]) -> Any:
    """The root's most visited action."""
    first, best, visits = np.uint64(nodes[0].first), _ZERO, np.int64(-1)
    for index in range(first, first + np.uint64(nodes[0].children)):
        if np.int64(nodes[index].visits) > visits:
            best, visits = np.uint64(nodes[index].action), np.int64(nodes[index].visits)
    return best


@entry
def _play(
    games: npt.NDArray[Any],
    blanks: npt.NDArray[Any],
    roots: npt.NDArray[Any],
    nodes: npt.NDArray[Any],
    scratches: npt.NDArray[Any],
    states: npt.NDArray[Any],
    workspaces: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    simulations: npt.NDArray[np.int64],
    slips: Any,
    kept: npt.NDArray[Any],
) -> Any:
    """Play a newly dealt game to its end; returns the number of quiet positions kept.

    Each seat searches with the scratch record, workspace and number of simulations at its index.
    The first stream is for the searches, the second for chance.
    """
    state, stream, mask, count, quick = games[0], streams[0], masks[0], 0, _ZERO
    while True:
        who = actor(state)
        if who == OVER:
            return count
        if is_quiet(state) and count < kept.shape[0]:
            kept[count] = games[0]
            count += 1
        if who == CHANCE:
            apply(state, draw(state, bits(streams[1])))
            continue
        legal(state, mask)
        word = bits(stream)
        if size(mask) == _ONE:
            action = any_of(mask, word)
        elif quick > _ZERO or word & _LOW < slips:
            quick = quick - _ONE if quick > _ZERO else (word >> _UPPER) % _IN_A_ROW
            action = rollout_action(state, workspaces[who], mask, bits(stream))
        else:
            roots[0] = blanks[0]
            hide(state, np.uint64(who), roots[0])
            _plant(nodes, scratches[who])
            run(
                roots,
                np.uint64(who),
                nodes,
                scratches[who : who + 1],
                states,
                workspaces[who : who + 1],
                masks,
                streams,
                simulations[who],
            )
            action = _most_visited(nodes)
        apply(state, action)


@entry
def _examine(
    kept: npt.NDArray[Any],
    ends: npt.NDArray[Any],
    workspaces: npt.NDArray[Any],
    found: npt.NDArray[np.float32],
    left: npt.NDArray[np.float32],
    points: npt.NDArray[np.float32],
    wins: npt.NDArray[np.float32],
) -> None:
    """Write each player's features in each position, and the final result."""
    workspace = workspaces[0]
    for index in range(kept.shape[0]):
        score(kept[index], workspace.totals)
        for seat in range(found.shape[1]):
            features(kept[index], workspace, np.uint64(seat))
            for feature in range(found.shape[2]):
                found[index, seat, feature] = workspace.features[feature]
        left[index] = workspace.left
    score(ends[0], workspace.totals)
    rank(ends[0], workspace.totals, workspace.standings)
    shares(points.shape[0], workspace.standings, wins)
    for seat in range(points.shape[0]):
        points[seat] = np.float32(workspace.totals[seat])


@dataclass(frozen=True)
class TrainingGame:
    """The training data of one game."""

    features: npt.NDArray[np.float32]
    """``[positions, players, features]``, in the order of play."""
    left: npt.NDArray[np.float32]
    """``[positions]``: the share of the game still to come, 0 to 1."""
    points: npt.NDArray[np.float32]
    """``[players]``: the final totals."""
    wins: npt.NDArray[np.float32]
    """``[players]``: shares of the win."""


class Teacher:
    """Plays games of one variant; each side searches with its own level and judge."""

    def __init__(self, variant: Variant, slips: float = 0.0) -> None:
        """Prepare to play.

        Args:
            variant: the game.
            slips: the share of decisions after which up to eight in a row are quick choices. So
                games reach positions that a search would avoid but must evaluate.
        """
        game = variant.game
        self._variant, self._slips = variant, np.uint64(int(slips * _DRAWS))
        self._blanks, self._roots = np.zeros(1, game.state), np.zeros(1, game.state)
        self._states, self._masks = np.zeros(1, game.state), np.zeros(1, game.mask)
        self._kept = np.zeros(MOST_POSITIONS, game.state)
        self._nodes = np.empty(_NODES, NODE)
        self._nodes[0] = np.zeros((), NODE)
        self._players = int(variant.options["players"])
        self._scratches = np.zeros(self._players, scratch_dtype(game.actions))

    def play(self, seed: str, number: int, seats: Sequence[Level]) -> TrainingGame:
        """Play the game with this seed and number; it is always the same.

        Args:
            seed: any text.
            number: the game's number. The deal and the dice do not depend on the players.
            seats: the search of each seat; if there are fewer than seats, they repeat from the
                first.
        """
        states, game = self._variant.blank(), self._variant.game
        batch.deal(states, open_stream(seed, number, Purpose.DEAL))
        chosen = [seats[seat % len(seats)] for seat in range(self._players)]
        for seat, level in enumerate(chosen):
            level.write(self._scratches[seat : seat + 1], self._players)
        workspaces = np.concatenate([workspace_for(game, states, level.judge) for level in chosen])
        streams = [open_stream(seed, number, use) for use in (Purpose.SEARCH, Purpose.CHANCE)]
        count = _play(
            states,
            self._blanks,
            self._roots,
            self._nodes,
            self._scratches,
            self._states,
            workspaces,
            self._masks,
            np.concatenate(streams),
            np.array([level.simulations for level in chosen]),
            self._slips,
            self._kept,
        )
        found = np.zeros((count, self._players, len(game.features)), np.float32)
        left, (points, wins) = np.zeros(count, np.float32), np.zeros((2, self._players), np.float32)
        _examine(self._kept[:count], states, workspaces, found, left, points, wins)
        return TrainingGame(found, left, points, wins)
