"""Invitations between people who have played together, and the people whom somebody mutes.

A person may have several sessions, and a row names one of them. To compare persons, compare the
keys of their profiles.
"""

from collections.abc import Callable, Collection
from typing import NamedTuple

from sqlalchemy import Connection, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from blazon.service.base.clock import DAY_MS
from blazon.service.base.limits import MOST_CALLS_A_DAY, MOST_CALLS_OF_PAIR, QUOTA_WAIT_SECONDS
from blazon.service.base.refusals import Refusal
from blazon.service.storage import schema
from blazon.service.storage.database import Database
from blazon.service.storage.profiles import selves_of

_CALLS, _MUTES, _TABLES = schema.calls.c, schema.mutes.c, schema.tables.c
_SESSIONS, _HOLDERS = schema.sessions.c, schema.holders.c
_ANYBODY = ""
"""In place of a muted person: all of them."""


class Call(NamedTuple):
    """An invitation to a seat."""

    table_id: str
    session: str
    """The host of the table, who invites."""
    person: str
    """The invited person: a session, or the key of a profile."""
    seat: int
    created: int
    """Milliseconds since 1970."""


class Offer(NamedTuple):
    """An invitation as the invited person sees it."""

    call: Call
    inviter: str
    """The key of the inviter's profile, or their session."""
    game: str


class People:
    """Invitations and mutes, in the database."""

    def __init__(self, database: Database) -> None:
        self.on_call: list[Callable[[Call], None]] = []
        """Called after each invitation has been stored."""
        self._database = database

    async def check(self, own: Collection[str], person: str, table: str | None, now: int) -> None:
        """Refuse another invitation if there are too many.

        Args:
            own: the sessions of the person who invites.
            person: the one to be invited.
            table: the table that the request has opened already, if it is repeated.
            now: milliseconds since 1970.
        """
        async with self._database.read() as connection:
            await connection.run_sync(_check, own, person, table, now)

    async def add(self, call: Call) -> None:
        """Store an invitation, at most one for each table, and notify listeners."""
        dialect = sqlite if self._database.is_sqlite else postgresql
        insert = dialect.insert(schema.calls).values(**call._asdict()).on_conflict_do_nothing()
        await self._database.execute(insert)
        for told in self.on_call:
            told(call)

    async def offers_to(self, person: str, table: str | None = None) -> list[Offer]:
        """As ``offers``, for a session or the key of a profile."""
        async with self._database.read() as connection:
            own = await connection.run_sync(selves_of, person)
        return await self.offers(own, table)

    async def offers(self, own: Collection[str], table: str | None = None) -> list[Offer]:
        """The invitations that a person can accept and has not muted, newest first.

        Args:
            own: the person's sessions.
            table: only the one to this table.
        """
        inviter = func.coalesce(_SESSIONS.joined, _CALLS.session)
        columns = [_CALLS[name] for name in Call._fields]
        query = (
            select(*columns, inviter.label("inviter"), _TABLES.game)
            .join(schema.tables, _TABLES.id == _CALLS.table_id)
            .join(
                schema.holders,
                (_HOLDERS.table_id == _CALLS.table_id) & (_HOLDERS.session == _CALLS.session),
            )
            .join(schema.sessions, _SESSIONS.digest == _CALLS.session)
            .where(_CALLS.person.in_(own), _CALLS.answered.is_(None), _TABLES.status == "open")
            .order_by(_CALLS.created.desc(), _CALLS.table_id)
        )
        if table is not None:
            query = query.where(_CALLS.table_id == table)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            muted = await connection.run_sync(_muted, own) if rows else set()
        return [
            Offer(Call(*row[: len(columns)]), row.inviter, row.game)
            for row in rows
            if not muted & {_ANYBODY, row.inviter}
        ]

    async def answer(self, own: Collection[str], table: str, now: int) -> None:
        """Note that a person has accepted or declined the invitation to a table."""
        this = (_CALLS.table_id == table) & _CALLS.person.in_(own) & _CALLS.answered.is_(None)
        await self._database.execute(update(schema.calls).where(this).values(answered=now))

    async def muted(self, own: Collection[str]) -> tuple[bool, set[str]]:
        """Whether a person has muted all invitations, and the people whom they have muted."""
        async with self._database.read() as connection:
            found = await connection.run_sync(_muted, own)
        return _ANYBODY in found, found - {_ANYBODY}

    async def mute(
        self, own: Collection[str], session: str, person: str | None, now: int | None
    ) -> None:
        """Start or stop hiding a person's invitations.

        Args:
            own: the sessions of the person who mutes.
            session: the first of these.
            person: the person to mute; None for everybody.
            now: milliseconds since 1970; None to stop.
        """

        def write(connection: Connection) -> None:
            whose = [_ANYBODY] if person is None else selves_of(connection, person)
            old = _MUTES.session.in_(own) & _MUTES.person.in_(whose)
            connection.execute(schema.mutes.delete().where(old))
            if now is not None:
                row = {"session": session, "person": person or _ANYBODY, "created": now}
                connection.execute(schema.mutes.insert(), [row])

        await self._database.transact(write)


def _check(
    connection: Connection, own: Collection[str], person: str, table: str | None, now: int
) -> None:
    number = select(func.count()).select_from(schema.calls)
    number = number.where(_CALLS.session.in_(own), _CALLS.table_id != (table or ""))
    if (connection.scalar(number.where(_CALLS.created > now - DAY_MS)) or 0) >= MOST_CALLS_A_DAY:
        most = f"you have invited people {MOST_CALLS_A_DAY} times in 24 hours"
        raise Refusal("quota", f"{most}; try again later", wait=QUOTA_WAIT_SECONDS)
    # A declined invitation counts, too: who invites does not learn that it was declined.
    waiting = number.join(schema.tables, _TABLES.id == _CALLS.table_id).where(
        _CALLS.person.in_(selves_of(connection, person)), _TABLES.status == "open"
    )
    if (connection.scalar(waiting) or 0) >= MOST_CALLS_OF_PAIR:
        raise Refusal(
            "quota",
            f"this person has {MOST_CALLS_OF_PAIR} invitations from you; wait, or close one",
        )


def _muted(connection: Connection, own: Collection[str]) -> set[str]:
    """The people whom a person has muted, by the keys of their profiles."""
    key = func.coalesce(_SESSIONS.joined, _MUTES.person)
    query = select(key).outerjoin(schema.sessions, _SESSIONS.digest == _MUTES.person)
    return set(connection.scalars(query.where(_MUTES.session.in_(own))).all())
