"""Exact two-player play without hidden information or chance: alpha-beta.

Null-window searches with a transposition table (Plaat, Schaeffer, Pijls and de Bruin, "Best-first
fixed-depth minimax algorithms", 1996) test whether the first player can reach a value, until they
find the largest such value. The table stores results for positions by ``fingerprint``. Actions that
caused cutoffs elsewhere are tried first.

A value is the first player's lead in points times ``point``, plus ``bonus`` for a win or minus
``bonus`` for a loss. With a large bonus a win counts more than any lead.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel import batch
from blazon.kernel.bits import lowest
from blazon.kernel.contract import (
    CHANCE,
    OVER,
    actor,
    apply,
    bound_lead,
    fingerprint,
    legal,
    prior,
    rank,
    score,
)
from blazon.kernel.jit import entry, kernel
from blazon.kernel.layout import record_dtype
from blazon.kernel.masks import contains

DEEPEST = 1024
"""The maximum length of a line of play."""
MOST_KNOWN = 1 << 22
"""The maximum number of stored positions; a power of two."""
FIRST_KNOWN = 1 << 15
"""The initial table size: touching new memory takes longer than a short search."""
_NODES_OF_PLACE = 4
"""The table counts as too small after this many nodes per entry ..."""
_MORE = 16
"""... and then grows by this factor."""
NO_ACTION = 65535
_INFINITE = 1 << 30
_TOO_MANY, _CHANCE_AHEAD = 1, 2

KNOWN = record_dtype(
    [
        ("key", np.uint64),  # the position's fingerprint
        ("low", np.int32),  # lower bound on its value
        ("high", np.int32),  # upper bound
        ("action", np.uint16),  # the best known action
        ("effort", np.uint16),  # effort of the search, as a power of two
    ]
)
"""A table entry: the known facts about a position."""

FRAME = record_dtype(
    [
        ("key", np.uint64),
        ("best", np.int32),  # value so far
        ("begun", np.int64),  # node count before this node
        ("best_action", np.uint16),
        ("action", np.uint16),  # the one being tried now
        ("first", np.uint16),  # tried before all others
        ("player", np.uint8),
        ("step", np.uint8),  # preceding actions of the same player, at most three
        ("weighed", np.uint8),  # whether the actions have been compared
    ]
)
"""A position on the current path."""

_ZERO, _ONE, _WORD = np.uint64(0), np.uint64(1), np.uint64(64)
_NONE = np.uint64(NO_ACTION)
_GAIN = np.float32(0.01)
_UNKNOWN = np.int64(1 << 40)
_STEPS = 4


@kernel
def _final(state: Any, point: Any, bonus: Any, totals: Any, standings: Any) -> Any:
    """The value at the end of a game."""
    score(state, totals)
    rank(state, totals, standings)
    return (totals[0] - totals[1]) * point + np.sign(standings[0] - standings[1]) * bonus


@kernel
def _answer_by_bounds(state: Any, point: Any, bonus: Any, bounds: Any, wanted: Any) -> Any:
    """A bound from the leads still possible, if it decides the test; else UNKNOWN."""
    bound_lead(state, bounds)
    most = bounds[1] * point + (bonus if bounds[1] >= 0 else -bonus)
    if most < wanted:
        return most
    least = bounds[0] * point + (bonus if bounds[0] > 0 else -bonus)
    return least if least >= wanted else _UNKNOWN


@kernel
def _slot(table: npt.NDArray[Any], key: Any) -> Any:
    """A position's table entry, or the one of two candidates with less effort to replace."""
    place = (key >> _ONE) & np.uint64(table.shape[0] - 1)
    other = place ^ _ONE
    if table[place].key == key:
        return place
    if table[other].key == key:
        return other
    return place if table[place].effort <= table[other].effort else other


@kernel
def _answer_by_memory(table: npt.NDArray[Any], frame: Any, state: Any, wanted: Any) -> Any:
    """A stored bound on the value, if it decides the test; else UNKNOWN.

    The action that was best then will be tried first.
    """
    frame.key = fingerprint(state) | _ONE  # 0 marks an empty entry
    frame.first = NO_ACTION
    known = table[_slot(table, frame.key)]
    if known.key != frame.key:
        return _UNKNOWN
    frame.first = known.action
    if known.low >= wanted:
        return np.int64(known.low)
    return np.int64(known.high) if known.high < wanted else _UNKNOWN


@kernel
def _open(frame: Any, state: Any, mask: Any, who: Any, step: Any, nodes: Any) -> None:
    """Start visiting the successors of a position."""
    frame.player = who
    frame.step = step
    frame.begun = nodes
    frame.weighed = 0
    frame.best = -_INFINITE if who == 0 else _INFINITE
    frame.best_action = NO_ACTION
    legal(state, mask)
    # Positions with equal fingerprints may have different legal actions.
    if frame.first != NO_ACTION and not contains(mask, np.uint64(frame.first)):
        frame.first = NO_ACTION


