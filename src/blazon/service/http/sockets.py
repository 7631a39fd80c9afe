"""The service over WebSocket: one connection watches one table."""

import asyncio
from dataclasses import dataclass, field
from functools import partial
from secrets import token_hex
from typing import Annotated, Any, cast

import litestar
import msgspec
from litestar.params import FromPath, QueryParameter

from blazon.kernel.errors import BlazonError
from blazon.service.base.limits import HIGHEST_VERSION, LARGEST_MESSAGE
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.http.context import (
    RequestContext,
)
from blazon.service.http.sessions import Requester
from blazon.service.http.websocket import WIRE, GoneError, WebSocket
from blazon.service.journal.access import check_visible
from blazon.service.journal.seating import Invite, Join
from blazon.service.live.broadcast import LiveTable, Watcher
from blazon.service.live.chat import Chat
from blazon.service.live.connections import Connections
from blazon.service.live.hub import Author, Hub
from blazon.service.live.watching import look_from, watch
from blazon.service.views.messages import Do, Done, FromClient, Look, Ponged, Refused, Say, See
from blazon.service.views.tables import Perspective

_DECODER = msgspec.json.Decoder(FromClient)
_ENCODER = msgspec.json.Encoder()
_PONG = _ENCODER.encode(Ponged())
TOO_SLOW, NOT_ALLOWED, TRY_LATER, RESTARTING = 4408, 4404, 1013, 1012
"""Close codes: reconnect to catch up, no access to this table, too many sockets, reconnect soon."""


@litestar.websocket("/api/tables/{table:str}/socket")
async def table_socket(  # noqa: PLR0913 - each is injected
    socket: litestar.WebSocket[Any, Any, Any],
    context: RequestContext,
    hub: Hub,
    connections: Connections,
    chat: Chat,
    table: FromPath[str],
    perspective: Perspective,
    since: Annotated[int | None, QueryParameter(ge=0, le=HIGHEST_VERSION)] = None,
    hidden: bool = False,
) -> None:
    """Watch a table, and act at it.

    The client sends the last version that it saw, and whether its page is hidden.
    """
    wire: WebSocket = cast("Any", socket.scope["extensions"])[WIRE]["wire"]
    try:
        requester = await context.at(table, await context.enter(socket, "socket"))
        session, address = requester.session, requester.address
        seen = (await context.visible(table, session)).table
        is_seated = bool(seen.held_by(session))
        connection = connections.admit(address, table, is_seated=is_seated, write=wire.write)
        live, watcher = await watch(hub, table, session, perspective, since, connection)
    except BlazonError as error:  # such as the error of a faulty game
        refusal = error if isinstance(error, Refusal) else Refusal("bad", str(error))
        await socket.accept()
        await socket.send_data(_refused(None, refusal), mode="text")
        code = TRY_LATER if refusal.code in ("busy", "rate", "storage") else NOT_ALLOWED
        await socket.close(code, refusal.code)
        return
    context.attendance.enter(live, watcher, visible=not hidden)
    try:
        # A visitor without a session has a bucket for each socket.
        payer = requester.person or token_hex(8)
        wire.count_frame = partial(context.rates.spend, "frame", requester.address, payer)
        await socket.accept()
        client = _Client(context, hub, chat, live, watcher, requester, payer)
        with context.sessions.end_of(requester.device) as end:
            await _converse(wire, client, end)
    finally:
        live.leave(watcher)
        context.attendance.leave(live, watcher)
        watcher.connection.close()


async def _close_after(end: asyncio.Event, wire: WebSocket) -> None:
    """Close a socket when its cookie ends."""
    await end.wait()
    wire.close(NOT_ALLOWED, "the session has ended")


async def _converse(wire: WebSocket, client: "_Client", end: asyncio.Event) -> None:
    """Send and receive until either ends, or the client's cookie does."""
    sending = asyncio.create_task(_send(wire, client.watcher), name="sending")
    listening = asyncio.create_task(client.listen(wire), name="listening")
    closing = asyncio.create_task(_close_after(end, wire), name="closing")
    tasks = (sending, listening, closing)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        closing.cancel()
        async with client.answering:  # let a started command finish, so that the others see it
            listening.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, GoneError):
                log("error", "a socket failed", error=repr(ended))


async def _send(wire: WebSocket, watcher: Watcher) -> None:
    """Send queued messages until the reader is too slow or must reconnect."""
    while await watcher.has_messages():
        if wire.write(watcher.messages[0]):
            watcher.sent()
        else:
            await wire.writable()
    if watcher.is_lost:
        wire.close(TOO_SLOW, "too slow; reconnect")
    elif watcher.refusal is not None:
        wire.close(NOT_ALLOWED, watcher.refusal.code)
    else:
        wire.close(RESTARTING, "the server is restarting; reconnect")


def _refused(command: str | None, refusal: Refusal) -> bytes:
    return _ENCODER.encode(
        Refused(id=command, code=refusal.code, message=refusal.message, d=refusal.data)
    )


@dataclass
class _Client:
    """A connected client and its messages, one by one."""

    context: RequestContext
    hub: Hub
    chat: Chat
    live: LiveTable
    watcher: Watcher
    requester: Requester
    payer: str
    """The session or address whose refused messages are counted."""
    answering: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def listen(self, wire: WebSocket) -> None:
        """Answer every message until the client disconnects."""
        while (data := await wire.next_message()) is not None:
            command: str | None = None
            try:
                message = _decode(data)
                command = getattr(message, "id", None)
                async with self.answering:
                    await self._answer(message)
            except BlazonError as error:
                refusal = error if isinstance(error, Refusal) else Refusal("bad", str(error))
                try:
                    self.context.rates.spend("refused", self.requester.address, self.payer)
                except Refusal:
                    wire.cut_off("too many refused messages")
                    return
                self.watcher.put(_refused(command, refusal))

    async def _answer(self, message: Any) -> None:
        rate = (
            "chat" if isinstance(message, Say) else "write" if isinstance(message, Do) else "read"
        )
        self.context.admit(self.requester, rate)
        check_visible(self.live.table, self.requester.session)
        if isinstance(message, Do):
            await self._do(message)
        elif isinstance(message, See):
            await self._see(message)
        elif isinstance(message, Say):
            await self.chat.say(self.live, self.requester.session, message.text)
        elif isinstance(message, Look):
            self.context.attendance.look(self.live, self.watcher, visible=message.visible)
        else:
            self.watcher.put(_PONG)

    async def _do(self, message: Do) -> None:
        session, before = self.requester.session, self.live.table.version
        if isinstance(message.d, Join | Invite) or session is None:
            raise Refusal("bad", "join and invite are available over HTTP only")
        author = Author(session, message.id)
        _, made = await self.hub.do(self.live.table.id, message.d, author)
        if made <= before:
            self.watcher.put(_ENCODER.encode(Done(message.id, made)))

    async def _see(self, message: See) -> None:
        await look_from(self.live, self.watcher, message.seat)


def _decode(data: Any) -> FromClient:
    """Decode a message; raises Refusal."""
    if len(data) > LARGEST_MESSAGE:
        raise Refusal("bad", f"a message must have at most {LARGEST_MESSAGE} bytes")
    try:
        message: FromClient = _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("bad", str(error)) from error
    return message
