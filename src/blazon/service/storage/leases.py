"""Work that several processes share through the database: each row is for one of them at a time.

A process takes rows on until a moment. If it dies or fails, that moment passes and another process
takes them; a process that needs longer renews its lease.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    RowMapping,
    Select,
    Table,
    func,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from blazon.service.storage.database import Database


async def take(
    connection: AsyncConnection,
    table: Table,
    ready: ColumnElement[bool],
    order: Column[Any],
    limit: int,
    **values: Any,
) -> list[RowMapping]:
    """Take rows that are ready; no two processes get the same one.

    Args:
        connection: in a transaction.
        table: whose rows are taken.
        ready: which of them may be taken.
        order: the column by which they are, the lowest first.
        limit: how many at most.
        values: what is written into them, so that they are not ready any more.
    """
    query = select(*table.primary_key.columns).where(ready).order_by(order).limit(limit)
    return await _claim(connection, table, query, ready, values)


async def _claim(
    connection: AsyncConnection,
    table: Table,
    query: Select[Any],
    ready: ColumnElement[bool],
    values: dict[str, Any],
) -> list[RowMapping]:
    """Take the rows whose keys a query finds, if they are still ready."""
    found = [tuple(row) for row in (await connection.execute(query)).all()]
    if not found:
        return []
    claim = update(table).where(_among(table, found), ready).values(**values)
    return list((await connection.execute(claim.returning(*table.columns))).mappings().all())


def _among(table: Table, keys: Iterable[tuple[Any, ...]]) -> ColumnElement[bool]:
    """Whether a row's primary key is one of these; in order, so that no two processes deadlock."""
    columns, keys = list(table.primary_key.columns), sorted(keys)
    if len(columns) == 1:
        return columns[0].in_([key for (key,) in keys])
    return tuple_(*columns).in_(keys)


@dataclass(frozen=True)
class Leases:
    """Rows with the columns ``claimed_by`` and ``claimed_until``, in milliseconds since 1970."""

    database: Database
    table: Table
    wanted: ColumnElement[bool]
    """Which rows there is work for."""
    order: Column[Any]
    """By which an account's are taken, the lowest first."""
    account: ColumnElement[Any]
    """Who pays for the work. Accounts take turns; what is being worked on counts as theirs."""

    async def take(
        self, owner: str, now: int, until: int, limit: int, **values: Any
    ) -> list[RowMapping]:
        """Take on rows that no living process works on."""
        is_free = self.table.c.claimed_until < now
        place = func.row_number().over(partition_by=self.account, order_by=[is_free, self.order])
        columns = [*self.table.primary_key.columns, self.table.c.claimed_until, self.order]
        queue = select(*columns, place.label("place")).where(self.wanted).subquery()
        query = (
            select(*(queue.c[key.name] for key in self.table.primary_key.columns))
            .where(queue.c.claimed_until < now)
            .order_by(queue.c.place, queue.c[self.order.name])
            .limit(limit)
        )
        claim = values | {"claimed_by": owner, "claimed_until": until}
        async with self.database.write("play") as connection:
            return await _claim(connection, self.table, query, self.wanted & is_free, claim)

    async def write(self, owner: str, keys: Iterable[tuple[Any, ...]], **values: Any) -> int:
        """Write into rows that are still the owner's, such as a new ``claimed_until``; how many."""
        own = _among(self.table, keys) & (self.table.c.claimed_by == owner)
        query = update(self.table).where(own)
        async with self.database.write("play") as connection:
            return int((await connection.execute(query.values(**values))).rowcount)

    async def free_all(self) -> None:
        """Let every row be taken on again; for a process that knows that there is no other."""
        query = update(self.table).values(claimed_by=None, claimed_until=0)
        async with self.database.write("play") as connection:
            await connection.execute(query)
