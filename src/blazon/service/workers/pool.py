"""Processes beside the server's, in which bots think; one that dies is replaced."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

from blazon.kernel import catalogue
from blazon.match.position import Position
from blazon.service.logs import log

P = ParamSpec("P")
T = TypeVar("T")


class WorkerPool:
    """So many workers, none perhaps."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._asked = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._watched, self._life = multiprocessing.Pipe(duplex=False)
        """Nothing is written; workers end when the writing end is closed, or gone with us."""
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        spawning = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            max(1, self.size),
            mp_context=spawning,
            initializer=_leave_the_end_to_the_server,
            initargs=(self._watched,),
        )

    def warm_up(self) -> None:
        """Have a worker ready before the first bot must decide."""
        if self.size:
            self._pool.submit(_warm_up)

    async def ask(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Have a worker do something; a worker that died is replaced and asked again."""
        self._asked += 1
        if self._asked >= self.size:
            self._idle.clear()
        try:
            while True:
                pool = self._pool
                try:
                    return await asyncio.wrap_future(pool.submit(job, *given, **named))
                except BrokenProcessPool:
                    if self._life.closed:
                        raise
                    if self._pool is pool:
                        log("warning", "a worker for bots died; starting another")
                        pool.shutdown(wait=False)
                        self._pool = self._new_pool()
        finally:
            self._asked -= 1
            if self._asked < self.size:
                self._idle.set()

    async def wait_until_idle(self) -> None:
        """Until a worker has nothing to do; for what can wait for the bots."""
        await self._idle.wait()

    def stop(self) -> None:
        """Take no more jobs, and end those that are not done."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._life.close()
        self._watched.close()


def _leave_the_end_to_the_server(life: Connection) -> None:
    """In a worker: end when the server stops or is gone, however it went, and not at Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        with suppress(EOFError):
            life.recv_bytes()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _warm_up() -> None:
    """In a worker: load what the first decision would have to wait for."""
    from blazon.bots import make_bot

    for name in catalogue.names():
        position = Position(name, seed="")
        while position.actor is None:
            position.roll()
        make_bot("page", "").choose(position.observe(position.actor))
