"""The record of a position of Richelieu, field by field.

Sets of cards are 64-bit masks over the 48 cells of the table: ``A1`` is bit 0, ``A12`` bit 11,
``D12`` bit 47. The record stores nothing that follows from other fields: a disc is where its card
is, on the table or with the player who took it, and a player's reserve is the markers that are
neither on cards nor in the box.
"""

from enum import IntEnum
from typing import Any, Protocol

import numpy as np

from blazon.kernel.layout import record_dtype

ROWS, COLUMNS = 4, 12
CELLS = ROWS * COLUMNS
PROVINCES, SYMBOLS = 9, 3
CATEGORIES = PROVINCES + SYMBOLS
"""The scored categories: nine provinces, then sword, cross and tower."""
RETURN = CATEGORIES
"""The kind of a return disc; the kinds before it are the categories."""
KINDS = CATEGORIES + 1
MAX_PLAYERS = 4
MAX_DISCS = 16
"""The maximum number of discs and of cells for them; a pool of discs then fits one word."""

ACTION_RESERVE, ACTION_RETURN, ACTION_DONE = CELLS, CELLS + 1, CELLS + 2
ACTIONS = CELLS + 3
"""48 cells, ``R`` (pay from the reserve), ``*`` (play a return disc), ``-`` (nothing more)."""


class Face(IntEnum):
    """The face of a card besides the crest of its province."""

    TWO_CRESTS = 0
    ONE_CREST = 1
    SWORD = 2
    CROSS = 3
    TOWER = 4


class Phase(IntEnum):
    """The decision that the acting player must make."""

    TAKE = 0
    PAY = 1
    SECOND = 2
    PLACE = 3
    MOVE = 4
    OVER = 5


STATE = record_dtype(
    [
        # the deal, fixed for a game
        ("category", np.uint64, (CATEGORIES,)),  # cells of the cards of each category
        ("double", np.uint64),  # cells of the cards with two crests
        ("disc_cells", np.uint64),  # cells where discs were laid
        ("disc", np.uint64, (KINDS,)),  # of these, the cells with each kind, if known
        ("card", np.uint8, (CELLS,)),  # each cell's card: 8 * province + a Face
        ("disc_set", np.uint8, (KINDS,)),  # number of discs of each kind
        # the rules
        ("players", np.uint8),  # 2 to 4
        ("tied_score", np.uint8),  # 1: all players tied for the most score; 0: none do
        ("absent", np.int8, (CATEGORIES,)),  # points for a category without a card
        ("present", np.int8, (CATEGORIES,)),  # points for a category with a card
        ("markers", np.uint8),  # markers of each player
        ("on_cards", np.uint8),  # maximum number of a player's markers on cards
        ("last_rows", np.uint8),  # rows left when the game ends: 0, or 1 with last-row
        ("no_first_marker", np.uint8),  # 1: the first turn of the game has no marker; 0: it does
        # the table
        ("table", np.uint64),  # cards still on the table
        ("taken", np.uint64, (MAX_PLAYERS,)),  # cards of each player
        ("marker", np.uint64, (MAX_PLAYERS,)),  # cards with a marker of each player
        ("box", np.uint8, (MAX_PLAYERS,)),  # markers of each player in the box
        ("returned", np.uint8, (MAX_PLAYERS,)),  # return discs played by each player
        # the turn
        ("turn", np.uint16),  # turns ended so far
        ("player", np.uint8),  # the player whose turn it is and who acts
        ("phase", np.uint8),  # a Phase
        ("cards", np.uint8),  # cards taken in this turn, without the one being paid for
        ("pending", np.uint8),  # PAY: the cell being paid for; MOVE: the cell of the lifted marker
        ("second", np.uint64),  # possible second cards after this turn's first
    ]
)
"""A position; fields that do not apply are 0."""


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
    no_first_marker: Any
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
