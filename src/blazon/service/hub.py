"""The tables that this process has in memory, and the one way in which they change.

A command becomes an event; the event is written; only then is the table brought to its next version
and everybody told. If another process was quicker, its entries are read and the command is looked
at again.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw

from blazon.service.journal.commands import AnyCommand, Invite, decide, decide_bot, start
from blazon.service.journal.events import AnyEvent, Entry, Joined, Left, Opened, TimedOut
from blazon.service.journal.table import Table, open_table
from blazon.service.limits import LONGEST_QUEUE, MOST_TABLES, MOST_WATCHING
from blazon.service.refusals import Refusal
from blazon.service.secrets import is_id, new_id
from blazon.service.secrets import new_secret as new_link
from blazon.service.storage.store import Store, Write
from blazon.service.views.messages import Update, Updated
from blazon.service.views.narration import Language, Telling
from blazon.service.views.tables import show_all, show_clock, show_game, show_table, summarize

_ENCODER = msgspec.json.Encoder()


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Watcher:
    """One connection that looks at a table: what waits to be sent to it."""

    __slots__ = ("is_closing", "is_lost", "language", "messages", "observer", "ready", "session")

    def __init__(
        self, session: str | None, observer: int | None, language: Language | None
    ) -> None:
        self.session = session
        self.observer = observer
        self.language = language
        """In which it is told in words, if at all."""
        self.messages: list[bytes] = []
        self.ready = asyncio.Event()
        self.is_closing = False
        self.is_lost = False
        """Whether it read too slowly, and has to come back."""

    def put(self, message: bytes) -> None:
        """Have a message sent."""
        if len(self.messages) >= LONGEST_QUEUE:
            self.is_lost = True
        else:
            self.messages.append(message)
        self.ready.set()

    async def take(self) -> list[bytes]:
        """All messages that wait, once there are some; none when the socket is to be closed."""
        if not self.is_closing:
            await self.ready.wait()
            self.ready.clear()
        messages, self.messages = self.messages, []
        return [] if self.is_lost else messages

    def close(self) -> None:
        """Have the socket closed after what waits."""
        self.is_closing = True
        self.ready.set()


class Live:
    """A table in memory."""

    __slots__ = ("_tellings", "lock", "table", "watchers")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._tellings: dict[Language, Telling] = {}

    def telling(self, language: Language) -> Telling:
        """The table in words of a language."""
        if language not in self._tellings:
            self._tellings[language] = Telling(language)
        return self._tellings[language]


class Hub:
    """All tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self.on_change: list[Callable[[Table, Entry], None]] = []
        """Called after every new version."""
        self.changes = 0
        self.watching = 0

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    def is_watched(self, name: str) -> bool:
        """Whether somebody looks at a table through this process."""
        return name in self._live and bool(self._live[name].watchers)

    def is_seen(self, name: str, session: str) -> bool:
        """Whether a session looks at a table through this process."""
        live = self._live.get(name)
        return live is not None and any(one.session == session for one in live.watchers)

    async def live(self, name: str) -> Live:
        """A table, read from its journal if need be; raises Refusal."""
        found = self._live.get(name)
        if found is not None:
            self._live.move_to_end(name)
            return found
        if not is_id(name):
            raise Refusal("unknown", "there is no such table")
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if name in self._live:
                    return self._live[name]
                secret = await self.store.secret(name)
                if secret is None:
                    raise Refusal("unknown", "there is no such table")
                entries = await self.store.entries(name)
                found = self._live[name] = Live(Table.from_journal(name, secret, entries))
        finally:
            self._loading.pop(name, None)
        self._forget_some()
        await self._tend(found)
        return found

    def _forget_some(self) -> None:
        """Forget tables that nobody has looked at for long."""
        if len(self._live) <= MOST_TABLES:
            return
        for name, live in list(self._live.items())[: len(self._live) - MOST_TABLES]:
            if not live.watchers and not live.lock.locked():
                del self._live[name]

    async def open(
        self,
        opened: Opened,
        secret: bytes,
        session: str,
        command: str | None,
        name: str | None = None,
    ) -> Table:
        """A new table, with this name or one that nobody can guess; if it is there, that one."""
        name = name or new_id()
        entry = Entry(name, 1, now_ms(), opened, session, command)
        table = open_table(name, secret, entry)
        row = _row(table, entry) | {
            "secret": secret,
            "host": opened.host,
            "game": opened.game,
            "listed": opened.listed,
            "created": entry.at,
        }
        if not await self.store.append(Write(entry, row, new=True, holders=_holders(table))):
            return (await self.live(name)).table
        live = self._live[name] = Live(table)
        self._forget_some()
        self._tell(live, entry)
        await self._tend(live)
        return table

    async def do(
        self, name: str, session: str, command: AnyCommand, command_id: str
    ) -> tuple[Table, int, str | None]:
        """Carry out a command; returns the table, the version made, and a new link's secret.

        The same command id from the same session again does nothing and returns the same version.
        """
        live = await self.live(name)
        link = new_link() if isinstance(command, Invite) else None
        made = await self._change(
            live, lambda table: decide(table, session, command, link), session, command_id
        )
        return live.table, made, link

    async def decide_for_bot(self, name: str, seat: int, action: str, version: int) -> None:
        """Carry out a bot's decision; raises Refusal if the game has gone on."""
        live = await self.live(name)
        await self._change(live, lambda table: decide_bot(table, seat, action, version))

    async def end_time(self, name: str) -> None:
        """Notice that a clock has run out, if one has."""

        def event(table: Table) -> AnyEvent:
            deadline, actor = table.deadline(), table.actor
            if deadline is None or actor is None or deadline > now_ms():
                raise Refusal("not-now", "no clock has run out")
            return TimedOut(actor)

        live = await self.live(name)
        await self._change(live, event)

    async def add(
        self, name: str, event: AnyEvent, only_if: Callable[[Table], bool] = lambda _: True
    ) -> None:
        """Carry out something that was decided already, or nothing if it is not wanted any more."""

        def decision(table: Table) -> AnyEvent:
            if not only_if(table):
                raise Refusal("stale", "somebody was quicker")
            return event

        with suppress(Refusal):
            await self._change(await self.live(name), decision)

    async def _tend(self, live: Live) -> None:
        """Begin the game of a table that waits for nothing else."""
        table = live.table
        if table.status == "open" and table.opened.start == "filled" and table.is_full:
            try:
                await self._change(live, start)
            except Refusal as refusal:
                if refusal.code != "not-now":
                    raise

    async def _change(
        self,
        live: Live,
        decision: Callable[[Table], AnyEvent],
        session: str | None = None,
        command: str | None = None,
    ) -> int:
        """Have a decision made about the newest version and written; returns the version made."""
        async with live.lock:
            while True:
                table = live.table
                made = table.commands.get((session or "", command or ""))
                if made is not None:
                    break
                try:
                    event = decision(table)
                except Refusal:
                    # Another process may have written what this one has not heard of yet.
                    if self.store.is_sqlite or not await self._catch_up(live):
                        raise
                    continue
                entry = Entry(table.id, table.version + 1, now_ms(), event, session, command)
                after = table.after(entry)
                seated = isinstance(event, Joined | Left)
                holders = _holders(after) if seated else None
                if await self.store.append(Write(entry, _row(after, entry), holders=holders)):
                    made, live.table = entry.seq, after
                    self._tell(live, entry)
                    break
                if not await self._catch_up(live):
                    raise Refusal("busy", "that could not be written; try again")
        await self._tend(live)
        return made

    async def _catch_up(self, live: Live) -> bool:
        """Read what other processes have written, and tell it; whether there was anything."""
        entries = await self.store.entries(live.table.id, live.table.version)
        for entry in entries:
            live.table = live.table.after(entry)
            self._tell(live, entry)
        return bool(entries)

    async def refresh(self, name: str) -> Live:
        """A table, with everything that any process has written."""
        live = await self.live(name)
        async with live.lock:
            await self._catch_up(live)
        return live

    async def news(self, name: str, seq: int) -> None:
        """Another process has written an entry; with no name, look at every table."""
        for one in list(self._live) if not name else ():
            await self.news(one, seq)
        if name in self._loading:
            await self.live(name)
        live = self._live.get(name)
        if live is None or live.table.version >= seq:
            return
        async with live.lock:
            if live.table.version < seq:
                await self._catch_up(live)
        await self._tend(live)

    def _tell(self, live: Live, entry: Entry) -> None:
        """Tell every watcher of a new version, and whoever else wants to know."""
        self.changes += 1
        table = live.table
        shared: dict[tuple[int | None, Language | None], Raw] = {}
        for watcher in live.watchers:
            if watcher.observer is not None and not _holds(table, watcher):
                watcher.observer = None
                self._welcome(live, watcher, None)
                continue
            own = entry.session is not None and entry.session == watcher.session
            if table.shown_at < entry.seq:
                key = watcher.observer, watcher.language
                body = shared.get(key)
                if body is None:
                    body = shared[key] = _body(live, entry, watcher)
            else:
                body = _body(live, entry, watcher)
            message = Updated(v=table.version, d=body, done=entry.command if own else None)
            watcher.put(_ENCODER.encode(message))
        for tell in self.on_change:
            tell(table, entry)

    async def watch(
        self,
        name: str,
        session: str | None,
        observer: int | None,
        since: int | None,
        language: Language | None = None,
    ) -> tuple[Live, Watcher]:
        """Begin to look at a table; a first message brings everything, or what came since."""
        live = await self.live(name)
        async with live.lock:
            if len(live.watchers) >= MOST_WATCHING:
                raise Refusal("busy", "too many are looking at this table")
            watcher = Watcher(session, observer, language)
            live.watchers.add(watcher)
            self.watching += 1
            self._welcome(live, watcher, since)
        return live, watcher

    def _welcome(self, live: Live, watcher: Watcher, since: int | None) -> None:
        """Tell a watcher how the table stands; of the log, what he lacks since a version."""
        table = live.table
        known = since is not None and 0 < since <= table.version
        if since is not None and watcher.language is not None and since < table.named_at:
            known = False
        update = show_all(
            table,
            watcher.session,
            watcher.observer,
            now_ms(),
            table.log_from(since) if known and since is not None else 0,
            None if watcher.language is None else live.telling(watcher.language),
        )
        watcher.put(_ENCODER.encode(Updated(v=table.version, d=update)))

    def see(self, live: Live, watcher: Watcher, observer: int | None) -> None:
        """Look with other eyes from now on."""
        watcher.observer = observer
        self._welcome(live, watcher, None)

    def leave(self, live: Live, watcher: Watcher) -> None:
        """Look no more."""
        if watcher in live.watchers:
            live.watchers.discard(watcher)
            self.watching -= 1

    def tell_all(self, name: str, message: bytes, to: Callable[[Watcher], bool]) -> None:
        """Send a message to the watchers of a table for whom it is."""
        live = self._live.get(name)
        for watcher in () if live is None else live.watchers:
            if to(watcher):
                watcher.put(message)

    def send_away(self, message: bytes) -> None:
        """Send every watcher a last message."""
        for live in self._live.values():
            for watcher in live.watchers:
                watcher.put(message)
                watcher.close()


