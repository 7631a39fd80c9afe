"""Copies a whole database into an empty one, of the same kind or the other.

Each commit writes some rows and a mark that records the copy's progress. So a copy that was stopped
at any moment can continue, and no server starts on half a copy.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Table, func, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from blazon.kernel.errors import BadValue
from blazon.service.base.addresses import sqlite_file
from blazon.service.base.limits import CONNECT_SECONDS
from blazon.service.storage.comparing import Compared, Report, compare, count, key_of, pages
from blazon.service.storage.database import Database
from blazon.service.storage.failures import FAILURES, why
from blazon.service.storage.locks import IN_USE, file_lock
from blazon.service.storage.migrating import UNFINISHED, is_newest, unfinished
from blazon.service.storage.private_files import keep_private
from blazon.service.storage.schema import metadata, server, sessions, tables

_DATA = "22"
"""PostgreSQL's class of errors in the written data."""
_TRY_SECONDS = 0.1


async def copy(source_url: str, target_url: str, report: Report) -> Compared:
    """Copy a database that no server uses, or continue an unfinished copy, and compare both.

    Raises BadValue if one of them cannot be used, DifferentError if they differ afterwards.
    """
    _check_addresses(source_url, target_url)
    with file_lock(source_url), file_lock(target_url):
        source, target = Database(source_url), Database(target_url)
        try:
            with _failing("cannot begin: {}"):
                async with _alone(source), _alone(target):
                    begun = await _begin(source, target)
                    with _failing("stopped: {}; give the same command again to go on"):
                        await _copy(source, target, begun, report)
                        compared = await compare(source, target, report)
                        await _finish(source, target)
        finally:
            await source.close()
            await target.close()
    return compared


@contextmanager
def _failing(words: str) -> Iterator[None]:
    """Raise BadValue, introduced by these words, if a database fails."""
    try:
        yield
    except (*FAILURES, SQLAlchemyError) as error:
        raise BadValue("copy", words.format(why(error))) from error


def _check_addresses(source: str, target: str) -> None:
    """Raises BadValue if there is nothing to copy."""
    file = sqlite_file(source)
    if file is not None and not Path(file).exists():
        raise BadValue("FROM", f"{file} does not exist")
    if source == target:
        raise BadValue("TO", "is the same database")


@asynccontextmanager
async def _alone(database: Database) -> AsyncIterator[None]:
    """Keep other copies out of PostgreSQL; raises BadValue if one, or a server, uses it."""
    if database.is_sqlite:
        yield
        return
    lock = text(f"select pg_try_advisory_lock({IN_USE})")
    async with database.engine.connect() as connection:
        # PostgreSQL may take a moment to notice that an earlier copy was killed.
        for _ in range(int(CONNECT_SECONDS / _TRY_SECONDS)):
            held = await connection.scalar(lock)
            await connection.commit()
            if held:
                break
            await asyncio.sleep(_TRY_SECONDS)
        else:
            name = database.engine.url.database
            raise BadValue("database", f"{name} is in use by a server or another copy")
        yield
        await connection.invalidate()


async def _begin(source: Database, target: Database) -> dict[str, Any]:
    """Prepare the target; returns the copy's progress. Raises BadValue if it cannot begin."""
    async with source.engine.connect() as connection:
        if await connection.run_sync(unfinished) is not None:
            raise BadValue("FROM", "holds half of a copy; finish that copy first")
        if not await connection.run_sync(is_newest):
            raise BadValue("FROM", "needs this version's schema; run `blazon db upgrade` on it")
        identity = await connection.run_sync(_identity)
    file = target.engine.url.database
    if target.is_sqlite and file:
        keep_private(Path(file))
    async with target.engine.connect() as connection:
        found = await connection.run_sync(unfinished)
        if found is not None:
            begun: dict[str, Any] = json.loads(found)
            if begun["of"] != identity or not await connection.run_sync(is_newest):
                raise BadValue(
                    "TO",
                    "holds half of a copy of another database, or FROM has changed since; "
                    "empty TO and begin again",
                )
            return begun
        await connection.run_sync(_check_empty)
    await target.upgrade()
    begun = {"of": identity, "table": metadata.sorted_tables[0].name, "after": None}
    async with target.engine.begin() as connection:
        await connection.execute(server.delete())
        await connection.execute(insert(server), [_mark(begun)])
    return begun


