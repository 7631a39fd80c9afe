"""The service over HTTP."""

from contextlib import suppress
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, patch, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter
from msgspec import Meta

from blazon.kernel import catalogue
from blazon.match.fairness import new_secret
from blazon.match.registry import game as find_game
from blazon.service.http.context import Rooms
from blazon.service.hub import now_ms
from blazon.service.journal.commands import AnyCommand, CommandId, Join, Name, decide, is_one_line
from blazon.service.journal.events import Rematched
from blazon.service.journal.opening import ImportRecord, OpenTable, imported, opened, rematch
from blazon.service.journal.table import Table
from blazon.service.limits import LONGEST_CHAT, PAGE
from blazon.service.refusals import Refusal
from blazon.service.secrets import ID_PATTERN, id_from, new_id
from blazon.service.views.messages import ChatLine, RefusalShown, Update
from blazon.service.views.narration import Language
from blazon.service.views.tables import show_all

REFUSALS = {
    status: ResponseSpec(RefusalShown, description=why, generate_examples=False)
    for status, why in (
        (400, "The request is not as it must be"),
        (403, "Somebody else may do that"),
        (404, "There is no such table"),
        (409, "Not in this state of the table"),
        (413, "Too large"),
        (429, "Too often"),
        (503, "Too much is going on; later"),
    )
}
"""What any request can be answered, beside what it asks for."""
_get = partial(get, responses=REFUSALS)
_patch = partial(patch, responses=REFUSALS)
_post = partial(post, responses=REFUSALS)
_put = partial(put, responses=REFUSALS)
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=15)]
LanguageAsked = Annotated[Language | None, QueryParameter()]
LONGEST_TOKEN = 40
"""Characters of an action or of a place's id."""


class CommandCall(msgspec.Struct, forbid_unknown_fields=True):
    """A command and the client's own id for it: the same id again changes nothing."""

    id: CommandId
    d: AnyCommand


