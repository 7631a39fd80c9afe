"""The start of a game, what an observer may know of one, and a new deal of what they may not."""

from typing import Any

import numpy as np

from blazon.kernel.bits import popcount, select
from blazon.kernel.jit import kernel
from blazon.kernel.streams import Stream, below
from blazon_kuhn.rules.rules import undealt
from blazon_kuhn.rules.scoring import showdown
from blazon_kuhn.rules.state import HIDDEN, PLAYERS, State

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_PLAYERS = np.uint64(PLAYERS)
_HIDDEN = np.uint8(HIDDEN)


@kernel
def setup(state: State, stream: Stream) -> None:
    """Choose who is dealt a card first and acts first; the cards come by chance."""
    state.player = below(stream, _PLAYERS)


@kernel
def hide(state: State, observer: Any, seen: State) -> None:
    """Write what the observer may know: everything but another player's card before a showdown."""
    for index in range(PLAYERS):
        seat = np.uint64(index)
        known = seat == observer or state.hand[seat] == 0 or showdown(state)
        seen.hand[seat] = state.hand[seat] if known else _HIDDEN
        seen.stake[seat] = state.stake[seat]
    seen.turn = state.turn
    seen.player = state.player
    seen.phase = state.phase


@kernel
def determinize(state: State, observer: Any, stream: Stream) -> None:
    """Deal each player whose card is hidden one of the cards left, each equally likely."""
    for index in range(PLAYERS):
        seat = np.uint64(index)
        if state.hand[seat] == _HIDDEN:
            cards = undealt(state)
            state.hand[seat] = _ONE << select(cards, below(stream, popcount(cards)))
