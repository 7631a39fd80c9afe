"""Making reviews: a decision at a time, in the workers in which bots think, whose turns come first.

One review at a time in each process of the server. Between two decisions bots get their turn, so
that none of them waits longer for a review than one decision takes: a fifth of a second.
"""

import asyncio
import pickle
from contextlib import suppress

from blazon.bots.review import (
    Choice,
    Decision,
    choices,
    default_simulations,
    judge,
    sum_up,
)
from blazon.match.position import Position
from blazon.service.background import Chores
from blazon.service.hub import Hub, now_ms
from blazon.service.journal.table import Table
from blazon.service.limits import LONGEST_REVIEWED
from blazon.service.logs import log
from blazon.service.refusals import Refusal
from blazon.service.storage.reviews import Job, Reviews, ReviewShown
from blazon.service.workers.bots import CLAIM_MS, Thinking

LOOK_SECONDS = 1.0
"""How often reviews are looked for that another process was asked for, or left."""
KEEP_SECONDS = 1.0
"""How often it is told how far a review is."""


def judge_one(choice: bytes, simulations: int) -> Decision:
    """In a worker: what a decision was worth."""
    found: Choice = pickle.loads(choice)  # noqa: S301 (from the server itself)
    return judge(found, simulations)


def _count(position: Position) -> int:
    """How many decisions there are to judge."""
    return sum(1 for _ in choices(position))


class Reviewing:
    """Takes on reviews that were asked for, and makes them."""

    def __init__(self, hub: Hub, thinking: Thinking) -> None:
        self.hub = hub
        self.reviews = Reviews(hub.store.engine)
        self._thinking = thinking
        self._owner = thinking.owner
        self._wanted = asyncio.Event()
        self._job: Job | None = None
        self._judged = 0
        self._chores = Chores()
        self.seconds: list[float] = []

    async def ask(self, table: Table, knowledge: str, session: str) -> ReviewShown:
        """Have a review made, if it is not there or asked for; raises Refusal."""
        if table.status != "over" or table.position is None:
            raise Refusal("not-now", "a game is looked back at when it is over")
        if len(table.moves) > LONGEST_REVIEWED:
            raise Refusal("not-now", f"the game has more than {LONGEST_REVIEWED} actions")
        job = Job(table.id, "open" if knowledge == "open" else "own")
        await self.reviews.ask(job.table, job.knowledge, session, now_ms())
        self._wanted.set()
        return await self.reviews.shown(job.table, job.knowledge, now_ms())

    def start(self) -> None:
        """Begin to look for reviews that are wanted, if there are workers to make them."""
        if self._thinking.workers:
            self._chores.after("reviews", self._wait, self._look)
            self._chores.every(KEEP_SECONDS, "a review's claim", self._keep)

    async def stop(self) -> None:
        """Leave what is not done to others."""
        await self._chores.stop()
        if self._job is not None:
            await self.reviews.keep(self._job, self._owner, claimed_until=0)

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._wanted.wait(), LOOK_SECONDS)
        self._wanted.clear()

    async def _look(self) -> None:
        """Make one review, if one waits."""
        now = now_ms()
        job = self._job = await self.reviews.claim(self._owner, now, now + CLAIM_MS)
        if job is None:
            return
        self._judged = 0
        try:
            await self._make(job)
        except Exception as error:
            log("error", "a review failed", table=job.table, error=repr(error))
            await self.reviews.drop(job)
        self._job = None
        self._wanted.set()

    async def _make(self, job: Job) -> None:
        began = now_ms()
        position = (await self.hub.live(job.table)).table.position
        assert position
        of = await asyncio.to_thread(_count, position)
        await self.reviews.keep(job, self._owner, decisions=of)
        number = default_simulations(position.game.name)
        decisions = []
        for choice in choices(position, job.knowledge):
            if self._job is not job:
                return  # another process has it now
            await self._thinking.idle()
            decisions.append(await self._thinking.ask(judge_one, pickle.dumps(choice), number))
            self._judged = len(decisions)
        review = sum_up(position, decisions, job.knowledge, number)
        if await self.reviews.finish(job, self._owner, review):
            self.seconds.append((now_ms() - began) / 1000)

    async def _keep(self) -> None:
        """Say how far the present review is, and that it is still worked at."""
        job = self._job
        if job is not None:
            until = now_ms() + CLAIM_MS
            known = {"judged": self._judged, "claimed_until": until}
            if not await self.reviews.keep(job, self._owner, **known) and self._job is job:
                self._job = None
