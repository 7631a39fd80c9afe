"""Many tables whose clients and bots are spread over several server processes.

The processes share one PostgreSQL and are killed one after the other; clients of a dead process
continue at another, as behind a proxy.
"""

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tests.samples import SHORT
from tests.service.journals import Row, check_seen, journals, patiently
from tests.service.killing import Commands, check_record
from tests.service.people import heard
from tests.service.servers import ServerProcess

from blazon.client import RefusedError, Server, Watched
from blazon.service.base.secrets import new_id

BOTS = ("random", "groom", "greedy", "page")
STALLED_SECONDS = 120
"""How long after the last move anywhere unfinished tables count as hanging."""


@contextmanager
def processes(
    database: str, folder: Path, number: int, **settings: Any
) -> Iterator[list[ServerProcess]]:
    """This many servers on one database."""
    found = [ServerProcess(database, folder / f"log-{n}.txt", **settings) for n in range(number)]
    try:
        yield [one.start() for one in found]
    finally:
        for one in found:
            one.stop()


@dataclass
class Spread:
    """The servers, and the clients connected to each."""

    processes: list[ServerProcess]
    rng: random.Random
    sessions: list[Server] = field(default_factory=list)
    kills: int = 0
    moved: int = 0
    """Clients that continued at another server."""
    workers: set[int] = field(default_factory=set)
    """Child processes of the killed servers."""

    def enter(self, number: int) -> Server:
        """Connect a new visitor to one of the servers."""
        session = Server(self.processes[number % len(self.processes)].url)
        self.sessions.append(session)
        return session

    async def kill(self, victim: ServerProcess, away: float) -> None:
        """Kill a server, send its clients to the others, and restart it after a while."""
        others = [one.url for one in self.processes if one is not victim]
        self.workers |= victim.children
        await asyncio.to_thread(victim.kill)
        self.kills += 1
        for session in self.sessions:
            if session.url == victim.url:
                session.url = self.rng.choice(others)
                session.http.base_url = session.url
                self.moved += 1
        await asyncio.sleep(away)
        await asyncio.to_thread(victim.start)


class Game:
    """One table with people, bots and a watching host, all at different servers."""

    def __init__(self, spread: Spread, number: int, seed: str) -> None:
        self.spread, self.number = spread, number
        self.rng = random.Random(f"{seed} {number}")
        self.game, self.options = SHORT[number % len(SHORT)]
        players = self.rng.choice((2, 3)) if self.game == "rheingold" else 2
        self.persons = range(self.rng.randint(0, players))
        bots = [{"kind": "bot", "bot": self.rng.choice(BOTS)} for _ in range(players)]
        self.seats = [{"kind": "open"} for _ in self.persons] + bots[len(self.persons) :]
        self.id = ""
        self.watching: list[Watched] = []
        self.commands = Commands()
        self.is_finished = False

    async def play(self) -> None:
        """Open the table, join, and play to the end; then all clients must have seen the same."""
        host = self.spread.enter(self.number)
        options = {name: value for name, value in self.options.items() if name != "players"}
        asked: dict[str, Any] = {"game": self.game, "options": options, "seats": self.seats}
        opened = await patiently(partial(host.open_table, **asked, listed=True))
        self.id = opened["d"]["table"]["id"]
        async with AsyncExitStack() as stack:
            self.watching.append(await stack.enter_async_context(host.watch(self.id)))
            for seat in self.persons:
                person = await self._sit_down(seat)
                self.watching.append(await stack.enter_async_context(person.watch(self.id, seat)))
            await asyncio.gather(*map(self._decide, self.watching[1:]))
            for one in self.watching:
                await self._see_the_end(one)
        self.is_finished = True

    async def _sit_down(self, seat: int) -> Server:
        """A client with a session moves to another server, and takes this seat."""
        person, command = self.spread.enter(self.number + 1 + seat), new_id()
        name = {"name": f"Person {seat}"}
        await patiently(partial(person.request, "PATCH", "/session", json=name))
        await patiently(partial(person.do, self.id, "join", command, seat=seat))
        return person

    async def _decide(self, seat: Watched) -> None:
        """Play for a seat, to the end."""
        while not seat.is_over:
            version = seat.version
            if seat.legal:
                await self._play(seat, self.rng.choice(seat.legal))
            else:
                await self._news(seat, version)

    async def _play(self, seat: Watched, action: str) -> None:
        version = seat.version
        try:
            made = await self.commands.send(seat, action)
        except RefusedError:
            if seat.version == version:
                await asyncio.sleep(0.05)
        else:
            await heard(seat, made)

    async def _news(self, seat: Watched, version: int) -> None:
        await seat.wait(lambda: seat.version != version or seat.is_over, 10 * STALLED_SECONDS)

    async def _see_the_end(self, one: Watched) -> None:
        await one.wait(lambda: one.is_over, 10 * STALLED_SECONDS)
        await check_seen(one)

    def __str__(self) -> str:
        """The table's state, to find the cause of a hang."""
        seen = [f"{one.seat}: v{one.version} at {one.server.url}" for one in self.watching]
        view = self.watching[0].view if self.watching else {}
        waits = f"{view.get('phase')} of {view.get('player')}"
        return f"{self.id} {self.game} {self.seats} {waits}, seen by {', '.join(seen)}"


