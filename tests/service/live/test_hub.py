"""What other processes have written is taken in, whatever this one has, loads or has lost.

Two hubs on one database stand for two processes.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete
from tests.service.house import ME, OPEN, open_at
from tests.service.stores import store_in

from blazon.service.base.clock import now_ms
from blazon.service.journal.entries import Entry
from blazon.service.journal.seating import Join
from blazon.service.live import hub
from blazon.service.live.hub import Author, Hub
from blazon.service.storage import schema
from blazon.service.storage.notices import Notice, notice_of
from blazon.service.storage.store import Store


@pytest.fixture(autouse=True)
def _one_entry_each_millisecond(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are told apart by their times."""
    monkeypatch.setattr(hub, "now_ms", count(now_ms()).__next__)


@asynccontextmanager
async def two_hubs(folder: Path) -> AsyncIterator[tuple[Hub, Hub, str]]:
    """Two processes, and a table at which the first has an entry that the other has not."""
    async with store_in(folder) as store:
        one, other = Hub(store), Hub(store)
        name = (await open_at(one, ME, OPEN, OPEN, OPEN, game="rheingold", listed=True)).id
        await other.live(name)
        await joins(one, name, "bob")
        yield one, other, name


async def joins(at: Hub, name: str, who: str) -> None:
    """A guest takes a seat."""
    await at.do(name, Join(name=who), Author(who))


async def notices(store: Store, name: str) -> tuple[Notice, Notice]:
    """The notices about a table's newest entry: alone, and with what was written."""
    *_, before, last = await store.journals.entries(name)
    return Notice(name, last.seq), notice_of(last, before.at)


async def loses_the_newest(store: Store, name: str) -> None:
    """An older backup takes the place of the database."""
    rows = schema.journal.c
    last = (await store.journals.entries(name))[-1].seq
    await store.database.execute(
        delete(schema.journal).where(rows.table_id == name, rows.seq == last)
    )


def names(at: Hub, name: str) -> list[str]:
    """Who has the seats, as far as a process knows."""
    live = at.memory.get(name)
    assert live is not None
    return [seat.name for seat in live.table.seats if seat.name]


@pytest.mark.parametrize("carries", [False, True])
async def test_news_is_taken_in_once(tmp_path: Path, *, carries: bool) -> None:
    async with two_hubs(tmp_path) as (one, other, name):
        notice = (await notices(one.store, name))[carries]
        for _ in range(2):
            await other.follow(notice)
            assert names(other, name) == ["Ann", "bob"]
        assert not other.concerns(notice)


@pytest.mark.parametrize(
    ("lost", "written"),
    [(["bob"], ["dan"]), (["bob", "cleo"], ["dan"]), (["bob"], ["dan", "eve"])],
    ids=["as many", "fewer", "more"],
)
async def test_an_entry_that_took_the_place_of_a_lost_one_is_another(
    tmp_path: Path, lost: list[str], written: list[str]
) -> None:
    async with two_hubs(tmp_path) as (one, other, name):
        for who in lost[1:]:
            await joins(one, name, who)
        await other.follow(Notice(name, 1 + len(lost)))
        for _ in lost:
            await loses_the_newest(one.store, name)
        restored = Hub(one.store)
        for who in written:
            await joins(restored, name, who)
        _, notice = await notices(one.store, name)
        assert other.concerns(notice)
        await other.follow(notice)
        assert names(other, name) == ["Ann", *written]


async def test_what_is_written_while_a_table_is_loaded_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_hubs(tmp_path) as (one, _, name):
        third, journals = Hub(one.store), one.store.journals
        has_read, may_go_on = asyncio.Event(), asyncio.Event()
        read = journals.entries

        async def slowly(*asked: Any) -> list[Entry]:
            found = await read(*asked)
            has_read.set()
            await may_go_on.wait()
            return found

        monkeypatch.setattr(journals, "entries", slowly)
        loading = asyncio.create_task(third.live(name))
        await has_read.wait()
        monkeypatch.setattr(journals, "entries", read)
        await joins(one, name, "cleo")
        notice, _ = await notices(one.store, name)
        assert third.concerns(notice)
        following = asyncio.create_task(third.follow(notice))
        await asyncio.sleep(0)
        may_go_on.set()
        await asyncio.gather(loading, following)
        assert names(third, name) == ["Ann", "bob", "cleo"]
