"""What other processes write to the same PostgreSQL; with SQLite there are none."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import asyncpg

from blazon.service.background import Chores
from blazon.service.logs import log
from blazon.service.storage.store import CHANNEL, Store

CHECK_SECONDS = 5.0
"""How often the connection is looked after."""


class News:
    """Listens, and has every entry looked at."""

    def __init__(self, store: Store, heard: Callable[[str, int], Awaitable[None]]) -> None:
        self._store = store
        self._heard = heard
        self._queue: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self._chores = Chores()
        self._connection: Any = None

    async def start(self) -> None:
        """Begin to listen, if there can be others."""
        if self._store.is_sqlite:
            return
        await self._connect()
        self._chores.every(0, "news", self._pass_on)
        self._chores.every(CHECK_SECONDS, "listening", self._look_after)

    async def stop(self) -> None:
        """Listen no more."""
        await self._chores.stop()
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close()

    async def _connect(self) -> None:
        url = self._store.engine.url.set(drivername="postgresql")
        self._connection = await asyncpg.connect(url.render_as_string(hide_password=False))
        await self._connection.add_listener(CHANNEL, self._notice)

    def _notice(self, _: Any, __: int, ___: str, payload: str) -> None:
        for name, seq in json.loads(payload):
            self._queue.put_nowait((name, seq))

    async def _pass_on(self) -> None:
        name, seq = await self._queue.get()
        await self._heard(name, seq)

    async def _look_after(self) -> None:
        """Connect again when the connection is lost, and read what was missed."""
        try:
            await self._connection.execute("select 1")
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            log("warning", "the database does not answer", error=repr(error))
            await self._connect()
            self._queue.put_nowait(("", 1 << 62))
