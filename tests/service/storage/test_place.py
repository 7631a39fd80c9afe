"""A database file that is moved, removed or replaced under its server loses nothing confirmed."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from tests.service.people import alone, code, other_to_move, until
from tests.service.servers import ServerProcess, failures, lines, readiness, running
from tests.service.stores import file_in, store_in

from blazon.client import Server, Watched
from blazon.kernel.errors import BadValue
from blazon.service.base.addresses import url_of
from blazon.service.storage.locks import file_lock
from blazon.service.storage.private_files import BESIDE


@asynccontextmanager
async def one_move(server: ServerProcess) -> AsyncIterator[tuple[Server, Watched]]:
    """A game at a server in which one move has been confirmed."""
    async with alone(server.url) as (ann, seat):
        await other_to_move(seat)
        await seat.play(seat.legal[0])
        yield ann, seat


def entries(file: Path, table: str) -> int:
    """How many entries of a table a database file has by itself, without a log beside it."""
    with closing(sqlite3.connect(f"file:{file}?immutable=1", uri=True)) as database:
        query = "select count(*) from journal where table_id = ?"
        return int(database.execute(query, (table,)).fetchone()[0])


async def saved(server: ServerProcess) -> Path:
    """The copy of what was in the lost file, when the server has said that it is complete."""
    await until(lambda: lines(server, "what was in the database has been saved"))
    file = Path(server.database.removeprefix("sqlite:///"))
    (copy,) = file.parent.glob("*-rescued-*")
    return copy


def move(file: Path) -> None:
    file.rename(file.with_name("moved.db"))


def replace(file: Path) -> None:
    other = Path(file_in(file.parent / "other").removeprefix("sqlite:///"))
    file.rename(file.with_name("moved.db"))
    other.rename(file)


def lose_log(file: Path) -> None:
    file.with_name(f"{file.name}-wal").unlink()


def lose_all(file: Path) -> None:
    for end in BESIDE:
        file.with_name(f"{file.name}{end}").unlink()


@pytest.mark.parametrize("lose", [move, replace, Path.unlink, lose_log, lose_all])
async def test_nothing_is_confirmed_that_nobody_would_find_again(
    tmp_path: Path, lose: Callable[[Path], None]
) -> None:
    (tmp_path / "other").mkdir()
    with running(tmp_path) as server:
        file = Path(server.database.removeprefix("sqlite:///"))
        async with one_move(server) as (ann, seat):
            lose(file)
            assert await code(seat.play(seat.legal[0])) == "storage"
            await readiness(503, server)
            assert await code(ann.request("PATCH", "/session", json={"name": "Ann"})) == "storage"
            table = seat.table["id"]
            confirmed = seat.version
        rescued = await saved(server)
        assert lines(server, "the database cannot be written") == 1
        assert rescued.stat().st_mode & 0o777 == 0o600
        assert entries(rescued, table) == confirmed
        if lose is lose_log:
            assert entries(file, table) == confirmed
        if lose in (move, replace):
            assert entries(file.with_name("moved.db"), table) == confirmed, "its log is empty"
        server.kill()
        rescued.replace(file)
        server.start()
        async with Server(server.url) as onlooker:
            assert (await onlooker.table(table))["v"] == confirmed


async def test_a_server_that_stops_at_once_saves_the_file_as_well(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with running(tmp_path) as server:
        file = Path(server.database.removeprefix("sqlite:///"))
        async with one_move(server) as (_, seat):
            table, confirmed = seat.table["id"], seat.version
        replace(file)
        server.stop()
        assert entries(await saved(server), table) == confirmed
        assert not file.with_name(f"{file.name}-wal").exists() or not entries(file, table)
        server.start()


async def test_what_is_saved_while_a_server_stops_is_saved_once(tmp_path: Path) -> None:
    async with store_in(tmp_path) as store:
        move(tmp_path / "tables.db")
        looking = [asyncio.create_task(store.database.look_after()) for _ in range(3)]
        await asyncio.sleep(0)
        looking[0].cancel()
        await asyncio.gather(*looking[1:])
    assert len([*tmp_path.glob("*-rescued-*")]) == 1


async def test_a_folder_that_is_gone_gets_the_copy_when_it_is_back(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    with running(tmp_path, file_in(folder)) as server:
        async with one_move(server) as (_, seat):
            table, confirmed = seat.table["id"], seat.version
            folder.rename(tmp_path / "moved")
            assert await code(seat.play(seat.legal[0])) == "storage"
            await until(lambda: lines(server, "what was in the database could not be saved"))
            folder.mkdir()
            assert entries(await saved(server), table) == confirmed
        assert lines(server, "what was in the database could not be saved") == 1
        assert failures(server) == []


async def test_a_file_that_comes_back_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        file = Path(server.database.removeprefix("sqlite:///"))
        async with one_move(server) as (_, seat):
            move(file)
            assert await code(seat.play(seat.legal[0])) == "storage"
            await readiness(503, server)
            file.with_name("moved.db").rename(file)
            await readiness(200, server)
            await seat.play(seat.legal[0])
            assert entries(file, seat.table["id"]) <= seat.version
        assert lines(server, "the database can be written again") == 1


def test_a_file_with_two_names_is_served_by_none(tmp_path: Path) -> None:
    database, file = url_of(file_in(tmp_path)), tmp_path / "tables.db"
    with file_lock(database):
        os.link(file, tmp_path / "again.db")
        with (
            pytest.raises(BadValue, match="has other names, too"),
            file_lock(url_of(f"sqlite:///{tmp_path / 'again.db'}")),
        ):
            pass
    (tmp_path / "again.db").unlink()
    with file_lock(database):
        pass
