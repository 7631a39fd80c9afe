"""The host's actions: rows are added and never changed."""

from typing import Any

from sqlalchemy import insert, select

from blazon.service.storage.database import Database
from blazon.service.storage.schema import audit


class Audit:
    """The audit log."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, now: int, who: str, action: str, about: str, reason: str) -> None:
        """Record an action; never an address, a secret or a session."""
        row = {"at": now, "who": who, "action": action, "about": about, "reason": reason}
        await self._database.execute(insert(audit).values(row), "play")

    async def last(self, limit: int) -> list[dict[str, Any]]:
        """The newest rows, newest last."""
        query = select(audit).order_by(audit.c.number.desc()).limit(limit)
        return (await self._database.dicts(query))[::-1]
