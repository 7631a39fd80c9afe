"""What every request passes first: the check of its origin, and the headers for browsers."""

from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from blazon.service.settings import Settings

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
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
]
_REFUSED = b'{"code":"origin","message":"this page belongs to another site"}'


class SecurityMiddleware:
    """Wraps the application. A header that an answer already has, such as a policy, stays."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._own = settings.public_url.rstrip("/")
        self._headers = list(HEADERS)
        if self._own.startswith("https:"):
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what other sites' pages send; add the headers to every answer."""
        kind: str = scope["type"]
        if kind == "websocket" and self._is_foreign(scope):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            return
        if kind == "http":
            method: str = scope["method"]  # type: ignore[typeddict-item]
            send = self._with_headers(send)
            if method not in SAFE_METHODS and self._is_foreign(scope):
                headers = [(b"content-type", b"application/json")]
                await send({"type": "http.response.start", "status": 403, "headers": headers})
                await send({"type": "http.response.body", "body": _REFUSED, "more_body": False})
                return
        await self._app(scope, receive, send)

    def _with_headers(self, plain: Send) -> Send:
        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                added = [header for header in self._headers if header[0] not in given]
                message["headers"] = [*message["headers"], *added]
            await plain(message)

        return send

    def _is_foreign(self, scope: Scope) -> bool:
        """Whether a browser sends this for a page of another origin; programs send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return headers.get(b"sec-fetch-site", b"same-origin") not in (
                b"same-origin",
                b"none",
            )
        if self._own:
            return origin.decode("latin-1") != self._own
        return urlsplit(origin.decode("latin-1")).netloc != headers.get(b"host", b"").decode(
            "latin-1"
        )
