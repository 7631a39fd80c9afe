"""The tables that this process has in memory, and the one way in which they change.

A command becomes an event; the event is written; only then does the table get its next version, and
everybody is sent it. If another process was quicker, its entries are read and the command is
decided upon again.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVarTuple

import msgspec

from blazon.service.broadcast import LiveTable, Watcher
from blazon.service.clock import now_ms
from blazon.service.computing import compute
from blazon.service.connections import Connection
from blazon.service.house_rules import HouseRules
from blazon.service.journal.access import check_visible, is_public, observer_for
from blazon.service.journal.chance import is_settled, latest_answer
from blazon.service.journal.changes import next_version, open_table, replay
from blazon.service.journal.clocks import deadline
from blazon.service.journal.commands import AnyCommand
from blazon.service.journal.decisions import decide, decide_bot, decide_timeout, start
from blazon.service.journal.events import (
    AnyEvent,
    Entry,
    Forgotten,
    HandedOver,
    Joined,
    Left,
    Opened,
    encode_event,
)
from blazon.service.journal.table import Table
from blazon.service.journal.turns import sessions_to_move
from blazon.service.limits import CHANCE_SECONDS, IDLE_SECONDS, MOST_TABLE_BYTES, MOST_TABLES
from blazon.service.refusals import Refusal, passing_over
from blazon.service.secrets import is_id, new_id
from blazon.service.storage.journals import Write
from blazon.service.storage.store import Store
from blazon.service.views.tables import Perspective, lobby_view

Ts = TypeVarTuple("Ts")
_ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True)
class Author:
    """Whose command an entry comes from."""

    session: str | None = None
    command: str | None = None
    """The client's id of it."""
    account: str | None = None
    """Who pays for it."""


NOBODY = Author()
_SEATING = Joined | Left | Forgotten
"""Events after which other sessions may hold the seats."""


