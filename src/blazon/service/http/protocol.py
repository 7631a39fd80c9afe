"""HTTP for a public server: uvicorn's protocol with deadlines and connection limits.

Uvicorn on its own waits forever for a request to end, and for a client to read the response. It
also accepts bodies in chunks, and each chunk costs a lot of work even if it is one byte. No client
needs chunks, so every request must state its length. And it logs every invalid request, so that
strangers could fill a disk with the log.
"""

import logging
from asyncio import TimerHandle, Transport
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from blazon.service.base.limits import (
    ANSWER_SECONDS,
    CONNECTIONS_OF_SHARE,
    KEEP_ALIVE_SECONDS,
    MOST_HTTP_CONNECTIONS,
    REQUEST_SECONDS,
)
from blazon.service.base.networks import add, is_in, networks_of
from blazon.service.base.settings import Settings, proxy_networks
from blazon.service.http.websocket import WebSocket

_LOGGER = logging.getLogger("uvicorn.error.http")
_LOGGER.setLevel(logging.ERROR)
_TOO_SLOW = (
    b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n"
    b"cache-control: no-store\r\n\r\n"
)
_NO_LENGTH_BODY = b'{"code":"bad","message":"send the body with a Content-Length, not in chunks"}'
_NO_LENGTH = (
    b"HTTP/1.1 411 Length Required\r\nconnection: close\r\ncontent-type: application/json\r\n"
    b"cache-control: no-store\r\ncontent-length: %d\r\n\r\n%b"
    % (len(_NO_LENGTH_BODY), _NO_LENGTH_BODY)
)


def protocols(settings: Settings) -> dict[str, Any]:
    """The configuration for uvicorn."""
    admission = _Admission(settings)

    class Http(_Http):
        admit = admission.admit

    return {
        "http": Http,
        "ws": WebSocket,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
    }


class _Admission:
    """Counts open HTTP connections, in total and by network; trusted proxies only in total."""

    def __init__(self, settings: Settings) -> None:
        self._limited = settings.limits == "on"
        self._proxies = proxy_networks(settings.trusted_proxies)
        self._total = 0
        self._of_network: Counter[str] = Counter()

    def admit(self, address: str) -> Callable[[], None] | None:
        """Admit a connection; returns a function to call when it ends, or None if it must wait."""
        is_counted = self._limited and not is_in(address, self._proxies)
        networks = networks_of(address) if is_counted else ()
        if self._total >= MOST_HTTP_CONNECTIONS or any(
            self._of_network[network] >= CONNECTIONS_OF_SHARE * share for network, share in networks
        ):
            return None
        names = [network for network, _ in networks]
        self._count(names, 1)
        return lambda: self._count(names, -1)

    def _count(self, networks: list[str], change: int) -> None:
        self._total += change
        add(self._of_network, networks, change)


class _Connection(h11.Connection):
    """Refuses requests whose bodies come in chunks."""

    is_chunked = False

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.is_chunked = any(name == b"transfer-encoding" for name, _ in event.headers)
            if self.is_chunked:
                raise h11.RemoteProtocolError("chunked", error_status_hint=411)
        return event


class _Http(H11Protocol):
    """One connection. Requests must arrive and responses must be read before their deadlines."""

    def __init__(self, config: Config, *others: Any, **more: Any) -> None:
        super().__init__(config, *others, **more)
        self.conn: _Connection = _Connection(h11.SERVER)
        self.logger = _LOGGER

    admit: Callable[[str], Callable[[], None] | None]
    _leave: Callable[[], None] | None = None
    _request: TimerHandle | None = None
    _answer: TimerHandle | None = None
    _has_heard_all = False
    """Whether nothing more that the client sends matters."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._leave = self.admit(self.client[0] if self.client else "local")
        if self._leave is None:
            transport.abort()
        else:
            self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._has_heard_all:
            return
        super().data_received(data)
        if self._leave is None or self.transport.is_closing():
            return
        # Idle with data means that a request's headers are incomplete.
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._expect_request()
        elif self._request is not None:
            self._request.cancel()
            self._request = None

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

    def _end(self) -> None:
        """Release the connection: it has closed or become a WebSocket."""
        if self._leave is not None:
            self._leave()
            self._leave = None
        for timer in (self._request, self._answer):
            if timer is not None:
                timer.cancel()
