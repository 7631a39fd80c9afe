"""Reviews in the database: requested, leased to one process, stored with the game."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from blazon.bots.decisions import Knowledge
from blazon.bots.review import Review
from blazon.service.base.limits import MOST_WAITING_REVIEWS
from blazon.service.base.refusals import Refusal
from blazon.service.storage.database import Database
from blazon.service.storage.leases import Leases
from blazon.service.storage.schema import reviews

_COLUMNS = reviews.c
_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Review)


@dataclass(frozen=True)
class StoredReview:
    """The progress of a review."""

    status: Literal["none", "waiting", "running", "done"]
    """``none``: nobody has requested a review."""
    done: int = 0
    """The number of decisions evaluated."""
    of: int = 0
    """The total number; 0 until they are counted."""
    review: Review | None = None


@dataclass(frozen=True)
class Job:
    """A game's review."""

    table: str
    knowledge: Knowledge


class Reviews:
    """The reviews of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        wanted = _COLUMNS.review.is_(None)
        network = func.coalesce(_COLUMNS.network, _COLUMNS.session)
        self._leases = Leases(database, reviews, wanted, _COLUMNS.asked, network)

    async def ask(self, job: Job, session: str, network: str, now: int) -> None:
        """Request a review unless somebody already has; raises Refusal if too many are waiting."""
        if (await self.progress(job, now)).status != "none":
            return
        own = (_COLUMNS.session == session) & _COLUMNS.review.is_(None)
        row = {"table_id": job.table, "knowledge": job.knowledge, "asked": now}
        row |= {"session": session, "network": network}

        def add(connection: Connection) -> None:
            waiting = int(connection.scalar(select(func.count()).where(own)) or 0)
            if waiting >= MOST_WAITING_REVIEWS:
                raise Refusal("not-now", f"{waiting} of your reviews are still waiting")
            connection.execute(insert(reviews), [row])

        try:
            await self._database.transact(add)
        except IntegrityError:
            return  # somebody else has just requested it

    async def progress(self, job: Job, now: int) -> StoredReview:
        """A review's progress and, once finished, the review."""
        row = await self._database.first(select(reviews).where(_is(job)))
        if row is None:
            return StoredReview("none")
        done, of = row["judged"], row["decisions"]
        if row["review"] is not None:
            return StoredReview("done", done, of, _DECODER.decode(bytes(row["review"])))
        return StoredReview("running" if row["claimed_until"] >= now else "waiting", done, of)

    async def take(
        self, owner: str, now: int, until: int, limit: int, busy: Iterable[Job] = ()
    ) -> list[tuple[Job, str]]:
        """Lease reviews that no living process runs, nor this one any longer (``busy``).

        Returns:
            The reviews, and the networks charged for them.
        """
        rows = await self._leases.take(owner, now, until, limit, map(_key, busy), judged=0)
        return [
            (Job(row["table_id"], row["knowledge"]), row["network"] or row["session"])
            for row in rows
        ]

    async def renew(self, job: Job, owner: str, until: int, judged: int) -> bool:
        """Renew a review's lease, and save its progress; False if another process has leased it."""
        return bool(await self._leases.renew(owner, [_key(job)], until, judged=judged))

    async def release(self, jobs: Iterable[Job], owner: str) -> None:
        """Let other processes run these reviews."""
        await self._leases.release(owner, map(_key, jobs))

    async def keep(self, job: Job, owner: str, **values: Any) -> bool:
        """Update a review's row; False if another process has leased it."""
        return bool(await self._leases.write(owner, [_key(job)], **values))

    async def finish(self, job: Job, owner: str, review: Review) -> bool:
        """Store a finished review; False if another process has leased it in the meantime."""
        return await self.keep(
            job, owner, review=_ENCODER.encode(review), judged=len(review.decisions)
        )

    async def drop(self, job: Job) -> None:
        """Delete a review that failed; it can be requested again."""
        await self._database.execute(reviews.delete().where(_is(job)), "tidy")

    async def free_all(self) -> None:
        """Release every review; for a process that knows it is the only one."""
        await self._leases.free_all()

    async def waiting(self) -> int:
        """The number of unfinished reviews."""
        query = select(func.count()).where(_COLUMNS.review.is_(None))
        return int(await self._database.scalar(query) or 0)

    async def finished(self, table: str) -> dict[str, bytes]:
        """The reviews of a table as JSON, by knowledge."""
        query = select(_COLUMNS.knowledge, _COLUMNS.review).where(
            _COLUMNS.table_id == table, _COLUMNS.review.is_not(None)
        )
        return {name: bytes(review) for name, review in await self._database.rows(query)}


def _key(job: Job) -> tuple[str, Knowledge]:
    return job.table, job.knowledge


def _is(job: Job) -> Any:
    return (_COLUMNS.table_id == job.table) & (_COLUMNS.knowledge == job.knowledge)
