"""Deletes expired data, checking one page of tables or sessions after another.

Going through all of them by id costs the same at each step, and needs no index that every move
would have to update.
"""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import Column, Connection, RowMapping, func, select, text

from blazon.service.base.clock import DAY_MS
from blazon.service.base.limits import CALL_DAYS, EXPIRY_PAGE, SESSION_DAYS, VACUUM_PAGES
from blazon.service.storage import schema
from blazon.service.storage.database import Database
from blazon.service.storage.forgetting import forget_sessions
from blazon.service.storage.notices import Notice

_LOCK = 7213345
_PARTS = [
    part
    for part in schema.metadata.tables.values()
    if "table_id" in part.c and part is not schema.reports
]
"""Database tables whose rows are deleted with a table; reports stay until they expire."""
_TABLES, _SESSIONS, _NOTICES = schema.tables.c, schema.sessions.c, schema.notices


@dataclass(frozen=True)
class Ages:
    """Days without use before deletion, by kind; 0 for never."""

    open: int = 0
    aborted: int = 0
    playing: int = 0
    over: int = 0
    unseated: int = 0
    """Finished tables without seated players, such as imported games."""
    unused: int = 0
    """Sessions that own nothing."""

    def of(self, status: str, *, is_seated: bool) -> int:
        """The age limit of a table; the shorter one if two apply."""
        found: int = getattr(self, status)
        if status == "over" and not is_seated and self.unseated:
            return min(found, self.unseated) if found else self.unseated
        return found


