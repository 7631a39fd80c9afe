"""The fields of the record that is one position of Kuhn poker.

A hand is one bit: 1 for the jack, 2 for the queen, 4 for the king. It is 0 before the deal.
"""

from enum import IntEnum
from typing import Any, Protocol

import numpy as np

from blazon.kernel.layout import record_dtype

PLAYERS = 2
CARDS = 3
"""Jack, queen and king in ascending order; a card's number is its index."""
HIDDEN = 1 << CARDS
"""The hand that replaces a card hidden from an observer."""
ANTE, BET = 1, 1
"""Each player's stake before the deal, and the size of a bet, in chips."""

PASS, RAISE = 0, 1
"""A player's actions: check or bet and, after a bet, fold or call."""
ACTIONS = CARDS
"""For a deal the card's number, otherwise ``PASS`` or ``RAISE``."""
DEALS = PLAYERS
"""The number of deals; the first player receives a card in this turn, the second in the next."""


class Phase(IntEnum):
    """The decision of chance or of the player to act."""

    DEAL = 0
    BET = 1
    CALL = 2
    OVER = 3


STATE = record_dtype(
    [
        ("hand", np.uint8, (PLAYERS,)),  # each player's card, as a bit
        ("stake", np.uint8, (PLAYERS,)),  # chips that each player has in the pot
        ("turn", np.uint8),  # actions so far, deals included
        ("player", np.uint8),  # the player who acts or receives a card
        ("phase", np.uint8),  # a Phase
    ]
)
"""One position; 0 in every field that does not apply."""


class State(Protocol):
    """The fields of a ``STATE`` record, for the type checker."""

    hand: Any
    stake: Any
    turn: Any
    player: Any
    phase: Any
