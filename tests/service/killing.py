"""A client that plays at full speed while its server is killed and restarted many times.

It remembers everything that the server acknowledged, and looks for it in the database after each
kill.
"""

import asyncio
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from tests.limits import HANGS_SECONDS
from tests.samples import SHORT
from tests.service.journals import Row, actions_of, check_gapless, check_seen, journals, patiently
from tests.service.people import ME, OPEN, all_of, new_table
from tests.service.servers import ServerProcess

from blazon.client import RefusedError, Server, Watched
from blazon.match.fairness import verify
from blazon.match.record import Record
from blazon.service.base.secrets import new_id

UNDO_SHARE = 0.1
"""How often a player undoes the last action, where allowed."""
LONGEST_SECONDS = 0.5
"""The longest time between a game's last move and a kill."""


@dataclass
class Commands:
    """The commands of a table's players, and the server's answers."""

    sent: set[str] = field(default_factory=set)
    acknowledged: dict[int, tuple[str, str, str | None]] = field(default_factory=dict)
    """For the resulting version: the command, its event, and its action."""
    refused: dict[str, str] = field(default_factory=dict)
    """The codes by command."""

    async def send(self, seat: Watched, action: str | None = None) -> int:
        """Play this action, or undo the last one; returns the version; raises RefusedError."""
        command, asked = new_id(), {} if action is None else {"action": action}
        self.sent.add(command)
        do, event = ("play", "played") if asked else ("undo", "undone")
        try:
            made = await seat.do(do, command, version=seat.version, seat=seat.seat, **asked)
        except RefusedError as refused:
            self.refused[command] = refused.code
            raise
        assert made not in self.acknowledged, "two commands made the same version"
        self.acknowledged[made] = command, event, action
        return made

    def check(self, rows: list[Row]) -> None:
        """Nothing is lost or duplicated, and no refused command took effect."""
        check_gapless(rows)
        for version, wanted in self.acknowledged.items():
            row = rows[version - 1]
            assert (row.command, row.event["kind"], row.event.get("action")) == wanted
        played = [row for row in rows if row.event["kind"] == "played"]
        assert {row.command for row in played if "bot" not in row.event} <= self.sent
        done = {row.command for row in rows} & set(self.refused)
        assert not done, [self.refused[command] for command in done if command]


@dataclass
class Memory:
    """The tables at which the players have sat, and those whose games have ended."""

    tables: dict[str, Commands] = field(default_factory=dict)
    finished: set[str] = field(default_factory=set)

    async def check(self, database: str) -> int:
        """Everything acknowledged is in the database, once; returns the number of entries."""
        known = {  # while the database is read, more is acknowledged
            table: replace(one, acknowledged=one.acknowledged.copy())
            for table, one in self.tables.items()
        }
        found = await journals(database)
        assert set(known) <= set(found)
        for table, rows in found.items():
            known.get(table, self.tables.get(table, Commands())).check(rows)
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
            asked: dict[str, Any] = {"options": options, "seats": [ME, ME], "watch": "nobody"}
            opened = await patiently(partial(self.server.open_table, game=game, **asked))
            table = opened["d"]["table"]["id"]
            self.memory.tables[table] = Commands()
            async with all_of(self.server.watch(table, seat) for seat in (0, 1)) as self.seats:
                while (seat := await self._to_decide()) is not None:
                    await self._decide(seat)
                for seat in self.seats:
                    await check_seen(seat)
            self.memory.finished.add(table)

    async def _to_decide(self) -> Watched | None:
        """The seat that must decide, once both are up to date; None at the end."""
        newest = max(seat.version for seat in self.seats)
        for seat in self.seats:
            await seat.wait(lambda seat=seat, newest=newest: seat.version >= newest)
        if any(seat.is_over for seat in self.seats):
            return None
        number: int = self.seats[0].view["player"]
        return self.seats[number]

    async def _decide(self, seat: Watched) -> None:
        if self.rng.random() < UNDO_SHARE:
            with suppress(RefusedError):
                await self._do(seat)
                return
        await self._do(seat, self.rng.choice(seat.legal))

    async def _do(self, seat: Watched, action: str | None = None) -> None:
        await self.memory.tables[seat.id].send(seat, action)
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
        await new_table(server, ME, OPEN)
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
    assert memory.finished == set(memory.tables)
    done = sum(len(one.acknowledged) for one in memory.tables.values())
    return Outcome(times, len(memory.tables), len(memory.finished), done, entries, recovered)


async def _all_move(players: list[Player], since: float) -> list[float]:
    """Wait until the server acknowledges a move of each player; returns the times."""
    moved: dict[Player, float] = {}
    async with asyncio.timeout(HANGS_SECONDS):
        while len(moved) < len(players):
            for player in players:
                if player.moved_at > since:
                    moved.setdefault(player, player.moved_at)
            await asyncio.sleep(0.001)
    return list(moved.values())
