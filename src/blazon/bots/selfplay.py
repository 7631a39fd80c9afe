"""Games of the search against itself, compiled as a whole: what a judge learns from."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.bots.judges import Judge, workspace_for
from blazon.bots.levels import levels
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
from blazon.kernel.levels import LEVEL_NAMES
from blazon.kernel.masks import any_of, size
from blazon.kernel.streams import Purpose, bits, open_stream

MOST_POSITIONS = 4096
"""Of one game; later ones are not kept."""
_NODES = 1 << 20

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_LOW, _UPPER = np.uint64(0xFFFF), np.uint64(32)
_DRAWS = 1 << 16
_IN_A_ROW = np.uint64(8)


@kernel
def _plant(nodes: npt.NDArray[Any], scratch: Any) -> None:
    """Begin a new tree."""
    root = nodes[0]
    root.visits = 0
    root.children = 0
    root.value = np.float32(0.0)
    root.own = np.float32(0.0)
    scratch.used = _ONE


@kernel
def _most_visited(nodes: npt.NDArray[Any]) -> Any:
    """The action of the root that was chosen most often."""
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
    simulations: Any,
    slips: Any,
    kept: npt.NDArray[Any],
) -> Any:
    """Play a newly dealt game to its end; how many of its quiet positions were kept."""
    state, stream, mask, count, quick = games[0], streams[0], masks[0], 0, _ZERO
    while True:
        who = actor(state)
        if who == OVER:
            return count
        if is_quiet(state) and count < kept.shape[0]:
            kept[count] = games[0]
            count += 1
        if who == CHANCE:
            apply(state, draw(state, bits(stream)))
            continue
        legal(state, mask)
        word = bits(stream)
        if size(mask) == _ONE:
            action = any_of(mask, word)
        elif quick > _ZERO or word & _LOW < slips:
            quick = quick - _ONE if quick > _ZERO else (word >> _UPPER) % _IN_A_ROW
            action = rollout_action(state, workspaces[0], mask, bits(stream))
        else:
            roots[0] = blanks[0]
            hide(state, np.uint64(who), roots[0])
            _plant(nodes, scratches[0])
            run(
                roots,
                np.uint64(who),
                nodes,
                scratches,
                states,
                workspaces,
                masks,
                streams,
                simulations,
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
    """Write the features of each player in each position, and what the end brought."""
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
class Lesson:
    """What one game has to teach."""

    features: npt.NDArray[np.float32]
    """``[positions, players, features]``, in the order they were met."""
    left: npt.NDArray[np.float32]
    """``[positions]``: how much of the game was to come, 0 to 1."""
    points: npt.NDArray[np.float32]
    """``[players]``: the final totals."""
    wins: npt.NDArray[np.float32]
    """``[players]``: shares of the win."""


class Teacher:
    """Plays games of one variant against itself."""

    def __init__(
        self,
        variant: Variant,
        judge: Judge | None,
        simulations: int,
        slips: float = 0.0,
    ) -> None:
        """Prepare to play.

        Args:
            variant: the game.
            judge: who judges positions before the end, if not the game's own judge.
            simulations: of each decision.
            slips: the share of decisions after which up to eight in a row are made quickly, so that
                games get to positions that a search would not let happen, but has to judge.
        """
        game = variant.game
        level = levels(game.name)[LEVEL_NAMES[-1]]
        self._variant, self._simulations = variant, simulations
        self._slips = np.uint64(int(slips * _DRAWS))
        self._blanks, self._roots = np.zeros(1, game.state), np.zeros(1, game.state)
        self._states, self._masks = np.zeros(1, game.state), np.zeros(1, game.mask)
        self._kept = np.zeros(MOST_POSITIONS, game.state)
        self._nodes = np.empty(_NODES, NODE)
        self._nodes[0] = np.zeros((), NODE)
        self._scratches = np.zeros(1, scratch_dtype(game.actions))
        self._players = int(variant.options["players"])
        level.write(self._scratches, self._players)
        self._workspaces = workspace_for(game, variant.blank(), judge)

    def play(self, seed: str, number: int) -> Lesson:
        """The game of this seed and number; always the same."""
        states = self._variant.blank()
        batch.deal(states, open_stream(seed, number, Purpose.DEAL))
        batch.prepare(states, self._workspaces)
        count = _play(
            states,
            self._blanks,
            self._roots,
            self._nodes,
            self._scratches,
            self._states,
            self._workspaces,
            self._masks,
            open_stream(seed, number, Purpose.SEARCH),
            np.int64(self._simulations),
            self._slips,
            self._kept,
        )
        found = np.zeros((count, self._players, len(self._variant.game.features)), np.float32)
        left, (points, wins) = np.zeros(count, np.float32), np.zeros((2, self._players), np.float32)
        _examine(self._kept[:count], states, self._workspaces, found, left, points, wins)
        return Lesson(found, left, points, wins)
