"""Workers are shared fairly: nobody waits for all of another user's work."""

import asyncio
import json
import multiprocessing
import os
import threading
import time
from concurrent.futures.process import BrokenProcessPool
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.limits import HANGS_SECONDS
from tests.samples import random_game
from tests.service.people import ME, new_table, refused, several, until
from tests.service.servers import running
from tests.service.stores import sql

from blazon.bots.advice import Advice
from blazon.bots.search import Finding
from blazon.client import RefusedError, Server
from blazon.service.base.limits import MOST_HINTS_OF_NETWORK, TABLES_FOR_EACH_WORKER
from blazon.service.base.refusals import Refusal
from blazon.service.journal.changes import next_version, open_table
from blazon.service.journal.entries import Entry
from blazon.service.journal.opening import OpenTable, SeatAsked, opening
from blazon.service.journal.playing import deal
from blazon.service.journal.table import Table
from blazon.service.workers.hints import Hints
from blazon.service.workers.pool import WorkerPool
from blazon.service.workers.shares import FairShares

SECRET = bytes(32)


class Line:
    """Shares turns, and lists their owners in order; its time passes when all wait for it."""

    def __init__(self, turns: int) -> None:
        self.shares, self.taken, self.now = FairShares(turns, lambda: self.now), list[str](), 0.0
        self._ends, self._numbers = set[tuple[float, int]](), count()

    async def take(self, network: str, seconds: float = 0.0, *, is_patient: bool = False) -> None:
        """One turn."""
        async with self.shares.turn(network, is_patient=is_patient):
            self.taken.append(network)
            await self.wait(seconds)

    async def wait(self, seconds: float) -> None:
        """Wait until it is this much later, and nobody is due earlier."""
        own, quiet = (self.now + seconds, next(self._numbers)), 0
        self._ends.add(own)
        try:
            while quiet < 10:  # the others may need a few rounds of the event loop to come here
                await asyncio.sleep(0)
                quiet = quiet + 1 if min(self._ends) == own else 0
            self.now = own[0]
        finally:
            self._ends.discard(own)


async def test_networks_take_turns() -> None:
    line = Line(1)
    async with asyncio.TaskGroup() as group:
        for network in "aaaaaabbcc":
            group.create_task(line.take(network, 0.01))
    taken = line.taken
    assert taken[0] == "a"
    assert sorted(taken[1:3]) == ["b", "c"], "who has had nothing is next"
    assert taken[-3:] == ["a"] * 3


async def test_who_comes_new_waits_for_one_turn_only() -> None:
    line = Line(2)
    async with asyncio.TaskGroup() as group:
        for _ in range(40):
            group.create_task(line.take("crowd", 0.005))
        await line.wait(0.03)
        before = len(line.taken)
        await line.take("new")
        assert (line.taken.index("new") - before) <= 2


async def test_an_network_with_a_turn_gives_way_to_one_without() -> None:
    line = Line(2)
    async with asyncio.TaskGroup() as group:
        group.create_task(line.take("long", 0.1))
        group.create_task(line.take("other", 0.01))
        await asyncio.sleep(0)
        for network in ("long", "other", "other"):
            group.create_task(line.take(network, 0.01))
    assert line.taken == ["long", "other", "other", "other", "long"]


async def test_the_patient_wait_until_nobody_else_does() -> None:
    line = Line(1)
    async with asyncio.TaskGroup() as group:
        group.create_task(line.take("first", 0.01))
        await asyncio.sleep(0)
        group.create_task(line.take("patient", is_patient=True))
        for _ in range(3):
            group.create_task(line.take("first", 0.01))
    assert line.taken == ["first"] * 4 + ["patient"]


