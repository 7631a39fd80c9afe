"""What all events at a table have in common, and the first of them."""

import msgspec

from blazon.service.journal.plans import TablePlan
from blazon.service.journal.table import Table


class Event(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True, omit_defaults=True):
    """The content of a journal's row, without the table's id, the row's number and its time.

    Every accepted command becomes one event. Events are never shown to anybody: they contain
    sessions, digests of secrets, and chance that only one seat may know.
    """

    def change(self, table: Table) -> None:
        """Change the table as this event does; its version is this event's already."""
        raise NotImplementedError


class Opened(Event, TablePlan, frozen=True):
    """A table was opened; its host has the seats of kind ``me``."""
