"""The service over WebSocket: one connection looks at one table."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from blazon.kernel.errors import BlazonError
from blazon.service.http.context import Rooms
from blazon.service.http.sessions import Visitor
from blazon.service.hub import Live, Watcher
from blazon.service.journal.commands import Invite, Join
from blazon.service.limits import LARGEST_MESSAGE, MOST_SOCKETS
from blazon.service.logs import log
from blazon.service.refusals import Refusal
from blazon.service.views.messages import Do, Done, FromClient, Ponged, Refused, Say, See
from blazon.service.views.narration import Language

_DECODER = msgspec.json.Decoder(FromClient)
_ENCODER = msgspec.json.Encoder()
_PONG = _ENCODER.encode(Ponged())
TOO_SLOW, NOT_ALLOWED, TRY_LATER, RESTARTING = 4408, 4404, 1013, 1012
"""Why a socket is closed: come back to the gap; no such table for you; too many are here; soon."""
_GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending and receiving raise when the other end has gone."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    rooms: Rooms,
    table: FromPath[str],
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    since: Annotated[int | None, QueryParameter(ge=0, le=2**53)] = None,
    lang: Annotated[Language | None, QueryParameter()] = None,
) -> None:
    """Look at a table, and act at it.

    `seat` says with whose eyes, `since` the last version seen, `lang` in which language to tell it.
    """
    try:
        visitor = await rooms.enter(socket, "socket")
        if rooms.hub.watching >= MOST_SOCKETS:
            raise Refusal("busy", "too many are here; try again later")
        live = await rooms.admit(table, visitor.session)
        observer = rooms.eyes(live.table, visitor.session, seat)
        live, watcher = await rooms.hub.watch(table, visitor.session, observer, since, lang)
    except Refusal as refusal:
        await socket.accept()
        await socket.send_data(_refused(None, refusal), mode="text")
        code = TRY_LATER if refusal.code in ("busy", "rate") else NOT_ALLOWED
        await socket.close(code, refusal.code)
        return
    try:
        await socket.accept()
        talk = _Talk(rooms, live, watcher, visitor)
        await _first(_send(socket, watcher), talk.listen(socket))
    finally:
        rooms.hub.leave(live, watcher)


async def _first(*parts: Coroutine[Any, Any, None]) -> None:
    """Run parts until one has ended, then end the others too."""
    tasks = [asyncio.create_task(part, name="socket") for part in parts]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, _GONE):
                log("error", "a socket failed", error=repr(ended))


async def _send(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    """Send what waits, until the reader is lost or is to come back later."""
    while await _send_waiting(socket, watcher):
        pass
    if watcher.is_lost:
        await socket.close(TOO_SLOW, "too slow; come back")
    else:
        await socket.close(RESTARTING, "the server restarts; come back")


async def _send_waiting(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> bool:
    """Wait for messages and send them, holding them no longer than that; False after the last."""
    messages = await watcher.take()
    for message in messages:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    return bool(messages)


def _refused(command: str | None, refusal: Refusal) -> bytes:
    return _ENCODER.encode(
        Refused(id=command, code=refusal.code, message=refusal.message, d=refusal.data)
    )


class _Talk:
    """What a connected client says, message by message."""

    def __init__(self, rooms: Rooms, live: Live, watcher: Watcher, visitor: Visitor) -> None:
        self.rooms, self.live, self.watcher, self.visitor = rooms, live, watcher, visitor

    async def listen(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Answer every message, until the client goes."""
        while True:
            event = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            data: Any = event.get("text") or event.get("bytes") or ""
            command: str | None = None
            try:
                if len(data) > LARGEST_MESSAGE:
                    raise Refusal("bad", f"a message has {LARGEST_MESSAGE} bytes at most")
                try:
                    message = _DECODER.decode(data)
                except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                    raise Refusal("bad", str(error)) from error
                command = getattr(message, "id", None)
                await self._answer(message)
            except Refusal as refusal:
                self.watcher.put(_refused(command, refusal))
            except BlazonError as error:
                self.watcher.put(_refused(command, Refusal("bad", str(error))))

    async def _answer(self, message: Any) -> None:
        session = self.visitor.session
        if isinstance(message, Do):
            self.rooms.rates.spend("write", self.visitor.address, session)
            if isinstance(message.d, Join | Invite) or session is None:
                raise Refusal("bad", "seats are taken and links made over HTTP")
            before = self.live.table.version
            name = self.live.table.id
            _, made, _ = await self.rooms.hub.do(name, session, message.d, message.id)
            if made <= before:
                self.watcher.put(_ENCODER.encode(Done(message.id, made)))
        elif isinstance(message, See):
            self.rooms.rates.spend("write", self.visitor.address, session)
            table = self.live.table
            observer = None
            if message.seat is not None:
                observer = self.rooms.eyes(table, session, message.seat)
            async with self.live.lock:
                self.rooms.hub.see(self.live, self.watcher, observer)
        elif isinstance(message, Say):
            await self.rooms.say(self.live.table.id, self.visitor, message.text)
        else:
            self.rooms.rates.spend("write", self.visitor.address, session)
            self.watcher.put(_PONG)
