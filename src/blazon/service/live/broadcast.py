"""A table in memory with its watchers, and the updates each of them receives."""

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from blazon.service.base.clock import now_ms
from blazon.service.base.computing import compute
from blazon.service.base.languages import Language
from blazon.service.base.limits import (
    HIDDEN_SECONDS,
    LONGEST_QUEUE,
    MOVE_BYTES,
    NARRATED_AT_ONCE,
    TABLE_BYTES,
    WORDS_BYTES,
)
from blazon.service.base.refusals import Refusal
from blazon.service.journal.access import check_visible
from blazon.service.journal.entries import Entry
from blazon.service.journal.table import Table
from blazon.service.live.connections import Connection
from blazon.service.views.messages import Chatted, Done, Refused, Updated
from blazon.service.views.narration import TableNarration
from blazon.service.views.shapes import ChatLine, Update
from blazon.service.views.tables import (
    Perspective,
    clock_view,
    full_view,
    game_view,
    table_view,
)

if TYPE_CHECKING:
    from blazon.service.live.holders import Holders

_ENCODER = msgspec.json.Encoder()
_HIDDEN_MS = 1000 * HIDDEN_SECONDS


class Watcher:
    """One connection that watches a table, and the messages waiting for it."""

    __slots__ = (
        "connection",
        "hidden_at",
        "is_closing",
        "is_lost",
        "messages",
        "perspective",
        "ready",
        "refusal",
        "session",
    )

    def __init__(
        self, session: str | None, perspective: Perspective, connection: Connection
    ) -> None:
        self.session = session
        self.perspective = perspective
        self.connection = connection
        self.messages: deque[bytes] = deque()
        self.ready = asyncio.Event()
        self.is_closing = False
        self.is_lost = False
        """Whether it read too slowly and must reconnect."""
        self.refusal: Refusal | None = None
        """Why the session may no longer watch."""
        self.hidden_at: int | None = None
        """When its page was hidden, in milliseconds since 1970; None if it is visible."""

    @property
    def away_at(self) -> float:
        """When its reader starts to count as away; infinite while its page is visible."""
        return inf if self.hidden_at is None else self.hidden_at + _HIDDEN_MS

    def put(self, message: bytes) -> None:
        """Send a message, or queue it behind others; do nothing if watching has ended."""
        if self.is_lost or self.refusal is not None:
            return
        if not self.messages and self.connection.write(message):
            return
        self.messages.append(message)
        fits = self.connection.put(len(message)) and len(self.messages) <= LONGEST_QUEUE
        self.is_lost = not fits
        self.ready.set()

    async def has_messages(self) -> bool:
        """Wait for a message to send; returns False when the socket should be closed instead."""
        while not (self.messages or self.is_lost or self.is_closing):
            self.ready.clear()
            await self.ready.wait()
        return bool(self.messages) and not self.is_lost

    def sent(self) -> None:
        """Remove the first waiting message after it was sent."""
        self.connection.sent(len(self.messages.popleft()))

    def close(self) -> None:
        """Close the socket after the waiting messages."""
        self.is_closing = True
        self.ready.set()

    def refuse(self, refusal: Refusal) -> None:
        """Send the reason why the session may no longer watch, and close the socket."""
        message = Refused(id=None, code=refusal.code, message=refusal.message, d=refusal.data)
        self.put(_ENCODER.encode(message))
        self.refusal = refusal
        self.close()


@dataclass
class _Change:
    """The changes from one entry, built and encoded once for all watchers with the same view."""

    entry: Entry
    table: Table
    now: int
    """In milliseconds since 1970."""
    games: dict[Perspective, Update] = field(default_factory=dict)
    messages: dict[tuple[Any, ...], bytes] = field(default_factory=dict)