async def test_a_turn_that_nobody_waits_for_any_more_is_not_lost() -> None:
    line = Line(1)
    holding = asyncio.create_task(line.take("a", 10))
    await asyncio.sleep(0)
    waiting = asyncio.create_task(line.take("b"))
    await asyncio.sleep(0)
    waiting.cancel()
    holding.cancel()
    await asyncio.gather(waiting, holding, return_exceptions=True)
    last = asyncio.create_task(line.take("c"))
    late = asyncio.create_task(line.take("d"))
    await asyncio.sleep(0)
    last.cancel()
    await late


# Workers


def _number(given: int) -> int:
    return given


def _process() -> int:
    return os.getpid()


def _hang() -> None:
    time.sleep(2 * HANGS_SECONDS)


def _die() -> None:
    os._exit(3)


def _swell() -> int:
    return len(bytearray(1 << 29))


def _watches_workers(thread: threading.Thread) -> bool:
    return type(thread).__module__ == "concurrent.futures.process"


async def test_a_worker_that_hangs_is_replaced() -> None:
    pool = WorkerPool(1, seconds=0.5)
    try:
        first = await pool.ask(_process, network="a")
        with pytest.raises(TimeoutError):
            await pool.ask(_hang, network="a")
        assert await pool.ask(_process, network="a") != first
        await until(lambda: first not in {one.pid for one in multiprocessing.active_children()})
    finally:
        pool.stop()
        await pool.gone()
    assert not [thread for thread in threading.enumerate() if _watches_workers(thread)]


async def test_what_workers_die_of_is_given_up_and_the_next_works() -> None:
    pool = WorkerPool(1)
    try:
        with pytest.raises(BrokenProcessPool):
            await pool.ask(_die, network="a")
        assert await pool.ask(_number, 3, network="a") == 3
    finally:
        pool.stop()


async def test_a_worker_takes_so_much_memory_at_most() -> None:
    small, large = WorkerPool(1, memory=1 << 28), WorkerPool(1)
    try:
        with pytest.raises(MemoryError):
            await small.ask(_swell, network="a")
        assert await small.ask(_number, 3, network="a") == 3
        assert await large.ask(_swell, network="a") == 1 << 29
    finally:
        small.stop()
        large.stop()


# The server


async def test_bots_are_not_left_alone_unless_the_host_says_so(tmp_path: Path) -> None:
    with running(tmp_path, bots_alone="off") as server:
        bot = {"kind": "bot", "bot": "random"}
        async with Server(server.url) as ann:
            error = await refused(ann.open_table(game="richelieu", seats=[bot, bot]))
            assert (error.code, "at least one must be for a person" in str(error)) == ("bad", True)
            opened = await ann.open_table(game="richelieu", seats=[{"kind": "open"}, bot])
            assert opened["d"]["table"]["status"] == "open"


async def test_a_first_move_does_not_wait_for_a_crowd_of_bots(tmp_path: Path) -> None:
    """One session has twelve tables with only bots, which never stop; another has one game."""
    with running(tmp_path, bot_workers="1", trusted_proxies="127.0.0.1") as server:
        bot = {"kind": "bot", "bot": "page"}
        async with several(server.url, 2) as (ann, bob):
            for _ in range(12):
                await ann.open_table(game="rheingold", seats=[bot] * 5)
            bob.http.headers["x-forwarded-for"] = "192.0.2.7"
            table = await new_table(bob, bot, ME, first=0)
            async with bob.watch(table, 1) as seat:
                await seat.wait(lambda: bool(seat.legal))
        # What was written between the opening of that game and its bot's last decision.
        written = sql(server.database, "select table_id, event from journal order by rowid")
        rows = [(name, "bot" in json.loads(event)) for name, event in written]
        own = [number for number, (name, _) in enumerate(rows) if name == table]
        decided = sum(rows[number][1] for number in own)
        waited = sum(is_bots for _, is_bots in rows[own[0] : own[-1]]) + 1 - decided
        # For each owner, one table accepted earlier, and one decision in progress.
        assert waited <= TABLES_FOR_EACH_WORKER + 2 * decided + 4


