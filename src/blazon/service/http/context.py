"""Values injected into handlers: the requester, the table and the perspective.

Each route declares the rate that limits its requests: ``@get(…, rate="read")``.
"""

from functools import partial
from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler, WebsocketRouteHandler
from litestar.params import FromPath, QueryParameter

from blazon.service.base.languages import LANGUAGES, Language
from blazon.service.base.limits import HIGHEST_SEAT
from blazon.service.base.refusals import passing_over
from blazon.service.http.rates import Rates
from blazon.service.http.sessions import Requester, Sessions
from blazon.service.journal.access import check_visible
from blazon.service.journal.seating import gather
from blazon.service.live.attendance import Attendance
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.hub import Author, Hub
from blazon.service.live.presence import Presence
from blazon.service.views.tables import NEWEST_VERSION, Perspective

ALWAYS_ALLOWED = ("read", "socket", "leave", "own-data")
"""Rates of requests that work even in read-only mode and for blocked requesters."""
SeatQuery = Annotated[
    int | None,
    QueryParameter(ge=0, le=HIGHEST_SEAT, description="The seat whose perspective to use."),
]
LanguageQuery = Annotated[
    Language | None, QueryParameter(description="The language of all text; without it, no text.")
]
SectionsQuery = Annotated[
    bool, QueryParameter(description="Whether `words` has `sections`, the table as text.")
]
VersionQuery = Annotated[
    int,
    QueryParameter(
        ge=1,
        le=NEWEST_VERSION,
        description="The message version; 2 has lists of objects instead of parallel lists.",
    ),
]


async def perspective(
    seat: SeatQuery = None,
    lang: LanguageQuery = None,
    v: VersionQuery = 1,
    sections: SectionsQuery = True,
) -> Perspective:
    """The perspective that a request specifies."""
    return Perspective(seat, lang, v, sections)


class RequestContext:
    """Determines the requester and the table of every request."""

    def __init__(
        self,
        hub: Hub,
        sessions: Sessions,
        rates: Rates,
        presence: Presence,
        attendance: Attendance,
    ) -> None:
        self._hub = hub
        self._presence = presence
        self.attendance = attendance
        self.sessions = sessions
        self.rates = rates

    async def enter(self, connection: ASGIConnection[Any, Any, Any, Any], rate: str) -> Requester:
        """Identify the requester; raises Refusal if a rate or the host forbids the request."""
        requester = await self.sessions.identify(connection)
        self.admit(requester, rate)
        return requester

    def admit(self, requester: Requester, rate: str) -> None:
        """Count a request; raises Refusal if it is not allowed."""
        self.rates.spend(rate, requester.address, requester.person)
        if rate not in ALWAYS_ALLOWED:
            self._hub.rules.check(requester.selves, requester.address)

    async def limit_rate(
        self, connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
    ) -> None:
        """A guard for all routes; socket handlers do this themselves after accepting."""
        rate = handler.opt.get("rate")
        if rate is not None and not isinstance(handler, WebsocketRouteHandler):
            connection.state.requester = await self.enter(connection, rate)

    async def requester(self, request: Request[Any, Any, Any]) -> Requester:
        """The requester; at a table, as the one of their sessions that takes part in it."""
        found: Requester = request.state.requester
        name = request.path_params.get("table")
        return found if name is None else await self.at(name, found)

    async def at(self, name: str, requester: Requester) -> Requester:
        """The requester as the one of their sessions that takes part in a table.

        A person who has joined two sessions that both sit there gets the seats of both.
        """
        if len(requester.selves) < 2:
            return requester
        table = (await self._hub.newest(name)).table
        mine = requester.at(table)
        if self._hub.rules.read_only is None:
            with passing_over("not-now", "busy", "storage"):
                for _ in table.seats:
                    decision = partial(gather, selves=requester.selves)
                    await self._hub.intervene(name, decision, Author(mine.session))
        return mine

    async def live(
        self, table: FromPath[str], requester: Requester, request: Request[Any, Any, Any]
    ) -> LiveTable:
        """The table, if the requester may see it; otherwise refuse as if it did not exist."""
        live = await self.visible(table, requester.session)
        if (language := request.query_params.get("lang")) in LANGUAGES:
            await live.prepare(language)
            check_visible(live.table, requester.session)  # this may have changed since
        return live

    async def visible(self, name: str, session: str | None, link: str | None = None) -> LiveTable:
        """A table that the session may see or has a link to; raises Refusal."""
        live = await self._hub.newest(name)
        check_visible(live.table, session, link)
        self._presence.note(live.table, session)
        return live

    @property
    def dependencies(self) -> dict[str, Provide]:
        """The dependencies, by the names that handlers use for them."""
        return {
            "context": Provide(lambda: self, sync_to_thread=False),
            "requester": Provide(self.requester),
            "live": Provide(self.live),
            "perspective": Provide(perspective),
        }
