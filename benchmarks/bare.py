"""A minimal table server: the reference for ``benchmarks.load``.

It knows no rules: a game is over after a fixed number of moves. It appends each command to an
SQLite file, which is on disk before the answer, with one commit for all waiting commands; then it
sends both clients a message as large as a real update. ``benchmarks.load --bare`` starts it, uses
it as a server, and fetches aiohttp for it.
"""

import asyncio
import json
import secrets
import socket
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

SIZES = {"richelieu": 2_700, "rheingold": 1_850}
"""Approximate size of an update after a move, without words."""
LENGTHS = {"richelieu": 131, "rheingold": 322}
"""The average number of actions in a random game, after which a new table is opened."""
LARGEST_GROUP = 500
_ROW = "insert into journal values (?, ?, ?)"


@dataclass
class Table:
    """Two connections and the number of moves."""

    filler: str
    length: int
    version: int = 1
    ends: dict[int, web.WebSocketResponse] = field(default_factory=dict)

    def update(self, seat: int) -> str:
        """A message that tells a seat whether it is its turn."""
        moves = self.version % 2 == seat and self.version <= self.length
        legal = ["A"] if moves else []
        view = {"legal": legal, "over": False, "filler": self.filler}
        return json.dumps({"t": "update", "v": self.version, "d": {"view": view}})


class Bare:
    """The server: all tables, and the file."""

    def __init__(self, database: str) -> None:
        self.tables: dict[str, Table] = {}
        self.waiting: asyncio.Queue[tuple[tuple[str, int, str], asyncio.Future[None]]]
        self.waiting = asyncio.Queue()
        self._thread = ThreadPoolExecutor(1)
        self._connection = sqlite3.connect(database, check_same_thread=False)
        for pragma in ("journal_mode=wal", "synchronous=full"):
            self._connection.execute(f"pragma {pragma}")
        self._connection.execute(
            "create table journal (id, version, body, primary key (id, version))"
        )

    async def open(self, request: web.Request) -> web.Response:
        """Create a table."""
        asked = await request.json()
        name = secrets.token_urlsafe(16)
        game = asked["game"]
        self.tables[name] = Table("x" * SIZES[game], LENGTHS[game])
        response = web.json_response({"d": {"table": {"id": name}}})
        response.set_cookie("blazon", secrets.token_urlsafe(16))
        return response

    async def look(self, request: web.Request) -> web.WebSocketResponse:
        """A connection to a table."""
        name, seat = request.match_info["name"], int(request.query["seat"])
        table = self.tables[name]
        end = table.ends[seat] = web.WebSocketResponse(compress=False)
        await end.prepare(request)
        await end.send_str(table.update(seat))
        async for message in end:
            if message.type is WSMsgType.TEXT:
                json.loads(message.data)
                done = asyncio.get_running_loop().create_future()
                self.waiting.put_nowait(((name, table.version, message.data), done))
                await done
                table.version += 1
                for number, other in table.ends.items():
                    await other.send_str(table.update(number))
        return end

    async def write(self) -> None:
        """Write waiting commands in groups."""
        loop = asyncio.get_running_loop()
        while True:
            group = [await self.waiting.get()]
            while len(group) < LARGEST_GROUP and not self.waiting.empty():
                group.append(self.waiting.get_nowait())
            await loop.run_in_executor(self._thread, self._commit, [row for row, _ in group])
            for _, done in group:
                done.set_result(None)

    def _commit(self, rows: list[Any]) -> None:
        with self._connection:
            self._connection.executemany(_ROW, rows)


async def _ready(_: web.Request) -> web.Response:
    return web.Response()


async def serve(database: str) -> None:
    """Serve until the process ends."""
    bare, app = Bare(database), web.Application()
    app.add_routes(
        [
            web.post("/api/tables", bare.open),
            web.get("/api/tables/{name}/socket", bare.look),
            web.get("/ready", _ready),
        ]
    )
    listener = socket.create_server(("127.0.0.1", 0), backlog=2048)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.SockSite(runner, listener).start()
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
    await bare.write()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1]))
