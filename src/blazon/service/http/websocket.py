"""A WebSocket between asyncio and the application, using websockets' sans-I/O protocol.

Uvicorn's own implementation pauses and resumes reading for every message. This one also gives the
application the socket itself, as the extension ``WIRE`` of the ASGI scope, which bypasses all
middleware and tasks.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from email.utils import formatdate
from http import HTTPStatus
from secrets import token_bytes
from typing import Any, cast
from urllib.parse import unquote

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from blazon.service.base.limits import (
    CLOSE_SECONDS,
    LARGEST_MESSAGE,
    MOST_UNANSWERED,
    MOST_UNCOUNTED,
    PARSED_AT_ONCE,
    PING_SECONDS,
    PONG_SECONDS,
    UNREAD_SECONDS,
)
from blazon.service.base.refusals import Refusal

WIRE = "blazon.wire"
"""The extension that gives the application the socket: ``{"wire": …}``."""
_TEXT = 0x80 | Opcode.TEXT
_LOGGER = logging.getLogger("uvicorn.error")


class GoneError(OSError):
    """The client is gone, or the socket is closing."""


class WebSocket(asyncio.Protocol):
    """One socket. It closes if a ping is not answered, even if the client reads nothing more.

    It stops reading while messages wait for the application, and closes with 1008 if the client
    sends too many frames that are not messages.
    """

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        """A socket before its handshake.

        Args:
            config: uvicorn's configuration, with the application.
            server_state: uvicorn's state of all connections.
            app_state: the application's state since it started.
        """
        self._app, self._root = config.loaded_app, config.root_path
        self._state, self._app_state = server_state, app_state
        self._loop = asyncio.get_running_loop()
        self.frames = ServerProtocol(max_size=LARGEST_MESSAGE, logger=_LOGGER)
        """The protocol's state and parser."""
        self._transport: asyncio.Transport = cast("Any", None)
        self._answer: Response | None = None
        """The response to the handshake, until it is sent."""
        self._refusal: dict[str, Any] | None = None
        """The start of the response with which the application refuses the handshake."""
        self._is_open, self._is_lost = False, False
        self._end: tuple[int, str] | None = None
        """The close code and reason, once the socket has ended."""
        self._is_connect_told = False
        self._parts: list[bytes] = []
        """The frames received so far of a message."""
        self._is_text = False
        self._inbox: deque[str | bytes] = deque()
        self._arrival: asyncio.Future[None] | None = None
        self.count_frame: Callable[[], None] | None = None
        """Counts a frame that is not a message; raises Refusal if there are too many."""
        self._uncounted = 0
        self._unparsed = bytearray()
        self._is_reading = True
        self._is_failed = False
        """Whether to discard everything that the client still sends."""
        self._is_full = False
        """Whether reading has stopped until the application has taken all waiting messages."""
        self._writable = asyncio.Event()
        self._writable.set()
        self._ping = b""
        """The payload of the expected pong."""
        self._timer: asyncio.TimerHandle | None = None

    # For asyncio and uvicorn

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is open; its request follows."""
        self._transport = cast("asyncio.Transport", transport)
        self._state.connections.add(cast("Any", self))

    def connection_lost(self, _: Exception | None) -> None:
        """The connection is gone."""
        self._state.connections.discard(cast("Any", self))
        self._finish(CloseCode.ABNORMAL_CLOSURE, "")
        self._wait(None)
        self._is_lost = True
        self._writable.set()
        self.frames.parser.close()  # break a reference cycle that only the collector would free

    def pause_writing(self) -> None:
        """Too much waits for the client to read it: pause writing."""
        self._writable.clear()

    def resume_writing(self) -> None:
        """The client has caught up: resume writing."""
        self._writable.set()

    def data_received(self, data: bytes) -> None:
        """Parse frames; messages wait for the application."""
        if not self._is_failed:
            self._unparsed += data
            self._read()

    def _read(self) -> None:
        """Parse what has arrived, a little at a time, and resume reading if there is room."""
        while self._unparsed and self._may_read() and not self._transport.is_closing():
            part = bytes(self._unparsed[:PARSED_AT_ONCE])
            del self._unparsed[:PARSED_AT_ONCE]
            self._parse(part)
        if self._is_lost or self._transport.is_closing():
            self._unparsed.clear()
        elif self._is_reading != self._may_read():
            self._is_reading = not self._is_reading
            if self._is_reading:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def _may_read(self) -> bool:
        if self._end is not None:  # to read the client's answer
            return True
        return not self._is_full and self._answer is None

    def _parse(self, data: bytes) -> None:
        frames = self.frames
        frames.receive_data(data)
        for event in frames.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self._begin(event)
        if frames.parser_exc is not None and frames.close_sent is not None:
            self._finish(frames.close_sent.code, frames.close_sent.reason)
        self._flush()

    def shutdown(self) -> None:
        """The server is stopping."""
        if self._is_open:
            self.close(CloseCode.SERVICE_RESTART, "")
        elif self._answer is not None:
            self._respond(self.frames.reject(HTTPStatus.SERVICE_UNAVAILABLE, ""))
        self._hang_up()

    # For the application

    async def next_message(self) -> str | bytes | None:
        """The next message; None when there will be no more."""
        inbox = self._inbox
        while not inbox:
            if self._end is not None:
                return None
            self._arrival = self._loop.create_future()
            await self._arrival
        message = inbox.popleft()
        if not inbox and self._is_full:
            self._is_full = False
            self._read()
        return message

    def write(self, text: bytes) -> bool:
        """Send a text if nothing else is waiting; returns whether it was sent, or never will be."""
        if not (self._is_open and self._writable.is_set()):
            return False
        if not self._transport.is_closing():  # asyncio logs each further attempt to write
            self._transport.write(text_head(len(text)) + text)
        return True

    async def writable(self) -> None:
        """Wait until the client has read enough; raises GoneError if it never will."""
        await self._writable.wait()
        if self._end is not None:
            raise GoneError

    def close(self, code: int, reason: str) -> None:
        """Close the socket, once earlier messages have been read."""
        if not self._is_open:
            return
        self._finish(code, reason)
        self.frames.send_close(code, reason)
        self._flush()
        self._read()
        self._wait(CLOSE_SECONDS, self._hang_up)

    def cut_off(self, reason: str) -> None:
        """Close the socket of a client that sends too much, and stop reading from it."""
        if self._is_open:
            self._fail(CloseCode.POLICY_VIOLATION, reason)
            self._flush()

    # The application, through ASGI

    async def _run(self, scope: dict[str, Any]) -> None:
        own = {"wire": self}
        scope["extensions"][WIRE] = own
        try:
            await self._app(cast("Any", scope), cast("Any", self.receive), cast("Any", self.send))
        except GoneError:
            pass
        except Exception:
            _LOGGER.exception("Exception in ASGI application")
        finally:
            if self._answer is not None:
                self._respond(self.frames.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))
            self.close(CloseCode.NORMAL_CLOSURE, "")
            own.clear()  # the application may have copied the scope

    async def receive(self) -> dict[str, Any]:
        """The next event for the application."""
        if not self._is_connect_told:
            self._is_connect_told = True
            return {"type": "websocket.connect"}
        message = await self.next_message()
        if message is None:
            assert self._end
            return {"type": "websocket.disconnect", "code": self._end[0], "reason": self._end[1]}
        kind = "text" if isinstance(message, str) else "bytes"
        return {"type": "websocket.receive", kind: message}

    async def send(self, event: dict[str, Any]) -> None:
        """Handle an event from the application."""
        kind = event["type"]
        if kind == "websocket.accept":
            self._accept(event.get("headers", ()))
        elif kind == "websocket.send" and self._answer is None:
            while not self.write((event.get("text") or "").encode()):
                await self.writable()
        elif kind == "websocket.close" and self._answer is not None:
            self._respond(self.frames.reject(HTTPStatus.FORBIDDEN, ""))
        elif kind == "websocket.close":
            self.close(event.get("code", CloseCode.NORMAL_CLOSURE), event.get("reason") or "")
        elif kind == "websocket.http.response.start":
            self._refusal = event
        elif kind == "websocket.http.response.body" and self._refusal is not None:
            status = HTTPStatus(self._refusal["status"])
            headers = Headers(Date=formatdate(usegmt=True), Connection="close")
            headers.update(_decoded(self._refusal["headers"]))
            self._respond(Response(status, status.phrase, headers, event["body"]))
        else:
            raise RuntimeError(f"unexpected ASGI event {kind}")

    # The handshake

    def _begin(self, request: Request) -> None:
        answer = self.frames.accept(request)
        if answer.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._respond(answer)
            return
        self._answer = answer
        path, _, query = request.path.partition("?")
        scope: dict[str, Any] = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "root_path": self._root,
            "path": self._root + unquote(path),
            "raw_path": (self._root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("ascii"), value.encode("latin-1"))
                for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {"websocket.http.response": {}},
        }
        task = self._loop.create_task(self._run(scope))
        task.add_done_callback(self._state.tasks.discard)
        self._state.tasks.add(task)

    def _accept(self, headers: Any) -> None:
        answer = self._answer
        if answer is None or self._end is not None:
            raise GoneError
        del answer.headers["Date"]
        answer.headers.update(_decoded([*self._state.default_headers, *headers]))
        self._answer, self._is_open = None, True
        self.frames.send_response(answer)
        self._flush()
        self._read()
        self._wait(PING_SECONDS, self._send_ping)

    def _respond(self, answer: Response) -> None:
        """Refuse the handshake."""
        self._answer = None
        if self._end is None:
            self._finish(CloseCode.ABNORMAL_CLOSURE, "")
            self.frames.send_response(answer)
            self._flush()
            self._hang_up()

    # Frames after the handshake

    def _take(self, frame: Frame) -> None:
        kind = frame.opcode
        if self._end is not None:
            self._count()
        elif kind is Opcode.CLOSE and self.frames.close_rcvd is not None:
            self._finish(self.frames.close_rcvd.code, self.frames.close_rcvd.reason)
        elif kind is Opcode.PONG and self._ping and bytes(frame.data) == self._ping:
            self._ping = b""
            self._wait(PING_SECONDS, self._send_ping)
        elif kind in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if kind is not Opcode.CONT:
                self._is_text = kind is Opcode.TEXT
            self._parts.append(bytes(frame.data))
            if frame.fin:
                message, self._parts = b"".join(self._parts), []
                self._deliver(message)
            else:
                self._count()
        else:
            self._count()

    def _count(self) -> None:
        """Count a frame that is not a message, or that comes after the end."""
        if self.count_frame is not None and self._end is None:
            try:
                self.count_frame()
            except Refusal:
                self._fail(CloseCode.POLICY_VIOLATION, "too many frames")
            return
        self._uncounted += 1
        if self._uncounted < MOST_UNCOUNTED or self._is_failed:
            return
        if self._end is None:
            self._transport.abort()
        else:  # the client may still read what was sent before, and the reason
            self._fail(*self._end)

    def _fail(self, code: int, reason: str) -> None:
        self._finish(code, reason)
        self._is_failed = True
        self._unparsed.clear()
        self.frames.fail(code, reason)

    def _deliver(self, message: bytes) -> None:
        if self._end is not None:
            return
        try:
            self._inbox.append(message.decode() if self._is_text else message)
        except UnicodeDecodeError:
            self._fail(CloseCode.INVALID_DATA, "")
            return
        self._wake()
        self._is_full = len(self._inbox) >= MOST_UNANSWERED

    def _send_ping(self) -> None:
        self._ping = token_bytes(4)
        self.frames.send_ping(self._ping)
        self._flush()
        self._wait(PONG_SECONDS, self._give_up)

    def _give_up(self) -> None:
        """Close the socket: a ping was not answered."""
        self._finish(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        self._transport.abort()

    def _finish(self, code: int, reason: str) -> None:
        """End the socket: nothing more is sent or received."""
        self._is_open = False
        if self._end is None:
            self._end = code, reason
            self._wake()

    def _wake(self) -> None:
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    def _wait(self, seconds: float | None, then: Callable[[], object] = lambda: None) -> None:
        """Schedule a call in place of the previous one; None only cancels that one."""
        if self._timer is not None:
            self._timer.cancel()
        is_over = seconds is None or self._is_lost
        self._timer = None if is_over else self._loop.call_later(cast("float", seconds), then)

    def _hang_up(self) -> None:
        """Close the connection after the client has read everything; cut off one that does not."""
        self._transport.close()
        self._wait(UNREAD_SECONDS, self._transport.abort)

    def _flush(self) -> None:
        """Send the protocol's output; an empty part means that there is no more to come."""
        parts = self.frames.data_to_send()
        if self._transport.is_closing():
            return
        if data := b"".join(parts):
            self._transport.write(data)
        if b"" not in parts:
            return
        if self._is_failed and self._transport.can_write_eof():
            # Closing with unread data would reset the connection, and lose the reason.
            self._transport.write_eof()
            self._read()
            self._wait(CLOSE_SECONDS, self._transport.abort)
        else:
            self._hang_up()


def text_head(size: int) -> bytes:
    """The head of a frame with a whole text of this many bytes (RFC 6455, section 5.2).

    The protocol's ``send_text`` writes the same, through objects that take longer than the rest.
    """
    if size < 126:
        return bytes((_TEXT, size))
    if size < 65_536:
        return bytes((_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big")


def _decoded(headers: Any) -> list[tuple[str, str]]:
    return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]
