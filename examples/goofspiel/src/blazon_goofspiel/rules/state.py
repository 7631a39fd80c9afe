"""The fields of the record that is one position of Goofspiel.

Sets of cards are bits: the card worth 1 is bit 0, the card worth 13 is bit 12.
"""

from enum import IntEnum
from typing import Any, Protocol

import numpy as np

from blazon.kernel.layout import record_dtype

PLAYERS = 2
MOST_CARDS = 13
HIDDEN = 1 << 15
"""The bid that replaces a card hidden from an observer."""
ACTIONS = MOST_CARDS
"""An action is a card's number, from 0: the prize that chance turns up, or the card bid."""


class Phase(IntEnum):
    """The decision of chance or of the player to act."""

    PRIZE = 0
    BID = 1
    OVER = 2


STATE = record_dtype(
    [
        ("descending", np.uint8),  # whether prizes come highest first; else in random order
        ("deck", np.uint16),  # prizes that have not been turned up
        ("prize", np.uint16),  # the current prize
        ("hand", np.uint16, (PLAYERS,)),  # each player's cards; a bid stays here until both are in
        ("bid", np.uint16, (PLAYERS,)),  # the card that each player has bid and not yet turned up
        ("points", np.uint8, (PLAYERS,)),  # of each player's prizes
        ("turn", np.uint8),  # actions so far, prizes included
        ("player", np.uint8),  # the bidder
        ("phase", np.uint8),  # a Phase
    ]
)
"""One position; 0 in every field that does not apply."""


class State(Protocol):
    """The fields of a ``STATE`` record, for the type checker."""

    descending: Any
    deck: Any
    prize: Any
    hand: Any
    bid: Any
    points: Any
    turn: Any
    player: Any
    phase: Any
