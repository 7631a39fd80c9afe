"""The winner, and the information that determines the rest of a game."""

from typing import Any

import numpy as np

from blazon.kernel.jit import kernel
from blazon_goofspiel.rules.rules import value
from blazon_goofspiel.rules.state import MOST_CARDS, PLAYERS, State

_ONE = np.uint64(1)
_CARD, _SET = np.uint64(4), np.uint64(13)
_LEVEL = np.int64(128)


@kernel
def score(state: State, totals: Any) -> None:
    """Write the points of each player's prizes."""
    for seat in range(PLAYERS):
        totals[seat] = np.int64(state.points[seat])


@kernel
def rank(state: State, totals: Any, standings: Any) -> None:
    """The most points win."""
    for seat in range(PLAYERS):
        standings[seat] = totals[seat]


@kernel
def _lead(state: State) -> Any:
    """The first player's lead in points."""
    return np.int64(state.points[0]) - np.int64(state.points[1])


@kernel
def bound_lead(state: State, bounds: Any) -> None:
    """Bound the lead: one player may win all remaining prizes."""
    prizes, left = np.uint64(state.deck | state.prize), np.int64(0)
    for card in range(MOST_CARDS):
        bit = _ONE << np.uint64(card)
        if prizes & bit:
            left += np.int64(value(bit))
    bounds[0] = _lead(state) - left
    bounds[1] = _lead(state) + left


@kernel
def fingerprint(state: State) -> Any:
    """The hands, the bid, the remaining prizes, and the first player's lead.

    With as many cards in hand as prizes left, the deck determines the cards in play; the number of
    actions does not matter. The second bid is never there: it is turned up at once.
    """
    number = np.uint64(_lead(state) + _LEVEL)
    number = number << _SET | np.uint64(state.hand[0])
    number = number << _SET | np.uint64(state.hand[1])
    number = number << _SET | np.uint64(state.deck)
    number = number << _CARD | value(state.prize)
    return number << _CARD | value(state.bid[0])
