"""The base of all events at a table, and a table's first event."""

import msgspec

from blazon.service.journal.plans import TablePlan
from blazon.service.journal.table import Table


class Event(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True, omit_defaults=True):
    """The content of a journal's row, without the table's id, the row's number and its time.

    Every accepted command becomes one event. Events are never shown to anybody: they contain
    sessions, digests of secrets, and chance that only one seat may know.
    """

    def change(self, table: Table) -> None:
        """Apply this event to the table, whose version is already this event's."""
        raise NotImplementedError


class Opened(Event, TablePlan, frozen=True):
    """A table was opened; its host has the seats of kind ``me``."""
