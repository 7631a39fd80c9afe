"""Chat messages."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from blazon.service.base.limits import CHAT_PAGE
from blazon.service.storage.database import Database
from blazon.service.storage.notices import Notice
from blazon.service.storage.schema import chat

_COLUMNS = chat.c


class ChatLines:
    """The chat of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, table: str, at: int, seat: int, name: str, text: str, session: str | None = None
    ) -> int:
        """Store a message and its author; returns its number at the table."""
        last = select(func.coalesce(func.max(_COLUMNS.number), 0)).where(_COLUMNS.table_id == table)
        row = {"table_id": table, "at": at, "seat": seat, "name": name, "text": text}
        row["session"] = session

        def add(connection: Connection) -> int:
            number = int(connection.scalar(last) or 0) + 1
            connection.execute(insert(chat), [row | {"number": number}])
            self._database.notify(connection, [Notice(table, -number)])
            return number

        while True:
            try:
                return await self._database.transact(add)
            except IntegrityError:
                continue

    async def after(
        self, table: str, number: int = 0, limit: int = CHAT_PAGE
    ) -> list[dict[str, Any]]:
        """The last ``limit`` of a table's messages after a given one, in order."""
        query = (
            _lines()
            .where(_COLUMNS.table_id == table, _COLUMNS.number > number)
            .order_by(_COLUMNS.number.desc())
            .limit(limit)
        )
        return (await self._database.dicts(query))[::-1]

    async def line(self, table: str, number: int) -> dict[str, Any] | None:
        """One message; None if none has this number."""
        query = _lines().where(_COLUMNS.table_id == table, _COLUMNS.number == number)
        return await self._database.first(query)

    async def remove(self, table: str, numbers: Sequence[int], now: int, **more: Any) -> None:
        """Remove the text of messages, leaving a mark; other processes are notified.

        Args:
            table: the table's id.
            numbers: the numbers of the messages.
            now: the time.
            more: other columns to change.
        """
        these = (_COLUMNS.table_id == table) & _COLUMNS.number.in_(numbers)
        query = update(chat).where(these).values({"text": "", "removed": now, **more})

        def clear(connection: Connection) -> None:
            connection.execute(query)
            self._database.notify(connection, [Notice(table, -number) for number in numbers])

        await self._database.transact(clear, "tidy")

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Change the name on a seat's messages; other processes are notified."""
        these = (_COLUMNS.table_id == table) & (_COLUMNS.seat == seat)
        query = update(chat).where(these, _COLUMNS.name != name).values(name=name)

        def change(connection: Connection) -> None:
            changed = connection.scalars(query.returning(_COLUMNS.number)).all()
            latest = sorted(changed)[-CHAT_PAGE:]
            self._database.notify(connection, [Notice(table, -number) for number in latest])

        await self._database.transact(change, "tidy")


def _lines() -> Any:
    """Messages as they are shown."""
    return select(
        _COLUMNS.number,
        _COLUMNS.at,
        _COLUMNS.seat,
        _COLUMNS.name,
        _COLUMNS.text,
        _COLUMNS.removed.is_not(None).label("removed"),
    )
