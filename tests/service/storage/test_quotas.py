"""A network can open many tables, but cannot fill the disk."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection
from tests.service.house import hub_in

from blazon.service.base.clock import DAY_MS, now_ms
from blazon.service.base.limits import LASTING_RATES
from blazon.service.base.refusals import Refusal, passing_over
from blazon.service.base.settings import load_settings
from blazon.service.http.rates import Rates
from blazon.service.journal.entries import encode_event
from blazon.service.journal.hosting import Abort
from blazon.service.journal.opening import OpenTable, SeatAsked, opening
from blazon.service.live.hub import Author, Hub
from blazon.service.process.runtime import Service
from blazon.service.storage import quotas, schema
from blazon.service.storage.journals import Write

SECRET = bytes(16)
ASKED = OpenTable(game="richelieu", seats=[SeatAsked("me"), SeatAsked("open")])
FIRST = opening(ASKED, "", SECRET)
SIZE = len(encode_event(replace(FIRST, host="ann")))


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "MOST_OPENED", 20)
    monkeypatch.setattr(quotas, "MOST_UNFINISHED", 6)
    monkeypatch.setattr(quotas, "MOST_UNFINISHED_OF_SESSION", 3)
    monkeypatch.setattr(quotas, "MOST_UPLOADED", 10 * SIZE)


async def opened(hub: Hub, session: str, network: str | None, number: int = 9) -> list[str]:
    """The ids of the tables that this many simultaneous attempts could open."""
    author, names = Author(session, network=network), list[str]()

    async def open_one() -> None:
        with passing_over("quota"):
            names.append((await hub.open(replace(FIRST, host=session), SECRET, author)).id)

    await asyncio.gather(*(open_one() for _ in range(number)))
    return names


async def test_so_many_tables_are_open_at_once_for_a_session_and_for_a_network(
    tmp_path: Path,
) -> None:
    async with hub_in(tmp_path, limited=True) as hub:
        of_ann = await opened(hub, "ann", "home")
        assert len(of_ann) == 3
        assert len(await opened(hub, "bob", "home")) == 3
        assert len(await opened(hub, "eve", "home")) == 0
        assert len(await opened(hub, "eve", "elsewhere")) == 3
        assert len(await opened(hub, "old", None)) == 9, "as in version 0.1"
        await hub.do(of_ann[0], Abort(), Author("ann"))
        assert len(await opened(hub, "ann", "home")) == 1


@pytest.mark.parametrize("limit", ["MOST_OPENED", "MOST_UPLOADED"])
async def test_so_much_is_opened_in_a_day(
    tmp_path: Path, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, limit, 2 if limit == "MOST_OPENED" else 2 * SIZE)

    async with hub_in(tmp_path, limited=True) as hub:
        names = await opened(hub, "ann", "home")
        assert len(names) == 2
        for name in names:
            await hub.do(name, Abort(), Author("ann"))
        with pytest.raises(Refusal, match="your network") as caught:
            await hub.open(replace(FIRST, host="ann"), SECRET, Author("ann", network="home"))
        assert (caught.value.code, caught.value.status) == ("quota", 429)
        assert caught.value.data["wait"] > 0
        long_ago = update(schema.tables).values(created=now_ms() - DAY_MS - 1)
        await hub.store.database.execute(long_ago)
        assert len(await opened(hub, "ann", "home")) == 2


async def is_opened(hub: Hub, session: str, network: str = "home") -> bool:
    return len(await opened(hub, session, network, 1)) == 1


async def test_a_table_that_is_written_but_not_yet_announced_is_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MOST_UNFINISHED", 2)
    written, go_on = asyncio.Event(), asyncio.Event()

    async with hub_in(tmp_path, limited=True) as hub:
        append = hub.store.journals.append

        async def answer_late(write: Write) -> bool:
            made = await append(write)
            if write.entry.session == "ann":
                written.set()
                await go_on.wait()
            return made

        monkeypatch.setattr(hub.store.journals, "append", answer_late)
        first = asyncio.create_task(is_opened(hub, "ann"))
        await written.wait()
        second = asyncio.create_task(is_opened(hub, "bob"))
        assert await is_opened(hub, "eve", "elsewhere"), "nobody else waits"
        go_on.set()
        assert [await first, await second] == [True, True]


async def test_a_table_that_is_written_while_the_next_one_counts_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas, "MOST_UNFINISHED", 1)
    asked, go_on = asyncio.Event(), asyncio.Event()

    async with hub_in(tmp_path, limited=True) as hub:
        append, read = hub.store.journals.append, hub.store.database.read

        async def write_late(write: Write) -> bool:
            if write.entry.session == "ann":
                asked.set()
                await go_on.wait()
            return await append(write)

        @asynccontextmanager
        async def count_early(seconds: float | None = None) -> AsyncIterator[AsyncConnection]:
            async with read(seconds) as connection:
                yield connection
            if asyncio.current_task() is second:
                await first

        second: asyncio.Task[object] | None = None
        monkeypatch.setattr(hub.store.journals, "append", write_late)
        monkeypatch.setattr(hub.store.database, "read", count_early)
        first = asyncio.create_task(is_opened(hub, "ann"))
        await asked.wait()
        table, bob = replace(FIRST, host="bob"), Author("bob", network="home")
        second = asyncio.create_task(hub.open(table, SECRET, bob))
        assert await is_opened(hub, "eve", "elsewhere"), "nobody else waits"
        go_on.set()
        assert await first
        with pytest.raises(Refusal, match="open or running"):
            await second


async def test_a_table_that_was_opened_is_found_again_by_its_request(tmp_path: Path) -> None:
    async with hub_in(tmp_path, limited=True) as hub:
        author = Author("ann", "again", "home")
        first = await hub.open(FIRST, SECRET, author, "a" * 22)
        await opened(hub, "ann", "home")
        assert await hub.open(FIRST, SECRET, author, "a" * 22) is first
        assert await Hub(hub.store).open(FIRST, SECRET, author, "a" * 22)


@pytest.mark.parametrize(("limits", "number"), [("on", 3), ("off", 9)])
async def test_without_limits_there_are_no_quotas(tmp_path: Path, limits: str, number: int) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    service = Service(load_settings(None, {}, limits=limits, database=database, bot_workers=0))
    await service.store.start()
    try:
        assert len(await opened(service.hub, "ann", "home")) == number
    finally:
        await service.store.stop()


@pytest.mark.parametrize("kind", ["write", "chat"])
def test_what_is_kept_is_limited_for_days(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A session that does as much as it can, all day long."""
    now, done, rates, lasting = 0.0, 0, Rates(on=True), LASTING_RATES[kind]
    monkeypatch.setattr(time, "monotonic", lambda: now)
    for now in range(0, 86_400, 100):  # noqa: B007 (it is read by the clock)
        with passing_over("rate"):
            while True:
                rates.spend(kind, "192.0.2.1", "greedy")
                done += 1
    assert lasting.burst < done <= lasting.burst + 86_400 * lasting.per_second
