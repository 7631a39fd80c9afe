"""Sessions in the database, by the digests of their secrets."""

from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from blazon.service.storage.schema import sessions


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
        """A session, or None."""
        query = select(sessions).where(sessions.c.digest == digest)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else dict(row)

    async def name(self, digest: str | None) -> str | None:
        """What the holder of a session wants to be called; None for an unknown session."""
        if digest is None:
            return None
        query = select(sessions.c.name).where(sessions.c.digest == digest)
        async with self._engine.connect() as connection:
            found = await connection.scalar(query)
        return None if found is None else str(found)

    async def change(self, digest: str, **values: Any) -> None:
        """Its name, or its webhook."""
        query = update(sessions).where(sessions.c.digest == digest).values(**values)
        async with self._engine.begin() as connection:
            await connection.execute(query)
