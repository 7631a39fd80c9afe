"""Reads whole databases in pages, and compares two of them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from sqlalchemy import Row, Select, Table, func, select, tuple_

from blazon.service.base.limits import COPY_BYTES, COPY_ROWS
from blazon.service.storage.database import Database
from blazon.service.storage.migrating import UNFINISHED
from blazon.service.storage.schema import journal, metadata, server, tables

Report = Callable[[str, int, int], None]
"""Called after each page with the database table's name, the number of rows done, and the total."""
_BUFFERED = 50
"""Rows read from the database at once; few, since a review can take megabytes."""
_MODULUS = 2**256


class DifferentError(Exception):
    """Two databases differ; the message says where."""


@dataclass(frozen=True)
class Compared:
    """Two databases that are equal."""

    games: int
    """The tables where people play, each with its journal."""
    digest: str
    """The digest of all journals, whatever their order: databases sort texts differently."""
    rows: int
    """The rows in all tables of the database."""


async def pages(
    database: Database, table: Table, after: Sequence[Any] | None = None
) -> AsyncIterator[list[Row[Any]]]:
    """All rows after a key, in the order of their keys.

    Each page has its own connection, because PostgreSQL ends transactions that wait for long.
    """
    key = list(table.primary_key)
    while True:
        query = _all(table).order_by(*key).limit(COPY_ROWS)
        if after is not None:
            query = query.where(tuple_(*key) > tuple_(*after))
        page, size = list[Row[Any]](), 0
        async for row in _stream(database, query):
            page.append(row)
            size += sum(len(value) for value in row if isinstance(value, bytes | str))
            if size > COPY_BYTES:
                break
        if not page:
            return
        yield page
        after = key_of(table, page[-1])


def key_of(table: Table, row: Row[Any]) -> list[Any]:
    """The primary key of a row."""
    return [row._mapping[column] for column in table.primary_key]


async def count(database: Database, table: Table) -> int:
    """The number of rows of a table of the database."""
    async with database.engine.connect() as connection:
        found = await connection.scalar(select(func.count()).select_from(_all(table).subquery()))
    return int(found or 0)


async def compare(one: Database, other: Database, report: Report) -> Compared:
    """Compare all rows of two databases; raises DifferentError."""
    rows = 0
    for table in metadata.sorted_tables:
        number, there = await asyncio.gather(count(one, table), count(other, table))
        if number != there:
            raise DifferentError(f"{table.name} has {number} rows, and {there} in the copy")
        rows += number
        if table is journal:
            continue
        mine, copied = await asyncio.gather(_sum(one, table), _sum(other, table))
        if mine != copied:
            raise DifferentError(f"{table.name} has other contents in the copy")
    return Compared(*await _compare_journals(one, other, report), rows)


async def _compare_journals(one: Database, other: Database, report: Report) -> tuple[int, str]:
    """Compare the digests of all journals; returns their number and the sum of the digests."""
    games, total, number = 0, 0, await count(one, tables)
    async for page in pages(one, tables):
        for game in page:
            mine, copied = await asyncio.gather(_journal(one, game.id), _journal(other, game.id))
            if mine != copied:
                raise DifferentError(f"journal has other entries of table {game.id} in the copy")
            total += int.from_bytes(mine)
        games += len(page)
        report("journals compared", games, number)
    return games, f"{total % _MODULUS:064x}"


def _all(table: Table) -> Select[Any]:
    """All rows, without the mark of an unfinished copy."""
    query = select(table)
    return query.where(server.c.name != UNFINISHED) if table is server else query


async def _stream(database: Database, query: Select[Any]) -> AsyncIterator[Row[Any]]:
    async with (
        database.engine.connect() as connection,
        connection.stream(query.execution_options(yield_per=_BUFFERED)) as result,
    ):
        async for some in result.partitions():
            for row in some:
                yield row


async def _sum(database: Database, table: Table) -> int:
    """A digest of all rows, whatever their order."""
    total = 0
    async for page in pages(database, table):
        for row in page:
            total += int.from_bytes(sha256(_bytes(row)).digest())
    return total % _MODULUS


async def _journal(database: Database, game: str) -> bytes:
    """The digest of one journal, in the order of its entries."""
    found = sha256()
    query = select(journal).where(journal.c.table_id == game).order_by(journal.c.seq)
    async for row in _stream(database, query):
        found.update(_bytes(row))
    return found.digest()


def _bytes(row: Row[Any]) -> bytes:
    """All columns of a row, the same for every kind of database."""
    return repr(tuple(row)).encode()
