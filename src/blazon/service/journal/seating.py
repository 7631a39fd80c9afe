"""Who sits where: invitations, taking and leaving seats, and players' names."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import digest_of
from blazon.service.journal.chance import start_over
from blazon.service.journal.checks import check_name
from blazon.service.journal.commands import (
    Command,
    Digest,
    ForSeat,
    Link,
    Name,
    SeatNumber,
    Text,
    check_host,
    check_status,
)
from blazon.service.journal.course import end
from blazon.service.journal.events import Event
from blazon.service.journal.seats import Seat
from blazon.service.journal.table import Invitation, Status, Table


class Invite(Command, tag="invite"):
    """Create a link for an open seat, or for your own seat on another device."""

    seat: SeatNumber

    def decide(self, table: Table, session: str, link: str | None) -> "Invited":
        if self.seat >= len(table.seats):
            raise Refusal("bad", f"seat: must be below {len(table.seats)}")
        seat, digest = table.seats[self.seat], digest_of(link or "")
        if seat.session == session and not seat.gone:
            check_status(table, "open", "playing")
            return Invited(self.seat, digest, moves=True)
        if not table.is_host(session):
            raise Refusal("not-host", "only the player who opened the table can invite others")
        if table.status != "open" or seat.is_taken:
            raise Refusal("taken", f"seat {self.seat} is not open")
        return Invited(self.seat, digest)


class Invited(Event, frozen=True):
    """A link for one seat was created; it can be used once."""

    seat: int
    digest: str
    moves: bool = False
    """Whether it moves a taken seat to another device."""

    def change(self, table: Table) -> None:
        """A new link for a seat invalidates older ones."""
        _void_links(table, self.seat)
        table.invites[self.digest] = Invitation(self.seat, self.moves)


class Join(ForSeat, tag="join"):
    """Take a seat: the one that a link offers, a given open one, or the first open one."""

    name: Name = ""
    """The name to use; empty for your session's name, if it has one."""
    text: Text = ""
    """Your contribution to the secret that chance is generated from."""
    link: Link | None = None
    """The part after the ``#`` of an invitation's URL."""
    seal: Digest | None = None
    """The seal, as in ``seal``; ignored at a table opened by version 0.1."""
    program: bool = False
    """Whether a program will play here; everybody sees it."""

    def decide(self, table: Table, session: str, link: str | None) -> "Joined":
        check_status(table, "open", "playing")
        name = check_name(self.name)
        if self.link is not None:
            digest = digest_of(self.link)
            invited = table.invites.get(digest)
            if invited is None:
                raise Refusal("unknown", "this link was already used, or replaced by a newer one")
            return self._joined(table, invited.seat, session, name, digest)
        if table.status != "open":
            raise Refusal("full", "the game has begun")
        if not table.opened.listed and not table.is_host(session):
            raise Refusal("no-table-for-you", "you can join this table by link only")
        free = table.free_seats
        if not free:
            raise Refusal("full", "every seat is taken")
        if self.seat is not None and self.seat not in free:
            raise Refusal("taken", f"seat {self.seat} is not open", open=free)
        return self._joined(table, free[0] if self.seat is None else self.seat, session, name)

    def _joined(
        self, table: Table, seat: int, session: str, name: str, digest: str | None = None
    ) -> "Joined":
        is_sealing = table.opened.scheme != 1 and table.status == "open"
        seal = self.seal if is_sealing else None
        if seal is not None and self.text:
            raise Refusal("bad", "text: show a sealed text later, with show", field="text")
        if self.program:
            _check_company(table, seat)
        return Joined(seat, session, name, self.text, digest, seal, self.program)


def _check_company(table: Table, seat: int) -> None:
    """Raise Refusal if a program in this seat would leave no seat for a person."""
    others = [one for number, one in enumerate(table.seats) if number != seat]
    if not table.opened.bots_alone and not any(
        not one.is_taken or (one.is_person and not one.program) for one in others
    ):
        raise Refusal("bad", "program: a person must play as well at this server", field="program")


