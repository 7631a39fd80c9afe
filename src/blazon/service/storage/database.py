"""The database, SQLite or PostgreSQL: opening, upgrading and checking it."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event, insert, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from blazon.service.base.addresses import POSTGRES
from blazon.service.base.clock import now_ms
from blazon.service.base.limits import (
    LARGEST_LOG_PAGES,
    LOCKED_MS,
    MEETING_SECONDS,
    MOST_BEFORE_MOVES,
    MOST_CONNECTIONS,
    MOST_MEETINGS,
    PLAY_SECONDS,
    PROBE_BYTES,
    QUERY_SECONDS,
)
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.storage.failures import FAILURES, is_met, is_trouble
from blazon.service.storage.health import Health, Purpose, cannot_write
from blazon.service.storage.migrating import migrate
from blazon.service.storage.notices import Notice, payloads
from blazon.service.storage.place import Place
from blazon.service.storage.postgres import Postgres
from blazon.service.storage.private_files import keep_private
from blazon.service.storage.schema import notices as written_beside
from blazon.service.storage.schema import server

T = TypeVar("T")

CHANNEL = "blazon"
PRESENT_CHANNEL = "blazon_present"
"""The channel on which PostgreSQL notifies the processes of each other's writes."""
HOUSE = "*"
"""Sent instead of a table's id when the host's restrictions have changed."""
_MIGRATION_LOCK = 7213344
_PROBE = "probe"


