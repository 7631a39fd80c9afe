"""When the hosts of listed open tables were last seen, so that abandoned tables are not offered.

A request about the table, a request for the list of their own tables, or a socket at the table
shows that a host is there. Presence is stored once a minute, so other processes can read it and it
survives a restart. Running tables cost nothing.
"""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any

from blazon.service.base.clock import now_ms
from blazon.service.base.limits import HOST_AWAY_SECONDS, HOST_SEEN_SECONDS
from blazon.service.journal.table import Table
from blazon.service.live.hub import Hub

_SEEN_MS = 1000 * HOST_SEEN_SECONDS


def seen_since(now: int) -> int:
    """The earliest time at which a host must have been seen for a table to be in the lobby."""
    return now - 1000 * HOST_AWAY_SECONDS


@dataclass
class _Host:
    """A host seen at a table; times are in milliseconds since 1970."""

    session: str
    seen: int
    written: int = 0


class Presence:
    """The hosts that this process has seen recently."""

    def __init__(self, hub: Hub, clock: Callable[[], int] = now_ms) -> None:
        """Start without hosts.

        Args:
            hub: has the tables.
            clock: returns milliseconds since 1970.
        """
        self._hub, self._clock = hub, clock
        self._hosts: dict[str, _Host] = {}
        """By table."""

    def note(self, table: Table, session: str | None) -> None:
        """Note that a session has requested or is watching a table."""
        if table.status == "open" and table.opened.listed and table.is_host(session):
            self._see(table.id, table.opened.host)

    def note_own(self, rows: Iterable[dict[str, Any]], sessions: Collection[str]) -> None:
        """Note that a person has listed their own tables; rows come from the database."""
        for row in rows:
            if row["status"] == "open" and row["listed"] and row["host"] in sessions:
                self._see(row["id"], row["host"])

    def _see(self, table: str, session: str) -> None:
        now = self._clock()
        host = self._hosts.setdefault(table, _Host(session, now))
        host.seen = now

    async def step(self) -> None:
        """Store who was seen, once a minute per host; drop hosts who have left."""
        now = self._clock()
        due: dict[str, int] = {}
        for name, host in list(self._hosts.items()):
            if now - host.written < _SEEN_MS:
                continue
            if self._is_watching(name, host.session):
                host.seen = now
            if host.seen > host.written:
                due[name] = host.seen
            else:
                del self._hosts[name]
        if due:
            await self._hub.store.tables.write_seen(due)
        for name, seen in due.items():
            self._hosts[name].written = seen

    def _is_watching(self, name: str, session: str) -> bool:
        """Whether a host has a socket at a table that is still open."""
        live = self._hub.memory.watched(name)
        return (
            live is not None
            and live.table.status == "open"
            and any(one.session == session for one in live.watchers)
        )