@kernel
def _is_enough(frame: Any, value: Any, wanted: Any) -> Any:
    """Add the value of the action being tried; returns whether it causes a cutoff."""
    if frame.player == 0:
        if value > frame.best:
            frame.best, frame.best_action = value, frame.action
        return frame.best >= wanted
    if value < frame.best:
        frame.best, frame.best_action = value, frame.action
    return frame.best < wanted


@kernel
def _keep(table: npt.NDArray[Any], frame: Any, value: Any, is_low: Any, nodes: Any) -> None:
    """Store a lower or upper bound on a position's value, and the action that gives it."""
    known = table[_slot(table, frame.key)]
    if known.key != frame.key:
        known.key = frame.key
        known.low, known.high = -_INFINITE, _INFINITE
        known.action = NO_ACTION
    if is_low:
        known.low = value
    else:
        known.high = value
    if is_low == (frame.player == 0) or known.action == NO_ACTION:
        known.action = frame.best_action
    effort, left = np.uint16(0), nodes - frame.begun
    while left > 0:
        effort, left = effort + np.uint16(1), left >> 1
    known.effort = effort


@kernel
def _next_action(
    state: Any, workspace: Any, mask: Any, frame: Any, history: Any, weights: Any
) -> Any:
    """The most promising action not yet tried; NO_ACTION if none is left."""
    chosen, most = np.uint64(frame.first), np.float32(-1)
    if chosen == _NONE:
        if frame.weighed == 0:
            prior(state, workspace, mask, weights)
            frame.weighed = 1
        for word in range(mask.words.size):
            left = mask.words[word]
            while left != _ZERO:
                action = lowest(left) + np.uint64(word) * _WORD
                left &= left - _ONE
                weight = weights[action] * history[frame.player, frame.step, action]
                if weight > most:
                    chosen, most = action, weight
    frame.first = NO_ACTION
    if chosen != _NONE:
        mask.words[chosen >> np.uint64(6)] &= ~(_ONE << (chosen & np.uint64(63)))
    return chosen


@kernel
def _go_back(
    states: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    frames: npt.NDArray[Any],
    table: npt.NDArray[Any],
    history: npt.NDArray[np.float32],
    weights: npt.NDArray[np.float32],
    workspaces: npt.NDArray[Any],
    level: Any,
    value: Any,
    wanted: Any,
    nodes: Any,
) -> Any:
    """Return from a level with a known value to one with another action to try.

    Returns that level and action, and the value; if there is none, NO_ACTION and the first level's
    value.
    """
    action = _NONE
    while action == _NONE and level > 0:
        level -= 1
        state, frame = states[level], frames[level]
        if _is_enough(frame, value, wanted):
            history[frame.player, frame.step, frame.action] += _GAIN
        else:
            action = _next_action(
                state, workspaces[0], masks[level], frame, history, weights[level]
            )
        if action == _NONE:
            value = np.int64(frame.best)
            _keep(table, frame, value, value >= wanted, nodes)
    return level, action, value


@entry
def reaches(
    states: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    frames: npt.NDArray[Any],
    table: npt.NDArray[Any],
    history: npt.NDArray[np.float32],
    weights: npt.NDArray[np.float32],
    workspaces: npt.NDArray[Any],
    counts: npt.NDArray[np.int64],
    wanted: Any,
    point: Any,
    bonus: Any,
    most: Any,
) -> Any:
    """Test whether the first player can reach a value from ``states[0]``.

    Args:
        states: the position, and room for one more per action of the longest game.
        masks: one mask per state.
        frames: one frame per state; the first receives the best action.
        table: the transposition table; its size is a power of two.
        history: the number of cutoffs by player, step of the turn and action.
        weights: room for the weight of each action in each state.
        workspaces: the game's workspace for the first state.
        counts: nodes visited so far, and the reason for stopping, or 0.
        wanted: the value to reach.
        point: the value of a point of the lead.
        bonus: the additional value of a win.
        most: the number of nodes at which to give up.

    Returns:
        A bound on the value: at least ``wanted`` if the player can reach it, else below it.
    """
    totals, standings, bounds = np.zeros((3, 2), np.int64)
    level, last, value = 0, states.shape[0] - 1, np.int64(0)
    while True:
        state, frame, who = states[level], frames[level], actor(states[level])
        counts[0] += 1
        goes_on = level > 0 and frames[level - 1].player == who
        value = _UNKNOWN
        if who == OVER:
            value = _final(state, point, bonus, totals, standings)
        elif who == CHANCE or counts[0] >= most or level == last:
            counts[1] = _CHANCE_AHEAD if who == CHANCE else _TOO_MANY
            return np.int64(0)
        elif level > 0 and not goes_on:  # within a turn, bounds change little
            value = _answer_by_bounds(state, point, bonus, bounds, wanted)
        if value == _UNKNOWN:
            value = _answer_by_memory(table, frame, state, wanted)
        action = _NONE
        if value == _UNKNOWN or level == 0:
            step = min(frames[level - 1].step + 1, _STEPS - 1) if goes_on else 0
            _open(frame, state, masks[level], who, step, counts[0])
            action = _next_action(
                state, workspaces[0], masks[level], frame, history, weights[level]
            )
        if action == _NONE:
            level, action, value = _go_back(
                states,
                masks,
                frames,
                table,
                history,
                weights,
                workspaces,
                level,
                value,
                wanted,
                counts[0],
            )
            if action == _NONE:
                return value
        frames[level].action = action
        states[level + 1] = states[level]
        apply(states[level + 1], action)
        level += 1


