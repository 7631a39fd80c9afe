"""A browser's own session over HTTP: its name, its webhook, its subscription to turns."""

from functools import partial

import msgspec
from litestar import Response, delete, get, patch, put

from blazon.service.base.clock import now_ms
from blazon.service.base.refusals import Refusal
from blazon.service.http.context import REFUSALS, RequestContext
from blazon.service.http.sessions import Requester
from blazon.service.journal.checks import check_name
from blazon.service.journal.commands import Name
from blazon.service.live.chat import Chat
from blazon.service.live.hub import Hub
from blazon.service.moderation.deletion import forget_person
from blazon.service.notify.web_push import WebPush, check_subscription
from blazon.service.notify.webhooks import Webhooks
from blazon.service.storage.store import Store
from blazon.service.storage.subscriptions import Subscription
from blazon.service.views.own_data import OwnData

_delete = partial(delete, responses=REFUSALS)
_get = partial(get, responses=REFUSALS)
_patch = partial(patch, responses=REFUSALS)
_put = partial(put, responses=REFUSALS)
PUSH = "/api/session/push"


class SessionShown(msgspec.Struct):
    """What the server knows of a browser."""

    known: bool
    name: str


class NameCall(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be called at their next tables."""

    name: Name


class WebhookCall(msgspec.Struct, forbid_unknown_fields=True):
    """An https address, or null for none."""

    address: str | None


class WebhookShown(msgspec.Struct):
    """The key of the signatures; null if there is no address."""

    key: str | None


class PushCall(msgspec.Struct, forbid_unknown_fields=True):
    """Where this browser is to be notified of its turns; null for nowhere."""

    subscription: Subscription | None


class PushShown(msgspec.Struct):
    """What a browser needs to know to be notified of its turns."""

    key: str | None
    """What it subscribes with; null if this server notifies no browser."""
    known: bool
    """Whether it is notified of its turns."""


@_get("/api/session", summary="Get this browser's session", rate="read")
async def session_shown(requester: Requester, store: Store) -> SessionShown:
    """Whether there is one, and the name that goes with it."""
    name = await store.sessions.name(requester.session)
    return SessionShown(known=name is not None, name=name or "")


@_patch("/api/session", summary="Set your name", rate="write")
async def session_named(
    context: RequestContext, requester: Requester, store: Store, data: NameCall
) -> Response[SessionShown]:
    """Makes a session if there is none."""
    name = check_name(data.name)
    session, cookies = await context.sessions.ensure(requester)
    await store.sessions.change(session, name=name)
    return Response(SessionShown(known=True, name=name), cookies=cookies)


@_delete("/api/session", summary="End this browser's session", status_code=200, rate="leave")
async def session_ended(context: RequestContext, requester: Requester) -> Response[SessionShown]:
    """For good: the cookie is worthless then, and nobody can act for the session's seats again.

    Its sockets are closed, and it is notified of nothing. The seats stay as they are.
    """
    gone = await context.sessions.end(requester)
    return Response(SessionShown(known=False, name=""), cookies=[gone])


@_get("/api/session/data", summary="Get all that is kept about you", rate="own-data")
async def data_shown(requester: Requester, store: Store) -> OwnData:
    """Tables and seats, names, chat, notifications, reports; no secrets. `{}` without a session."""
    session = requester.session
    found = {} if session is None else await store.persons.data(session)
    return msgspec.convert(found, OwnData)


@_delete(
    "/api/session/data",
    summary="Delete all that is kept about you",
    status_code=200,
    rate="own-data",
)
async def data_deleted(
    context: RequestContext, requester: Requester, hub: Hub, chat: Chat
) -> Response[SessionShown]:
    """For good; the session ends, too.

    Your name and what you said go everywhere. Games of others stay: in running ones a bot plays in
    your seat, and finished ones keep what was played, by nobody.
    """
    hub.rules.check_open()
    if requester.session is not None:
        await forget_person(hub, chat, requester.session)
    gone = await context.sessions.end(requester)
    return Response(SessionShown(known=False, name=""), cookies=[gone])


@_put("/api/session/webhook", summary="Set or remove the webhook for your turns", rate="write")
async def webhook_set(
    requester: Requester, webhooks: Webhooks | None, data: WebhookCall
) -> WebhookShown:
    """The answer has the key with which messages to it are signed."""
    if webhooks is None:
        raise Refusal("not-now", "this server sends no webhooks")
    session = requester.need_session("take a seat at a table first")
    return WebhookShown(key=await webhooks.set(session, data.address))


@_get(PUSH, summary="Get this browser's notification settings", rate="read")
async def push_shown(requester: Requester, web_push: WebPush | None) -> PushShown:
    """With the server's public key."""
    if web_push is None:
        return PushShown(key=None, known=False)
    session = requester.session
    known = session is not None and await web_push.subscriptions.is_known(session)
    return PushShown(key=web_push.public_key, known=known)


@_put(PUSH, summary="Set or remove this browser's push subscription", rate="write")
async def push_set(
    context: RequestContext, requester: Requester, web_push: WebPush | None, data: PushCall
) -> Response[PushShown]:
    """Makes a session if there is none."""
    if web_push is None:
        raise Refusal("not-now", "this server notifies no browser of its turns")
    if data.subscription is not None:
        check_subscription(data.subscription)
    shown = PushShown(key=web_push.public_key, known=data.subscription is not None)
    if requester.session is None and data.subscription is None:
        return Response(shown)
    session, cookies = await context.sessions.ensure(requester)
    await web_push.subscriptions.keep(session, data.subscription, now_ms())
    return Response(shown, cookies=cookies)


HANDLERS = [
    session_shown,
    session_named,
    session_ended,
    data_shown,
    data_deleted,
    webhook_set,
    push_shown,
    push_set,
]
