"""The turns and invitations about which players have yet to get mail.

Several processes may detect the same turn, and its player may look at the table through any of
them. As with notifications, each writes what it knows to one row for a session at a table. One
message covers all tables of a person, in all sessions of a profile, so a process that sends mail
leases the person's address.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Literal

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    case,
    exists,
    or_,
    select,
    text,
    union,
    update,
)

from blazon.service.base.clock import DAY_MS
from blazon.service.base.languages import Language
from blazon.service.base.limits import (
    MAIL_DELAY_MS,
    MAIL_PAUSE_MS,
    MOST_MAIL_REFUSALS,
    MOST_MAILS,
)
from blazon.service.base.secrets import id_from
from blazon.service.storage.database import Database
from blazon.service.storage.leases import take
from blazon.service.storage.schema import holders, mail_addresses, mail_turns, sessions, tables

MailResult = Literal["sent", "refused", "failed"]
Here = tuple[str, str | None]
"""A session, and the table that it is looking at, if any."""
_ROWS, _TURNS = mail_addresses.c, mail_turns.c
_FORGET_MS = 3_600_000
"""How long a turn that needs no mail is remembered: longer than processes' clocks differ."""


@dataclass(frozen=True)
class MailTurn:
    """A session's turn at a table."""

    session: str
    table: str
    version: int
    """The table's version that began the turn."""
    at: int
    """When that was, in milliseconds since 1970."""
    due: int | None
    """When to send mail, in milliseconds since 1970; None if the session sees the turn."""
    late: int | None = None
    """When to send it again because little time is left."""

    @property
    def id(self) -> str:
        """An id shared by all turns of the session at the table."""
        return id_from(self.session, f"mail {self.table}")


@dataclass(frozen=True)
class DueMail:
    """A person who must get mail now."""

    person: str
    """The session, or the key of its profile."""
    address: str
    seed: str
    """The seed of the secret that stops mail."""
    language: Language
    turns: tuple[MailTurn, ...]
    """The turns that are due."""
    tries: int
    """The number of tries, including this one."""


@dataclass(frozen=True)
class Waiting:
    """A table that waits for a person who must move there or is invited."""

    table: str
    game: str
    deadline: int | None
    """When its clock runs out, in milliseconds since 1970; None without a clock."""
    is_invitation: bool = False


