"""Exact play for any number of players, with chance but without hidden information: max^n.

Each player takes the action that is best for them, whatever the others get (Luckhardt and Irani,
"An algorithmic solution of n-person games", 1986), and the first by number among equals. Chance
outcomes are weighted by their probability. A table stores results for positions by ``fingerprint``.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel.bits import lowest
from blazon.kernel.contract import (
    CHANCE,
    OVER,
    actor,
    apply,
    chance_weight,
    fingerprint,
    legal,
    rank,
    score,
)
from blazon.kernel.jit import entry, kernel
from blazon.kernel.layout import record_dtype
from blazon.kernel.minimax import (
    DEEPEST,
    NO_ACTION,
    TooManyNodesError,
    more_room,
    nodes_for,
    room_at_first,
)

FRAME = record_dtype(
    [
        ("key", np.uint64),
        ("best", np.float64),  # the best action's value for its player
        ("weight", np.float64),  # sum over the chance outcomes visited
        ("player", np.int64),  # or CHANCE
        ("best_action", np.uint16),
        ("action", np.uint16),  # the current one
    ]
)
"""A position on the current path."""

_ZERO, _ONE, _WORD = np.uint64(0), np.uint64(1), np.uint64(64)
_NONE = np.uint64(NO_ACTION)
_EQUAL = 1e-9
_NOTHING = -1e18


def known_dtype(players: int) -> np.dtype[Any]:
    """The record of what the table stores about a position."""
    return record_dtype(
        [
            ("key", np.uint64),  # the position's fingerprint
            ("worth", np.float64, (2, players)),  # shares of the win, and leads
            ("action", np.uint16),  # the best one
        ]
    )


@kernel
def _finish(state: Any, worth: Any, totals: Any, standings: Any) -> None:
    """Write the shares of the win and the leads over the best rival at the end of a game."""
    score(state, totals)
    rank(state, totals, standings)
    players, best = totals.size, standings.max()
    winners = np.float64((standings == best).sum())
    for seat in range(players):
        rival = np.int64(-1_000_000)
        for other in range(players):
            if other != seat:
                rival = max(rival, totals[other])
        worth[0, seat] = 1.0 / winners if standings[seat] == best else 0.0
        worth[1, seat] = np.float64(totals[seat] - rival)


@kernel
def _next_action(mask: Any) -> Any:
    """Remove the first action from the set and return it; NO_ACTION if the set is empty."""
    for word in range(mask.words.size):
        left = mask.words[word]
        if left != _ZERO:
            mask.words[word] = left & (left - _ONE)
            return lowest(left) + np.uint64(word) * _WORD
    return _NONE


@kernel
def _open(frame: Any, who: Any, worth: Any) -> None:
    """Start visiting the successors of a position."""
    frame.player = who
    frame.best = _NOTHING
    frame.weight = 0.0
    frame.best_action = NO_ACTION
    worth[:] = 0.0


@kernel
def _take_in(frame: Any, state: Any, worth: Any, following: Any, point: Any, bonus: Any) -> None:
    """Add the value of one action, or of one outcome of chance."""
    if frame.player == CHANCE:
        weight = np.float64(chance_weight(state, np.uint64(frame.action)))
        frame.weight += weight
        for kind in range(2):
            for seat in range(worth.shape[1]):
                worth[kind, seat] += weight * following[kind, seat]
        return
    value = bonus * following[0, frame.player] + point * following[1, frame.player]
    if value > frame.best + _EQUAL:
        frame.best, frame.best_action = value, frame.action
        for kind in range(2):
            for seat in range(worth.shape[1]):
                worth[kind, seat] = following[kind, seat]


@kernel
def _keep(table: npt.NDArray[Any], frame: Any, worth: Any) -> None:
    """Store a position's value after all its successors have been visited."""
    if frame.player == CHANCE:
        worth /= frame.weight
    known = table[(frame.key >> _ONE) & np.uint64(table.shape[0] - 1)]
    known.key = frame.key
    known.worth[:] = worth
    known.action = frame.best_action