class TableAnswer(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table as the asker may know it."""

    v: int
    d: Update
    done: int | None = None
    """The version that the command has made."""
    link: str | None = None
    """The secret of a new link, told this once."""


class WhyShown(msgspec.Struct, kw_only=True):
    """Why something is not possible; both empty if it is."""

    text: str
    section: str
    """The section of the game's rules that explains it."""


class SayCall(msgspec.Struct, forbid_unknown_fields=True):
    """Something for the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class SessionShown(msgspec.Struct):
    """What the server knows of a browser."""

    known: bool
    name: str


class NameCall(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be called at his next tables."""

    name: Name


class WebhookCall(msgspec.Struct, forbid_unknown_fields=True):
    """An https address, or null for none."""

    address: str | None


class WebhookShown(msgspec.Struct):
    """The key of the signatures; null if there is no address."""

    key: str | None


@_get("/api/games", summary="The games, their options, and how many play")
async def games() -> list[dict[str, Any]]:
    """As the engine protocol's `games`."""
    found = [find_game(name) for name in catalogue.names()]
    return [
        {"game": one.name, "options": one.option_choices(), "players": list(one.players)}
        for one in found
    ]


@_get("/api/session", summary="This browser's session")
async def session_shown(request: Request[Any, Any, Any], rooms: Rooms) -> SessionShown:
    """Whether there is one, and the name that goes with it."""
    visitor = await rooms.enter(request, "read")
    row = None if visitor.session is None else await rooms.store.session(visitor.session)
    return SessionShown(known=row is not None, name="" if row is None else row["name"])


@_patch("/api/session", summary="Say how to be called")
async def session_named(
    request: Request[Any, Any, Any], rooms: Rooms, data: NameCall
) -> Response[SessionShown]:
    """Makes a session if there is none."""
    visitor = await rooms.enter(request, "write")
    name = data.name.strip()
    if not is_one_line(name):
        raise Refusal("bad", "name: must be one line of printable text")
    session, cookies = await rooms.session_for(visitor)
    await rooms.store.change_session(session, name=name)
    return Response(SessionShown(known=True, name=name), cookies=cookies)


@_put("/api/session/webhook", summary="Say where one's turns are to be announced")
async def webhook_set(
    request: Request[Any, Any, Any], rooms: Rooms, data: WebhookCall
) -> WebhookShown:
    """The answer has the key that announcements are signed with."""
    visitor = await rooms.enter(request, "write")
    if rooms.webhooks is None:
        raise Refusal("not-now", "this server announces no turns")
    if visitor.session is None:
        raise Refusal("not-seated", "take a seat at a table first")
    return WebhookShown(key=await rooms.webhooks.set(visitor.session, data.address))


@_post("/api/tables", summary="Open a table")
async def table_opened(
    request: Request[Any, Any, Any], rooms: Rooms, data: OpenTable
) -> Response[TableAnswer]:
    """Seats meant for `me` are the asker's; with no open seat the game begins at once."""
    visitor = await rooms.enter(request, "open-table")
    secret = new_secret()
    first = opened(data, "", secret)
    session, cookies = await rooms.session_for(visitor)
    name = None if data.id is None else id_from(session, data.id)
    table = await rooms.hub.open(
        msgspec.structs.replace(first, host=session), secret, session, data.id, name
    )
    return Response(await _answer(rooms, table.id, session), cookies=cookies)


@_post("/api/records", summary="Show a recorded game at a table of its own")
async def record_imported(
    request: Request[Any, Any, Any], rooms: Rooms, data: ImportRecord
) -> Response[TableAnswer]:
    """The record is replayed and checked."""
    visitor = await rooms.enter(request, "open-table")
    event = imported(data, "")
    session, cookies = await rooms.session_for(visitor)
    event = msgspec.structs.replace(event, host=session)
    table = await rooms.hub.open(event, new_secret(), session, None)
    return Response(await _answer(rooms, table.id, session), cookies=cookies)


@_get("/api/tables", summary="The lobby: public tables, the newest first")
async def lobby(
    request: Request[Any, Any, Any],
    rooms: Rooms,
    status: Literal["open", "playing", "over"] = "open",
    before: Annotated[str | None, QueryParameter(pattern=f"^{ID_PATTERN}$")] = None,
) -> list[dict[str, Any]]:
    """A page; for the next one, `before` is the id of the last table."""
    await rooms.enter(request, "read")
    return await rooms.store.lobby(status, PAGE, before)


@_get("/api/tables/mine", summary="The tables at which this session sits")
async def mine(
    request: Request[Any, Any, Any],
    rooms: Rooms,
    status: Literal["open", "playing", "over", "all"] = "all",
    before: Annotated[str | None, QueryParameter(pattern=f"^{ID_PATTERN}$")] = None,
) -> list[dict[str, Any]]:
    """A page, with `your_turn`; for the next one, `before` is the id of the last table."""
    visitor = await rooms.enter(request, "read")
    if visitor.session is None:
        return []
    return await rooms.store.lobby(status, PAGE, before, visitor.session)


@_get("/api/tables/{table:str}", summary="A table as the asker may know it")
async def table_shown(
    request: Request[Any, Any, Any],
    rooms: Rooms,
    table: FromPath[str],
    seat: SeatAsked = None,
    lang: LanguageAsked = None,
) -> TableAnswer:
    """With the eyes of `seat`, if it is his; else of his first seat, or of an onlooker.

    With `lang` the game is also told in words of that language.
    """
    visitor = await rooms.enter(request, "read")
    return await _answer(rooms, table, visitor.session, seat, lang)


@_post("/api/tables/{table:str}/commands", summary="Do something at a table", status_code=200)
async def commanded(
    request: Request[Any, Any, Any],
    rooms: Rooms,
    table: FromPath[str],
    data: CommandCall,
    lang: LanguageAsked = None,
) -> Response[TableAnswer]:
    """The answer is the table after it, or why nothing was done."""
    visitor = await rooms.enter(request, "write")
    live = await rooms.admit(table, visitor.session, link=getattr(data.d, "link", None))
    if visitor.session is None:
        if not isinstance(data.d, Join):
            raise Refusal("not-seated", "you have no seat at this table")
        decide(live.table, "", data.d, None)  # no session for whoever is refused
    session, cookies = await rooms.session_for(visitor)
    if isinstance(data.d, Join) and not data.d.name:
        row = await rooms.store.session(session)
        data.d.name = "" if row is None else row["name"]
    after, made, link = await rooms.hub.do(table, session, data.d, data.id)
    seat = getattr(data.d, "seat", None)
    seen = seat if seat in after.held_by(session) else None
    answer = await _answer(rooms, table, session, seen, lang)
    answer.done, answer.link = made, link
    return Response(answer, cookies=cookies)


@_post("/api/tables/{table:str}/rematch", summary="Play again at another table")
async def rematched(
    request: Request[Any, Any, Any], rooms: Rooms, table: FromPath[str]
) -> TableAnswer:
    """The same seats, another first player; whoever asks second comes to the same table."""
    visitor = await rooms.enter(request, "open-table")
    live = await rooms.admit(table, visitor.session)
    if not live.table.held_by(visitor.session):
        raise Refusal("not-seated", "only who has played asks for a rematch")
    if live.table.status != "over" or live.table.opened.record is not None:
        raise Refusal("not-now", "the game is not over")
    if live.table.next is None:
        await rooms.hub.add(table, Rematched(new_id()), only_if=lambda one: one.next is None)
    name = live.table.next
    assert name is not None
    if await rooms.store.secret(name) is None:
        await _seat_again(rooms, live.table, name)
    return await _answer(rooms, name, visitor.session)


async def _seat_again(rooms: Rooms, was: Table, name: str) -> None:
    """The table of a rematch, with everybody on his seat."""
    secret = new_secret()
    with suppress(Refusal):  # somebody was quicker
        await rooms.hub.open(rematch(was, secret), secret, was.opened.host, None, name)


@_get("/api/tables/{table:str}/record", summary="The whole record of a finished game")
async def recorded(
    request: Request[Any, Any, Any], rooms: Rooms, table: FromPath[str]
) -> dict[str, Any]:
    """With the secret that chance was made of."""
    visitor = await rooms.enter(request, "read")
    live = await rooms.admit(table, visitor.session)
    if live.table.status != "over" or live.table.position is None:
        raise Refusal("not-now", "the record is shown when the game is over")
    return live.table.record().to_builtins()


@_get("/api/tables/{table:str}/replay", summary="A moment of the game")
async def replayed(
    request: Request[Any, Any, Any],
    rooms: Rooms,
    table: FromPath[str],
    at: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
    seat: SeatAsked = None,
    disclosed: bool = False,
    lang: LanguageAsked = None,
) -> dict[str, Any]:
    """The view after `at` actions; of a finished game with any seat's eyes, or all disclosed.

    With `lang` it has `words` as well; what has happened is told with the table.
    """
    visitor = await rooms.enter(request, "read")
    live = await rooms.admit(table, visitor.session)
    found = live.table
    if found.position is None:
        raise Refusal("not-now", "the game has not begun")
    if found.status != "over" and seat is not None and seat not in found.held_by(visitor.session):
        raise Refusal("not-yours", f"seat {seat} is not yours")
    if seat is not None and seat >= len(found.seats):
        raise Refusal("bad", f"seat: must be below {len(found.seats)}")
    if disclosed and found.status != "over":
        raise Refusal("not-now", "what is hidden is disclosed when the game is over")
    if at > len(found.moves):
        raise Refusal("bad", f"at: must be at most {len(found.moves)}, the actions played")
    position = found.position.copy()
    if at < len(found.moves):
        position.undo(len(found.moves) - at)
    view = (position.disclose() if disclosed else position.observe(seat)).view()
    view |= {"observer": seat, "legal": []}
    words = {} if lang is None else {"words": live.telling(lang).words(found, view, at, at)}
    del view["log"], view["options"]
    return view | words


@_get("/api/tables/{table:str}/why", summary="Why something is not possible now")
async def why_not(
    request: Request[Any, Any, Any],
    rooms: Rooms,
    table: FromPath[str],
    token: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_TOKEN)],
    lang: Annotated[Language, QueryParameter()],
    seat: SeatAsked = None,
) -> WhyShown:
    """`token` is an action, or a card's cell or a place of the map that was pointed at."""
    visitor = await rooms.enter(request, "read")
    live = await rooms.admit(table, visitor.session)
    found = live.table
    if found.position is None:
        raise Refusal("not-now", "the game has not begun")
    view = found.position.observe(rooms.eyes(found, visitor.session, seat)).view()
    view["over"] = found.status == "over"
    why = live.telling(lang).why(found, view, token)
    return WhyShown(text=why.text, section=why.section)


