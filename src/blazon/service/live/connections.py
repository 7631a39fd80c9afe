"""Limits the number of sockets, in total and per network, and how much they leave unread.

Seated players can still connect when watchers no longer can.
"""

import asyncio
from collections import Counter
from collections.abc import Callable

from blazon.service.base.limits import (
    HIGH_WATER,
    LARGEST_QUEUE,
    MOST_ONLOOKERS,
    MOST_SOCKETS,
    MOST_UNREAD,
    MOST_WATCHING,
    ONLOOKERS_OF_SHARE,
    SOCKETS_OF_SHARE,
    UNREAD_SECONDS,
)
from blazon.service.base.networks import add, networks_of
from blazon.service.base.refusals import Refusal


class Connections:
    """Counts all sockets of this process."""

    def __init__(self, *, limited: bool = True) -> None:
        """Start without sockets.

        Args:
            limited: whether to limit networks as well.
        """
        self._limited = limited
        self.total = 0
        self._nobody = asyncio.Event()
        self._of_network: Counter[str] = Counter()
        self._onlookers: Counter[str] = Counter()
        """By network, and by table."""
        self._unread: Counter[str] = Counter()
        """Bytes, by network."""

    def admit(
        self,
        address: str,
        table: str,
        *,
        is_seated: bool,
        write: Callable[[bytes], bool] = lambda _: False,
    ) -> "Connection":
        """Accept a socket; raises Refusal if there are too many.

        Args:
            address: the client's address.
            table: the table it watches.
            is_seated: whether it belongs to somebody with a seat there.
            write: sends a message at once, or returns False if it must wait.
        """
        networks = networks_of(address) if self._limited else ()
        busy = self.total >= (MOST_SOCKETS if is_seated else MOST_ONLOOKERS)
        for network, share in networks:
            busy |= self._of_network[network] >= SOCKETS_OF_SHARE * share
            busy |= self._unread[network] >= MOST_UNREAD
            if not is_seated:
                busy |= self._onlookers[network] >= ONLOOKERS_OF_SHARE * share
        if busy:
            raise Refusal("busy", "too many people are connected; try again later")
        if not is_seated and self._onlookers[table] >= MOST_WATCHING:
            raise Refusal("busy", "too many people are watching this table")
        names = [network for network, _ in networks]
        return Connection(self, names, [] if is_seated else [*names, table], write)

    def count(self, networks: list[str], watching: list[str], change: int) -> None:
        """Count a socket that was opened or closed."""
        self.total += change
        if self.total:
            self._nobody.clear()
        else:
            self._nobody.set()
        add(self._of_network, networks, change)
        add(self._onlookers, watching, change)

    async def all_closed(self) -> None:
        """Wait until no socket is left."""
        if self.total:
            await self._nobody.wait()

    def charge(self, networks: list[str], size: int) -> bool:
        """Add to a network's unread bytes; returns whether it exceeds its limit."""
        add(self._unread, networks, size)
        return any(self._unread[network] > MOST_UNREAD for network in networks)


class Connection:
    """One accepted socket, and its unread bytes."""

    __slots__ = ("_all", "_networks", "_waiting", "_watching", "_write")

    def __init__(
        self,
        connections: Connections,
        networks: list[str],
        watching: list[str],
        write: Callable[[bytes], bool],
    ) -> None:
        self._all, self._networks, self._watching = connections, networks, watching
        self._write = write
        self._waiting = 0
        connections.count(networks, watching, 1)

    def write(self, message: bytes) -> bool:
        """Send a message at once; False if it is large or earlier ones are still unread."""
        return len(message) <= HIGH_WATER and self._write(message)

    def put(self, size: int) -> bool:
        """Count a waiting message of this many bytes; returns False if too much is waiting."""
        is_first, self._waiting = not self._waiting, self._waiting + size
        too_much = self._all.charge(self._networks, size)
        return not too_much and (is_first or self._waiting <= LARGEST_QUEUE)

    def sent(self, size: int) -> None:
        """Count a message as sent; a large one may stay in the transport for a while."""
        self._waiting -= size
        if size <= HIGH_WATER:
            self._all.charge(self._networks, -size)
        else:
            loop = asyncio.get_running_loop()
            loop.call_later(UNREAD_SECONDS, self._all.charge, self._networks, -size)

    def close(self) -> None:
        """Stop counting this socket."""
        self._all.charge(self._networks, -self._waiting)
        self._all.count(self._networks, self._watching, -1)
