"""Bots at tables: which ones must decide, and processes in which they think.

A process of the server takes on a table through the database, so that no two let bots think for it
at once; when it dies, its claims run out and another takes them over. The workers are given an
observation and answer with a token; they know nothing else.
"""

import asyncio
import multiprocessing
import os
import pickle
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from blazon.kernel import catalogue
from blazon.match.position import Position
from blazon.service.background import Chores
from blazon.service.hub import Hub, now_ms
from blazon.service.journal.events import Entry
from blazon.service.journal.table import Table
from blazon.service.logs import log
from blazon.service.refusals import Refusal
from blazon.service.secrets import new_id

if TYPE_CHECKING:
    from blazon.match.observation import Observation

CLAIM_MS = 15_000
"""How long a claim holds unless it is renewed."""
RENEW_SECONDS = 5.0
LOOK_SECONDS = 1.0
"""How often claims of dead processes are looked for."""
MOST_RESTING = 1000
"""At how many tables stand-ins take their time at once; at any more they decide at once."""

P = ParamSpec("P")
T = TypeVar("T")


def think(bot: str, seed: str, seen: bytes) -> str:
    """In a worker: what a bot chooses, from what it may know."""
    from blazon.bots import make_bot

    observation: Observation = pickle.loads(seen)  # noqa: S301 (from the server itself)
    return make_bot(bot, seed).choose(observation)


def _end_with_parent() -> None:
    """In a worker: end when the server is gone, however it went."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def wake_up() -> None:
    """In a worker: load what the first decision would have to wait for."""
    from blazon.bots import make_bot

    for name in catalogue.names():
        position = Position(name, seed="")
        while position.actor is None:
            position.roll()
        make_bot("page", "").choose(position.observe(position.actor))


class Thinking:
    """Lets bots think, as many at once as there are workers."""

    def __init__(self, hub: Hub, workers: int, stand_in_seconds: float) -> None:
        self.hub = hub
        self.stand_in_seconds = stand_in_seconds
        self._resting = 0
        self.owner = new_id()
        self.workers = workers
        self._asked = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._pool = self._new_pool()
        self._wanted = asyncio.Event()
        self._running: dict[str, asyncio.Task[None]] = {}
        self._chores = Chores()
        self.seconds: list[float] = []
        hub.on_change.append(self._notice)

    def _new_pool(self) -> ProcessPoolExecutor:
        spawning = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            max(1, self.workers), mp_context=spawning, initializer=_end_with_parent
        )

    def wake_up(self) -> None:
        """Have a worker ready before the first bot must decide."""
        if self.workers:
            self._pool.submit(wake_up)

    @property
    def thinking(self) -> int:
        """At how many tables a bot thinks now."""
        return len(self._running)

    def _notice(self, table: Table, _: Entry) -> None:
        if table.actor is not None and table.seats[table.actor].bot is not None:
            self._wanted.set()

    def start(self) -> None:
        """Begin to look for tables at which a bot must decide."""
        if self.workers:
            self._chores.after("bots", self._wait, self._look)
            self._chores.every(RENEW_SECONDS, "claims", self._keep)

    async def stop(self) -> None:
        """Let go of every table."""
        await self._chores.stop()
        running = dict(self._running)
        for task in running.values():
            task.cancel()
        for task in running.values():
            with suppress(asyncio.CancelledError):
                await task
        self._pool.shutdown(wait=False, cancel_futures=True)
        await self.hub.store.keep_claims(self.owner, list(running), 0)

    async def _keep(self) -> None:
        """Keep what this process has taken on."""
        names = list(self._running)
        if names:
            await self.hub.store.keep_claims(self.owner, names, now_ms() + CLAIM_MS)

    async def _wait(self) -> None:
        """Until a bot must decide here, or may have to for a process that is gone."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wanted.wait(), LOOK_SECONDS)
        self._wanted.clear()

    async def _look(self) -> None:
        """Take on tables at which bots must decide, as many as there is room for."""
        room = 4 * self.workers + self._resting - len(self._running)
        if room <= 0:
            return
        now = now_ms()
        for name in await self.hub.store.claim_bots(self.owner, now, now + CLAIM_MS, room):
            if name not in self._running:
                task = asyncio.create_task(self._play(name), name=f"bot at {name}")
                self._running[name] = task
                task.add_done_callback(partial(self._finished, name))

    def _finished(self, name: str, task: "asyncio.Task[None]") -> None:
        del self._running[name]
        self._wanted.set()
        if not task.cancelled() and (error := task.exception()) is not None:
            log("error", "a bot failed", table=name, error=repr(error))

    async def _play(self, name: str) -> None:
        """Decide for bots at a table until a person is to decide."""
        await self.hub.refresh(name)
        rested: int | None = None
        while True:
            table = (await self.hub.live(name)).table
            seat = table.actor
            bot = None if seat is None else table.seats[seat].bot
            if seat is None or bot is None or table.position is None:
                break
            if (
                table.seats[seat].has_stand_in
                and rested != table.version
                and self._resting < MOST_RESTING
            ):
                rested = table.version
                await self._rest()
                continue
            seen = pickle.dumps(table.position.observe(seat))
            began = now_ms()
            try:
                token = await self.ask(think, bot, new_id(), seen)
                self.seconds.append((now_ms() - began) / 1000)
                await self.hub.decide_for_bot(name, seat, token, table.played_at)
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise

    async def _rest(self) -> None:
        """Wait as a stand-in does, and let others decide meanwhile."""
        self._resting += 1
        self._wanted.set()
        try:
            await asyncio.sleep(self.stand_in_seconds)
        finally:
            self._resting -= 1

    async def ask(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Have a worker do something; a worker that died is replaced and asked again."""
        self._asked += 1
        if self._asked >= self.workers:
            self._idle.clear()
        try:
            while True:
                pool = self._pool
                try:
                    return await asyncio.wrap_future(pool.submit(job, *given, **named))
                except BrokenProcessPool:
                    if self._pool is pool:
                        log("warning", "a worker for bots died; starting another")
                        pool.shutdown(wait=False)
                        self._pool = self._new_pool()
        finally:
            self._asked -= 1
            if self._asked < self.workers:
                self._idle.set()

    async def idle(self) -> None:
        """Until a worker has nothing to do; for what can wait for the bots."""
        await self._idle.wait()
