"""Checks every request's proxy, host and origin, and adds security headers to responses."""

from collections.abc import Awaitable, Callable
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from blazon.service.base.networks import address_of, is_in, with_mapped
from blazon.service.base.refusals import Refusal
from blazon.service.base.settings import Settings, proxy_networks
from blazon.service.http.turnstile import Turnstile

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
FOR_ANYONE = (("POST", "/api/mail/unsubscribe"),)
"""Writes by programs of other sites: mail programs, RFC 8058. The secret in the address, not a
cookie, authorizes them."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
"""No inline code, nothing from other hosts, no frames."""
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"x-frame-options", b"DENY"),
    (b"cache-control", b"no-store"),
]
_PORTS = {"http": 80, "https": 443}


class _Lent:
    """Both directions of a socket, until they are taken back."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._ways: tuple[Receive, Send] | None = (receive, send)

    def receive(self) -> Any:
        """Await the client's next message."""
        assert self._ways
        return self._ways[0]()

    def send(self, message: Message) -> Any:
        """Send the client a message."""
        assert self._ways
        return self._ways[1](message)

    def take_back(self) -> None:
        """Close both directions."""
        self._ways = None


class SecurityMiddleware:
    """Wraps the application. It keeps headers that a response already has, such as a policy."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._public = settings.public_url
        self._proxies = proxy_networks(settings.trusted_proxies)
        # The wrapped application sees what a trusted proxy reports about the client.
        checked = cast("Any", self._check)
        trusted = [str(one) for network in self._proxies for one in with_mapped(network)]
        self._next = cast("ASGIApp", ProxyHeadersMiddleware(checked, trusted))
        self._turnstile = Turnstile()
        self._headers = list(HEADERS)
        if self._public.startswith("https:"):
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse forbidden requests; add the headers to every response."""
        kind: str = scope["type"]
        if kind == "http":
            send = self._with_headers(send)
        elif kind == "websocket":
            await self._lend(scope, receive, send)
            return
        await _unless_refused(self._check_proxy, self._next, scope, receive, send)

    async def _lend(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lend a socket to the application, and take it back afterwards.

        Litestar's socket objects contain reference cycles. They, and everything passed to them,
        would stay in memory until the next garbage collection.
        """
        lent = _Lent(receive, send)
        try:
            await _unless_refused(self._check_proxy, self._next, scope, lent.receive, lent.send)
        finally:
            lent.take_back()
            cast("dict[str, Any]", scope).clear()

    async def _check(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind in ("http", "websocket"):
            client = scope.get("client")
            await self._turnstile.enter(client[0] if client else "local")
        await _unless_refused(self._check_host_and_origin, self._app, scope, receive, send)

    def _with_headers(self, plain: Send) -> Send:
        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                added = [header for header in self._headers if header[0] not in given]
                message["headers"] = [*message["headers"], *added]
            await plain(message)

        return send

    def _check_proxy(self, scope: Scope) -> None:
        """Refuse requests from untrusted proxies: their clients cannot be told apart."""
        if not is_forwarded(scope):
            return
        client = scope.get("client")
        peer = client[0] if client else "local"
        if not is_in(peer, self._proxies):
            place = address_of(peer) or peer
            raise Refusal(
                "proxy",
                f"this request came through a proxy at {place} that the server does not trust; "
                "the server's operator must add it to the setting trusted_proxies",
            )

    def _check_host_and_origin(self, scope: Scope) -> None:
        """Refuse requests for another host, or from a page of another origin."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        scheme: str = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        own = self._public or f"{scheme}://{host}"
        if not self._answers_to(host):
            should = (
                f"its setting public_url is {own}"
                if self._public
                else f"its operator can set public_url to {own}"
            )
            raise Refusal("host", f"this server does not answer to the name {host}; {should}")
        kind: str = scope["type"]
        method: str = scope["method"] if kind == "http" else ""  # type: ignore[typeddict-item]
        is_safe = method in SAFE_METHODS
        if kind == "http" and (method, scope["path"]) in FOR_ANYONE:
            is_safe = True
        if not is_safe and _is_foreign(headers, own):
            raise Refusal("origin", "this page belongs to another site")

    def _answers_to(self, host: str) -> bool:
        """Whether a host name safely refers to this server.

        Any site can point its own name here (DNS rebinding), but not an address, nor a name of the
        machine itself. Programs that send no host are not browsers.
        """
        name = _name_of(f"//{host}")
        is_local = name in ("", "localhost") or name.endswith(".localhost")
        return is_local or name == _name_of(self._public) or address_of(name) is not None


def is_forwarded(scope: Scope) -> bool:
    """Whether a request came through a proxy, according to its headers."""
    return any(
        name in (b"forwarded", b"x-real-ip") or name.startswith(b"x-forwarded-")
        for name, _ in scope["headers"]
    )


def is_local(scope: Scope) -> bool:
    """Whether a program on this machine sends the request directly, to this machine."""
    client = scope.get("client")
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    name = _name_of(f"//{host}")
    is_near = client is None or _is_loopback(client[0])
    return is_near and not is_forwarded(scope) and (name == "localhost" or _is_loopback(name))


def _is_foreign(headers: dict[bytes, bytes], own: str) -> bool:
    """Whether a browser sends this for a page of another origin; programs send no origin."""
    origin = headers.get(b"origin")
    if origin is None:
        return headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none")
    found = _origin(origin.decode("latin-1"))
    return found is None or found != _origin(own)


def _origin(address: str) -> tuple[str, str, int | None] | None:
    """Scheme, host and port of a URL; None if it has none."""
    try:
        parts = urlsplit(address)
        port = parts.port or _PORTS.get(parts.scheme)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None


def _name_of(address: str) -> str:
    """The host name in an address, without its port."""
    try:
        return (urlsplit(address).hostname or "").rstrip(".")
    except ValueError:
        return "?"


def _is_loopback(text: str) -> bool:
    address = address_of(text)
    return address is not None and address.is_loopback


async def _unless_refused(
    check: Callable[[Scope], None], app: ASGIApp, scope: Scope, receive: Receive, send: Send
) -> None:
    """Let the application answer, or refuse the request."""
    kind: str = scope["type"]
    if kind in ("http", "websocket"):
        try:
            check(scope)
        except Refusal as refusal:
            await _refuse(scope, send, refusal)
            return
    await app(scope, receive, send)


async def _refuse(scope: Scope, send: Callable[[Any], Awaitable[None]], refusal: Refusal) -> None:
    """Answer with a refusal; for a socket, as the answer to its handshake."""
    kind: str = scope["type"]
    prefix = "websocket." if kind == "websocket" else ""
    body = msgspec.json.encode({"code": refusal.code, "message": refusal.message})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    start = {"type": f"{prefix}http.response.start", "status": refusal.status, "headers": headers}
    await send(start)
    await send({"type": f"{prefix}http.response.body", "body": body, "more_body": False})
