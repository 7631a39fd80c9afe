"""The record of a position of Rheingold, field by field.

Places are numbered from 0: the six start areas by coats of arms, then the castles, then the spaces,
each in the map's order. Sets of places are pairs of 64-bit masks: place 0 is bit 0 of the first,
place 64 bit 0 of the second.
"""

from enum import IntEnum
from typing import Any, Protocol

import numpy as np

from blazon.kernel.layout import record_dtype

PLACES = 128
"""The maximum number of places on a map."""
HALVES = PLACES // 64
STARTS = 6
MAX_PLAYERS = 5
SHIELD_VALUES = 4
"""A shield is worth 0 to 3 knights."""
MOVES = 3
"""The moves in a turn, and so the most groups in an attack on several fronts."""
NOBODY_HOLDS = 255
NO_SHIELD, FIRST_SHIELD, UNKNOWN_SHIELD = 0, 1, 255
"""The values of ``shield``: none, value 0 (and upwards), or one that the observer has not seen."""

ACTIONS = PLACES * PLACES
"""In MOVE and FRONT, ``from * PLACES + to``; 0, a place's path to itself, ends the turn.

In COUNT it is the number of knights, in ROLL the start area, in DRAW the shield's value, in SHIELD
1 to lay one and 0 for none.
"""


class Phase(IntEnum):
    """The decision that chance or the acting player must make."""

    ROLL = 0
    MOVE = 1
    COUNT = 2
    FRONT = 3
    SHIELD = 4
    DRAW = 5
    OVER = 6


STATE = record_dtype(
    [
        # the map, fixed for a game
        ("adjacent", np.uint64, (PLACES, HALVES)),  # the places that a path leads to
        ("swords", np.uint8, (PLACES,)),  # swords of castles; 0 for other places
        ("places", np.uint8),
        ("first_space", np.uint8),  # start areas and castles have lower numbers
        ("most_paths", np.uint8),  # maximum number of paths from one place
        # the rules
        ("players", np.uint8),  # 2 to 5
        ("strength", np.uint8),  # knights of each side
        ("shield_set", np.uint8, (SHIELD_VALUES,)),  # shields of each side by value
        ("rounds", np.uint32),  # the last round; 0: no limit
        # the board
        ("holder", np.uint8, (PLACES,)),  # the holder of a space or castle, or NOBODY_HOLDS
        ("knights", np.uint8, (PLACES,)),  # their number; in a start area, 1 of each side
        ("shield", np.uint8, (PLACES,)),  # a castle's: NO_SHIELD, FIRST_SHIELD + value, or unknown
        ("shown", np.uint64, (HALVES,)),  # castles with a revealed shield
        ("armies", np.uint64, (MAX_PLAYERS, HALVES)),  # places that a side's knights may leave
        ("supply", np.uint8, (MAX_PLAYERS,)),  # knights not on the map
        ("pile", np.uint8, (MAX_PLAYERS, SHIELD_VALUES)),  # undrawn; hidden: all unknown
        ("unheld", np.uint8),  # free castles
        # the turn
        ("turn", np.uint32),  # turns ended so far
        ("player", np.uint8),  # whose turn it is
        ("phase", np.uint8),  # a Phase
        ("moves", np.uint8),  # moves left
        ("die", np.uint8),  # rolled in this turn; 0 before
        ("source", np.uint8),  # COUNT: from
        ("target", np.uint8),  # COUNT, FRONT: to; SHIELD, DRAW: the castle
        ("least", np.uint8),  # COUNT: fewest knights
        ("most", np.uint8),  # COUNT: most knights
        ("groups", np.uint8),  # groups chosen so far in an attack on several fronts
        ("group_place", np.uint8, (MOVES,)),  # each group's place
        ("group_knights", np.uint8, (MOVES,)),  # each group's knights
        ("named", np.uint64, (HALVES,)),  # the set of these places
    ]
)
"""A position; fields that do not apply are 0."""


class State(Protocol):
    """The fields of a ``STATE`` record, for the type checker."""

    adjacent: Any
    swords: Any
    places: Any
    first_space: Any
    most_paths: Any
    players: Any
    strength: Any
    shield_set: Any
    rounds: Any
    holder: Any
    knights: Any
    shield: Any
    shown: Any
    armies: Any
    supply: Any
    pile: Any
    unheld: Any
    turn: Any
    player: Any
    phase: Any
    moves: Any
    die: Any
    source: Any
    target: Any
    least: Any
    most: Any
    groups: Any
    group_place: Any
    group_knights: Any
    named: Any
