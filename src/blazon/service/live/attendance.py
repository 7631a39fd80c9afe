"""Tells a table's players which of them are present.

When a socket opens, closes or reports that its page is hidden, its table becomes due; a regular
task checks the tables that are due. Moves play no part in this. Other processes on the same
database report who is connected to them.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

import msgspec

from blazon.service.base.clock import now_ms
from blazon.service.base.limits import (
    ELSEWHERE_SECONDS,
    FLAP_SECONDS,
    LARGEST_NOTICE,
    PRESENT_AT_ONCE,
    PRESENT_SECONDS,
)
from blazon.service.base.refusals import passing_over
from blazon.service.base.secrets import new_id
from blazon.service.live.broadcast import LiveTable, Watcher
from blazon.service.live.holders import AWAY, HERE, LOST, Holders
from blazon.service.live.hub import Hub
from blazon.service.views.messages import Updated
from blazon.service.views.shapes import Update

_ENCODER = msgspec.json.Encoder()
_FLAP_MS = 1000 * FLAP_SECONDS


class _Said(msgspec.Struct, array_like=True, frozen=True):
    """What a process reports about the players of one table who are connected to it."""

    process: str
    table: str
    levels: str
    """A digit for each seat."""
    asks: bool
    """Whether the process has just begun to watch the table, and wants the others to reply."""


_DECODER = msgspec.json.Decoder(list[_Said])


class Attendance:
    """The tables of this process whose players are told who is present."""

    def __init__(self, hub: Hub, clock: Callable[[], int] = now_ms) -> None:
        """Start without tables.

        Args:
            hub: has the tables.
            clock: returns milliseconds since 1970.
        """
        self._hub, self._clock = hub, clock
        self._process = new_id()
        self._sockets: Counter[str] = Counter()
        """The pages of each session, at all tables."""
        self._due: dict[LiveTable, int] = {}
        """When to check each watched table again."""
        self.on_sight: list[Callable[[str, str], None]] = []
        """Called with a session and a table when a page there is visible, or was until now."""

    def __len__(self) -> int:
        return len(self._due)

    def enter(self, live: LiveTable, watcher: Watcher, *, visible: bool = True) -> None:
        """A socket has opened, for a page that is hidden or shown."""
        watcher.hidden_at = None if visible else self._clock()
        if watcher.session is None:
            return
        self._note_sight(live, watcher)
        self._sockets[watcher.session] += 1
        if live.table.held_by(watcher.session):
            if live.holders is None:
                live.holders = Holders()
            live.holders.arrived.add(watcher)
            self._due[live] = 0

    def leave(self, live: LiveTable, watcher: Watcher) -> None:
        """A socket has closed."""
        if watcher.session is None:
            return
        self._note_sight(live, watcher)
        self._sockets[watcher.session] -= 1
        if not self._sockets[watcher.session]:
            del self._sockets[watcher.session]
        if live.holders is not None:
            live.holders.arrived.discard(watcher)
            self._due[live] = 0

    def look(self, live: LiveTable, watcher: Watcher, *, visible: bool) -> None:
        """A page was hidden or shown."""
        self._note_sight(live, watcher)
        if visible:
            watcher.hidden_at = None
            self._note_sight(live, watcher)
        elif watcher.hidden_at is None:
            watcher.hidden_at = self._clock()
        if live in self._due:
            self._due[live] = 0

    def _note_sight(self, live: LiveTable, watcher: Watcher) -> None:
        if watcher.session is not None and watcher.hidden_at is None:
            for note in self.on_sight:
                note(watcher.session, live.table.id)

    def hear(self, payload: str) -> None:
        """Process the reports of other processes."""
        with suppress(msgspec.DecodeError):  # a newer version may say it differently
            for said in _DECODER.decode(payload):
                live = self._hub.memory.get(said.table)
                if said.process == self._process or live is None or live.holders is None:
                    continue
                if len(said.levels) != len(live.table.seats):
                    continue
                live.holders.hear(said.process, said.levels, self._clock())
                if said.asks:
                    live.holders.announced_at = 0
                if live in self._due:
                    self._due[live] = 0

    async def step(self) -> None:
        """Check the tables that are due."""
        now = self._clock()
        due = [live for live, at in self._due.items() if at <= now][:PRESENT_AT_ONCE]
        said = [one for live in due for one in self._look_at(live, now)]
        if said:
            with passing_over("storage"):  # it is soon said again
                await self._hub.store.database.tell_present(list(_payloads(said)))

    def _look_at(self, live: LiveTable, now: int) -> Iterator[_Said]:
        """Tell a table's players what has changed; returns what to tell other processes."""
        del self._due[live]
        table, holders = live.table, live.holders
        if holders is None or table.status not in ("open", "playing"):
            return
        here = [_level_here(live, seat.session, now) for seat in table.seats]
        sessions = [seat.session for seat in table.seats]
        holders.note(table.seats, list(map(self._level, here, sessions)), now)
        self._tell(live, holders, now)
        levels = "".join(map(str, here))
        repeats = now - holders.announced_at >= 1000 * PRESENT_SECONDS
        if self._hub.store.is_shared and (levels != holders.announced or repeats):
            yield _Said(self._process, table.id, levels, not holders.announced)
            holders.announced, holders.announced_at = levels, now
        if any(table.held_by(one.session) for one in live.watchers):
            self._due[live] = self._next_look(live, holders, now)
        else:
            holders.announced = ""

    def _next_look(self, live: LiveTable, holders: Holders, now: int) -> int:
        soon = now + 1000 * ELSEWHERE_SECONDS
        is_settled = holders.are_complete and live.table.status == "playing"
        later = now + 1000 * PRESENT_SECONDS if is_settled else soon
        hidden = (one.away_at - _FLAP_MS for one in live.watchers)
        return min(
            later, holders.settles_at or later, *(int(at) for at in hidden if now < at < later)
        )

    def _level(self, here: int, session: str | None) -> int:
        """Like ``_level_here``, but a session at another table does not count as lost."""
        return AWAY if here == LOST and session is not None and self._sockets[session] else here

    def _tell(self, live: LiveTable, holders: Holders, now: int) -> None:
        table, rules = live.table, self._hub.rules
        has_news = holders.told != holders.shown
        receivers = [
            one
            for one in live.watchers
            if (has_news or one in holders.arrived)
            and table.held_by(one.session)
            and not rules.is_blocked(one.session)
        ]
        holders.told = holders.shown
        holders.arrived.clear()
        if receivers:
            update = Update(present=holders.view(table.seats, now))
            message = _ENCODER.encode(Updated(v=table.version, d=update))
            for watcher in receivers:
                watcher.put(message)


def _level_here(live: LiveTable, session: str | None, now: int) -> int:
    """The best level of a session's pages at a table; a change is shown a moment later."""
    away_at = live.away_at(session)
    return LOST if not away_at else AWAY if away_at <= now + _FLAP_MS else HERE


def _payloads(said: Iterable[_Said]) -> Iterator[str]:
    """The messages as texts that PostgreSQL accepts."""
    texts: list[str] = []
    size = 2
    for one in said:
        text = _ENCODER.encode(one).decode()
        if size + len(text) > LARGEST_NOTICE:
            yield f"[{','.join(texts)}]"
            texts, size = [], 2
        texts.append(text)
        size += len(text) + 1
    if texts:
        yield f"[{','.join(texts)}]"
