"""Reviews run in the bots' workers, one decision at a time; bots go first.

Bots get their turn between two decisions, so a review delays none of them by more than one
decision: half a second. The networks that requested reviews take turns after each decision,
so a short review need not wait for the long ones of others.
"""

import pickle
from collections.abc import Iterator
from contextlib import suppress

from blazon.bots.decisions import (
    Choice,
    Decision,
    Knowledge,
    choices,
    default_simulations,
    judge_choice,
)
from blazon.bots.luck import Luck
from blazon.bots.review import measure_luck, sum_up
from blazon.match.position import Position
from blazon.service.base.clock import now_ms
from blazon.service.base.computing import compute
from blazon.service.base.limits import LEASE_MS, MOST_REVIEWS_AT_ONCE
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.journal.access import check_review
from blazon.service.journal.table import Table
from blazon.service.live.hub import Hub
from blazon.service.storage.reviews import Job, StoredReview
from blazon.service.workers.leased import LeasedJobs
from blazon.service.workers.pool import StoppedError, WorkerPool

KEEP_SECONDS = 1.0
"""How often a review's progress is saved."""


def judge_one(choice: bytes, simulations: int) -> Decision:
    """In a worker: evaluate a decision."""
    found: Choice = pickle.loads(choice)  # noqa: S301 (from the server itself)
    return judge_choice(found, simulations)


def measure(record: bytes) -> Luck:
    """In a worker: what chance gave each player of a finished game."""
    return measure_luck(Position.load(pickle.loads(record)))  # noqa: S301 (from the server itself)


def _next_choice(found: Iterator[Choice]) -> bytes | None:
    """The next decision to evaluate, pickled for a worker; None after the last."""
    choice = next(found, None)
    return None if choice is None else pickle.dumps(choice)


class ReviewJobs:
    """Runs requested reviews in turn, each one decision at a time."""

    def __init__(self, hub: Hub, pool: WorkerPool, owner: str) -> None:
        self._hub = hub
        self._reviews = hub.store.reviews
        self._pool = pool
        self._owner = owner
        self._jobs = LeasedJobs("reviews", self._finished)
        self._judged: dict[Job, int] = {}
        """The number of decisions evaluated in each of this process's reviews."""
        self.seconds: list[float] = []
        """The duration of each review since the last metrics request."""

    async def ask(
        self, table: Table, knowledge: Knowledge, session: str, network: str
    ) -> StoredReview:
        """Request a review, unless somebody already has; raises Refusal."""
        check_review(table, session)
        job = Job(table.id, knowledge)
        await self._reviews.ask(job, session, network, now_ms())
        self._jobs.wake()
        return await self._reviews.progress(job, now_ms())

    def start(self) -> None:
        """Start looking for requested reviews, if there are workers."""
        if self._pool.size:
            self._jobs.start(self._look, self._keep, KEEP_SECONDS)

    async def stop(self) -> None:
        """Leave unfinished reviews to other processes."""
        running = await self._jobs.stop()
        if running:
            with suppress(Refusal):  # unwritten leases expire by themselves
                await self._reviews.release(running, self._owner)

    async def _look(self) -> None:
        """Lease requested reviews, up to the free capacity."""
        room = MOST_REVIEWS_AT_ONCE - len(self._jobs.running)
        if room <= 0 or self._pool.is_stopped:
            return
        now, busy = now_ms(), list(self._jobs.running)
        found = await self._reviews.take(self._owner, now, now + LEASE_MS, room, busy)
        for job, network in found:
            self._judged[job] = 0
            self._jobs.run(job, self._make(job, network), f"review of {job.table}")

    def _finished(self, job: Job, _: BaseException | None) -> None:
        self._judged.pop(job, None)

    async def _make(self, job: Job, network: str) -> None:
        """Run a review; delete it if it fails."""
        try:
            await self._judge_all(job, network)
        except StoppedError:
            pass  # another process will run it
        except Exception as error:
            if isinstance(error, Refusal) and error.code in ("storage", "unknown"):
                return  # it is retried when its lease expires, unless its table is gone
            log("error", "a review failed", table=job.table, error=repr(error))
            with suppress(Refusal):
                await self._reviews.drop(job)

    async def _judge_all(self, job: Job, network: str) -> None:
        began = now_ms()
        table = (await self._hub.live(job.table)).table
        position = table.position
        assert position
        await self._reviews.keep(job, self._owner, decisions=table.decisions)
        number = default_simulations(position.game.name)
        found, decisions = choices(position, job.knowledge), list[Decision]()
        while (choice := await compute(_next_choice, found)) is not None:
            if job not in self._judged:
                return  # another process has leased it
            judged = self._pool.ask(judge_one, choice, number, network=network, is_patient=True)
            decisions.append(await judged)
            self._judged[job] = len(decisions)
        played = pickle.dumps(position.record)
        luck = await self._pool.ask(measure, played, network=network, is_patient=True)
        review = sum_up(position, decisions, job.knowledge, number, luck)
        if await self._reviews.finish(job, self._owner, review):
            self.seconds.append((now_ms() - began) / 1000)

    async def _keep(self) -> None:
        """Save the reviews' progress, and renew their leases."""
        until = now_ms() + LEASE_MS
        for job, judged in list(self._judged.items()):
            if not await self._reviews.renew(job, self._owner, until, judged):
                self._judged.pop(job, None)
