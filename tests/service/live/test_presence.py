"""A listed table is in the lobby while its host is present, with a page or a program."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from tests.service.cluster import order, postgres
from tests.service.crowd import processes
from tests.service.house import open_at
from tests.service.people import ME, OPEN, new_table, several, table_ids, until
from tests.service.servers import ServerProcess, running
from tests.service.stores import sql, store_in

from blazon.client import Server
from blazon.service.base.limits import HOST_AWAY_SECONDS, HOST_SEEN_SECONDS
from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.seating import Join
from blazon.service.live.broadcast import Watcher
from blazon.service.live.connections import Connections
from blazon.service.live.hub import Author, Hub
from blazon.service.live.presence import Presence, seen_since
from blazon.service.storage.store import Store
from blazon.service.views.tables import Perspective

SEEN, AWAY = 1000 * HOST_SEEN_SECONDS, 1000 * HOST_AWAY_SECONDS


class House:
    """A hub with one table of Ann's, and a controlled time."""

    def __init__(self, store: Store, name: str, began: int) -> None:
        self.store, self.name, self.began = store, name, began
        self.now = began
        self.hub = Hub(store)
        self.presence = Presence(self.hub, lambda: self.now)

    async def asks(self, session: str | None, after: int) -> None:
        """Request the table; a moment later the process checks who is present."""
        live = await self.hub.live(self.name)
        self.now = self.began + after
        self.presence.note(live.table, session)
        await self.presence.step()

    async def passes(self, after: int) -> None:
        """Advance the time; the process checks who is present."""
        self.now = self.began + after
        await self.presence.step()

    async def is_listed(self, after: int) -> bool:
        """Whether strangers find the table."""
        rows = await self.store.tables.lobby(
            "open", None, seen_since=seen_since(self.began + after)
        )
        return [row["id"] for row in rows] == [self.name]


@asynccontextmanager
async def house(folder: Path, *, listed: bool = True) -> AsyncIterator[House]:
    """A table that Ann has just opened."""
    async with store_in(folder) as store:
        table = await open_at(Hub(store), SeatPlan("me"), SeatPlan("open"), listed=listed)
        yield House(store, table.id, table.opened_at)


async def seen(store: Store) -> int:
    """The stored data of the only table."""
    async with store.database.read() as connection:
        row = await connection.exec_driver_sql("select seen from tables")
        return int(row.scalar_one())


async def test_a_table_leaves_the_lobby_without_its_host_and_comes_back_with_them(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as here:
        assert await here.is_listed(AWAY)
        assert not await here.is_listed(AWAY + 1)
        await here.asks("bob", AWAY)
        await here.asks(None, AWAY)
        assert not await here.is_listed(AWAY + 1), "others do not count"
        await here.asks("ann", 3 * AWAY)
        assert await here.is_listed(4 * AWAY)
        mine = await here.store.tables.lobby("open", None, ["ann"])
        assert [row["id"] for row in mine] == [here.name]
        here.now = here.began + 5 * AWAY
        for who in ("bob", "ann"):
            here.presence.note_own(mine, [who])
            await here.presence.step()
            assert await here.is_listed(6 * AWAY) == (who == "ann"), "others do not count"


async def test_it_is_written_once_a_minute_however_often_the_host_asks(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        written = []
        for after in range(0, 3 * SEEN, SEEN // 20):
            await here.asks("ann", after + 1)
            written.append(await seen(here.store) - here.began)
        assert sorted(set(written)) == [1, SEEN + 1, 2 * SEEN + 1]
        await here.passes(4 * SEEN)
        last = 3 * SEEN - SEEN // 20 + 1
        assert await seen(here.store) - here.began == last, "the last look counts as well"
        await here.passes(6 * SEEN)
        assert await seen(here.store) - here.began == last


@pytest.mark.parametrize("listed", [True, False])
async def test_a_table_that_is_not_listed_or_not_open_any_more_costs_nothing(
    tmp_path: Path, listed: bool
) -> None:
    async with house(tmp_path, listed=listed) as here:
        if listed:
            await here.hub.do(here.name, Join(), Author("bob"))
        await here.asks("ann", 2 * AWAY)
        assert await seen(here.store) == here.began
        await here.store.tables.write_seen({here.name: here.began + AWAY})
        assert await seen(here.store) == here.began + (0 if listed else AWAY)


async def test_many_tables_that_were_left_do_not_make_the_lobby_slow(tmp_path: Path) -> None:
    """An index finds the tables whose hosts are present."""
    async with house(tmp_path) as here:
        found = []

        def note(_: object, __: object, statement: str, values: Any, *___: object) -> None:
            found.append((statement, values))

        engine = here.store.database.engine
        event.listen(engine.sync_engine, "before_cursor_execute", note)
        await here.is_listed(0)
        ((query, values),) = [one for one in found if "tables" in one[0]]
    plan = sql(tmp_path / "tables.db", f"explain query plan {query}", values=values)
    assert any("tables_seen" in step[3] and "seen>?" in step[3] for step in plan), plan


FORGET = "update tables set seen = 1"
"""As if nobody had been at any table for a long time."""


async def comes(server: Server, table: str) -> None:
    """Wait until strangers find a table."""

    async def is_found() -> bool:
        return table in await table_ids(server)

    await until(is_found)


@pytest.fixture
def own(tmp_path: Path) -> Iterator[ServerProcess]:
    with running(tmp_path) as server:
        yield server


@pytest.mark.parametrize("how", ["socket", "request", "list"])
async def test_a_host_is_seen_after_a_restart_by_page_and_by_program(
    own: ServerProcess, how: str
) -> None:
    async with several(own.url, 2) as (host, other):
        table = await new_table(host, ME, OPEN, listed=True)
        own.stop()
        sql(own.database, FORGET)
        own.start()
        assert await table_ids(other) == []
        await other.table(table)
        async with other.watch(table):
            assert await table_ids(other) == []
        if how == "socket":
            async with host.watch(table):
                await comes(other, table)
        elif how == "request":
            await host.table(table)
        else:
            assert await table_ids(host, "/mine") == [table]
        await comes(other, table)


async def test_a_socket_is_seen_again_and_again(tmp_path: Path) -> None:
    """HTTP gives no sign that a page stays open, so this inspects one process's memory."""
    async with house(tmp_path) as here:
        live = await here.hub.live(here.name)
        await here.asks("ann", 0)
        live.watchers |= {watcher := looking("ann"), looking("bob")}
        for minute in range(1, 8):
            await here.passes(minute * SEEN)
        assert await here.is_listed(7 * SEEN + AWAY)
        live.watchers.discard(watcher)
        await here.passes(9 * SEEN)
        assert not await here.is_listed(7 * SEEN + AWAY + 1), "others do not count"


def looking(session: str) -> Watcher:
    """A socket of a session."""
    connection = Connections().admit("127.0.0.1", "table", is_seated=True)
    return Watcher(session, Perspective(), connection)


@pytest.mark.system
async def test_a_host_at_one_process_is_seen_by_the_others(tmp_path: Path) -> None:
    with postgres() as database, processes(database, tmp_path, 2) as servers:
        async with Server(servers[0].url) as host, Server(servers[1].url) as other:
            table = await new_table(host, ME, OPEN, listed=True)
            assert await table_ids(other) == [table]
            await order(database, FORGET)
            assert await table_ids(other) == []
            async with host.watch(table):
                await comes(other, table)