class LiveTable:
    """A table in memory."""

    __slots__ = (
        "_narrating",
        "_narrations",
        "commands",
        "holders",
        "lock",
        "table",
        "used",
        "watchers",
    )

    def __init__(self, table: Table, entries: Iterable[Entry] = ()) -> None:
        """Create a table from these entries."""
        self._set(table, entries)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        """When the table was last requested."""
        self.holders: Holders | None = None
        """Who is present at the table, once somebody has watched it."""
        self._narrations: dict[Language, TableNarration] = {}
        self._narrating = asyncio.Lock()

    def _set(self, table: Table, entries: Iterable[Entry]) -> None:
        self.table = table
        self.commands: dict[tuple[str, str], int] = {}
        """The version at which each session's command was carried out."""
        for entry in entries:
            self._note(entry)

    def begin_anew(self, table: Table, entries: Iterable[Entry]) -> None:
        """Replace the table, which has lost entries, and send every watcher the whole state."""
        self._set(table, entries)
        self._narrations = {}
        self._refuse_strangers(None)
        for watcher in self.watchers:
            observer = watcher.perspective.observer
            is_held = observer in table.held_by(watcher.session)
            self.see(watcher, observer if is_held else None)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is watching and no change is in progress."""
        return not self.watchers and not self.lock.locked()

    @property
    def size(self) -> int:
        """Approximate bytes in memory, without what it shares with other tables."""
        table = self.table
        each = MOVE_BYTES + WORDS_BYTES * len(self._narrations)
        states = 0 if table.position is None else table.position.kept_bytes
        return TABLE_BYTES + each * len(table.moves) + states + table.weight.own_bytes

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        self.watchers.discard(watcher)
        self.used = time.monotonic()

    def away_at(self, session: str | None) -> float:
        """When a session starts to count as away: infinite while it looks, 0 without a page."""
        if session is None:
            return 0
        return max((one.away_at for one in self.watchers if one.session == session), default=0)

    def _note(self, entry: Entry) -> None:
        if entry.session and entry.command:
            self.commands[entry.session, entry.command] = entry.seq

    async def prepare(self, language: Language | None) -> None:
        """Narrate the log in a thread before somebody requests it."""
        if language is None or len(self.table.moves) <= NARRATED_AT_ONCE:
            return
        async with self._narrating:
            if language not in self._narrations:
                self._narrations[language] = await _narrated(language, self.table)

    async def change_to(self, table: Table, entry: Entry) -> None:
        """Move to the next version, and send every watcher the changes.

        If a player's name changed, narrate the whole log again, in a thread if it is long.
        """
        if table.named_at == table.version and len(table.moves) > NARRATED_AT_ONCE:
            self._narrations = {one: await _narrated(one, table) for one in list(self._narrations)}
        self.table = table
        self._note(entry)
        self._broadcast(entry)

    def narration(self, language: Language) -> TableNarration:
        """The table's narration in a language."""
        if language not in self._narrations:
            self._narrations[language] = TableNarration(language, self.table.opened.game)
        return self._narrations[language]

    def narration_for(self, language: Language | None) -> TableNarration | None:
        """The table's narration, if a language was requested."""
        return None if language is None else self.narration(language)

    def update(self, session: str | None, perspective: Perspective, log_from: int = 0) -> Update:
        """Everything that the session may see; the log begins after ``log_from`` actions."""
        narration = self.narration_for(perspective.language)
        return full_view(self.table, session, perspective, now_ms(), log_from, narration)

    def welcome(self, watcher: Watcher, since: int | None = None) -> None:
        """Send a new watcher everything; the log starts after the version it last saw."""
        table, start = self.table, 0
        has_seen = since is not None and 0 < since <= table.version
        if since is not None and has_seen:
            is_renamed = watcher.perspective.language is not None and since < table.named_at
            start = 0 if is_renamed else table.log_from(since)
        self._send_all(watcher, start, with_options=not has_seen)

    def see(self, watcher: Watcher, observer: int | None) -> None:
        """Send a watcher everything from another perspective."""
        watcher.perspective = watcher.perspective._replace(observer=observer)
        self._send_all(watcher, 0, with_options=False)

    def _send_all(self, watcher: Watcher, log_from: int, *, with_options: bool) -> None:
        update, table = self.update(watcher.session, watcher.perspective, log_from), self.table
        if not with_options:
            update.options = UNSET
        watcher.put(_ENCODER.encode(Updated(v=table.version, d=update)))

    def _broadcast(self, entry: Entry) -> None:
        """Send every watcher the changes from the newest entry."""
        table = self.table
        seats_may_differ = table.shown_at == entry.seq
        if seats_may_differ:
            self._refuse_strangers(entry)
        change = _Change(entry, table, now_ms())
        for watcher in self.watchers:
            seat = watcher.perspective.observer if seats_may_differ else None
            if seat is not None and seat not in table.held_by(watcher.session):
                self.see(watcher, None)
            else:
                watcher.put(self._message(change, watcher))

    def _refuse_strangers(self, entry: Entry | None) -> None:
        """Disconnect watchers who may no longer see the table, such as players who left."""
        for watcher in list(self.watchers):
            try:
                check_visible(self.table, watcher.session)
            except Refusal as refusal:
                self.watchers.discard(watcher)
                is_own = entry is not None and entry.session == watcher.session
                if entry is not None and entry.command is not None and is_own:
                    watcher.put(_ENCODER.encode(Done(entry.command, entry.seq)))
                watcher.refuse(refusal)

    def _message(self, change: _Change, watcher: Watcher) -> bytes:
        """The encoded update; only the seats depend on the watcher's session."""
        entry, table, session = change.entry, change.table, watcher.session
        is_own = entry.session is not None and entry.session == session
        done = entry.command if is_own else None
        is_shown = table.shown_at == entry.seq
        whose = (*table.held_by(session), table.is_host(session)) if is_shown else None
        key = (watcher.perspective, whose, done)
        if key not in change.messages:
            update = self._game(change, watcher.perspective)
            if is_shown:
                update, with_options = copy(update), watcher.perspective.version == 1
                update.table = table_view(table, session, change.now, with_options=with_options)
            elif (clock := clock_view(table, change.now)) is not None:
                update = copy(update)
                update.clock = clock
            message = Updated(v=table.version, d=update, done=done)
            change.messages[key] = _ENCODER.encode(message)
        return change.messages[key]

    def _game(self, change: _Change, perspective: Perspective) -> Update:
        """The game's part of the update, if it changed."""
        if perspective not in change.games:
            change.games[perspective] = self._make_game(change, perspective)
        return change.games[perspective]

    def _make_game(self, change: _Change, perspective: Perspective) -> Update:
        table, seq = change.table, change.entry.seq
        narration = self.narration_for(perspective.language)
        renamed = narration is not None and table.named_at == seq
        if table.position is None or not (table.played_at == seq or table.is_over or renamed):
            return Update()
        start = 0 if renamed else table.log_from(seq - 1)
        return game_view(table, perspective, start, narration)

    def broadcast_chat(self, lines: list[ChatLine]) -> None:
        """Send every watcher new chat messages."""
        message = _ENCODER.encode(Chatted(d=lines))
        for watcher in self.watchers:
            watcher.put(message)


async def _narrated(language: Language, table: Table) -> TableNarration:
    """Narrate a table's log in a thread."""
    narration = TableNarration(language, table.opened.game)
    await compute(narration.entries, table)
    return narration
