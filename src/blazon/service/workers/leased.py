"""Jobs shared through the database: each process runs the ones it has leased."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Generic, TypeVar

from blazon.service.base.background import BackgroundTasks

LOOK_SECONDS = 1.0
"""How often a process looks for jobs that another process received or abandoned."""

Key = TypeVar("Key")


class LeasedJobs(Generic[Key]):
    """This process's jobs, one task each.

    Attributes:
        running: the tasks, keyed by the job's database id.
    """

    def __init__(self, kind: str, on_end: Callable[[Key, BaseException | None], None]) -> None:
        """Prepare to run jobs.

        Args:
            kind: what to call the jobs in logs.
            on_end: called when a job has ended, with the exception that ended it, if any.
        """
        self._kind = kind
        self._on_end = on_end
        self._wanted = asyncio.Event()
        self._tasks = BackgroundTasks()
        self.running: dict[Key, asyncio.Task[None]] = {}

    def start(
        self,
        look: Callable[[], Awaitable[None]],
        renew: Callable[[], Awaitable[None]],
        renew_seconds: float,
    ) -> None:
        """Look for jobs when woken and every second, and renew their leases."""
        self._tasks.after(self._kind, self._wait, look)
        self._tasks.every(renew_seconds, f"leases of {self._kind}", renew)

    def wake(self) -> None:
        """Look for jobs now."""
        self._wanted.set()

    def run(self, key: Key, work: Coroutine[Any, Any, None], name: str) -> None:
        """Run a leased job."""
        task = self.running[key] = asyncio.create_task(work, name=name)
        task.add_done_callback(partial(self._end, key))

    async def stop(self) -> list[Key]:
        """Stop looking, and cancel all jobs; returns those that were running."""
        await self._tasks.stop()
        running = dict(self.running)
        for task in running.values():
            task.cancel()
        await asyncio.gather(*running.values(), return_exceptions=True)
        return list(running)

    def _end(self, key: Key, task: "asyncio.Task[None]") -> None:
        del self.running[key]
        self._wanted.set()
        self._on_end(key, None if task.cancelled() else task.exception())

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await self._wanted.wait()
        self._wanted.clear()