class Database:
    """An engine, and everything that depends on the kind of database."""

    def __init__(
        self, url: str, least_free: int = 0, *, listen: str = "", beside: bool = False
    ) -> None:
        """Set up the database at a URL.

        Args:
            url: the URL for SQLAlchemy.
            least_free: below this many free bytes on an SQLite file's disk, nothing new is stored.
            listen: the URL for listening, if the other is that of a pooler in transaction mode.
            beside: whether an SQLite file's server may run beside this process, and must notice its
                writes.
        """
        self.is_sqlite = url.startswith("sqlite")
        self._is_beside = beside
        self.health = Health(least_free)
        half = MOST_CONNECTIONS // 2
        self.postgres = None if self.is_sqlite else Postgres(url, listen)
        self.engine: AsyncEngine = create_async_engine(
            url if self.is_sqlite else POSTGRES,
            hide_parameters=True,  # errors are logged, and rows contain secrets
            pool_size=half,
            max_overflow=half,
            pool_timeout=QUERY_SECONDS,
            # After a restart of PostgreSQL, all older connections are dead.
            pool_pre_ping=not self.is_sqlite,
            connect_args={} if self.postgres is None else self.postgres.arguments,
        )
        self._thread = ThreadPoolExecutor(1, "writer")
        """Writes to an SQLite file: each transaction begins as soon as the previous one has ended,
        even while the event loop is busy."""
        self._line = asyncio.Semaphore(MOST_BEFORE_MOVES)
        self._turn = asyncio.Lock()
        own = self.engine.url.set(drivername="sqlite")
        self._own = create_engine(own, hide_parameters=True) if self.is_sqlite else None
        self._place = Place(Path(own.database or "")) if self.is_sqlite else None
        self._is_rescued = False
        self._unsaved: str | None = None
        """Why the contents of a lost file could not be saved."""
        self._writing: Connection | None = None
        """The thread's own connection, from its first transaction until one fails."""
        for engine in (self.engine.sync_engine, self._own) if self.is_sqlite else ():
            if engine is not None:
                event.listen(engine, "connect", _prepare_sqlite)

    async def close(self) -> None:
        """Close all connections."""
        if self.displaced() is not None:
            await self._rescue()
        self._thread.shutdown()
        self._stop_writing()
        if self._own is not None:
            self._own.dispose()
        await self.engine.dispose()
        if self._place is not None:
            self._place.close()

    @asynccontextmanager
    async def read(self, seconds: float | None = None) -> AsyncIterator[AsyncConnection]:
        """A connection for reading; raises Refusal if the database fails, or takes longer."""
        with self._failing_in_order():
            self._check_place()
            async with asyncio.timeout(seconds), self.engine.connect() as connection:
                yield connection

    async def scalar(self, query: Executable) -> Any:
        """The first column of the first row that a query finds; None without rows."""
        async with self.read() as connection:
            return await connection.scalar(query)

    async def scalars(self, query: Executable) -> list[Any]:
        """The first column of all rows that a query finds."""
        async with self.read() as connection:
            return list((await connection.scalars(query)).all())

    async def rows(self, query: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        """All rows that a query finds."""
        async with self.read() as connection:
            return (await connection.execute(query)).all()

    async def dicts(self, query: Executable) -> list[dict[str, Any]]:
        """The same, by the names of their columns."""
        return [row._asdict() for row in await self.rows(query)]

    async def first(self, query: Executable) -> dict[str, Any] | None:
        """The first of these; None without rows."""
        return next(iter(await self.dicts(query)), None)

    async def transact(self, work: Callable[[Connection], T], purpose: Purpose = "keep") -> T:
        """Run some work in one transaction; returns its result.

        The work may be repeated, see ``committed``, so it must change nothing else. Raises Refusal
        if the database fails, IntegrityError for conflicts.
        """
        self.health.check(purpose)

        def begin(connection: Connection) -> T:
            result = committed(connection, work)
            self._check_place()  # a file that has left its place meanwhile keeps nothing
            return result

        with self._failing_in_order():
            if self._own is not None:
                async with self._line:
                    return await self.run_in_turn(begin)
            limit = PLAY_SECONDS if purpose == "play" else None
            async with asyncio.timeout(limit), self.engine.connect() as connection:
                return await connection.run_sync(begin)

    def run_in_turn(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        """Run some work that begins transactions, after all earlier work; for moves.

        For an SQLite file, this work also precedes most of the work that waits in ``transact``.
        Raises one of FAILURES if there is no connection.
        """
        if self._own is None:
            return asyncio.ensure_future(self._run_in_turn(work))
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._thread, self._run_in_thread, self._own, work)

    async def _run_in_turn(self, work: Callable[[Connection], T]) -> T:
        async with self._turn, asyncio.timeout(PLAY_SECONDS), self.engine.connect() as connection:
            return await connection.run_sync(work)

    def _run_in_thread(self, engine: Engine, work: Callable[[Connection], T]) -> T:
        """Keep the thread's connection: fetching it from the pool takes long."""
        self._check_place()
        if self._writing is None:
            self._writing = engine.connect()
            # Moves would wait while the thread copies the log into the file; see ``checkpoint``.
            self._writing.exec_driver_sql(f"pragma wal_autocheckpoint={LARGEST_LOG_PAGES}")
            self._writing.commit()
        try:
            return work(self._writing)
        except BaseException:
            self._stop_writing()
            raise

    def displaced(self) -> OSError | None:
        """The error to raise if an SQLite file is no longer where it was opened."""
        return None if self._place is None else self._place.trouble()

    def _check_place(self) -> None:
        if (error := self.displaced()) is not None:
            raise error

    async def checkpoint(self) -> None:
        """Copy the log of an SQLite file into it, which must happen from time to time."""
        if self._own is not None and self.displaced() is None:
            with self._failing_in_order():
                await asyncio.to_thread(_checkpoint, self._own)

    def _stop_writing(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None

    async def execute(self, statement: Executable, purpose: Purpose = "keep") -> int:
        """Execute one statement in a transaction; returns the number of rows that it changed.

        Raises the same errors as ``transact``.
        """
        return await self.transact(
            lambda connection: int(connection.execute(statement).rowcount), purpose
        )

    @contextmanager
    def _failing_in_order(self) -> Iterator[None]:
        try:
            yield
        except FAILURES as error:
            explained = self.explain(error)
            if explained is error:
                raise
            raise explained from error

    def explain(self, error: Exception) -> Exception:
        """What to raise for an error: a Refusal, unless it concerns the written data."""
        if is_met(error):
            return Refusal("busy", "somebody else changed the same data; try again")
        if is_trouble(error):
            self.health.suspect()
            return cannot_write()
        return error

    async def look_after(self) -> None:
        """Measure the free disk space; after a failure, check whether writing works again."""
        if (error := self.displaced()) is not None:
            self.health.found(error)
            await self._rescue()
            return
        if self._place is not None:
            folder = self._place.path.absolute().parent
            usage = await asyncio.to_thread(shutil.disk_usage, folder)
            self.health.measured(usage.free)
        if self.health.trouble is None and not self.health.is_suspect:
            return
        try:
            await self.probe()
        except FAILURES as failure:
            self.health.found(failure)
        else:
            self.health.found(None)

    async def _rescue(self) -> None:
        """Save, once, the contents of a file that is no longer in its place."""
        if self._place is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._save, self._place)

    def _save(self, place: Place) -> None:
        """The same in the thread that writes; the caller may be stopped meanwhile."""
        if self._is_rescued:
            return
        try:
            copy = place.rescue()
        except (OSError, sqlite3.Error) as error:
            if self._unsaved != repr(error):
                self._unsaved = repr(error)
                log("error", "what was in the database could not be saved", error=self._unsaved)
        else:
            self._is_rescued = True
            log("error", "what was in the database has been saved", file=str(copy))

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

        Raises BadValue if a newer version of Blazon has upgraded the database, if it is half a
        copy, or if the server could not listen to other processes.
        """
        if self.postgres is not None:
            await self.postgres.check_hearing()
        if self._place is not None:
            await asyncio.to_thread(keep_private, self._place.path)
        lock = {"lock": _MIGRATION_LOCK}
        async with self.engine.connect() as connection:
            if not self.is_sqlite:
                await connection.execute(text("select pg_advisory_xact_lock(:lock)"), lock)
            await connection.run_sync(migrate)
            await connection.commit()
        if self._place is not None:
            self._place.opened()

    async def is_well(self) -> bool:
        """Whether the database answers."""
        return bool(await self.scalar(text("select 1")) == 1)

    async def tell_present(self, payloads: Sequence[str]) -> None:
        """Tell other processes who is connected to this one; raises Refusal."""

        def tell(connection: Connection) -> None:
            for payload in payloads:
                connection.execute(_TELL_PRESENT, {"payload": payload})

        await self.transact(tell)

    def notify(self, connection: Connection, notices: Iterable[Notice]) -> None:
        """After the commit, notify other processes."""
        if self.is_sqlite:
            if self._is_beside:
                at = now_ms()
                rows = [{"at": at, "name": one.name, "seq": one.number} for one in notices]
                if rows:
                    connection.execute(insert(written_beside), rows)
            return
        for payload in payloads(notices):
            connection.execute(_NOTIFY, {"payload": payload})


def committed(connection: Connection, work: Callable[[Connection], T]) -> T:
    """Run some work in one transaction; run it again if PostgreSQL ended it because of a conflict.

    A conflict occurs if two processes write to the same rows in different orders. The next try lets
    the other transaction go first: begun at once, it could take the same rows and meet it again.
    """
    tries = 1
    while True:
        try:
            with connection.begin():
                if tries > 1 and connection.dialect.name == "postgresql":
                    connection.execute(_LET_OTHERS_GO, {"seconds": tries * MEETING_SECONDS})
                return work(connection)
        except DBAPIError as error:
            if not is_met(error) or tries == MOST_MEETINGS:
                raise
            tries += 1


def _checkpoint(engine: Engine) -> None:
    """Neither waits for readers and writers nor blocks them."""
    with engine.connect() as connection:
        connection.exec_driver_sql("pragma wal_checkpoint(passive)")


_NOTIFY = text(f"select pg_notify('{CHANNEL}', :payload)")
_TELL_PRESENT = text(f"select pg_notify('{PRESENT_CHANNEL}', :payload)")
_LET_OTHERS_GO = text("select pg_sleep(:seconds * (0.5 + random()))")


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
    """Make commits survive a power loss, and let readers work concurrently with the writer.

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
