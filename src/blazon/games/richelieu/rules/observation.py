"""An observer's view of a game."""

from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from blazon.games.richelieu.rules import scoring
from blazon.games.richelieu.rules.components import (
    CARD_NAMES,
    CATEGORY_NAMES,
    CELL_NAMES,
    DISC_NAMES,
    Disc,
)
from blazon.games.richelieu.rules.scoring import RichelieuLine
from blazon.games.richelieu.rules.state import RETURN, STATE, Phase
from blazon.kernel.bits import members
from blazon.kernel.game import States
from blazon.kernel.layout import Reader
from blazon.kernel.views import View

_BOARD = ("card", "table", "disc_cells", "taken", "marker", "box", "returned")
_TURN = ("player", "phase", "pending")
_read = Reader(STATE, (*_BOARD, *_TURN, "players", "markers"))
_read_discs = Reader(STATE, ("disc",))
_DISCS = _read_discs.span
"""The field of known discs: no other part of a record depends on the observer."""
_UNKNOWN = bytes(_DISCS.stop - _DISCS.start)
_KEPT = 1024
"""Cached parts of views per kind: a game's next view shares most of them."""
_MOST_CHANGED = 6
"""With more changed cells than this, the table is built from scratch."""


class TableCard(msgspec.Struct, frozen=True):
    """A card on the table."""

    card: str
    """Its province and face: `BOU2` has two crests, `BOU1` one, `BOUs`, `BOUc` and `BOUt` one and a
    sword, cross or tower."""
    marker: int | None
    """The player whose marker is on it; null for none."""
    disc: bool
    """Whether a disc is on it."""


class RichelieuPlayer(msgspec.Struct, frozen=True):
    """A player's belongings."""

    cards: dict[str, str]
    """The cards by the cell they came from."""
    markers: list[str]
    """The cells of the cards with the player's markers."""
    reserve: int
    """The number of markers in reserve."""
    box: int
    """The number of markers in the box."""
    held: int
    """The number of discs held face down."""
    returned: int
    """The number of return discs played."""
    discs: list[Disc] | None
    """The discs held: a province, `sword`, `cross`, `tower` or `return`; null if the observer may
    not know them."""


class RichelieuView(View, frozen=True):
    """What an observer may know of a game of Richelieu."""

    table: dict[str, TableCard]
    """The cards on the table by cell, from `A1` to `D12`."""
    players: list[RichelieuPlayer]
    """Each player's belongings."""
    pending: str | None
    """The cell that a player is paying for; otherwise null."""
    lifted: str | None
    """The cell from which a player lifted a marker; otherwise null."""
    tally: list[RichelieuLine]
    """The score lines, counting only what the observer may know."""
    open_tally: list[RichelieuLine] | None
    """The same without face-down discs; null if the observer holds none, or everything is
    shown."""
    table_discs: dict[str, Disc] | UnsetType = UNSET
    """The discs on the cards of the table by cell; only if everything is shown."""


@lru_cache(_KEPT)
def _cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in members(mask)]


@lru_cache(_KEPT)
def _taken(cards: bytes, taken: int) -> dict[str, str]:
    """A player's cards, by their original cell."""
    return {CELL_NAMES[cell]: CARD_NAMES[cards[cell]] for cell in members(taken)}


@lru_cache(4096)
def _lying(card: int, marker: int | None, *, disc: bool) -> TableCard:
    """A card on the table, with its marker and disc."""
    return TableCard(CARD_NAMES[card], marker, disc)


class _Table(NamedTuple):
    """The table at a moment of a game."""

    left: int
    """The cells that still have a card."""
    discs: int
    markers: tuple[int, ...]
    """The cells with a marker, by player."""
    shown: dict[str, TableCard]
    """The cells as plain values, from A1 to D12."""


_tables: OrderedDict[bytes, _Table] = OrderedDict()
"""The cache key: the deal, which two games hardly ever share."""


