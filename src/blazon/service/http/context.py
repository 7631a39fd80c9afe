"""What handlers are given by dependency injection: who asks, about which table, seen how.

A route declares the rate by which its requests are limited: ``@get(…, rate="read")``.
"""

from typing import Annotated, Any, NamedTuple

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler, WebsocketRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, QueryParameter

from blazon.service.base.languages import LANGUAGES, Language
from blazon.service.base.limits import HIGHEST_SEAT
from blazon.service.http.rates import Rates
from blazon.service.http.sessions import Requester, Sessions
from blazon.service.journal.access import check_visible
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.hub import Hub
from blazon.service.live.presence import Presence
from blazon.service.views.shapes import RefusalShown
from blazon.service.views.tables import NEWEST_VERSION

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
"""What any request can be answered, besides what it asks for."""
ALWAYS_ALLOWED = ("read", "socket", "leave", "own-data")
"""Rates of requests that are answered while all is read-only, and to whoever is blocked."""
SeatQuery = Annotated[
    int | None,
    QueryParameter(ge=0, le=HIGHEST_SEAT, description="From which seat's perspective."),
]
LanguageQuery = Annotated[
    Language | None, QueryParameter(description="The language of all words; without it, none.")
]
SectionsQuery = Annotated[
    bool, QueryParameter(description="Whether the words have `sections`, the table as text.")
]
VersionQuery = Annotated[
    int,
    QueryParameter(
        ge=1,
        le=NEWEST_VERSION,
        description="Of the messages; 2 has lists of things in place of parallel lists.",
    ),
]


class Shown(NamedTuple):
    """How a moment of a game is shown."""

    seat: int | None
    """From whose perspective; None: an onlooker's."""
    disclosed: bool
    """With all hidden things, once the game has ended."""
    language: Language | None
    """Of the words; None: without words."""
    version: int
    """Of the messages."""
    sections: bool
    """Whether the words describe the whole table."""


async def shown(
    seat: SeatQuery = None,
    disclosed: bool = False,
    lang: LanguageQuery = None,
    v: VersionQuery = 1,
    sections: SectionsQuery = True,
) -> Shown:
    """What a request asks to see."""
    return Shown(seat, disclosed, lang, v, sections)


class RequestContext:
    """Finds out, for every request, who makes it and what it is about."""

    def __init__(self, hub: Hub, sessions: Sessions, rates: Rates, presence: Presence) -> None:
        self._hub = hub
        self._presence = presence
        self.sessions = sessions
        self.rates = rates

    async def enter(self, connection: ASGIConnection[Any, Any, Any, Any], rate: str) -> Requester:
        """Who asks; raises Refusal for too many requests, and for what the host does not allow."""
        requester = await self.sessions.identify(connection)
        self.admit(requester, rate)
        return requester

    def admit(self, requester: Requester, rate: str) -> None:
        """Let somebody ask once more; raises Refusal."""
        self.rates.spend(rate, requester.address, requester.session)
        if rate not in ALWAYS_ALLOWED:
            self._hub.rules.check(requester.session, requester.address)

    async def limit_rate(
        self, connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
    ) -> None:
        """A guard for all routes; a socket's handler does this itself, after it is accepted."""
        rate = handler.opt.get("rate")
        if rate is not None and not isinstance(handler, WebsocketRouteHandler):
            connection.state.requester = await self.enter(connection, rate)

    async def requester(self, request: Request[Any, Any, Any]) -> Requester:
        """Who asks."""
        found: Requester = request.state.requester
        return found

    async def live(
        self, table: FromPath[str], requester: Requester, request: Request[Any, Any, Any]
    ) -> LiveTable:
        """The table, if the requester may see it; raises Refusal as if it did not exist."""
        live = await self.visible(table, requester.session)
        if (language := request.query_params.get("lang")) in LANGUAGES:
            await live.prepare(language)
            check_visible(live.table, requester.session)  # which may have changed meanwhile
        return live

    async def visible(self, name: str, session: str | None, link: str | None = None) -> LiveTable:
        """A table for whoever may see it or has a link; raises Refusal."""
        live = await self._hub.live(name)
        check_visible(live.table, session, link)
        self._presence.note(live.table, session)
        return live

    @property
    def dependencies(self) -> dict[str, Provide]:
        """By the names under which handlers ask for them."""
        return {
            "context": Provide(lambda: self, sync_to_thread=False),
            "requester": Provide(self.requester),
            "live": Provide(self.live),
            "shown": Provide(shown),
        }
