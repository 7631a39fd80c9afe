"""The journals of all tables. A write returns after its commit.

One task commits all writes in groups. The journal's primary key decides between concurrent
writes.
"""

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from blazon.service.base.limits import LARGEST_GROUP, MOST_WAITING_WRITES
from blazon.service.base.refusals import Refusal
from blazon.service.journal.events import Entry, decode_event, encode_event
from blazon.service.storage import schema
from blazon.service.storage.database import Database, execute_each
from blazon.service.storage.forgetting import make_nobody


@dataclass
class Write:
    """An entry and its table's columns, written together or not at all."""

    entry: Entry
    row: dict[str, Any]
    """The columns of ``tables`` that every entry changes; for a new table, all."""
    sought: dict[str, Any] | None = None
    """The columns that queries filter by, if the entry changes any of them."""
    new: bool = False
    """Whether the entry opens the table."""
    holders: Sequence[str] | None = None
    """Sessions with a seat, if they have changed."""
    nobody: tuple[str, str, Sequence[int]] | None = None
    """A session that the entry anonymises, its alias, and the seats that it held."""
    done: "asyncio.Future[bool]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Journals:
    """One task writes them, and anything may read them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writes: asyncio.Queue[Write] = asyncio.Queue(MOST_WAITING_WRITES)
        self._writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start writing."""
        self._writer = asyncio.create_task(self._write_in_groups(), name="writer")

    async def stop(self) -> None:
        """Write pending entries, then stop."""
        if self._writer is not None:
            await self._writes.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer

    @property
    def waiting(self) -> int:
        """The number of uncommitted writes."""
        return self._writes.qsize()

    async def append(self, write: Write) -> bool:
        """Write an entry durably; False if another one took its place in the journal.

        Raises Refusal if the write failed, or if its outcome is unknown.
        """
        self._database.health.check("keep" if write.new else "play")
        if self._writes.full():
            raise Refusal("busy", "too many moves are waiting to be saved; try again")
        self._writes.put_nowait(write)
        return await write.done

    async def _write_in_groups(self) -> None:
        while True:
            group = [await self._writes.get()]
            while len(group) < LARGEST_GROUP and not self._writes.empty():
                group.append(self._writes.get_nowait())
            group.sort(key=lambda write: write.entry.table)
            try:
                await self._commit(group)
            finally:
                for _ in group:
                    self._writes.task_done()

    async def _commit(self, group: list[Write]) -> None:
        """Write a group in one commit; if an entry fails, write each on its own."""
        try:
            await self._database.transact(partial(self._execute, group), "play")
        except Exception as error:
            if isinstance(error, Refusal) and error.code == "storage":
                for write in group:
                    if not write.done.done():
                        write.done.set_exception(Refusal(error.code, error.message, **error.data))
                return
            if len(group) > 1:
                for write in group:
                    await self._commit([write])
            elif isinstance(error, IntegrityError):
                _settle(group, result=False)
            elif not group[0].done.done():
                group[0].done.set_exception(error)
        else:
            _settle(group, result=True)

    def _execute(self, group: list[Write], connection: Connection) -> None:
        made = [_table_row(write) for write in group if write.new]
        if made:
            connection.execute(insert(schema.tables), made)
        execute_each(connection, _INSERT_ENTRY, [_entry_row(write.entry) for write in group])
        for statement, is_sought in ((_UPDATE_TABLE, False), (_UPDATE_SOUGHT, True)):
            changed = [one for one in group if not one.new and bool(one.sought) == is_sought]
            execute_each(connection, statement, [_table_row(write) for write in changed])
        for write in group:
            if write.holders is not None:
                _write_holders(connection, write.entry.table, write.holders)
            if write.nobody is not None:
                make_nobody(connection, write.entry.table, *write.nobody)
        written = ((write.entry.table, write.entry.seq) for write in group)
        self._database.notify(connection, written)

    async def secret(self, table: str) -> bytes | None:
        """A table's secret; None if there is no such table."""
        query = select(schema.tables.c.secret).where(schema.tables.c.id == table)
        async with self._database.read() as connection:
            found = await connection.scalar(query)
        return None if found is None else bytes(found)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """A table's journal after an entry, in order."""
        journal = schema.journal.c
        query = (
            select(journal.seq, journal.at, journal.event, journal.session, journal.command)
            .where(journal.table_id == table, journal.seq > after)
            .order_by(journal.seq)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Entry(table, seq, at, decode_event(bytes(stored)), session, command)
            for seq, at, stored, session, command in rows
        ]


_INSERT_ENTRY = (
    "insert into journal (table_id, seq, at, session, command, event) "
    "values (:table_id, :seq, :at, :session, :command, :event)"
)
_UPDATE_TABLE = (
    "update tables set version = :version, waits_for = :waits_for, updated = :updated, "
    "summary = :summary where id = :id and version < :version"
)
_UPDATE_SOUGHT = (
    "update tables set version = :version, waits_for = :waits_for, updated = :updated, "
    "summary = :summary, status = :status, listed = :listed, deadline = :deadline, "
    "bot_seat = :bot_seat, "
    "claimed_until = case when cast(:bot_seat as integer) is null then 0 else claimed_until end "
    "where id = :id and version < :version"
)
"""A separate statement: SQLite rewrites five indexes if these columns are named."""


def _write_holders(connection: Connection, table: str, found: Iterable[str]) -> None:
    """Record who has a seat now, and who has left one."""
    holders, past, now = schema.holders.c, schema.past_holders, set(found)
    query = select(holders.session).where(holders.table_id == table)
    gone = set(connection.scalars(query).all()) - now
    connection.execute(schema.holders.delete().where(holders.table_id == table))
    if now:
        connection.execute(insert(schema.holders), _rows(table, now))
    if gone:
        again = past.delete().where(past.c.table_id == table, past.c.session.in_(gone))
        connection.execute(again)
        connection.execute(insert(past), _rows(table, gone))


def _rows(table: str, sessions: Iterable[str]) -> list[dict[str, str]]:
    return [{"table_id": table, "session": session} for session in sorted(sessions)]


def _table_row(write: Write) -> dict[str, Any]:
    return {"id": write.entry.table, **write.row, **(write.sought or {})}


def _entry_row(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "at": entry.at,
        "session": entry.session,
        "command": entry.command,
        "event": encode_event(entry.event),
    }


def _settle(group: Iterable[Write], *, result: bool) -> None:
    for write in group:
        if not write.done.done():
            write.done.set_result(result)
