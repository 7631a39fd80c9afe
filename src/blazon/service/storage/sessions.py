"""Sessions in the database, by the digests of their secrets."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, insert, select, update

from blazon.service.base.clock import DAY_MS
from blazon.service.storage.database import Database
from blazon.service.storage.mail_rows import forget_mail
from blazon.service.storage.schema import deliveries, pushes, sessions


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
        query = select(sessions).where(_good(digest))
        async with self._database.read() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else dict(row)

    async def name(self, digest: str | None) -> str | None:
        """The name that a session's holder has chosen; None for an unknown session."""
        if digest is None:
            return None
        query = select(sessions.c.name).where(_good(digest))
        async with self._database.read() as connection:
            found = await connection.scalar(query)
        return None if found is None else str(found)

    def note_used(self, digest: str, day: int) -> None:
        """Note that a session was used on a day, in days since 1970; this is written later."""
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
        query = update(sessions).where(_good(digest)).values(**values)
        await self._database.execute(query)

    async def revoke(self, digest: str, now: int) -> None:
        """End a session for good; it gets no more notifications and no more mail."""
        ended = {"revoked": now, "name": "", "webhook": None, "webhook_key": None, "network": None}

        def end(connection: Connection) -> None:
            connection.execute(update(sessions).where(_good(digest)).values(**ended))
            for table in (deliveries, pushes):
                connection.execute(table.delete().where(table.c.session == digest))
            forget_mail(connection, [digest])

        await self._database.transact(end, "play")

    async def revoked_since(self, when: int) -> list[str]:
        """The sessions ended since then."""
        query = select(sessions.c.digest).where(sessions.c.revoked >= when)
        async with self._database.read() as connection:
            return list((await connection.scalars(query)).all())


def _good(digest: str) -> ColumnElement[bool]:
    """The session with this digest, unless it has ended."""
    return (sessions.c.digest == digest) & sessions.c.revoked.is_(None)


_WRITE_USED = (
    update(sessions)
    .where(sessions.c.digest == bindparam("of"), sessions.c.used < bindparam("day"))
    .values(used=bindparam("day"))
)
