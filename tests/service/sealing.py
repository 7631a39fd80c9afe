"""An in-process table that generates chance, for tests; its game begins as on a server."""

from typing import Any

import pytest

from blazon.match.seals import fixed_digest, seal_of
from blazon.service.base.refusals import Refusal
from blazon.service.journal.chance import Chance, Show, chance_of, is_settled
from blazon.service.journal.changes import next_version, open_table
from blazon.service.journal.commands import Command, decide
from blazon.service.journal.entries import Entry
from blazon.service.journal.events import Event, Opened
from blazon.service.journal.opening import OpenTable, opening
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.playing import start
from blazon.service.journal.seating import Join
from blazon.service.journal.table import Table

SECRET = bytes(range(32))
ME, OPEN, BOT = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "random")
TEXTS = [f"{number:032x}" for number in range(100)]
LINK = "a link"
PEOPLE = ("ann", "bob", "cem", "dan")


def of(table: Table) -> str:
    """The digest of the fixed data, as a client computes it."""
    chance = seen(table)
    seals, shares = chance.seals, chance.shares
    return fixed_digest(table.opened.commitment, chance.round, chance.first, seals, shares)


def seen(table: Table) -> Chance:
    """The public state of generating chance."""
    chance = chance_of(table)
    assert chance is not None
    return chance


class At:
    """An in-process table whose game begins as on a server."""

    def __init__(self, *seats: SeatPlan, seals: Any = (), **asked: Any) -> None:
        wanted: dict[str, Any] = {"game": "richelieu", "seats": list(seats), "listed": True}
        wanted |= {"options": {"edition": "court"}, "seals": list(seals), **asked}
        self.entries: list[Entry] = []
        self.table: Table
        self.begin(opening(OpenTable(**wanted), "ann", SECRET))

    def begin(self, opened: Opened) -> None:
        """Open a table; its game begins if nothing is missing."""
        self.entries = [Entry("table", 1, 0, opened, opened.host)]
        self.table = open_table("table", SECRET, self.entries[0])
        self.go_on()

    def happens(self, event: Event, session: str | None = None) -> None:
        """Add an entry."""
        entry = Entry("table", self.table.version + 1, 0, event, session)
        self.entries.append(entry)
        self.table = next_version(self.table, entry)

    def do(self, session: str, command: Command) -> Table:
        """Run a command; raises Refusal."""
        self.happens(decide(self.table, session, command, LINK), session)
        self.go_on()
        return self.table

    def go_on(self) -> None:
        """Begin the game if nothing is missing."""
        is_asked = self.table.opened.start == "asked"
        if self.table.status == "open" and not is_asked and is_settled(self.table):
            self.happens(start(self.table))

    def show(self, session: str, text: str, seat: int | None = None) -> Table:
        """Reveal a text, based on the data fixed now."""
        return self.do(session, Show(seat=seat, text=text, of=of(self.table)))

    def refusal(self, session: str, command: Command) -> Refusal:
        """The reason why a command is refused, which must change nothing."""
        before = self.table
        with pytest.raises(Refusal) as caught:
            self.do(session, command)
        assert self.table is before
        return caught.value


def full(players: int = 2, **asked: Any) -> At:
    """Everyone has joined and sealed a text; nobody has revealed one."""
    at = At(ME, *[OPEN] * (players - 1), seals=[seal_of(TEXTS[0])], **asked)
    for number in range(1, players):
        at.do(PEOPLE[number], Join(seal=seal_of(TEXTS[number])))
    return at
