"""Reports to the server's host, stored until some time after they are settled."""

from typing import Any

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from blazon.service.storage.database import Database
from blazon.service.storage.schema import reports

_COLUMNS = reports.c


class Reports:
    """All reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, most: int, most_of_network: int, **columns: Any) -> bool | None:
        """Store a report.

        Args:
            most: the most open reports that its session may have.
            most_of_network: the most that all sessions of its network may have.
            columns: the report.

        Returns:
            False if the session or network has an open one about the same thing, None if it has too
            many.
        """

        def store(connection: Connection) -> bool | None:
            for name, limit in (("session", most), ("network", most_of_network)):
                is_theirs = (_COLUMNS[name] == columns[name]) & _COLUMNS.done.is_(None)
                query = select(func.count()).select_from(reports).where(is_theirs)
                if int(connection.scalar(query) or 0) >= limit:
                    return None
            connection.execute(insert(reports), [columns])
            return True

        try:
            return await self._database.transact(store)
        except IntegrityError:
            return False

    async def list(self, *, done: bool, limit: int) -> list[dict[str, Any]]:
        """The newest open reports, or all, oldest first."""
        query = select(reports).order_by(_COLUMNS.number.desc()).limit(limit)
        if not done:
            query = query.where(_COLUMNS.done.is_(None))
        return (await self._database.dicts(query))[::-1]

    async def get(self, number: int) -> dict[str, Any] | None:
        """A report, or None."""
        return await self._database.first(select(reports).where(_COLUMNS.number == number))

    async def settle(self, number: int, now: int, note: str) -> bool:
        """Settle a report, and forget its network; False if no open one has this number."""
        query = update(reports).where(_COLUMNS.number == number, _COLUMNS.done.is_(None))
        return bool(
            await self._database.execute(query.values(done=now, note=note, network=None), "play")
        )

    async def open_at(self, table: str) -> int:
        """The number of open reports about a table."""
        query = select(func.count()).select_from(reports)
        query = query.where(_COLUMNS.table_id == table, _COLUMNS.done.is_(None))
        return int(await self._database.scalar(query) or 0)
