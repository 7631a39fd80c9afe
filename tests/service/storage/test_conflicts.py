"""Of two transactions that stand in each other's way, PostgreSQL ends one: it is tried again."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import DBAPIError
from tests.limits import HANGS_SECONDS
from tests.service.cluster import postgres
from tests.service.stores import KINDS, database_of, store_at

from blazon.service.base.addresses import url_of
from blazon.service.base.limits import MOST_MEETINGS
from blazon.service.base.refusals import Refusal
from blazon.service.storage.database import Database
from blazon.service.storage.schema import server


class Met(Exception):
    """What PostgreSQL says to the transaction that it ends."""

    sqlstate = "40P01"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("met", [1, MOST_MEETINGS - 1, MOST_MEETINGS])
async def test_what_an_ended_transaction_wrote_is_written_again_or_not_at_all(
    tmp_path: Path, kind: str, met: int
) -> None:
    tries = list[None]()

    def write(connection: Connection) -> None:
        tries.append(None)
        connection.execute(insert(server), [{"name": "once", "value": b""}])
        if len(tries) <= met:
            raise DBAPIError("", {}, Met())

    with database_of(kind, tmp_path) as address:
        async with store_at(address) as store:
            is_refused = met == MOST_MEETINGS
            writing = store.database.transact(write)
            with pytest.raises(Refusal, match="changed the same") if is_refused else nullcontext():
                await writing
            async with store.database.read() as connection:
                found = await connection.execute(select(server).where(server.c.name == "once"))
                assert len(found.all()) == (0 if is_refused else 1)
    assert len(tries) == min(met + 1, MOST_MEETINGS)


@pytest.mark.system
def test_two_that_write_to_the_same_rows_in_different_orders_both_do_it() -> None:
    both, tries = Barrier(2, timeout=HANGS_SECONDS), list[str]()

    async def prepare(address: str) -> None:
        async with store_at(address) as store:
            rows = [{"name": name, "value": b""} for name in ("a", "b")]
            await store.database.transact(lambda writer: writer.execute(insert(server), rows))

    def write(first: str, second: str, address: str) -> None:
        def work(connection: Connection) -> None:
            tries.append(first)
            for name in (first, second):
                this = server.c.name == name
                connection.execute(update(server).where(this).values(value=first.encode()))
                if name == first and tries.count(first) == 1:
                    both.wait()

        async def run() -> None:
            database = Database(url_of(address))
            await database.is_well()
            both.wait()  # connected: PostgreSQL ends transactions that wait for a process for long
            await database.transact(work)
            await database.close()

        asyncio.run(run())

    async def kept(address: str) -> list[bytes]:
        async with store_at(address) as store, store.database.read() as connection:
            wanted = select(server.c.value).where(server.c.name.in_(["a", "b"]))
            return list((await connection.scalars(wanted)).all())

    with postgres() as address, ThreadPoolExecutor(2) as threads:
        asyncio.run(prepare(address))
        runs = [threads.submit(write, *names, address) for names in (("a", "b"), ("b", "a"))]
        for one in runs:
            one.result()
        values = asyncio.run(kept(address))
    assert len(tries) > 2, "PostgreSQL has ended none of them"
    assert set(values) in ({b"a"}, {b"b"}), "each has written both rows or none"
