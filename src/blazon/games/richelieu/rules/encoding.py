"""A position as a learner sees it: scalars, and planes over the 48 cells."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from blazon.games.richelieu.rules.components import CATEGORY_NAMES
from blazon.games.richelieu.rules.rules import ends, reserve
from blazon.games.richelieu.rules.scoring import count, majority, pieces, presence
from blazon.games.richelieu.rules.state import CATEGORIES, COLUMNS, KINDS, ROWS, Phase, State
from blazon.kernel.bits import popcount
from blazon.kernel.columns import Column, of_players, spread
from blazon.kernel.jit import kernel

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_ROW, _COLUMNS = np.uint64((1 << COLUMNS) - 1), np.uint64(COLUMNS)
_PAY, _MOVE = np.uint8(Phase.PAY), np.uint8(Phase.MOVE)
_PHASES = tuple(phase for phase in Phase if phase != Phase.OVER)
_LAST_PHASE = np.uint8(max(_PHASES))
_F0, _F1 = np.float32(0), np.float32(1)

_OF_PLAYER = (
    ("points", "points if the game ended now, with the discs that the observer knows"),
    ("cards", "cards taken"),
    ("reserve", "markers in the reserve"),
    ("marked", "markers on cards"),
    ("box", "markers in the box"),
    ("returned", "return discs played"),
    ("facedown", "discs face down that the observer does not know"),
    *((name, f"{name} on cards taken, and on known discs") for name in CATEGORY_NAMES),
)


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
def _known(state: State, player: Any) -> Any:
    """Return how many of a player's discs the observer knows."""
    known = _ZERO
    for kind in range(KINDS):
        known += popcount(state.disc[kind] & state.taken[player])
    return known


@kernel
def scalars(seen: State, observer: Any, row: Any) -> None:
    """Write the observer's knowledge as numbers; see ``scalar_columns``."""
    players = np.uint64(seen.players)
    first = observer if observer < players else _ZERO
    width = 7 + CATEGORIES
    for turn in range(players):
        player = (first + np.uint64(turn)) % players
        own = row[turn * width : (turn + 1) * width]
        held = popcount(seen.taken[player] & seen.disc_cells)
        points = np.int64(0)
        own[1] = popcount(seen.taken[player])
        own[2] = reserve(seen, player)
        own[3] = popcount(seen.marker[player])
        own[4] = seen.box[player]
        own[5] = seen.returned[player]
        own[6] = max(np.int64(0), np.int64(held) - np.int64(_known(seen, player)))
        for category in range(CATEGORIES):
            own[7 + category] = count(seen, player, category)
            points += presence(seen, player, category)
        own[0] = points
    for category in range(CATEGORIES):
        leaders, most = majority(seen, category)
        for turn in range(players):
            player = (first + np.uint64(turn)) % players
            if leaders >> player & _ONE:
                row[turn * width] += most
    place = players * np.uint64(width)
    for category in range(CATEGORIES):
        row[place] = pieces(seen, seen.table & seen.category[category])
        place += _ONE
    for index in range(ROWS):
        row[place] = popcount(seen.table & _ROW << _COLUMNS * np.uint64(index))
        place += _ONE
    row[place] = popcount(seen.table & seen.disc_cells)
    row[place + _ONE] = seen.turn
    row[place + np.uint64(2)] = seen.cards
    place += np.uint64(3)
    for phase in range(_LAST_PHASE + 1):
        row[place + np.uint64(phase)] = _F1 if seen.phase == phase else _F0


@kernel
def planes(seen: State, observer: Any, layers: Any) -> None:
    """Write the observer's knowledge of the cells; see ``plane_columns``."""
    players = np.uint64(seen.players)
    first = observer if observer < players else _ZERO
    wide = layers.view(np.uint64)
    spread(seen.table, wide[0])
    spread(ends(seen.table), wide[1])
    spread(seen.table & seen.disc_cells, wide[2])
    spread(seen.table & seen.double, wide[3])
    place = 4
    for category in range(CATEGORIES):
        spread(seen.table & seen.category[category], wide[place])
        place += 1
    for turn in range(players):
        player = (first + np.uint64(turn)) % players
        spread(seen.taken[player], wide[place])
        spread(seen.marker[player], wide[place + 1])
        place += 2
    named = seen.phase == _PAY or seen.phase == _MOVE
    spread(_ONE << np.uint64(seen.pending) if named else _ZERO, wide[place])
    spread(seen.second, wide[place + 1])
