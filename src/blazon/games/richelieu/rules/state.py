"""The record that is one position of Richelieu, field by field.

Sets of cards are 64-bit masks over the 48 cells of the table: ``A1`` is bit 0, ``A12`` bit 11,
``D12`` bit 47. Whatever follows from another field is not stored: a disc is where its card is, on
the table or with the player who took it, and a player's reserve is what is neither on cards nor in
the box.
"""

from enum import IntEnum
from typing import Any, Protocol

import numpy as np

from blazon.kernel.layout import record_dtype

ROWS, COLUMNS = 4, 12
CELLS = ROWS * COLUMNS
PROVINCES, SYMBOLS = 9, 3
CATEGORIES = PROVINCES + SYMBOLS
"""What is scored: nine provinces, then sword, cross and tower."""
RETURN = CATEGORIES
"""The kind of a return disc; the kinds before it are those of the categories."""
KINDS = CATEGORIES + 1
MAX_PLAYERS = 4
MAX_DISCS = 16
"""Most discs, and most cells to lay them on; a pool of discs then fits one word."""

ACTION_RESERVE, ACTION_RETURN, ACTION_DONE = CELLS, CELLS + 1, CELLS + 2
ACTIONS = CELLS + 3
"""48 cells, ``R`` (pay from the reserve), ``*`` (play a return disc), ``-`` (nothing more)."""


class Face(IntEnum):
    """What a card shows beside the crest of its province."""

    TWO_CRESTS = 0
    ONE_CREST = 1
    SWORD = 2
    CROSS = 3
    TOWER = 4


class Phase(IntEnum):
    """What the acting player is asked for."""

    TAKE = 0
    PAY = 1
    SECOND = 2
    PLACE = 3
    MOVE = 4
    OVER = 5


STATE = record_dtype(
    [
        # the deal, fixed for a game
        ("category", np.uint64, (CATEGORIES,)),  # cells of each province's or symbol's cards
        ("double", np.uint64),  # cells of the cards with two crests
        ("disc_cells", np.uint64),  # cells on which discs were laid
        ("disc", np.uint64, (KINDS,)),  # of these, the ones of each kind, where known
        ("card", np.uint8, (CELLS,)),  # each cell's card: 8 * province + a Face
        ("disc_set", np.uint8, (KINDS,)),  # how many discs of each kind the game has
        # the rules in force
        ("players", np.uint8),  # 2 to 4
        ("tied_score", np.uint8),  # 1: all players tied for most score; 0: none does
        ("absent", np.int8, (CATEGORIES,)),  # points for a category of which one has no card
        ("present", np.int8, (CATEGORIES,)),  # points for a category of which one has a card
        ("markers", np.uint8),  # markers of each player
        ("on_cards", np.uint8),  # markers of one player that may lie on cards at once
        ("last_rows", np.uint8),  # rows still there when the game ends: 0, or 1 with last-row
        # the table
        ("table", np.uint64),  # cards that are still there
        ("taken", np.uint64, (MAX_PLAYERS,)),  # cards of each player
        ("marker", np.uint64, (MAX_PLAYERS,)),  # cards that bear a marker of each player
        ("box", np.uint8, (MAX_PLAYERS,)),  # markers of each player in the box
        ("returned", np.uint8, (MAX_PLAYERS,)),  # return discs that each player has played
        # the turn
        ("turn", np.uint16),  # turns ended so far
        ("player", np.uint8),  # whose turn it is, and who acts
        ("phase", np.uint8),  # a Phase
        ("cards", np.uint8),  # cards taken in this turn, the one being paid for not counted
        ("pending", np.uint8),  # PAY: the cell being paid for; MOVE: the one lifted from
        ("second", np.uint64),  # cards that may be taken second with this turn's first
    ]
)
"""One position; 0 in every field that does not apply."""


class State(Protocol):
    """The fields of a ``STATE`` record, for the type checker."""

    category: Any
    double: Any
    disc_cells: Any
    card: Any
    disc: Any
    disc_set: Any
    players: Any
    tied_score: Any
    absent: Any
    present: Any
    markers: Any
    on_cards: Any
    last_rows: Any
    table: Any
    taken: Any
    marker: Any
    box: Any
    returned: Any
    turn: Any
    player: Any
    phase: Any
    cards: Any
    pending: Any
    second: Any
