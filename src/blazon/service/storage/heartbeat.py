"""When a server last accepted moves, so that the next one knows how long none did."""

from contextlib import suppress

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from blazon.service.storage.database import Database
from blazon.service.storage.schema import server

_NAME = "alive"


class Heartbeat:
    """One moment in the database, which all processes move forward."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def last(self) -> int | None:
        """The newest moment, in milliseconds since 1970; None before the first one."""
        found = await self._database.scalar(select(server.c.value).where(server.c.name == _NAME))
        return None if found is None else int(bytes(found))

    async def note(self, now: int) -> None:
        """Record that moves can be made now; raises Refusal if that fails."""
        row = {"name": _NAME, "value": str(now).encode()}

        def write(connection: Connection) -> None:
            changed = update(server).where(server.c.name == _NAME).values(row)
            if not connection.execute(changed).rowcount:
                connection.execute(insert(server), [row])

        with suppress(IntegrityError):  # another process has just written the first one
            await self._database.transact(write, "play")
