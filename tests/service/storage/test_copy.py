"""`blazon db copy` moves everything to another database, and games continue there."""

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.data.files import RELEASED
from tests.service.asking import refused_in_a_line as refusal
from tests.service.cluster import EMPTY, order, postgres
from tests.service.journals import check_agreed, journals
from tests.service.people import Party, back_at, new_table, party, play_on, several, until
from tests.service.servers import ServerProcess, running
from tests.service.stores import sql

from blazon.cli import main
from blazon.client import Server

pytestmark = pytest.mark.system

GAMES = 400
"""The games in a database that takes long enough to copy that it can be killed."""


@pytest.fixture
def empty() -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with postgres(EMPTY) as address:
        yield address


def execute(database: str, statement: str) -> list[Any]:
    """Execute a statement; returns its rows."""
    if database.startswith("sqlite"):
        return sql(database, statement)
    return [tuple(row) for row in asyncio.run(order(database, statement))]


def released(folder: Path) -> str:
    """A copy of a database that version 0.1.0 wrote."""
    shutil.copy(RELEASED / "0.1.0" / "tables.db", folder / "tables.db")
    return f"sqlite:///{folder / 'tables.db'}"


def upgraded(folder: Path) -> str:
    """The same, upgraded."""
    database = released(folder)
    assert not main(["db", "upgrade", "--database", database])
    return database


def large(folder: Path) -> str:
    """The same with many games, each with the journal of a real one."""
    database = upgraded(folder)
    _, *rest = [row[1] for row in sql(database, "pragma table_info(tables)")]
    longest = "select table_id from journal group by table_id order by count(*) desc limit 1"
    numbers = f"with recursive n(n) as (select 0 union all select n + 1 from n limit {GAMES})"
    [[model]] = sql(database, longest)
    for table, name, columns in (
        ("tables", "id", ", ".join(rest)),
        ("journal", "table_id", "seq, at, session, command, event"),
    ):
        copies = f"select 'game-' || n, {columns} from {table}, n where {name} = ?"
        copy = f"insert into {table} ({name}, {columns}) {numbers} {copies}"
        sql(database, copy, values=[model])
    return database


def copied(source: str, target: str) -> None:
    assert main(["db", "copy", source, target]) == 0


def killed_at(source: str, target: str, entries: int) -> bool:
    """Copy, and kill the copy once this many entries are there; whether it was still running.

    On a busy machine, a copy into a file may be finished before; then it is made again.
    """
    for _ in range(9):
        if ended_at(source, target, entries, signal.SIGKILL)[0] == -signal.SIGKILL:
            return True
        if not target.startswith("sqlite"):
            break
        for file in Path(target.removeprefix("sqlite:///")).parent.glob("to.db*"):
            file.unlink()
    return False


def ended_at(source: str, target: str, entries: int, how: signal.Signals) -> tuple[int, str]:
    """Copy, and send a signal once this many entries are there; the exit status and errors."""
    command = [sys.executable, "-m", "blazon", "db", "copy", source, target]
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # jobs of a shell may ignore it
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=heed) as process:
        while process.poll() is None and entries_in(target) < entries:
            time.sleep(0.005)
        process.send_signal(how)
        _, said = process.communicate()
        return process.returncode, said


def entries_in(database: str) -> int:
    """The number of journal entries in a database that may not be ready yet."""
    try:
        return int(execute(database, "select count(*) from journal")[0][0])
    except (sqlite3.Error, asyncpg.PostgresError):
        return 0


# A server moves


@dataclass
class Known:
    """What people know of a server before it moves."""

    secrets: list[str]
    playing: str
    version: int
    over: str
    open: str
    link: str
    record: Any
    review: Any


async def live(server: ServerProcess) -> Known:
    """Open, play and finish games, chat, ask for a review, invite, and report."""
    async with AsyncExitStack() as stack:
        table = await stack.enter_async_context(party(server.url))
        (host,) = await stack.enter_async_context(several(server.url, 1))
        ann, bob = table.people
        await ann.request("PATCH", "/session", json={"name": "Ann"})
        await table.say(0, "Grüße, 王 🎲")
        report = {"subject": "line", "of": 1, "reason": "insult", "words": "rude"}
        await bob.request("POST", f"/tables/{table.id}/reports", json=report)
        async with table.watching() as watching:
            version = await play_on(watching, "before", 6)
        over = await stack.enter_async_context(party(server.url))
        await finish(over)
        (record, review) = await results(over.people[0], over.id)
        seats = [{"kind": "me", "name": "Host"}, {"kind": "open"}]
        opened = await new_table(host, *seats)
        link = (await host.do(opened, "invite", seat=1))["link"]
        secrets = [one.secret or "" for one in (ann, bob, over.people[0])]
        return Known(secrets, table.id, version, over.id, opened, link, record, review)


