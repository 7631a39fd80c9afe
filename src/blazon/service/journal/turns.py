"""Whose turn it is, and whose it has become."""

from blazon.service.journal.events import Entry
from blazon.service.journal.table import Table


def waits_for(table: Table) -> str | None:
    """The session whose decision is waited for; None for a bot's, and for nobody's."""
    seat = None if table.actor is None else table.seats[table.actor]
    return seat.session if seat is not None and seat.is_person else None


def called(table: Table, entry: Entry) -> str | None:
    """The session whose turn it is because of this newest entry, which is not its own; or None."""
    session = waits_for(table) if table.played_at == entry.seq else None
    return None if session == entry.session else session
