"""The server's metrics for Prometheus."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from blazon.service.base.clock import now_ms
from blazon.service.base.refusals import Refusal
from blazon.service.journal.entries import Entry
from blazon.service.journal.playing import Played
from blazon.service.journal.table import Table
from blazon.service.live.connections import Connections
from blazon.service.live.hub import Hub
from blazon.service.notify.mail import Mail
from blazon.service.notify.web_push import WebPush
from blazon.service.notify.webhooks import Webhooks
from blazon.service.workers.bots import BotWorkers
from blazon.service.workers.hints import Hints
from blazon.service.workers.reviews import ReviewJobs

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
LONG_SECONDS = (0.5, 1, 2, 3, 5, 10, 20, 40, 80, 160, 320, 640)


@dataclass(frozen=True)
class Sources:
    """The parts that supply metrics."""

    hub: Hub
    connections: Connections
    bots: BotWorkers
    hints: Hints
    reviews: ReviewJobs
    web_push: WebPush | None
    webhooks: Webhooks | None
    mail: Mail | None = None


class Metrics:
    """The metrics, counted as events happen or read on request."""

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self._registry = CollectorRegistry()
        self._moves_of = cache(self._counter("moves", "Actions played", "game", "by").labels)
        self._changes = self._counter("changes", "New versions of tables")
        self._pushes = self._counter("pushes", "Turn notifications to browsers", "result")
        self._webhooks = self._counter("webhooks", "Messages to players' webhooks", "result")
        self._mails: Counter | None = None
        if sources.mail is not None:
            self._mails = self._counter("mails", "Messages by mail", "result")
        self._latency = self._histogram("move", "From an action's timestamp to its broadcast")
        self._bots = self._histogram("bot", "A bot's decision")
        self._hints = self._histogram("hint", "A hint", LONG_SECONDS)
        self._reviews = self._histogram("review", "A game's review", LONG_SECONDS)
        self._tables = Gauge(
            "blazon_tables", "Tables in the database", ["status"], registry=self._registry
        )
        self._show("tables_in_memory", "Tables in memory", lambda: len(sources.hub.memory))
        self._show("sockets", "Open table sockets", lambda: sources.connections.total)
        self._show(
            "waiting_writes",
            "Entries waiting for their commit",
            lambda: sources.hub.store.journals.waiting,
        )
        self._show("bots_thinking", "Tables with a bot thinking", lambda: sources.bots.tables)
        store = sources.hub.store
        health = store.database.health
        self._show("storage_well", "Whether moves can be written", lambda: health.takes_moves)
        if not store.is_shared:
            self._show("free_disk_bytes", "Free space on the disk", lambda: health.free or 0)
        self._waiting_pushes = self._gauge("waiting_pushes", "Unsent turn notifications")
        self._waiting_bots = self._gauge("waiting_bots", "Tables waiting for a bot's decision")
        self._waiting_reviews = self._gauge(
            "waiting_reviews", "Requested reviews that are not finished"
        )
        sources.hub.on_change.append(self._count)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"blazon_{name}", text, labels, registry=self._registry)

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(f"blazon_{name}", text, registry=self._registry)

    def _show(self, name: str, text: str, value: Callable[[], float]) -> None:
        self._gauge(name, text).set_function(value)

    def _histogram(self, name: str, text: str, buckets: tuple[float, ...] = SECONDS) -> Histogram:
        return Histogram(f"blazon_{name}_seconds", text, buckets=buckets, registry=self._registry)

    def _count(self, table: Table, entry: Entry) -> None:
        self._changes.inc()
        if isinstance(entry.event, Played):
            by = "person" if entry.event.bot is None else "bot"
            self._moves_of(table.opened.game, by).inc()
            self._latency.observe(max(0, now_ms() - entry.at) / 1000)

    async def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        sources = self._sources
        with suppress(Refusal):  # if the database is down, send the other metrics
            await self._ask_database()
        for notices, counter in (
            (sources.web_push, self._pushes),
            (sources.webhooks, self._webhooks),
            (sources.mail, self._mails),
        ):
            if notices is not None and counter is not None:
                for result, number in notices.results.items():
                    counter.labels(result).inc(number)
                notices.results.clear()
        for seconds, into in (
            (sources.bots.seconds, self._bots),
            (sources.hints.seconds, self._hints),
            (sources.reviews.seconds, self._reviews),
        ):
            while seconds:
                into.observe(seconds.pop())
        return generate_latest(self._registry)

    async def _ask_database(self) -> None:
        store = self._sources.hub.store
        counts = await store.tables.counts()
        for status in ("open", "playing", "over", "aborted"):
            self._tables.labels(status).set(counts.get(status, 0))
        self._waiting_bots.set(await store.tables.waiting_for_bots())
        self._waiting_reviews.set(await store.reviews.waiting())
        if self._sources.web_push is not None:
            self._waiting_pushes.set(await store.subscriptions.waiting())
