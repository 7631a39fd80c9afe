"""An outage costs no player time: no restart, no process that stood still, no full disk."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.service.house import ME, open_at
from tests.service.stores import sql, store_in
from tests.service.tables import position_of

from blazon.service.base.limits import LEAST_OUTAGE_MS, RETURN_MS
from blazon.service.journal.clocks import read_clocks
from blazon.service.journal.plans import Pace
from blazon.service.journal.playing import Play
from blazon.service.live import hub, outages
from blazon.service.live.hub import Author, Hub
from blazon.service.live.outages import Outages
from blazon.service.moderation import administration
from blazon.service.moderation.administration import Administration

TURN = 4000


class Time:
    """The service's clock, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        """The present moment."""
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """A clock that runs when the test says so."""
    clock = Time()
    for module in (hub, outages, administration):
        monkeypatch.setattr(module, "now_ms", clock)
    return clock


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[tuple[Hub, Outages]]:
    """A server's process on the database in a folder."""
    async with store_in(folder) as store:
        house = Hub(store)
        here = Outages(house)
        await here.start()
        yield house, here


async def step(process: Outages) -> bool:
    """What a process does twice a second; returns whether clocks may run out."""
    await process.beat()
    return await process.settle()


async def settled(process: Outages, time: Time) -> None:
    """Go on until clocks may run out."""
    while not await step(process):
        time.now += 500


