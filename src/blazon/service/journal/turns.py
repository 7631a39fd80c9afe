"""Whose turn it has become, or for whom a full table has begun to wait."""

from blazon.service.journal.chance import seats_to_seal, seats_to_show
from blazon.service.journal.events import Added, Entry, Joined, Opened, Sealed
from blazon.service.journal.table import Table


def sessions_to_move(table: Table) -> list[str]:
    """The sessions that must decide, or seal or show a text so that the game can begin."""
    if table.status == "playing":
        return [] if table.session_to_move is None else [table.session_to_move]
    return _holders(table, seats_to_seal(table) or seats_to_show(table)) if table.is_full else []


def newly_to_move(table: Table, entry: Entry) -> list[str]:
    """Those of them who must because of this newest entry, which is not their own."""
    is_rematch = isinstance(entry.event, Opened) and entry.event.before is not None
    return [
        session
        for session in sessions_to_move(table)
        if _is_news(table, entry) and (is_rematch or session != entry.session)
    ]


def _is_news(table: Table, entry: Entry) -> bool:
    if table.status == "playing":
        return table.played_at == entry.seq
    if isinstance(entry.event, Opened | Joined) or table.round_at == entry.seq:
        return True
    return isinstance(entry.event, Sealed | Added) and not seats_to_seal(table)


def _holders(table: Table, seats: list[int]) -> list[str]:
    sessions = (table.seats[number].session for number in seats)
    return list(dict.fromkeys(session for session in sessions if session is not None))
