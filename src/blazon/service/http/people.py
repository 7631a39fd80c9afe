"""People you have played with, over HTTP: invite them again, and mute their invitations.

There is no list of all people and no search: a request names a person by an id that appears only in
the requester's own results.
"""

from typing import Annotated

import msgspec
from litestar import Response
from litestar.params import FromPath

from blazon.service.base.clock import now_ms
from blazon.service.base.limits import MOST_RESULTS
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import id_from, is_id, new_secret
from blazon.service.base.settings import Settings
from blazon.service.http.context import RequestContext, VersionQuery
from blazon.service.http.routes import get, post, put
from blazon.service.http.sessions import Requester
from blazon.service.http.tables import TableAnswer, answer, opened_by
from blazon.service.journal.checks import check_name
from blazon.service.journal.commands import CommandId, Digest, Name
from blazon.service.journal.opening import OpenTable
from blazon.service.journal.seating import Invite, Join
from blazon.service.live.hub import Author, Hub
from blazon.service.storage.people import Call
from blazon.service.storage.store import Store
from blazon.service.views.results import rival_id, rivals_of


class CallShown(msgspec.Struct):
    """An invitation from somebody you have played with."""

    table: str
    """The table's id."""
    game: str
    rival: str
    """The person who invites you, by the id in your results."""
    name: str
    """That person's name when you last played; empty without one."""
    at: int
    """Milliseconds since 1970."""


class AcceptCall(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How to take the seat."""

    id: CommandId
    """The client's own id for the request; repeating the request changes nothing."""
    name: Name = ""
    """The name to use; empty for your session's name, if it has one."""
    seal: Digest | None = None
    """As in ``seal``."""


class MuteCall(msgspec.Struct, forbid_unknown_fields=True):
    """Whether not to see invitations."""

    muted: bool


class MutesShown(msgspec.Struct):
    """Whose invitations you do not see."""

    everybody: bool
    rivals: Annotated[list[str], msgspec.Meta(description="Ids in your results, sorted.")]


@post(
    "/api/people/{rival:str}/invite",
    summary="Open a table with a seat for somebody you have played with",
    rate="open-table",
)
async def invited(
    context: RequestContext,
    hub: Hub,
    requester: Requester,
    settings: Settings,
    rival: FromPath[str],
    data: OpenTable,
    v: VersionQuery = 1,
) -> Response[TableAnswer]:
    """As for any table, but exactly one seat is `open`, and the table is not listed.

    The person sees the invitation on their home page, unless they mute yours; you do not learn
    whether they do.
    """
    open_seats = [number for number, seat in enumerate(data.seats) if seat.kind == "open"]
    if len(open_seats) != 1 or data.listed:
        raise Refusal("bad", "seats: exactly one must be open, at a table that is not listed")
    own, people = requester.selves, hub.store.people
    person = await _found(requester, hub.store, rival)
    again = None if data.id is None else id_from(requester.need_person(), data.id)
    await people.check(own, person, again, now_ms())
    live, session, cookies = await opened_by(requester, context, hub, settings, data)
    await people.add(Call(live.table.id, session, person, open_seats[0], now_ms()))
    return Response(answer(live, session, version=v), cookies=cookies)


@get(
    "/api/people/invitations",
    summary="List invitations from people you have played with",
    rate="read",
)
async def invitations(requester: Requester, store: Store) -> list[CallShown]:
    """The invitations that you can still accept, newest first."""
    return await _shown(requester, store)


@post(
    "/api/people/invitations/{table:str}/accept",
    summary="Accept an invitation",
    status_code=200,
    rate="write",
)
async def accepted(
    context: RequestContext,
    hub: Hub,
    requester: Requester,
    table: FromPath[str],
    data: AcceptCall,
    v: VersionQuery = 1,
) -> TableAnswer:
    """Takes the seat that was left open for you."""
    store, session = hub.store, requester.need_person()
    check_name(data.name)  # before the seat's link is replaced
    if is_id(table):
        seats = (await hub.newest(table)).table.held_by(requester.session)
        found = [] if seats else await store.people.offers(requester.selves, table)
        for offer in found:
            # A link that nobody else gets to know: the server makes it for the host and uses it.
            secret = new_secret()
            await hub.do(table, Invite(seat=offer.call.seat), Author(offer.call.session), secret)
            name = data.name or await store.sessions.name(session) or ""
            join = Join(name=name, link=secret, seal=data.seal)
            await hub.do(table, join, Author(session, data.id))
        if found or seats:
            await store.people.answer(requester.selves, table, now_ms())
            live = await context.visible(table, requester.session)
            return answer(live, requester.session, version=v)
    raise Refusal("unknown", "there is no such invitation, or no longer")


@post(
    "/api/people/invitations/{table:str}/decline",
    summary="Decline an invitation",
    status_code=200,
    rate="write",
)
async def declined(requester: Requester, store: Store, table: FromPath[str]) -> list[CallShown]:
    """Nobody is told. The response lists the other invitations."""
    if is_id(table) and requester.selves:
        await store.people.answer(requester.selves, table, now_ms())
    return await _shown(requester, store)


@get("/api/people/mutes", summary="List the people whose invitations you have muted", rate="read")
async def mutes_shown(requester: Requester, store: Store) -> MutesShown:
    """By the ids in your results."""
    return await _mutes(requester, store)


@put("/api/people/mutes", summary="Mute or unmute all invitations", rate="write")
async def all_muted(requester: Requester, store: Store, data: MuteCall) -> MutesShown:
    """Nobody is told."""
    when = now_ms() if data.muted else None
    await store.people.mute(requester.selves, requester.need_person(), None, when)
    return await _mutes(requester, store)


@put(
    "/api/people/{rival:str}/mute",
    summary="Mute or unmute a person's invitations",
    rate="write",
)
async def muted(
    requester: Requester, store: Store, rival: FromPath[str], data: MuteCall
) -> MutesShown:
    """They are not told."""
    person = await _found(requester, store, rival)
    when = now_ms() if data.muted else None
    await store.people.mute(requester.selves, requester.need_person(), person, when)
    return await _mutes(requester, store)


async def _rivals(requester: Requester, store: Store) -> dict[str, str]:
    """The people in the requester's own results, with their names."""
    own = requester.selves
    return rivals_of(await store.results.of(own, MOST_RESULTS), own)


async def _found(requester: Requester, store: Store, rival: str) -> str:
    """The person whom the requester's results call this; raises Refusal for anybody else."""
    session = requester.need_person()
    for person in await _rivals(requester, store):
        if rival_id(session, person) == rival:
            return person
    raise Refusal("unknown", "you have played with nobody who has this id")


async def _mutes(requester: Requester, store: Store) -> MutesShown:
    person = requester.person
    if person is None:
        return MutesShown(everybody=False, rivals=[])
    everybody, persons = await store.people.muted(requester.selves)
    return MutesShown(everybody, sorted(rival_id(person, one) for one in persons))


async def _shown(requester: Requester, store: Store) -> list[CallShown]:
    person = requester.person
    offers = [] if person is None else await store.people.offers(requester.selves)
    if person is None or not offers:
        return []
    names = await _rivals(requester, store)
    return [
        CallShown(
            table=offer.call.table_id,
            game=offer.game,
            rival=rival_id(person, offer.inviter),
            name=names.get(offer.inviter, ""),
            at=offer.call.created,
        )
        for offer in offers
    ]


HANDLERS = [invited, invitations, accepted, declined, mutes_shown, all_muted, muted]
