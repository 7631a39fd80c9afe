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
from blazon.service.journal.table import Table
from blazon.service.storage.sessions import Change, Identity
from blazon.service.storage.store import Store

_DAY_SECONDS = 86_400


@dataclass(frozen=True)
class Requester:
    """The sender of a request."""

    address: str
    network: str
    """The network charged for the server's work."""
    session: str | None = None
    """The session that the request is made for: the cookie's own, or one of the cookie's profile.
    None without a session."""
    selves: tuple[str, ...] = ()
    """All sessions that the cookie acts for; the key of the profile comes first."""
    device: str | None = None
    """The digest of the cookie."""
    has_profile: bool = False
    """Whether the cookie acts for a profile."""
    secret: str = field(default="", repr=False)
    """The cookie's value; empty without a session."""

    @property
    def person(self) -> str | None:
        """The session with the requester's name, rights and rates; None without a session."""
        return self.selves[0] if self.selves else None

    def need_session(self, message: str) -> str:
        """The session; raises Refusal without one."""
        if self.session is None:
            raise Refusal("not-seated", message)
        return self.session

    def need_person(self) -> str:
        """The session with the requester's name, rights and rates; raises Refusal without one."""
        if self.person is None:
            raise Refusal("not-seated", "take a seat at a table first")
        return self.person

    def at(self, table: Table) -> "Requester":
        """The requester as the one of their sessions that has a part in this table."""
        if len(self.selves) < 2:
            return self
        seated = [one for one in self.selves if table.held_by(one)]
        hosting = [one for one in self.selves if table.is_host(one)]
        return replace(self, session=next(iter([*seated, *hosting]), self.person))


class Sessions:
    """Identifies sessions by their cookies."""

    def __init__(self, store: Store, rates: Rates, settings: Settings) -> None:
        self._rows = store.sessions
        self._networks = store.networks
        self._rates = rates
        self._secure = settings.public_url.startswith("https:")
        self._cookie = "__Host-blazon" if self._secure else "blazon"
        self._known: OrderedDict[str, tuple[int, Identity]] = OrderedDict()
        """The day of each cookie's last use, and the sessions that it acts for."""
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
        """Start checking which sessions other processes have changed."""
        self._tasks.every(REVOKED_SECONDS, "changed sessions", self.look)

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
        day, known = self._known.get(digest, (0, None))
        if known is None or day != _today():
            known = await self._rows.identify(digest)
            if known is None:
                return nobody
            for used in {digest, *known.selves}:
                self._rows.note_used(used, _today())
            self._remember(digest, known)
        return replace(
            nobody,
            session=known.selves[0],
            selves=known.selves,
            device=digest,
            has_profile=known.has_profile,
            secret=secret,
        )

    async def ensure(self, requester: Requester) -> tuple[str, list[Cookie]]:
        """The requester's session, with a cookie if it is new. Raises Refusal."""
        if requester.session is not None:
            return requester.session, []
        self._rates.spend("new-session", requester.address, None)
        secret = new_secret()
        digest = digest_of(secret)
        await self._rows.add(digest, now_ms(), requester.network)
        self._remember(digest, Identity((digest,), has_profile=False))
        return digest, [self.cookie_with(secret)]

    async def end(self, requester: Requester) -> Cookie:
        """End the requester's cookie for good; returns a cookie that deletes it in the browser.

        Without a profile, this also ends the session.
        """
        if requester.device is not None:
            await self._rows.revoke(requester.device, now_ms())
            self._forget(Change(requester.device, has_ended=True))
        return replace(self.cookie_with(""), max_age=0)

    @contextmanager
    def end_of(self, device: str | None) -> Iterator[asyncio.Event]:
        """An event that is set when a cookie ends, for code that acts on its behalf."""
        event = asyncio.Event()
        if device is None:
            yield event
            return
        events = self._ends.setdefault(device, set())
        events.add(event)
        try:
            yield event
        finally:
            events.discard(event)
            if not events and self._ends.get(device) is events:
                del self._ends[device]

    async def look(self) -> None:
        """Drop cached cookies that have ended, or that now act for other sessions."""
        for change in await self._rows.changed_since(now_ms() - REVOKED_WINDOW_MS):
            self._forget(change)

    def _forget(self, change: Change) -> None:
        self._known.pop(change.digest, None)
        for event in self._ends.get(change.digest, ()) if change.has_ended else ():
            event.set()

    def _remember(self, digest: str, identity: Identity) -> None:
        self._known[digest] = _today(), identity
        if len(self._known) > MOST_SESSIONS:
            self._known.popitem(last=False)

    def cookie_with(self, secret: str) -> Cookie:
        """The cookie with this secret."""
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
