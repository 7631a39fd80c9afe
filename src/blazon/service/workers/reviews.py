"""Making reviews: a decision at a time, in the workers of the bots, who come first.

Between two decisions bots get their turn, so that none of them waits longer for a review than one
decision takes: a fifth of a second. Reviews take turns by who asked for them, decision by decision:
a short one need not wait for the long ones of others.
"""

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
from blazon.service.base.clock import now_ms
from blazon.service.base.computing import compute
from blazon.service.base.limits import LEASE_MS, MOST_REVIEWS_AT_ONCE
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.journal.access import check_review
from blazon.service.journal.table import Table
from blazon.service.live.hub import Hub
from blazon.service.storage.reviews import Job, Progress
from blazon.service.workers.leased import LeasedJobs
from blazon.service.workers.pool import StoppedError, WorkerPool

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
        self._jobs = LeasedJobs("reviews", self._finished)
        self._judged: dict[Job, int] = {}
        """How many decisions are judged, of the reviews that are this process's."""
        self.seconds: list[float] = []
        """How long reviews took since somebody last looked."""

    async def ask(self, table: Table, knowledge: Knowledge, session: str, account: str) -> Progress:
        """Have a review made, unless somebody has asked for it; raises Refusal."""
        check_review(table, session)
        job = Job(table.id, knowledge)
        await self._reviews.ask(job, session, account, now_ms())
        self._jobs.wake()
        return await self._reviews.progress(job, now_ms())

    def start(self) -> None:
        """Begin to look for reviews that are wanted, if there are workers to make them."""
        if self._pool.size:
            self._jobs.start(self._look, self._keep, KEEP_SECONDS)

    async def stop(self) -> None:
        """Leave what is not done to others."""
        running = await self._jobs.stop()
        if running:
            with suppress(Refusal):  # what is not written runs out by itself
                await self._reviews.renew(running, self._owner, 0)

    async def _look(self) -> None:
        """Take on reviews, as many as there is room for."""
        room = MOST_REVIEWS_AT_ONCE - len(self._jobs.running)
        if room <= 0 or self._pool.is_stopped:
            return
        now = now_ms()
        for job, account in await self._reviews.take(self._owner, now, now + LEASE_MS, room):
            if job not in self._jobs.running:
                self._judged[job] = 0
                self._jobs.run(job, self._make(job, account), f"review of {job.table}")

    def _finished(self, job: Job, _: BaseException | None) -> None:
        self._judged.pop(job, None)

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
