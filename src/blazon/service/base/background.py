"""Tasks that run as long as the server does; a failure is logged and does not end them.

Waiting uses ``asyncio.timeout``. In Python 3.11, ``asyncio.wait_for`` drops a cancellation that
arrives together with the awaited result, and ``stop`` would wait forever.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

from blazon.service.base.logs import log
from blazon.service.base.refusals import passing_over


class BackgroundTasks:
    """Tasks with one owner, which stops them together."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def every(self, seconds: float, name: str, work: Callable[[], Awaitable[Any]]) -> None:
        """Repeat some work, pausing before each run."""
        self.after(name, partial(asyncio.sleep, seconds), work)

    def after(
        self, name: str, wait: Callable[[], Awaitable[Any]], work: Callable[[], Awaitable[Any]]
    ) -> None:
        """Repeat some work, calling ``wait`` before each run."""
        self._tasks.append(asyncio.create_task(_repeat(name, wait, work), name=name))

    async def stop(self) -> None:
        """Cancel them all."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with suppress(asyncio.CancelledError):
                await task


class TaskSet:
    """Short tasks with one owner."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do some work; a failure is logged."""
        task = asyncio.create_task(_logging(self._name, work), name=self._name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Cancel them all."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _logging(name: str, work: Awaitable[Any]) -> None:
    try:
        with passing_over("storage"):  # the database has already logged this
            await work
    except Exception as error:
        log("error", "a background task failed", task=name, error=repr(error))


async def _repeat(
    name: str, wait: Callable[[], Awaitable[Any]], work: Callable[[], Awaitable[Any]]
) -> None:
    while True:
        await wait()
        await _logging(name, work())
