"""Whose turn it has become."""

from blazon.service.journal.events import Entry
from blazon.service.journal.table import Table


def newly_to_move(table: Table, entry: Entry) -> str | None:
    """The session that must decide because of this newest entry, which is not its own; or None."""
    session = table.session_to_move if table.played_at == entry.seq else None
    return None if session == entry.session else session
