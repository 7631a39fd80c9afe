"""The start of a game, an observer's knowledge, and new deals of hidden information."""

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
    """Choose the player who receives a card first and acts first; chance deals the cards."""
    state.player = below(stream, _PLAYERS)


@kernel
def hide(state: State, observer: Any, seen: State) -> None:
    """Write the observer's knowledge: everything except another player's card before a showdown."""
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
    """Deal each player with a hidden card one of the remaining cards, all equally likely."""
    for index in range(PLAYERS):
        seat = np.uint64(index)
        if state.hand[seat] == _HIDDEN:
            cards = undealt(state)
            state.hand[seat] = _ONE << select(cards, below(stream, popcount(cards)))
