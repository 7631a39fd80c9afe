"""What was said at the tables."""

from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from blazon.service.limits import CHAT_PAGE
from blazon.service.storage.database import Database
from blazon.service.storage.schema import chat

_COLUMNS = chat.c


class ChatLines:
    """The chat of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: str, at: int, seat: int, name: str, text: str) -> int:
        """Keep a line; returns its number at the table."""
        last = select(func.coalesce(func.max(_COLUMNS.number), 0)).where(_COLUMNS.table_id == table)
        row = {"table_id": table, "at": at, "seat": seat, "name": name, "text": text}
        while True:
            try:
                async with self._database.write() as connection:
                    number = int(await connection.scalar(last) or 0) + 1
                    await connection.execute(insert(chat), [row | {"number": number}])
                    await connection.run_sync(self._database.notify, [(table, -number)])
            except IntegrityError:
                continue
            return number

    async def after(
        self, table: str, number: int = 0, limit: int = CHAT_PAGE
    ) -> list[dict[str, Any]]:
        """A table's chat after a line, the last ``limit`` lines of it, in order."""
        query = (
            select(_COLUMNS.number, _COLUMNS.at, _COLUMNS.seat, _COLUMNS.name, _COLUMNS.text)
            .where(_COLUMNS.table_id == table, _COLUMNS.number > number)
            .order_by(_COLUMNS.number.desc())
            .limit(limit)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [dict(row) for row in reversed(rows)]