async def finish(over: Party) -> None:
    """Play a few moves, resign, and wait for the review."""
    async with over.watching() as watching:
        await play_on(watching, "over", 4)
    await over.do(0, "resign")
    address = f"/tables/{over.id}/review"
    await over.people[0].request("POST", address, json={"knowledge": "own"})

    async def is_done() -> Any:
        return (await results(over.people[0], over.id))[1]["status"] == "done"

    await until(is_done)


async def results(person: Server, table: str) -> tuple[Any, Any]:
    record = await person.request("GET", f"/tables/{table}/record")
    review = await person.request("GET", f"/tables/{table}/review?knowledge=own")
    return record, review


async def go_on(server: ServerProcess, known: Known, seed: str) -> int:
    """Sessions, records and chat are as before, and the game goes on, from this version."""
    *players, third = known.secrets
    async with (
        back_at(server.url, known.playing, players) as ((ann, _), seats),
        Server(server.url, third) as other,
    ):
        assert (await ann.request("GET", "/session"))["name"] == "Ann"
        assert await results(other, known.over) == (known.record, known.review)
        await seats[0].wait(lambda: bool(seats[0].chat) and seats[0].version > 0)
        version = seats[0].version
        assert [line["text"] for line in seats[0].chat] == ["Grüße, 王 🎲"]
        await play_on(seats, seed, 6)
        await check_agreed(server.database, *seats)
    return version


async def join(server: ServerProcess, known: Known) -> None:
    """An open invitation leads to its seat."""
    async with several(server.url, 1) as (guest,):
        answer = await guest.do(known.open, "join", link=known.link, name="Guest")
        assert answer["d"]["table"]["status"] == "playing"


def block(database: str) -> None:
    where = ["--database", database]
    assert not main(["admin", "block", "192.0.2.7", "--for", "1h", "--reason", "rude", *where])


def test_a_server_moves_to_postgresql_and_back(
    tmp_path: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path, bot_workers="1") as server:
        known = asyncio.run(live(server))
        block(server.database)
        block(server.database)
        assert "is in use by another server" in refusal(
            capsys, "db", "copy", server.database, empty
        )
    execute(server.database, "delete from blocks where number = 2")  # its number is never reused
    capsys.readouterr()
    copied(server.database, empty)
    assert "3 tables" in capsys.readouterr().out
    assert asyncio.run(journals(server.database)) == asyncio.run(journals(empty))
    block(empty)
    assert execute(empty, "select number from blocks") == [(1,), (3,)]
    back = f"sqlite:///{tmp_path / 'back.db'}"
    with running(tmp_path, empty) as moved:
        asyncio.run(go_on(moved, known, "moved"))
        asyncio.run(join(moved, known))
        assert "in use by a server" in refusal(capsys, "db", "copy", empty, back)
    copied(empty, back)
    assert asyncio.run(journals(empty)) == asyncio.run(journals(back))
    assert execute(back, "select seq from sqlite_sequence where name = 'blocks'") == [(3,)]
    with running(tmp_path, back) as returned:
        asyncio.run(go_on(returned, known, "returned"))


