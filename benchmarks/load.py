"""A server's moves per second, with real rules and real views; both seats must receive each move.

The server runs in its own process on one core, this client on another. Every table has two
seats, each with its own connection; the player to act plays at random, and a move is complete
when both have received it.

    python -m benchmarks.load                         50 tables at full speed
    python -m benchmarks.load --tables 600 --pace 1   600 tables, a move a second each
    python -m benchmarks.load --tables 2000 --idle    the server's memory with idle tables
    python -m benchmarks.load --compare               alternate with a bare server, as a ratio
    python -m benchmarks.load --processes 1 2 --pace 1 --tables 300
                                                      several processes on one PostgreSQL
    python -m benchmarks.load --processes 1 --listeners 1
                                                      the cost of hearing of another's moves
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Collection, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg
import httpx
import msgspec
from run import find_uv
from tests.service.postgresql import single


class View(msgspec.Struct):
    """The part of a view that a client needs."""

    legal: list[str]
    over: bool


class News(msgspec.Struct):
    """The part of an update that the client reads."""

    view: View | None = None


class Message(msgspec.Struct):
    """A message from the server."""

    t: str
    v: int = 0
    d: News | None = None
    code: str = ""


_DECODE = msgspec.json.Decoder(Message).decode


class Socket(asyncio.Protocol):
    """A WebSocket client with only what this benchmark needs, to measure the server instead."""

    def __init__(self, seat: "Seat", path: str, host: str, cookie: str) -> None:
        self.seat, self.path, self.host, self.cookie = seat, path, host, cookie
        self.buffer, self.is_open = bytearray(), False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: blazon={self.cookie}",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Decode frames; pass text frames to the seat."""
        buffer = self.buffer
        buffer += data
        if not self.is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self.is_open = True
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                self.seat.hear(body)
            elif kind == 9:
                self.send(body, 10)

    def send(self, body: bytes, kind: int = 1) -> None:
        """Send a frame, masked with zeros."""
        size = len(body)
        assert size < 65_536
        head = bytes([128 | kind, 128 | size])
        if size > 125:
            head = bytes([128 | kind, 128 | 126]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)


class Table:
    """A table with two seats, and its measurements."""

    def __init__(self, name: str, load: "Load") -> None:
        self.name, self.load = name, load
        self.seats: list[Seat] = []
        self.version, self.heard, self.sent_at = 0, 0, 0.0
        self.acted_at = 0
        """The version at which the last action was sent."""
        self.is_over = False

    def hear(self, version: int) -> None:
        """A seat has received a version."""
        if version != self.version:
            self.version, self.heard = version, 1
            return
        self.heard += 1
        if self.heard == 2 and self.sent_at:
            self.load.took.append(time.perf_counter() - self.sent_at)
            self.load.move_done(self)

    def act(self) -> None:
        """The player to act plays at random, once at each version."""
        if self.acted_at == self.version:
            return
        self.acted_at = self.version
        for seat in self.seats:
            if seat.legal:
                action = random.choice(seat.legal)
                command = {"do": "play", "action": action, "version": self.version}
                self.sent_at = time.perf_counter()
                message = {
                    "t": "do",
                    "id": str(self.version),
                    "d": {**command, "seat": seat.number},
                }
                seat.socket.send(msgspec.json.encode(message))
                return
        self.is_over = True


