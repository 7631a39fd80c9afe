"""Keys that a server makes for itself, the same in all processes that share a database."""

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from blazon.service.storage.database import Database
from blazon.service.storage.schema import server


async def server_key(database: Database, name: str, make: Callable[[], bytes]) -> bytes:
    """A key by its name, created by the first process that needs it."""
    query = select(server.c.value).where(server.c.name == name)
    found = await database.scalar(query)
    if found is None:
        with suppress(IntegrityError):  # another process may be quicker
            await database.execute(insert(server).values(name=name, value=make()))
        found = await database.scalar(query)
    assert found is not None
    return bytes(found)
