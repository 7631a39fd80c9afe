"""Every change to a table goes through this module.

A command becomes an event, and the event is written. Only then does the table move to its next
version, which is sent to all watchers. If another process was quicker, the hub reads its entries
and decides the command again. If the database has lost entries, the hub reads the table again, and
the game goes on from what is left.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from blazon.service.base.clock import now_ms
from blazon.service.base.computing import compute
from blazon.service.base.limits import PLAY_SECONDS
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal, passing_over
from blazon.service.base.secrets import new_id
from blazon.service.journal.chance import is_settled
from blazon.service.journal.changes import next_version, open_table
from blazon.service.journal.commands import Command, decide
from blazon.service.journal.entries import Entry
from blazon.service.journal.events import Event, Opened
from blazon.service.journal.pauses import Restored
from blazon.service.journal.playing import decide_bot, start
from blazon.service.journal.stand_ins import HandedOver, decide_timeout
from blazon.service.journal.table import Table
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.memory import LoadedTables, with_logs
from blazon.service.live.restrictions import Restrictions
from blazon.service.live.rows import first_write, next_write
from blazon.service.storage.journals import Write
from blazon.service.storage.notices import Notice
from blazon.service.storage.store import Store


@dataclass(frozen=True)
class Author:
    """The author of the command that led to an entry."""

    session: str | None = None
    command: str | None = None
    """The client's id for the command."""
    network: str | None = None
    """The network charged for it."""


NOBODY = Author()


