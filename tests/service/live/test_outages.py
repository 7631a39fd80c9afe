"""An outage costs no player time: no restart, no process that stood still, no full disk."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.service.house import ME, open_at
from tests.service.stores import store_in

from blazon.service.base.limits import LEAST_OUTAGE_MS, RETURN_MS
from blazon.service.journal.clocks import read_clocks
from blazon.service.journal.events import Pace
from blazon.service.live import hub, outages
from blazon.service.live.hub import Hub
from blazon.service.live.outages import Outages

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
    for module in (hub, outages):
        monkeypatch.setattr(module, "now_ms", clock)
    return clock


@asynccontextmanager
async def process(folder: Path) -> AsyncIterator[tuple[Hub, Outages]]:
    """A server's process on the database in a folder."""
    async with store_in(folder) as store:
        house = Hub(store)
        yield house, Outages(house)


async def settled(process: Outages, time: Time) -> None:
    """Go on until clocks may run out."""
    while not await process.step():
        time.now += 500


async def game(house: Hub) -> str:
    """A new game with four seconds for each turn."""
    pace = Pace("live", game_seconds=0, turn_seconds=TURN // 1000)
    return (await open_at(house, ME, ME, pace=pace)).id


async def left(house: Hub, name: str, now: int) -> int:
    """The time left to the player who is to move."""
    reading = read_clocks((await house.live(name)).table, now)
    assert reading is not None
    assert reading.running is not None
    return reading.turn[reading.running]


async def test_a_process_that_stood_still_gives_the_time_back(tmp_path: Path, time: Time) -> None:
    async with process(tmp_path) as (house, here):
        await settled(here, time)
        name = await game(house)
        time.now += 1000
        assert await here.step()
        time.now += 8000
        assert not await here.step(), "clients need a moment to connect again"
        time.now += RETURN_MS
        assert await here.step()
        assert await left(house, name, time.now) == TURN - 1000
        time.now += 500
        assert await here.step()
        assert await left(house, name, time.now) == TURN - 1500


async def test_a_restart_gives_the_time_back_to_games_that_ran(tmp_path: Path, time: Time) -> None:
    async with process(tmp_path) as (house, before):
        await settled(before, time)
        name = await game(house)
        time.now += 1000
        assert await before.step()
    time.now += 60_000
    async with process(tmp_path) as (house, after):
        assert not await after.step()
        new = await game(house)
        time.now += RETURN_MS
        assert await after.step()
        assert await left(house, name, time.now) == TURN - 1000
        assert await left(house, new, time.now) == TURN - RETURN_MS, "it began after the restart"


async def test_the_longest_outage_counts_as_a_whole(tmp_path: Path, time: Time) -> None:
    async with process(tmp_path) as (house, here):
        await settled(here, time)
        name = await game(house)
        for _ in range(3):
            time.now += LEAST_OUTAGE_MS + 1
            assert not await here.step(), "it stood still again before clients were back"
        time.now += RETURN_MS
        assert await here.step()
        assert await left(house, name, time.now) == TURN


async def test_short_pauses_are_no_outage(tmp_path: Path, time: Time) -> None:
    async with process(tmp_path) as (house, here):
        await settled(here, time)
        name = await game(house)
        time.now += LEAST_OUTAGE_MS
        assert await here.step()
        assert await left(house, name, time.now) == TURN - LEAST_OUTAGE_MS
        assert (await house.live(name)).table.version == 2