class Expiry:
    """Finds and deletes expired data, in one process at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._last_table = self._last_session = ""

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[bool]:
        """Whether this is the only process deleting expired data; holds a lock while in use."""
        if self._database.is_sqlite:
            yield True
            return
        async with self._database.read() as connection:
            lock = {"lock": _LOCK}
            query = text("select pg_try_advisory_xact_lock(:lock)")
            yield bool(await connection.scalar(query, lock))

    async def tables(self, ages: Ages, now: int) -> list[str]:
        """The expired tables on the next page."""
        query = (
            select(_TABLES.id, _TABLES.status, _TABLES.updated)
            .where(_TABLES.id > self._last_table)
            .order_by(_TABLES.id)
            .limit(EXPIRY_PAGE)
        )
        async with self._database.read() as connection:
            page = (await connection.execute(query)).mappings().all()
            self._last_table = page[-1]["id"] if len(page) == EXPIRY_PAGE else ""
            return await connection.run_sync(_expired, page, ages, now)

    async def delete_table(self, table: str, ages: Ages, now: int) -> bool:
        """Delete a table with all its data; False if it was used in the meantime."""
        this = _TABLES.id == table
        query = select(_TABLES.id, _TABLES.status, _TABLES.updated).where(this).with_for_update()

        def delete(connection: Connection) -> bool:
            if self._database.is_sqlite:  # reading there would not block writers
                connection.execute(text("begin immediate"))
            found = connection.execute(query).mappings().all()
            if not _expired(connection, found, ages, now):
                return False
            self._delete_table(connection, table)
            return True

        return await self._database.transact(delete, "tidy")

    async def delete_now(self, table: str) -> None:
        """Delete a table with all its data, whatever its age."""
        await self._database.transact(
            lambda connection: self._delete_table(connection, table), "tidy"
        )

    def _delete_table(self, connection: Connection, table: str) -> None:
        for part in _PARTS:
            connection.execute(part.delete().where(part.c.table_id == table))
        about = schema.deliveries.c.body.contains(f'"{table}"', autoescape=True)
        connection.execute(schema.deliveries.delete().where(about))
        connection.execute(schema.tables.delete().where(_TABLES.id == table))
        self._database.notify(connection, [Notice(table, 0)])

    async def moderation(self, report_days: int, audit_days: int, now: int) -> None:
        """Delete old audit rows and invitations, and reports and blocks that ended long enough ago.

        Also deletes notices after a day: all running servers have seen them by then.
        """
        reports, blocks, audit, notices = schema.reports, schema.blocks, schema.audit, _NOTICES
        calls = schema.calls
        old, older = now - report_days * DAY_MS, now - audit_days * DAY_MS

        def delete(connection: Connection) -> None:
            connection.execute(notices.delete().where(notices.c.at < now - DAY_MS))
            connection.execute(calls.delete().where(calls.c.created < now - CALL_DAYS * DAY_MS))
            if report_days:
                connection.execute(reports.delete().where(reports.c.done < old))
                connection.execute(blocks.delete().where(blocks.c.until < old))
            if audit_days:
                connection.execute(audit.delete().where(audit.c.at < older))

        await self._database.transact(delete, "tidy")

    async def sessions(self, ages: Ages, today: int) -> int:
        """Delete the unused sessions on the next page; returns the number."""
        query = (
            select(schema.sessions)
            .where(_SESSIONS.digest > self._last_session)
            .order_by(_SESSIONS.digest)
            .limit(EXPIRY_PAGE)
        )
        async with self._database.read() as connection:
            page = (await connection.execute(query)).mappings().all()
            self._last_session = page[-1]["digest"] if len(page) == EXPIRY_PAGE else ""
            idle = [row for row in page if ages.unused and row["used"] < today - ages.unused]
            alone = [row for row in idle if not (row["joined"] or row["profile"])]
            bare = {row["digest"] for row in alone if not (row["name"] or row["webhook"])}
            bare -= await connection.run_sync(_owners, sorted(bare))
        old = {row["digest"] for row in idle if row["used"] < today - SESSION_DAYS}
        gone = sorted(bare | old)
        if gone:
            await self._delete_sessions(gone, today - ages.unused)
        return len(gone)

    async def _delete_sessions(self, digests: Sequence[str], before: int) -> None:
        unused = _SESSIONS.digest.in_(digests) & (_SESSIONS.used < before)
        query = schema.sessions.delete().where(unused).returning(_SESSIONS.digest)

        def delete(connection: Connection) -> None:
            gone = connection.scalars(query).all()
            for part in (schema.pushes, schema.push_turns, schema.deliveries):
                connection.execute(part.delete().where(part.c.session.in_(gone)))
            profiles = schema.profiles
            connection.execute(profiles.delete().where(profiles.c.key.in_(gone)))
            forget_sessions(connection, gone)

        await self._database.transact(delete, "tidy")

    async def give_back(self) -> None:
        """Shrink an SQLite file after deletions, a little at a time."""
        if self._database.is_sqlite:
            await self._database.transact(_vacuum, "tidy")


def _vacuum(connection: Connection) -> None:
    # A script runs to its end; a query without results would run only one step.
    connection.connection.cursor().executescript(f"pragma incremental_vacuum({VACUUM_PAGES})")


def _expired(connection: Connection, page: Sequence[RowMapping], ages: Ages, now: int) -> list[str]:
    """The tables that have been unused for long enough; chat counts as use."""
    young = min((age for age in vars(ages).values() if age), default=0)
    if not young:
        return []
    idle = {row["id"]: row for row in page if row["updated"] < now - young * DAY_MS}
    seated = _known(connection, schema.holders.c.table_id, idle)
    chat = schema.chat.c
    query = select(chat.table_id, func.max(chat.at)).where(chat.table_id.in_(idle))
    rows = connection.execute(query.group_by(chat.table_id)).all()
    said = {name: int(at) for name, at in rows}
    found = []
    for name, row in idle.items():
        age = ages.of(row["status"], is_seated=name in seated)
        if age and max(row["updated"], said.get(name, 0)) < now - age * DAY_MS:
            found.append(name)
    return found


def _owners(connection: Connection, sessions: Sequence[str]) -> set[str]:
    """Sessions that have a seat, a table, a subscription, a mail address or results."""
    found: set[str] = set()
    owned = (
        schema.holders.c.session,
        _TABLES.host,
        schema.pushes.c.session,
        schema.mail_addresses.c.session,
        schema.results.c.person,
    )
    for column in owned:
        found |= _known(connection, column, sessions)
    return found


def _known(connection: Connection, column: Column[str], values: Iterable[str]) -> set[str]:
    """The given values that occur in a column."""
    return set(connection.scalars(select(column).where(column.in_(values))).all())
