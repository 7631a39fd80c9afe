"""Tables over HTTP: opening, finding, viewing and commands."""

from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response
from litestar.datastructures import Cookie
from litestar.params import FromPath, QueryParameter

from blazon.match.fairness import new_secret
from blazon.service.base.clock import now_ms
from blazon.service.base.computing import compute
from blazon.service.base.languages import Language
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import ID_PATTERN, digest_of, id_from, link_from
from blazon.service.base.settings import Settings
from blazon.service.http.context import (
    LanguageQuery,
    RequestContext,
    SeatQuery,
    VersionQuery,
)
from blazon.service.http.routes import get, post
from blazon.service.http.sessions import Requester
from blazon.service.journal.access import check_visible, observer_for
from blazon.service.journal.commands import CommandId, decide
from blazon.service.journal.entries import AnyCommand
from blazon.service.journal.opening import ImportRecord, OpenTable, imported, opening
from blazon.service.journal.seating import Invite, Join
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.hub import Author, Hub
from blazon.service.live.presence import Presence, seen_since
from blazon.service.live.rematches import play_again
from blazon.service.notify.mail import Mail
from blazon.service.storage.store import Store
from blazon.service.views.shapes import TableListed, Update
from blazon.service.views.tables import Perspective

BeforeQuery = Annotated[
    str | None,
    QueryParameter(
        pattern=f"^{ID_PATTERN}$",
        description="The id of the last table on the previous page; without it, the first page.",
    ),
]
GameQuery = Annotated[
    str | None,
    QueryParameter(
        pattern=f"^{ID_PATTERN}$",
        description="The name of a game; without it, tables of all games.",
    ),
]


class CommandCall(msgspec.Struct, forbid_unknown_fields=True):
    """A command and the client's own id for it; repeating the id changes nothing."""

    id: CommandId
    d: AnyCommand


class TableAnswer(msgspec.Struct, omit_defaults=True, kw_only=True):
    """A table as the requester may see it."""

    v: int
    """The table's version."""
    d: Update
    done: int | None = None
    """The version that the command created; on a socket, ``done`` is the command's id."""
    link: str | None = None
    """The secret of the new link; repeating the command returns the same one while it is valid."""


@post("/api/tables", summary="Open a table", rate="open-table")
async def table_opened(
    context: RequestContext,
    hub: Hub,
    requester: Requester,
    settings: Settings,
    data: OpenTable,
    v: VersionQuery = 1,
) -> Response[TableAnswer]:
    """Seats of kind `me` are the requester's; without open seats the game begins at once."""
    live, session, cookies = await opened_by(requester, context, hub, settings, data)
    return Response(answer(live, session, version=v), cookies=cookies)


async def opened_by(
    requester: Requester, context: RequestContext, hub: Hub, settings: Settings, data: OpenTable
) -> tuple[LiveTable, str, list[Cookie]]:
    """A new table of the requester, and the requester's session; raises Refusal."""
    secret = new_secret()
    bots_alone = settings.bots_alone == "on"
    first = await compute(partial(opening, data, "", secret, bots_alone=bots_alone))
    session, cookies = await context.sessions.ensure(requester)
    name = None if data.id is None else id_from(session, data.id)
    event = msgspec.structs.replace(first, host=session)
    table = await hub.open(event, secret, Author(session, data.id, requester.network), name)
    return await hub.live(table.id), session, cookies


@post("/api/records", summary="Import a record as a new table", rate="open-table")
async def record_imported(
    context: RequestContext,
    hub: Hub,
    requester: Requester,
    data: ImportRecord,
    v: VersionQuery = 1,
) -> Response[TableAnswer]:
    """The server replays and checks the record."""
    first = await compute(imported, data, "")
    session, cookies = await context.sessions.ensure(requester)
    event = msgspec.structs.replace(first, host=session)
    table = await hub.open(event, new_secret(), Author(session, network=requester.network))
    live = await hub.live(table.id)
    return Response(answer(live, session, version=v), cookies=cookies)


@get("/api/tables", summary="List public tables, newest first", rate="read")
async def lobby(
    store: Store,
    status: Literal["open", "playing", "over"] = "open",
    before: BeforeQuery = None,
    game: GameQuery = None,
) -> list[TableListed]:
    """A page of 50; for the next one, set `before` to the id of the last table.

    Open tables are listed while their hosts are present. All but the first few of one host or
    network come at the end of the list, so a table can move from one page to another.
    """
    return _listed(
        await store.tables.lobby(status, before, game=game, seen_since=seen_since(now_ms()))
    )


