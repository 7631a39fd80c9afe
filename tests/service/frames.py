"""WebSockets from a client's side, frame by frame, and applications for them."""

import asyncio
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from tests.limits import HANGS_SECONDS
from tests.service.people import rounds
from tests.service.serving import UPGRADE, serving

from blazon.service.http.websocket import WIRE, WebSocket

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


FINAL, MASKED = 128, 128


Work = Callable[[WebSocket], Awaitable[None]]


def frame(kind: int, body: bytes = b"", *, is_last: bool = True, is_masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    mask = b"\1\2\3\4" if is_masked else b""
    size = len(body) if len(body) < 126 else 126 if len(body) < 65_536 else 127
    long = {126: struct.pack("!H", len(body) & 65_535), 127: struct.pack("!Q", len(body))}
    head = bytes([kind | FINAL * is_last, size | MASKED * is_masked]) + long.get(size, b"")
    hidden = bytes(byte ^ mask[at % 4] for at, byte in enumerate(body)) if is_masked else body
    return head + mask + hidden


class Client:
    """The client's end of a socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    def send(self, *frames: bytes) -> None:
        """Send frames, in one go."""
        self.writer.write(b"".join(frames))

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and its body."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return first & 15, await self.reader.readexactly(size)

    async def is_closed(self) -> bool:
        """Whether nothing more comes."""
        return await asyncio.wait_for(self.reader.read(), HANGS_SECONDS) == b""


@asynccontextmanager
async def connected(work: Work, early: bytes = b"") -> AsyncIterator[Client]:
    """A socket whose application does this work; ``early`` data arrives before it is accepted."""
    has_come, is_sent = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert await receive() == {"type": "websocket.connect"}
        has_come.set()
        await is_sent.wait()
        await send({"type": "websocket.accept"})
        await work(scope["extensions"][WIRE]["wire"])

    async with serving(app) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(UPGRADE)
        await has_come.wait()
        writer.write(early)
        await rounds()
        is_sent.set()
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        yield Client(reader, writer)
        writer.close()


class Listener:
    """An application that receives everything, until the end."""

    def __init__(self) -> None:
        self.heard: list[str | bytes | None] = []
        self.has_ended = asyncio.Event()

    async def __call__(self, wire: WebSocket) -> None:
        """Receive it."""
        while self.heard[-1:] != [None]:
            self.heard.append(await wire.next_message())
        self.has_ended.set()