async def game(house: Hub, reserve: int = 0) -> str:
    """A new game with four seconds for each turn."""
    pace = Pace("live", game_seconds=reserve, turn_seconds=TURN // 1000)
    return (await open_at(house, ME, ME, pace=pace)).id


@asynccontextmanager
async def playing(
    folder: Path, time: Time, reserve: int = 0
) -> AsyncIterator[tuple[Hub, Outages, str]]:
    """A process in which a game has begun."""
    async with process(folder) as (house, here):
        await settled(here, time)
        yield house, here, await game(house, reserve)


async def ended(folder: Path, time: Time, reserve: int = 0) -> str:
    """A game whose process ends a second after it began."""
    async with playing(folder, time, reserve) as (_, here, name):
        time.now += 1000
        assert await step(here)
        return name


async def play(house: Hub, name: str) -> None:
    """The player who is to move does so."""
    table = (await house.live(name)).table
    seat, position = table.actor, position_of(table)
    assert seat is not None
    action, before = position.observe(seat).legal[0], len(position.actions)
    author = Author("ann", f"after {table.version}")
    await house.do(name, Play(seat=seat, version=table.version, action=action), author)
    assert position_of((await house.live(name)).table).actions[before:] == (action,)


async def reserves(house: Hub, name: str) -> list[int]:
    return [seat.reserve for seat in (await house.live(name)).table.seats]


async def left(house: Hub, name: str, now: int) -> int:
    """The time left to the player who is to move."""
    reading = read_clocks((await house.live(name)).table, now)
    assert reading is not None
    assert reading.running is not None
    return reading.turn[reading.running]


async def test_a_process_that_stood_still_gives_the_time_back(tmp_path: Path, time: Time) -> None:
    async with playing(tmp_path, time) as (house, here, name):
        time.now += 1000
        assert await step(here)
        time.now += 8000
        assert not await step(here), "clients need a moment to connect again"
        time.now += RETURN_MS
        assert await step(here)
        assert await left(house, name, time.now) == TURN - 1000
        time.now += 500
        assert await step(here)
        assert await left(house, name, time.now) == TURN - 1500


async def test_a_restart_gives_the_time_back_to_games_that_ran(tmp_path: Path, time: Time) -> None:
    name = await ended(tmp_path, time)
    time.now += 60_000
    async with process(tmp_path) as (house, after):
        assert not await step(after)
        new = await game(house)
        time.now += RETURN_MS
        assert await step(after)
        assert await left(house, name, time.now) == TURN - 1000
        assert await left(house, new, time.now) == TURN - RETURN_MS, "it began after the restart"


async def test_the_longest_outage_counts_as_a_whole(tmp_path: Path, time: Time) -> None:
    async with playing(tmp_path, time) as (house, here, name):
        for _ in range(3):
            time.now += LEAST_OUTAGE_MS + 1
            assert not await step(here), "it stood still again before clients were back"
        time.now += RETURN_MS
        assert await step(here)
        assert await left(house, name, time.now) == TURN


async def test_short_pauses_are_no_outage(tmp_path: Path, time: Time) -> None:
    async with playing(tmp_path, time) as (house, here, name):
        time.now += LEAST_OUTAGE_MS
        assert await step(here)
        assert await left(house, name, time.now) == TURN - LEAST_OUTAGE_MS
        assert (await house.live(name)).table.version == 2


async def test_the_first_to_move_again_has_lost_no_time(tmp_path: Path, time: Time) -> None:
    name = await ended(tmp_path, time, reserve=30)
    time.now += 60_000
    async with process(tmp_path) as (house, after):
        await play(house, name)
        assert await reserves(house, name) == [30_000, 30_000]
        await settled(after, time)


async def test_a_move_that_waited_for_a_frozen_process_costs_no_time(
    tmp_path: Path, time: Time
) -> None:
    async with playing(tmp_path, time, reserve=30) as (house, _, name):
        time.now += 60_000
        await play(house, name)
        assert await reserves(house, name) == [30_000, 30_000]


async def test_even_the_shortest_restart_gives_the_time_back(tmp_path: Path, time: Time) -> None:
    name = await ended(tmp_path, time)
    time.now += 500
    async with process(tmp_path) as (house, after):
        assert not await step(after), "clients need a moment to connect again"
        await settled(after, time)
        assert await left(house, name, time.now) == TURN - 1000


async def test_a_restart_of_a_read_only_server_is_counted_once(tmp_path: Path, time: Time) -> None:
    async with playing(tmp_path, time) as (_, before, name):
        time.now += 1000
        assert await step(before)
        async with store_in(tmp_path, beside=True) as store:
            await Administration(store, "root").set_read_only("")
    time.now += 60_000
    async with process(tmp_path) as (house, after):
        time.now += 60_000
        async with store_in(tmp_path, beside=True) as store:
            assert await Administration(store, "root").set_writable() == 1
        time.now += 500
        await settled(after, time)
        assert await left(house, name, time.now) == TURN - 1000
        time.now += 500
        assert await step(after)
        assert await left(house, name, time.now) == TURN - 1500


async def test_a_server_that_is_made_read_only_while_it_is_away(tmp_path: Path, time: Time) -> None:
    name = await ended(tmp_path, time)
    async with store_in(tmp_path, beside=True) as store:
        host = Administration(store, "root")
        time.now += 60_000
        await host.set_read_only("")
        time.now += 60_000
        assert await host.set_writable() == 1
        time.now += 10_000
    async with process(tmp_path) as (house, after):
        await settled(after, time)
        assert await left(house, name, time.now) == TURN - 1000


async def test_tables_are_made_up_for_in_portions_and_once(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outages, "MOST_DUE", 1)
    async with process(tmp_path) as (house, here):
        await settled(here, time)
        names = [await game(house) for _ in range(3)]
        time.now += 60_000
        await here.beat()
        time.now += RETURN_MS
        for made_up in (1, 2, 3, 3, 3):
            assert await step(here), "the clocks of the others run out meanwhile"
            versions = [(await house.live(name)).table.version for name in names]
            assert sum(versions) == 6 + made_up
            time.now += LEAST_OUTAGE_MS
        assert versions == [3, 3, 3]


async def test_a_table_that_cannot_be_loaded_holds_up_no_other(tmp_path: Path, time: Time) -> None:
    async with playing(tmp_path, time) as (house, before, broken):
        name = await game(house)
        time.now += 1000
        assert await step(before)
    event = "cast(replace(cast(event as text), 'richelieu', 'mazarin') as blob)"
    change = f"update journal set event = {event} where table_id = ? and seq = 1"
    sql(tmp_path / "tables.db", change, values=[broken])
    time.now += 60_000
    async with process(tmp_path) as (house, after):
        await settled(after, time)
        time.now += 500
        await step(after)
        assert await left(house, name, time.now) == TURN - 1500
        time.now += 60_000
        assert not await step(after)
