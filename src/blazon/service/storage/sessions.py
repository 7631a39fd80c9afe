"""Sessions in the database, by the digests of their secrets."""

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, insert, select, update

from blazon.service.base.clock import DAY_MS
from blazon.service.storage.database import Database
from blazon.service.storage.forgetting import forget_sessions
from blazon.service.storage.schema import deliveries, pushes, sessions

_COLUMNS = sessions.c


class Identity(NamedTuple):
    """The sessions that a cookie acts for."""

    selves: tuple[str, ...]
    """The cookie's own session, or those of a profile, whose key comes first."""
    has_profile: bool


class Change(NamedTuple):
    """A session that has changed."""

    digest: str
    has_ended: bool
    """Whether its cookie is no longer valid."""


class SessionRows:
    """All sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._used: dict[str, int] = {}

    async def add(self, digest: str, now: int, network: str | None = None) -> None:
        """Add a new session, created from a network address."""
        row = {"digest": digest, "created": now, "used": now // DAY_MS, "network": network}
        await self._database.transact(
            lambda connection: connection.execute(insert(sessions), [row])
        )

    async def get(self, digest: str) -> dict[str, Any] | None:
        """A session that has not ended, or None."""
        query = select(sessions).where(is_good(digest))
        return await self._database.first(query)

    async def identify(self, digest: str) -> Identity | None:
        """The sessions that a cookie acts for; None for an unknown, ended or replaced one."""
        own = sessions.alias("own")
        of_profile = (_COLUMNS.joined == own.c.profile) & _COLUMNS.revoked.is_(None)
        is_replaced = own.c.joined.is_not(None) & own.c.profile.is_(None)
        query = (
            select(own.c.profile, _COLUMNS.digest)
            .outerjoin(sessions, of_profile)
            .where(own.c.digest == digest, own.c.revoked.is_(None), ~is_replaced)
            .order_by(_COLUMNS.digest != own.c.profile, _COLUMNS.created, _COLUMNS.digest)
        )
        rows = await self._database.rows(query)
        if not rows:
            return None
        if rows[0].profile is None:
            return Identity((digest,), has_profile=False)
        return Identity(tuple(one for _, one in rows), has_profile=True)

    async def name(self, digest: str | None) -> str | None:
        """The name that a session's holder has chosen; None for an unknown session."""
        if digest is None:
            return None
        query = select(sessions.c.name).where(is_good(digest))
        found = await self._database.scalar(query)
        return None if found is None else str(found)

    def note_used(self, digest: str, day: int) -> None:
        """Note that a session was used on a day, in days since 1970. Written later."""
        self._used[digest] = day

    async def write_used(self) -> None:
        """Write the noted uses."""
        written = dict(self._used)
        if not written:
            return
        rows = [{"of": digest, "day": day} for digest, day in sorted(written.items())]
        await self._database.transact(
            lambda connection: connection.execute(_WRITE_USED, rows), "play"
        )
        for digest, day in written.items():
            if self._used[digest] == day:
                del self._used[digest]

    async def change(self, digest: str, **values: Any) -> None:
        """Change a session's name or webhook."""
        query = update(sessions).where(is_good(digest)).values(**values)
        await self._database.execute(query)

    async def revoke(self, digest: str, now: int) -> None:
        """End a cookie for good: see ``end_in``."""
        await self._database.transact(lambda connection: end_in(connection, digest, now), "play")

    async def changed_since(self, when: int) -> list[Change]:
        """The sessions whose cookies have ended since then, or now act for other sessions."""
        query = select(_COLUMNS.digest, _COLUMNS.revoked, _COLUMNS.profile).where(
            (_COLUMNS.revoked >= when) | (_COLUMNS.changed >= when)
        )
        rows = await self._database.rows(query)
        return [
            Change(row.digest, has_ended=row.revoked is not None or row.profile is None)
            for row in rows
        ]


def is_good(digest: str) -> ColumnElement[bool]:
    """The session with this digest, unless it has ended."""
    return (_COLUMNS.digest == digest) & _COLUMNS.revoked.is_(None)


def end_in(connection: Connection, digest: str, now: int) -> None:
    """End a cookie for good, in a transaction; it gets no more notifications.

    A session that is part of a profile remains: other devices act for it. Any other session ends,
    and nobody can see its results any more.
    """
    leave = {"profile": None, "label": "", "changed": now}
    stays = update(sessions).where(is_good(digest), _COLUMNS.joined.is_not(None))
    if not connection.execute(stays.values(**leave)).rowcount:
        ended = {"revoked": now, "name": "", "webhook": None, "webhook_key": None, "network": None}
        connection.execute(update(sessions).where(is_good(digest)).values(**ended, **leave))
        connection.execute(deliveries.delete().where(deliveries.c.session == digest))
        forget_sessions(connection, [digest])
    connection.execute(pushes.delete().where(pushes.c.session == digest))


_WRITE_USED = (
    update(sessions)
    .where(sessions.c.digest == bindparam("of"), sessions.c.used < bindparam("day"))
    .values(used=bindparam("day"))
)
