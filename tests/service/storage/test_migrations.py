"""The steps of the migrations make what the code knows."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from tests.service.cluster import EMPTY, postgres

from blazon.service.base.addresses import url_of
from blazon.service.storage.schema import metadata
from blazon.service.storage.store import Store


async def test_the_steps_of_the_migrations_make_the_tables_that_the_code_knows(
    tmp_path: Path,
) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'new.db'}")
    await store.start()
    await store.stop()
    made, known = (create_engine(f"sqlite:///{tmp_path / name}.db") for name in ("new", "known"))
    metadata.create_all(known)
    with made.connect() as connection, known.connect() as other:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        # With their conditions, which Alembic does not compare.
        query = text(
            "select lower(sql) from sqlite_master where type = 'index' and sql != '' order by name"
        )
        assert connection.scalars(query).all() == other.scalars(query).all()
    made.dispose()
    known.dispose()


@pytest.mark.system
def test_alembic_is_loaded_only_to_upgrade(tmp_path: Path) -> None:
    """Loading it is a tenth of the work until a killed server is back."""
    program = "import sys; from blazon.cli import main; main(); print('alembic' in sys.modules)"
    command = [sys.executable, "-c", program, "db", "upgrade"]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    for is_new in (True, False):
        ran = subprocess.run(command, capture_output=True, text=True, check=True)
        assert ran.stdout == f"{is_new}\n"


@pytest.mark.system
def test_the_steps_of_the_migrations_make_the_indexes_that_the_code_knows_in_postgresql() -> None:
    query = text(
        "select schemaname, indexdef from pg_indexes where indexname != 'alembic_version_pkc'"
    )

    async def indexes(url: str) -> tuple[list[str], list[str]]:
        store = Store(url)
        await store.start()
        async with store.database.engine.begin() as connection:
            await connection.execute(text("create schema known"))
            await connection.execute(text("set search_path to known"))
            await connection.run_sync(metadata.create_all)
            rows = (await connection.execute(query)).all()
            await connection.rollback()
        await store.stop()
        made = sorted(what for schema, what in rows if schema == "public")
        known = sorted(
            what.replace(" known.", " public.") for schema, what in rows if schema == "known"
        )
        return made, known

    with postgres(EMPTY) as address:
        made, known = asyncio.run(indexes(url_of(address)))
    assert made == known
    assert any("WHERE" in one for one in made)
