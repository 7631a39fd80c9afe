"""Deletes expired data, a little at a time, alongside other work."""

import asyncio

from blazon.service.base.background import BackgroundTasks
from blazon.service.base.clock import DAY_MS, now_ms
from blazon.service.base.limits import DELETE_PAUSE_SECONDS, HOUSEKEEPING_SECONDS
from blazon.service.base.logs import log
from blazon.service.base.settings import Settings
from blazon.service.live.hub import Hub
from blazon.service.storage.expiry import Ages


class Housekeeping:
    """Checks all tables and sessions in turn."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self._hub = hub
        self._ages = Ages(
            open=settings.open_days,
            aborted=settings.aborted_days,
            playing=settings.running_days,
            over=settings.finished_days,
            unseated=settings.imported_days,
            unused=settings.unused_session_days,
        )
        self._report_days, self._audit_days = settings.report_days, settings.audit_days
        self._tasks = BackgroundTasks()

    def start(self) -> None:
        """Begin."""
        self._tasks.every(HOUSEKEEPING_SECONDS, "housekeeping", self.step)

    async def stop(self) -> None:
        """Stop; the work continues after the next start."""
        await self._tasks.stop()

    async def step(self) -> None:
        """Check a page of tables and a page of sessions, and delete the expired ones."""
        store, now = self._hub.store, now_ms()
        await store.sessions.write_used()
        async with store.expiry.alone() as is_alone:
            if not is_alone:
                return
            deleted = 0
            for name in await store.expiry.tables(self._ages, now):
                if self._hub.memory.watched(name) is None:
                    deleted += await self._delete(name, now)
            sessions = await store.expiry.sessions(self._ages, now // DAY_MS)
            await store.expiry.moderation(self._report_days, self._audit_days, now)
            await store.expiry.give_back()
        if deleted or sessions:
            log("info", "deleted expired data", tables=deleted, sessions=sessions)

    async def _delete(self, name: str, now: int) -> bool:
        is_deleted = await self._hub.store.expiry.delete_table(name, self._ages, now)
        if is_deleted:
            self._hub.memory.drop(name)
        await asyncio.sleep(DELETE_PAUSE_SECONDS)
        return is_deleted
