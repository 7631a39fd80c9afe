"""SQLite files with the newest schema: upgraded once in each process, copied for each test."""

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.limits import HANGS_SECONDS
from tests.service.cluster import postgres

from blazon.service.base.addresses import url_of
from blazon.service.storage.database import Database
from blazon.service.storage.store import Store

KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.system)]


def file_in(folder: Path) -> str:
    """The address of a database in a folder; if there is none yet, an upgraded one without rows."""
    file = folder / "tables.db"
    if not file.exists():
        file.write_bytes(_upgraded())
    return f"sqlite:///{file}"


def sql(database: str | Path, *statements: str, values: Any = ()) -> list[Any]:
    """Execute statements in an SQLite file, beside any server; returns the last one's rows."""
    file = str(database).removeprefix("sqlite:///")
    with closing(sqlite3.connect(file, timeout=HANGS_SECONDS)) as connection, connection:
        return [connection.execute(one, values).fetchall() for one in statements][-1]


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """The address of a new upgraded database: of ``sqlite``, in a folder, or of ``postgresql``."""
    if kind == "sqlite":
        yield file_in(folder)
    else:
        with postgres() as address:
            yield address


@asynccontextmanager
async def store_in(folder: Path, **settings: Any) -> AsyncIterator[Store]:
    """A store on such a database; settings as for ``Store``."""
    async with store_at(file_in(folder), **settings) as store:
        yield store


@asynccontextmanager
async def store_at(address: str, **settings: Any) -> AsyncIterator[Store]:
    """A store on a database."""
    store = Store(url_of(address), **settings)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


@cache
def _upgraded() -> bytes:
    async def upgrade(address: str) -> None:
        database = Database(url_of(address))
        await database.upgrade()
        await database.close()

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        with ThreadPoolExecutor(1) as beside:  # this thread may have a running loop
            beside.submit(asyncio.run, upgrade(f"sqlite:///{file}")).result()
        return file.read_bytes()
