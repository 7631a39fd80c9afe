"""The base of all commands that people send to a table, and the types of their fields."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from blazon.match.seals import SEAL_PATTERN
from blazon.service.base import limits
from blazon.service.base.refusals import Refusal
from blazon.service.journal.events import Event
from blazon.service.journal.table import Status, Table

CommandId = Annotated[
    str, Meta(pattern=f"^[ -~]{{1,{limits.LONGEST_COMMAND_ID}}}$", description="Plain text.")
]
Name = Annotated[str, Meta(max_length=limits.LONGEST_NAME, description="One line; empty for none.")]
Text = Annotated[
    str, Meta(max_length=limits.LONGEST_TEXT, description="Any text that nobody can predict.")
]
Digest = Annotated[
    str, Meta(pattern=SEAL_PATTERN, description="A SHA-256 as 64 lower-case hexadecimal digits.")
]
Token = Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_TOKEN)]
Version = Annotated[int, Meta(ge=0, le=limits.HIGHEST_VERSION)]
SeatNumber = Annotated[int, Meta(ge=0, le=limits.HIGHEST_SEAT)]
Link = Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_LINK)]
BotName = Annotated[str, Meta(min_length=1, max_length=limits.LONGEST_BOT_NAME)]


class Command(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """A command for a table."""

    def decide(self, table: Table, session: str, link: str | None) -> Event:
        """The event that follows from this command of a session; raises Refusal.

        Args:
            table: the table, which does not change.
            session: the author of the command.
            link: the secret of a new link, for ``Invite``.
        """
        raise NotImplementedError

    def has_room(self, table: Table) -> bool:
        """Whether the journal has room for it; a full journal only has room for ending the game."""
        return not table.is_too_long


class ForSeat(Command, kw_only=True):
    """… for a seat. A player with only one seat, or only one to move, may omit it."""

    taken_while: ClassVar[Status] = "playing"
    """The status in which a table accepts this command."""

    seat: SeatNumber | None = None

    def decide(self, table: Table, session: str, link: str | None) -> Event:
        check_status(table, self.taken_while)
        return self.decide_for(table, self._own_seat(table, session))

    def decide_for(self, table: Table, seat: int) -> Event:
        """The event that follows from this command for the author's seat; raises Refusal."""
        raise NotImplementedError

    def _own_seat(self, table: Table, session: str) -> int:
        """The seat that the command is for, which the session must hold."""
        held = [n for n in table.held_by(session) if not table.seats[n].gone]
        if not held:
            raise Refusal("not-seated", "you have no seat at this table")
        if self.seat is not None:
            if self.seat not in held:
                raise Refusal("not-yours", f"seat {self.seat} is not yours", seats=held)
            return self.seat
        if len(held) == 1:
            return held[0]
        if table.actor in held:
            return held[held.index(table.actor)]
        raise Refusal("bad", "seat: is required, since you have several", seats=held)


def decide(table: Table, session: str, command: Command, link: str | None) -> Event:
    """The event that follows from a session's command at a table; as ``Command.decide``."""
    if not command.has_room(table):
        raise too_long()
    return command.decide(table, session, link)


def check_status(table: Table, *wanted: Status) -> None:
    """Raises Refusal unless the table has one of these statuses."""
    if table.status not in wanted:
        raise Refusal("not-now", f"the game is {table.status}", status=table.status)


def check_host(table: Table, session: str) -> None:
    """Raises Refusal unless the session opened the table."""
    if not table.is_host(session):
        raise Refusal("not-host", "only the player who opened the table can do that")


def too_long() -> Refusal:
    """The refusal at a table that only has room left for ending its game."""
    return Refusal("too-long", "the game has become too long: agree to end it, or resign")


def check_fresh(table: Table, seat: int, version: int) -> None:
    """Refuse a decision made for an earlier position, and list the changes since."""
    if not table.played_at <= version <= table.version:
        assert table.position
        start = table.log_from(version)
        raise Refusal(
            "stale",
            "the game has gone on since then",
            version=table.version,
            log_from=start,
            log=list(table.position.observe(seat).log[start:]),
        )
