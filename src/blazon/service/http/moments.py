"""A game's moments, record, explanations, warnings and chat over HTTP."""

from typing import Annotated, Any

import msgspec
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter
from msgspec import Meta

from blazon.kernel.errors import ActionError
from blazon.match.record import Record
from blazon.service.base.languages import Language
from blazon.service.base.limits import (
    HIGHEST_LINE,
    HIGHEST_SEAT,
    LONGEST_CHAT,
    LONGEST_TOKEN,
    MOST_ACTIONS,
    MOST_VIEWS,
    MOST_WARNED,
)
from blazon.service.base.refusals import Refusal
from blazon.service.http.context import (
    SeatQuery,
)
from blazon.service.http.routes import REFUSALS, get, post
from blazon.service.http.sessions import Requester
from blazon.service.journal.access import (
    ReplayPoint,
    check_begun,
    check_helped,
    finished_record,
    observe_at,
    observer_for,
)
from blazon.service.journal.table import Table
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.chat import Chat
from blazon.service.views.narration import TableNarration
from blazon.service.views.shapes import ChatLine, ReplayShown
from blazon.service.views.tables import Perspective, past_view


def _answers(shape: Any) -> dict[int, ResponseSpec]:
    """The response specification for plain values of this type."""
    answer = ResponseSpec(shape, description="The requested data", generate_examples=False)
    return {200: answer, **REFUSALS}


class WhyShown(msgspec.Struct, kw_only=True):
    """Why something is not possible; both are empty if it is possible."""

    text: str
    section: str
    """The section of the rules that explains it."""


class WarningShown(msgspec.Struct, kw_only=True):
    """What actions give away, in one sentence; empty if they give away nothing."""

    text: str
    places: list[str]
    """The places or cards that the sentence names, as in tokens."""


class ReminderShown(msgspec.Struct, kw_only=True):
    """What a player should think of in time, in one sentence."""

    about: str
    """The line of the score sheet that it is about."""
    text: str
    places: list[str]
    """The places or cards that the sentence names, as in tokens."""


class SayCall(msgspec.Struct, forbid_unknown_fields=True):
    """A message for the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


@get(
    "/api/tables/{table:str}/record",
    summary="Get the record of a finished game",
    rate="read",
    responses=_answers(Record),
)
async def recorded(live: LiveTable) -> dict[str, Any]:
    """The record's keys are sorted. It includes the secret that chance was generated from."""
    plain: dict[str, Any] = msgspec.to_builtins(finished_record(live.table), order="sorted")
    return plain


@get(
    "/api/tables/{table:str}/replay",
    summary="Get the view at one moment of a game",
    rate="read",
    responses=_answers(ReplayShown),
)
async def replayed(
    live: LiveTable,
    requester: Requester,
    at: Annotated[int, QueryParameter(ge=0, le=MOST_ACTIONS)],
    perspective: Perspective,
    disclosed: bool = False,
    actions: bool = False,
) -> dict[str, Any]:
    """The view after `at` actions; for a finished game from any perspective, or fully disclosed.

    `lang` adds `words`; the log is sent with the table. `actions` adds what the seat could do then,
    once the game is over.
    """
    moment = ReplayPoint(at, perspective.observer, disclosed, acting=actions)
    narration = live.narration_for(perspective.language)
    return _view_of(live.table, requester, moment, perspective, narration)


@get(
    "/api/tables/{table:str}/views",
    summary="Get the views of several moments of a game",
    rate="views",
    responses=_answers(list[ReplayShown]),
)
async def viewed(
    live: LiveTable,
    requester: Requester,
    first: Annotated[int, QueryParameter(ge=0, le=MOST_ACTIONS)],
    last: Annotated[int, QueryParameter(ge=0, le=MOST_ACTIONS)],
    perspective: Perspective,
    disclosed: bool = False,
) -> list[dict[str, Any]]:
    """The views after `first` to `last` actions, at most 64, each as in `replay`."""
    if not first <= last < first + MOST_VIEWS:
        raise Refusal("bad", f"last: must be from {first} to {first + MOST_VIEWS - 1}")
    narration = live.narration_for(perspective.language)
    moments = (ReplayPoint(at, perspective.observer, disclosed) for at in range(first, last + 1))
    return [_view_of(live.table, requester, one, perspective, narration) for one in moments]


