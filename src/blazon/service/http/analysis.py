"""Hints and reviews over HTTP."""

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import FromPath, QueryParameter

from blazon.bots.review import Knowledge
from blazon.service.http.api import REFUSALS, LanguageAsked
from blazon.service.http.context import Rooms
from blazon.service.hub import now_ms
from blazon.service.journal.commands import SeatNumber
from blazon.service.refusals import Refusal
from blazon.service.storage.reviews import ReviewShown
from blazon.service.workers.hints import Hint

KnowledgeAsked = Annotated[Knowledge, QueryParameter()]


class HintCall(msgspec.Struct, forbid_unknown_fields=True):
    """For which seat a hint is wanted."""

    seat: SeatNumber


class ReviewCall(msgspec.Struct, forbid_unknown_fields=True):
    """By what the decisions are to be judged."""

    knowledge: Knowledge = "own"


@post(
    "/api/tables/{table:str}/hint",
    summary="What the strongest bot would do in one's place",
    status_code=200,
    responses=REFUSALS,
)
async def hinted(
    request: Request[Any, Any, Any], rooms: Rooms, table: FromPath[str], data: HintCall
) -> Hint:
    """For the holder of the seat that decides now, where the table allows hints."""
    visitor = await rooms.enter(request, "hint")
    found = (await rooms.admit(table, visitor.session)).table
    return await rooms.hints.give(found, visitor.session, data.seat)


@post(
    "/api/tables/{table:str}/review",
    summary="Ask for a review of a finished game",
    status_code=200,
    responses=REFUSALS,
)
async def review_asked(
    request: Request[Any, Any, Any], rooms: Rooms, table: FromPath[str], data: ReviewCall
) -> ReviewShown:
    """Asking again changes nothing."""
    visitor = await rooms.enter(request, "review")
    found = (await rooms.admit(table, visitor.session)).table
    if visitor.session is None:
        raise Refusal("not-seated", "take a seat at a table first")
    return await rooms.reviewing.ask(found, data.knowledge, visitor.session)


@get("/api/tables/{table:str}/review", summary="A review, or how far it is", responses=REFUSALS)
async def review_shown(
    request: Request[Any, Any, Any],
    rooms: Rooms,
    table: FromPath[str],
    knowledge: KnowledgeAsked = "own",
    lang: LanguageAsked = None,
) -> ReviewShown:
    """For whoever may see the table."""
    visitor = await rooms.enter(request, "read")
    live = await rooms.admit(table, visitor.session)
    shown = await rooms.reviewing.reviews.shown(table, knowledge, now_ms())
    if shown.review is not None and lang is not None:
        worst = {at for places in shown.review.worst for at in places}
        better = {d.at: (d.seat, d.best) for d in shown.review.decisions if d.at in worst}
        shown.words = live.telling(lang).could(live.table, better)
    return shown


HANDLERS = [hinted, review_asked, review_shown]
