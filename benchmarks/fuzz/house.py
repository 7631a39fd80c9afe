"""A whole table server in this process, with clients whose connections are only memory.

The server has its real protocols, application and database; only its sockets and its listener are
replaced. After each client it must be as before: no task, connection or error may be left.
"""

import asyncio
import atexit
import json
import logging
import random
import re
import shutil
import tempfile
import threading
from collections.abc import Coroutine
from functools import cache
from typing import Any, TypeVar

import uvicorn
from uvicorn.lifespan.on import LifespanOn
from uvicorn.server import ServerState

from blazon.service.base.settings import Settings
from blazon.service.http.protocol import protocols
from blazon.service.process.app import make_app

T = TypeVar("T")
LOGGERS = ("blazon.service", "uvicorn", "asyncio")
QUIET_SECONDS = 0.001
"""After this long without output, the server waits for its client."""
MOST_VERSIONS = 12
"""After so many changes, inputs get another table."""
MOST_SINGLE = 2_000
"""Bytes of an input that come one by one."""
WARMING = "warming up"
"""The server's thread that loads everything in advance."""
LOST_SECONDS = 30.0
"""After this long, work for a client that is gone will never end."""


class Errors(logging.Handler):
    """Keeps errors in the log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(f"{record.getMessage()} {getattr(record, 'facts', '')} {record.exc_info}")


class Wire(asyncio.Transport):
    """A client's connection: what it sends is given, what it receives is kept."""

    def __init__(self, protocol: Any) -> None:
        super().__init__({"peername": ("127.0.0.1", 9), "sockname": ("127.0.0.1", 8765)})
        self.received = bytearray()
        self._protocol = protocol
        self._unread: list[bytes] = []
        self._is_paused, self._is_closing, self._is_lost = False, False, False

    def give(self, data: bytes) -> None:
        """Send something to the server, as soon as it reads."""
        if data:  # nothing would mean the end, which asyncio says in another way
            self._unread.append(data)
        self._go_on()

    def _go_on(self) -> None:
        while self._unread and not (self._is_paused or self._is_closing):
            self._protocol.data_received(self._unread.pop(0))

    def leave(self) -> None:
        """Break the connection."""
        self._is_closing = True
        if not self._is_lost:
            self._is_lost = True
            self._protocol.connection_lost(None)

    # For the protocols

    def set_protocol(self, protocol: Any) -> None:
        """Hand over to another protocol."""
        self._protocol = protocol

    def get_protocol(self) -> Any:
        """The protocol."""
        return self._protocol

    def is_closing(self) -> bool:
        """Whether the connection is closing."""
        return self._is_closing

    def close(self) -> None:
        """Close the connection soon."""
        if not self._is_closing:
            self._is_closing = True
            asyncio.get_running_loop().call_soon(self.leave)

    abort = close

    def pause_reading(self) -> None:
        """Read nothing more for now."""
        self._is_paused = True

    def resume_reading(self) -> None:
        """Read again."""
        self._is_paused = False
        asyncio.get_running_loop().call_soon(self._go_on)

    def write(self, data: Any) -> None:
        """Keep what the client receives."""
        assert not self._is_lost or self._is_closing
        self.received += data

    def can_write_eof(self) -> bool:
        """Whether one direction can be closed."""
        return True

    def write_eof(self) -> None:
        """Close one direction."""

    def get_write_buffer_size(self) -> int:
        """The client reads everything at once."""
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Do nothing: the client reads everything at once."""


class House:
    """The server and its loop."""

    def __init__(self) -> None:
        self._folder = folder = tempfile.mkdtemp(prefix="blazon-fuzz-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        settings = Settings(
            database=f"sqlite:///{folder}/tables.db", limits="off", bot_workers=0, least_free_mib=0
        )
        self.errors = Errors()
        for name in LOGGERS:
            logger = logging.getLogger(name)
            logger.addHandler(self.errors)
            logger.propagate = False
        self.loop = asyncio.new_event_loop()
        self._app, self.service = make_app(settings)
        self._table: tuple[str, str] | None = None
        self._config = uvicorn.Config(
            self._app, **protocols(settings), log_config=None, access_log=False, lifespan="on"
        )
        self._config.load()
        self._state = ServerState()
        self._lifespan = LifespanOn(self._config)
        self.run(self._start())
        self._tasks = len(asyncio.all_tasks(self.loop))

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """Run something to its end."""
        return self.loop.run_until_complete(doing)

    async def _start(self) -> None:
        await self._lifespan.startup()
        assert not self._lifespan.should_exit, self.errors.lines
        # What is loaded in the background would count as what inputs leave behind.
        for thread in threading.enumerate():
            if thread.name == WARMING:
                await asyncio.to_thread(thread.join)

    def stop(self) -> None:
        """Stop the server."""
        self.run(self._lifespan.shutdown())
        self.run(self.loop.shutdown_default_executor())
        self.loop.close()
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(self.errors)
            logging.getLogger(name).propagate = True
        shutil.rmtree(self._folder)

    def connect(self) -> Wire:
        """Open a connection; only within the loop."""
        protocol: Any = self._config.http_protocol_class
        made = protocol(self._config, self._state, self._lifespan.state)
        wire = Wire(made)
        made.connection_made(wire)
        return wire

    async def settle(self, wire: Wire) -> None:
        """Wait until the server does nothing more for this client."""
        before = -1
        while before != len(wire.received):
            before = len(wire.received)
            await asyncio.sleep(QUIET_SECONDS)

    async def part(self, wire: Wire) -> bytes:
        """Leave, and check that nothing is left; returns all that the client received."""
        wire.leave()
        until = self.loop.time() + LOST_SECONDS
        while self._state.tasks or len(asyncio.all_tasks(self.loop)) > self._tasks + 1:
            await asyncio.sleep(0)
            assert self.loop.time() < until, "a task is lost"
        assert not self._state.connections, self._state.connections
        lines, self.errors.lines = self.errors.lines, []
        assert not lines, lines
        return bytes(wire.received)

    async def talk(self, *pieces: bytes) -> bytes:
        """Send pieces on a new connection; returns all that the client receives."""
        wire = self.connect()
        for piece in pieces:
            wire.give(piece)
            await asyncio.sleep(0)
        await self.settle(wire)
        return await self.part(wire)

    async def post(self, path: str, body: Any) -> tuple[Any, str]:
        """The answer to a request, and the cookie of a new session."""
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: localhost\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
        wire = self.connect()
        wire.give(head.encode() + content)
        async with asyncio.timeout(LOST_SECONDS):
            while not wire.received.endswith(b"}"):
                await asyncio.sleep(0.001)
        answer = (await self.part(wire)).decode()
        made = re.search("(?i)set-cookie: (blazon=[^;]*)", answer)
        assert made, answer
        return json.loads(answer.partition("\r\n\r\n")[2]), made[1]

    async def table(self) -> tuple[str, str]:
        """A running table whose seats have one session, not much used: its id, and the cookie."""
        if self._table is not None:
            live = await self.service.hub.live(self._table[0])
            if live.table.version <= MOST_VERSIONS and live.table.status == "playing":
                return self._table
        asked = {"game": "richelieu", "seats": [{"kind": "me"}] * 2, "watch": "anyone"}
        answer, cookie = await self.post("/api/tables", asked)
        self._table = answer["d"]["table"]["id"], cookie
        return self._table


@cache
def house() -> House:
    """The server, started once."""
    return House()


def split(data: bytes, way: int) -> list[bytes]:
    """The data in pieces: whole, byte by byte, or cut at places that the way determines.

    Only the first bytes come one by one: each takes some 20 µs, as for any client.
    """
    if way == 0:
        return [data]
    if way == 1:
        ones = [data[at : at + 1] for at in range(min(len(data), MOST_SINGLE))]
        return [*ones, data[MOST_SINGLE:]]
    rng, pieces = random.Random(way), []
    while data:
        size = rng.choice([1, 2, rng.randint(1, 20), rng.randint(1, 2000)])
        pieces.append(data[:size])
        data = data[size:]
    return pieces