@dataclass(frozen=True)
class Outcome:
    """The result."""

    tables: int
    kills: int
    moved: int
    entries: int
    acknowledged: int
    bots: int
    """Moves by bots."""
    refused: Counter[str]

    def __str__(self) -> str:
        refused = ", ".join(f"{number} {code}" for code, number in self.refused.items()) or "none"
        return (
            f"{self.tables} tables finished and verified; {self.kills} kills, "
            f"{self.moved} clients moved to another process; {self.entries:,} entries: "
            f"{self.acknowledged:,} acknowledged moves and {self.bots:,} of bots, "
            f"none lost, none twice; refused: {refused}"
        )


async def play_all(
    servers: list[ServerProcess],
    tables: int,
    seed: str,
    most_kills: int,
    pause: tuple[float, float] = (4, 8),
    report: Callable[[str], None] = lambda _: None,
) -> Outcome:
    """Play this many tables at once while processes are killed; check everything.

    Args:
        servers: the running servers, on one database.
        tables: the number of tables.
        seed: for the tables, the choices and the times.
        most_kills: the maximum number of kills; the games continue.
        pause: the minimum and maximum time before a process is killed, in seconds.
        report: called now and then with the progress.
    """
    spread = Spread(servers, random.Random(seed))
    games = [Game(spread, number, seed) for number in range(tables)]
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(game.play()) for game in games]
        watch = group.create_task(_watch(games, report))
        ended = asyncio.Event()
        group.create_task(_kill_in_turn(spread, most_kills, pause, ended))
        await asyncio.gather(*playing)
        ended.set()
        watch.cancel()
    found = await journals(servers[0].database)
    for game in games:
        game.commands.check(found[game.id])
        await check_record(spread.enter(0), game.id, found[game.id])
    for session in spread.sessions:
        await session.http.aclose()
    await check_ended(spread.workers)
    return _outcome(spread, games, found)


async def check_ended(workers: set[int], seconds: float = 30) -> None:
    """The workers of a killed server must end by themselves; the others are killed."""
    until = asyncio.get_running_loop().time() + seconds
    while left := {one for one in workers if Path(f"/proc/{one}").exists()}:
        if asyncio.get_running_loop().time() > until:
            for one in left:
                os.kill(one, signal.SIGKILL)
            raise AssertionError(f"workers that outlived their server: {left}")
        await asyncio.sleep(0.1)


async def _kill_in_turn(
    spread: Spread, most: int, pause: tuple[float, float], ended: asyncio.Event
) -> None:
    for number in range(most):
        with suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), spread.rng.uniform(*pause))
        if ended.is_set():
            return
        victim = spread.processes[number % len(spread.processes)]
        await spread.kill(victim, spread.rng.uniform(0, pause[0]))


async def _watch(games: list[Game], report: Callable[[str], None]) -> None:
    """Report the progress; raises AssertionError that lists the hanging tables if none moves."""
    before, since, loop = -1, 0.0, asyncio.get_running_loop()
    while True:
        now = sum(one.version for game in games for one in game.watching)
        if now != before:
            before, since = now, loop.time()
        left = [game for game in games if not game.is_finished]
        stalled = loop.time() - since > STALLED_SECONDS
        assert not stalled, "these hang:\n" + "\n".join(map(str, left))
        report(f"{len(left)} of {len(games)} tables are not over")
        await asyncio.sleep(1)


def _outcome(spread: Spread, games: list[Game], found: dict[str, list[Row]]) -> Outcome:
    rows = [row for game in games for row in found[game.id]]
    return Outcome(
        tables=len(games),
        kills=spread.kills,
        moved=spread.moved,
        entries=len(rows),
        acknowledged=sum(len(game.commands.acknowledged) for game in games),
        bots=sum("bot" in row.event for row in rows if row.event["kind"] == "played"),
        refused=Counter(code for game in games for code in game.commands.refused.values()),
    )
