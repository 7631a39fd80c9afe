"""A browser's own session over HTTP: its name, its webhook, its turn notifications."""

import msgspec
from litestar import Response

from blazon.service.base.clock import now_ms
from blazon.service.base.refusals import Refusal
from blazon.service.http.context import RequestContext
from blazon.service.http.routes import delete, get, patch, put
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

PUSH = "/api/session/push"


class SessionShown(msgspec.Struct):
    """What the server knows about a browser."""

    known: bool
    name: str


class NameCall(msgspec.Struct, forbid_unknown_fields=True):
    """The name to use at future tables."""

    name: Name


class WebhookCall(msgspec.Struct, forbid_unknown_fields=True):
    """An https address, or null for none."""

    address: str | None


class WebhookShown(msgspec.Struct):
    """The signing key; null if there is no address."""

    key: str | None


class PushCall(msgspec.Struct, forbid_unknown_fields=True):
    """The push subscription for turn notifications; null for none."""

    subscription: Subscription | None


class PushShown(msgspec.Struct):
    """What a browser needs for turn notifications."""

    key: str | None
    """The key to subscribe with; null if this server does not notify browsers."""
    known: bool
    """Whether this browser is notified of its turns."""


@get("/api/session", summary="Get this browser's session", rate="read")
async def session_shown(requester: Requester, store: Store) -> SessionShown:
    """Whether a session exists, and its name."""
    name = await store.sessions.name(requester.person)
    return SessionShown(known=name is not None, name=name or "")


@patch("/api/session", summary="Set your name", rate="write")
async def session_named(
    context: RequestContext, requester: Requester, store: Store, data: NameCall
) -> Response[SessionShown]:
    """Creates a session if there is none."""
    name = check_name(data.name)
    session, cookies = await context.sessions.ensure(requester)
    await store.sessions.change(session, name=name)
    return Response(SessionShown(known=True, name=name), cookies=cookies)


@delete("/api/session", summary="End this browser's session", status_code=200, rate="leave")
async def session_ended(context: RequestContext, requester: Requester) -> Response[SessionShown]:
    """This is permanent: the cookie stops working.

    Sockets are closed and notifications end. The seats stay as they are. Without a profile, nobody
    can act for the seats or see their results any more; the results become anonymous.
    """
    gone = await context.sessions.end(requester)
    return Response(SessionShown(known=False, name=""), cookies=[gone])


@get("/api/session/data", summary="Get all data stored about you", rate="own-data")
async def data_shown(requester: Requester, store: Store) -> OwnData:
    """Tables, names, results, chat, notifications, reports; no secrets. `{}` without a session."""
    person = requester.person
    found = {} if person is None else await store.persons.data(person)
    return msgspec.convert(found, OwnData)


@delete(
    "/api/session/data",
    summary="Delete all data stored about you",
    status_code=200,
    rate="own-data",
)
async def data_deleted(
    context: RequestContext, requester: Requester, hub: Hub, chat: Chat
) -> Response[SessionShown]:
    """This is permanent, and also ends the session.

    Your name and your chat messages are deleted everywhere. Games with others remain: a bot takes
    your seat in running games, and finished games keep your actions and results anonymously.
    """
    hub.rules.check_open()
    if requester.person is not None:
        await forget_person(hub, chat, requester.person)
        await context.sessions.look()
    gone = await context.sessions.end(requester)
    return Response(SessionShown(known=False, name=""), cookies=[gone])


@put("/api/session/webhook", summary="Set or remove the webhook for your turns", rate="write")
async def webhook_set(
    requester: Requester, webhooks: Webhooks | None, data: WebhookCall
) -> WebhookShown:
    """The response contains the key that signs the messages."""
    if webhooks is None:
        raise Refusal("not-now", "this server sends no webhooks")
    person = requester.need_person()
    return WebhookShown(key=await webhooks.set(person, data.address))


@get(PUSH, summary="Get this browser's notification settings", rate="read")
async def push_shown(requester: Requester, web_push: WebPush | None) -> PushShown:
    """The response includes the server's public key."""
    if web_push is None:
        return PushShown(key=None, known=False)
    device = requester.device
    known = device is not None and await web_push.subscriptions.is_known(device)
    return PushShown(key=await web_push.public_key(), known=known)


@put(PUSH, summary="Set or remove this browser's push subscription", rate="write")
async def push_set(
    context: RequestContext, requester: Requester, web_push: WebPush | None, data: PushCall
) -> Response[PushShown]:
    """Creates a session if there is none."""
    if web_push is None:
        raise Refusal("not-now", "this server does not send turn notifications to browsers")
    if data.subscription is not None:
        check_subscription(data.subscription)
    is_wanted = data.subscription is not None
    shown = PushShown(key=await web_push.public_key(), known=is_wanted)
    if requester.session is None and data.subscription is None:
        return Response(shown)
    session, cookies = await context.sessions.ensure(requester)
    device = requester.device or session
    await web_push.subscriptions.keep(device, data.subscription, now_ms())
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
