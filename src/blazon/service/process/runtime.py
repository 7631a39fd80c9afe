"""The parts of the service: creates, starts and stops them."""

import asyncio
import gc
import os
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

import blazon
from blazon.kernel import catalogue
from blazon.service.base.background import BackgroundTasks
from blazon.service.base.limits import (
    AWAY_SECONDS,
    DRAWING_BYTES,
    DRAWING_SECONDS,
    FIRST_DRAWING_SECONDS,
)
from blazon.service.base.logs import log
from blazon.service.base.secrets import new_id
from blazon.service.base.settings import Settings
from blazon.service.games import offered
from blazon.service.games.readiness import Readiness, draw_boards
from blazon.service.live.attendance import Attendance
from blazon.service.live.chat import Chat
from blazon.service.live.connections import Connections
from blazon.service.live.deals import Deals
from blazon.service.live.hub import Hub
from blazon.service.live.outages import Outages
from blazon.service.live.presence import Presence
from blazon.service.live.timeouts import Timeouts
from blazon.service.notify.mail import Mail
from blazon.service.notify.push_key import PushKey
from blazon.service.notify.web_push import WebPush
from blazon.service.notify.webhooks import Webhooks
from blazon.service.process.housekeeping import Housekeeping
from blazon.service.process.metrics import Metrics, Sources
from blazon.service.process.results import ResultWriter
from blazon.service.storage.listener import (
    Change,
    ChangeListener,
    ChatWritten,
    EntryWritten,
    HostChanged,
    TableDeleted,
)
from blazon.service.storage.store import Store
from blazon.service.views.messages import Away
from blazon.service.views.narration import load_texts
from blazon.service.workers.analyses import Analyses
from blazon.service.workers.bots import BotWorkers
from blazon.service.workers.hints import Hints
from blazon.service.workers.pool import WorkerPool
from blazon.service.workers.redeals import Redeals
from blazon.service.workers.reviews import ReviewJobs
from blazon.service.workers.summaries import Summaries

if TYPE_CHECKING:
    from collections.abc import Callable

COLLECT_AFTER = (500, 200, 1_000_000)
"""Garbage collection thresholds. Young objects are checked often, which takes a few milliseconds at
most; old ones never automatically, since tables are millions of objects without garbage."""
GARBAGE_SECONDS = 600.0
"""How often a full garbage collection runs, which stops everything for a moment."""
CHECKPOINT_SECONDS = 5.0
"""How often the log of an SQLite file is copied into it."""
FORGET_SECONDS = 1.0
"""How often unused tables are dropped from memory."""
CLOCK_SECONDS = 0.5
"""How often to check the database for expired clocks."""
PRESENCE_SECONDS = 1.0
"""How often to check who has come to a table or left it."""


def load_rules(readiness: Readiness | None = None) -> None:
    """Compile or load the rules of all games, and their texts in all languages.

    A game that fails is withdrawn, and the others are not affected.

    Args:
        readiness: records the progress.
    """
    readiness = readiness or Readiness()
    games = offered.games()
    readiness.expect(game.name for game in games)
    offered.log_faults()
    load_texts()
    for game in games:
        try:
            readiness.make_ready(game.name)
        except (OSError, MemoryError) as error:  # this machine's fault, not the game's
            log("warning", "a game could not be prepared", game=game.name, error=repr(error))
        # Code from another distribution can raise anything.
        except Exception as error:
            offered.leave_out(catalogue.package(game.name).fault(error))


