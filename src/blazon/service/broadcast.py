"""A table in memory with those who look at it: what each of them is sent of a new version."""

import asyncio
from dataclasses import dataclass, replace

import msgspec
from msgspec import Raw

from blazon.service.clock import now_ms
from blazon.service.journal.events import Entry
from blazon.service.journal.table import Table
from blazon.service.languages import Language
from blazon.service.limits import LONGEST_QUEUE, NARRATED_AT_ONCE
from blazon.service.views.messages import Chatted, Updated, UpdatedAlike
from blazon.service.views.narration import TableNarration
from blazon.service.views.shapes import ChatLine, Update
from blazon.service.views.tables import (
    Perspective,
    clock_view,
    full_view,
    game_view,
    table_view,
)

_ENCODER = msgspec.json.Encoder()


class Watcher:
    """One connection that looks at a table, and the messages waiting for it."""

    __slots__ = ("is_closing", "is_lost", "messages", "perspective", "ready", "session")

    def __init__(self, session: str | None, perspective: Perspective) -> None:
        self.session = session
        self.perspective = perspective
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
        """All waiting messages, once there are some; none when the socket is to be closed."""
        if not self.is_closing:
            await self.ready.wait()
            self.ready.clear()
        messages, self.messages = self.messages, []
        return [] if self.is_lost else messages

    def close(self) -> None:
        """Have the socket closed after the waiting messages."""
        self.is_closing = True
        self.ready.set()


@dataclass
class _Change:
    """What an entry has changed, put together once for each perspective."""

    entry: Entry
    table: Table
    games: dict[Perspective, Update]
    bodies: dict[Perspective, Raw]
    """Of messages that are the same for all sessions."""


class LiveTable:
    """A table in memory."""

    __slots__ = ("_narrating", "_narrations", "lock", "table", "watchers")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._narrations: dict[Language, TableNarration] = {}
        self._narrating = asyncio.Lock()

    async def prepare(self, language: Language | None) -> None:
        """Have what has happened put into words before somebody asks, beside all other work."""
        if language is None or len(self.table.moves) <= NARRATED_AT_ONCE:
            return
        async with self._narrating:
            if language not in self._narrations:
                narration = TableNarration(language, self.table.opened.game)
                await asyncio.to_thread(narration.entries, self.table)
                self._narrations[language] = narration

    def narration(self, language: Language) -> TableNarration:
        """The table in words of a language."""
        if language not in self._narrations:
            self._narrations[language] = TableNarration(language, self.table.opened.game)
        return self._narrations[language]

    def narration_for(self, language: Language | None) -> TableNarration | None:
        """The table in words, if a language was asked for."""
        return None if language is None else self.narration(language)

    def update(self, session: str | None, perspective: Perspective, log_from: int = 0) -> Update:
        """Everything that there is to see; of the log, what comes after so many actions."""
        narration = self.narration_for(perspective.language)
        return full_view(self.table, session, perspective, now_ms(), log_from, narration)

    def welcome(self, watcher: Watcher, since: int | None = None) -> None:
        """Send a watcher everything; of the log, what came after a version that it has seen."""
        table, start = self.table, 0
        if since is not None and 0 < since <= table.version:
            is_renamed = watcher.perspective.language is not None and since < table.named_at
            start = 0 if is_renamed else table.log_from(since)
        update = self.update(watcher.session, watcher.perspective, start)
        watcher.put(_ENCODER.encode(Updated(v=table.version, d=update)))

    def broadcast(self, entry: Entry) -> None:
        """Send every watcher what this entry, the newest, has changed."""
        change = _Change(entry, self.table, {}, {})
        for watcher in self.watchers:
            observer = watcher.perspective.observer
            if observer is not None and observer not in self.table.held_by(watcher.session):
                watcher.perspective = replace(watcher.perspective, observer=None)
                self.welcome(watcher)
                continue
            own = entry.session is not None and entry.session == watcher.session
            body = self._body(change, watcher)
            done = entry.command if own else None
            watcher.put(_ENCODER.encode(UpdatedAlike(v=self.table.version, d=body, done=done)))

    def _body(self, change: _Change, watcher: Watcher) -> Raw:
        """The encoded update; only the seats depend on whose session it is."""
        perspective = watcher.perspective
        if change.table.shown_at == change.entry.seq:
            update = self._game(change, perspective)
            update.table = table_view(change.table, watcher.session, now_ms())
            return Raw(_ENCODER.encode(update))
        body = change.bodies.get(perspective)
        if body is None:
            update = self._game(change, perspective)
            if (clock := clock_view(change.table, now_ms())) is not None:
                update.clock = clock
            body = change.bodies[perspective] = Raw(_ENCODER.encode(update))
        return body

    def _game(self, change: _Change, perspective: Perspective) -> Update:
        """The part of the update that is about the game, if it has changed."""
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
        """Send every watcher what was said."""
        message = _ENCODER.encode(Chatted(d=lines))
        for watcher in self.watchers:
            watcher.put(message)
