"""Work shared by several processes through the database, one process for each row at a time.

A process leases rows until a given time. If it dies or fails, the lease expires and another
process takes them; a process that needs longer renews its lease.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    Table,
    func,
    select,
    tuple_,
    update,
)

from blazon.service.storage.database import Database


def take(
    connection: Connection,
    table: Table,
    ready: ColumnElement[bool],
    order: Column[Any],
    limit: int,
    **values: Any,
) -> list[RowMapping]:
    """Take rows that are ready; no two processes get the same one.

    Args:
        connection: in a transaction.
        table: the database table.
        ready: the condition for taking a row.
        order: the column to sort by, lowest first.
        limit: the most rows to take.
        values: the values to write, so that the rows are no longer ready.
    """
    query = select(*table.primary_key.columns).where(ready).order_by(order).limit(limit)
    return _claim(connection, table, query, ready, values)


def _claim(
    connection: Connection,
    table: Table,
    query: Select[Any],
    ready: ColumnElement[bool],
    values: dict[str, Any],
) -> list[RowMapping]:
    """Take the rows whose keys a query finds, if they are still ready."""
    found = [tuple(row) for row in connection.execute(query).all()]
    if not found:
        return []
    claim = update(table).where(_among(table, found), ready).values(**values)
    return list(connection.execute(claim.returning(*table.columns)).mappings().all())


def _among(table: Table, keys: Iterable[tuple[Any, ...]]) -> ColumnElement[bool]:
    """Whether a row's primary key is one of these, sorted so that processes do not deadlock."""
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
    """The condition for rows with work to do."""
    order: Column[Any]
    """The column that sorts a network's rows, lowest first."""
    network: ColumnElement[Any]
    """The network charged. Networks take turns; current leases count as theirs."""

    async def take(
        self,
        owner: str,
        now: int,
        until: int,
        limit: int,
        busy: Iterable[tuple[Any, ...]] = (),
        **values: Any,
    ) -> list[RowMapping]:
        """Lease rows that no living process works on.

        Args:
            owner: the process that takes them.
            now: the time, in milliseconds since 1970.
            until: when the leases expire.
            limit: the most rows to take.
            busy: keys of rows that the owner still works on; a job may end after its lease.
            values: more values to write.
        """
        is_free = (self.table.c.claimed_until < now) & ~_among(self.table, busy)
        place = func.row_number().over(partition_by=self.network, order_by=[is_free, self.order])
        columns = [*self.table.primary_key.columns, self.order]
        labelled = [is_free.label("is_free"), place.label("place")]
        queue = select(*columns, *labelled).where(self.wanted).subquery()
        query = (
            select(*(queue.c[key.name] for key in self.table.primary_key.columns))
            .where(queue.c.is_free)
            .order_by(queue.c.place, queue.c[self.order.name])
            .limit(limit)
        )
        claim = values | {"claimed_by": owner, "claimed_until": until}
        return await self.database.transact(
            lambda connection: _claim(connection, self.table, query, self.wanted & is_free, claim),
            "play",
        )

    async def renew(
        self, owner: str, keys: Iterable[tuple[Any, ...]], until: int, **values: Any
    ) -> int:
        """Renew leases, and write more values; returns the number.

        A lease that has been released in the meantime is not renewed: nobody would work on its row.
        Nothing is written to a row whose work has just been finished.
        """
        held = self._owned(owner, keys) & self.wanted & (self.table.c.claimed_until > 0)
        return await self._write(held, values | {"claimed_until": until})

    async def release(self, owner: str, keys: Iterable[tuple[Any, ...]]) -> None:
        """Let any process take rows that the owner holds."""
        await self.write(owner, keys, claimed_until=0)

    async def write(self, owner: str, keys: Iterable[tuple[Any, ...]], **values: Any) -> int:
        """Write to rows that no other process has leased; returns the number."""
        return await self._write(self._owned(owner, keys), values)

    def _owned(self, owner: str, keys: Iterable[tuple[Any, ...]]) -> ColumnElement[bool]:
        return _among(self.table, keys) & (self.table.c.claimed_by == owner)

    async def _write(self, rows: ColumnElement[bool], values: dict[str, Any]) -> int:
        query = update(self.table).where(rows).values(**values)
        return await self.database.execute(query, "play")

    async def free_all(self) -> None:
        """Release every row; only for a process that knows that it is the only one."""
        query = update(self.table).values(claimed_by=None, claimed_until=0)
        # Even if the disk is nearly full: a starting server must be able to do this.
        await self.database.execute(query, "tidy")
