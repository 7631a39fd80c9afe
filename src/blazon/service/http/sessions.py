"""Identifies the requester: a browser with a session, or a stranger.

A session is created when it is first needed: for a seat, a table or a name.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.openapi.spec import SecurityScheme

from blazon.service.base.background import BackgroundTasks
from blazon.service.base.clock import DAY_MS, now_ms
from blazon.service.base.limits import (
    LONGEST_COOKIE,
    MOST_SESSIONS,
    REVOKED_SECONDS,
    REVOKED_WINDOW_MS,
    SESSION_DAYS,
)
from blazon.service.base.refusals import Refusal
from blazon.service.base.secrets import digest_of, new_secret
from blazon.service.base.settings import Settings
from blazon.service.http.rates import Rates
from blazon.service.storage.store import Store

_DAY_SECONDS = 86_400


@dataclass(frozen=True)
class Requester:
    """The sender of a request."""

    address: str
    network: str
    """The network charged for the server's work."""
    session: str | None = None
    """The digest of the session's secret; None without a session."""
    secret: str = field(default="", repr=False)
    """The cookie's value; empty without a session."""

    def need_session(self, message: str) -> str:
        """The session; raises Refusal without one."""
        if self.session is None:
            raise Refusal("not-seated", message)
        return self.session


class Sessions:
    """Identifies sessions by their cookies."""

    def __init__(self, store: Store, rates: Rates, settings: Settings) -> None:
        self._rows = store.sessions
        self._networks = store.networks
        self._rates = rates
        self._secure = settings.public_url.startswith("https:")
        self._cookie = "__Host-blazon" if self._secure else "blazon"
        self._known: OrderedDict[str, int] = OrderedDict()
        """The day of each session's last use."""
        self._ends: dict[str, set[asyncio.Event]] = {}
        self._tasks = BackgroundTasks()

    def security_scheme(self) -> SecurityScheme:
        """The authentication scheme for the OpenAPI document."""
        return SecurityScheme(
            type="apiKey",
            name=self._cookie,
            security_scheme_in="cookie",
            description="The session cookie, set with your first seat, table or name. "
            "Without it, or with an unknown one, you are a stranger.",
        )

    def start(self) -> None:
        """Start checking which sessions other processes have ended."""
        self._tasks.every(REVOKED_SECONDS, "ended sessions", self._look)

    async def stop(self) -> None:
        """Stop checking."""
        await self._tasks.stop()

    async def identify(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Requester:
        """Identify the requester."""
        client = connection.scope.get("client")
        address = client[0] if client else "local"
        nobody = Requester(address, self._networks.charged(address))
        secret = connection.cookies.get(self._cookie)
        if not secret or len(secret) > LONGEST_COOKIE:
            return nobody
        digest = digest_of(secret)
        if self._known.get(digest) != _today():
            if await self._rows.get(digest) is None:
                return nobody
            self._rows.note_used(digest, _today())
            self._remember(digest)
        return replace(nobody, session=digest, secret=secret)

    async def ensure(self, requester: Requester) -> tuple[str, list[Cookie]]:
        """The requester's session, with a cookie if it is new. Raises Refusal."""
        if requester.session is not None:
            return requester.session, []
        self._rates.spend("new-session", requester.address, None)
        secret = new_secret()
        digest = digest_of(secret)
        await self._rows.add(digest, now_ms(), requester.network)
        self._remember(digest)
        return digest, [self._cookie_with(secret)]

    async def end(self, requester: Requester) -> Cookie:
        """End the requester's session for good; returns a cookie that deletes theirs."""
        if requester.session is not None:
            await self._rows.revoke(requester.session, now_ms())
            self._forget(requester.session)
        return replace(self._cookie_with(""), max_age=0)

    @contextmanager
    def end_of(self, session: str | None) -> Iterator[asyncio.Event]:
        """An event that is set when a session ends, for code that acts on its behalf."""
        event = asyncio.Event()
        if session is None:
            yield event
            return
        events = self._ends.setdefault(session, set())
        events.add(event)
        try:
            yield event
        finally:
            events.discard(event)
            if not events and self._ends.get(session) is events:
                del self._ends[session]

    async def _look(self) -> None:
        for digest in await self._rows.revoked_since(now_ms() - REVOKED_WINDOW_MS):
            self._forget(digest)

    def _forget(self, digest: str) -> None:
        self._known.pop(digest, None)
        for event in self._ends.get(digest, ()):
            event.set()

    def _remember(self, digest: str) -> None:
        self._known[digest] = _today()
        if len(self._known) > MOST_SESSIONS:
            self._known.popitem(last=False)

    def _cookie_with(self, secret: str) -> Cookie:
        return Cookie(
            key=self._cookie,
            value=secret,
            max_age=SESSION_DAYS * _DAY_SECONDS,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )


def _today() -> int:
    """In days since 1970."""
    return now_ms() // DAY_MS
