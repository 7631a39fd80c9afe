"""Who asks: a browser with a session, or anybody. A session is made when a seat is first taken."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from blazon.service.hub import now_ms
from blazon.service.limits import SESSION_DAYS
from blazon.service.secrets import digest_of, new_secret
from blazon.service.settings import Settings
from blazon.service.storage.store import Store

_KEPT = 50_000


@dataclass(frozen=True)
class Visitor:
    """Whoever makes a request."""

    address: str
    session: str | None
    """The digest of the session's secret; None for whoever has none."""


class Visitors:
    """Knows sessions by their cookies."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._secure = settings.public_url.startswith("https:")
        self.cookie = "__Host-blazon" if self._secure else "blazon"
        self._known: OrderedDict[str, None] = OrderedDict()

    async def who(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
        """Who makes this request."""
        client = connection.scope.get("client")
        address = client[0] if client else "local"
        secret = connection.cookies.get(self.cookie)
        if not secret or len(secret) > 100:
            return Visitor(address, None)
        digest = digest_of(secret)
        if digest not in self._known:
            if await self._store.session(digest) is None:
                return Visitor(address, None)
            self._know(digest)
        return Visitor(address, digest)

    def _know(self, digest: str) -> None:
        self._known[digest] = None
        if len(self._known) > _KEPT:
            self._known.popitem(last=False)

    async def welcome(self) -> tuple[str, Cookie]:
        """A new session and the cookie by which its browser is known from now on."""
        secret = new_secret()
        digest = digest_of(secret)
        await self._store.add_session(digest, now_ms())
        self._know(digest)
        return digest, Cookie(
            key=self.cookie,
            value=secret,
            max_age=SESSION_DAYS * 86_400,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )
