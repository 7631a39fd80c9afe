"""HTTP for a public server: uvicorn's protocol with deadlines and connection limits.

Uvicorn on its own waits forever for a request to end, and for a client to read the response. It
also accepts bodies in chunks, and each chunk costs a lot of work even if it is one byte. No client
needs chunks, so every request must state its length. And it logs every invalid request, so
strangers could fill a disk with the log.
"""

import logging
import re
from asyncio import TimerHandle, Transport
from collections.abc import Callable
from functools import cache
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from blazon.service.base.limits import ANSWER_SECONDS, KEEP_ALIVE_SECONDS, REQUEST_SECONDS
from blazon.service.base.logs import log
from blazon.service.base.settings import Settings
from blazon.service.http.admission import Admission, Place
from blazon.service.http.websocket import WebSocket

_LOGGER = logging.getLogger("uvicorn.error.http")
_LOGGER.setLevel(logging.ERROR)
_TOO_SLOW = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n"
    b"cache-control: no-store\r\n\r\n"
)
_TLS = b"\x16\x03"
"""The first bytes of a client that expects TLS: a handshake, of version 3."""
_ADDRESS = re.compile(rb"https?://(?P<host>[^/?#@]+)(?P<path>([/?].*)?)", re.IGNORECASE)
_NO_LENGTH_BODY = b'{"code":"bad","message":"send the body with a Content-Length, not in chunks"}'
_NO_LENGTH = (
    b"HTTP/1.1 411 Length Required\r\nconnection: close\r\ncontent-type: application/json\r\n"
    b"cache-control: no-store\r\ncontent-length: %d\r\n\r\n%b"
    % (len(_NO_LENGTH_BODY), _NO_LENGTH_BODY)
)


def protocols(settings: Settings) -> dict[str, Any]:
    """The configuration for uvicorn."""
    admission_ = Admission(settings)

    class Http(_Http):
        admission = admission_
        hint_at_tls = staticmethod(cache(_hint_at_tls))

    return {
        "http": Http,
        "ws": WebSocket,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
    }


def _hint_at_tls() -> None:
    log(
        "warning",
        "a client sent TLS to this server, which speaks plain HTTP; use an address that begins "
        "with http://, also in a proxy that connects to this server, and leave https to the proxy",
    )


class _Connection(h11.Connection):
    """Refuses requests whose bodies are chunked, and turns all targets into paths."""

    is_chunked = False

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.is_chunked = any(name == b"transfer-encoding" for name, _ in event.headers)
            if self.is_chunked:
                raise h11.RemoteProtocolError("chunked", error_status_hint=411)
            return _with_path(event)
        return event


def _with_path(request: h11.Request) -> h11.Request:
    """The request with a path as its target, even if it named a whole URL (RFC 9112, 3.2.2).

    The host of such a URL replaces the one in the headers.
    """
    if request.target.startswith(b"/") or (request.method, request.target) == (b"OPTIONS", b"*"):
        return request
    found = _ADDRESS.fullmatch(request.target)
    if found is None:
        raise h11.RemoteProtocolError("the target is neither a path nor an address")
    path = found["path"] if found["path"].startswith(b"/") else b"/" + found["path"]
    headers = [(name, value) for name, value in request.headers if name != b"host"]
    return h11.Request(
        method=request.method,
        target=path,
        headers=[(b"host", found["host"]), *headers],
        http_version=request.http_version,
    )


class _Http(H11Protocol):
    """One connection. Requests must arrive and responses must be read before their deadlines."""

    def __init__(self, config: Config, *others: Any, **more: Any) -> None:
        super().__init__(config, *others, **more)
        self.conn: _Connection = _Connection(h11.SERVER)
        self.logger = _LOGGER

    admission: Admission
    hint_at_tls: Callable[[], None]
    """Logs a hint, once."""
    _place: Place | None = None
    _request: TimerHandle | None = None
    _answer: TimerHandle | None = None
    _has_heard_all = False
    """Whether to ignore everything that the client still sends."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        self._place = self.admission.admit(address, self._drop)
        if self._place is None:
            transport.abort()
        else:
            self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._has_heard_all:
            return
        if data.startswith(_TLS) and self.cycle is None and not self.conn.trailing_data[0]:
            self.hint_at_tls()
        super().data_received(data)
        if self._place is None or self.transport.is_closing():
            return
        # Idle with data means that a request's headers are incomplete.
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._expect_request()
            return
        self._place.got_request()
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        is_sent = not self.transport.get_write_buffer_size()
        if self._place is not None and is_sent and self.conn.their_state is h11.IDLE:
            self._place.wait()

    def send_400_response(self, msg: str) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            # This follows a request that was to be the last, and is still being answered. If it
            # stayed unread, closing the connection would reset it, and the answer could be lost.
            self._has_heard_all = True
        elif self.conn.is_chunked:
            self.transport.write(_NO_LENGTH)
            self.transport.close()
        else:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._end()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._answer is not None:
            self._answer.cancel()
            self._answer = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._expect_reading()  # closing waits for that

    def _expect_request(self) -> None:
        if self._request is None:
            self._request = self.loop.call_later(REQUEST_SECONDS, self._give_up)

    def _expect_reading(self) -> None:
        if self._answer is None:
            self._answer = self.loop.call_later(ANSWER_SECONDS, self.transport.abort)

    def _give_up(self) -> None:
        """Close the connection because a request did not arrive in time."""
        if self.cycle is not None and not self.cycle.response_complete:
            if self.cycle.response_started:
                self.transport.abort()
                return
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.write(_TOO_SLOW)
        self.transport.close()

    def _drop(self) -> None:
        """Close the connection to make room for another."""
        self._end()
        self.transport.abort()

    def _end(self) -> None:
        """Release the connection: it has closed or become a WebSocket."""
        if self._place is not None:
            self._place.leave()
            self._place = None
        for timer in (self._request, self._answer):
            if timer is not None:
                timer.cancel()
