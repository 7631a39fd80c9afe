"""Applications served by our protocols in this process, and raw connections to them."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from tests.limits import HANGS_SECONDS
from tests.service.timers import timers

from blazon.service.base.settings import Settings
from blazon.service.http import protocol

UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


@asynccontextmanager
async def serving(app: Any, **settings: Any) -> AsyncIterator[int]:
    """Serve an application with our protocols; returns the port. At the end no timer may run."""
    running = timers()
    listener = socket.create_server(("127.0.0.1", 0))
    made = protocol.protocols(Settings(**settings))
    config = uvicorn.Config(app, lifespan="off", log_config=None, **made)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = True
        await task
    assert running.seconds == []


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def said(port: int, data: bytes = b"", address: str = "127.0.0.1") -> Stream:
    """Open a connection, from this address, and send this."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(data)
    return reader, writer


async def heard(stream: Stream) -> bytes:
    """All data until the server closes the connection."""
    try:
        async with asyncio.timeout(HANGS_SECONDS):
            return await stream[0].read()
    except ConnectionResetError:
        return b"reset"
    finally:
        stream[1].close()
