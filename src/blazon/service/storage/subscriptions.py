"""Browsers that are notified of turns, and their pending notifications.

Several processes may detect the same turn, and the browser may watch the table through any of
them. So each writes what it knows to one row for a session at a table: if one process knows that
the turn was seen, no notification is sent, and if two have detected it, only one is sent.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, RowMapping, func, insert, select, text, update

from blazon.service.base.languages import Language
from blazon.service.base.limits import LONGEST_PUSH_KEY
from blazon.service.base.secrets import id_from
from blazon.service.storage.database import Database
from blazon.service.storage.hosts import leads_to
from blazon.service.storage.leases import take
from blazon.service.storage.schema import push_turns, pushes

_TOLD_MS = 60_000
"""A session notified this shortly before its table filled up knows that the game begins."""
_NEVER = 2**62
_FORGET_MS = 3_600_000
"""How long a notified turn is remembered: longer than clocks of processes differ."""
Encoded = Annotated[str, Meta(max_length=LONGEST_PUSH_KEY, pattern="^[A-Za-z0-9_-]+=*$")]


class Subscription(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A push subscription, as issued by the browser's push service."""

    endpoint: str
    p256dh: Encoded
    """The browser's public key, 65 bytes in base64url."""
    auth: Encoded
    """The secret that it shares with senders, 16 bytes in base64url."""
    language: Language


@dataclass(frozen=True)
class Turn:
    """A session's turn at a table."""

    session: str
    table: str
    version: int
    """The table's version that began the session's turn."""
    due: int | None
    """When to notify the session, in milliseconds since 1970; None if it sees the turn."""
    begun: bool = False
    """Whether the game has begun, but it is not the session's turn."""

    @property
    def id(self) -> str:
        """An id shared by all turns of the session at the table; it reveals neither of them."""
        return id_from(self.session, f"push {self.table}")


@dataclass(frozen=True)
class Due:
    """A notification that is due now."""

    turn: Turn
    to: Subscription
    tries: int
    """Including this one."""


class Subscriptions:
    """Subscriptions and pending notifications, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, session: str, subscription: Subscription | None, now: int) -> None:
        """Set or remove a session's subscription."""
        row = None if subscription is None else msgspec.structs.asdict(subscription)

        def replace(connection: Connection) -> None:
            connection.execute(pushes.delete().where(pushes.c.session == session))
            if row is not None:
                connection.execute(insert(pushes), [row | {"session": session, "created": now}])

        await self._database.transact(replace)

    async def is_known(self, session: str) -> bool:
        """Whether a session is notified of its turns."""
        query = select(pushes.c.session).where(pushes.c.session == session)
        async with self._database.read() as connection:
            return await connection.scalar(query) is not None

    async def end(self, due: Due) -> None:
        """Delete a subscription that its push service no longer knows."""
        columns = pushes.c
        same = (columns.session == due.turn.session) & (columns.endpoint == due.to.endpoint)
        await self._database.execute(pushes.delete().where(same), "tidy")

    async def schedule(self, turns: Sequence[Turn], now: int) -> None:
        """Schedule notifications for subscribed sessions that do not see their turn."""
        wanted = select(pushes.c.session).where(
            pushes.c.session.in_(sorted({turn.session for turn in turns}))
        )
        async with self._database.read() as connection:
            sessions = set((await connection.scalars(wanted)).all())
        rows = [
            {
                "id": turn.id,
                "session": turn.session,
                "table_id": turn.table,
                "version": turn.version,
                "due": turn.due,
                "at": now,
                "told_after": now - _TOLD_MS if turn.begun else _NEVER,
            }
            for turn in turns
            if turn.session in sessions
        ]
        if rows:
            rows.sort(key=lambda row: str(row["id"]))
            await self._database.transact(lambda writer: writer.execute(_SCHEDULE, rows), "play")

    async def take(self, now: int, again: int, limit: int, busy: Collection[str] = ()) -> list[Due]:
        """Lease due notifications, but none to busy hosts.

        A notification that is not sent becomes due again at ``again``.
        """
        columns, due = push_turns.c, push_turns.c.due <= now
        if busy:
            to_busy = select(pushes.c.session).where(leads_to(pushes.c.endpoint, busy))
            due &= columns.session.not_in(to_busy)
        tries = columns.tries + 1

        def lease(connection: Connection) -> tuple[Sequence[RowMapping], Sequence[RowMapping]]:
            taken = take(connection, push_turns, due, columns.due, limit, due=again, tries=tries)
            query = select(pushes).where(pushes.c.session.in_({row["session"] for row in taken}))
            return taken, connection.execute(query).mappings().all() if taken else []

        taken, rows = await self._database.transact(lease, "play")
        known = {
            row["session"]: Subscription(
                endpoint=row["endpoint"],
                p256dh=row["p256dh"],
                auth=row["auth"],
                language=row["language"],
            )
            for row in rows
        }
        return [
            Due(
                Turn(row["session"], row["table_id"], row["version"], row["due"]),
                known[row["session"]],
                row["tries"],
            )
            for row in taken
            if row["session"] in known
        ]

    async def give_back(self, untried: Sequence[Due], when: int) -> None:
        """Make leased but untried notifications due again at this time."""
        columns = push_turns.c
        mine = columns.id.in_([one.turn.id for one in untried]) & columns.due.is_not(None)
        query = update(push_turns).where(mine).values(due=when, tries=columns.tries - 1)
        await self._database.execute(query, "play")

    async def put_off(self, turn: Turn, when: int | None) -> None:
        """Retry a notification at this time; None means it is finished."""
        columns = push_turns.c
        query = update(push_turns).where(
            columns.id == turn.id, columns.version == turn.version, columns.due.is_not(None)
        )
        await self._database.execute(query.values(due=when), "play")

    async def withdraw(self, turn: Turn) -> None:
        """Cancel an unwanted notification. The session counts as not notified."""
        columns = push_turns.c
        same = (columns.id == turn.id) & (columns.version == turn.version)
        query = update(push_turns).where(same).values(due=None, tries=0)
        await self._database.execute(query, "play")

    async def tidy(self, now: int) -> None:
        """Delete turns seen or notified long ago, and turns without a subscription."""
        columns = push_turns.c
        past = columns.at < now - _FORGET_MS
        unwanted = columns.session.not_in(select(pushes.c.session))
        done = (past & columns.due.is_(None)) | unwanted
        await self._database.execute(push_turns.delete().where(done), "tidy")

    async def waiting(self) -> int:
        """The number of pending notifications."""
        query = select(func.count()).where(push_turns.c.due.is_not(None))
        async with self._database.read() as connection:
            return int(await connection.scalar(query) or 0)


_SCHEDULE = text(
    "insert into push_turns (id, session, table_id, version, due, tries, at) "
    "values (:id, :session, :table_id, :version, :due, 0, :at) "
    "on conflict (id) do update set "
    "version = excluded.version, due = excluded.due, tries = 0, at = excluded.at "
    "where (push_turns.version < excluded.version "
    "or (push_turns.version = excluded.version "
    "and (excluded.due is null or excluded.due > push_turns.due))) "
    "and not (push_turns.due is null and push_turns.tries > 0 and push_turns.at > :told_after)"
)
