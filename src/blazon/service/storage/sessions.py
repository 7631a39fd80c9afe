"""Sessions in the database, by the digests of their secrets."""

from typing import Any

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from blazon.service.storage.schema import deliveries, pushes, sessions


class SessionRows:
    """All sessions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, digest: str, now: int) -> None:
        """A new session."""
        row = {"digest": digest, "created": now, "name": ""}
        async with self._engine.begin() as connection:
            await connection.execute(insert(sessions), [row])

    async def get(self, digest: str) -> dict[str, Any] | None:
        """A session that has not ended, or None."""
        query = select(sessions).where(_good(digest))
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else dict(row)

    async def name(self, digest: str | None) -> str | None:
        """What the holder of a session wants to be called; None for an unknown session."""
        if digest is None:
            return None
        query = select(sessions.c.name).where(_good(digest))
        async with self._engine.connect() as connection:
            found = await connection.scalar(query)
        return None if found is None else str(found)

    async def change(self, digest: str, **values: Any) -> None:
        """Its name, or its webhook."""
        query = update(sessions).where(_good(digest)).values(**values)
        async with self._engine.begin() as connection:
            await connection.execute(query)

    async def revoke(self, digest: str, now: int) -> None:
        """End a session, for good: nobody is notified for it any more."""
        ended = {"revoked": now, "name": "", "webhook": None, "webhook_key": None}
        async with self._engine.begin() as connection:
            await connection.execute(update(sessions).where(_good(digest)).values(**ended))
            for table in (deliveries, pushes):
                await connection.execute(table.delete().where(table.c.session == digest))

    async def revoked_since(self, when: int) -> list[str]:
        """The sessions that were ended since then."""
        query = select(sessions.c.digest).where(sessions.c.revoked >= when)
        async with self._engine.connect() as connection:
            return list((await connection.scalars(query)).all())


def _good(digest: str) -> ColumnElement[bool]:
    """The session of this digest, unless it was ended."""
    return (sessions.c.digest == digest) & sessions.c.revoked.is_(None)
