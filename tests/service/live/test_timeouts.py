"""Clocks run out although another table cannot be loaded, and that one is not forgotten."""

import logging
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.service.house import ME, open_at
from tests.service.stores import store_in

from blazon.service.journal.plans import Pace
from blazon.service.live import hub, outages, timeouts
from blazon.service.live.hub import Hub
from blazon.service.live.outages import Outages
from blazon.service.live.timeouts import Timeouts

AGAIN_MS = 5000
TURN = Pace("live", game_seconds=0, turn_seconds=1)


async def test_a_table_that_fails_holds_up_no_other_and_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1_800_000_000_000
    for module in (hub, outages):
        monkeypatch.setattr(module, "now_ms", lambda: now)
    monkeypatch.setattr(timeouts, "AGAIN_MS", AGAIN_MS)
    async with store_in(tmp_path) as store:
        house = Hub(store)
        here = Outages(house)
        watch = Timeouts(house, here, lambda: now)
        await here.start()
        faulty, other = [
            (await open_at(house, ME, ME, pace=TURN, on_timeout="forfeit")).id for _ in range(2)
        ]
        load, tried = house.memory.load, list[int]()

        async def loaded(name: str) -> Any:
            if name == faulty and is_broken:
                tried.append(now)
                raise ZeroDivisionError("a game of another distribution")
            return await load(name)

        monkeypatch.setattr(house.memory, "load", loaded)
        is_broken = False
        while not await here.settle():
            now += 500
            await here.beat()
        is_broken = True

        async def passes(ms: int) -> None:
            nonlocal now
            for _ in range(0, ms, 500):
                now += 500
                await here.beat()
                await watch.step()

        await passes(4 * AGAIN_MS)
        assert len(tried) == 4
        assert {later - one for one, later in pairwise(tried)} == {AGAIN_MS}
        assert (await house.live(other)).table.status == "over"
        is_broken = False
        await passes(AGAIN_MS)
        assert (await house.live(faulty)).table.status == "over"
    told = [one for one in caplog.records if one.message == "a clock could not be ended"]
    assert [one.levelno for one in told] == [logging.ERROR] * 4
