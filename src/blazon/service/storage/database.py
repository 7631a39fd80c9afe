"""The database itself, SQLite or PostgreSQL: opened, brought up to date, checked."""

import asyncio
import json
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Any

from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from blazon.service.limits import LARGEST_NOTICE, MOST_CONNECTIONS
from blazon.service.storage.private_files import keep_private

CHANNEL = "blazon"
"""On which PostgreSQL notifies the processes of each other's writes."""
_MIGRATION_LOCK = 7213344


class Database:
    """An engine, and what depends on which database it is."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        half = MOST_CONNECTIONS // 2
        self.engine: AsyncEngine = create_async_engine(url, pool_size=half, max_overflow=half)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def upgrade(self) -> None:
        """Bring the tables up to date, and see to it that nobody else reads an SQLite file."""
        file = self.engine.url.database
        if self.is_sqlite and file:
            await asyncio.to_thread(keep_private, Path(file))
        lock = {"lock": _MIGRATION_LOCK}
        async with self.engine.connect() as connection:
            if not self.is_sqlite:
                await connection.execute(text("select pg_advisory_lock(:lock)"), lock)
            await connection.run_sync(_migrate)
            if not self.is_sqlite:
                await connection.execute(text("select pg_advisory_unlock(:lock)"), lock)
            await connection.commit()

    async def is_well(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            return bool(await connection.scalar(text("select 1")) == 1)

    async def notify(self, connection: AsyncConnection, written: Iterable[tuple[str, int]]) -> None:
        """Notify other processes, once this is committed, of tables and their new numbers."""
        if self.is_sqlite:
            return
        notices = list(written)
        for start in range(0, len(notices), LARGEST_NOTICE):
            payload = json.dumps(notices[start : start + LARGEST_NOTICE])
            await connection.execute(_NOTIFY, {"payload": payload})


_NOTIFY = text(f"select pg_notify('{CHANNEL}', :payload)")


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Safe against losing power after each commit, and readers beside the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=10000"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("blazon.service.storage") / "migrations"))
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")
