"""Servers that reach PostgreSQL through a real PgBouncer."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import text
from tests.service.asking import refused_in_a_line
from tests.service.crowd import processes
from tests.service.journals import check_agreed
from tests.service.people import at_two, play_in_turn
from tests.service.pooler import MODES, Pooler, pooled
from tests.tools import needs

from blazon.cli import main
from blazon.client import Server
from blazon.service.base.addresses import url_of
from blazon.service.storage import postgres
from blazon.service.storage.database import Database

pytestmark = [pytest.mark.system, needs("pgbouncer")]
SETTINGS = ("synchronous_commit", "idle_in_transaction_session_timeout")


@pytest.fixture(scope="module")
def pooler() -> Iterator[Pooler]:
    with pooled() as found:
        yield found


def database_of(pooler: Pooler) -> Database:
    """The database in transaction mode."""
    return Database(url_of(pooler.address("transaction")), listen=url_of(pooler.direct))


@pytest.mark.parametrize("mode", ["session", "transaction"])
async def test_a_game_is_played_at_two_processes_through_a_pooler(
    pooler: Pooler, mode: str, tmp_path: Path
) -> None:
    listen = {"database_listen": pooler.direct} if mode == "transaction" else {}
    with processes(pooler.address(mode), tmp_path, 2, bot_workers="0", **listen) as servers:
        async with (
            at_two(*servers) as table,
            Server(servers[1].url) as onlooker,
            table.people[1].watch(table.id) as watched,
            onlooker.watch(table.id) as other,
        ):
            await play_in_turn(table, 30)
            await check_agreed(pooler.direct, watched, other)
        for one in servers:
            assert '"level":"error"' not in one.log.read_text()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait less for notifications that never come."""
    monkeypatch.setattr(postgres, "HEARD_SECONDS", 0.5)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    ("mode", "command"),
    [
        ("transaction", ["serve", "--port=0"]),
        ("transaction", ["db", "upgrade"]),
        ("transaction", ["admin", "tables"]),
        ("statement", ["db", "upgrade"]),
    ],
)
def test_a_pooler_that_passes_no_notifications_on_is_refused(
    pooler: Pooler, mode: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused_in_a_line(capsys, *command, f"--database={pooler.address(mode)}")
    assert "database_listen" in said


@pytest.mark.usefixtures("impatient")
def test_the_address_for_listening_must_not_be_that_of_the_pooler(
    pooler: Pooler, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BLAZON_DATABASE_LISTEN", pooler.address("transaction"))
    assert main(["db", "upgrade", f"--database={pooler.address('transaction')}"]) == 2
    assert "database_listen: hears nothing from database" in capsys.readouterr().err
    monkeypatch.setenv("BLAZON_DATABASE_LISTEN", pooler.direct)
    assert main(["db", "upgrade", f"--database={pooler.address('statement')}"]) == 2
    assert "statement pooling mode" in capsys.readouterr().err
    assert main(["db", "upgrade", f"--database={pooler.address('transaction')}"]) == 0


async def at_all_connections(pooler: Pooler, query: str) -> list[str]:
    """Execute something on each of the pooler's connections to PostgreSQL; returns the settings."""
    found, clients = list[str](), list[asyncpg.Connection]()
    for _ in range(MODES["transaction"]):
        address = pooler.address("transaction")
        clients.append(client := await asyncpg.connect(address, statement_cache_size=0))
        await client.execute("begin")
        found += [(await client.fetch(f"show {name}"))[0][0] for name in SETTINGS]
        await client.execute(query)
    for client in clients:
        await client.execute("commit")
        await client.close()
    return found


async def test_transactions_have_their_settings_and_leave_none_behind(pooler: Pooler) -> None:
    await at_all_connections(pooler, "set synchronous_commit = off")
    database = database_of(pooler)
    async with database.read() as connection:
        inside = [str(await connection.scalar(text(f"show {name}"))) for name in SETTINGS]
    await database.close()
    outside = await at_all_connections(pooler, "reset all")
    assert outside == ["off", "0"] * MODES["transaction"]
    assert inside == ["on", "5s"]


async def test_many_share_few_connections(pooler: Pooler) -> None:
    async def ask(database: Database, number: int) -> None:
        query = text(f"select cast(:one as integer) + {number}, pg_sleep(0.001)")
        found = await database.transact(lambda one: one.execute(query, {"one": number}).first())
        assert found is not None
        assert found[0] == 2 * number

    many = [database_of(pooler) for _ in range(3)]
    await asyncio.gather(*(ask(many[number % 3], number) for number in range(150)))
    for one in many:
        await one.close()


async def test_several_upgrade_the_database_one_after_the_other(pooler: Pooler) -> None:
    direct = await asyncpg.connect(pooler.direct)
    await direct.execute("drop schema public cascade; create schema public")
    await direct.close()
    several = [database_of(pooler) for _ in range(3)]
    await asyncio.gather(*(one.upgrade() for one in several))
    await asyncio.gather(*(one.close() for one in several))
