"""A server under honest load while attackers try to stop it, fill it and crowd out others.

Two-player tables play a move a second each, from their own addresses; the benchmark times them.
At the same time, a few addresses send: hundreds of spectators, sockets that do not read, tables
full of bots, requests for hints and reviews, imports of long games, maps made to be expensive,
repeated undos, endless sessions and tables, and garbage. Limits are on, and this program acts as
the trusted proxy that supplies the addresses. The attacks run in a separate low-priority process,
since real attackers would not use this machine.

    python -m benchmarks.soak --minutes 30

At the end it reports the slowest hundredth of the honest moves for each minute, the server's
memory and disk use, and whether every acknowledged move is in the database.
"""

import argparse
import asyncio
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import blazon
from benchmarks.load import memory, started

MINUTE = 60.0
BOT = {"kind": "bot", "bot": "page"}
ME, OPEN = {"kind": "me"}, {"kind": "open"}
_BORED = (httpx.HTTPError, WebSocketException, OSError, TimeoutError, EOFError)
"""Errors on a connection when the server defends itself."""


class Visitor:
    """A client at an address, with a session once it needs one."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.headers = url, {"x-forwarded-for": address}
        self.http = httpx.AsyncClient(
            base_url=f"{url}/api", headers=self.headers, timeout=60, trust_env=False
        )

    async def post(self, path: str, body: Any) -> httpx.Response:
        """A request with a body."""
        return await self.http.post(path, json=body)

    async def open(self, game: str, seats: list[Any], **more: Any) -> str | None:
        """A new table; None if it was refused."""
        answer = await self.post("/tables", {"game": game, "seats": seats, **more})
        return answer.json()["d"]["table"]["id"] if answer.status_code == 201 else None

    async def lobby(self) -> list[str]:
        """Tables with other players."""
        found = (await self.http.get("/tables", params={"status": "playing"})).json()
        return [table["id"] for table in found]

    def socket(self, table: str, query: str = "") -> connect:
        """A connection to a table."""
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        return connect(
            f"ws{self.url[4:]}/api/tables/{table}/socket?v=2{query}",
            additional_headers=self.headers | {"cookie": cookies},
            compression=None,
            proxy=None,
            max_size=None,
            close_timeout=1,
        )


class Honest:
    """Tables with timed moves."""

    def __init__(self) -> None:
        self.took: list[tuple[float, float]] = []
        """When each move was sent, and how long it took to return."""
        self.acknowledged: Counter[str] = Counter()
        """The newest version of each table."""
        self.failures: Counter[str] = Counter()

    async def play(self, visitor: Visitor, game: str) -> None:
        """Play one table after another, with one client in both seats, a move a second."""
        while True:
            try:
                await self._play_one(visitor, game)
            except _BORED as error:
                self.failures[type(error).__name__] += 1
                await asyncio.sleep(1)

    async def _play_one(self, visitor: Visitor, game: str) -> None:
        options = {"rounds": 20} if game == "rheingold" else {}
        name = await visitor.open(game, [ME, ME], options=options, watch="anyone", listed=True)
        if name is None:
            self.failures["no table"] += 1
            await asyncio.sleep(5)
            return
        async with visitor.socket(name, "&seat=0") as one, visitor.socket(name, "&seat=1") as two:
            ends = {0: one, 1: two}
            legal = {seat: await self._legal(end) for seat, end in ends.items()}
            while any(actions for _, actions in legal.values()):
                seat = next(seat for seat, (_, actions) in legal.items() if actions)
                version, actions = legal[seat]
                command = {"do": "play", "action": random.choice(actions), "version": version}
                began = time.monotonic()
                data = {"t": "do", "id": f"{version}", "d": {**command, "seat": seat}}
                await ends[seat].send(json.dumps(data))
                legal = {seat: await self._legal(end) for seat, end in ends.items()}
                self.took.append((began, time.monotonic() - began))
                self.acknowledged[name] = legal[0][0]
                await asyncio.sleep(max(0.0, 1 - (time.monotonic() - began)))

    async def _legal(self, end: ClientConnection) -> tuple[int, list[str]]:
        """The version and the legal actions in the next update."""
        while True:
            message = json.loads(await asyncio.wait_for(end.recv(), 60))
            if message["t"] == "update" and "view" in message["d"]:
                return message["v"], [one["token"] for one in message["d"]["actions"]]


Attack = Callable[[Visitor], Awaitable[object]]


async def look_on(visitor: Visitor) -> None:
    """Several hundred spectators."""
    tables = await visitor.lobby()
    for _ in range(600):
        await visitor.socket(random.choice(tables)).__aenter__()


async def not_read(visitor: Visitor) -> None:
    """Sockets that never read, at a table with a large map and a busy chat."""
    table = await visitor.open("rheingold", [ME, ME], options={"map": tangle(40)}, watch="anyone")
    if table is None:
        return
    sockets = [await visitor.socket(table, "&lang=en").__aenter__() for _ in range(20)]
    for number in range(62):
        command = {"do": "set-chat", "chat": bool(number % 2)}
        await visitor.post(f"/tables/{table}/commands", {"id": str(number), "d": command})
    await asyncio.sleep(30)
    for socket in sockets:
        socket.transport.abort()


async def employ_bots(visitor: Visitor) -> None:
    """Tables where bots compute a lot and no person ever comes."""
    for _ in range(12):
        await visitor.open("rheingold", [BOT] * 4 + [OPEN], start="asked")
        await visitor.open("rheingold", [ME] + [BOT] * 4)


async def want_hints(visitor: Visitor) -> None:
    """Repeated hints for several tables."""
    tables = [await visitor.open("richelieu", [ME, ME], first=0) for _ in range(3)]
    for _ in range(10):
        for table in tables:
            await visitor.post(f"/tables/{table}/hint", {"seat": 0})


async def want_reviews(visitor: Visitor) -> None:
    """Reviews of long games."""
    record = long_record()
    for _ in range(5):
        answer = await visitor.post("/records", {"record": record})
        if answer.status_code == 201:
            table = answer.json()["d"]["table"]["id"]
            await visitor.post(f"/tables/{table}/review", {"knowledge": "open"})


async def bring_maps(visitor: Visitor) -> None:
    """Maps with the maximum number of paths, requested in words and as pictures."""
    for spaces in (20, 60, 84):
        table = await visitor.open("rheingold", [ME, ME], options={"map": tangle(spaces)})
        for language in ("en", "de"):
            await visitor.http.get(f"/tables/{table}", params={"lang": language})
        await visitor.http.get(f"/tables/{table}/picture")


async def go_back_and_forth(visitor: Visitor) -> None:
    """A game whose actions are all undone."""
    table = await visitor.open("richelieu", [ME, ME], first=0)
    for number in range(500):
        shown = (await visitor.http.get(f"/tables/{table}", params={"v": 2, "seat": 0})).json()
        if "d" not in shown:
            return
        version, actions = shown["v"], shown["d"].get("actions", [])
        command = {"do": "undo", "count": 1, "version": version, "seat": 0}
        if actions:
            command = {"do": "play", "action": actions[0]["token"], "version": version, "seat": 0}
        await visitor.post(f"/tables/{table}/commands", {"id": str(number), "d": command})


async def send_garbage(visitor: Visitor) -> None:
    """Meaningless requests."""
    tables = await visitor.lobby()
    for _ in range(100):
        junk = random.randbytes(random.choice([1, 100, 300_000]))
        with suppress(*_BORED):
            await visitor.http.post("/tables", content=junk)
        async with visitor.socket(random.choice(tables)) as end:
            await end.send(junk[:20_000])
            await end.send("[" * 10_000)


async def come_and_go(visitor: Visitor) -> None:
    """Endless sessions and tables."""
    for _ in range(200):
        visitor.http.cookies.clear()
        await visitor.open("richelieu", [ME, OPEN], listed=True)


ATTACKS: tuple[Attack, ...] = (
    look_on,
    not_read,
    employ_bots,
    want_hints,
    want_reviews,
    bring_maps,
    go_back_and_forth,
    send_garbage,
    come_and_go,
)


def tangle(spaces: int) -> dict[str, Any]:
    """A map with a path between every two spaces."""
    ids = [f"s{number}" for number in range(spaces)]
    nodes: list[dict[str, Any]] = [
        {"id": name, "kind": "space", "x": number % 12 * 10, "y": number // 12 * 10}
        for number, name in enumerate(ids)
    ]
    paths = [[one, other] for one in ids for other in ids if one < other]
    for number in range(2):
        name = f"c{number}"
        nodes.append(
            {"id": name, "kind": "castle", "name": name, "swords": 1, "x": 200, "y": number * 20}
        )
        paths.append([name, ids[number]])
    for arms in range(1, 7):
        name = f"a{arms}"
        nodes.append({"id": name, "kind": "start", "arms": arms, "x": 230, "y": arms * 20})
        paths += [[name, ids[0]], [name, ids[1]]]
    return {"name": "tangle", "nodes": nodes, "paths": paths}


@cache
def long_record() -> dict[str, Any]:
    """A long game."""
    position, rng = blazon.new("rheingold", seed="long"), random.Random(1)
    while not position.over and len(position.actions) < 4_000:
        if position.actor is None:
            position.roll()
        else:
            position.play(rng.choice(list(position.legal)))
    found: dict[str, Any] = msgspec.to_builtins(position.record.to_builtins())
    return found


async def attack(url: str, number: int, what: Attack) -> None:
    """Repeat one of the attacks from its own address."""
    while True:
        visitor = Visitor(url, f"198.51.100.{number}")
        with suppress(*_BORED, LookupError, ValueError):
            async with asyncio.timeout(120):
                await what(visitor)
        await visitor.http.aclose()
        await asyncio.sleep(1)


def besiege(url: str) -> None:
    """Run all attacks at once in a separate process."""
    os.nice(19)

    async def main() -> None:
        await asyncio.gather(*(attack(url, number, one) for number, one in enumerate(ATTACKS, 1)))

    asyncio.run(main())


async def soak(url: str, process: int, folder: Path, args: argparse.Namespace) -> Honest:
    """Run them all, and report every minute."""
    honest, tasks = Honest(), list[asyncio.Task[None]]()
    for number in range(args.tables):
        visitor = Visitor(url, f"203.0.113.{number % 200 + 1}")
        game = ("richelieu", "rheingold")[number % 2]
        tasks.append(asyncio.create_task(honest.play(visitor, game)))
    for minute in range(args.minutes):
        since = time.monotonic()
        await asyncio.sleep(MINUTE)
        took = sorted(took for at, took in honest.took if at >= since)
        late = 1000 * took[int(0.99 * len(took))] if took else float("inf")
        disk = sum(file.stat().st_size for file in folder.iterdir()) / 1e6
        print(
            f"{minute + 1:4} min: {len(took):6} moves, p50 {1000 * took[len(took) // 2]:.0f} ms, "
            f"p99 {late:.0f} ms; {memory(process):.0f} MB of memory, {disk:.0f} MB on disk",
            flush=True,
        )
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return honest


def lost(database: Path, honest: Honest) -> int:
    """The number of acknowledged versions missing from the database."""
    with closing(sqlite3.connect(database)) as connection:
        kept = dict(connection.execute("select table_id, max(seq) from journal group by table_id"))
    return sum(max(0, version - kept.get(name, 0)) for name, version in honest.acknowledged.items())


def main() -> None:
    """Run the soak test and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=int, default=30)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--calm", action="store_true", help="without the attacks")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = folder / "soak.db"
        command = [sys.executable, "-m", "blazon", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{database}"]
        settings = {"BLAZON_LIMITS": "on", "BLAZON_TRUSTED_PROXIES": "127.0.0.1"}
        with started(None, command, **settings, BLAZON_BOT_WORKERS=1) as (url, process):
            attackers = get_context("spawn").Process(target=besiege, args=(url,), daemon=True)
            if not args.calm:
                attackers.start()
            honest = asyncio.run(soak(url, process, folder, args))
            if not args.calm:
                attackers.terminate()
        print(f"{lost(database, honest)} of {sum(honest.acknowledged.values())} versions lost")
        print(f"honest failures: {dict(honest.failures) or 'none'}")


if __name__ == "__main__":
    main()
