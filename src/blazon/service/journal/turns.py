"""Detects whose turn has begun, whose text a full table awaits, and whose game has begun."""

from blazon.service.journal.chance import Added, LeftOut, Sealed, seats_to_seal, seats_to_show
from blazon.service.journal.entries import Entry
from blazon.service.journal.events import Opened
from blazon.service.journal.playing import Started
from blazon.service.journal.seating import Joined
from blazon.service.journal.table import Table


def sessions_to_move(table: Table) -> list[str]:
    """The sessions that must move, or seal or show a text so that the game can begin."""
    if table.status == "playing":
        return [] if table.session_to_move is None else [table.session_to_move]
    return _holders(table, seats_to_seal(table) or seats_to_show(table)) if table.is_full else []


def newly_to_move(table: Table, entry: Entry) -> list[str]:
    """The sessions that must act because of this newest entry, except its author."""
    is_rematch = isinstance(entry.event, Opened) and entry.event.before is not None
    return [
        session
        for session in sessions_to_move(table)
        if _is_news(table, entry) and (is_rematch or session != entry.session)
    ]


def newly_begun(table: Table, entry: Entry) -> list[str]:
    """The sessions whose game with others this newest entry begins, except the one to move."""
    seated = _holders(table, list(range(len(table.seats))))
    if not isinstance(entry.event, Started) or len(seated) < 2:
        return []
    return [one for one in seated if one not in (entry.session, table.session_to_move)]


def is_yet_to_come(table: Table, session: str) -> bool:
    """Whether a session has a seat in a running game, and has not acted in it."""
    held = table.held_by(session)
    has_played = any(move.seat in held for move in table.moves)
    return table.status == "playing" and bool(held) and not has_played


def _is_news(table: Table, entry: Entry) -> bool:
    if table.status == "playing":
        return table.played_at == entry.seq
    if isinstance(entry.event, Opened | Joined | LeftOut) or table.round_at == entry.seq:
        return True
    return isinstance(entry.event, Sealed | Added) and not seats_to_seal(table)


def _holders(table: Table, seats: list[int]) -> list[str]:
    sessions = (table.seats[number].session for number in seats)
    return list(dict.fromkeys(session for session in sessions if session is not None))
