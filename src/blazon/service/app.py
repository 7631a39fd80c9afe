"""The service put together: an ASGI application with its tasks."""

import asyncio
import gc
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import blazon
from blazon.kernel import catalogue
from blazon.kernel.errors import BlazonError
from blazon.match.position import Position
from blazon.service.background import Chores
from blazon.service.http import analysis as advice
from blazon.service.http import boards as pictures
from blazon.service.http import examples
from blazon.service.http import subscriptions as push_api
from blazon.service.http.api import HANDLERS
from blazon.service.http.context import Rooms
from blazon.service.http.rates import Rates
from blazon.service.http.security import Doors
from blazon.service.http.sessions import Visitors
from blazon.service.http.sockets import table_socket
from blazon.service.http.static_files import Pages, built_files
from blazon.service.hub import Hub, now_ms
from blazon.service.limits import LARGEST_BODY
from blazon.service.logs import log
from blazon.service.metrics import Metrics
from blazon.service.notify.web_push import Push, push_key_of
from blazon.service.notify.webhooks import Webhooks
from blazon.service.refusals import Refusal
from blazon.service.settings import Settings
from blazon.service.storage.listener import News
from blazon.service.storage.store import Store
from blazon.service.views.messages import Away, ChatLine, FromClient, FromServer
from blazon.service.views.narration import load_texts
from blazon.service.workers.bots import Thinking
from blazon.service.workers.hints import Hints
from blazon.service.workers.reviews import Reviewing

COLLECT_AFTER = (20_000, 50, 1000)
"""How rarely the collector looks for garbage: tables are made of millions of objects without."""
CLOCK_SECONDS = 0.5
"""How often the database is asked for clocks that have run out."""


class Service:
    """The server's parts and their life."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.hub = Hub(self.store)
        self.thinking = Thinking(self.hub, settings.bot_workers, settings.stand_in_seconds)
        self.hints = Hints(self.thinking)
        self.reviewing = Reviewing(self.hub, self.thinking)
        self.rooms = Rooms(
            settings,
            self.store,
            self.hub,
            Rates(on=settings.limits == "on"),
            Visitors(self.store, settings),
            self.hints,
            self.reviewing,
        )
        self.news = News(self.store, self._heard)
        self.webhooks = Webhooks(self.hub, self.store) if settings.webhooks == "on" else None
        self.rooms.webhooks = self.webhooks
        self.push = _push(settings, self.hub, self.store)
        self.rooms.push = self.push
        self.metrics = Metrics(self)
        self.pictures = pictures.Pictures()
        self.is_ready = False
        self.when_ready: Callable[[], object] = lambda: None
        """Called in a thread once the server answers."""
        self._chores = Chores()
        self._warming: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the database and begin to work."""
        await self.store.start()
        if self.store.is_sqlite:
            await self.store.free_claims()
            await self.reviewing.reviews.free_claims()
        await self.news.start()
        self.thinking.start()
        self.reviewing.start()
        if self.webhooks is not None:
            self.webhooks.start()
        if self.push is not None:
            self.push.start()
        self._chores.every(CLOCK_SECONDS, "clocks", self._watch_clocks)
        self._warming = asyncio.create_task(asyncio.to_thread(self._warm_up), name="warming up")
        self.is_ready = True
        log("info", "started", version=blazon.__version__, process=os.getpid())

    def send_away(self) -> None:
        """Take no more work, and tell clients to come back in a moment."""
        self.is_ready = False
        self.hub.send_away(msgspec.json.encode(Away()))

    async def stop(self) -> None:
        """Finish what was begun, and close."""
        await self._chores.stop()
        if self.webhooks is not None:
            await self.webhooks.stop()
        if self.push is not None:
            await self.push.stop()
        await self.reviewing.stop()
        await self.thinking.stop()
        await self.news.stop()
        await self.store.stop()
        log("info", "stopped", process=os.getpid())

    def _warm_up(self) -> None:
        """Have the rules of all games compiled, so that the first player need not wait."""
        for name in catalogue.names():
            position = Position(name, seed="")
            while position.actor is None:
                position.roll()
            position.play(next(iter(position.legal)))
            position.observe(0).view()
        load_texts()
        self.when_ready()
        self.thinking.wake_up()
        # What is loaded by now stays: the collector need not look through it again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)

    async def _heard(self, name: str, seq: int) -> None:
        """Another process has written an entry or, below zero, a line of chat."""
        if seq > 0:
            await self.hub.news(name, seq)
        elif self.hub.is_watched(name):
            lines = await self.store.said(name, -seq - 1, 1)
            self.rooms.tell_chat(name, [ChatLine(**line) for line in lines])

    async def _watch_clocks(self) -> None:
        """Notice clocks that have run out, also at tables that nobody looks at."""
        for name in await self.store.due_tables(now_ms()):
            with suppress(Refusal):
                await self.hub.end_time(name)


