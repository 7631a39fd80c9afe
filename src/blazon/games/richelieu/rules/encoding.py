"""A position as a learner sees it: scalars, and planes over the 48 cells."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from blazon.games.richelieu.rules.components import CATEGORY_NAMES
from blazon.games.richelieu.rules.rules import ends, reserve
from blazon.games.richelieu.rules.scoring import pieces
from blazon.games.richelieu.rules.state import CATEGORIES, COLUMNS, KINDS, ROWS, Phase, State
from blazon.kernel.bits import popcount
from blazon.kernel.columns import Column, of_players, spread
from blazon.kernel.jit import kernel

_ZERO, _ONE, _FOUR = np.uint64(0), np.uint64(1), np.uint64(4)
_ROW, _COLUMNS = np.uint64((1 << COLUMNS) - 1), np.uint64(COLUMNS)
_PAY, _MOVE = np.uint8(Phase.PAY), np.uint8(Phase.MOVE)
_PHASES = tuple(phase for phase in Phase if phase != Phase.OVER)
_LAST_PHASE = np.uint8(max(_PHASES))

_OF_PLAYER = (
    ("points", "points if the game ended now, with the discs that the observer knows"),
    ("cards", "cards taken"),
    ("reserve", "markers in the reserve"),
    ("marked", "markers on cards"),
    ("box", "markers in the box"),
    ("returned", "return discs played"),
    ("facedown", "cards taken with a disc that the observer does not know"),
    *((name, f"{name} on cards taken, and on known discs") for name in CATEGORY_NAMES),
)
_WIDTH, _BEFORE = len(_OF_PLAYER), len(_OF_PLAYER) - CATEGORIES
"""The columns of a player, and those before the first category."""


def scalar_columns(players: int) -> Sequence[Column]:
    """The columns of ``scalars``."""
    return [
        *of_players(players, _OF_PLAYER),
        *(Column(f"left.{name}", f"{name} on cards on the table.") for name in CATEGORY_NAMES),
        *(Column(f"row.{row}", f"Cards in row {row}.") for row in "ABCD"),
        Column("discs", "Discs on the table."),
        Column("turn", "Turns ended."),
        Column("taken", "Cards taken in this turn."),
        *(Column(f"phase.{one.name}", f"1 in the phase {one.name}, else 0.") for one in _PHASES),
    ]


def plane_columns(players: int) -> Sequence[Column]:
    """The columns of ``planes``; each has 0 or 1 for every cell, A1 to D12."""
    return [
        Column("table", "Cards on the table."),
        Column("ends", "Cards at an end of their row."),
        Column("discs", "Cards on the table with a disc."),
        Column("double", "Cards on the table with two crests."),
        *(Column(f"table.{name}", f"Cards on the table with {name}.") for name in CATEGORY_NAMES),
        *of_players(players, [("taken", "cards taken"), ("marked", "cards with a marker")]),
        Column("pending", "The card being paid for, or the cell of the lifted marker."),
        Column("second", "Cards that may be the second one of this turn."),
    ]


@kernel
def _seat(first: Any, turn: Any, players: Any) -> Any:
    """Return the player so many turns after the first; a division would take longer."""
    seat = first + np.uint64(turn)
    return seat - players if seat >= players else seat


@kernel
def _write_player(seen: State, player: Any, known: Any, row: Any, place: Any) -> None:
    """Write a player's cards, markers and discs; the points and categories come later."""
    taken = seen.taken[player]
    row[place + 1] = np.int32(popcount(taken))
    row[place + 2] = np.int32(reserve(seen, player))
    row[place + 3] = np.int32(popcount(seen.marker[player]))
    row[place + 4] = seen.box[player]
    row[place + 5] = seen.returned[player]
    row[place + 6] = np.int32(popcount(taken & seen.disc_cells & ~known))