def test_a_file_of_the_first_version_moves_once_it_is_upgraded(
    tmp_path: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = released(tmp_path)
    assert "`blazon db upgrade`" in refusal(capsys, "db", "copy", source, empty)
    assert not main(["db", "upgrade", "--database", source])
    copied(source, empty)
    assert asyncio.run(journals(source)) == asyncio.run(journals(empty))
    with running(tmp_path, empty):
        pass


def test_copies_between_databases_of_one_kind(tmp_path: Path, empty: str) -> None:
    source, file = upgraded(tmp_path), f"sqlite:///{tmp_path / 'copy.db'}"
    with postgres(EMPTY) as other:
        for before, after in ((source, file), (file, empty), (empty, other)):
            copied(before, after)
        assert asyncio.run(journals(source)) == asyncio.run(journals(other))
    assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600


# Stopped in the middle


@pytest.fixture(params=["postgresql", "sqlite"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of an empty database of either kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'to.db'}"
    else:
        with postgres(EMPTY) as address:
            yield address


def test_a_killed_copy_goes_on_and_no_server_starts_on_half_of_it(
    tmp_path: Path, target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = large(tmp_path)
    number, kills = entries_in(source), 0
    for part in (0.05, 0.4, 0.8):
        kills += killed_at(source, target, int(part * number))
        for command in (["serve", "--port", "0"], ["db", "upgrade"]):
            said = refusal(capsys, *command, "--database", target)
            assert "holds half of a copy; finish it with the same `blazon db copy`" in said
    assert kills == 3
    assert 0 < entries_in(target) < number
    copied(source, target)
    assert f"{GAMES + 5} tables" in capsys.readouterr().out
    assert asyncio.run(journals(source)) == asyncio.run(journals(target))
    assert not main(["db", "upgrade", "--database", target])


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    source, tries = large(tmp_path), (f"sqlite:///{tmp_path / f'{n}.db'}" for n in range(9))
    for target in tries:  # on a busy machine, a copy may be finished before the signal
        status, said = ended_at(source, target, 1, signal.SIGINT)
        if status:
            break
    assert (status, said) == (130, "Stopped; give the same command again to go on.\n")
    copied(source, target)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("update tables set summary = 'other' where id = 'game-1'", "tables has other contents"),
        ("update journal set at = at + 1 where table_id = 'game-1' and seq = 2", "of table game-1"),
        ("delete from sessions", "sessions has"),
    ],
)
def test_a_copy_that_differs_is_no_success(
    change: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = large(tmp_path), f"sqlite:///{tmp_path / 'to.db'}"
    assert killed_at(source, target, entries_in(source) * 9 // 10)
    execute(target, change)
    said = refusal(capsys, "db", "copy", source, target, status=1)
    assert says in said
    assert "empty TO and copy again" in said
    assert "holds half of a copy" in refusal(capsys, "db", "upgrade", "--database", target)


def test_half_a_copy_is_no_source_and_goes_on_from_its_own_source_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = large(tmp_path), f"sqlite:///{tmp_path / 'to.db'}"
    assert killed_at(source, target, 1)
    assert "FROM: holds half of a copy" in refusal(
        capsys, "db", "copy", target, f"sqlite:///{tmp_path / 'third.db'}"
    )
    other = tmp_path / "other"
    other.mkdir()
    assert "of another database" in refusal(capsys, "db", "copy", upgraded(other), target)
    execute(source, "update tables set version = version + 1 where id = 'game-1'")
    assert "FROM has changed since" in refusal(capsys, "db", "copy", source, target)


# Refused


def test_a_database_with_contents_is_no_target(
    tmp_path: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = upgraded(tmp_path)
    copied(source, empty)
    before = asyncio.run(journals(empty))
    assert "TO: is not empty" in refusal(capsys, "db", "copy", source, empty)
    assert asyncio.run(journals(empty)) == before
    foreign = f"sqlite:///{tmp_path / 'foreign.db'}"
    execute(foreign, "create table tables (number integer)")
    assert "TO: is not empty" in refusal(capsys, "db", "copy", source, foreign)


def test_a_target_on_which_a_server_ran_without_players_is_empty(
    tmp_path: Path, empty: str
) -> None:
    source = upgraded(tmp_path)
    assert not main(["db", "upgrade", "--database", empty])
    copied(source, empty)
    rows = "select * from server order by name"
    assert execute(source, rows) == execute(empty, rows)


def test_without_a_target_the_settings_name_it(
    tmp_path: Path, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, secret = upgraded(tmp_path), tmp_path / "database"
    secret.write_text(f"{empty}\n")
    monkeypatch.setenv("BLAZON_DATABASE_FILE", str(secret))
    assert main(["db", "copy", source]) == 0
    assert asyncio.run(journals(source)) == asyncio.run(journals(empty))


def test_addresses_that_cannot_be_copied(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = upgraded(tmp_path)
    (tmp_path / "text").write_text("no database " * 100)
    for one, other, says in (
        (f"sqlite:///{tmp_path / 'none.db'}", source, "none.db does not exist"),
        (source, source, "TO: is the same database"),
        (source, "sqlite:///", "must name a file"),
        (source, "mysql://host/name", "must begin with sqlite:/// or postgresql://"),
        (source, f"sqlite:///{tmp_path / 'text'}", "cannot begin: file is not a database"),
        (source, f"sqlite:///{tmp_path / 'text' / 'file.db'}", "cannot be opened"),
    ):
        assert says in refusal(capsys, "db", "copy", one, other)
    assert not (tmp_path / "none.db").exists()


def test_a_character_that_postgresql_cannot_store_is_named(
    tmp_path: Path, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    source = upgraded(tmp_path)
    ((table,),) = execute(source, "select id from tables limit 1")
    values = f"'{table}', 999, 0, 'Ann', 'a' || char(0)"
    execute(source, f"insert into chat (table_id, number, at, name, text) values ({values})")
    said = refusal(capsys, "db", "copy", source, empty)
    assert f"chat ['{table}', 999]: contains a NUL character" in said