class MailTurns:
    """All turns that may need mail, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note_here(self, here: Mapping[Here, int]) -> None:
        """Note when sessions were here and saw their turns at the tables that they looked at.

        Mail about their other turns waits until the sessions have been away for a while.
        """
        persons = await self._with_mail({session for session, _ in here})
        own = [(at, whose) for whose, at in here.items() if whose[0] in persons]
        if not own:
            return
        own.sort(key=lambda one: one[0])
        last = {persons[session]: at for at, (session, _) in own}
        rows = [
            {"of": person, "when": at, "until": at + MAIL_DELAY_MS}
            for person, at in sorted(last.items())
        ]
        seen = [
            {"of": MailTurn(session, table, 0, 0, None).id, "when": at}
            for at, (session, table) in own
            if table is not None
        ]
        seen.sort(key=lambda row: str(row["of"]))

        def note(connection: Connection) -> None:
            connection.execute(_NOTE_HERE, rows)
            connection.execute(_WAIT, rows)
            if seen:
                connection.execute(_NOTE_SEEN, seen)

        await self._database.transact(note, "play")

    async def schedule(self, turns: Sequence[MailTurn]) -> None:
        """Schedule mail for sessions that want it."""
        persons = await self._with_mail({turn.session for turn in turns})
        rows = [
            {
                "id": turn.id,
                "session": turn.session,
                "person": persons[turn.session],
                "table_id": turn.table,
                "version": turn.version,
                "due": turn.due,
                "late": turn.late,
                "at": turn.at,
            }
            for turn in turns
            if turn.session in persons
        ]
        if rows:
            rows.sort(key=lambda row: str(row["id"]))
            await self._database.transact(lambda writer: writer.execute(_SCHEDULE, rows), "play")

    async def _with_mail(self, some: Collection[str]) -> dict[str, str]:
        """The sessions among these that get mail, with the person who gets it."""
        own, wanted = sessions.c, sorted(some)
        alone = select(_ROWS.session, _ROWS.session).where(_ROWS.session.in_(wanted))
        joined = select(own.digest, _ROWS.session).join(sessions, own.joined == _ROWS.session)
        is_on = _ROWS.state == "confirmed"
        query = union(alone.where(is_on), joined.where(own.digest.in_(wanted), is_on))
        return {row[0]: row[1] for row in await self._database.rows(query)}

    async def take(
        self, now: int, again: int, limit: int, busy: Collection[str] = ()
    ) -> list[DueMail]:
        """Lease persons who must get mail; none while the mail server is busy.

        Mail that is not sent becomes due again at ``again``.
        """
        if busy:
            return []
        if not await self.is_due(now):  # nearly always, and then nothing is written
            return []
        ready = _is_ready(now)
        is_due = or_(_TURNS.due <= now, _TURNS.late <= now)

        def lease(connection: Connection) -> tuple[Sequence[Any], Sequence[Any]]:
            tries = _ROWS.tries + 1
            taken = take(
                connection, mail_addresses, ready, _ROWS.again, limit, again=again, tries=tries
            )
            of_taken = _TURNS.person.in_([row["session"] for row in taken])
            query = select(mail_turns).where(of_taken, is_due).order_by(_TURNS.id)
            return taken, connection.execute(query).all() if taken else []

        taken, rows = await self._database.transact(lease, "play")
        turns: dict[str, list[MailTurn]] = {}
        for row in rows:
            turn = MailTurn(row.session, row.table_id, row.version, row.at, row.due, row.late)
            turns.setdefault(row.person, []).append(turn)
        return [
            DueMail(
                row["session"],
                row["address"],
                row["seed"],
                row["language"],
                tuple(turns.get(row["session"], ())),
                row["tries"],
            )
            for row in taken
        ]

    async def is_due(self, now: int) -> bool:
        """Whether a person must get mail now."""
        query = select(_ROWS.session).where(_is_ready(now)).limit(1)
        return await self._database.scalar(query) is not None

    async def give_back(self, untried: Sequence[DueMail], when: int) -> None:
        """Make leased but untried mail due again at this time."""
        of = _ROWS.session.in_(sorted(one.person for one in untried)) & (_ROWS.tries > 0)
        query = update(mail_addresses).where(of).values(again=when, tries=_ROWS.tries - 1)
        await self._database.execute(query, "play")

    async def waiting(self, person: str) -> list[Waiting]:
        """The tables that wait for a person, those with the least time left first."""
        joined = select(sessions.c.digest).where(sessions.c.joined == person)
        held = select(holders.c.table_id).where(
            or_(holders.c.session == person, holders.c.session.in_(joined))
        )
        is_theirs = or_(tables.c.waits_for == person, tables.c.waits_for.in_(joined))
        query = select(tables.c.id, tables.c.game, tables.c.deadline).where(
            tables.c.id.in_(held), is_theirs, tables.c.status == "playing"
        )
        rows = await self._database.rows(query)
        found = [Waiting(row.id, row.game, row.deadline) for row in rows]
        return sorted(found, key=lambda one: (one.deadline or inf, one.table))

    async def is_wanted(self, due: DueMail) -> bool:
        """Whether a person still wants mail at this address."""
        query = select(_ROWS.session).where(_is_of(due))
        return await self._database.scalar(query) is not None

    async def change(self, turn: MailTurn, *, due: int | None, late: int | None) -> None:
        """Send mail about a turn at other times; None for not at all."""
        same = (_TURNS.id == turn.id) & (_TURNS.version == turn.version)
        query = update(mail_turns).where(same).values(due=due, late=late)
        await self._database.execute(query, "play")

    async def try_again(self, due: DueMail, when: int) -> None:
        """Try to send the same mail again at this time."""
        query = update(mail_addresses).where(_is_of(due)).values(again=when)
        await self._database.execute(query, "play")

    async def finish(
        self, due: DueMail, listed: Collection[str], now: int, result: MailResult
    ) -> None:
        """Note that a message about these tables was sent, refused or given up.

        Each of these counts as sent, so that it is not tried again. After too many refusals in a
        row, mail to the address is turned off.
        """
        day = now // DAY_MS
        today = case((_ROWS.day == day, _ROWS.sent_today), else_=0) + 1
        done: dict[str, Any] = {
            "sent": now,
            "day": day,
            "sent_today": today,
            "tries": 0,
            "again": 0,
        }
        if result != "failed":  # which says nothing about the address
            done["refusals"] = _ROWS.refusals + 1 if result == "refused" else 0
        change = update(mail_addresses).where(_is_of(due)).values(**done)
        is_off = _is_of(due) & (_ROWS.refusals >= MOST_MAIL_REFUSALS)
        off = update(mail_addresses).where(is_off).values(state="off", reason="refused")
        told = (_TURNS.person == due.person) & _TURNS.table_id.in_(sorted(listed))
        is_late = told & (_TURNS.late <= now)

        def finish(connection: Connection) -> None:
            connection.execute(change)
            connection.execute(off)
            connection.execute(update(mail_turns).where(told).values(due=None))
            connection.execute(update(mail_turns).where(is_late).values(late=None))

        await self._database.transact(finish, "play")

    async def tidy(self, now: int) -> None:
        """Delete turns that need no more mail."""
        past = (_TURNS.at < now - _FORGET_MS) & _TURNS.due.is_(None) & _TURNS.late.is_(None)
        wanted = select(_ROWS.session).where(_ROWS.state == "confirmed")
        done = past | _TURNS.person.not_in(wanted)
        await self._database.execute(mail_turns.delete().where(done), "tidy")


def _is_of(due: DueMail) -> ColumnElement[bool]:
    """The row of a person's mail, unless its address has changed or its mail is off by now."""
    is_same = (_ROWS.session == due.person) & (_ROWS.address == due.address)
    return is_same & (_ROWS.state == "confirmed")