def collect_garbage() -> None:
    """Collect all garbage now; later collections only look at newer objects.

    Objects that survive are mostly code, and tables that are freed without the collector.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class Service:
    """The server's parts and their lifecycle."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(
            settings.database_url,
            listen=settings.listen_url,
            least_free=settings.least_free_mib << 20,
            limited=settings.limits == "on",
        )
        self.hub = Hub(self.store)
        self.deals = Deals(self.hub, is_on=settings.today == "on")
        self.presence = Presence(self.hub)
        self.attendance = Attendance(self.hub)
        self.outages = Outages(self.hub)
        self.timeouts = Timeouts(self.hub, self.outages)
        self.connections = Connections(limited=settings.limits == "on")
        self.chat = Chat(self.hub)
        self.pool = WorkerPool(settings.bot_workers)
        self.drawing = WorkerPool(
            1, DRAWING_SECONDS, first_seconds=FIRST_DRAWING_SECONDS, memory=DRAWING_BYTES
        )
        owner = new_id()
        self.bots = BotWorkers(self.hub, self.pool, settings.stand_in_seconds, owner)
        self.hints = Hints(self.pool)
        self.analyses = Analyses(self.pool)
        self.summaries = Summaries(self.pool, self.store.reviews)
        self.redeals = Redeals(self.pool)
        self.reviews = ReviewJobs(self.hub, self.pool, owner)
        self.housekeeping = Housekeeping(self.hub, settings)
        self.results = ResultWriter(self.hub)
        self.listener = ChangeListener(
            self.store.database, self._follow, self.hub.concerns, self.attendance.hear
        )
        self.webhooks = Webhooks(self.hub) if settings.webhooks == "on" else None
        self.web_push: WebPush | None = None
        if settings.push == "on":
            self.web_push = WebPush(self.hub, PushKey(self.store.database, settings))
        self.mail: Mail | None = None
        if (server := settings.mail_server) is not None:
            self.mail = Mail(self.hub, self.attendance, settings, server)
        wished = (self.webhooks, self.web_push, self.mail)
        self._senders = [one for one in wished if one is not None]
        self.metrics = Metrics(
            Sources(
                self.hub,
                self.connections,
                self.bots,
                self.hints,
                self.reviews,
                self.web_push,
                self.webhooks,
                self.mail,
            )
        )
        self.readiness = Readiness()
        self.is_started = False
        self.when_ready: Callable[[], object] = lambda: None
        """Called in a thread once the server answers requests."""
        self._tasks = BackgroundTasks()

    async def start(self) -> None:
        """Open the database and start all parts."""
        await self.store.start()
        await self.store.database.look_after()
        await self.hub.rules.refresh()
        await self.outages.start()
        if not self.store.is_shared:
            await self.store.tables.free_bots()
            await self.store.reviews.free_all()
        await self.listener.start()
        self.bots.start()
        self.reviews.start()
        self.housekeeping.start()
        self.results.start()
        for sender in self._senders:
            sender.start()
        database = self.store.database
        self._tasks.after("database", database.health.wait, database.look_after)
        self._tasks.every(CHECKPOINT_SECONDS, "checkpoint", database.checkpoint)
        self._tasks.every(CLOCK_SECONDS, "heartbeat", self._beat)
        self._tasks.every(CLOCK_SECONDS, "clocks", self._watch_clocks)
        self._tasks.every(PRESENCE_SECONDS, "presence", self.presence.step)
        self._tasks.every(PRESENCE_SECONDS, "attendance", self.attendance.step)
        self._tasks.every(FORGET_SECONDS, "forgetting tables", self._forget_tables)
        self._tasks.every(GARBAGE_SECONDS, "garbage", self._collect_garbage)
        # A compiler cannot be interrupted, so a stopping server does not wait for its thread.
        threading.Thread(target=self._warm_up, name="warming up", daemon=True).start()
        self.is_started = True
        log("info", "started", version=blazon.__version__, process=os.getpid())

    async def close_sockets(self) -> None:
        """Accept no more work, and tell all clients to reconnect in a moment.

        Uvicorn would close the sockets before clients have read this, so wait until they have.
        """
        self.is_started = False
        self._stop_workers()
        self.hub.memory.close(msgspec.json.encode(Away()))
        with suppress(TimeoutError):
            await asyncio.wait_for(self.connections.all_closed(), AWAY_SECONDS)

    def _stop_workers(self) -> None:
        """Stop waiting for bot decisions, hints, reviews and drawings."""
        self.pool.stop()
        self.drawing.stop()

    async def stop(self) -> None:
        """Finish work in progress, and close everything."""
        self._stop_workers()
        await self._tasks.stop()
        await self.housekeeping.stop()
        await self.results.stop()
        for sender in self._senders:
            await sender.stop()
        await self.reviews.stop()
        await self.bots.stop()
        await self.listener.stop()
        await self.store.stop()
        await self.pool.gone()
        await self.drawing.gone()
        log("info", "stopped", process=os.getpid())

    def _warm_up(self) -> None:
        """Load everything in advance, so that the first player need not wait."""
        load_rules(self.readiness)
        self.when_ready()
        self.pool.warm_up()
        draw_boards(game.name for game in offered.games())
        gc.set_threshold(*COLLECT_AFTER)
        collect_garbage()

    async def _follow(self, change: Change) -> None:
        """React to a change from another process."""
        match change:
            case HostChanged():
                await self.hub.rules.refresh()
            case EntryWritten(notice):
                await self.hub.follow(notice)
            case ChatWritten(table, number):
                await self.chat.follow(table, number)
            case TableDeleted(table):
                self.hub.memory.drop(table)

    async def _collect_garbage(self) -> None:
        collect_garbage()

    async def _forget_tables(self) -> None:
        """Limit memory use."""
        self.hub.memory.forget_some()

    @property
    def _takes_moves(self) -> bool:
        return self.hub.rules.read_only is None and self.store.database.health.takes_moves

    async def _beat(self) -> None:
        """Note that moves can be made."""
        if self._takes_moves:
            await self.outages.beat()

    async def _watch_clocks(self) -> None:
        """Handle clocks that ran out."""
        if self._takes_moves:
            await self.timeouts.step()
