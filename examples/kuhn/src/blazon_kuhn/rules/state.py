"""The record that is one position of Kuhn poker, field by field.

A hand is one bit: 1 for the jack, 2 for the queen, 4 for the king. It is 0 before the deal.
"""

from enum import IntEnum
from typing import Any, Protocol

import numpy as np

from blazon.kernel.layout import record_dtype

PLAYERS = 2
CARDS = 3
"""Jack, queen and king, the lowest first; a card's number is its place here."""
HIDDEN = 1 << CARDS
"""The hand that stands for a card which an observer may not know."""
ANTE, BET = 1, 1
"""The chips that each player stakes before the deal, and what a bet adds."""

PASS, RAISE = 0, 1
"""The actions of a player: check or bet and, once there is a bet, fold or call."""
ACTIONS = CARDS
"""A card's number when one is dealt, otherwise ``PASS`` or ``RAISE``."""
DEALS = PLAYERS
"""The actions that deal; the first player acts in this turn, the second in the next."""


class Phase(IntEnum):
    """What chance or the acting player is asked for."""

    DEAL = 0
    BET = 1
    CALL = 2
    OVER = 3


STATE = record_dtype(
    [
        ("hand", np.uint8, (PLAYERS,)),  # each player's card, as a bit
        ("stake", np.uint8, (PLAYERS,)),  # chips that each player has in the pot
        ("turn", np.uint8),  # actions so far, deals included
        ("player", np.uint8),  # who acts, or is dealt a card
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
