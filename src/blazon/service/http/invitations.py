"""Invitations over HTTP: what a link offers, before somebody takes the seat."""

from typing import Annotated, Any

import msgspec
from litestar.params import FromPath

from blazon.service.base.limits import LONGEST_LINK
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import digest_of
from blazon.service.http.routes import post
from blazon.service.http.sessions import Requester
from blazon.service.journal.plans import OnTimeout, Pace, Watch
from blazon.service.journal.table import Status, Table
from blazon.service.live.hub import Hub
from blazon.service.views.shapes import LobbySeat
from blazon.service.views.tables import lobby_view


class LinkCall(msgspec.Struct, forbid_unknown_fields=True):
    """The part after the ``#`` of an invitation: sent in the body, so that no log records it."""

    link: Annotated[str, msgspec.Meta(max_length=LONGEST_LINK)]


class InvitationShown(msgspec.Struct, kw_only=True):
    """What a link is for."""

    seat: int
    """The seat that the link offers."""
    moves: bool
    """Whether it moves a taken seat to another device."""
    yours: bool
    """Whether the requester holds that seat already."""
    you_host: bool
    """Whether the requester opened the table."""
    host: str
    """The name of the person who opened the table; empty without a name or a seat."""
    status: Status
    game: str
    options: dict[str, Any]
    """The game's options that are single words or numbers; no maps and decks."""
    seats: list[LobbySeat]
    pace: Pace
    on_timeout: OnTimeout
    """What happens when a player's time runs out."""
    watch: Watch
    """Who may watch."""


@post(
    "/api/tables/{table:str}/invitation",
    summary="Look at an invitation",
    status_code=200,
    rate="read",
)
async def invitation_shown(
    hub: Hub, requester: Requester, table: FromPath[str], data: LinkCall
) -> InvitationShown:
    """Without a valid link, the response is as if the table did not exist."""
    live = await hub.live(table)
    return invitation(live.table, requester.session, data.link)


def invitation(table: Table, session: str | None, link: str) -> InvitationShown:
    """What a link is for; raises Refusal for an invalid one."""
    invited = table.invites.get(digest_of(link))
    if invited is None:
        raise Refusal("unknown", "there is no such table")
    opened, listed = table.opened, lobby_view(table)
    hosts = table.held_by(opened.host)
    return InvitationShown(
        seat=invited.seat,
        moves=invited.moves,
        yours=invited.seat in table.held_by(session),
        you_host=table.is_host(session),
        host=table.seats[hosts[0]].name if hosts else "",
        status=table.status,
        game=opened.game,
        options=listed["options"],
        seats=msgspec.convert(listed["seats"], list[LobbySeat]),
        pace=opened.pace,
        on_timeout=opened.on_timeout,
        watch=opened.watch,
    )


HANDLERS = [invitation_shown]
