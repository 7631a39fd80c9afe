"""The winner of the pot, in chips won or lost."""

from typing import Any

import numpy as np

from blazon.kernel.jit import kernel
from blazon_kuhn.rules.state import ANTE, BET, PLAYERS, Phase, State

_OVER = np.uint8(Phase.OVER)
_MOST = np.int64(2 * (ANTE + BET))
_BYTE = np.uint64(8)


@kernel
def showdown(state: State) -> Any:
    """Whether the players turn up their cards: at the end, unless a player folded."""
    return state.phase == _OVER and state.stake[0] == state.stake[1]


@kernel
def score(state: State, totals: Any) -> None:
    """Write the chips that each player wins: the higher stake takes the pot, else the higher card.

    A stake is lower only if a bet has not been called.
    """
    lead = np.int64(state.stake[0]) - np.int64(state.stake[1])
    if lead == 0:
        lead = np.int64(state.hand[0]) - np.int64(state.hand[1])
    totals[0] = np.sign(lead) * np.int64(min(state.stake[0], state.stake[1]))
    totals[1] = -totals[0]


@kernel
def rank(state: State, totals: Any, standings: Any) -> None:
    """The most chips win."""
    for seat in range(PLAYERS):
        standings[seat] = totals[seat]


@kernel
def bound_lead(state: State, bounds: Any) -> None:
    """Bound the lead by twice the highest stake: one player wins what the other loses."""
    bounds[0] = -_MOST
    bounds[1] = _MOST


@kernel
def fingerprint(state: State) -> Any:
    """All fields, one after the other."""
    number = np.uint64(state.player) << _BYTE | np.uint64(state.phase)
    number = number << _BYTE | np.uint64(state.turn)
    for seat in range(PLAYERS):
        number = number << _BYTE | np.uint64(state.hand[seat])
        number = number << _BYTE | np.uint64(state.stake[seat])
    return number