@entry
def carry_over(known: npt.NDArray[Any], table: npt.NDArray[Any]) -> None:
    """Copy all entries into a larger, empty table."""
    for index in range(known.shape[0]):
        if known[index].key != _ZERO:
            table[_slot(table, known[index].key)] = known[index]


class TooManyNodesError(Exception):
    """The search would need more nodes, or longer lines of play, than allowed."""


class ChanceAheadError(Exception):
    """The result depends on an event of chance."""


class Minimax:
    """Solves positions of one two-player game and stores the results."""

    def __init__(
        self,
        state: np.dtype[Any],
        mask: np.dtype[Any],
        workspace: np.dtype[Any],
        actions: int,
        worth: tuple[int, int],
        most: int,
    ) -> None:
        """Start with an empty table.

        Args:
            state: the game's record of a position.
            mask: its record of a set of actions.
            workspace: its record of the data needed for comparing actions.
            actions: the number of actions.
            worth: the value of a point of the lead, and the additional value of a win.
            most: the number of nodes, over all calls, at which to give up.
        """
        deepest = min(DEEPEST, most + 1)  # a line of play is no longer than there are nodes
        self._states, self._masks = np.zeros(deepest, state), np.zeros(deepest, mask)
        self._frames = np.zeros(deepest, FRAME)
        self._history = np.ones((2, _STEPS, actions), np.float32)
        self._weights = np.zeros((deepest, actions), np.float32)
        self._workspaces = np.zeros(1, workspace)
        self._known = np.zeros(room_at_first(most), KNOWN)
        self._point, self._bonus = map(np.int64, worth)
        self._counts, self._most = np.zeros(2, np.int64), most

    @property
    def nodes(self) -> int:
        """The number of nodes visited."""
        return int(self._counts[0])

    def solve(self, start: npt.NDArray[Any]) -> tuple[int, int]:
        """The best action of one state, by number, and its value for the first player.

        The game must not be over. Raises TooManyNodesError, and ChanceAheadError if the result
        depends on a chance event.
        """
        batch.prepare(start, self._workspaces)
        low, high, value, action = -_INFINITE, _INFINITE, 0, NO_ACTION
        while low < high:
            self._states[0], wanted = start[0], value + (value == low)
            value = self._reaches(wanted)
            frame = self._frames[0]
            if (value >= wanted) == (frame["player"] == 0):
                action = int(frame["best_action"])
            low, high = (low, value) if value < wanted else (value, high)
        return action, value

    def _reaches(self, wanted: int) -> int:
        """A bound on the value; searches again with a larger table if there was too little room."""
        while True:
            limit = nodes_for(len(self._known), self._most)
            try:
                return self._reaches_within(wanted, limit)
            except TooManyNodesError:
                if limit == self._most or self.nodes < limit:  # or a line was too long
                    raise
            smaller = self._known
            self._known = np.zeros(more_room(len(smaller), self._most), KNOWN)
            carry_over(smaller, self._known)

    def _reaches_within(self, wanted: int, most: int) -> int:
        value = reaches(
            self._states,
            self._masks,
            self._frames,
            self._known,
            self._history,
            self._weights,
            self._workspaces,
            self._counts,
            np.int64(wanted),
            self._point,
            self._bonus,
            np.int64(most),
        )
        stopped, self._counts[1] = int(self._counts[1]), 0
        if stopped == _TOO_MANY:
            raise TooManyNodesError
        if stopped == _CHANCE_AHEAD:
            raise ChanceAheadError
        return int(value)


def room_for(nodes: int) -> int:
    """The table size for this many nodes: a power of two."""
    return min(MOST_KNOWN, 1 << max(12, nodes.bit_length()))


def room_at_first(most: int) -> int:
    """The initial table size for this many nodes in total."""
    return min(FIRST_KNOWN, room_for(most))


def nodes_for(room: int, most: int) -> int:
    """The nodes after which a table of this size is too small; ``most`` if it must not grow."""
    return most if room >= room_for(most) else min(most, _NODES_OF_PLACE * room)


def more_room(room: int, most: int) -> int:
    """The next table size after one that has become too small."""
    return min(_MORE * room, room_for(most))
