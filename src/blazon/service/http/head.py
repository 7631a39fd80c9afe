"""Answers HEAD requests like GET requests, with the same headers and no body.

Litestar has no handlers for HEAD, and many monitoring programs send nothing else.
"""

from typing import Any, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send


class HeadAsGet:
    """Wraps an application, which never sees a HEAD."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer; leave out the body for HEAD."""
        # A copy: the protocol has to know that no body follows.
        asked = cast("dict[str, Any]", scope)
        if asked["type"] == "http" and asked["method"] == "HEAD":
            scope, send = cast("Scope", asked | {"method": "GET"}), _without_body(send)
        await self._app(scope, receive, _allowing(send))


def _allowing(plain: Send) -> Send:
    """Where GET is allowed, allow HEAD (RFC 9110, section 9.1)."""

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == 405:
            message["headers"] = [
                (name, value + b", HEAD" if name.lower() == b"allow" and b"GET" in value else value)
                for name, value in message["headers"]
            ]
        await plain(message)

    return send


def _without_body(plain: Send) -> Send:
    async def send(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await plain(message)

    return send