@kernel
def _count_category(seen: State, first: Any, category: Any, row: Any) -> Any:
    """Write each player's pieces of a category.

    Returns who scores for the most, how much, and who has a card of it; players are bits, the first
    one the lowest.
    """
    players, cells = np.uint64(seen.players), seen.category[category]
    most, leaders, holders, place = _ONE, _ZERO, _ZERO, _BEFORE + category
    for turn in range(players):
        taken = seen.taken[_seat(first, turn, players)]
        number = pieces(seen, taken & cells) + popcount(taken & seen.disc[category])
        row[place] = np.int32(number)
        place += _WIDTH
        leaders = (leaders if number <= most else _ZERO) | (np.uint64(number >= most) << turn)
        holders |= np.uint64(taken & cells != _ZERO) << turn
        most = max(most, number)
    alone = leaders & (leaders - _ONE) == _ZERO
    return leaders if alone or seen.tied_score else _ZERO, np.int32(most), holders


@kernel
def _write_counts(seen: State, first: Any, row: Any, rest: Any) -> None:
    """Write each player's pieces of all categories, and the points.

    The columns from ``rest`` are written later; they keep the points of the categories meanwhile.
    """
    players, winners, holders = np.uint64(seen.players), _ZERO, _ZERO
    for category in range(CATEGORIES):
        leaders, most, having = _count_category(seen, first, category, row)
        winners |= leaders << _FOUR * np.uint64(category)
        holders |= having << _FOUR * np.uint64(category)
        row[rest + category] = most
    for turn in range(players):
        points, won, held = np.int32(0), winners >> np.uint64(turn), holders >> np.uint64(turn)
        for category in range(CATEGORIES):
            absent, present = np.int32(seen.absent[category]), np.int32(seen.present[category])
            # Nobody can predict these bits, so there are no branches.
            points += np.int32(won & _ONE) * np.int32(row[rest + category])
            points += absent + np.int32(held & _ONE) * (present - absent)
            won >>= _FOUR
            held >>= _FOUR
        row[turn * _WIDTH] = points


@kernel
def scalars(seen: State, observer: Any, row: Any) -> None:
    """Write the observer's knowledge as numbers; see ``scalar_columns``."""
    players = np.uint64(seen.players)
    first, known = observer if observer < players else _ZERO, _ZERO
    place = np.int64(seen.players) * _WIDTH
    for kind in range(KINDS):
        known |= seen.disc[kind]
    for turn in range(players):
        _write_player(seen, _seat(first, turn, players), known, row, turn * _WIDTH)
    _write_counts(seen, first, row, place)
    for category in range(CATEGORIES):
        row[place + category] = np.int32(pieces(seen, seen.table & seen.category[category]))
    place += CATEGORIES
    for index in range(ROWS):
        cards = popcount(seen.table & _ROW << _COLUMNS * np.uint64(index))
        row[place + index] = np.int32(cards)
    place += ROWS
    row[place] = np.int32(popcount(seen.table & seen.disc_cells))
    row[place + 1] = seen.turn
    row[place + 2] = seen.cards
    for phase in range(_LAST_PHASE + 1):
        row[place + 3 + phase] = np.float32(seen.phase == phase)


@kernel
def planes(seen: State, observer: Any, layers: Any) -> None:
    """Write the observer's knowledge of the cells; see ``plane_columns``."""
    players = np.uint64(seen.players)
    first = observer if observer < players else _ZERO
    wide = layers.view(np.uint64)
    spread(seen.table, wide, 0)
    spread(ends(seen.table), wide, 1)
    spread(seen.table & seen.disc_cells, wide, 2)
    spread(seen.table & seen.double, wide, 3)
    for category in range(CATEGORIES):
        spread(seen.table & seen.category[category], wide, 4 + category)
    plane = 4 + CATEGORIES
    for turn in range(players):
        player = _seat(first, turn, players)
        spread(seen.taken[player], wide, plane)
        spread(seen.marker[player], wide, plane + 1)
        plane += 2
    named = seen.phase == _PAY or seen.phase == _MOVE
    spread(_ONE << np.uint64(seen.pending) if named else _ZERO, wide, plane)
    spread(seen.second, wide, plane + 1)