def _holds(table: Table, watcher: Watcher) -> bool:
    return watcher.observer in table.held_by(watcher.session)


def _body(live: Live, entry: Entry, watcher: Watcher) -> Raw:
    """What an entry has made new for a watcher who saw the version before."""
    table, language = live.table, watcher.language
    telling = None if language is None else live.telling(language)
    now, over = now_ms(), table.status == "over"
    renamed = telling is not None and table.named_at == entry.seq
    update = Update()
    if table.position is not None and (table.played_at == entry.seq or over or renamed):
        start = 0 if renamed else table.log_from(entry.seq - 1)
        update = show_game(table, watcher.observer, start, telling)
    if table.shown_at == entry.seq:
        update.table = show_table(table, watcher.session, now)
    elif (clock := show_clock(table, now)) is not None:
        update.clock = clock
    return Raw(_ENCODER.encode(update))


def _holders(table: Table) -> list[str]:
    return sorted({seat.session for seat in table.seats if seat.session is not None})


def _row(table: Table, entry: Entry) -> dict[str, Any]:
    """What the database finds a table by."""
    actor = table.actor
    seat = None if actor is None else table.seats[actor]
    return {
        "status": table.status,
        "version": table.version,
        "waits_for": seat.session if seat is not None and seat.is_person else None,
        "deadline": table.deadline(),
        "bot_seat": actor if seat is not None and seat.bot is not None else None,
        "updated": entry.at,
        "summary": _ENCODER.encode(summarize(table)).decode(),
    }