@entry
def expect(
    states: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    frames: npt.NDArray[Any],
    worths: npt.NDArray[np.float64],
    table: npt.NDArray[Any],
    counts: npt.NDArray[np.int64],
    point: Any,
    bonus: Any,
    most: Any,
) -> Any:
    """Compute the value of ``states[0]`` to all players.

    Args:
        states: the position, and room for one more per action of the longest game.
        masks: one mask per state.
        frames: one frame per state.
        worths: ``(states, 2, players)``; the first receives shares of the win, and leads.
        table: the known positions; its size is a power of two.
        counts: nodes visited so far.
        point: the value of a point of the lead.
        bonus: the additional value of a win.
        most: the number of nodes at which to give up.

    Returns:
        The best action, NO_ACTION at the end of a game or at a chance event; below 0 if it gave up.
    """
    totals = np.zeros(worths.shape[2], np.int64)
    standings = np.zeros(worths.shape[2], np.int64)
    level, last = 0, states.shape[0] - 1
    while True:
        state, frame, worth, is_known = states[level], frames[level], worths[level], True
        counts[0] += 1
        who = actor(state)
        if who == OVER:
            _finish(state, worth, totals, standings)
            if level == 0:
                return np.int64(NO_ACTION)
        elif counts[0] >= most or level == last:
            return np.int64(-1)
        else:
            frame.key = fingerprint(state) | _ONE  # 0 marks an empty entry
            known = table[(frame.key >> _ONE) & np.uint64(table.shape[0] - 1)]
            if known.key == frame.key:
                worth[:] = known.worth
                if level == 0:
                    return np.int64(known.action)
            else:
                is_known = False
                _open(frame, who, worth)
                legal(state, masks[level])
        action = _NONE if is_known else _next_action(masks[level])
        while action == _NONE:
            # The value at this level is known: return to the previous level.
            level -= 1
            frame, worth = frames[level], worths[level]
            _take_in(frame, states[level], worth, worths[level + 1], point, bonus)
            action = _next_action(masks[level])
            if action == _NONE:
                _keep(table, frame, worth)
                if level == 0:
                    return np.int64(frame.best_action)
        frame.action = action
        states[level + 1] = states[level]
        apply(states[level + 1], action)
        level += 1


class Expectimax:
    """The known values of one game's positions to all players."""

    def __init__(
        self,
        state: np.dtype[Any],
        mask: np.dtype[Any],
        players: int,
        worth: tuple[int, int],
        most: int,
    ) -> None:
        """Start with an empty table.

        Args:
            state: the game's record of a position.
            mask: its record of a set of actions.
            players: the number of players.
            worth: the value of a point of the lead, and the additional value of a win.
            most: the number of nodes, over all calls, at which to give up.
        """
        self._states, self._masks = np.zeros(DEEPEST, state), np.zeros(DEEPEST, mask)
        self._frames, self._worths = np.zeros(DEEPEST, FRAME), np.zeros((DEEPEST, 2, players))
        self._known = np.zeros(room_at_first(most), known_dtype(players))
        self._point, self._bonus = map(np.float64, worth)
        self._counts, self._most = np.zeros(1, np.int64), most

    @property
    def nodes(self) -> int:
        """The number of nodes visited."""
        return int(self._counts[0])

    def solve(self, start: npt.NDArray[Any]) -> tuple[int, list[float], list[float]]:
        """The number of one state's best action, the expected shares of the win, and leads.

        The action is NO_ACTION where chance decides. Raises TooManyNodesError.
        """
        self._states[0] = start[0]
        limit = nodes_for(len(self._known), self._most)
        while (action := self._expect(limit)) < 0:
            if limit == self._most or self.nodes < limit:  # or a line was too long
                raise TooManyNodesError
            self._known = np.zeros(more_room(len(self._known), self._most), self._known.dtype)
            limit = nodes_for(len(self._known), self._most)
        shares, leads = self._worths[0].tolist()
        return action, shares, leads

    def _expect(self, most: int) -> int:
        return int(
            expect(
                self._states,
                self._masks,
                self._frames,
                self._worths,
                self._known,
                self._counts,
                self._point,
                self._bonus,
                np.int64(most),
            )
        )