def _table(state: dict[str, Any]) -> dict[str, TableCard]:
    """The cells that still have a card, updated from the last table of the same game."""
    cards, left, discs, markers = (
        state[name] for name in ("card", "table", "disc_cells", "marker")
    )
    shown, changed = dict[str, TableCard](), left
    last = _tables.get(cards)
    if last is not None and not left & ~last.left and discs == last.discs:
        differs = last.left ^ left
        for now, before in zip(markers, last.markers, strict=True):
            differs |= now ^ before
        if differs.bit_count() <= _MOST_CHANGED:
            shown, changed = last.shown.copy(), differs
    for cell in members(changed):
        bit = 1 << cell
        if not left & bit:
            shown.pop(CELL_NAMES[cell], None)
            continue
        marker = next((seat for seat, marked in enumerate(markers) if marked & bit), None)
        shown[CELL_NAMES[cell]] = _lying(cards[cell], marker, disc=bool(discs & bit))
    _tables[cards] = _Table(left, discs, markers, shown)
    if len(_tables) > _KEPT:
        _tables.popitem(last=False)
    return shown


def _player(state: dict[str, Any], seat: int) -> RichelieuPlayer:
    """A player's open belongings."""
    cards, taken, marked = state["card"], state["taken"][seat], state["marker"][seat]
    is_moving = state["phase"] == Phase.MOVE and seat == state["player"]
    box, returned = state["box"][seat], state["returned"][seat]
    return RichelieuPlayer(
        cards=_taken(cards, taken),
        markers=_cells(marked),
        reserve=state["markers"] - box - marked.bit_count() - is_moving,
        box=box,
        held=(taken & state["disc_cells"]).bit_count() - returned,
        returned=returned,
        discs=None,
    )


@lru_cache(4)
def _open(
    record: bytes,
) -> tuple[dict[str, Any], dict[str, TableCard], list[RichelieuPlayer], list[RichelieuLine]]:
    """The part of a view that everybody shares, from a record without discs.

    The record's fields, the table, the players' open belongings, and their tally.
    """
    state, states = _read(record), np.frombuffer(record, STATE)
    players = [_player(state, seat) for seat in range(state["players"])]
    return state, _table(state), players, scoring.lines(states, CATEGORY_NAMES)


@lru_cache(_KEPT)
def _discs(taken: int, returned: int, kinds: Sequence[int]) -> list[Disc]:
    """A player's known discs by name, without return discs that were played."""
    counts = [(taken & cells).bit_count() for cells in kinds]
    counts[RETURN] -= returned
    return [name for name, count in zip(DISC_NAMES, counts, strict=True) for _ in range(count)]


def _table_discs(left: int, kinds: Sequence[int]) -> dict[str, Disc]:
    """The discs on the cards of the table, by cell."""
    return {
        CELL_NAMES[cell]: name
        for name, cells in zip(DISC_NAMES, kinds, strict=True)
        for cell in members(left & cells)
    }


def view(seen: States, observer: int | None, *, complete: bool = False) -> RichelieuView:
    """The open table and each player's belongings, from a state made by ``hide``.

    A return disc counts for nothing, but its presence must not affect whether ``open_tally`` is
    null.
    """
    record = seen.tobytes()
    state, table, open_players, open_tally = _open(
        record[: _DISCS.start] + _UNKNOWN + record[_DISCS.stop :]
    )
    kinds, taken, returned = _read_discs(record)["disc"], state["taken"], state["returned"]
    phase, pending = state["phase"], CELL_NAMES[state["pending"]]
    all_known = complete or phase == Phase.OVER
    players = [
        replace(player, discs=_discs(taken[seat], returned[seat], kinds))
        if all_known or seat == observer
        else player
        for seat, player in enumerate(open_players)
    ]
    is_known = any(player.discs for player in players)
    return RichelieuView(
        table=table,
        players=players,
        pending=pending if phase == Phase.PAY else None,
        lifted=pending if phase == Phase.MOVE else None,
        tally=scoring.lines(seen, CATEGORY_NAMES) if is_known else open_tally,
        open_tally=open_tally if is_known and not all_known else None,
        table_discs=_table_discs(state["table"], kinds) if complete else UNSET,
    )
