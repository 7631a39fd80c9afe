"""Making reviews: a decision at a time, in the workers of the bots, who come first.

Each process of the server makes one review at a time. Between two decisions bots get their turn, so
that none of them waits longer for a review than one decision takes: a fifth of a second.
"""

import asyncio
import pickle
from collections.abc import Iterator
from contextlib import suppress

from blazon.bots.review import (
    Choice,
    Decision,
    Knowledge,
    choices,
    default_simulations,
    judge,
    sum_up,
)
from blazon.service.background import BackgroundTasks
from blazon.service.clock import now_ms
from blazon.service.hub import Hub
from blazon.service.journal.access import check_review
from blazon.service.journal.table import Table
from blazon.service.limits import LEASE_MS
from blazon.service.logs import log
from blazon.service.storage.reviews import Job, Progress
from blazon.service.workers.pool import WorkerPool

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
    """Takes on reviews that were asked for, and makes them."""

    def __init__(self, hub: Hub, pool: WorkerPool, owner: str) -> None:
        self._hub = hub
        self._reviews = hub.store.reviews
        self._pool = pool
        self._owner = owner
        self._wanted = asyncio.Event()
        self._job: Job | None = None
        self._judged = 0
        self._tasks = BackgroundTasks()
        self.seconds: list[float] = []
        """How long reviews took since somebody last looked."""

    async def ask(self, table: Table, knowledge: Knowledge, session: str) -> Progress:
        """Have a review made, unless somebody has asked for it; raises Refusal."""
        check_review(table)
        job = Job(table.id, knowledge)
        await self._reviews.ask(job, session, now_ms())
        self._wanted.set()
        return await self._reviews.progress(job, now_ms())

    def start(self) -> None:
        """Begin to look for reviews that are wanted, if there are workers to make them."""
        if self._pool.size:
            self._tasks.after("reviews", self._wait, self._look)
            self._tasks.every(KEEP_SECONDS, "a review's lease", self._keep)

    async def stop(self) -> None:
        """Leave what is not done to others."""
        await self._tasks.stop()
        if self._job is not None:
            await self._reviews.keep(self._job, self._owner, claimed_until=0)

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wanted.wait(), LOOK_SECONDS)
        self._wanted.clear()

    async def _look(self) -> None:
        """Make one review, if one waits."""
        now = now_ms()
        job = self._job = await self._reviews.take(self._owner, now, now + LEASE_MS)
        if job is None:
            return
        self._judged = 0
        try:
            await self._make(job)
        except Exception as error:
            log("error", "a review failed", table=job.table, error=repr(error))
            await self._reviews.drop(job)
        self._job = None
        self._wanted.set()

    async def _make(self, job: Job) -> None:
        began = now_ms()
        table = (await self._hub.live(job.table)).table
        position = table.position
        assert position
        await self._reviews.keep(job, self._owner, decisions=table.decisions)
        number = default_simulations(position.game.name)
        found, decisions = choices(position, job.knowledge), list[Decision]()
        while (choice := await asyncio.to_thread(_next_choice, found)) is not None:
            if self._job is not job:
                return  # another process has it now
            await self._pool.wait_until_idle()
            decisions.append(await self._pool.ask(judge_one, choice, number))
            self._judged = len(decisions)
        review = sum_up(position, decisions, job.knowledge, number)
        if await self._reviews.finish(job, self._owner, review):
            self.seconds.append((now_ms() - began) / 1000)

    async def _keep(self) -> None:
        """Note how far the present review is, and that this process is still making it."""
        job = self._job
        if job is not None:
            until = now_ms() + LEASE_MS
            known = {"judged": self._judged, "claimed_until": until}
            if not await self._reviews.keep(job, self._owner, **known) and self._job is job:
                self._job = None
