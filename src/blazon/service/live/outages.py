"""Gives players back the time in which the server could not accept their moves.

Such an outage lasts while no process runs, while this one is frozen, or while the database cannot
be written. Clients then need a moment to reconnect, which no clock counts either.

The first event at a table after an outage gives the time back. The other tables follow in batches,
so that none has to wait for all.
"""

from collections import deque
from functools import partial

from blazon.service.base.clock import now_ms
from blazon.service.base.limits import ALIVE_MS, LEAST_OUTAGE_MS, MOST_DUE, RETURN_MS
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.journal.pauses import Waited, make_up
from blazon.service.journal.table import Table
from blazon.service.live.hub import Hub


class Outages:
    """Notices outages by the moments at which moves could be made."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._store = hub, hub.store
        self._alive = now_ms()
        """The newest such moment."""
        self._written = 0
        """The newest such moment that is stored."""
        self._since: int | None = None
        """When the outage began whose time has not been given back yet."""
        self._back = 0
        """When that outage ended."""
        self._is_start = False
        """Whether no process ran before this one."""
        self._left: deque[str] | None = None
        """The tables that may still lack their time back; None before they are known."""

    async def start(self) -> None:
        """Read when a server last accepted moves, before this one does; raises Refusal."""
        now, last = now_ms(), await self._store.heartbeat.last()
        self._alive = now if last is None else last
        is_alone = last is None or not self._store.is_shared
        self._is_start = is_alone or now - self._alive > LEAST_OUTAGE_MS
        if self._is_start:
            self._begin(now)
            self._alive = now
        self._hub.comes_first = self.due

    def due(self, table: Table) -> Waited | None:
        """The event that has to come before any other at a table."""
        now, health = now_ms(), self._store.database.health
        if now - self._alive > LEAST_OUTAGE_MS and health.trouble is None and health.room != "none":
            self._notice(now)
        if self._since is None or table.since >= self._back:
            return None
        try:
            return self._make_up(table, self._since)
        except Refusal:
            return None

    async def beat(self) -> None:
        """Note that moves can be made now; raises Refusal if that fails."""
        now = now_ms()
        self._notice(now)
        is_due = self._since is None and now - self._written >= ALIVE_MS
        if is_due and await self._store.tables.any_clock():
            await self._store.heartbeat.note(now)
            self._written = now

    async def settle(self) -> bool:
        """Give time back at some tables; returns whether clocks may run out. Raises Refusal."""
        self._notice(now_ms())
        if self._since is None:
            return True
        if now_ms() < self._back + RETURN_MS:
            return False
        since, back = self._since, self._back
        if self._left is None:
            self._left = deque(await self._affected())
            if self._left and since < back:
                log("warning", "no moves could be made", seconds=(back - since) // 1000)
        left = self._left
        for _ in range(min(MOST_DUE, len(left))):
            try:
                await self._hub.intervene(left[0], partial(self._make_up, since=since))
            except Refusal as refusal:
                if refusal.code not in ("not-now", "unknown"):
                    raise
            # Its game may come from another distribution, which can raise anything.
            except Exception as error:
                log("error", "a clock could not be stopped", table=left[0], error=repr(error))
            left.popleft()
        if not left and self._left is left:
            self._since, self._left, self._is_start = None, None, False
        return True

    def _notice(self, now: int) -> None:
        """Moves can be made now, perhaps after an outage."""
        if now - self._alive > LEAST_OUTAGE_MS:
            self._begin(now)
        self._alive = now

    def _begin(self, now: int) -> None:
        """Give back the time until now, from the first table on."""
        self._since = self._alive if self._since is None else self._since
        self._back, self._left = now, None

    def _make_up(self, table: Table, since: int) -> Waited:
        """Stop a clock for the outage; raises Refusal if it has started since then."""
        now = min(now_ms(), self._back + RETURN_MS)
        return make_up(table, since=since, back=self._back, now=now)

    async def _affected(self) -> list[str]:
        """All tables with clocks, or only our own if other processes are running."""
        names = await self._store.tables.with_clock()
        if self._store.is_shared and not self._is_start:
            names = [name for name in names if self._hub.memory.get(name) is not None]
        return names