@get("/api/tables/mine", summary="List tables where you have a seat", rate="read")
async def mine(
    requester: Requester,
    store: Store,
    presence: Presence,
    mail: Mail | None,
    status: Literal["open", "playing", "over", "all"] = "all",
    before: BeforeQuery = None,
) -> list[TableListed]:
    """A page of 50, with `your_turn`; for the next one, set `before` to the last table's id."""
    if requester.session is None:
        return []
    found = await store.tables.lobby(status, before, requester.selves)
    presence.note_own(found, requester.selves)
    if mail is not None:
        mail.note_here(requester.session)
    return _listed(found)


@get("/api/tables/{table:str}", summary="Get a table", rate="read")
async def table_shown(
    live: LiveTable,
    requester: Requester,
    seat: SeatQuery = None,
    lang: LanguageQuery = None,
    v: VersionQuery = 1,
) -> TableAnswer:
    """The perspective is that of `seat` if the requester holds it, otherwise of their first seat.

    `lang` adds a description of the game in that language.
    """
    return answer(live, requester.session, seat, lang, v)


@post(
    "/api/tables/{table:str}/commands",
    summary="Send a command to a table",
    status_code=200,
    rate="write",
)
async def commanded(
    context: RequestContext,
    hub: Hub,
    requester: Requester,
    table: FromPath[str],
    data: CommandCall,
    lang: LanguageQuery = None,
    v: VersionQuery = 1,
) -> Response[TableAnswer]:
    """The response is the table after the command, or a refusal."""
    command = data.d
    live = await context.visible(table, requester.session, getattr(command, "link", None))
    if isinstance(command, Join):
        if requester.session is None:
            decide(live.table, "", command, None)  # a refused stranger gets no session
        command.name = command.name or await hub.store.sessions.name(requester.person) or ""
    else:
        requester.need_session("you have no seat at this table")
    session, cookies = await context.sessions.ensure(requester)
    link = link_from(requester.secret, table, data.id) if isinstance(command, Invite) else None
    _, made = await hub.do(table, command, Author(session, data.id), link)
    await live.prepare(lang)
    live = await hub.live(table)
    seat = getattr(command, "seat", None)
    seat = seat if seat in live.table.held_by(session) else None
    body = _answer_if_visible(live, session, seat, lang, v)
    # Omit a link that has since been used or replaced, or was created in another way.
    is_good = link is not None and digest_of(link) in live.table.invites
    body.done, body.link = made, link if is_good else None
    return Response(body, cookies=cookies)


@post("/api/tables/{table:str}/rematch", summary="Open or join a rematch", rate="open-table")
async def rematched(
    live: LiveTable, hub: Hub, requester: Requester, v: VersionQuery = 1
) -> TableAnswer:
    """The same seats, another first player; later requests return the same table."""
    again = await play_again(hub, live, requester.session, requester.network)
    return answer(again, requester.session, version=v)


def _listed(found: list[dict[str, Any]]) -> list[TableListed]:
    """Convert table rows from the database for the response."""
    now = now_ms()
    rows = [{**row, "ago": max(0, now - row["since"])} for row in found]
    return msgspec.convert(rows, list[TableListed])


def _answer_if_visible(
    live: LiveTable, session: str, seat: int | None, language: Language | None, version: int
) -> TableAnswer:
    """The table, or only its version if the requester has just left it and nobody may watch it."""
    try:
        check_visible(live.table, session)
    except Refusal:
        return TableAnswer(v=live.table.version, d=Update())
    return answer(live, session, seat, language, version)


def answer(
    live: LiveTable,
    session: str | None,
    seat: int | None = None,
    language: Language | None = None,
    version: int = 1,
) -> TableAnswer:
    """The table as a session may see it; without `seat`, from the perspective of its first."""
    perspective = Perspective(observer_for(live.table, session, seat), language, version)
    return TableAnswer(v=live.table.version, d=live.update(session, perspective))


HANDLERS = [
    table_opened,
    record_imported,
    lobby,
    mine,
    table_shown,
    commanded,
    rematched,
]