async def test_a_hint_does_not_wait_for_a_crowd(tmp_path: Path) -> None:
    with running(tmp_path, bot_workers="1", trusted_proxies="127.0.0.1") as server:
        async with several(server.url, 5) as people:
            *crowd, one = people
            one.http.headers["x-forwarded-for"] = "192.0.2.7"
            tables = [await new_table(person, ME, ME, first=0) for person in people]
            answered = list[Server]()

            async def ask(person: Server, table: str) -> None:
                path = f"/tables/{table}/hint"
                found = await person.request("POST", path, json={"seat": 0})
                assert found["action"]
                answered.append(person)

            asking = set[asyncio.Task[None]]()
            for each in zip(crowd, tables, strict=False):
                twice = [asyncio.create_task(ask(*each)) for _ in range(2)]
                # One of the two is refused at once; so the other waits.
                done, left = await asyncio.wait(twice, return_when=asyncio.FIRST_COMPLETED)
                assert [isinstance(task.exception(), RefusedError) for task in done] == [True]
                asking |= left
            await ask(one, tables[-1])
            assert answered.index(one) <= 2
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)


def test_an_network_has_so_many_hints_at_once() -> None:
    done = asyncio.Event()

    class Pool:
        """Thinks until it is allowed to answer."""

        size = 1

        async def ask(self, *_: Any, network: str) -> Any:
            """A search result."""
            assert network in ("many", "few")
            await done.wait()
            found = Finding("a", ["a"], [1.0], [0.0], simulations=1, proven=False)
            return Advice(found, gains=[])

    seats = [SeatAsked("me"), SeatAsked("me")]
    event = opening(OpenTable(game="richelieu", seats=seats, first=0), "host", SECRET)

    def table(session: str) -> Table:
        opened = msgspec.structs.replace(event, host=session)
        found = open_table("t", SECRET, Entry("t", 1, 0, opened))
        return next_version(found, Entry("t", 2, 0, deal(found)))

    async def main() -> None:
        pool: Any = Pool()
        hints = Hints(pool)

        async def ask(number: int, network: str) -> Any:
            why = str(number)
            return await hints.give(table(why), why, 0, network, lambda *_: f"because {why}")

        asking = [asyncio.create_task(ask(n, "many")) for n in range(MOST_HINTS_OF_NETWORK)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too many"):
            await ask(MOST_HINTS_OF_NETWORK, "many")
        other = asyncio.create_task(ask(99, "few"))
        await asyncio.sleep(0)
        done.set()
        assert ((await other).action, (await other).why) == ("a", "because 99")
        await asyncio.gather(*asking)
        assert (await ask(MOST_HINTS_OF_NETWORK, "many")).action == "a"

    asyncio.run(main())


async def test_a_short_review_does_not_wait_for_long_ones(tmp_path: Path) -> None:
    long = random_game("richelieu", {}, "a long game", 100).record.to_builtins()
    short = random_game("richelieu", {}, "a short game", 3).record.to_builtins()

    with running(tmp_path, bot_workers="1", trusted_proxies="127.0.0.1") as server:
        async with several(server.url, 3) as (ann, bea, bob):
            bob.http.headers["x-forwarded-for"] = "192.0.2.7"

            async def ask(person: Server, record: Any) -> str:
                found = await person.request("POST", "/records", json={"record": record})
                table = str(found["d"]["table"]["id"])
                await person.request("POST", f"/tables/{table}/review", json={})
                return table

            async def review(person: Server, name: str) -> Any:
                return await person.request("GET", f"/tables/{name}/review")

            crowd = [(one, await ask(one, long)) for one in (ann, bea) for _ in range(2)]
            while not any([(await review(*each))["done"] for each in crowd]):
                await asyncio.sleep(0.05)
            table = await ask(bob, short)
            while (await review(bob, table))["status"] != "done":
                await asyncio.sleep(0.1)
            assert {(await review(*each))["status"] for each in crowd} == {"running"}
