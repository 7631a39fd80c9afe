"""Temporary blocks of sessions, and of networks by their digests."""

from typing import Any

from sqlalchemy import Connection, insert, select, update

from blazon.service.storage.database import HOUSE, Database
from blazon.service.storage.notices import Notice
from blazon.service.storage.schema import blocks

_COLUMNS = blocks.c


class Blocks:
    """All blocks. Other processes are notified of every change."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, now: int, **columns: Any) -> int:
        """Block a session or network from now on; returns the block's number."""
        query = insert(blocks).values(at=now, **columns).returning(_COLUMNS.number)

        def block(connection: Connection) -> int:
            number = int(connection.scalar(query) or 0)
            self._database.notify(connection, [Notice(HOUSE, 0)])
            return number

        return await self._database.transact(block, "play")

    async def current(self, now: int) -> list[dict[str, Any]]:
        """The blocks that have not ended."""
        query = select(blocks).where(_COLUMNS.until > now).order_by(_COLUMNS.number)
        return await self._database.dicts(query)

    async def end(self, number: int, now: int) -> bool:
        """End a block; False if no active block has this number."""
        query = update(blocks).where(_COLUMNS.number == number, _COLUMNS.until > now)

        def end(connection: Connection) -> bool:
            ended = connection.execute(query.values(until=now)).rowcount
            self._database.notify(connection, [Notice(HOUSE, 0)])
            return bool(ended)

        return await self._database.transact(end, "play")
