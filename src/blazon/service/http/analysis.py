"""Hints and reviews over HTTP."""

from functools import partial
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, QueryParameter
from msgspec import UNSET, UnsetType

from blazon.bots.review import Knowledge, Review
from blazon.service.broadcast import LiveTable
from blazon.service.clock import now_ms
from blazon.service.http.context import REFUSALS, LanguageQuery
from blazon.service.http.sessions import Requester
from blazon.service.journal.commands import SeatNumber
from blazon.service.storage.reviews import Job, Progress
from blazon.service.storage.store import Store
from blazon.service.workers.hints import Hint, Hints
from blazon.service.workers.reviews import ReviewJobs

_get = partial(get, responses=REFUSALS)
_post = partial(post, responses=REFUSALS)


class HintCall(msgspec.Struct, forbid_unknown_fields=True):
    """For which seat a hint is wanted."""

    seat: SeatNumber


class ReviewCall(msgspec.Struct, forbid_unknown_fields=True):
    """By what the decisions are to be judged."""

    knowledge: Knowledge = "own"


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
    """With a language: what would have been better, by ``at``, where it cost most."""


@_post(
    "/api/tables/{table:str}/hint",
    summary="Get a hint from the strongest bot",
    status_code=200,
    rate="hint",
)
async def hinted(live: LiveTable, requester: Requester, hints: Hints, data: HintCall) -> Hint:
    """For the holder of the seat that decides now, where the table allows hints."""
    return await hints.give(live.table, requester.session, data.seat, requester.account)


@_post(
    "/api/tables/{table:str}/review",
    summary="Request a review of a finished game",
    status_code=200,
    rate="review",
)
async def review_asked(
    live: LiveTable, requester: Requester, reviews: ReviewJobs, data: ReviewCall
) -> ReviewShown:
    """Asking again changes nothing."""
    session = requester.need_session("take a seat at a table first")
    return _shown(await reviews.ask(live.table, data.knowledge, session, requester.account))


@_get("/api/tables/{table:str}/review", summary="Get a review or its progress", rate="read")
async def review_shown(
    live: LiveTable,
    store: Store,
    table: FromPath[str],
    knowledge: Annotated[Knowledge, QueryParameter()] = "own",
    lang: LanguageQuery = None,
) -> ReviewShown:
    """For whoever may see the table."""
    shown = _shown(await store.reviews.progress(Job(table, knowledge), now_ms()))
    narration = live.narration_for(lang)
    if shown.review is not None and narration is not None:
        worst = {at for places in shown.review.worst for at in places}
        better = {d.at: (d.seat, d.best) for d in shown.review.decisions if d.at in worst}
        shown.words = narration.describe_alternatives(live.table, better)
    return shown


def _shown(found: Progress) -> ReviewShown:
    return ReviewShown(status=found.status, done=found.done, of=found.of, review=found.review)


HANDLERS = [hinted, review_asked, review_shown]
