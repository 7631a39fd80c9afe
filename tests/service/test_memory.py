"""Tables without watchers leave the memory, by time and by size."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.samples import NAMES, random_game

from blazon.service.base.limits import MOVE_BYTES, TABLE_BYTES
from blazon.service.journal.opening import ImportRecord, imported
from blazon.service.live import memory as memory_module
from blazon.service.live.connections import Connections
from blazon.service.live.hub import Author, Hub
from blazon.service.live.watching import watch
from blazon.service.storage.store import Store
from blazon.service.views.tables import Perspective

SECRET = bytes(32)
GAME = random_game(NAMES[0], {}, "a game in memory", 40)
SIZE = TABLE_BYTES + MOVE_BYTES * len(GAME.actions)


def with_hub(tmp_path: Path, act: Callable[[Hub, list[str]], Any]) -> None:
    """Run something with six finished tables in memory."""

    async def main() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        await store.start()
        try:
            hub = Hub(store)
            event = imported(ImportRecord(record=GAME.record.to_builtins()), "host")
            await act(hub, [(await hub.open(event, SECRET, Author("host"))).id for _ in range(6)])
        finally:
            await store.stop()

    asyncio.run(main())


def test_what_is_new_stays(tmp_path: Path) -> None:
    async def act(hub: Hub, _: list[str]) -> None:
        hub.memory.forget_some()
        assert len(hub.memory) == 6

    with_hub(tmp_path, act)


def test_tables_leave_when_nobody_has_looked_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory_module, "IDLE_SECONDS", 0.1)

    async def act(hub: Hub, tables: list[str]) -> None:
        connection = Connections().admit("192.0.2.1", tables[0], is_seated=False)
        live, watcher = await watch(hub, tables[0], None, Perspective(), None, connection)
        await asyncio.sleep(0.15)
        await hub.live(tables[1])
        hub.memory.forget_some()
        assert [hub.memory.watched(name) is not None for name in tables] == [True] + [False] * 5
        assert len(hub.memory) == 2
        live.leave(watcher)
        hub.memory.forget_some()
        assert len(hub.memory) == 2, "who comes back at once need not wait"
        await asyncio.sleep(0.15)
        hub.memory.forget_some()
        assert len(hub.memory) == 0
        assert (await hub.live(tables[2])).table.position == GAME

    with_hub(tmp_path, act)


def test_tables_leave_when_they_are_too_large_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory_module, "MOST_TABLE_BYTES", 3 * SIZE)

    async def act(hub: Hub, tables: list[str]) -> None:
        await hub.live(tables[0])
        hub.memory.forget_some()
        assert len(hub.memory) == 3
        loaded = {live.table.id for live in hub.memory}
        assert loaded == {tables[0], *tables[-2:]}, "those that somebody asked for last"

    with_hub(tmp_path, act)


def test_a_table_that_is_being_looked_at_is_not_lost_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is dropped from memory while its past is being narrated for a visitor."""
    monkeypatch.setattr(memory_module, "MOST_TABLES", 0)

    async def act(hub: Hub, tables: list[str]) -> None:
        first = await hub.live(tables[0])
        connection = Connections().admit("192.0.2.1", tables[0], is_seated=False)
        async with first.lock:
            looking = asyncio.create_task(
                watch(hub, tables[0], None, Perspective(), None, connection)
            )
            await asyncio.sleep(0)
            del hub.memory._live[tables[0]]
        live, _ = await looking
        assert live is not first
        assert live is hub.memory.watched(tables[0])
        assert len(live.watchers) == 1
        assert not first.watchers

    with_hub(tmp_path, act)
