"""A forgotten user and a deleted table disappear from every table of the schema."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Boolean, Integer, LargeBinary, Table, insert, select
from tests.service.house import hub_in, open_at

from blazon.service.journal.plans import SeatPlan
from blazon.service.journal.seating import Join
from blazon.service.journal.stand_ins import Resign
from blazon.service.live.chat import Chat
from blazon.service.live.hub import Author, Hub
from blazon.service.live.rematches import play_again
from blazon.service.moderation.deletion import forget_person
from blazon.service.storage import schema
from blazon.service.storage.store import Store

BOB, NETWORK = "b" * 64, "n" * 64
PERSONS = ("session", "digest", "person")
NETWORKS = ("network", "network")
TABLES = list(schema.metadata.sorted_tables)
WRITTEN_BY_THE_HUB = (schema.tables, schema.journal, schema.holders)
KEPT_WHEN_FORGOTTEN = {("sessions", "digest"), ("blocks", "session"), ("blocks", "network")}
"""The end of the session, and a block: otherwise it could return."""
KEPT_WITHOUT_A_TABLE = {"reports"}
"""For the server's host, until they expire."""


def a_row(table: Table, **known: Any) -> dict[str, Any]:
    """A row with these values where the table has such columns, and arbitrary ones elsewhere."""
    found = {name: value for name, value in known.items() if name in table.c}
    for column in table.c:
        if column.name not in found and not column.nullable and column.name != "number":
            kind = column.type
            number = isinstance(kind, Integer | Boolean)
            found[column.name] = 1 if number else b"{}" if isinstance(kind, LargeBinary) else "x"
    if table is schema.chat:
        found["number"] = 1
    return found


async def everything(store: Store) -> list[tuple[str, dict[str, Any]]]:
    """Every row of the database, with the name of its table."""
    async with store.database.read() as connection:
        return [
            (table.name, {str(name): value for name, value in row.items()})
            for table in TABLES
            for row in (await connection.execute(select(table))).mappings().all()
        ]


@asynccontextmanager
async def everything_of_bob(folder: Path) -> AsyncIterator[tuple[Hub, str]]:
    """A table that Bob has opened, with a row of his in every table that can have one."""
    async with hub_in(folder) as hub:
        name = (await open_at(hub, SeatPlan("me"), SeatPlan("open"), host=BOB, network=NETWORK)).id
        for table in TABLES:
            if table not in WRITTEN_BY_THE_HUB:
                own = dict.fromkeys(("session", "digest", "person"), BOB) | dict.fromkeys(
                    NETWORKS, NETWORK
                )
                row = a_row(table, table_id=name, revoked=None, **own)
                await hub.store.database.execute(insert(table).values(row))
        yield hub, name


async def rematch_with_bob(hub: Hub) -> None:
    """Ann opens a rematch of a game that she has played with Bob."""
    table = await open_at(hub, SeatPlan("me"), SeatPlan("open"), listed=True)
    await hub.do(table.id, Join(), Author(BOB))
    await hub.do(table.id, Resign(), Author("ann"))
    await play_again(hub, await hub.live(table.id), "ann", "")


async def test_nothing_in_the_database_leads_to_a_session_that_was_forgotten(
    tmp_path: Path,
) -> None:
    async with everything_of_bob(tmp_path) as (hub, _):
        await rematch_with_bob(hub)
        before = {
            (table, column)
            for table, row in await everything(hub.store)
            for column, value in row.items()
            if value in (BOB, NETWORK)
        }
        columns = {
            (table.name, column.name)
            for table in TABLES
            for column in table.c
            if column.name in ("host", *PERSONS, *NETWORKS)
        }
        assert before >= columns
        await forget_person(hub, Chat(hub), BOB)
        left = {
            (table, column)
            for table, row in await everything(hub.store)
            for column, value in row.items()
            if value in (BOB, NETWORK) or (isinstance(value, bytes) and BOB.encode() in value)
        }
        assert left == KEPT_WHEN_FORGOTTEN


async def test_nothing_of_a_table_is_left_when_it_is_deleted(tmp_path: Path) -> None:
    async with everything_of_bob(tmp_path) as (hub, name):
        parts = {table.name for table in TABLES if "table_id" in table.c}
        rows = await everything(hub.store)
        assert {table for table, row in rows if row.get("table_id") == name} == parts
        await hub.store.expiry.delete_now(name)
        rows = await everything(hub.store)
        assert {table for table, row in rows if row.get("table_id") == name} == KEPT_WITHOUT_A_TABLE
        assert not [row for table, row in rows if table == "tables"]
