"""The host's announcements: the message of the day, and read-only mode."""

from typing import Literal

import msgspec
from sqlalchemy import Connection, insert, select

from blazon.service.storage.database import HOUSE, Database
from blazon.service.storage.notices import Notice
from blazon.service.storage.schema import server

Kind = Literal["message", "read-only"]


class Announcement(msgspec.Struct, frozen=True):
    """A text, and the time when it was set."""

    text: str
    since: int
    """Milliseconds since 1970."""


class Announcements:
    """The announcements, at most one of each kind. Other processes are notified of every change."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, kind: Kind) -> Announcement | None:
        """The current announcement."""
        query = select(server.c.value).where(server.c.name == kind)
        found = await self._database.scalar(query)
        return None if found is None else msgspec.json.decode(bytes(found), type=Announcement)

    async def set(self, kind: Kind, announcement: Announcement | None) -> None:
        """Replace or remove an announcement."""

        def replace(connection: Connection) -> None:
            connection.execute(server.delete().where(server.c.name == kind))
            if announcement is not None:
                row = {"name": kind, "value": msgspec.json.encode(announcement)}
                connection.execute(insert(server), [row])
            self._database.notify(connection, [Notice(HOUSE, 0)])

        await self._database.transact(replace, "play")
