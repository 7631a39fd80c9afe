"""The results of finished games are stored beside the moves, none is missed, and they outlive all.

On SQLite and, as a system test, on PostgreSQL.
"""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.samples import random_game
from tests.service.house import BOT, ME, OPEN, House, open_at, open_record
from tests.service.stores import KINDS, database_of, store_at

from blazon.service.base.clock import DAY_MS, now_ms
from blazon.service.base.limits import SESSION_DAYS
from blazon.service.journal.hosting import close
from blazon.service.journal.pauses import Restored
from blazon.service.journal.results import Result, results_of
from blazon.service.journal.seating import Join
from blazon.service.journal.stand_ins import Resign
from blazon.service.journal.table import Table
from blazon.service.live.chat import Chat
from blazon.service.live.hub import Author, Hub
from blazon.service.moderation.deletion import forget_person
from blazon.service.process import results
from blazon.service.process.results import ResultWriter
from blazon.service.storage import results as stored
from blazon.service.storage import schema
from blazon.service.storage.expiry import Ages
from blazon.service.storage.store import Store

TODAY = now_ms() // DAY_MS


@pytest.fixture(params=KINDS)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of either kind."""
    with database_of(request.param, tmp_path) as found:
        yield found


async def people(store: Store, *names: str) -> None:
    """Sessions with these digests."""
    for name in names:
        await store.sessions.add(name, now_ms())


async def finished(hub: Hub, other: str, host: str = "ann") -> str:
    """A game for two that the other person has resigned."""
    table = await open_at(hub, ME, OPEN, host=host, listed=True)
    await hub.do(table.id, Join(name=other.capitalize()), Author(other))
    await hub.do(table.id, Resign(), Author(other))
    return table.id


async def all_written(writer: ResultWriter) -> None:
    """Let the writer work until nothing is left."""
    while not writer.is_done:
        await writer.step()


async def rows(store: Store, game: str | None = None) -> list[Result]:
    """The stored results of a game, or all, by seat."""
    query = select(schema.results).order_by(schema.results.c.game_id, schema.results.c.seat)
    if game is not None:
        query = query.where(schema.results.c.game_id == game)
    async with store.database.read() as connection:
        return [Result(**row) for row in (await connection.execute(query)).mappings().all()]


async def test_a_game_that_ends_leaves_a_result_for_each_seat(address: str) -> None:
    async with store_at(address) as store:
        hub = Hub(store)
        await people(store, "ann", "bob")
        writer = ResultWriter(hub)
        name = await finished(hub, "bob")
        assert await rows(store) == [], "nothing is written with a move"
        await writer.step()
        table = (await hub.live(name)).table
        totals = table.score()["totals"]
        common: dict[str, Any] = {
            "game_id": name,
            "bot": None,
            "game": "richelieu",
            "players": 2,
            "edition": "duel",
            "pace": "casual",
            "ended": table.since,
            "actions": len(table.moves),
            "ending": "resigned",
        }
        assert await rows(store) == [
            Result(
                seat=0, person="ann", name="Ann", total=totals[0], share=1, left=False, **common
            ),
            Result(seat=1, person="bob", name="Bob", total=totals[1], share=0, left=True, **common),
        ]
        assert await store.results.of(["cy"], 9) == []


async def test_a_bot_has_a_result_without_a_person_and_a_name(address: str) -> None:
    async with store_at(address) as store:
        hub = Hub(store)
        await people(store, "ann")
        writer = ResultWriter(hub)
        table = await open_at(hub, ME, BOT)
        await hub.do(table.id, Resign(), Author("ann"))
        await writer.step()
        found = [(one.person, one.bot, one.name, one.share, one.left) for one in await rows(store)]
        assert found == [("ann", None, "Ann", 0, True), (None, "page", "", 1, False)]


async def test_of_three_players_those_who_gave_up_have_left(address: str) -> None:
    async with store_at(address) as store:
        hub = Hub(store)
        await people(store, "ann", "bob")
        writer = ResultWriter(hub)
        table = await open_at(hub, ME, OPEN, BOT, game="rheingold", listed=True)
        await hub.do(table.id, Join(), Author("bob"))
        for name in ("ann", "bob"):
            await writer.step()
            assert await rows(store) == [], "the game goes on"
            await hub.do(table.id, Resign(), Author(name))
        await writer.step()
        found = [(one.left, one.share, one.players, one.edition) for one in await rows(store)]
        assert found == [(True, 0, 3, "rhine"), (True, 0, 3, "rhine"), (False, 1, 3, "rhine")]


async def test_a_game_that_the_host_closes_has_no_winner(address: str) -> None:
    async with store_at(address) as store:
        hub = Hub(store)
        await people(store, "ann")
        writer = ResultWriter(hub)
        table = await open_at(hub, ME, BOT)
        await hub.intervene(table.id, partial(close, reason="spam"))
        await writer.step()
        assert [(one.share, one.ending) for one in await rows(store)] == [(None, "closed")] * 2


async def test_what_a_killed_server_or_an_older_version_left_out_is_stored_after_the_start(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stored, "EXPIRY_PAGE", 2)
    async with store_at(address) as store:
        await people(store, "ann", "bob")
        before = Hub(store)
        killed = ResultWriter(before)
        await all_written(killed)
        names = [await finished(before, "bob") for _ in range(5)]
        playing = (await open_at(before, ME, ME)).id
        hub = Hub(store)
        writer, read = ResultWriter(hub), list[str]()
        reading = hub.memory.read

        async def noting(name: str) -> Any:
            read.append(name)
            return await reading(name)

        monkeypatch.setattr(hub.memory, "read", noting)
        await all_written(writer)
        assert sorted({one.game_id for one in await rows(store)}) == sorted(names)
        assert sorted(read) == sorted(names)
        assert playing not in read
        ended = {name: (await before.live(name)).table.ended_at for name in names}
        assert {one.game_id: one.ended for one in await rows(store)} == ended
        again = ResultWriter(hub)
        await all_written(again)
        assert len(read) == len(names), "games that have results are not loaded again"


async def test_games_from_files_and_games_of_nobody_are_never_loaded(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with store_at(address) as store:
        await people(store, "ann", "host")
        hub = Hub(store)
        await open_record(hub, random_game("richelieu", {}, "old", 10))
        await finished(hub, "stranger", host="unknown")
        other = Hub(store)

        async def none(name: str) -> Any:
            raise AssertionError(name)

        monkeypatch.setattr(other.memory, "read", none)
        await all_written(ResultWriter(other))
        assert await rows(store) == []


async def test_whoever_comes_after_another_process_changes_nothing(address: str) -> None:
    async with store_at(address) as store:
        await people(store, "ann", "bob")
        hub = Hub(store)
        one, other = ResultWriter(hub), ResultWriter(hub)
        name = await finished(hub, "bob")
        await one.step()
        before = await rows(store, name)
        await other.step()
        assert await rows(store, name) == before
        assert len(before) == 2


async def test_a_stopping_server_stores_what_it_has_noted(address: str) -> None:
    async with store_at(address) as store:
        await people(store, "ann", "bob")
        hub = Hub(store)
        writer = ResultWriter(hub)
        writer.start()
        name = await finished(hub, "bob")
        await writer.stop()
        assert len(await rows(store, name)) == 2


async def test_a_faulty_game_does_not_hold_up_the_others(
    address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with store_at(address) as store:
        await people(store, "ann", "bob")
        hub = Hub(store)
        writer = ResultWriter(hub)
        faulty, good = await finished(hub, "bob"), await finished(hub, "bob")

        def failing(table: Table) -> list[Result]:
            if table.id == faulty:
                raise ZeroDivisionError
            return results_of(table)

        monkeypatch.setattr(results, "results_of", failing)
        await all_written(writer)
        assert {one.game_id for one in await rows(store)} == {good}
        assert "results could not be stored" in caplog.text


async def test_when_too_many_games_end_at_once_all_are_checked_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "MOST_ENDED", 1)
    async with store_at(address) as store:
        await people(store, "ann", "bob")
        hub = Hub(store)
        writer = ResultWriter(hub)
        await all_written(writer)
        names = [await finished(hub, "bob") for _ in range(3)]
        await all_written(writer)
        assert {one.game_id for one in await rows(store)} == set(names)


async def test_the_result_of_an_end_that_the_database_lost_goes(address: str) -> None:
    async with store_at(address) as store:
        await people(store, "ann", "bob")
        hub = Hub(store)
        writer = ResultWriter(hub)
        name = await finished(hub, "bob")
        await writer.step()
        last = (await hub.live(name)).table.version
        await store.database.execute(
            schema.journal.delete().where(
                schema.journal.c.table_id == name, schema.journal.c.seq == last
            )
        )
        await store.database.execute(
            update(schema.tables).where(schema.tables.c.id == name).values(version=last - 1)
        )
        await store.database.execute(update(schema.results).values(ended=1))
        again = Hub(store)
        writer = ResultWriter(again)
        await again.add(name, Restored(1))
        await again.do(name, Resign(), Author("ann"))
        await writer.step()
        assert [one.share for one in await rows(store, name)] == [0, 1]


async def test_pages_follow_each_other_and_only_ones_own_games_are_there(address: str) -> None:
    async with store_at(address) as store:
        await people(store, "ann", "bob", "cy")
        hub = Hub(store)
        writer = ResultWriter(hub)
        names = {await finished(hub, "bob") for _ in range(4)}
        others = await finished(hub, "cy", host="bob")
        await all_written(writer)
        ended = schema.results.c.ended
        await store.database.execute(update(schema.results).values(ended=ended // 1_000_000))
        found: list[str] = []
        while page := await store.results.of(["ann"], 2, found[-1] if found else None):
            assert len(page) == 4
            found += list(dict.fromkeys(one.game_id for one in page))
        assert len(found) == 4
        assert set(found) == names
        assert {one.game_id for one in await store.results.of(["cy"], 9)} == {others}
        assert await store.results.of(["cy"], 9, found[0]) == []
        assert len(await store.results.of(["ann", "cy"], 9)) == 10
        await store.expiry.delete_now(others)
        assert await store.results.still_there([*names, others]) == names
        assert len(await rows(store, others)) == 2, "results outlive their tables"


async def test_somebody_who_is_forgotten_leaves_the_results_of_others(address: str) -> None:
    async with store_at(address) as store:
        await people(store, "ann", "bob")
        hub = Hub(store)
        writer = ResultWriter(hub)
        shared = await finished(hub, "bob")
        alone = (await open_at(hub, ME, BOT, host="bob")).id
        await hub.do(alone, Resign(), Author("bob"))
        await writer.step()
        await store.expiry.delete_now(shared)
        await forget_person(hub, Chat(hub), "bob")
        found = [(one.game_id, one.person, one.name) for one in await rows(store)]
        assert found == [(shared, "ann", "Ann"), (shared, None, "")]


async def test_somebody_forgotten_before_the_results_are_written_is_not_in_them(
    address: str,
) -> None:
    async with store_at(address) as store:
        await people(store, "ann", "bob")
        hub = Hub(store)
        name = await finished(hub, "bob")
        late = ResultWriter(Hub(store))
        seen = (await hub.live(name)).table
        await forget_person(hub, Chat(hub), "bob")
        await all_written(late)
        assert [(one.person, one.name) for one in await rows(store)] == [("ann", "Ann"), (None, "")]
        await store.database.execute(schema.results.delete())
        await store.results.write(results_of(seen))
        assert [one.person for one in await rows(store)] == ["ann", None]


async def test_results_go_with_the_session_and_keep_it(address: str) -> None:
    async with store_at(address) as store:
        await people(store, "ann", "bob")
        hub = Hub(store)
        writer = ResultWriter(hub)
        name = await finished(hub, "bob")
        await writer.step()
        await store.expiry.delete_now(name)
        used = schema.sessions.c.used
        for days, digest in ((300, "ann"), (SESSION_DAYS + 1, "bob")):
            this = schema.sessions.c.digest == digest
            changed = update(schema.sessions).where(this).values({used: TODAY - days})
            await store.database.execute(changed)
        assert await store.expiry.sessions(Ages(unused=7), TODAY) == 1
        assert [(one.person, one.name) for one in await rows(store)] == [("ann", "Ann"), (None, "")]
        await store.database.execute(update(schema.sessions).values({used: 0}))
        assert await store.expiry.sessions(Ages(unused=7), TODAY) == 1
        assert await rows(store) == []


async def test_a_name_that_the_host_removes_goes_from_the_results(address: str) -> None:
    async with store_at(address) as store, store_at(address, beside=True) as beside:
        await people(store, "ann", "bob")
        house = House(store, beside)
        writer = ResultWriter(house.hub)
        name = await finished(house.hub, "bob")
        await writer.step()
        await house.host.rename(name, 1, "", "rude")
        assert [one.name for one in await rows(store, name)] == ["Ann", ""]


async def test_a_persons_data_has_their_results(address: str) -> None:
    async with store_at(address) as store:
        await people(store, "ann", "bob")
        hub = Hub(store)
        writer = ResultWriter(hub)
        name = await finished(hub, "bob")
        await writer.step()
        (found,) = (await store.persons.data("bob"))["results"]
        assert (found["game_id"], found["seat"], found["name"]) == (name, 1, "Bob")
        assert (found["share"], found["left"]) == (0, True)
        assert not {"person", "bot"} & set(found)