class Joined(Event, frozen=True):
    """Somebody took a seat."""

    seat: int
    session: str
    name: str
    text: str = ""
    """The player's contribution to the secret that chance is generated from."""
    digest: str | None = None
    """The digest of the link, if the player used one."""
    seal: str | None = None
    """The seal of the player's text; None if the player does not take part."""
    program: bool = False
    """Whether the player is a program."""

    def change(self, table: Table) -> None:
        start_over(table, [self.seat])
        seat, name = table.seats[self.seat], table.seats[self.seat].name
        if table.status == "open" and self.session != seat.session:
            seat.takes_part, seat.seal = False, None
        seat.session, seat.name = self.session, self.name or name
        seat.program = self.program
        if seat.name != name:
            table.named_at = table.version
        seat.text = self.text or seat.text
        if self.seal is not None:
            seat.take_seal(self.seal)
        _void_links(table, self.seat)


class Leave(ForSeat, tag="leave"):
    """Give up your seat before the game."""

    taken_while: ClassVar[Status] = "open"

    def decide_for(self, table: Table, seat: int) -> "Left":
        return Left(seat)


class Free(Command, tag="free", kw_only=True):
    """Free a taken seat for somebody else; only the host can, before the game."""

    seat: SeatNumber

    def decide(self, table: Table, session: str, link: str | None) -> "Left":
        check_host(table, session)
        check_status(table, "open")
        if self.seat >= len(table.seats) or table.seats[self.seat].session is None:
            raise Refusal("bad", f"seat: nobody has seat {self.seat}", field="seat")
        return Left(self.seat)


class Left(Event, frozen=True):
    """A seat was given up before the game."""

    seat: int

    def change(self, table: Table) -> None:
        start_over(table, [self.seat])
        table.seats[self.seat] = Seat(reserve=table.seats[self.seat].reserve)
        _void_links(table, self.seat)


class Renamed(Event, frozen=True):
    """The server's host gave a seat another name, or none."""

    seat: int
    name: str

    def change(self, table: Table) -> None:
        table.seats[self.seat].name = self.name
        table.named_at = table.version
        if table.opened.record is not None:
            record = table.opened.record
            names = list(record["players"])
            names[self.seat] = self.name or f"Player {self.seat + 1}"
            table.opened = msgspec.structs.replace(table.opened, record=record | {"players": names})


class Forgotten(Event, frozen=True):
    """The holder of these seats, or the table's host, was anonymised.

    In the journal's earlier entries, the alias then replaces the session, and the name is gone.
    """

    seats: list[int]
    alias: str
    is_host: bool = False
    """Whether they opened the table."""

    def change(self, table: Table) -> None:
        """Games go on with a bot in that seat; an open table without its host never begins."""
        for number in self.seats:
            seat = table.seats[number]
            if table.status == "open":
                Left(number).change(table)
                continue
            seat.session, seat.name = self.alias, ""
            if table.status == "playing":
                seat.hand_over(table.stand_in, "left", table.since)  # while its holder still counts
                seat.gone, table.question = True, None
            _void_links(table, number)
        table.named_at = table.version
        if self.is_host:
            table.opened = msgspec.structs.replace(table.opened, host=self.alias)
        if self.is_host and table.status == "open":
            table.status = "aborted"
        if table.status == "playing" and not table.persons:
            end(table, "unfinished")


def rename(table: Table, seat: int, name: str) -> Renamed:
    """The server's host gives a seat another name, or none; raises Refusal."""
    if seat >= len(table.seats):
        raise Refusal("bad", f"seat: must be below {len(table.seats)}")
    if table.seats[seat].name == name:
        raise Refusal("not-now", f"seat {seat} already has this name")
    return Renamed(seat, name)


def gather(table: Table, selves: Sequence[str]) -> Joined:
    """Give the seats of a person with several sessions here to one of them, one seat at a time.

    Raises Refusal if there is nothing to do.
    """
    seated = [one for one in selves if table.held_by(one)]
    if table.status not in ("open", "playing") or len(seated) < 2:
        raise Refusal("not-now", "these sessions hold no seats here, or one of them holds all")
    seat = table.held_by(seated[1])[0]
    return Joined(seat, seated[0], "", program=table.seats[seat].program)


def forget(table: Table, session: str, alias: str) -> Forgotten:
    """Anonymise a session at a table; raises Refusal if it takes no part there."""
    seats, is_host = table.held_by(session), table.is_host(session)
    if not seats and not is_host:
        raise Refusal("not-now", "this session has no part in this table")
    return Forgotten(seats, alias, is_host)


def _void_links(table: Table, seat: int) -> None:
    """Links for a seat are valid only for its holder when they were created."""
    table.invites = {digest: one for digest, one in table.invites.items() if one.seat != seat}
