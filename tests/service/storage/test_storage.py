"""If the database cannot be written, moves are refused, nobody is disconnected, and it recovers."""

import asyncio
import resource
import shutil
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, insert, make_url
from sqlalchemy.exc import IntegrityError
from tests.limits import HANGS_SECONDS
from tests.samples import NAMES, random_game
from tests.service.cluster import order, postgres
from tests.service.house import hub_in, open_at
from tests.service.journals import check_agreed
from tests.service.people import ME, alone, code, other_to_move, refused
from tests.service.servers import ServerProcess, failures, lines, readiness, running
from tests.service.tables import play

from blazon.client import RefusedError, Server, Watched
from blazon.service.base.refusals import Refusal
from blazon.service.journal.events import Opened
from blazon.service.journal.plans import SeatPlan
from blazon.service.live.hub import Author, Hub
from blazon.service.storage import database
from blazon.service.storage.health import Health
from blazon.service.storage.schema import server
from blazon.service.storage.store import Store

ENDLESS = resource.RLIM_INFINITY


@contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """The server's files cannot grow, as if its disk were full."""
    assert server.process
    database = Path(server.database.removeprefix("sqlite:///"))
    most = database.with_name(database.name + "-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, ENDLESS))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (ENDLESS, ENDLESS))


async def until_refused(seat: Watched) -> RefusedError:
    """Play until a move is refused."""
    while True:
        try:
            await seat.play(seat.legal[0])
            await other_to_move(seat)
        except RefusedError as error:
            return error


async def everything_is_refused(ann: Server, table: str) -> None:
    """Writes are refused; over HTTP with the time to wait."""
    seats: Any = [ME, ME]
    assert await code(ann.open_table(game="richelieu", seats=seats)) == "storage"
    assert await code(ann.request("PATCH", "/session", json={"name": "Ann"})) == "storage"
    say = ann.request("POST", f"/tables/{table}/chat", json={"text": "hello"})
    assert (await refused(say)).data["wait"] > 0
    answer = await ann.http.post("/api/tables", json={"game": "richelieu", "seats": seats})
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0
    async with Server(ann.url) as newcomer:
        assert await code(newcomer.open_table(game="richelieu", seats=seats)) == "storage"


async def test_a_full_disk_refuses_what_it_must_until_there_is_room(tmp_path: Path) -> None:
    for name in NAMES:  # the server must not write compiled rules in the meantime
        random_game(name, {}, "compiled", 20)
    with running(tmp_path) as server:
        async with alone(server.url) as (ann, seat):
            table = seat.id
            async with ann.watch(table) as onlooker:
                await other_to_move(seat)
                with full_disk(server):
                    error = await until_refused(seat)
                    assert error.code == "storage"
                    assert error.data["wait"] > 0
                    sockets = onlooker.connections, seat.connections
                    await readiness(503, server)
                    await everything_is_refused(ann, table)
                    assert (await ann.table(table))["v"] == seat.version
                    for _ in range(5):
                        assert await code(seat.play(seat.legal[0])) == "storage"
                await readiness(200, server)
                await seat.play(seat.legal[0])
                await ann.request("POST", f"/tables/{table}/chat", json={"text": "hello"})
                await onlooker.wait(lambda: bool(onlooker.chat))
                assert (onlooker.connections, seat.connections) == sockets
                await check_agreed(server.database, onlooker, seat)
        assert lines(server, "the database cannot be written") == 1
        assert lines(server, "the database can be written again") == 1
        assert failures(server) == []


@asynccontextmanager
async def table_in(folder: Path, **settings: int) -> AsyncIterator[tuple[Hub, str, list[str]]]:
    """A game that has begun in this process, with its first player's legal actions."""
    async with hub_in(folder, **settings) as hub:
        name = (await open_at(hub, SeatPlan("me"), SeatPlan("me"))).id
        table = (await hub.live(name)).table
        assert table.position
        yield hub, name, list(table.position.legal)


async def test_a_locked_file_is_waited_for_and_then_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LOCKED_MS", 50)

    async with table_in(tmp_path) as (hub, name, legal):
        table, store = (await hub.live(name)).table, hub.store
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("begin immediate")
            for _ in range(2):
                with pytest.raises(Refusal, match="database") as refusal:
                    await hub.do(name, play(table, legal[0]), Author("ann", "once"))
                assert refusal.value.code == "storage"
                await store.database.look_after()
            assert (await hub.live(name)).table is table
            other.execute("rollback")
        await store.database.look_after()
        _, made = await hub.do(name, play(table, legal[0]), Author("ann", "once"))
        assert made == table.version + 1


@pytest.mark.system
async def test_a_server_outlives_its_postgres(tmp_path: Path) -> None:
    with postgres() as database, running(tmp_path, database) as server:
        name = make_url(database).database
        beside = make_url(database).set(database="template1").render_as_string()
        outages = [
            ("allow_connections false", "allow_connections true"),
            ("set default_transaction_read_only = on", "reset default_transaction_read_only"),
        ]
        cut = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
        async with alone(server.url) as (ann, seat):
            await order(beside, cut)
            await other_to_move(seat)
            await seat.play(seat.legal[0])
            for down, up in outages:
                await other_to_move(seat)
                sockets = seat.connections
                await order(beside, f"alter database {name} {down}", cut)
                assert (await until_refused(seat)).code == "storage"
                await readiness(503, server)
                assert await code(seat.play(seat.legal[0])) == "storage"
                assert (await ann.table(seat.id))["v"] == seat.version
                await order(beside, f"alter database {name} {up}", cut)
                await readiness(200, server)
                await seat.play(seat.legal[0])
                assert seat.connections == sockets
            await check_agreed(database, seat)
        assert failures(server) == []


@pytest.mark.system
async def test_a_process_that_is_frozen_in_a_transaction_is_waited_for_no_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    row = insert(server).values(name="once", value=b"")

    async def write(url: str) -> None:
        other = Store(url)
        await other.database.execute(row)
        await other.database.close()

    def write_and_freeze(url: str, connection: Connection) -> None:
        connection.execute(row)
        with ThreadPoolExecutor(1) as pool:
            pool.submit(asyncio.run, write(url)).result()

    with postgres() as address:
        url = f"postgresql+asyncpg{address.removeprefix('postgresql')}"
        monkeypatch.setattr("blazon.service.storage.postgres.FROZEN_MS", 1_000)
        frozen = Store(url)
        with pytest.raises(Refusal, match="database"):
            await frozen.database.transact(partial(write_and_freeze, url))
        await frozen.database.look_after()
        with pytest.raises(IntegrityError):
            await frozen.database.execute(row)
        await frozen.database.close()


async def test_little_room_keeps_nothing_new_and_less_stops_games(tmp_path: Path) -> None:
    async with table_in(tmp_path, least_free=1000) as (hub, name, legal):
        store = hub.store
        health = store.database.health
        table = (await hub.live(name)).table
        assert isinstance(table.opened, Opened)
        health.measured(999)
        health.measured(1050)
        for keeping in (
            store.sessions.add("eve", 0),
            store.chat.add(name, 0, 0, "Ann", "hello"),
            hub.open(table.opened, table.secret, Author("ann")),
        ):
            with pytest.raises(Refusal, match="nearly full") as refusal:
                await keeping
            assert refusal.value.code == "storage"
        assert health.takes_moves
        after, _ = await hub.do(name, play(table, legal[0]), Author("ann", "one"))
        health.measured(99)
        assert not health.takes_moves
        assert after.position
        legal = list(after.position.legal)
        with pytest.raises(Refusal, match="is full"):
            await hub.do(name, play(after, legal[0]), Author("ann", "two"))
        health.measured(1200)
        await hub.do(name, play(after, legal[0]), Author("ann", "two"))
        await store.sessions.add("eve", 0)


def test_the_room_on_the_disk_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    health = Health(least_free=1000)
    with caplog.at_level("INFO", "blazon.service"):
        for free in (5000, 1001, 999, 990, 1050, 998, 99, 98, 105, 111, 105, 1099, 1100, 1000):
            health.measured(free)
    said = [(record.levelname, record.facts["room"]) for record in caplog.records]  # type: ignore[attr-defined]
    little = ("WARNING", "little")
    assert said == [little, ("ERROR", "none"), little, ("INFO", "plenty")]


async def test_a_server_on_a_disk_with_little_room_says_so(tmp_path: Path) -> None:
    least = shutil.disk_usage(tmp_path).free // (1 << 20) * 2
    with running(tmp_path, least_free_mib=str(least)) as server:
        async with Server(server.url) as ann:
            seats: Any = [ME, ME]
            assert await code(ann.open_table(game="richelieu", seats=seats)) == "storage"
        async with httpx.AsyncClient(trust_env=False, timeout=HANGS_SECONDS) as http:
            assert (await http.get(f"{server.url}/ready")).json()["room"] == "little"
            shown = (await http.get(f"{server.url}/metrics")).text
            assert "blazon_storage_well 1.0" in shown
            free = next(line for line in shown.splitlines() if line.startswith("blazon_free_disk"))
            assert float(free.split()[1]) > 0
        assert lines(server, "free disk space") == 1


async def test_moves_wait_for_few_others_even_while_the_event_loop_is_busy(tmp_path: Path) -> None:
    written, has_moved = list[int](), threading.Event()

    def write(number: int, connection: Connection) -> None:
        connection.execute(insert(server), [{"name": f"{number}", "value": b""}])
        written.append(number)
        if number == 30:
            has_moved.set()

    def write_in_turn(number: int, connection: Connection) -> None:
        with connection.begin():
            write(number, connection)

    found = database.Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    try:
        await found.upgrade()
        others = [
            asyncio.create_task(found.transact(partial(write, number))) for number in range(30)
        ]
        await asyncio.sleep(0)
        move = found.run_in_turn(partial(write_in_turn, 30))
        assert has_moved.wait()
        assert written == [0, 1, 2, 3, 30]
        await asyncio.gather(move, *others)
        assert written == [0, 1, 2, 3, 30, *range(4, 30)]
    finally:
        await found.close()
