"""Who makes a request: a browser with a session, or anybody.

A session is made when it is first needed: for a seat, a table or a name.
"""

from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from blazon.service.clock import DAY_MS, now_ms
from blazon.service.http.rates import Rates
from blazon.service.limits import LONGEST_COOKIE, MOST_SESSIONS, SESSION_DAYS
from blazon.service.refusals import Refusal
from blazon.service.secrets import digest_of, new_secret
from blazon.service.settings import Settings
from blazon.service.storage.store import Store

_DAY_SECONDS = 86_400


@dataclass(frozen=True)
class Requester:
    """Whoever makes a request."""

    address: str
    account: str
    """Who pays for what the server does at this request."""
    session: str | None = None
    """The digest of the session's secret; None without a session."""

    def need_session(self, message: str) -> str:
        """The session; raises Refusal without one."""
        if self.session is None:
            raise Refusal("not-seated", message)
        return self.session


class Sessions:
    """Knows sessions by their cookies."""

    def __init__(self, store: Store, rates: Rates, settings: Settings) -> None:
        self._rows = store.sessions
        self._accounts = store.accounts
        self._rates = rates
        self._secure = settings.public_url.startswith("https:")
        self._cookie = "__Host-blazon" if self._secure else "blazon"
        self._known: OrderedDict[str, int] = OrderedDict()
        """On which day they were used last."""

    async def identify(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Requester:
        """Who makes this request."""
        client = connection.scope.get("client")
        address = client[0] if client else "local"
        nobody = Requester(address, self._accounts.account(address))
        secret = connection.cookies.get(self._cookie)
        if not secret or len(secret) > LONGEST_COOKIE:
            return nobody
        digest = digest_of(secret)
        if self._known.get(digest) != _today():
            if await self._rows.get(digest) is None:
                return nobody
            self._rows.note_used(digest, _today())
            self._remember(digest)
        return replace(nobody, session=digest)

    async def ensure(self, requester: Requester) -> tuple[str, list[Cookie]]:
        """The requester's session; if it is new, with its cookie. Raises Refusal."""
        if requester.session is not None:
            return requester.session, []
        self._rates.spend("new-session", requester.address, None)
        secret = new_secret()
        digest = digest_of(secret)
        await self._rows.add(digest, now_ms())
        self._remember(digest)
        return digest, [self._cookie_with(secret)]

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
