"""Changes that other processes make in the same database.

PostgreSQL sends notifications. With SQLite, only the host's commands write beside the server; they
leave notices in the database, which the server checks.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import asyncpg
from sqlalchemy import func, select

from blazon.service.base.background import BackgroundTasks
from blazon.service.base.limits import CONNECT_SECONDS
from blazon.service.base.refusals import Refusal, passing_over
from blazon.service.storage.database import CHANNEL, HOUSE, Database
from blazon.service.storage.failures import FAILURES
from blazon.service.storage.schema import notices

CHECK_SECONDS = 1.0
"""How often the connection is checked."""
_ALL = ("", 1 << 62)
"""Any change at any table."""


@dataclass(frozen=True)
class HostChanged:
    """The host has changed restrictions, such as blocks or read-only mode."""


@dataclass(frozen=True)
class EntryWritten:
    """A table has a new journal entry."""

    table: str
    """Empty: any table may have one."""
    seq: int


@dataclass(frozen=True)
class ChatWritten:
    """A table has a new chat message."""

    table: str
    number: int


@dataclass(frozen=True)
class TableDeleted:
    """A table was deleted."""

    table: str


Change = HostChanged | EntryWritten | ChatWritten | TableDeleted


def changes_of(name: str, number: int) -> list[Change]:
    """The meaning of a notice: an entry's number, minus a chat line's, or 0 for a deletion."""
    if name == HOUSE:
        return [HostChanged()]
    if number < 0:
        return [ChatWritten(name, -number)]
    if number == 0:
        return [TableDeleted(name)]
    return [EntryWritten(name, number)] if name else [HostChanged(), EntryWritten(name, number)]


class ChangeListener:
    """Listens, and passes on every change."""

    def __init__(self, database: Database, on_change: Callable[[Change], Awaitable[None]]) -> None:
        self._database = database
        self._on_change = on_change
        self._queue: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self._tasks = BackgroundTasks()
        self._connection: Any = None
        self._is_lost = False
        self._last = 0
        """In SQLite, the number of the last notice passed on."""

    async def start(self) -> None:
        """Start listening."""
        if self._database.is_sqlite:
            async with self._database.read() as connection:
                self._last = await connection.scalar(select(func.max(notices.c.number))) or 0
            self._tasks.every(CHECK_SECONDS, "notices", self._pass_notices_on)
            return
        await self._connect()
        self._tasks.every(0, "changes", self._pass_on)
        self._tasks.every(CHECK_SECONDS, "connection of the listener", self._check_connection)

    async def stop(self) -> None:
        """Stop listening."""
        await self._tasks.stop()
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close()

    async def _pass_notices_on(self) -> None:
        columns = notices.c
        query = select(columns.number, columns.name, columns.seq).where(columns.number > self._last)
        async with self._database.read() as connection:
            rows = (await connection.execute(query.order_by(columns.number))).all()
        for number, name, seq in rows:
            with passing_over("unknown"):  # it has since been deleted
                await self._tell(name, seq)
            self._last = number

    async def _tell(self, name: str, number: int) -> None:
        for change in changes_of(name, number):
            await self._on_change(change)

    async def _connect(self) -> None:
        engine = self._database.engine
        # Connect like the engine, which treats URLs with several hosts differently from the driver.
        _, where = engine.dialect.create_connect_args(engine.url)
        self._connection = await asyncpg.connect(**where, timeout=CONNECT_SECONDS)
        await self._connection.add_listener(CHANNEL, self._notice)

    def _notice(self, _: Any, __: int, ___: str, payload: str) -> None:
        for name, seq in json.loads(payload):
            self._queue.put_nowait((name, seq))

    async def _pass_on(self) -> None:
        name, seq = await self._queue.get()
        try:
            await self._tell(name, seq)
        except Refusal as refusal:
            if refusal.code != "storage":
                raise
            await self._database.health.recovered()
            self._queue.put_nowait((name, seq))

    async def _check_connection(self) -> None:
        """Reconnect when the connection is lost, and read what was missed."""
        try:
            if self._is_lost:
                await self._connect()
                self._queue.put_nowait(_ALL)
                self._is_lost = False
            else:
                await self._connection.execute("select 1", timeout=CHECK_SECONDS)
        except FAILURES:
            self._is_lost = True
            self._database.health.suspect()
