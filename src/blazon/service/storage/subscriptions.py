"""Browsers that are notified of turns, and their pending notifications.

Several processes may detect the same turn, and the browser may watch the table through any of
them. So each writes what it knows to one row for a device at a table: if one process knows that
the turn was seen, no notification is sent, and if two have detected it, only one is sent.

A session without a profile is its own device; one with a profile has several, and all are told.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import (
    CompoundSelect,
    Connection,
    RowMapping,
    func,
    insert,
    select,
    text,
    union_all,
    update,
)

from blazon.service.base.languages import Language
from blazon.service.base.limits import LONGEST_PUSH_KEY
from blazon.service.base.secrets import id_from
from blazon.service.storage import schema
from blazon.service.storage.database import Database
from blazon.service.storage.hosts import leads_to
from blazon.service.storage.leases import take
from blazon.service.storage.schema import push_turns, pushes

_TOLD_MS = 60_000
"""A session notified this shortly before its table filled already knows that the game begins."""
_NEVER = 2**62
_FORGET_MS = 3_600_000
"""How long a notified turn is remembered: longer than processes' clocks differ."""
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
    device: str | None = None
    """The device to notify; None for all that act for the session."""

    @property
    def id(self) -> str:
        """An id shared by all turns of the device at the table; it reveals neither of them."""
        return call_id(self.device or self.session, self.table)


def call_id(device: str, table: str) -> str:
    """The id of a device's notifications about a table."""
    return id_from(device, f"push {table}")


@dataclass(frozen=True)
class Due:
    """A notification that is due now."""

    turn: Turn
    to: Subscription
    tries: int
    """The number of tries, including this one."""


class Subscriptions:
    """Subscriptions and pending notifications, in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, device: str, subscription: Subscription | None, now: int) -> None:
        """Set or remove a device's subscription."""
        row = None if subscription is None else msgspec.structs.asdict(subscription)

        def keep(connection: Connection) -> None:
            connection.execute(pushes.delete().where(pushes.c.session == device))
            if row is not None:
                connection.execute(insert(pushes), [row | {"session": device, "created": now}])

        await self._database.transact(keep)

    async def is_known(self, device: str) -> bool:
        """Whether a device is notified of turns."""
        query = select(pushes.c.session).where(pushes.c.session == device)
        return await self._database.scalar(query) is not None

    async def end(self, due: Due) -> None:
        """Delete a subscription that its push service no longer knows."""
        columns = pushes.c
        device = due.turn.device or due.turn.session
        same = (columns.session == device) & (columns.endpoint == due.to.endpoint)
        await self._database.execute(pushes.delete().where(same), "tidy")

    async def schedule(self, turns: Sequence[Turn], now: int) -> None:
        """Schedule notifications to subscribed devices for sessions that do not see their turn."""
        wanted = _subscribed({turn.session for turn in turns})
        devices: dict[str, list[str]] = {}
        for session, device in await self._database.rows(wanted):
            devices.setdefault(session, []).append(device)
        told = [
            replace(turn, device=device)
            for turn in turns
            for device in devices.get(turn.session, ())
        ]
        rows = [
            {
                "id": turn.id,
                "session": turn.session,
                "device": turn.device,
                "table_id": turn.table,
                "version": turn.version,
                "due": turn.due,
                "at": now,
                "told_after": now - _TOLD_MS if turn.begun else _NEVER,
            }
            for turn in told
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
            due &= columns.device.not_in(to_busy)
        tries = columns.tries + 1

        def lease(connection: Connection) -> tuple[Sequence[RowMapping], Sequence[RowMapping]]:
            taken = take(connection, push_turns, due, columns.due, limit, due=again, tries=tries)
            query = select(pushes).where(pushes.c.session.in_({row["device"] for row in taken}))
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
                Turn(
                    row["session"],
                    row["table_id"],
                    row["version"],
                    row["due"],
                    device=row["device"],
                ),
                known[row["device"]],
                row["tries"],
            )
            for row in taken
            if row["device"] in known
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
        """Cancel an unwanted notification. The device counts as not notified."""
        columns = push_turns.c
        same = (columns.id == turn.id) & (columns.version == turn.version)
        query = update(push_turns).where(same).values(due=None, tries=0)
        await self._database.execute(query, "play")

    async def tidy(self, now: int) -> None:
        """Delete turns seen or notified long ago, and turns without a subscription."""
        columns = push_turns.c
        past = columns.at < now - _FORGET_MS
        unwanted = columns.device.not_in(select(pushes.c.session))
        done = (past & columns.due.is_(None)) | unwanted
        await self._database.execute(push_turns.delete().where(done), "tidy")

    async def waiting(self) -> int:
        """The number of pending notifications."""
        query = select(func.count()).where(push_turns.c.due.is_not(None))
        return int(await self._database.scalar(query) or 0)


def _subscribed(sessions: Collection[str]) -> CompoundSelect[Any]:
    """These sessions with the subscribed devices that act for them."""
    own, acting = schema.sessions.alias("own"), schema.sessions.alias("acting")
    joined = (
        select(own.c.digest, acting.c.digest)
        .join(acting, acting.c.profile == own.c.joined)
        .join(pushes, pushes.c.session == acting.c.digest)
        .where(own.c.digest.in_(sorted(sessions)))
    )
    alone = select(pushes.c.session, pushes.c.session).where(pushes.c.session.in_(sorted(sessions)))
    return union_all(joined, alone)


_SCHEDULE = text(
    "insert into push_turns (id, session, device, table_id, version, due, tries, at) "
    "values (:id, :session, :device, :table_id, :version, :due, 0, :at) "
    "on conflict (id) do update set "
    "version = excluded.version, due = excluded.due, tries = 0, at = excluded.at "
    "where (push_turns.version < excluded.version "
    "or (push_turns.version = excluded.version "
    "and (excluded.due is null or excluded.due > push_turns.due))) "
    "and not (push_turns.due is null and push_turns.tries > 0 and push_turns.at > :told_after)"
)
