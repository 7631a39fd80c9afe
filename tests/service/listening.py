"""A connection to a table that keeps every message unchanged, for byte-level tests."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlencode

from tests.limits import HANGS_SECONDS
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from blazon.client import Server


class Listener:
    """A socket at a table with everything it has received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[bytes] = []
        self.newest = 0
        """The newest version it has received."""
        self.is_closed = False
        self._more = asyncio.Event()

    async def keep(self) -> None:
        """Listen until the connection ends."""
        with suppress(ConnectionClosed):
            async for message in self.socket:
                self.received.append(message.encode() if isinstance(message, str) else message)
                self.newest = max(self.newest, json.loads(message).get("v", 0))
                self._more.set()
        self.is_closed = True
        self._more.set()

    async def receive(self, wanted: Callable[[dict[str, Any]], bool], after: int = 0) -> Any:
        """Wait for a message; ignores this many of those already received."""
        async with asyncio.timeout(HANGS_SECONDS):
            while True:
                while after < len(self.received):
                    message = json.loads(self.received[after])
                    if wanted(message):
                        return message
                    after += 1
                reason = f"{self.socket.close_code} {self.socket.close_reason}"
                assert not self.is_closed, f"the server has closed the socket: {reason}"
                self._more.clear()
                await self._more.wait()

    async def version(self, version: int) -> None:
        """Wait until the table's version has arrived."""
        if self.newest < version:
            await self.receive(lambda message: message.get("v", 0) >= version)

    async def send(self, message: Any) -> Any:
        """Send a message and wait until the server has processed it."""
        before = len(self.received)
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        await self.socket.send('{"t":"ping"}')
        return await self.receive(lambda message: message["t"] == "pong", before)


@asynccontextmanager
async def listen(
    server: Server,
    table: str,
    seat: int | None = None,
    since: int | None = None,
    lang: str | None = None,
    **more: int | str,
) -> AsyncIterator[Listener]:
    """A socket at a table with a seat's perspective, from version ``since`` on, in a language.

    ``more`` are other parameters, such as ``v``, the version of the message format.
    """
    asked = {"seat": seat, "since": since, "lang": lang, **more}
    query = urlencode({name: value for name, value in asked.items() if value is not None})
    cookies = "; ".join(f"{one.name}={one.value}" for one in server.http.cookies.jar)
    address = f"ws{server.url[4:]}/api/tables/{table}/socket?{query}"
    headers = {"cookie": cookies} if cookies else {}
    async with connect(
        address, additional_headers=headers, compression=None, proxy=None, max_size=None
    ) as socket:
        listener = Listener(socket)
        task = asyncio.create_task(listener.keep())
        try:
            yield listener
        finally:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