@_get("/api/tables/{table:str}/chat", summary="What was said at a table")
async def chat_shown(
    request: Request[Any, Any, Any],
    rooms: Rooms,
    table: FromPath[str],
    after: Annotated[int, QueryParameter(ge=0, le=2**31 - 1)] = 0,
) -> list[ChatLine]:
    """The last 200 lines after line `after`."""
    visitor = await rooms.enter(request, "read")
    await rooms.admit(table, visitor.session)
    return [ChatLine(**line) for line in await rooms.store.said(table, after)]


@_post("/api/tables/{table:str}/chat", summary="Say something", status_code=200)
async def chatted(
    request: Request[Any, Any, Any], rooms: Rooms, table: FromPath[str], data: SayCall
) -> ChatLine:
    """Only who has a seat speaks."""
    visitor = await rooms.enter(request, "read")
    return await rooms.say(table, visitor, data.text)


async def _answer(
    rooms: Rooms,
    name: str,
    session: str | None,
    seat: int | None = None,
    lang: Language | None = None,
) -> TableAnswer:
    live = await rooms.admit(name, session)
    async with live.lock:
        table = live.table
    observer = rooms.eyes(table, session, seat)
    telling = None if lang is None else live.telling(lang)
    update = show_all(table, session, observer, now_ms(), telling=telling)
    return TableAnswer(v=table.version, d=update)


HANDLERS = [
    games,
    session_shown,
    session_named,
    webhook_set,
    table_opened,
    record_imported,
    lobby,
    mine,
    table_shown,
    commanded,
    rematched,
    recorded,
    replayed,
    why_not,
    chat_shown,
    chatted,
]
