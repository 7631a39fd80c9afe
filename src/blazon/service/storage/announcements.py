"""The host's announcements: the message of the day, and read-only mode."""

from typing import Literal

import msgspec
from sqlalchemy import insert, select

from blazon.service.storage.database import HOUSE, Database
from blazon.service.storage.schema import server

Kind = Literal["message", "read-only"]


class Announcement(msgspec.Struct, frozen=True):
    """A text, and the time when it was set."""

    text: str
    since: int
    """Milliseconds since 1970."""


class Announcements:
    """At most one of each kind. Other processes are notified of every change."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, kind: Kind) -> Announcement | None:
        """The current announcement."""
        query = select(server.c.value).where(server.c.name == kind)
        async with self._database.read() as connection:
            found = await connection.scalar(query)
        return None if found is None else msgspec.json.decode(bytes(found), type=Announcement)

    async def set(self, kind: Kind, announcement: Announcement | None) -> None:
        """Replace or remove an announcement."""
        async with self._database.write("play") as connection:
            await connection.execute(server.delete().where(server.c.name == kind))
            if announcement is not None:
                row = {"name": kind, "value": msgspec.json.encode(announcement)}
                await connection.execute(insert(server), [row])
            await connection.run_sync(self._database.notify, [(HOUSE, 0)])