def _identity(connection: Connection) -> str:
    """A digest that identifies a database, and changes when somebody plays there."""
    values = connection.execute(select(server).order_by(server.c.name)).all()
    played = connection.execute(
        select(func.count(), func.sum(tables.c.version), func.max(tables.c.updated))
    ).one()
    people = connection.scalar(select(func.count()).select_from(sessions))
    known = [(name, bytes(value)) for name, value in sorted(map(tuple, values))]
    return sha256(repr([known, [int(one or 0) for one in played], people]).encode()).hexdigest()


def _check_empty(connection: Connection) -> None:
    """Raises BadValue if a database has contents other than the server's own values."""
    names = set(inspect(connection).get_table_names())
    is_ours = not names or "alembic_version" in names
    ours = [metadata.tables[name] for name in names & set(metadata.tables) - {server.name}]
    if not is_ours or any(connection.execute(select(one).limit(1)).first() for one in ours):
        raise BadValue("TO", "is not empty; name an empty database")


def _mark(begun: dict[str, Any]) -> dict[str, Any]:
    """The row that records the copy's progress."""
    return {"name": UNFINISHED, "value": json.dumps(begun).encode()}


async def _copy(source: Database, target: Database, begun: dict[str, Any], report: Report) -> None:
    """Copy all rows after those already copied; tables that others refer to come first."""
    order = metadata.sorted_tables
    first = [table.name for table in order].index(begun["table"])
    for table in order[first:]:
        after = begun["after"] if table is order[first] else None
        done, number = await count(target, table), await count(source, table)
        async for page in pages(source, table, after):
            await _write(target, table, page, begun["of"])
            done += len(page)
            report(table.name, done, number)


async def _write(target: Database, table: Table, page: Sequence[Row[Any]], identity: str) -> None:
    """Write a page and the mark in one commit; raises BadValue for rows that do not fit."""
    mark = _mark({"of": identity, "table": table.name, "after": key_of(table, page[-1])})
    try:
        async with target.engine.begin() as connection:
            await connection.execute(insert(table), [dict(row._mapping) for row in page])
            await connection.execute(
                server.update().where(server.c.name == UNFINISHED).values(value=mark["value"])
            )
    except DBAPIError as error:
        state = str(getattr(error.orig, "sqlstate", None) or "")
        if not isinstance(error, IntegrityError) and not state.startswith(_DATA):
            raise
        for row in page:
            if any(isinstance(value, str) and "\0" in value for value in row):
                raise BadValue(
                    f"{table.name} {key_of(table, row)}",
                    "contains a NUL character, which PostgreSQL cannot store",
                ) from error
        raise BadValue(table.name, f"has a row that TO refuses: {why(error)}") from error


async def _finish(source: Database, target: Database) -> None:
    """Make new rows get new numbers, and remove the mark."""
    numbered = [one for one in metadata.sorted_tables if one.autoincrement_column is not None]
    async with source.engine.connect() as connection:
        last = {one: await connection.run_sync(_last_number, one) for one in numbered}
    async with target.engine.begin() as connection:
        for table, number in last.items():
            await connection.run_sync(_set_last_number, table, number)
        await connection.execute(server.delete().where(server.c.name == UNFINISHED))


def _last_number(connection: Connection, table: Table) -> int:
    """The last number that a row got, even if the row has since been deleted."""
    (column,) = table.primary_key
    if connection.dialect.name == "sqlite":
        query, values = "select seq from sqlite_sequence where name = :name", {"name": table.name}
    else:
        query = "select pg_sequence_last_value(pg_get_serial_sequence(:name, :column)::regclass)"
        values = {"name": table.name, "column": column.name}
    given = connection.scalar(text(query), values)
    return max(given or 0, connection.scalar(select(func.max(column))) or 0)


def _set_last_number(connection: Connection, table: Table, number: int) -> None:
    (column,) = table.primary_key
    values: dict[str, Any] = {"name": table.name, "number": number}
    if connection.dialect.name == "sqlite":
        connection.execute(
            text("delete from sqlite_sequence where name = :name"), {"name": table.name}
        )
        connection.execute(text("insert into sqlite_sequence values (:name, :number)"), values)
    elif number:
        query = text("select setval(pg_get_serial_sequence(:name, :column), :number)")
        connection.execute(query, values | {"column": column.name})
