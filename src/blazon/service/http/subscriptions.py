"""Announcements of turns to browsers, over HTTP."""

from typing import Any

import msgspec
from litestar import Request, Response, get, put

from blazon.service.http.api import REFUSALS
from blazon.service.http.context import Rooms
from blazon.service.hub import now_ms
from blazon.service.refusals import Refusal
from blazon.service.storage.subscriptions import Subscription

ADDRESS = "/api/session/push"


class PushCall(msgspec.Struct, forbid_unknown_fields=True):
    """Where this browser is to be told of its turns; null for nowhere."""

    subscription: Subscription | None


class PushShown(msgspec.Struct):
    """What a browser needs to know to be told of its turns."""

    key: str | None
    """What it subscribes with; null if this server tells nobody."""
    known: bool
    """Whether it is told of its turns."""


@get(ADDRESS, summary="Whether this browser is told of its turns", responses=REFUSALS)
async def push_shown(request: Request[Any, Any, Any], rooms: Rooms) -> PushShown:
    """With the server's public key."""
    visitor = await rooms.enter(request, "read")
    if rooms.push is None:
        return PushShown(key=None, known=False)
    session = visitor.session
    known = session is not None and await rooms.push.pushes.is_known(session)
    return PushShown(key=rooms.push.public_key, known=known)


@put(ADDRESS, summary="Say where this browser is to be told of its turns", responses=REFUSALS)
async def push_set(
    request: Request[Any, Any, Any], rooms: Rooms, data: PushCall
) -> Response[PushShown]:
    """Makes a session if there is none."""
    visitor = await rooms.enter(request, "write")
    if rooms.push is None:
        raise Refusal("not-now", "this server tells no browser of its turns")
    if data.subscription is not None:
        data.subscription.check()
    shown = PushShown(key=rooms.push.public_key, known=data.subscription is not None)
    if visitor.session is None and data.subscription is None:
        return Response(shown)
    session, cookies = await rooms.session_for(visitor)
    await rooms.push.pushes.keep(session, data.subscription, now_ms())
    return Response(shown, cookies=cookies)


HANDLERS = [push_shown, push_set]
