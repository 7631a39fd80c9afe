"""A database comes back without its newest entries: no journal gets a hole, and games go on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.service.cluster import order, postgres
from tests.service.crowd import processes
from tests.service.journals import check_agreed, check_gapless, check_seen, journals
from tests.service.people import ME, alone, at_two, code, new_table, other_to_move
from tests.service.postgresql import pair, single
from tests.service.servers import ServerProcess, readiness, running
from tests.service.stores import sql
from tests.service.tables import at_table, happens

import blazon
from blazon.cli import main
from blazon.client import Server, Watched
from blazon.service.base.settings import Settings
from blazon.service.journal.pauses import Restored, Waited
from blazon.service.storage.database import Database


async def play(seat: Watched, moves: int) -> None:
    """Play this many moves for whoever is to move."""
    for _ in range(moves):
        await other_to_move(seat)
        await seat.play(seat.legal[0])


def forget(folder: Path, table: str, where: str) -> None:
    """Lose some entries of a table, as an older backup would."""
    lose = f"delete from journal where table_id = :table and {where}"
    last = "(select max(seq) from journal where table_id = id)"
    note = f"update tables set version = {last} where id = :table"
    sql(folder / "tables.db", lose, note, values={"table": table})


async def lose_three(server: ServerProcess, folder: Path) -> str:
    """Play on after three entries are lost."""
    async with alone(server.url) as (ann, seat):
        await play(seat, 6)
        version, log = seat.version, seat.log
        forget(folder, seat.id, f"seq > {version - 3}")
        await other_to_move(seat)
        assert await code(seat.play(seat.legal[0])) == "stale"
        await seat.wait(lambda: bool(seat.table["lost"]))
        assert (seat.table["lost"], seat.version) == (3, version - 2)
        assert seat.log == log[:-3]
        async with ann.watch(seat.id) as late:
            await late.wait(lambda: bool(late.view))
            late.version, late.entries = version - 1, [{"token": "lost"}] * len(log)
            await late.disconnect()
            await late.wait(lambda: late.version == seat.version)
            assert late.log == seat.log
        await play(seat, 3)
        assert seat.table["lost"] == 0
        await check_seen(seat)
        return seat.id


def test_a_game_goes_on_from_what_an_older_backup_has_left(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        name = asyncio.run(lose_three(server, tmp_path))
    rows = asyncio.run(journals(f"sqlite:///{tmp_path / 'tables.db'}"))[name]
    check_gapless(rows)
    assert [row.event["lost"] for row in rows if row.event["kind"] == "restored"] == [3]


def test_whoever_saw_lost_versions_gets_the_whole_log() -> None:
    game = blazon.new("richelieu", seed="a log")
    for _ in range(8):
        game.play(next(iter(game.legal)))
    table = at_table(game)
    begun = table.begun_at
    table = happens(table, Restored(4))
    again = table.version
    assert [table.log_from(version) for version in (again, again + 3)] == [0, 0]
    assert [table.log_from(version) for version in (begun, again - 1)] == [0, 8]
    for _ in range(4):
        table = happens(table, Waited(1000))
    assert table.log_from(table.version) == 8


def test_a_table_with_a_hole_is_closed_and_its_whole_part_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def begin(server: ServerProcess) -> tuple[str | None, str, int]:
        async with alone(server.url) as (ann, seat):
            await play(seat, 6)
            return ann.secret, seat.id, seat.version

    async def look(server: ServerProcess, secret: str | None, name: str, version: int) -> None:
        async with Server(server.url, secret) as ann:
            found = await ann.table(name)
            shown = found["d"]["table"]
            assert (shown["status"], shown["score"]["ending"]) == ("over", "lost")
            assert shown["score"]["winners"] == []
            assert (found["v"], len(found["d"]["entries"])) == (version, 3)
            assert len((await ann.request("GET", f"/tables/{name}/record"))["actions"]) == 3
            assert await code(ann.do(name, "play", action="A1", version=version)) == "not-now"
            rows = await ann.request("GET", "/tables/mine")
            assert [row["id"] for row in rows] == [name]

    with running(tmp_path) as server:
        secret, name, version = asyncio.run(begin(server))
    forget(tmp_path, name, f"seq = {version - 2}")
    with running(tmp_path) as server:
        asyncio.run(look(server, secret, name, version))
    database = f"--database=sqlite:///{tmp_path / 'tables.db'}"
    assert main(["db", "export", str(tmp_path / "records"), database]) == 0
    said = capsys.readouterr().out
    assert "1 records" in said
    assert f"{name}: the database lost a part" in said
    assert len(blazon.load((tmp_path / "records" / f"{name}.json").read_text()).actions) == 3


@pytest.mark.system
async def test_a_failover_to_a_standby_that_lags_leaves_no_holes(tmp_path: Path) -> None:
    """Play at two processes; the standby misses the last moves, and takes over."""
    with pair() as database, processes(database.address, tmp_path, 2) as servers:
        async with at_two(*servers) as table, table.watching() as (one, other):
            ann, elsewhere = table.people
            second, third = [await new_table(ann, ME, ME) for _ in range(2)]
            async with elsewhere.watch(second) as two:
                async with ann.watch(third) as unwatched:
                    for seat in (one, two, unwatched):
                        await play(seat, 4)
                    await database.stop_following()
                    for seat in (one, two, unwatched):
                        await play(seat, 5)
                database.lose_primary()
                await readiness(503, *servers)
                await database.promote()
                await readiness(200, *servers)
                for seat in (one, other):
                    await seat.wait(lambda seat=seat: seat.table["lost"] == 5)
                for seat in (one, two):
                    await play(seat, 4)
                await check_agreed(database.address_of_standby, one, other)
                await check_agreed(database.address_of_standby, two)
                async with elsewhere.watch(third) as three:
                    await play(three, 3)
                    await check_agreed(database.address_of_standby, three)


@pytest.mark.system
async def test_games_go_on_from_a_backup_restored_under_running_processes(tmp_path: Path) -> None:
    """Play at two processes while the host restores a backup, in which one table is missing."""
    with single() as database, processes(database.address, tmp_path, 2) as servers:
        async with at_two(*servers) as table, table.watching() as (one, other):
            ann = table.people[0]
            await play(one, 4)
            backup = await asyncio.to_thread(database.back_up)
            await play(other, 5)
            async with ann.watch(await new_table(ann, ME, ME)) as newer:
                await play(newer, 2)
                await one.wait(lambda: one.version == other.version)
                for seat in (one, newer):
                    await other_to_move(seat)
                await asyncio.to_thread(database.restore, backup)
                assert await code(one.play(one.legal[0])) == "stale"
                for seat in (one, other):
                    await seat.wait(lambda seat=seat: seat.table["lost"] == 5)
                await play(other, 4)
                await check_agreed(database.address, one, other)
                move: dict[str, Any] = {"action": newer.legal[0], "version": newer.version}
                assert await code(ann.do(newer.id, "play", seat=newer.seat, **move)) == "unknown"
                for server in table.people:
                    assert await code(server.table(newer.id)) == "unknown"


@pytest.mark.system
async def test_a_crash_of_postgres_loses_no_move_even_if_it_commits_early(tmp_path: Path) -> None:
    """PostgreSQL, which is set to commit before anything is on disk, crashes after some moves."""
    with single() as database, processes(database.address, tmp_path, 2) as servers:
        late = "alter database postgres set synchronous_commit = off"
        await order(database.address, "alter system set wal_writer_delay = '10s'", late)
        async with at_two(*servers) as table, table.watching() as (one, other):
            for seat, behind in ((one, other), (other, one)):
                await play(seat, 5)
                await asyncio.to_thread(database.crash)
                await readiness(200, *servers)
                await behind.wait(lambda a=seat, b=behind: a.version == b.version)
            await play(one, 3)
            assert [one.table["lost"], other.table["lost"]] == [0, 0]
            await check_agreed(database.address, one, other)


@pytest.mark.system
async def test_a_commit_is_on_disk_whatever_the_database_is_set_to() -> None:
    with postgres() as address:
        [(name,)] = await order(address, "select current_database()")
        await order(address, f"alter database {name} set synchronous_commit = off")
        database = Database(Settings(database=address).database_url)
        async with database.read() as reading:
            found: str = await reading.scalar(text("show synchronous_commit"))
        await database.close()
        assert found == "on"
