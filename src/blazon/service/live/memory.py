"""The tables that this process has in memory."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVarTuple

from blazon.service.base.computing import compute
from blazon.service.base.limits import (
    FORGET_BYTES,
    IDLE_SECONDS,
    MOST_TABLE_BYTES,
    MOST_TABLES,
    OPTIONS_FACTOR,
)
from blazon.service.base.logs import log
from blazon.service.base.refusals import Refusal, passing_over
from blazon.service.base.secrets import is_id
from blazon.service.journal.changes import replay
from blazon.service.journal.entries import Entry
from blazon.service.journal.table import Table
from blazon.service.live.broadcast import LiveTable
from blazon.service.live.rows import end_row
from blazon.service.storage.store import Store

Ts = TypeVarTuple("Ts")


class LoadedTables:
    """Tables by name: loaded from their journals when needed, dropped when idle."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._grown = 0
        """Bytes of the tables added since the last check."""

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live.values()))

    def get(self, name: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._live.get(name)

    def is_loading(self, name: str) -> bool:
        """Whether a table is being loaded."""
        return name in self._loading

    def watched(self, name: str) -> LiveTable | None:
        """A table, if it has watchers in this process."""
        live = self._live.get(name)
        return live if live is not None and live.watchers else None

    def away_at(self, name: str, session: str) -> float:
        """When a session starts to count as away from a table here: see ``LiveTable.away_at``."""
        live = self._live.get(name)
        return 0 if live is None else live.away_at(session)

    def put(self, live: LiveTable) -> None:
        """Keep a newly opened table."""
        self._live[live.table.id] = live
        self._note_growth(live)

    async def load(self, name: str) -> LiveTable:
        """A table, read from its journal if necessary; raises Refusal if it does not exist."""
        found = self._live.get(name)
        if found is None:
            return await self._read_once(name)
        self._live.move_to_end(name)
        found.used = time.monotonic()
        return found

    async def _read_once(self, name: str) -> LiveTable:
        """Read a table once, even if several requests need it at the same time."""
        if not is_id(name):
            raise no_such_table()
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if name not in self._live:
                    live = self._live[name] = LiveTable(*await self.read(name))
                    self._note_growth(live)
                    return live
                return self._live[name]
        finally:
            self._loading.pop(name, None)

    async def read(self, name: str) -> tuple[Table, list[Entry]]:
        """A table and its entries, from its journal; raises Refusal if it does not exist."""
        secret = await self._store.journals.secret(name)
        entries = [] if secret is None else await self._store.journals.entries(name)
        if secret is None or not entries:
            self.drop(name)
            raise no_such_table()
        if entries[0].seq != 1:
            raise Refusal("unknown", "the database lost the beginning of this table")
        table = await compute(with_logs, replay, name, secret, entries)
        if table.is_broken:
            log("warning", "a table's journal has a hole", table=name)
            with passing_over("storage"):
                await self._store.tables.end(name, end_row(table))
        return table, entries

    def _note_growth(self, live: LiveTable) -> None:
        """If many tables were added, check the memory at once, not at the next regular time."""
        self._grown += live.size + OPTIONS_FACTOR * live.table.weight.shared_bytes
        if self._grown > FORGET_BYTES:
            self.forget_some()

    def forget_some(self) -> None:
        """Drop tables that have been idle for long, and the longest idle if there are too many."""
        self._grown = 0
        idle = [(name, live) for name, live in self._live.items() if live.is_idle]
        users = Counter(live.table.weight.shared for _, live in idle)
        size, left = sum(live.size for _, live in idle) + _shared_bytes(idle), len(idle)
        latest = time.monotonic() - IDLE_SECONDS
        for name, live in idle:
            if live.used > latest and size <= MOST_TABLE_BYTES and left <= MOST_TABLES:
                break
            del self._live[name]
            size, left = size - live.size, left - 1
            users[live.table.weight.shared] -= 1
            if not users[live.table.weight.shared]:
                size -= _shared_bytes([(name, live)])

    def drop(self, name: str) -> None:
        """Drop a deleted table, and tell its watchers."""
        live = self._live.pop(name, None)
        for watcher in () if live is None else live.watchers:
            watcher.refuse(Refusal("unknown", "this table was deleted"))

    def close(self, message: bytes) -> None:
        """Send every watcher a last message."""
        for live in self._live.values():
            for watcher in live.watchers:
                watcher.put(message)
                watcher.close()


def _shared_bytes(tables: Iterable[tuple[str, LiveTable]]) -> int:
    """The memory of all custom maps and decks of some tables, each counted once."""
    weights = {live.table.weight.shared: live.table.weight.shared_bytes for _, live in tables}
    return OPTIONS_FACTOR * sum(weights.values())


def no_such_table() -> Refusal:
    """The refusal for a table that does not exist."""
    return Refusal("unknown", "there is no such table")


def with_logs(make: Callable[[*Ts], Table], *given: *Ts) -> Table:
    """Create a table with the logs of all observers, so that the first viewer need not wait."""
    table = make(*given)
    if table.position is not None:
        table.position.note_logs()
    return table
