"""A server under honest load while attackers try to stop it, fill it and crowd out others.

Two-player tables play a move a second each, from their own addresses; the benchmark times them.
At the same time, attackers send everything that is in ``attacks.py``, from one address or from
several at once. Limits are on, and this program acts as the trusted proxy that supplies the
addresses. The attacks run in a separate low-priority process, since real attackers would not use
this machine.

    python -m benchmarks.soak --minutes 10 --addresses 20

Each minute it reports the slowest hundredth of the honest moves, and the server's memory and disk
use. It fails if a bound is broken: the slowest hundredth of all moves, honest players who were cut
off or refused, growing memory, or acknowledged moves that are not in the database.
"""

import argparse
import asyncio
import json
import math
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from statistics import mean

from websockets.asyncio.client import ClientConnection

from benchmarks.attacks import besiege
from benchmarks.load import cpu_seconds, memory, started
from benchmarks.visitors import BORED, ME, Visitor

MINUTE = 60.0
LATEST = 0.25
"""Seconds that all but a hundredth of the honest moves may take."""
GROWTH = 1.1
"""The server's memory at the end, as a multiple of that in the middle."""


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
            except BORED as error:
                self.failures[f"cut off: {error!r}"] += 1
                await asyncio.sleep(1)

    async def _play_one(self, visitor: Visitor, game: str) -> None:
        options = {"rounds": 20} if game == "rheingold" else {}
        name = await visitor.open(game, [ME, ME], options=options, watch="anyone", listed=True)
        if name is None:
            self.failures["refused: a table"] += 1
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
            if message["t"] == "refused":
                self.failures[f"refused: {message['code']}"] += 1
            if message["t"] == "update" and "view" in message["d"]:
                return message["v"], [one["token"] for one in message["d"]["actions"]]

    def slowest(self, since: float = 0.0) -> str:
        """How many moves were made since then, and how long they took."""
        took = sorted(took for at, took in self.took if at >= since)
        return f"{len(took):6} moves, " + ", ".join(
            f"{name} {1000 * quantile(took, share):.0f} ms"
            for name, share in (("p50", 0.5), ("p99", 0.99), ("worst", 1.0))
        )


def quantile(ordered: list[float], share: float) -> float:
    """The value above this share of the others; infinite without values."""
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else math.inf


async def soak(
    url: str, process: int, folder: Path, args: argparse.Namespace
) -> tuple[Honest, list[float]]:
    """Play honestly, and report every minute; returns the server's memory each second, too."""
    honest, tasks, sizes = Honest(), list[asyncio.Task[None]](), list[float]()
    for number in range(args.tables):
        visitor = Visitor(url, f"203.0.113.{number % 200 + 1}")
        game = ("richelieu", "rheingold")[number % 2]
        tasks.append(asyncio.create_task(honest.play(visitor, game)))
    for minute in range(args.minutes):
        since, used = time.monotonic(), cpu_seconds(process)
        while time.monotonic() < since + MINUTE:
            await asyncio.sleep(1)
            sizes.append(memory(process))
        disk = sum(file.stat().st_size for file in folder.iterdir()) / 1e6
        busy = (cpu_seconds(process) - used) / MINUTE
        print(
            f"{minute + 1:4} min: {honest.slowest(since)}; {sizes[-1]:.0f} MB of memory, "
            f"{disk:.0f} MB on disk, {100 * busy:.0f} % of a core",
            flush=True,
        )
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return honest, sizes


def lost(database: Path, honest: Honest) -> int:
    """The number of acknowledged versions missing from the database."""
    with closing(sqlite3.connect(database)) as connection:
        kept = dict(connection.execute("select table_id, max(seq) from journal group by table_id"))
    return sum(max(0, version - kept.get(name, 0)) for name, version in honest.acknowledged.items())


def report(honest: Honest, sizes: list[float], missing: int) -> bool:
    """Print the result; returns whether every bound holds."""
    took, part = sorted(took for _, took in honest.took), max(1, len(sizes) // 10)
    start, middle, end = (
        mean(sizes[at : at + part]) for at in (0, (len(sizes) - part) // 2, len(sizes) - part)
    )
    refused = dict(honest.failures) or "none"
    bounds = {
        f"honest players: {honest.slowest()}": quantile(took, 0.99) < LATEST,
        f"honest players cut off or refused: {refused}": not honest.failures,
        f"memory: {start:.0f} MB at the start, {middle:.0f} MB in the middle, {end:.0f} MB at the "
        "end": end < GROWTH * middle,
        f"{missing} of {sum(honest.acknowledged.values())} versions lost": missing == 0,
    }
    for line, holds in bounds.items():
        print(f"{'good' if holds else 'BAD '}  {line}")
    return all(bounds.values())


def main() -> int:
    """Run the soak test and print the result."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=int, default=30)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--addresses", type=int, default=1, help="from which each attack comes")
    parser.add_argument("--calm", action="store_true", help="without the attacks")
    args = parser.parse_args()
    subprocess.run([sys.executable, "-m", "blazon", "compile"], check=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = folder / "soak.db"
        command = [sys.executable, "-m", "blazon", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{database}"]
        settings = {"BLAZON_LIMITS": "on", "BLAZON_TRUSTED_PROXIES": "127.0.0.1"}
        with started(None, command, **settings, BLAZON_BOT_WORKERS=1) as (url, process):
            siege = (url, args.addresses, MINUTE * args.minutes)
            attackers = get_context("spawn").Process(target=besiege, args=siege, daemon=True)
            if not args.calm:
                attackers.start()
            honest, sizes = asyncio.run(soak(url, process, folder, args))
            if not args.calm:
                attackers.join(MINUTE)
        is_good = report(honest, sizes, lost(database, honest))
    if not args.calm and attackers.exitcode != 0:
        print("BAD   the attackers failed")
        return 1
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
