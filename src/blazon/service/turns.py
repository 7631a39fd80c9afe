"""Whose turn it has become."""

from blazon.service.events import Entry
from blazon.service.table import Table


def called(table: Table, entry: Entry) -> str | None:
    """The session whose turn it is because of this newest entry, which is not its own; or None."""
    actor = table.actor
    if actor is None or table.played_at != entry.seq or not table.seats[actor].is_person:
        return None
    session = table.seats[actor].session
    return None if session == entry.session else session
