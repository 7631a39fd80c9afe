"""The service as an ASGI application."""

import codecs
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components
from litestar.types import ASGIApp

import blazon
from blazon.service.base.docstrings import describe
from blazon.service.base.limits import LARGEST_BODY
from blazon.service.base.settings import Settings
from blazon.service.http import (
    analysis,
    boards,
    examples,
    games,
    host,
    invitations,
    lessons,
    mail,
    moments,
    people,
    playing_on,
    profile,
    puzzles,
    results,
    session,
    today,
)
from blazon.service.http import tables as table_handlers
from blazon.service.http.context import RequestContext
from blazon.service.http.errors import ERROR_HANDLERS
from blazon.service.http.head import HeadAsGet
from blazon.service.http.rates import Rates
from blazon.service.http.security import SecurityMiddleware
from blazon.service.http.sessions import Sessions
from blazon.service.http.sockets import table_socket
from blazon.service.http.static_files import StaticFiles, built_files
from blazon.service.process import operations
from blazon.service.process.runtime import Service
from blazon.service.views.messages import FromClient, FromServer


class _Request(Request[Any, Any, Any]):
    """A request whose body may begin with a byte order mark, like files from Windows."""

    async def body(self) -> bytes:
        """The body without that mark."""
        return (await super().body()).removeprefix(codecs.BOM_UTF8)


@get("/api/schema/messages.json", include_in_schema=False)
async def message_schema() -> Response[bytes]:
    """The messages on a table's socket, as a JSON Schema generated from their structs."""
    return Response(message_schema_json(), media_type="application/json")


@cache
def message_schema_json() -> bytes:
    """The same schema, generated once."""
    messages, components = message_components("#/$defs/{name}")
    names = {"from_client": messages["FromClient"], "from_server": messages["FromServer"]}
    return msgspec.json.encode({**names, "$defs": components})


def message_components(template: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The schemas of the socket's messages, and of the types they refer to."""
    both = [FromClient, FromServer]
    (from_client, from_server), components = msgspec.json.schema_components(
        both, ref_template=template
    )
    describe(components)
    return {"FromClient": from_client, "FromServer": from_server}, components


class _Described(JsonRenderPlugin):
    """Serves the OpenAPI document with the docstrings of all fields."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The document."""
        describe(openapi_schema["components"]["schemas"])
        return super().render(request, openapi_schema)


def make_app(settings: Settings) -> tuple[ASGIApp, Service]:
    """Create the application and the service behind it."""
    service = Service(settings)
    app = StaticFiles(make_litestar(service), built_files(origin=settings.public_url))
    return SecurityMiddleware(HeadAsGet(app), settings), service


def make_litestar(service: Service) -> Litestar:
    """Create the application that answers requests."""

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await service.start()
        sessions.start()
        try:
            yield
        finally:
            await sessions.stop()
            await service.stop()

    rates = Rates(on=service.settings.limits == "on")
    sessions = Sessions(service.store, rates, service.settings)
    context = RequestContext(service.hub, sessions, rates, service.presence, service.attendance)
    return Litestar(
        [
            *games.HANDLERS,
            *session.HANDLERS,
            *profile.HANDLERS,
            *mail.HANDLERS,
            *table_handlers.HANDLERS,
            *invitations.HANDLERS,
            *playing_on.HANDLERS,
            *moments.HANDLERS,
            *results.HANDLERS,
            *people.HANDLERS,
            *analysis.HANDLERS,
            *boards.HANDLERS,
            *examples.HANDLERS,
            *lessons.HANDLERS,
            *today.HANDLERS,
            *puzzles.HANDLERS,
            *host.HANDLERS,
            *operations.HANDLERS,
            table_socket,
            message_schema,
        ],
        lifespan=[life],
        logging_config=None,
        dependencies={**context.dependencies, **_parts(service)},
        guards=[context.limit_rate],
        request_class=_Request,
        request_max_body_size=LARGEST_BODY,
        exception_handlers=ERROR_HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Blazon",
            version=blazon.__version__,
            path="/api/schema",
            render_plugins=[_Described(path="/openapi.json")],
            components=Components(security_schemes={"session": sessions.security_scheme()}),
            security=[{"session": []}, {}],
        ),
    )


def _parts(service: Service) -> dict[str, Provide]:
    """The parts of the service, by the names that handlers use for them."""
    parts = {
        "settings": service.settings,
        "store": service.store,
        "hub": service.hub,
        "deals": service.deals,
        "connections": service.connections,
        "presence": service.presence,
        "chat": service.chat,
        "hints": service.hints,
        "analyses": service.analyses,
        "summaries": service.summaries,
        "redeals": service.redeals,
        "reviews": service.reviews,
        "webhooks": service.webhooks,
        "web_push": service.web_push,
        "mail": service.mail,
        "prometheus": service.metrics,
        "readiness": service.readiness,
        "pictures": boards.Pictures(service.drawing),
    }
    return {name: _provide(part) for name, part in parts.items()} | {
        "is_started": Provide(lambda: service.is_started, sync_to_thread=False)
    }


def _provide(part: Any) -> Provide:
    return Provide(lambda: part, sync_to_thread=False)
