"""Background tasks stop on request, whatever is happening at that moment."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.service.stores import store_in
from tests.service.tables import at_table
from tests.twins.pairs import blind

from blazon.service.journal.entries import Entry
from blazon.service.journal.hosting import ChatSet
from blazon.service.live.hub import Hub
from blazon.service.workers.bots import BotWorkers
from blazon.service.workers.pool import WorkerPool
from blazon.service.workers.reviews import ReviewJobs


def begin_bots(hub: Hub) -> tuple[BotWorkers, Callable[[], Any]]:
    """Bot workers, and a function that makes them look for tables at once."""
    twins = blind("richelieu")
    seats = ["ann", "bob"]
    seats[twins.observer] = ""
    table = at_table(twins.one, seats)
    entry = Entry("table", table.version, 0, ChatSet(chat=True))
    bots = BotWorkers(hub, WorkerPool(1), 0, "here")
    return bots, lambda: hub.on_change[-1](table, entry)


def begin_reviews(hub: Hub) -> tuple[ReviewJobs, Callable[[], Any]]:
    """Review makers; only the end of their own jobs makes them look again."""
    jobs = ReviewJobs(hub, WorkerPool(1), "here")
    return jobs, jobs._jobs.wake


@pytest.mark.parametrize("begin", [begin_bots, begin_reviews])
async def test_a_task_that_is_woken_as_it_is_stopped_stops(
    tmp_path: Path, begin: Callable[[Hub], tuple[Any, Callable[[], Any]]]
) -> None:
    async with store_in(tmp_path) as store:
        tasks, wake = begin(Hub(store))
        tasks.start()
        await asyncio.sleep(0.05)
        wake()
        await tasks.stop()
