"""The start of a game, an observer's knowledge, and new deals of hidden information."""

from typing import Any

import numpy as np

from blazon.kernel.bits import popcount, select
from blazon.kernel.jit import kernel
from blazon.kernel.streams import Stream, below
from blazon_goofspiel.rules.state import HIDDEN, PLAYERS, State

_ONE = np.uint64(1)
_HIDDEN = np.uint16(HIDDEN)


@kernel
def setup(state: State, stream: Stream) -> None:
    """Do nothing: both players have the same cards, and chance draws the prizes."""


@kernel
def hide(state: State, observer: Any, seen: State) -> None:
    """Write the observer's knowledge: everything except another player's face-down bid."""
    seen.descending = state.descending
    seen.deck = state.deck
    seen.prize = state.prize
    for index in range(PLAYERS):
        seat = np.uint64(index)
        known = seat == observer or state.bid[seat] == 0
        seen.bid[seat] = state.bid[seat] if known else _HIDDEN
        seen.hand[seat] = state.hand[seat]
        seen.points[seat] = state.points[seat]
    seen.turn = state.turn
    seen.player = state.player
    seen.phase = state.phase


@kernel
def determinize(state: State, observer: Any, stream: Stream) -> None:
    """Replace each hidden bid by a card in hand, all equally likely."""
    for index in range(PLAYERS):
        seat = np.uint64(index)
        if state.bid[seat] == _HIDDEN:
            hand: Any = np.uint64(state.hand[seat])
            state.bid[seat] = np.uint16(_ONE << select(hand, below(stream, popcount(hand))))
