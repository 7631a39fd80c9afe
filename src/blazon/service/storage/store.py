"""What is kept: the journal and what is found by it, in SQLite or PostgreSQL.

All writes go through one task that commits them in groups: whoever waits for a write is told after
the commit that holds it. The primary key of the journal decides between rivals.
"""

import asyncio
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import Connection, event, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from blazon.service.journal.events import Entry, decode_event, encode_event
from blazon.service.limits import LARGEST_GROUP, MOST_WAITING_WRITES
from blazon.service.refusals import Refusal
from blazon.service.secrets import new_id
from blazon.service.storage import schema

CHANNEL = "blazon"
NOTICES = 100
"""Entries in one notice to other processes: PostgreSQL takes less than 8,000 bytes."""


@dataclass
class Write:
    """One entry with what is found by it: written together or not at all."""

    entry: Entry
    row: dict[str, Any]
    """The columns of ``tables`` that the entry changes."""
    new: bool = False
    """Whether the table is made by it."""
    holders: Sequence[str] | None = None
    """Sessions with a seat, where they have changed."""
    done: "asyncio.Future[bool]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Store:
    """The database."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(url, pool_size=5, max_overflow=5)
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._writes: asyncio.Queue[Write] = asyncio.Queue(MOST_WAITING_WRITES)
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0

    async def start(self) -> None:
        """Bring the database up to date and begin to write."""
        async with self.engine.connect() as connection:
            if not self.is_sqlite:
                await connection.execute(text("select pg_advisory_lock(7213344)"))
            await connection.run_sync(_migrate)
            if not self.is_sqlite:
                await connection.execute(text("select pg_advisory_unlock(7213344)"))
            await connection.commit()
        self._writer = asyncio.create_task(self._write_in_groups(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, and close."""
        if self._writer is not None:
            await self._writes.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    async def append(self, write: Write) -> bool:
        """Write an entry durably; False if another one took its place in the journal."""
        if self._writes.full():
            raise Refusal("busy", "too many moves are waiting to be written; try again")
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
        """Write a group at once; if that cannot be, each on its own."""
        try:
            async with self.engine.begin() as connection:
                await self._execute(connection, group)
        except Exception as error:
            if len(group) > 1:
                for write in group:
                    await self._commit([write])
            elif isinstance(error, IntegrityError):
                _settle(group, result=False)
            elif not group[0].done.done():
                group[0].done.set_exception(error)
        else:
            self.commits += 1
            _settle(group, result=True)

    async def _execute(self, connection: AsyncConnection, group: list[Write]) -> None:
        made = [write.row | {"id": write.entry.table} for write in group if write.new]
        if made:
            await connection.execute(insert(schema.tables), made)
        await connection.execute(_INSERT_ENTRY, [_entry_row(write.entry) for write in group])
        changed = [write.row | {"id": write.entry.table} for write in group if not write.new]
        if changed:
            await connection.execute(_UPDATE_TABLE, changed)
        for write in group:
            if write.holders is not None:
                await self._hold(connection, write.entry.table, write.holders)
        if not self.is_sqlite:
            news = [[write.entry.table, write.entry.seq] for write in group]
            for start in range(0, len(news), NOTICES):
                told = json.dumps(news[start : start + NOTICES])
                await connection.execute(_NOTIFY, {"news": told})

    async def _hold(self, connection: AsyncConnection, table: str, found: Iterable[str]) -> None:
        await connection.execute(schema.holders.delete().where(schema.holders.c.table_id == table))
        rows = [{"table_id": table, "session": session} for session in sorted(set(found))]
        if rows:
            await connection.execute(insert(schema.holders), rows)

    async def secret(self, table: str) -> bytes | None:
        """A table's secret; None if there is no such table."""
        async with self.engine.connect() as connection:
            found = await connection.scalar(
                select(schema.tables.c.secret).where(schema.tables.c.id == table)
            )
        return None if found is None else bytes(found)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """A table's journal after an entry, in order."""
        journal = schema.journal.c
        query = (
            select(journal.seq, journal.at, journal.event, journal.session, journal.command)
            .where(journal.table_id == table, journal.seq > after)
            .order_by(journal.seq)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            Entry(table, seq, at, decode_event(bytes(stored)), session, command)
            for seq, at, stored, session, command in rows
        ]

    async def lobby(
        self, status: str, limit: int, before: str | None, session: str | None = None
    ) -> list[dict[str, Any]]:
        """Summaries of listed tables, or of one session's, the newest first, after a table."""
        columns = schema.tables.c
        query = select(
            columns.id,
            columns.created,
            columns.updated,
            columns.waits_for,
            columns.summary,
            columns.status,
            columns.version,
        )
        if session is None:
            query = query.where(columns.listed, columns.status == status)
        else:
            held = select(schema.holders.c.table_id).where(schema.holders.c.session == session)
            query = query.where(columns.id.in_(held))
            if status != "all":
                query = query.where(columns.status == status)
        if before is not None:
            last = select(columns.created).where(columns.id == before).scalar_subquery()
            earlier = (columns.created == last) & (columns.id < before)
            query = query.where((columns.created < last) | earlier)
        query = query.order_by(columns.created.desc(), columns.id.desc()).limit(limit)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            {
                **json.loads(row["summary"]),
                "id": row["id"],
                "status": row["status"],
                "version": row["version"],
                "created": row["created"],
                "updated": row["updated"],
                "your_turn": session is not None and row["waits_for"] == session,
            }
            for row in rows
        ]

    async def due_tables(self, now: int) -> list[str]:
        """Tables whose clock has run out."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.deadline <= now).limit(100)
        async with self.engine.connect() as connection:
            return list((await connection.scalars(query)).all())

    async def claim_bots(self, owner: str, now: int, until: int, limit: int) -> list[str]:
        """Take on tables at which a bot must decide, that no living process has taken on."""
        columns = schema.tables.c
        free = columns.bot_seat.is_not(None) & (columns.claimed_until < now)
        query = select(columns.id).where(free).order_by(columns.updated).limit(limit)
        async with self.engine.begin() as connection:
            wanted = (await connection.scalars(query)).all()
            if not wanted:
                return []
            claim = (
                update(schema.tables)
                .where(columns.id.in_(sorted(wanted)), free)
                .values(claimed_by=owner, claimed_until=until)
                .returning(columns.id)
            )
            return list((await connection.scalars(claim)).all())

    async def keep_claims(self, owner: str, names: Sequence[str], until: int) -> None:
        """Say that this process still lets bots think at these tables; ``until`` 0 lets go."""
        columns = schema.tables.c
        query = (
            update(schema.tables)
            .where(columns.id.in_(sorted(names)), columns.claimed_by == owner)
            .values(claimed_until=until)
        )
        async with self.engine.begin() as connection:
            await connection.execute(query)

    async def free_claims(self) -> None:
        """Let every table be taken on again; for a process that knows to be the only one."""
        query = update(schema.tables).values(claimed_by=None, claimed_until=0)
        async with self.engine.begin() as connection:
            await connection.execute(query)

    async def add_session(self, digest: str, now: int) -> None:
        """A new session."""
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(schema.sessions), [{"digest": digest, "created": now, "name": ""}]
            )

    async def session(self, digest: str) -> dict[str, Any] | None:
        """A session, or None."""
        query = select(schema.sessions).where(schema.sessions.c.digest == digest)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return None if row is None else dict(row)

    async def change_session(self, digest: str, **values: Any) -> None:
        """Its name, or where its turns are announced."""
        query = update(schema.sessions).where(schema.sessions.c.digest == digest).values(**values)
        async with self.engine.begin() as connection:
            await connection.execute(query)

    async def say(self, table: str, at: int, seat: int | None, name: str, said: str) -> int:
        """Keep a chat message; returns its number at the table."""
        columns = schema.chat.c
        last = select(func.coalesce(func.max(columns.number), 0)).where(columns.table_id == table)
        while True:
            try:
                async with self.engine.begin() as connection:
                    number = int(await connection.scalar(last) or 0) + 1
                    row = {"table_id": table, "number": number, "at": at, "seat": seat}
                    await connection.execute(
                        insert(schema.chat), [row | {"name": name, "text": said}]
                    )
                    if not self.is_sqlite:
                        news = json.dumps([[table, -number]])
                        await connection.execute(_NOTIFY, {"news": news})
            except IntegrityError:
                continue
            return number

    async def said(self, table: str, after: int = 0, limit: int = 200) -> list[dict[str, Any]]:
        """A table's chat after a message, the last ``limit`` of it, in order."""
        columns = schema.chat.c
        query = (
            select(columns.number, columns.at, columns.seat, columns.name, columns.text)
            .where(columns.table_id == table, columns.number > after)
            .order_by(columns.number.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [dict(row) for row in reversed(rows)]

    async def deliver_later(self, session: str, body: str, due: int) -> bool:
        """Keep a message for a session's webhook; False if it has none."""
        columns = schema.sessions.c
        wanted = select(columns.webhook).where(columns.digest == session)
        async with self.engine.begin() as connection:
            if await connection.scalar(wanted) is None:
                return False
            row = {"id": new_id(), "session": session, "body": body, "due": due}
            await connection.execute(insert(schema.deliveries), [row])
        return True

    async def due_deliveries(self, now: int, again: int, limit: int) -> list[dict[str, Any]]:
        """Take on messages that are due; whoever does not deliver one leaves it to be due again."""
        columns, to = schema.deliveries.c, schema.sessions.c
        due = select(columns.id).where(columns.due <= now).order_by(columns.due).limit(limit)
        async with self.engine.begin() as connection:
            wanted = (await connection.scalars(due)).all()
            if not wanted:
                return []
            take = (
                update(schema.deliveries)
                .where(columns.id.in_(sorted(wanted)), columns.due <= now)
                .values(due=again, tries=columns.tries + 1)
                .returning(columns.id, columns.session, columns.body, columns.tries)
            )
            taken = (await connection.execute(take)).mappings().all()
            where = to.digest.in_([row["session"] for row in taken])
            query = select(to.digest, to.webhook, to.webhook_key).where(where)
            ends = {row.digest: row for row in (await connection.execute(query)).all()}
        return [
            {
                **row,
                "address": ends[row["session"]].webhook,
                "key": ends[row["session"]].webhook_key,
            }
            for row in taken
        ]

    async def put_off_delivery(self, delivery: str, due: int | None) -> None:
        """Try a delivery again at that time; with None it is done with."""
        columns = schema.deliveries.c
        async with self.engine.begin() as connection:
            if due is None:
                await connection.execute(schema.deliveries.delete().where(columns.id == delivery))
            else:
                again = update(schema.deliveries).where(columns.id == delivery).values(due=due)
                await connection.execute(again)

    async def is_well(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            return bool(await connection.scalar(text("select 1")) == 1)

    async def counts(self) -> dict[str, int]:
        """How many tables there are by status."""
        columns = schema.tables.c
        query = select(columns.status, func.count()).group_by(columns.status)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {status: int(number) for status, number in rows}

    @property
    def waiting(self) -> int:
        """How many writes wait for their commit."""
        return self._writes.qsize()


_INSERT_ENTRY = insert(schema.journal)
_UPDATE_TABLE = text(
    "update tables set status = :status, version = :version, waits_for = :waits_for, "
    "deadline = :deadline, bot_seat = :bot_seat, updated = :updated, summary = :summary, "
    "claimed_until = case when cast(:bot_seat as integer) is null then 0 else claimed_until end "
    "where id = :id and version < :version"
)
_NOTIFY = text(f"select pg_notify('{CHANNEL}', :news)")


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


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Safe against losing power after each commit, and readers beside the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "busy_timeout=10000"):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("blazon.service.storage") / "migrations"))
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")