class Seat:
    """A connection to a table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table, self.number, self.legal = table, number, list[str]()
        self.socket: Any = None

    def hear(self, body: bytes) -> None:
        """Handle a message."""
        message = _DECODE(body)
        if message.t != "update":
            raise SystemExit(f"refused: {body!r}")
        if message.d is not None and message.d.view is not None:  # not only who is present
            self.legal = message.d.view.legal
            self.table.hear(message.v)


class Load:
    """All tables."""

    def __init__(
        self, urls: list[str], game: str, pace: float | None, *, split: bool = False
    ) -> None:
        self.urls, self.game, self.pace, self.split = urls, game, pace, split
        self.took: list[float] = []
        self.tables: list[Table] = []
        self.running = False
        self.opening = asyncio.Queue[None]()

    async def open(self, http: httpx.AsyncClient) -> None:
        """Open a table, alternating between servers, and connect to both its seats.

        If the players are split, the second one connects to the next server.
        """
        url = self.urls[len(self.tables) % len(self.urls)]
        asked: dict[str, Any] = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        if self.game == "rheingold":
            asked["options"] = {"rounds": 30}
        answer = await http.post(f"{url}/api/tables", json=asked)
        name = answer.json()["d"]["table"]["id"]
        cookie = http.cookies["blazon"]
        table = Table(name, self)
        table.seats = [Seat(table, number) for number in (0, 1)]
        self.tables.append(table)
        loop, first = asyncio.get_running_loop(), self.urls.index(url)
        for seat in table.seats:
            there = first + seat.number if self.split else first
            host = self.urls[there % len(self.urls)].removeprefix("http://")
            address, _, port = host.partition(":")
            path = f"/api/tables/{name}/socket?seat={seat.number}"
            made = partial(Socket, seat, path, host, cookie)
            _, seat.socket = await loop.create_connection(made, address, int(port))

    def move_done(self, table: Table) -> None:
        """Continue at this table, at once or after its pace."""
        if not self.running:
            return
        if self.pace is None:
            table.act()
        else:
            later = max(0.0, self.pace - (time.perf_counter() - table.sent_at))
            asyncio.get_running_loop().call_later(later, table.act)
        if table.is_over:
            self.opening.put_nowait(None)


def report(took: list[float], seconds: float) -> None:
    """Print the measurements."""
    took.sort()

    def quantile(share: float) -> float:
        return 1000 * took[min(len(took) - 1, int(share * len(took)))]

    print(f"  {len(took) / seconds:,.0f} moves/s, both receipts counted")
    print(
        f"  latency p50 {quantile(0.5):.1f} ms, p90 {quantile(0.9):.1f} ms, "
        f"p99 {quantile(0.99):.1f} ms, worst {1000 * took[-1]:.1f} ms"
    )


@contextmanager
def server(core: int, folder: Path, *more: str) -> Iterator[tuple[str, int]]:
    """Start a server on one core; return its address and process number."""
    command = [sys.executable, "-m", "blazon", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'load.db'}", *more]
    with started(core, command) as found:
        yield found


@contextmanager
def bare_server(core: int, folder: Path) -> Iterator[tuple[str, int]]:
    """Start the reference on one core, with its library."""
    library = folder / "library"
    uv = find_uv()
    assert uv is not None, "run python3 run.py to install uv"
    fetch: list[str | Path] = [
        uv,
        "pip",
        "install",
        "--quiet",
        "--python",
        sys.executable,
        "--target",
        library,
    ]
    subprocess.run([*fetch, "aiohttp"], check=True)
    file = Path(__file__).with_name("bare.py")
    with started(core, [sys.executable, file, folder / "bare.db"], PYTHONPATH=library) as found:
        yield found


@contextmanager
def started(core: int | None, command: list[Any], **more: Any) -> Iterator[tuple[str, int]]:
    """Start a server on one core or any; return its address and process number."""
    environment = {**os.environ, "BLAZON_LIMITS": "off", "BLAZON_BOT_WORKERS": "0"}
    environment |= {name: str(value) for name, value in more.items()}
    with subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=None if core is None else partial(os.sched_setaffinity, 0, {core}),
    ) as process:
        assert process.stdout
        url = process.stdout.readline().split()[-1].rstrip("/")
        for _ in range(200):
            try:
                if httpx.get(f"{url}/ready", trust_env=False).status_code == 200:
                    break
            except httpx.HTTPError:
                time.sleep(0.05)
        try:
            yield url, process.pid
        finally:
            process.terminate()
            process.wait(20)


def compare(core: int, args: argparse.Namespace) -> None:
    """The cost of a move on the server, as a multiple of its cost on the reference."""
    ratios = []
    for _ in range(args.pairs):
        costs = []
        for start in (bare_server, server):
            with tempfile.TemporaryDirectory() as folder, start(core, Path(folder)) as found:
                print("bare" if start is bare_server else "blazon")
                costs.append(asyncio.run(run([found], args)))
        ratios.append(costs[1] / costs[0])
        print(f"  {ratios[-1]:.2f} times the bare server's processor time")
    print(
        f"median of {args.pairs}: {median(ratios):.2f}, from {min(ratios):.2f} to {max(ratios):.2f}"
    )


def scale(args: argparse.Namespace) -> None:
    """The total cost of a move for this many server processes on one PostgreSQL."""
    for count in args.processes:
        with ExitStack() as stack:
            address = args.database or stack.enter_context(single()).address
            command = [sys.executable, "-m", "blazon", "serve", "--port", "0"]
            command += ["--database", address]
            servers, listeners = (
                [stack.enter_context(started(None, command)) for _ in range(number)]
                for number in (count, args.listeners)
            )
            for args.split in (False, True)[:count]:
                how = "players split" if args.split else "each table at one"
                print(f"{args.game}, {args.tables} tables, {count} processes, {how}")
                asyncio.run(run(servers, args, [process for _, process in listeners]))
            size, rows = asyncio.run(stored(address))
            print(f"  {size / rows:.0f} bytes of the database for each entry")


async def stored(database: str) -> tuple[int, int]:
    """The size of a PostgreSQL database in bytes, and the number of entries in all journals."""
    connection = await asyncpg.connect(database)
    try:
        size = await connection.fetchval("select pg_database_size(current_database())")
        return size, await connection.fetchval("select count(*) from journal")
    finally:
        await connection.close()


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def postgres_processes() -> list[int]:
    """All processes of PostgreSQL on this machine."""
    names = ((file, file.read_text()) for file in Path("/proc").glob("[0-9]*/comm"))
    return [int(file.parent.name) for file, name in names if name.startswith("postgres")]


def memory(process: int) -> float:
    """Resident megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def run(
    servers: list[tuple[str, int]], args: argparse.Namespace, listeners: Collection[int] = ()
) -> float:
    """Open the tables, let them play, and report; returns processor seconds for each move.

    The listeners are processes without clients on the same database.
    """
    load = Load([url for url, _ in servers], args.game, args.pace, split=args.split)
    processes = [process for _, process in servers]
    async with httpx.AsyncClient(timeout=60, trust_env=False) as http:
        before = sum(map(memory, processes))
        for _ in range(args.tables):
            await load.open(http)
        await asyncio.sleep(1)
        if args.idle:
            print(f"  {args.tables} idle tables, {2 * args.tables} connections:")
            print(f"  {sum(map(memory, processes)):.0f} MB resident, {before:.0f} MB before")
            return 0.0
        load.running = True
        loop = asyncio.get_running_loop()
        for table in load.tables:
            loop.call_later(random.random() * (args.pace or 0), table.act)
        await asyncio.sleep(args.warm_up)
        load.took.clear()
        began, used = time.perf_counter(), sum(map(cpu_seconds, processes))
        of_database = sum(map(cpu_seconds, postgres_processes()))
        of_listeners = sum(map(cpu_seconds, listeners))
        while (left := args.seconds - (time.perf_counter() - began)) > 0:
            try:
                await asyncio.wait_for(load.opening.get(), left)
            except TimeoutError:
                break
            await load.open(http)
            loop.call_later(0.05, load.tables[-1].act)
        seconds = time.perf_counter() - began
        used = sum(map(cpu_seconds, processes)) - used
        of_database = sum(map(cpu_seconds, postgres_processes())) - of_database
        of_listeners = sum(map(cpu_seconds, listeners)) - of_listeners
        report(load.took, seconds)
        print(f"  {1e6 * used / len(load.took):.0f} µs of the server's processor for each move")
        if args.processes:
            print(f"  {1e6 * of_database / len(load.took):.0f} µs of PostgreSQL's")
        if listeners:
            print(f"  {1e6 * of_listeners / len(load.took):.1f} µs of all listeners'")
        resident = sum(map(memory, processes))
        print(f"  {100 * used / seconds:.0f} % of a core, {resident:.0f} MB resident")
        return used / len(load.took)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="richelieu")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pace", type=float, help="seconds between moves at one table")
    parser.add_argument("--idle", action="store_true")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--compare", action="store_true", help="with the bare server, in turn")
    parser.add_argument("--pairs", type=int, default=3)
    parser.add_argument("--processes", type=int, nargs="+", help="on one PostgreSQL, in turn")
    parser.add_argument("--database", help="of a PostgreSQL of one's own, for --processes")
    parser.add_argument("--listeners", type=int, default=0, help="beside them, without clients")
    args = parser.parse_args(namespace=argparse.Namespace(split=False))
    cores = sorted(os.sched_getaffinity(0))
    if args.processes:
        scale(args)
        return
    os.sched_setaffinity(0, {cores[-1]})
    if args.compare:
        compare(cores[0], args)
        return
    with tempfile.TemporaryDirectory() as folder, server(cores[0], Path(folder)) as found:
        print(f"{args.game}, {args.tables} tables")
        asyncio.run(run([found], args))


if __name__ == "__main__":
    main()
