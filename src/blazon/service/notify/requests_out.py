"""Outgoing requests: independent of each other, limited in total and per host."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Generic, Protocol, TypeVar

from blazon.service.base.clock import now_ms
from blazon.service.base.limits import (
    MOST_REQUESTS_OUT,
    MOST_REQUESTS_TO_HOST,
    REQUEST_OUT_LEASE_MS,
)
from blazon.service.base.logs import log

Message = TypeVar("Message")


class Due(Protocol[Message]):
    """Messages that are stored until they are sent."""

    async def take(
        self, now: int, again: int, limit: int, busy: Collection[str]
    ) -> Sequence[Message]:
        """Lease some due messages, but none to busy hosts."""

    async def give_back(self, untried: Sequence[Message], when: int) -> None:
        """Make untried messages due again at this time."""


class RequestsOut(Generic[Message]):
    """All outgoing requests of one kind."""

    def __init__(
        self, send: Callable[[Message], Awaitable[None]], host: Callable[[Message], str]
    ) -> None:
        self._send, self._host = send, host
        self._to: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ended = asyncio.Event()
        self._taking = 0

    def __len__(self) -> int:
        """Requests that are open or about to be sent."""
        return len(self._tasks) + self._taking

    async def room(self, seconds: float) -> None:
        """Wait until a request has ended, something is due or the time is up."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._ended.wait()
        self._ended.clear()

    def look(self) -> None:
        """Wake up ``room``: something is due."""
        self._ended.set()

    async def send_due(self, kept: Due[Message]) -> None:
        """Start sending due messages, up to the free capacity."""
        self._taking += 1
        try:
            await self._begin_due(kept)
        finally:
            self._taking -= 1

    async def _begin_due(self, kept: Due[Message]) -> None:
        while (free := MOST_REQUESTS_OUT - len(self._tasks)) > 0:
            now = now_ms()
            busy = [host for host, count in self._to.items() if count >= MOST_REQUESTS_TO_HOST]
            taken = await kept.take(now, now + REQUEST_OUT_LEASE_MS, free, busy)
            untried = [one for one in taken if not self._begin(one)]
            if untried:
                await kept.give_back(untried, now)
            if len(taken) < free or len(untried) == len(taken):
                return

    def _begin(self, message: Message) -> bool:
        """Start sending a message; False if too many requests to its host are open."""
        host = self._host(message)
        if self._to[host] >= MOST_REQUESTS_TO_HOST:
            return False
        self._to[host] += 1
        task = asyncio.create_task(self._run(message, host), name="request out")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def _run(self, message: Message, host: str) -> None:
        try:
            await self._send(message)
        except Exception as error:
            log("error", "an outgoing request failed", error=repr(error))
        finally:
            self._to[host] -= 1
            if not self._to[host]:
                del self._to[host]
            self._ended.set()

    async def stop(self) -> None:
        """Cancel all open requests."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
