"""Sums up finished games in a worker, once for each game."""

import asyncio
import pickle
from collections import OrderedDict
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from blazon.service.base.clock import now_ms
from blazon.service.base.limits import MOST_SUMMARIES
from blazon.service.base.refusals import Refusal
from blazon.service.journal.access import check_review
from blazon.service.journal.table import Table
from blazon.service.storage.reviews import Job, Reviews
from blazon.service.workers.pool import WorkerPool
from blazon.service.workers.waiting import Waiting

if TYPE_CHECKING:
    from blazon.bots.review import Review
    from blazon.bots.summary import Summary


def sum_up_game(record: bytes, review: "Review | None") -> "Summary":
    """In a worker: sum up a finished game, by its review if it has one."""
    from blazon.bots.summary import summarize
    from blazon.match.position import Position

    return summarize(Position.load(pickle.loads(record)), review)  # noqa: S301 (from the server)


class Summaries:
    """Sums up games, and keeps the newest summaries."""

    def __init__(self, pool: WorkerPool, reviews: Reviews) -> None:
        self._pool, self._reviews = pool, reviews
        self._asking = Waiting(pool)
        self._made: OrderedDict[tuple[str, bool], Summary] = OrderedDict()
        """By the table, and whether it was made from a review."""
        self._locks = WeakValueDictionary[str, asyncio.Lock]()
        """By the table: two players ask at the same moment."""

    async def make(self, table: Table, session: str, network: str) -> "Summary":
        """Sum up a game that was played to its end; raises Refusal."""
        check_review(table, session)
        if table.position is None or not table.position.over:
            raise Refusal("not-now", "the game was not played to its end")
        review = (await self._reviews.progress(Job(table.id, "own"), now_ms())).review
        key = table.id, review is not None
        async with self._locks.setdefault(table.id, asyncio.Lock()):
            if key not in self._made:
                record = pickle.dumps(table.position.record)
                with self._asking.waiting(session, network):
                    made = await self._pool.ask(
                        sum_up_game, record, review, network=network, is_patient=True
                    )
                self._made[key] = made
                if len(self._made) > MOST_SUMMARIES:
                    self._made.popitem(last=False)
            return self._made[key]
