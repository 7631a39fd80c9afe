"""Making reviews: a decision at a time, in the workers of the bots, who come first.

Between two decisions bots get their turn, so that none of them waits longer for a review than one
decision takes: a fifth of a second. Reviews take turns by who asked for them, decision by decision:
a short one need not wait for the long ones of others.
"""

import asyncio
import pickle
from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from blazon.bots.review import (
    Choice,
    Decision,
    Knowledge,
    choices,
    default_simulations,
    judge,
    sum_up,
)
from blazon.service.base.background import BackgroundTasks
from blazon.service.base.clock import now_ms
from blazon.service.base.computing import compute
from blazon.service.base.limits import LEASE_MS, MOST_REVIEWS_AT_ONCE
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.journal.access import check_review
from blazon.service.journal.table import Table
from blazon.service.live.hub import Hub
from blazon.service.storage.reviews import Job, Progress
from blazon.service.workers.pool import StoppedError, WorkerPool

LOOK_SECONDS = 1.0
"""How often reviews are looked for that another process was asked for, or left."""
KEEP_SECONDS = 1.0
"""How often it is noted how far a review is."""


def judge_one(choice: bytes, simulations: int) -> Decision:
    """In a worker: what a decision was worth."""
    found: Choice = pickle.loads(choice)  # noqa: S301 (from the server itself)
    return judge(found, simulations)


def _next_choice(found: Iterator[Choice]) -> bytes | None:
    """The next decision to judge, as a worker is given it; None after the last."""
    choice = next(found, None)
    return None if choice is None else pickle.dumps(choice)


class ReviewJobs:
    """Takes on reviews that were asked for, and makes them, a decision of each in turn."""

    def __init__(self, hub: Hub, pool: WorkerPool, owner: str) -> None:
        self._hub = hub
        self._reviews = hub.store.reviews
        self._pool = pool
        self._owner = owner
        self._wanted = asyncio.Event()
        self._judged: dict[Job, int] = {}
        """How many decisions are judged, of the reviews that are this process's."""
        self._running: dict[Job, asyncio.Task[None]] = {}
        self._tasks = BackgroundTasks()
        self.seconds: list[float] = []
        """How long reviews took since somebody last looked."""

    async def ask(self, table: Table, knowledge: Knowledge, session: str, account: str) -> Progress:
        """Have a review made, unless somebody has asked for it; raises Refusal."""
        check_review(table, session)
        job = Job(table.id, knowledge)
        await self._reviews.ask(job, session, account, now_ms())
        self._wanted.set()
        return await self._reviews.progress(job, now_ms())

    def start(self) -> None:
        """Begin to look for reviews that are wanted, if there are workers to make them."""
        if self._pool.size:
            self._tasks.after("reviews", self._wait, self._look)
            self._tasks.every(KEEP_SECONDS, "leases of reviews", self._keep)

    async def stop(self) -> None:
        """Leave what is not done to others."""
        await self._tasks.stop()
        running = dict(self._running)
        for task in running.values():
            task.cancel()
        await asyncio.gather(*running.values(), return_exceptions=True)
        if running:
            with suppress(Refusal):  # what is not written runs out by itself
                await self._reviews.renew(running, self._owner, 0)

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK_SECONDS):
                await self._wanted.wait()
        self._wanted.clear()

    async def _look(self) -> None:
        """Take on reviews, as many as there is room for."""
        room = MOST_REVIEWS_AT_ONCE - len(self._running)
        if room <= 0 or self._pool.is_stopped:
            return
        now = now_ms()
        for job, account in await self._reviews.take(self._owner, now, now + LEASE_MS, room):
            if job not in self._running:
                self._judged[job] = 0
                task = asyncio.create_task(self._make(job, account), name=f"review of {job.table}")
                self._running[job] = task
                task.add_done_callback(partial(self._finished, job))

    def _finished(self, job: Job, _: "asyncio.Task[None]") -> None:
        del self._running[job]
        self._judged.pop(job, None)
        self._wanted.set()

    async def _make(self, job: Job, account: str) -> None:
        """Make a review; one that cannot be made is forgotten."""
        try:
            await self._judge_all(job, account)
        except StoppedError:
            pass  # it is left to others
        except Exception as error:
            if isinstance(error, Refusal) and error.code in ("storage", "unknown"):
                return  # it is made once its lease has run out, or never: its table is gone
            log("error", "a review failed", table=job.table, error=repr(error))
            with suppress(Refusal):
                await self._reviews.drop(job)

    async def _judge_all(self, job: Job, account: str) -> None:
        began = now_ms()
        table = (await self._hub.live(job.table)).table
        position = table.position
        assert position
        await self._reviews.keep(job, self._owner, decisions=table.decisions)
        number = default_simulations(position.game.name)
        found, decisions = choices(position, job.knowledge), list[Decision]()
        while (choice := await compute(_next_choice, found)) is not None:
            if job not in self._judged:
                return  # another process has it now
            judged = self._pool.ask(judge_one, choice, number, account=account, is_patient=True)
            decisions.append(await judged)
            self._judged[job] = len(decisions)
        review = sum_up(position, decisions, job.knowledge, number)
        if await self._reviews.finish(job, self._owner, review):
            self.seconds.append((now_ms() - began) / 1000)

    async def _keep(self) -> None:
        """Note how far the reviews are, and that this process is still making them."""
        until = now_ms() + LEASE_MS
        for job, judged in list(self._judged.items()):
            known = {"judged": judged, "claimed_until": until}
            if not await self._reviews.keep(job, self._owner, **known):
                self._judged.pop(job, None)