class Hub:
    """All tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.rules = HouseRules(store)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._began = now_ms()
        self.on_change: list[Callable[[Table, Entry], None]] = []
        """Called after every new version."""

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def watched(self, name: str) -> LiveTable | None:
        """A table, if somebody looks at it through this process."""
        live = self._live.get(name)
        return live if live is not None and live.watchers else None

    def is_seen(self, name: str, session: str) -> bool:
        """Whether a session looks at a table through this process."""
        live = self._live.get(name)
        return live is not None and any(one.session == session for one in live.watchers)

    async def live(self, name: str) -> LiveTable:
        """A table, read from its journal if need be; raises Refusal."""
        found = self._live.get(name)
        if found is None:
            found = await self._load(name)
        else:
            self._live.move_to_end(name)
            found.used = time.monotonic()
        if found.table.status == "open":
            with passing_over("storage"):  # it is looked at all the same
                await self._start_if_full(found)
        return found

    async def _load(self, name: str) -> LiveTable:
        if not is_id(name):
            raise _no_such_table()
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if name not in self._live:
                    self._live[name] = await self._read(name)
                return self._live[name]
        finally:
            self._loading.pop(name, None)

    async def _read(self, name: str) -> LiveTable:
        secret = await self.store.journals.secret(name)
        entries = [] if secret is None else await self.store.journals.entries(name)
        if secret is None or not entries:
            raise _no_such_table()
        table = await compute(_seen_through, replay, name, secret, entries)
        return LiveTable(table, entries)

    def forget_some(self) -> None:
        """Forget tables at which nobody has looked for long, or for longest if there are many."""
        idle = [(name, live) for name, live in self._live.items() if live.is_idle]
        size, left = sum(live.size for _, live in idle), len(idle)
        latest = time.monotonic() - IDLE_SECONDS
        for name, live in idle:
            if live.used > latest and size <= MOST_TABLE_BYTES and left <= MOST_TABLES:
                break
            del self._live[name]
            size, left = size - live.size, left - 1

    def drop(self, name: str) -> None:
        """Forget a table that was deleted; whoever looks at it is told so."""
        live = self._live.pop(name, None)
        for watcher in () if live is None else live.watchers:
            watcher.refuse(Refusal("unknown", "this table was deleted"))

    async def open(
        self, opened: Opened, secret: bytes, author: Author, name: str | None = None
    ) -> Table:
        """A new table, with this name or one that nobody can guess; if it exists, that one."""
        name = name or new_id()
        entry = Entry(name, 1, now_ms(), opened, author.session, author.command)
        table = await compute(_seen_through, open_table, name, secret, entry)
        row = {
            **_row(table, entry),
            **_sought(table),
            "secret": secret,
            "host": opened.host,
            "account": author.account,
            "game": opened.game,
            "created": entry.at,
            "seen": entry.at,
            "uploaded": len(encode_event(opened)),
        }
        write = Write(entry, row, new=True, holders=_holders(table))
        if not await self._append_new(write):
            return (await self.live(name)).table
        live = self._live[name] = LiveTable(table, [entry])
        await self._announce(live, table, entry)
        await self._start_if_full(live)
        return table

    async def _append_new(self, write: Write) -> bool:
        """Write a new table; False if it exists. Raises Refusal for more than a quota."""
        try:
            async with self.store.quotas.spent(write.row, write.entry.at):
                return await self.store.journals.append(write)
        except Refusal as refusal:
            if refusal.code == "quota" and await self.store.journals.secret(write.entry.table):
                return False
            raise

    async def do(
        self, name: str, command: AnyCommand, author: Author, link: str | None = None
    ) -> tuple[Table, int]:
        """Carry out a command; returns the table and the version made.

        The same command id from the same session does nothing and returns the same version.

        Args:
            name: the table's.
            command: what is asked for.
            author: who asks.
            link: the secret of the link that ``Invite`` makes.
        """
        live = await self.live(name)
        session = author.session or ""
        made = await self._change(live, lambda table: decide(table, session, command, link), author)
        return live.table, made

    async def decide_for_bot(self, name: str, seat: int, action: str, version: int) -> None:
        """Carry out a bot's decision; raises Refusal if the game has gone on, or all stands."""
        self.rules.check_open()
        live = await self.live(name)
        await self._change(live, lambda table: decide_bot(table, seat, action, version))

    async def end_time(self, name: str) -> None:
        """Carry out that a clock has run out, or a device is late; raises Refusal if none is."""
        self.rules.check_open()
        live, now = await self.live(name), now_ms()
        if live.table.status == "open" and now < self._began + 1000 * CHANCE_SECONDS:
            return  # devices need a moment to come back to a server that was away
        await self._change(live, lambda table: decide_timeout(table, now))

    async def add(
        self, name: str, event: AnyEvent, only_if: Callable[[Table], bool] = lambda _: True
    ) -> None:
        """Carry out an event, or nothing if it is not wanted any more."""

        def decision(table: Table) -> AnyEvent:
            if not only_if(table):
                raise Refusal("stale", "somebody was quicker")
            return event

        with passing_over("stale"):
            await self._change(await self.live(name), decision)

    async def intervene(
        self, name: str, decision: Callable[[Table], AnyEvent], author: Author = NOBODY
    ) -> Table:
        """Carry out what the server's host wants, or a session that goes; raises Refusal."""
        live = await self.live(name)
        await self._change(live, decision, author)
        return live.table

    async def _start_if_full(self, live: LiveTable) -> None:
        """Begin the game of a table that waits for nothing else."""
        table = live.table
        is_wanted = table.opened.start == "filled" and self.rules.read_only is None
        if table.status == "open" and is_wanted and is_settled(table):
            with passing_over("not-now"):
                await self._change(live, start)

    async def _change(
        self, live: LiveTable, decision: Callable[[Table], AnyEvent], author: Author = NOBODY
    ) -> int:
        """Have a decision made about the newest version and written; returns the version made."""
        async with live.lock:
            while True:
                table = live.table
                made = live.commands.get((author.session or "", author.command or ""))
                if made is not None:
                    break
                try:
                    event = decision(table)
                except Refusal:
                    # Another process may have written what this one has not read yet.
                    if not self.store.is_shared or not await self._catch_up(live):
                        raise
                    continue
                made = await self._append(live, event, author)
                if made is not None:
                    break
                if not await self._catch_up(live):
                    if await self.store.journals.secret(table.id) is None:
                        self.drop(table.id)
                        raise _no_such_table()
                    raise Refusal("busy", "that could not be written; try again")
        if live.table.status == "open":
            await self._start_if_full(live)
        return made

    async def _append(self, live: LiveTable, event: AnyEvent, author: Author) -> int | None:
        """Write an event; returns the version made, or None if another process was quicker."""
        table = live.table
        entry = Entry(table.id, table.version + 1, now_ms(), event, author.session, author.command)
        after = next_version(table, entry)
        write = Write(entry, _row(after, entry))
        if (sought := _sought(after)) != _sought(table):
            write.sought = sought
        if isinstance(event, _SEATING):
            write.holders = _holders(after)
        if isinstance(event, Forgotten) and author.session is not None:
            write.nobody = author.session, event.alias, event.seats
        if not await self.store.journals.append(write):
            return None
        await self._announce(live, after, entry)
        return entry.seq

    async def _catch_up(self, live: LiveTable) -> bool:
        """Read what other processes have written, and send it on; whether there was anything."""
        entries = await self.store.journals.entries(live.table.id, live.table.version)
        # Whoever was handed over by the host is blocked, and must not take the seat back.
        if any(isinstance(one.event, HandedOver) and one.session is None for one in entries):
            await self.rules.refresh()
        for entry in entries:
            await self._announce(live, next_version(live.table, entry), entry)
        return bool(entries)

    async def _announce(self, live: LiveTable, table: Table, entry: Entry) -> None:
        await live.change_to(table, entry)
        for notice in self.on_change:
            notice(live.table, entry)

    async def refresh(self, name: str) -> LiveTable:
        """A table, with everything that any process has written."""
        live = await self.live(name)
        async with live.lock:
            await self._catch_up(live)
        return live

    async def follow(self, name: str, seq: int) -> None:
        """Another process has written an entry; with no name, look at every table."""
        for one in list(self._live) if not name else ():
            await self.follow(one, seq)
        if name in self._loading:
            await self.live(name)
        live = self._live.get(name)
        if live is None or live.table.version >= seq:
            return
        async with live.lock:
            if live.table.version < seq:
                await self._catch_up(live)
        await self._start_if_full(live)

    async def watch(
        self,
        name: str,
        session: str | None,
        perspective: Perspective,
        since: int | None,
        connection: Connection,
    ) -> tuple[LiveTable, Watcher]:
        """Begin to look at a table; a first message brings everything, or what came since.

        Raises Refusal for whoever may not see the table, or not from there.
        """
        while True:
            live = await self.live(name)
            await live.prepare(perspective.language)
            async with live.lock:
                if self._live.get(name) is live:  # it was not forgotten meanwhile
                    check_visible(live.table, session)
                    observer = observer_for(live.table, session, perspective.observer)
                    perspective = perspective._replace(observer=observer)
                    watcher = Watcher(session, perspective, connection)
                    live.watchers.add(watcher)
                    live.welcome(watcher, since)
                    return live, watcher

    async def look_from(self, live: LiveTable, watcher: Watcher, seat: int | None) -> None:
        """Have a watcher look from another seat of its own, or from none; raises Refusal."""
        async with live.lock:
            check_visible(live.table, watcher.session)
            if seat is not None:
                observer_for(live.table, watcher.session, seat)
            live.see(watcher, seat)

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        """Look no more."""
        live.watchers.discard(watcher)
        live.used = time.monotonic()

    def close(self, message: bytes) -> None:
        """Send every watcher a last message."""
        for live in self._live.values():
            for watcher in live.watchers:
                watcher.put(message)
                watcher.close()


def _no_such_table() -> Refusal:
    return Refusal("unknown", "there is no such table")


def _seen_through(make: Callable[[*Ts], Table], *given: *Ts) -> Table:
    """A new table with all that anybody saw of its game, so that no first look takes long."""
    table = make(*given)
    if table.position is not None:
        table.position.note_logs()
    return table


def _holders(table: Table) -> list[str]:
    return sorted({seat.session for seat in table.seats if seat.session is not None})


def _row(table: Table, entry: Entry) -> dict[str, Any]:
    """What the database shows of a table."""
    return {
        "version": table.version,
        "waits_for": next(iter(sessions_to_move(table)), None),
        "updated": entry.at,
        "summary": _ENCODER.encode(lobby_view(table)).decode(),
    }


def _sought(table: Table) -> dict[str, Any]:
    """By what the database finds a table."""
    return {
        "status": table.status,
        "listed": table.opened.listed and is_public(table),
        "deadline": deadline(table) or latest_answer(table),
        "bot_seat": None if table.bot_to_move is None else table.actor,
    }
