"""The database, SQLite or PostgreSQL: opening, upgrading and checking it."""

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from alembic import command as alembic
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from blazon.kernel.errors import BadValue
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import (
    CONNECT_SECONDS,
    FROZEN_MS,
    LARGEST_NOTICE,
    LOCKED_MS,
    MOST_CONNECTIONS,
    PROBE_BYTES,
    QUERY_SECONDS,
)
from blazon.service.base.refusals import Refusal
from blazon.service.storage.failures import FAILURES
from blazon.service.storage.health import Health, Purpose, cannot_write
from blazon.service.storage.private_files import keep_private
from blazon.service.storage.schema import notices as written_beside
from blazon.service.storage.schema import server

T = TypeVar("T")

CHANNEL = "blazon"
"""The channel on which PostgreSQL notifies the processes of each other's writes."""
HOUSE = "*"
"""Sent instead of a table's id when the host's restrictions have changed."""
_MIGRATION_LOCK = 7213344
_PROBE = "probe"
_DATA = "22"
"""PostgreSQL's class of errors in the written data."""
_MET = ("40001", "40P01")
"""A conflict between two transactions; PostgreSQL has ended one of them."""


class Database:
    """An engine, and everything that depends on the kind of database."""

    def __init__(self, url: str, least_free: int = 0, *, beside: bool = False) -> None:
        """Set up the database at a URL.

        Args:
            url: the URL for SQLAlchemy.
            least_free: below this many free bytes on an SQLite file's disk, nothing new is stored.
            beside: whether this process works beside an SQLite file's server, which must notice its
                writes.
        """
        self.is_sqlite = url.startswith("sqlite")
        self._is_beside = beside
        self.health = Health(least_free)
        half = MOST_CONNECTIONS // 2
        patience = {"timeout": CONNECT_SECONDS, "command_timeout": QUERY_SECONDS}
        self.engine: AsyncEngine = create_async_engine(
            url,
            hide_parameters=True,  # errors are logged, and rows contain secrets
            pool_size=half,
            max_overflow=half,
            pool_timeout=QUERY_SECONDS,
            # After a restart of PostgreSQL, all older connections are dead.
            pool_pre_ping=not self.is_sqlite,
            connect_args={} if self.is_sqlite else patience,
        )
        self._thread = ThreadPoolExecutor(1, "writer")
        file = self.engine.url.database
        in_file = self.is_sqlite and file not in (None, "", ":memory:")
        own = self.engine.url.set(drivername="sqlite")
        self._own = create_engine(own, hide_parameters=True) if in_file else None
        self._writing: Connection | None = None
        """The thread's own connection, from its first transaction until one fails."""
        for engine in (self.engine.sync_engine, self._own) if self.is_sqlite else ():
            if engine is not None:
                event.listen(engine, "connect", _prepare_sqlite)
        if not self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_postgres)

    async def close(self) -> None:
        """Close all connections."""
        self._thread.shutdown()
        self._stop_writing()
        if self._own is not None:
            self._own.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading; raises Refusal if the database fails."""
        with self._failing_in_order():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self, purpose: Purpose = "keep") -> AsyncIterator[AsyncConnection]:
        """A transaction; raises Refusal if the database fails, IntegrityError for conflicts."""
        self.health.check(purpose)
        with self._failing_in_order():
            async with self.engine.begin() as connection:
                yield connection

    async def transact(self, work: Callable[[Connection], T], purpose: Purpose = "keep") -> T:
        """Run some work, with many statements, in one transaction; returns its result.

        For an SQLite file, a thread of its own does this: there, waking up for each statement takes
        longer than the statement. Raises the same errors as ``write``.
        """
        self.health.check(purpose)
        with self._failing_in_order():
            if self._own is None:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._transact, self._own, work)

    def _transact(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        """Run in the thread, keeping its connection: fetching it from the pool takes long."""
        if self._writing is None:
            self._writing = engine.connect()
        try:
            with self._writing.begin():
                return work(self._writing)
        except BaseException:
            self._stop_writing()
            raise

    def _stop_writing(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None

    @contextmanager
    def _failing_in_order(self) -> Iterator[None]:
        try:
            yield
        except FAILURES as error:
            cause = error.orig if isinstance(error, DBAPIError) else error
            state = str(getattr(cause, "sqlstate", None) or "")
            if isinstance(error, IntegrityError) or state.startswith(_DATA):
                raise
            if state in _MET:
                raise Refusal("busy", "somebody else changed the same data; try again") from error
            self.health.suspect()
            raise cannot_write() from error

    async def look_after(self) -> None:
        """Measure the free disk space; after a failure, check whether writing works again."""
        file = self.engine.url.database
        if self.is_sqlite and file:
            usage = await asyncio.to_thread(shutil.disk_usage, Path(file).absolute().parent)
            self.health.measured(usage.free)
        if self.health.trouble is None and not self.health.is_suspect:
            return
        try:
            await self.probe()
        except FAILURES as error:
            self.health.found(error)
        else:
            self.health.found(None)

    async def probe(self) -> None:
        """Write something and delete it again; raises one of FAILURES."""
        this = server.c.name == _PROBE
        with suppress(IntegrityError):  # another process is checking, too
            async with self.engine.begin() as connection:
                await connection.execute(server.delete().where(this))
                row = {"name": _PROBE, "value": bytes(PROBE_BYTES)}
                await connection.execute(insert(server), [row])
            async with self.engine.begin() as connection:
                await connection.execute(server.delete().where(this))

    async def upgrade(self) -> None:
        """Upgrade the schema, and keep an SQLite file private.

        Raises BadValue if a newer version of Blazon has upgraded it.
        """
        file = self.engine.url.database
        if self.is_sqlite and file:
            await asyncio.to_thread(keep_private, Path(file))
        lock = {"lock": _MIGRATION_LOCK}
        async with self.engine.connect() as connection:
            if not self.is_sqlite:
                await connection.execute(text("select pg_advisory_lock(:lock)"), lock)
            await connection.run_sync(_migrate)
            if not self.is_sqlite:
                await connection.execute(text("select pg_advisory_unlock(:lock)"), lock)
            await connection.commit()

    async def is_well(self) -> bool:
        """Whether the database answers."""
        async with self.read() as connection:
            return bool(await connection.scalar(text("select 1")) == 1)

    def notify(self, connection: Connection, written: Iterable[tuple[str, int]]) -> None:
        """After the commit, notify other processes of tables and their new numbers."""
        notices = list(written)
        if self.is_sqlite:
            if self._is_beside and notices:
                rows = [{"at": now_ms(), "name": name, "seq": seq} for name, seq in notices]
                connection.execute(insert(written_beside), rows)
            return
        for start in range(0, len(notices), LARGEST_NOTICE):
            payload = json.dumps(notices[start : start + LARGEST_NOTICE])
            connection.execute(_NOTIFY, {"payload": payload})


_NOTIFY = text(f"select pg_notify('{CHANNEL}', :payload)")


def execute_each(connection: Connection, statement: str, rows: Sequence[Mapping[str, Any]]) -> None:
    """Execute a statement with the values of each row; raises SQLAlchemy's errors.

    For SQLite this uses Python's own module: SQLAlchemy's overhead would exceed SQLite's work.
    """
    if not rows:
        return
    if connection.dialect.name != "sqlite":
        connection.execute(text(statement), rows)
        return
    try:
        connection.connection.cursor().executemany(statement, rows)
    except sqlite3.IntegrityError as error:
        raise IntegrityError(statement, None, error) from error


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Make commits survive a power loss, and let readers work beside the writer.

    A new file also releases the space of deleted data; this must be set before anything else.
    """
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout={LOCKED_MS}",
        "auto_vacuum=incremental",
        "journal_mode=wal",
        "synchronous=full",
        "foreign_keys=on",
    ):
        cursor.execute(f"pragma {pragma}")
    cursor.close()


def _prepare_postgres(connection: Any, _: Any) -> None:
    """Keep a process that is frozen in a transaction from blocking others for long.

    This uses a statement: connection poolers refuse unknown parameters at connection time.
    """
    cursor = connection.cursor()
    cursor.execute(f"set idle_in_transaction_session_timeout = {FROZEN_MS}")
    cursor.close()
    connection.commit()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(files("blazon.service.storage") / "migrations"))
    config.attributes["connection"] = connection
    newest = ScriptDirectory.from_config(config).get_current_head()
    context = MigrationContext.configure(connection)
    try:
        if connection.dialect.name == "sqlite" and newest not in context.get_current_heads():
            # Python begins no transaction for changes of the schema. If the disk is full, all steps
            # must fail together.
            connection.exec_driver_sql("begin immediate")
        alembic.upgrade(config, "head")
    except CommandError as error:
        if not isinstance(error.__cause__, ResolutionError):
            raise
        raise BadValue(
            "database",
            "was upgraded by a newer version of Blazon; start that one, or restore the backup "
            "that was made before",
        ) from error
