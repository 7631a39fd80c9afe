"""Stores the results of finished games soon after their end, without delaying moves.

A game that has ended is noted, and its results are written a moment later. If the server is killed
in between, or if an older version played the game, the results are missing. So after each start,
all tables are checked for missing results, page by page; this reads no journal of a game that has
results.
"""

import asyncio
from contextlib import suppress

from blazon.service.base.background import BackgroundTasks
from blazon.service.base.computing import compute
from blazon.service.base.limits import DELETE_PAUSE_SECONDS, MOST_ENDED, RESULTS_SECONDS
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal
from blazon.service.journal.entries import Entry
from blazon.service.journal.results import results_of
from blazon.service.journal.table import Table
from blazon.service.live.hub import Hub


class ResultWriter:
    """Writes the results of games that end, and those that are missing."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._noted: dict[str, None] = {}
        """The tables whose game has ended, in order."""
        self._checked: str | None = ""
        """The last table that was checked for missing results; None once all have been checked."""
        self._must_check_again = False
        self._tasks = BackgroundTasks()
        hub.on_change.append(self._note)

    @property
    def is_done(self) -> bool:
        """Whether this process has nothing left to write."""
        return self._checked is None and not self._noted

    def start(self) -> None:
        """Begin."""
        self._tasks.every(RESULTS_SECONDS, "results", self.step)

    async def stop(self) -> None:
        """Write the noted results, and stop; the rest is checked after the next start."""
        await self._tasks.stop()
        with suppress(Refusal):
            await self._write_noted()

    async def step(self) -> None:
        """Write the noted results, and check a page of tables if some may lack results."""
        await self._write_noted()
        if self._checked is None:
            return
        missing, after = await self._hub.store.results.missing(self._checked)
        for name in missing:
            await self._write(name)
            await self._write_noted()
            await asyncio.sleep(DELETE_PAUSE_SECONDS)
        if missing:
            log("info", "stored missing results", tables=len(missing))
        if after is None and self._must_check_again:
            after, self._must_check_again = "", False
        self._checked = after

    def _note(self, table: Table, entry: Entry) -> None:
        if not table.is_over or table.ended_at != entry.at:
            return
        if len(self._noted) < MOST_ENDED:
            self._noted[table.id] = None
        elif self._checked is None:
            self._checked = ""
        else:
            self._must_check_again = True

    async def _write_noted(self) -> None:
        while self._noted:
            name = next(iter(self._noted))
            await self._write(name)
            self._noted.pop(name, None)

    async def _write(self, name: str) -> None:
        """Write the results of one game; raises Refusal if the database fails."""
        try:
            live = self._hub.memory.get(name)
            table = live.table if live is not None else (await self._hub.memory.read(name))[0]
            if found := await compute(results_of, table):
                await self._hub.store.results.write(found)
        except Refusal as refusal:
            if refusal.code != "unknown":  # it was deleted in the meantime
                raise
        # Its game may come from another distribution, which can raise anything.
        except Exception as error:
            log("error", "a game's results could not be stored", table=name, error=repr(error))
