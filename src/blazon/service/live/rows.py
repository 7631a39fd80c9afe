"""The database rows that index and describe a table."""

from typing import Any

import msgspec

from blazon.service.journal.access import is_public
from blazon.service.journal.chance import latest_answer
from blazon.service.journal.clocks import deadline
from blazon.service.journal.entries import Entry, encode_event
from blazon.service.journal.seating import Forgotten, Joined, Left
from blazon.service.journal.table import Table
from blazon.service.journal.turns import sessions_to_move
from blazon.service.storage.journals import Write
from blazon.service.views.tables import lobby_view

_ENCODER = msgspec.json.Encoder()
_SEATING = Joined | Left | Forgotten
"""Events that can change which sessions hold the seats."""


def end_row(table: Table) -> dict[str, Any]:
    """The columns of a table whose journal has a gap: nothing waits for it any more."""
    return {**_found_by(table), "waits_for": None, "summary": _summary(table)}


def first_write(table: Table, entry: Entry, network: str | None) -> Write:
    """The row of a new table, and its first entry."""
    opened = table.opened
    row = {
        **_shown(table, entry),
        **_found_by(table),
        "secret": table.secret,
        "host": opened.host,
        "network": network,
        "game": opened.game,
        "created": entry.at,
        "seen": entry.at,
        "uploaded": len(encode_event(entry.event)),
    }
    return Write(entry, row, new=True, holders=_holders(table))


def next_write(before: Table, after: Table, entry: Entry) -> Write:
    """The changed fields of a table's row, and its next entry."""
    write, event = Write(entry, _shown(after, entry), before.since), entry.event
    if (sought := _found_by(after)) != _found_by(before):
        write.sought = sought
    if isinstance(event, _SEATING):
        write.holders = _holders(after)
    if isinstance(event, Forgotten) and entry.session is not None:
        write.nobody = entry.session, event.alias, event.seats
    return write


def _holders(table: Table) -> list[str]:
    return sorted({seat.session for seat in table.seats if seat.session is not None})


def _shown(table: Table, entry: Entry) -> dict[str, Any]:
    """The columns that lists of tables show."""
    return {
        "version": table.version,
        "waits_for": next(iter(sessions_to_move(table)), None),
        "updated": entry.at,
        "summary": _summary(table),
    }


def _summary(table: Table) -> str:
    return _ENCODER.encode(lobby_view(table)).decode()


def _found_by(table: Table) -> dict[str, Any]:
    """The columns that lists of tables filter by."""
    return {
        "status": table.status,
        "listed": table.opened.listed and is_public(table),
        "deadline": deadline(table) or latest_answer(table),
        "bot_seat": None if table.bot_to_move is None else table.actor,
    }
