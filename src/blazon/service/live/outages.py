"""Players get back the time in which the server could not take their moves.

That is: while no process ran, while this one stood still, and while the database could not be
written. Afterwards clients need a moment to connect again, which no clock counts either.
"""

from functools import partial

from blazon.service.base.clock import now_ms
from blazon.service.base.limits import ALIVE_MS, LEAST_OUTAGE_MS, RETURN_MS
from blazon.service.base.logs import log
from blazon.service.base.refusals import passing_over
from blazon.service.journal.interventions import make_up
from blazon.service.live.hub import Hub


class Outages:
    """Notices outages by the moments at which moves could be made."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._store = hub, hub.store
        self._alive: int | None = None
        """The newest such moment."""
        self._written = 0
        """The newest that is stored."""
        self._since: int | None = None
        """When the outage began that is not made up for yet."""
        self._back = 0
        """When it ended."""
        self._is_start = False
        """Whether no process ran before."""

    async def step(self) -> bool:
        """Moves can be made now; returns whether clocks may run out. Raises Refusal."""
        now, before = now_ms(), self._alive
        if before is None:
            before = await self._store.heartbeat.last()
            self._is_start = before is None or now - before > LEAST_OUTAGE_MS
        if before is None or now - before > LEAST_OUTAGE_MS:
            if self._since is None:
                self._since = now if before is None else before
            self._back = now
        self._alive = now
        if self._since is not None:
            if now < self._back + RETURN_MS:
                return False
            await self._make_up(self._since, now)
            self._since, self._is_start = None, False
        if now - self._written >= ALIVE_MS and await self._store.tables.any_clock():
            await self._store.heartbeat.note(now)
            self._written = now
        return True

    async def _make_up(self, since: int, now: int) -> None:
        """Stop the clocks of that time, at all tables or, beside other processes, at our own."""
        if since < self._back:
            log("warning", "no moves could be made", seconds=(self._back - since) // 1000)
        names = await self._store.tables.with_clock()
        if self._store.is_shared and not self._is_start:
            names = [name for name in names if self._hub.memory.get(name) is not None]
        for name in names:
            with passing_over("not-now", "unknown"):
                await self._hub.intervene(
                    name, partial(make_up, since=since, back=self._back, now=now)
                )