class Hub:
    """Carries out commands: each becomes an event, an entry, and the table's next version."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rules = Restrictions(store)
        self.memory = LoadedTables(store)
        self.on_change: list[Callable[[Table, Entry], None]] = []
        """Called after every new version."""
        self.comes_first: Callable[[Table], Event | None] = lambda _: None
        """The event, if any, that has to come before any other at a table."""

    async def live(self, name: str) -> LiveTable:
        """A table, read from its journal if necessary; raises Refusal."""
        found = await self.memory.load(name)
        if found.table.status == "open":
            with passing_over("storage"):  # the table can still be viewed
                await self._start_if_full(found)
        return found

    async def open(
        self, opened: Opened, secret: bytes, author: Author, name: str | None = None
    ) -> Table:
        """Open a table with this name or an unguessable one; if it exists, return it."""
        name = name or new_id()
        entry = Entry(name, 1, now_ms(), opened, author.session, author.command)
        table = await compute(with_logs, open_table, name, secret, entry)
        write = first_write(table, entry, author.network)
        if not await self._append_new(write):
            return (await self.live(name)).table
        live = LiveTable(table, [entry])
        self.memory.put(live)
        await self._announce(live, table, entry)
        await self._start_if_full(live)
        return table

    async def _append_new(self, write: Write) -> bool:
        """Write a new table; False if it exists. Raises Refusal if a quota is exceeded."""
        try:
            async with self.store.quotas.spent(write.row, write.entry.at):
                return await self.store.journals.append(write)
        except Refusal as refusal:
            if refusal.code == "quota" and await self.store.journals.secret(write.entry.table):
                return False
            raise

    async def do(
        self, name: str, command: Command, author: Author, link: str | None = None
    ) -> tuple[Table, int]:
        """Carry out a command; returns the table and the new version.

        Repeating a command id in the same session does nothing and returns the same version.

        Args:
            name: the table's id.
            command: the command.
            author: who sent it.
            link: the secret of the link that ``Invite`` creates.
        """
        live = await self.live(name)
        session = author.session or ""
        made = await self._change(live, lambda table: decide(table, session, command, link), author)
        return live.table, made

    async def decide_for_bot(self, name: str, seat: int, action: str, version: int) -> None:
        """Carry out a bot's decision; raises Refusal if the game moved on or is suspended."""
        self.rules.check_open()
        live = await self.live(name)
        await self._change(live, lambda table: decide_bot(table, seat, action, version))

    async def end_time(self, name: str) -> None:
        """Handle a clock that ran out or a late device; raises Refusal if there is none."""
        self.rules.check_open()
        live, now = await self.live(name), now_ms()
        await self._change(live, lambda table: decide_timeout(table, now))

    async def add(
        self, name: str, event: Event, only_if: Callable[[Table], bool] = lambda _: True
    ) -> None:
        """Carry out an event, if it is still due."""

        def decision(table: Table) -> Event:
            if not only_if(table):
                raise Refusal("stale", "somebody was quicker")
            return event

        with passing_over("stale"):
            await self._change(await self.live(name), decision)

    async def intervene(
        self, name: str, decision: Callable[[Table], Event], author: Author = NOBODY
    ) -> Table:
        """Carry out an action of the server's host or of a departing session; raises Refusal."""
        live = await self.live(name)
        await self._change(live, decision, author)
        return live.table

    async def _start_if_full(self, live: LiveTable) -> None:
        """Begin the game if nothing else is missing."""
        table = live.table
        is_wanted = table.opened.start == "filled" and self.rules.read_only is None
        if table.status == "open" and is_wanted and is_settled(table):
            with passing_over("not-now"):
                await self._change(live, start)

    async def _change(
        self, live: LiveTable, decision: Callable[[Table], Event], author: Author = NOBODY
    ) -> int:
        """Decide on the newest version and write the event; returns the new version."""
        async with live.lock:
            while True:
                table = live.table
                made = live.commands.get((author.session or "", author.command or ""))
                if made is not None:
                    break
                first = self.comes_first(table)
                try:
                    event = first or decision(table)
                except Refusal:
                    # Another process may have written entries that this one has not read yet.
                    if not self.store.is_shared or not await self._catch_up(live):
                        raise
                    continue
                made = await self._append(live, event, author if first is None else NOBODY)
                if made is not None and first is None:
                    break
                if made is None and not await self._catch_up(live):
                    raise Refusal("busy", "the change could not be saved; try again")
        if live.table.status == "open":
            await self._start_if_full(live)
        return made

    async def _append(self, live: LiveTable, event: Event, author: Author) -> int | None:
        """Write an event; returns the new version, or None if another process was quicker."""
        table = live.table
        entry = Entry(table.id, table.version + 1, now_ms(), event, author.session, author.command)
        after = next_version(table, entry)
        write = next_write(table, after, entry)
        if not await self.store.journals.append(write):
            return None
        await self._announce(live, after, entry)
        return entry.seq

    async def _catch_up(self, live: LiveTable) -> bool:
        """Read entries from other processes and forward them; returns whether anything changed.

        For callers that have the table's lock. Raises Refusal if the table was deleted, or if the
        database takes longer than a move may.
        """
        return await self._take_in(live, await self._read_newer(live.table))

    async def _catch_up_beside_moves(self, live: LiveTable) -> None:
        """The same, without the table's lock: no move waits while the database is read."""
        while True:
            table = live.table
            newer = await self._read_newer(table)
            async with live.lock:
                if live.table is table:
                    await self._take_in(live, newer)
                    return

    async def _read_newer(self, table: Table) -> list[Entry]:
        """The table's newest entry and those that follow it."""
        return await self.store.journals.entries(table.id, table.version, PLAY_SECONDS)

    async def _take_in(self, live: LiveTable, newer: Sequence[Entry]) -> bool:
        """Forward what was read from the newest entry on; returns whether anything is new."""
        table = live.table
        if not newer or (newer[0].seq, newer[0].at) != (table.version, table.since):
            await self._read_anew(live)
            return True
        await self._follow_entries(live, newer[1:])
        return len(newer) > 1

    async def _follow_entries(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        """Forward another process's entries."""
        # A player whose seat the host gave away is blocked, and must not take it back.
        if any(isinstance(one.event, HandedOver) and one.session is None for one in entries):
            await self.rules.refresh()
        for entry in entries:
            await self._announce(live, next_version(live.table, entry), entry)

    async def _read_anew(self, live: LiveTable) -> None:
        """Go on from the entries that are left, and note the loss in the journal."""
        before = live.table
        table, entries = await self.memory.read(before.id)
        lost = before.version - table.version
        log("warning", "a table's entries are lost", table=table.id, entries=max(0, lost))
        live.begin_anew(table, entries)
        is_said = any(isinstance(one.event, Restored) and one.at > before.since for one in entries)
        if lost > 0 and not is_said:
            await self._append(live, Restored(lost), NOBODY)

    async def _announce(self, live: LiveTable, table: Table, entry: Entry) -> None:
        await live.change_to(table, entry)
        for notice in self.on_change:
            notice(live.table, entry)

    async def refresh(self, name: str) -> LiveTable:
        """A table, with all entries from all processes."""
        live = await self.live(name)
        await self._catch_up_beside_moves(live)
        return live

    def concerns(self, notice: Notice) -> bool:
        """Whether a notice is about an entry that a table in memory lacks."""
        live = self.memory.get(notice.name)
        if live is None:
            return self.memory.is_loading(notice.name)
        return not _is_known(live.table, notice)

    async def newest(self, name: str) -> LiveTable:
        """A table with all entries from all processes; raises Refusal.

        If the database does not answer, this is the table as far as this process knows.
        """
        found = await self.live(name)
        if self.store.is_shared:
            with passing_over("storage"):
                return await self.refresh(name)
        return found

    async def follow(self, notice: Notice) -> None:
        """React to an entry from another process; without a table's name, check every table."""
        name = notice.name
        if not name:
            for one in self.memory:
                await self.follow(Notice(one.table.id, notice.number))
        if self.memory.is_loading(name):
            await self.live(name)
        live = self.memory.get(name)
        if live is None or _is_known(live.table, notice):
            return
        async with live.lock:
            table, entry = live.table, notice.entry
            follows = (table.version + 1, table.since) == (notice.number, notice.before)
            if entry is not None and follows:
                await self._follow_entries(live, [entry])
            is_known = _is_known(live.table, notice)
        if not is_known:
            await self._catch_up_beside_moves(live)
        await self._start_if_full(live)


def _is_known(table: Table, notice: Notice) -> bool:
    """Whether a table has this entry, and not a different one with the same number.

    After a backup was restored, entries that have become newer than the table have lower numbers.
    """
    if notice.carried is None or table.version < notice.number:
        return table.version >= notice.number
    if table.version == notice.number:
        return table.since == notice.carried.at
    return table.since >= notice.carried.at