def _is_ready(now: int) -> ColumnElement[bool]:
    """Whether a person must get mail now.

    Not too often, and not again until the person has been here, except for turns with little time
    left.
    """
    own = _TURNS.person == _ROWS.session
    first = exists().where(own, _TURNS.due <= now) & (_ROWS.seen >= _ROWS.sent)
    again = exists().where(own, _TURNS.late <= now)
    has_room = (_ROWS.day < now // DAY_MS) | (_ROWS.sent_today < MOST_MAILS)
    is_free = (_ROWS.again <= now) & (_ROWS.sent <= now - MAIL_PAUSE_MS)
    return (_ROWS.state == "confirmed") & is_free & has_room & (first | again)


_NOTE_HERE = (
    update(mail_addresses)
    .where(_ROWS.session == bindparam("of"), _ROWS.seen < bindparam("when"))
    .values(seen=bindparam("when"))
)
_WAIT = (
    update(mail_turns)
    .where(_TURNS.person == bindparam("of"), _TURNS.due < bindparam("until"))
    .values(due=bindparam("until"))
)
_NOTE_SEEN = (
    update(mail_turns)
    .where(_TURNS.id == bindparam("of"), _TURNS.at < bindparam("when"))
    .values(due=None)
)
_SCHEDULE = text(
    "insert into mail_turns (id, session, person, table_id, version, due, late, at) "
    "values (:id, :session, :person, :table_id, :version, :due, :late, :at) "
    "on conflict (id) do update set "
    "version = excluded.version, due = excluded.due, late = excluded.late, at = excluded.at "
    "where mail_turns.version < excluded.version "
    "or (mail_turns.version = excluded.version "
    "and (excluded.due is null or excluded.due > mail_turns.due))"
)
