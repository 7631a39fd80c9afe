"""What the host of a table, or of the server, can do to a whole table."""

from blazon.service.base.refusals import Refusal
from blazon.service.journal.commands import Command, check_host, check_status
from blazon.service.journal.course import end
from blazon.service.journal.events import Event
from blazon.service.journal.table import Table


class SetChat(Command, tag="set-chat"):
    """Turn the chat on or off."""

    chat: bool

    def decide(self, table: Table, session: str, link: str | None) -> "ChatSet":
        check_host(table, session)
        if table.closed is not None:
            raise Refusal("not-now", "the server's host has closed this table")
        return ChatSet(self.chat)


class ChatSet(Event, frozen=True):
    """The host turned the chat off or on."""

    chat: bool

    def change(self, table: Table) -> None:
        table.chat = self.chat


class Abort(Command, tag="abort"):
    """Close a table whose game has not begun."""

    def decide(self, table: Table, session: str, link: str | None) -> "Aborted":
        check_host(table, session)
        check_status(table, "open")
        return Aborted()

    def has_room(self, table: Table) -> bool:
        return True


class Aborted(Event, frozen=True):
    """The host closed the table before the game."""

    def change(self, table: Table) -> None:
        table.status = "aborted"


class Closed(Event, frozen=True):
    """The server's host closed the table, giving this reason."""

    reason: str

    def change(self, table: Table) -> None:
        """Nobody can act or chat there any more."""
        table.closed, table.chat = self.reason, False
        if table.status == "open":
            table.status = "aborted"
        else:
            end(table, "closed")


class Rematched(Event, frozen=True):
    """The same players continue at another table."""

    table: str

    def change(self, table: Table) -> None:
        table.next = self.table


def close(table: Table, reason: str) -> Closed:
    """The server's host closes a table; raises Refusal if it is closed already."""
    if table.status not in ("open", "playing"):
        raise Refusal("not-now", f"the table is already {table.status}", status=table.status)
    return Closed(reason)
