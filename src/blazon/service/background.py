"""Tasks that go on as long as the server runs: what goes wrong is logged, and they go on."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from blazon.service.logs import log


class Chores:
    """Tasks that are begun together and ended together."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def every(self, seconds: float, name: str, chore: Callable[[], Awaitable[Any]]) -> None:
        """Do something again and again, with a pause before each time."""
        self.after(name, partial(asyncio.sleep, seconds), chore)

    def after(
        self, name: str, wait: Callable[[], Awaitable[Any]], chore: Callable[[], Awaitable[Any]]
    ) -> None:
        """Do something each time after another thing has been waited for."""
        self._tasks.append(asyncio.create_task(_for_ever(name, wait, chore), name=name))

    async def stop(self) -> None:
        """End them all."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task


async def _for_ever(
    name: str, wait: Callable[[], Awaitable[Any]], chore: Callable[[], Awaitable[Any]]
) -> None:
    while True:
        await wait()
        try:
            await chore()
        except Exception as error:
            log("error", "a chore failed", chore=name, error=repr(error))