def _push(settings: Settings, hub: Hub, store: Store) -> Push | None:
    """What tells browsers of turns, if there is a key for it; raises BadValue for a wrong one."""
    key = push_key_of(settings)
    return None if key is None else Push(hub, store, key)


@get("/health", summary="Whether the process lives", include_in_schema=False)
async def health() -> dict[str, str]:
    """It does."""
    return {"status": "ok", "version": blazon.__version__}


@get("/ready", summary="Whether the server can work", include_in_schema=False)
async def ready(state: State) -> Response[dict[str, str]]:
    """200 if the database answers, else 503."""
    service: Service = state.service
    try:
        well = service.is_ready and await asyncio.wait_for(service.store.is_well(), 2)
    except Exception:
        well = False
    return Response({"status": "ready" if well else "not ready"}, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """For Prometheus."""
    service: Service = state.service
    allowed = service.settings.metrics
    client = request.scope.get("client")
    if allowed == "off" or (allowed == "local" and client and client[0] not in LOCAL):
        raise Refusal("unknown", "there is nothing here")
    return Response(await service.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/api/schema/messages.json", include_in_schema=False)
async def message_schema() -> dict[str, Any]:
    """The messages on a table's socket, as JSON Schema made of the structs that carry them."""
    messages, components = message_components("#/$defs/{name}")
    names = {"from_client": messages["FromClient"], "from_server": messages["FromServer"]}
    return {**names, "$defs": components}


def message_components(template: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schemas of what is said on a socket, and of the parts that they refer to."""
    both = [FromClient, FromServer]
    (from_client, from_server), components = msgspec.json.schema_components(
        both, ref_template=template
    )
    return {"FromClient": from_client, "FromServer": from_server}, components


LOCAL = ("127.0.0.1", "::1")


def _refused(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """A refusal as the answer to a request."""
    assert isinstance(error, Refusal)
    body = {"code": error.code, "message": error.message, **error.data}
    headers = (
        {"retry-after": str(int(error.data.get("wait", 1)) + 1)} if error.status == 429 else {}
    )
    return Response(body, status_code=error.status, headers=headers)


def _bad(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    return Response({"code": "bad", "message": str(error)}, status_code=400)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    extra = error.extra if isinstance(error.extra, list) else []
    places = [f"{one.get('key', '')}: {one.get('message', '')}" for one in extra]
    message = "; ".join(places) or error.detail
    body = {"code": _CODES.get(error.status_code, "bad"), "message": message}
    return Response(body, status_code=error.status_code, headers=error.headers)


_CODES = {404: "unknown", 405: "unknown", 413: "bad"}


def _too_deep(_: Request[Any, Any, Any], __: Exception) -> Response[dict[str, Any]]:
    body = {"code": "bad", "message": "the JSON of the request is nested too deeply"}
    return Response(body, status_code=400)


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    log("error", "a request failed", path=request.url.path, error=repr(error))
    body = {"code": "failed", "message": "something went wrong here; nothing was changed"}
    return Response(body, status_code=500)


def make_app(settings: Settings) -> tuple[ASGIApp, Service]:
    """The application and the service behind it."""
    service = Service(settings)
    return Doors(Pages(make_litestar(service), built_files()), settings), service


def make_litestar(service: Service) -> Litestar:
    """What answers requests."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    return Litestar(
        [
            *HANDLERS,
            *advice.HANDLERS,
            *examples.HANDLERS,
            *pictures.HANDLERS,
            *push_api.HANDLERS,
            table_socket,
            health,
            ready,
            metrics,
            message_schema,
        ],
        lifespan=[life],
        logging_config=None,
        dependencies={
            "rooms": Provide(lambda: service.rooms, sync_to_thread=False),
            "pictures": Provide(lambda: service.pictures, sync_to_thread=False),
        },
        state=State({"service": service}),
        request_max_body_size=LARGEST_BODY,
        exception_handlers={
            Refusal: _refused,
            BlazonError: _bad,
            HTTPException: _http_error,
            RecursionError: _too_deep,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Blazon",
            version=blazon.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        signature_types=[Rooms, State, pictures.Pictures],
    )
