"""Handles clocks that have run out, even at tables that nobody watches."""

from collections.abc import Callable

from blazon.service.base.clock import now_ms
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.live.hub import Hub
from blazon.service.live.outages import Outages

MOST_FAULTY = 10_000
"""The most tables to skip because handling their clocks failed."""
AGAIN_MS = 600_000
"""How long to wait before trying them again, in milliseconds."""


class Timeouts:
    """Acts on the clocks of players whose time has run out."""

    def __init__(self, hub: Hub, outages: Outages, clock: Callable[[], int] = now_ms) -> None:
        """Start without tables to skip.

        Args:
            hub: has the tables.
            outages: knows when clocks may run out.
            clock: returns milliseconds since 1970.
        """
        self._hub, self._outages, self._clock = hub, outages, clock
        self._faulty: dict[str, int] = {}
        """Tables that failed when their clocks ran out, and when they are tried again."""

    async def step(self) -> None:
        """Look for clocks that have run out; a table that fails does not delay the others."""
        if not await self._outages.settle():
            return
        now = self._clock()
        self._faulty = {name: again for name, again in self._faulty.items() if again > now}
        for name in await self._hub.store.tables.with_clock_run_out(now, self._faulty):
            try:
                await self._hub.end_time(name)
            except Refusal:
                pass
            # Its game may come from another distribution, which can raise anything.
            except Exception as error:
                log("error", "a clock could not be ended", table=name, error=repr(error))
                if len(self._faulty) < MOST_FAULTY:
                    self._faulty[name] = now + AGAIN_MS
