"""The journals of all tables. A write returns after its commit.

All waiting writes are committed in one transaction. The journal's primary key decides between
concurrent writes. Each write also checks that the entry before it exists: a database that was
restored, or replaced by a standby that lagged behind, may lack it.
"""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from blazon.service.base.limits import LARGEST_GROUP, MOST_WAITING_WRITES
from blazon.service.base.refusals import Refusal
from blazon.service.journal.entries import Entry, decode_event, encode_event
from blazon.service.storage import schema
from blazon.service.storage.database import Database, committed, execute_each
from blazon.service.storage.failures import is_trouble
from blazon.service.storage.forgetting import make_nobody
from blazon.service.storage.notices import notice_of

Outcome = bool | Exception
"""Whether an entry was written in its place, or why that is unknown."""


@dataclass
class Write:
    """An entry and its table's columns, written together or not at all."""

    entry: Entry
    row: dict[str, Any]
    """The columns of ``tables`` that every entry changes; for a new table, all."""
    before: int = 0
    """When the entry before this one was written, which identifies it."""
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
    """Writes are committed in one group after another; reads are possible at any time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[Write] = deque()
        self._is_called = False
        """Whether a task will take the waiting writes."""
        self._runs: set[asyncio.Future[None]] = set()

    async def stop(self) -> None:
        """Write pending entries."""
        while self._runs:
            await asyncio.wait(self._runs)

    @property
    def waiting(self) -> int:
        """The number of waiting writes."""
        return len(self._waiting)

    async def append(self, write: Write) -> bool:
        """Write an entry durably; False if another one took its place, or the previous one is lost.

        Raises Refusal if the write failed, or if its outcome is unknown.
        """
        self._database.health.check("keep" if write.new else "play")
        if len(self._waiting) >= MOST_WAITING_WRITES:
            raise Refusal("busy", "too many moves are waiting to be saved; try again")
        self._waiting.append(write)
        self._call()
        return await write.done

    def _call(self) -> None:
        """Take the waiting writes as soon as the previous ones are done."""
        if self._is_called or not self._waiting:
            return
        self._is_called = True
        group = list[Write]()
        loop = asyncio.get_running_loop()
        run = self._database.run_in_turn(partial(self._take_and_commit, group, loop))
        self._runs.add(run)
        run.add_done_callback(partial(self._ended, group))

    def _take_and_commit(
        self, group: list[Write], loop: asyncio.AbstractEventLoop, connection: Connection
    ) -> None:
        """Take waiting writes, perhaps in another thread; later writes schedule their own call."""
        self._is_called = False
        while self._waiting and len(group) < LARGEST_GROUP:
            group.append(self._waiting.popleft())
        group.sort(key=lambda write: write.entry.table)
        outcomes = list[Outcome]()
        try:
            self._commit(group, connection, outcomes)
        finally:  # this may be interrupted
            unknown = [TimeoutError()] * (len(group) - len(outcomes))
            loop.call_soon_threadsafe(self._settle, group, [*outcomes, *unknown])

    def _commit(
        self, group: list[Write], connection: Connection, outcomes: "list[Outcome]"
    ) -> None:
        """Commit a group in one transaction; if an entry fails, write each on its own."""
        try:
            committed(connection, partial(self._execute, group))
        except Exception as error:
            if is_trouble(error):
                connection.invalidate()
            elif len(group) > 1:
                for write in group:
                    self._commit([write], connection, outcomes)
                return
            outcome: Outcome = False if isinstance(error, IntegrityError) else error
            outcomes += [outcome] * len(group)
        else:
            # A file that has left its place meanwhile keeps nothing.
            outcomes += [self._database.displaced() or True] * len(group)

    def _settle(self, group: Iterable[Write], outcomes: "Iterable[Outcome]") -> None:
        for write, outcome in zip(group, outcomes, strict=True):
            if write.done.done():
                continue
            if isinstance(outcome, bool):
                write.done.set_result(outcome)
            else:
                write.done.set_exception(self._database.explain(outcome))
        self._call()

    def _ended(self, group: list[Write], run: "asyncio.Future[None]") -> None:
        self._runs.discard(run)
        error = None if run.cancelled() else run.exception()
        if isinstance(error, Exception) and not group:  # there was no connection
            self._is_called = False
            group += self._waiting
            self._waiting.clear()
            self._settle(group, [error] * len(group))

    def _execute(self, group: list[Write], connection: Connection) -> None:
        made = [_table_row(write) for write in group if write.new]
        if made:
            connection.execute(insert(schema.tables), made)
        for statement, is_new in ((_INSERT_FIRST, True), (_INSERT_NEXT, False)):
            rows = [_entry_row(write) for write in group if write.new == is_new]
            execute_each(connection, statement, rows)
        for statement, is_sought in ((_UPDATE_TABLE, False), (_UPDATE_SOUGHT, True)):
            changed = [one for one in group if not one.new and bool(one.sought) == is_sought]
            execute_each(connection, statement, [_table_row(write) for write in changed])
        for write in group:
            if write.holders is not None:
                _write_holders(connection, write.entry.table, write.holders)
            if write.nobody is not None:
                make_nobody(connection, write.entry.table, *write.nobody)
        notices = (notice_of(write.entry, write.before) for write in group)
        self._database.notify(connection, notices)

    async def secret(self, table: str) -> bytes | None:
        """A table's secret; None if there is no such table."""
        query = select(schema.tables.c.secret).where(schema.tables.c.id == table)
        found = await self._database.scalar(query)
        return None if found is None else bytes(found)

    async def entries(
        self, table: str, first: int = 1, seconds: float | None = None
    ) -> list[Entry]:
        """A table's journal from an entry on, in order; raises Refusal if it takes longer."""
        journal = schema.journal.c
        query = (
            select(journal.seq, journal.at, journal.event, journal.session, journal.command)
            .where(journal.table_id == table, journal.seq >= first)
            .order_by(journal.seq)
        )
        async with self._database.read(seconds) as connection:
            rows = (await connection.execute(query)).all()
        return [
            Entry(table, seq, at, decode_event(bytes(stored)), session, command)
            for seq, at, stored, session, command in rows
        ]


_INSERT_FIRST = (
    "insert into journal (table_id, seq, at, session, command, event) "
    "values (:table_id, :seq, :at, :session, :command, :event)"
)
_INSERT_NEXT = _INSERT_FIRST.replace(
    ":seq",
    "(select seq + 1 from journal where table_id = :same and seq = :last and at = :before)",
)
"""Without the entry before, the number is null, which the column refuses."""
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


def _entry_row(write: Write) -> dict[str, Any]:
    entry = write.entry
    before = {"same": entry.table, "last": entry.seq - 1, "before": write.before}
    place = {"seq": entry.seq} if write.new else before
    return {
        "table_id": entry.table,
        **place,
        "at": entry.at,
        "session": entry.session,
        "command": entry.command,
        "event": encode_event(entry.event),
    }
