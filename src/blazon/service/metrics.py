"""What the server tells of itself to Prometheus."""

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from blazon.service.hub import now_ms
from blazon.service.journal.events import Entry, Played
from blazon.service.journal.table import Table

if TYPE_CHECKING:
    from blazon.service.app import Service

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
LONG_SECONDS = (0.5, 1, 2, 3, 5, 10, 20, 40, 80, 160, 320, 640)


class Metrics:
    """Counted as it happens, or looked up when asked."""

    def __init__(self, service: "Service") -> None:
        self._service = service
        self._registry = CollectorRegistry()
        registry = self._registry
        self._moves = Counter("blazon_moves", "Actions played", ["game", "by"], registry=registry)
        self._changes = Counter("blazon_changes", "New versions of tables", registry=registry)
        self._latency = Histogram(
            "blazon_move_seconds",
            "From an action's time stamp to its telling",
            buckets=SECONDS,
            registry=registry,
        )
        self._bots = Histogram(
            "blazon_bot_seconds", "A bot's decision", buckets=SECONDS, registry=registry
        )
        self._hints = Histogram(
            "blazon_hint_seconds", "A hint", buckets=LONG_SECONDS, registry=registry
        )
        self._reviews = Histogram(
            "blazon_review_seconds", "A game's review", buckets=LONG_SECONDS, registry=registry
        )
        self._pushes = Counter(
            "blazon_pushes", "Turns announced to browsers", ["result"], registry=registry
        )
        self._tables = Gauge(
            "blazon_tables", "Tables in the database", ["status"], registry=registry
        )
        self._now = {
            name: Gauge(f"blazon_{name}", text, registry=registry)
            for name, text in (
                ("tables_in_memory", "Tables in memory"),
                ("sockets", "Connections that look at a table"),
                ("waiting_writes", "Entries that wait for their commit"),
                ("bots_thinking", "Tables at which a bot thinks"),
                ("waiting_pushes", "Turns that are to be announced to browsers"),
                ("waiting_reviews", "Reviews that are asked for and not done"),
            )
        }
        service.hub.on_change.append(self._changed)

    def _changed(self, table: Table, entry: Entry) -> None:
        self._changes.inc()
        if isinstance(entry.event, Played):
            by = "person" if entry.event.bot is None else "bot"
            self._moves.labels(table.opened.game, by).inc()
            self._latency.observe(max(0, now_ms() - entry.at) / 1000)

    async def text(self) -> bytes:
        """All of it, in Prometheus' text format."""
        service = self._service
        counts = await service.store.counts()
        for status in ("open", "playing", "over", "aborted"):
            self._tables.labels(status).set(counts.get(status, 0))
        self._now["tables_in_memory"].set(service.hub.loaded)
        self._now["sockets"].set(service.hub.watching)
        self._now["waiting_writes"].set(service.store.waiting)
        self._now["bots_thinking"].set(service.thinking.thinking)
        self._now["waiting_reviews"].set(await service.reviewing.reviews.waiting())
        if service.push is not None:
            self._now["waiting_pushes"].set(await service.push.pushes.waiting())
            for result, number in service.push.results.items():
                self._pushes.labels(result).inc(number)
            service.push.results.clear()
        for counted, into in (
            (service.thinking.seconds, self._bots),
            (service.hints.seconds, self._hints),
            (service.reviewing.seconds, self._reviews),
        ):
            while counted:
                into.observe(counted.pop())
        return generate_latest(self._registry)
