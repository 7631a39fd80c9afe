"""A client that plays at full speed while its server is killed and restarted many times.

It remembers everything that the server acknowledged, and looks for it in the database after each
kill.
"""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tests.samples import SHORT
from tests.service.journals import Row, actions_of, check_gapless, check_seen, journals, patiently
from tests.service.servers import ServerProcess

from blazon.client import RefusedError, Server, Watched
from blazon.match.fairness import verify
from blazon.match.record import Record
from blazon.service.base.secrets import new_id

UNDO_SHARE = 0.1
"""How often a player undoes the last action, where allowed."""
LONGEST_SECONDS = 0.5
"""The longest time between a game's last move and a kill."""


@dataclass(frozen=True)
class Wanted:
    """A command from a player."""

    table: str
    command: str
    do: str
    action: str | None


@dataclass
class Memory:
    """The players' commands, and the server's acknowledgements."""

    sent: set[str] = field(default_factory=set)
    acknowledged: dict[tuple[str, int], Wanted] = field(default_factory=dict)
    """By table and version."""
    tables: set[str] = field(default_factory=set)
    finished: set[str] = field(default_factory=set)
    doubled: int = 0
    """Versions that two different commands claim to have made; must be empty."""

    def keep(self, wanted: Wanted, version: int) -> None:
        """Remember an acknowledgement."""
        before = self.acknowledged.setdefault((wanted.table, version), wanted)
        self.doubled += before != wanted

    async def check(self, database: str) -> int:
        """Everything acknowledged is in the database, once; returns the number of entries."""
        known, tables = dict(self.acknowledged), set(self.tables)
        found = await journals(database)
        assert tables <= set(found)
        for rows in found.values():
            check_gapless(rows)
            assert {row.command for row in rows if row.event["kind"] == "played"} <= self.sent
        for (table, version), wanted in known.items():
            row = found[table][version - 1]
            assert row.command == wanted.command
            assert row.event["kind"] == {"play": "played", "undo": "undone"}[wanted.do]
            assert row.event.get("action") == wanted.action
        assert self.doubled == 0
        return sum(map(len, found.values()))


class Player:
    """A session that holds both seats of one table after another and plays at full speed."""

    def __init__(self, server: Server, memory: Memory, seed: str) -> None:
        self.server, self.memory, self.rng = server, memory, random.Random(seed)
        self.seats: list[Watched] = []
        self.moved_at = 0.0
        """When the server last acknowledged a move, by the monotonic clock."""

    async def play(self, stopping: asyncio.Event) -> None:
        """Play one game after another, the last one to its end."""
        while not stopping.is_set():
            game, options = self.rng.choice(SHORT)
            seats = [{"kind": "me"}, {"kind": "me"}]
            asked: dict[str, Any] = {
                "game": game,
                "options": options,
                "seats": seats,
                "watch": "nobody",
            }
            opened = await patiently(partial(self.server.open_table, **asked))
            table = opened["d"]["table"]["id"]
            self.memory.tables.add(table)
            async with self._seated(table):
                while (seat := await self._to_decide()) is not None:
                    await self._decide(seat)
                for seat in self.seats:
                    await check_seen(seat)
            self.memory.finished.add(table)

    @asynccontextmanager
    async def _seated(self, table: str) -> AsyncIterator[None]:
        one, other = self.server.watch(table, 0), self.server.watch(table, 1)
        async with one as first, other as second:
            self.seats = [first, second]
            yield

    async def _to_decide(self) -> Watched | None:
        """The seat that must decide, once both are up to date; None at the end."""
        newest = max(seat.version for seat in self.seats)
        for seat in self.seats:
            await seat.wait(lambda seat=seat, newest=newest: seat.version >= newest, 120)
        if any(seat.is_over for seat in self.seats):
            return None
        number: int = self.seats[0].view["player"]
        return self.seats[number]

    async def _decide(self, seat: Watched) -> None:
        if self.rng.random() < UNDO_SHARE:
            with suppress(RefusedError):
                await self._do(seat, Wanted(seat.id, new_id(), "undo", None))
                return
        action = self.rng.choice(seat.legal)
        await self._do(seat, Wanted(seat.id, new_id(), "play", action), action=action)

    async def _do(self, seat: Watched, wanted: Wanted, **more: Any) -> None:
        self.memory.sent.add(wanted.command)
        version = await seat.do(
            wanted.do, wanted.command, version=seat.version, seat=seat.seat, **more
        )
        self.memory.keep(wanted, version)
        self.moved_at = time.monotonic()


async def check_record(server: Server, table: str, rows: list[Row]) -> None:
    """A finished game's record matches the journal and the secret."""
    found = await patiently(partial(server.request, "GET", f"/tables/{table}/record"))
    record = Record.from_builtins(found)
    assert list(record.actions) == actions_of(rows)
    verify(record)


@dataclass(frozen=True)
class Outcome:
    """The result."""

    kills: int
    tables: int
    finished: int
    acknowledged: int
    entries: int
    recovered: list[tuple[float, float]]
    """For each kill, the seconds until the first table and until the last one moved again."""


async def kill_often(
    process: ServerProcess,
    times: int,
    seed: str,
    players: int = 2,
    report: Callable[[int], None] = lambda _: None,
    restart_seconds: float = 0.1,
) -> Outcome:
    """Let players play at a running server, kill it this many times, and check everything.

    Args:
        process: the server; it is running before and after.
        times: the number of kills.
        seed: for the players' choices and the times of the kills.
        players: the number of simultaneous sessions.
        report: called after each kill with the number of kills.
        restart_seconds: how long the supervisor waits before it restarts a killed server.
    """
    memory, stopping, rng = Memory(), asyncio.Event(), random.Random(seed)
    recovered = []
    async with Server(process.url) as server:
        await server.open_table(game="richelieu", seats=[{"kind": "me"}, {"kind": "open"}])
        async with asyncio.TaskGroup() as group:
            playing = [Player(server, memory, f"{seed} {number}") for number in range(players)]
            for player in playing:
                group.create_task(player.play(stopping))
            await _all_move(playing, 0)
            for kill in range(times):
                await asyncio.sleep(rng.random() * LONGEST_SECONDS)
                killed = time.monotonic()
                await asyncio.to_thread(process.kill)
                # Meanwhile, the players read the killed server's last answers.
                await asyncio.sleep(restart_seconds)
                started = time.monotonic()
                await asyncio.to_thread(process.start)
                moved = await _all_move(playing, started)
                recovered.append((min(moved) - killed, max(moved) - killed))
                await memory.check(process.database)
                report(kill + 1)
            stopping.set()
        entries = await memory.check(process.database)
        found = await journals(process.database)
        for table in memory.finished:
            await check_record(server, table, found[table])
    assert memory.finished == memory.tables
    done = len(memory.acknowledged)
    return Outcome(times, len(memory.tables), len(memory.finished), done, entries, recovered)


async def _all_move(players: list[Player], since: float) -> list[float]:
    """Wait until the server acknowledges a move of each player; returns the times."""
    moved: dict[Player, float] = {}
    async with asyncio.timeout(120):
        while len(moved) < len(players):
            for player in players:
                if player.moved_at > since:
                    moved.setdefault(player, player.moved_at)
            await asyncio.sleep(0.001)
    return list(moved.values())