def _view_of(
    table: Table,
    requester: Requester,
    moment: ReplayPoint,
    perspective: Perspective,
    narration: TableNarration | None,
) -> dict[str, Any]:
    """The view at one moment; raises Refusal."""
    seen = observe_at(table, requester.session, moment)
    return past_view(
        table,
        seen,
        perspective.version,
        narration,
        sections=perspective.sections,
        acting=moment.acting,
    )


@get(
    "/api/tables/{table:str}/why", summary="Explain why something is not possible now", rate="read"
)
async def why_not(
    live: LiveTable,
    requester: Requester,
    token: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_TOKEN)],
    lang: Annotated[Language, QueryParameter()],
    seat: SeatQuery = None,
) -> WhyShown:
    """`token` is an action, or the card cell or map place that the player pointed at."""
    check_begun(live.table)
    seen = live.table.observe(observer_for(live.table, requester.session, seat))
    found = live.narration(lang).explain(live.table, seen, token)
    return WhyShown(text=found.text, section=found.section)


@get(
    "/api/tables/{table:str}/warning",
    summary="Warn of what an action would give away",
    rate="read",
)
async def warned(
    live: LiveTable,
    requester: Requester,
    token: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=LONGEST_TOKEN)]],
        QueryParameter(min_items=1, max_items=MOST_WARNED, description="Legal actions in a row."),
    ],
    lang: Annotated[Language, QueryParameter()],
    seat: Annotated[
        int, QueryParameter(ge=0, le=HIGHEST_SEAT, description="Your seat, which decides now.")
    ],
) -> WarningShown:
    """Only for the holder of the seat, and only at tables with hints. Plays nothing."""
    check_helped(live.table, requester.session, seat)
    try:
        found = live.narration(lang).warn(live.table, seat, token)
    except ActionError as error:
        raise Refusal("illegal", str(error), legal=error.legal, phase=error.phase) from error
    return WarningShown(text=found.text, places=list(found.places))


@get(
    "/api/tables/{table:str}/reminders",
    summary="Say what a player should think of before they choose",
    rate="read",
)
async def reminded(
    live: LiveTable,
    requester: Requester,
    lang: Annotated[Language, QueryParameter()],
    seat: Annotated[
        int, QueryParameter(ge=0, le=HIGHEST_SEAT, description="Your seat, which decides now.")
    ],
) -> list[ReminderShown]:
    """The most urgent first. Only for the holder of the seat, and only at tables with hints."""
    check_helped(live.table, requester.session, seat)
    found = live.narration(lang).remind(live.table, live.table.observe(seat))
    return [ReminderShown(about=one.about, text=one.text, places=list(one.places)) for one in found]


@get("/api/tables/{table:str}/chat", summary="Get the chat of a table", rate="read")
async def chat_shown(
    live: LiveTable,
    chat: Chat,
    after: Annotated[int, QueryParameter(ge=0, le=HIGHEST_LINE)] = 0,
) -> list[ChatLine]:
    """The last 200 messages after message `after`."""
    return await chat.lines(live.table.id, after)


@post("/api/tables/{table:str}/chat", summary="Send a chat message", status_code=200, rate="chat")
async def chatted(live: LiveTable, requester: Requester, chat: Chat, data: SayCall) -> ChatLine:
    """Only seated players can chat."""
    return await chat.say(live, requester.session, data.text)


HANDLERS = [recorded, replayed, viewed, why_not, warned, reminded, chat_shown, chatted]
