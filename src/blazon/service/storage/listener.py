"""Changes that other processes make in the same database.

PostgreSQL sends notifications, which carry the entries themselves. Those about one table are passed
on in order, and tables do not wait for each other. With SQLite, only the host's commands write
besides the server; they leave notices in the database, which the server checks for.
"""

from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from blazon.service.base.background import BackgroundTasks, TaskSet
from blazon.service.base.refusals import Refusal, passing_over
from blazon.service.storage.database import CHANNEL, HOUSE, PRESENT_CHANNEL, Database
from blazon.service.storage.failures import FAILURES
from blazon.service.storage.locks import IN_USE
from blazon.service.storage.notices import Notice, notices_in
from blazon.service.storage.schema import notices

CHECK_SECONDS = 1.0
"""How often the connection is checked."""
_ALL = Notice("", 1 << 62)
"""Any change at any table."""


@dataclass(frozen=True)
class HostChanged:
    """The host has changed restrictions, such as blocks or read-only mode."""


@dataclass(frozen=True)
class EntryWritten:
    """A table has a new journal entry."""

    notice: Notice
    """Without a name: any table may have one."""


@dataclass(frozen=True)
class ChatWritten:
    """A table has a new chat message."""

    table: str
    number: int


@dataclass(frozen=True)
class TableDeleted:
    """A table was deleted."""

    table: str


Change = HostChanged | EntryWritten | ChatWritten | TableDeleted


def changes_of(notice: Notice) -> list[Change]:
    """The meaning of a notice."""
    name, number = notice.name, notice.number
    if name == HOUSE:
        return [HostChanged()]
    if number < 0:
        return [ChatWritten(name, -number)]
    if number == 0:
        return [TableDeleted(name)]
    return [EntryWritten(notice)] if name else [HostChanged(), EntryWritten(notice)]


class ChangeListener:
    """Listens, and passes on every change."""

    def __init__(
        self,
        database: Database,
        on_change: Callable[[Change], Awaitable[None]],
        concerns: Callable[[Notice], bool] = lambda _: True,
        on_present: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Prepare to listen.

        Args:
            database: the database.
            on_change: called with every change that concerns this process.
            concerns: whether an entry's notice does; most are about this process's own writes, or
                about tables that it does not have in memory.
            on_present: called with other processes' reports of who is connected to them.
        """
        self._database = database
        self._on_change, self._concerns = on_change, concerns
        self._on_present = on_present
        self._waiting: dict[str, deque[Notice]] = {}
        """The waiting changes by table; each table has a task that passes them on."""
        self._passing = TaskSet("changes")
        self._tasks = BackgroundTasks()
        self._connection: Any = None
        self._is_lost = False
        self._last = 0
        """In SQLite, the number of the last notice passed on."""

    async def start(self) -> None:
        """Start listening."""
        if self._database.is_sqlite:
            self._last = await self._database.scalar(select(func.max(notices.c.number))) or 0
            self._tasks.every(CHECK_SECONDS, "notices", self._pass_notices_on)
            return
        await self._connect()
        self._tasks.every(CHECK_SECONDS, "connection of the listener", self._check_connection)

    async def stop(self) -> None:
        """Stop listening."""
        await self._tasks.stop()
        await self._passing.stop()
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close()

    async def _pass_notices_on(self) -> None:
        columns = notices.c
        query = select(columns.number, columns.name, columns.seq).where(columns.number > self._last)
        rows = await self._database.rows(query.order_by(columns.number))
        for number, name, seq in rows:
            with passing_over("unknown"):  # it has since been deleted
                await self._tell(Notice(name, seq))
            self._last = number

    async def _tell(self, notice: Notice) -> None:
        for change in changes_of(notice):
            await self._on_change(change)

    async def _connect(self) -> None:
        assert self._database.postgres is not None
        self._connection = await self._database.postgres.listen()
        await self._connection.add_listener(CHANNEL, self._notice)
        await self._connection.add_listener(PRESENT_CHANNEL, self._hear_present)
        # A copy of this database would miss what is written from now on.
        await self._connection.execute(f"select pg_try_advisory_lock_shared({IN_USE})")

    def _notice(self, _: Any, __: int, ___: str, payload: str) -> None:
        for notice in notices_in(payload):
            if notice.number <= 0 or self._concerns(notice):
                self._note(notice)

    def _hear_present(self, _: Any, __: int, ___: str, payload: str) -> None:
        self._on_present(payload)

    def _note(self, notice: Notice) -> None:
        waiting = self._waiting.get(notice.name)
        if waiting is None:
            self._waiting[notice.name] = deque([notice])
            self._passing.start(self._pass_on(notice.name))
        else:
            waiting.append(notice)

    async def _pass_on(self, name: str) -> None:
        """Pass on a table's waiting changes, in order."""
        waiting = self._waiting[name]
        try:
            while waiting:
                try:
                    await self._tell(waiting[0])
                except Refusal as refusal:
                    if refusal.code != "storage":
                        raise
                    await self._database.health.recovered()
                else:
                    waiting.popleft()
        finally:
            del self._waiting[name]

    async def _check_connection(self) -> None:
        """Reconnect when the connection is lost, and read what was missed."""
        try:
            if self._is_lost:
                await self._connect()
                self._note(_ALL)
                self._is_lost = False
            else:
                await self._connection.execute("select 1", timeout=CHECK_SECONDS)
        except FAILURES:
            self._is_lost = True
            self._connection.terminate()  # it may only have been slow
            self._database.health.suspect()
