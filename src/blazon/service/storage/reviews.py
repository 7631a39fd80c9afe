"""Reviews in the database: asked for, taken on by one process, kept with the game.

A claim runs out unless it is renewed, so that another process begins anew what a dead one left.
"""

from dataclasses import dataclass
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from blazon.bots.review import Knowledge, Review
from blazon.service.limits import MOST_WAITING_REVIEWS
from blazon.service.refusals import Refusal
from blazon.service.storage.schema import reviews

_COLUMNS = reviews.c
_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Review)


class ReviewShown(msgspec.Struct, kw_only=True):
    """How far a review is."""

    status: Literal["none", "waiting", "running", "done"]
    """``none``: nobody has asked for it."""
    done: int
    """How many decisions have been judged …"""
    of: int
    """… of how many; 0 while they are not counted."""
    review: Review | None
    words: dict[int, str] | UnsetType = UNSET
    """For who asks for a language: what would have been better, by ``at``, where it cost most."""


@dataclass(frozen=True)
class Job:
    """A review that a process has taken on."""

    table: str
    knowledge: Knowledge


class Reviews:
    """The reviews of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def ask(self, table: str, knowledge: Knowledge, session: str, now: int) -> None:
        """Ask for a review, unless somebody has; raises Refusal if too many wait already."""
        if (await self.shown(table, knowledge, now)).status != "none":
            return
        mine = (_COLUMNS.session == session) & _COLUMNS.review.is_(None)
        row = {"table_id": table, "knowledge": knowledge, "session": session, "asked": now}
        try:
            async with self._engine.begin() as connection:
                waiting = await connection.scalar(select(func.count()).where(mine))
                if int(waiting or 0) >= MOST_WAITING_REVIEWS:
                    raise Refusal("not-now", f"{waiting} reviews that you asked for are waiting")
                await connection.execute(insert(reviews), [row])
        except IntegrityError:
            return  # somebody else has just asked for it

    async def shown(self, table: str, knowledge: Knowledge, now: int) -> ReviewShown:
        """How far a review is, and once it is done, the review."""
        async with self._engine.connect() as connection:
            query = select(reviews).where(_is(table, knowledge))
            row = (await connection.execute(query)).mappings().first()
        if row is None:
            return ReviewShown(status="none", done=0, of=0, review=None)
        status: Literal["waiting", "running", "done"] = "waiting"
        if row["review"] is not None:
            status = "done"
        elif row["claimed_until"] >= now:
            status = "running"
        review = None if status != "done" else _DECODER.decode(bytes(row["review"]))
        return ReviewShown(status=status, done=row["judged"], of=row["decisions"], review=review)

    async def claim(self, owner: str, now: int, until: int) -> Job | None:
        """Take on the review that has waited longest; None if no one waits."""
        free = _COLUMNS.review.is_(None) & (_COLUMNS.claimed_until < now)
        oldest = select(_COLUMNS.table_id, _COLUMNS.knowledge).where(free)
        async with self._engine.begin() as connection:
            found = (await connection.execute(oldest.order_by(_COLUMNS.asked).limit(1))).first()
            if found is None:
                return None
            claim = (
                update(reviews)
                .where(_is(*found), free)
                .values(claimed_by=owner, claimed_until=until, judged=0)
            )
            claimed = await connection.execute(claim)
        return Job(*found) if claimed.rowcount else None

    async def keep(self, job: Job, owner: str, **values: Any) -> bool:
        """Note how far a review is, and until when it is claimed; False if another has it now."""
        mine = _is(job.table, job.knowledge) & (_COLUMNS.claimed_by == owner)
        async with self._engine.begin() as connection:
            kept = await connection.execute(update(reviews).where(mine).values(**values))
        return bool(kept.rowcount)

    async def finish(self, job: Job, owner: str, review: Review) -> bool:
        """Keep a review; False if another process has taken it on in the meantime."""
        return await self.keep(
            job, owner, review=_ENCODER.encode(review), judged=len(review.decisions)
        )

    async def drop(self, job: Job) -> None:
        """Forget a review that cannot be made; it can be asked for again."""
        async with self._engine.begin() as connection:
            await connection.execute(reviews.delete().where(_is(job.table, job.knowledge)))

    async def free_claims(self) -> None:
        """Let every review be taken on again; for a process that knows to be the only one."""
        async with self._engine.begin() as connection:
            await connection.execute(update(reviews).values(claimed_until=0))

    async def waiting(self) -> int:
        """How many are not done."""
        query = select(func.count()).where(_COLUMNS.review.is_(None))
        async with self._engine.connect() as connection:
            return int(await connection.scalar(query) or 0)

    async def finished(self, table: str) -> dict[str, bytes]:
        """The reviews of a table as JSON, by knowledge."""
        query = select(_COLUMNS.knowledge, _COLUMNS.review).where(
            _COLUMNS.table_id == table, _COLUMNS.review.is_not(None)
        )
        async with self._engine.connect() as connection:
            return {row[0]: bytes(row[1]) for row in (await connection.execute(query)).all()}


def _is(table: str, knowledge: str) -> Any:
    return (_COLUMNS.table_id == table) & (_COLUMNS.knowledge == knowledge)
