"""Tables without watchers leave the memory, by time and by size."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.games.rheingold.oracle.maps import small_map
from tests.samples import NAMES, random_game
from tests.service.house import SECRET, hub_in, look_at, open_at, open_record

from blazon.match.position import Position
from blazon.service.base.limits import IDLE_SECONDS, LARGEST_OPTIONS, OPTIONS_FACTOR
from blazon.service.base.refusals import Refusal
from blazon.service.journal.opening import ImportRecord, OpenTable, SeatAsked, imported, opening
from blazon.service.live import memory as memory_module
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.hub import Author, Hub

GAME = random_game(NAMES[0], {}, "a game in memory", 40)
ME = [SeatAsked("me"), SeatAsked("me")]


@asynccontextmanager
async def filled(folder: Path) -> AsyncIterator[tuple[Hub, list[str]]]:
    """A hub with six finished tables in memory."""
    async with hub_in(folder) as hub:
        yield hub, [(await open_record(hub, GAME)).id for _ in range(6)]


async def test_what_is_new_stays(tmp_path: Path) -> None:
    async with filled(tmp_path) as (hub, _):
        hub.memory.forget_some()
        assert len(hub.memory) == 6


async def nobody_looks_for_long(hub: Hub, tables: list[str]) -> None:
    """Let tables in memory be idle for so long that they may leave."""
    for name in tables:
        (await hub.live(name)).used -= IDLE_SECONDS


async def test_tables_leave_when_nobody_has_looked_for_long(tmp_path: Path) -> None:
    async with filled(tmp_path) as (hub, tables):
        live, watcher = await look_at(hub, tables[0])
        await nobody_looks_for_long(hub, tables)
        await hub.live(tables[1])
        hub.memory.forget_some()
        assert [hub.memory.watched(name) is not None for name in tables] == [True] + [False] * 5
        assert len(hub.memory) == 2
        live.leave(watcher)
        hub.memory.forget_some()
        assert len(hub.memory) == 2, "who comes back at once need not wait"
        await nobody_looks_for_long(hub, tables[:2])
        hub.memory.forget_some()
        assert len(hub.memory) == 0
        assert (await hub.live(tables[2])).table.position == GAME


async def test_tables_leave_when_they_are_too_large_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with filled(tmp_path) as (hub, tables):
        size = (await hub.live(tables[0])).size
        monkeypatch.setattr(memory_module, "MOST_TABLE_BYTES", 3 * size)
        hub.memory.forget_some()
        assert len(hub.memory) == 3
        loaded = {live.table.id for live in hub.memory}
        assert loaded == {tables[0], *tables[-2:]}, "those that somebody asked for last"


def own_map(**more: Any) -> dict[str, Any]:
    """A map in new objects, with more keys."""
    found: dict[str, Any] = json.loads(json.dumps(small_map(random.Random("own"))))
    return found | more


def with_map(found: dict[str, Any]) -> OpenTable:
    """A request for a table with a map."""
    return OpenTable(game="rheingold", options={"map": found}, seats=ME)


async def opened(hub: Hub, found: dict[str, Any]) -> LiveTable:
    """A table with this map whose game has begun."""
    table = await open_at(hub, *ME, host="host", game="rheingold", options={"map": found})
    return await hub.live(table.id)


async def test_a_map_with_unknown_keys_is_refused_and_stored_ones_still_load(
    tmp_path: Path,
) -> None:
    strange = own_map(author="me" * 1000)
    with pytest.raises(Refusal, match=r"options\.map\.author: is unknown; known: name") as caught:
        opening(with_map(strange), "host", SECRET)
    assert caught.value.data == {"field": "options.map.author"}
    game = Position("rheingold", {"map": strange})
    async with filled(tmp_path) as (hub, _):
        table = await open_record(hub, game)
        hub.memory.drop(table.id)
        again = (await hub.live(table.id)).table
        assert again.opened.options["map"] == strange
        assert again.record().to_builtins() == game.record.to_builtins()


def test_options_that_are_too_large_are_refused() -> None:
    def with_river(size: int) -> OpenTable:
        points = [[0, 0], [1, 1]] * (size // len("[0,0],[1,1],"))
        return with_map(own_map(scenery={"water": [{"kind": "river", "points": points}]}))

    spare = LARGEST_OPTIONS - len(json.dumps(own_map()))
    opening(with_river(spare - 1000), "host", SECRET)
    with pytest.raises(Refusal, match=rf"options: must be at most {LARGEST_OPTIONS} bytes, not 1"):
        opening(with_river(LARGEST_OPTIONS), "host", SECRET)


async def test_tables_share_equal_maps_also_after_loading(tmp_path: Path) -> None:
    async with filled(tmp_path) as (hub, _):
        one, other = await opened(hub, own_map()), await opened(hub, own_map())
        hub.memory.drop(other.table.id)
        other = await hub.live(other.table.id)
        shared = one.table.opened.options["map"]
        for table in (one.table, other.table):
            assert table.position is not None
            assert table.opened.options["map"] is shared
            assert table.position.options["map"] is shared
            assert table.position.setup["map"] is shared
        assert one.table.weight == other.table.weight
        record = one.table.record().to_builtins()
        event = imported(ImportRecord(record=json.loads(json.dumps(record))), "host")
        third = (await hub.open(event, SECRET, Author("host"))).opened
        assert third.record is not None
        assert third.record["options"]["map"] is third.record["setup"]["map"] is shared


@pytest.mark.parametrize("are_equal", [True, False], ids=["equal", "different"])
async def test_maps_count_once_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, are_equal: bool
) -> None:
    async with filled(tmp_path) as (hub, tables):
        for name in tables:
            hub.memory.drop(name)
        names = [await opened(hub, own_map(name=f"{not are_equal and n}")) for n in range(4)]
        own = sum(live.size for live in names)
        each = OPTIONS_FACTOR * names[0].table.weight.shared_bytes
        assert each > OPTIONS_FACTOR * len(json.dumps(own_map()))
        monkeypatch.setattr(memory_module, "MOST_TABLE_BYTES", own + each)
        hub.memory.forget_some()
        assert (len(hub.memory) == 4) == are_equal


async def test_many_large_tables_leave_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory_module, "MOST_TABLE_BYTES", 1_000_000)
    monkeypatch.setattr(memory_module, "FORGET_BYTES", 1_000_000)

    async with filled(tmp_path) as (hub, _):
        signs = [[1, 2]] * 5_000
        for number in range(20):
            scenery = {"hills": [*signs, [number, number]]}
            await opened(hub, own_map(scenery=scenery))
            assert len(hub.memory) < 12


async def test_a_finished_table_forgets_most_states(tmp_path: Path) -> None:
    async with filled(tmp_path) as (hub, tables):
        table = (await hub.live(tables[0])).table
        assert table.position is not None
        assert table.position.kept_bytes < 3 * (table.position.game.state.itemsize + 200)
        for moment in range(len(table.moves)):
            seen = table.observe_at(moment, None, disclosed=False)
            assert len(seen.log) == moment


async def test_a_table_that_is_being_looked_at_is_not_lost_on_the_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is dropped from memory while its past is being narrated for a visitor."""
    monkeypatch.setattr(memory_module, "MOST_TABLES", 0)

    async with filled(tmp_path) as (hub, tables):
        first = await hub.live(tables[0])
        async with first.lock:
            looking = asyncio.create_task(look_at(hub, tables[0]))
            await asyncio.sleep(0)
            del hub.memory._live[tables[0]]
        live, _ = await looking
        assert live is not first
        assert live is hub.memory.watched(tables[0])
        assert len(live.watchers) == 1
        assert not first.watchers
