"""Which HTTP connections are open, and which one makes room for a newcomer.

Anybody can open connections and send nothing. So when the limit is reached, the network with the
most connections that wait for their first request loses the oldest of them. If no connection waits
for its first request, one that waits for another request is dropped in the same way. Connections
whose requests are being answered stay, and so do sockets.
"""

from collections import Counter
from collections.abc import Callable

from blazon.service.base.limits import CONNECTIONS_OF_SHARE, MOST_HTTP_CONNECTIONS
from blazon.service.base.networks import add, is_in, networks_of
from blazon.service.base.settings import Settings, proxy_networks


class Admission:
    """Counts open HTTP connections, in total and by network; trusted proxies only in total."""

    def __init__(self, settings: Settings) -> None:
        self._limited = settings.limits == "on"
        self._proxies = proxy_networks(settings.trusted_proxies)
        self._total = 0
        self._of_network: Counter[str] = Counter()
        self._without_request, self._between_requests = _Waiting(), _Waiting()

    def admit(self, address: str, drop: Callable[[], None]) -> "Place | None":
        """Admit a connection, dropping another one if necessary; None if there is no room.

        Args:
            address: the client's address.
            drop: closes the connection and calls ``Place.leave`` at once.
        """
        is_counted = self._limited and not is_in(address, self._proxies)
        networks = networks_of(address) if is_counted else ()
        if any(self._of_network[name] >= CONNECTIONS_OF_SHARE * share for name, share in networks):
            return None
        if self._total >= MOST_HTTP_CONNECTIONS and not self._make_room():
            return None
        return Place(self, [name for name, _ in networks], drop)

    def count(self, networks: list[str], change: int) -> None:
        """Count a connection that was opened or closed."""
        self._total += change
        add(self._of_network, networks, change)

    def waiting(self, *, is_first: bool) -> "_Waiting":
        """The connections that wait for their first request, or for a later one."""
        return self._without_request if is_first else self._between_requests

    def _make_room(self) -> bool:
        """Drop a waiting connection, preferably one without a request yet; False if none waits."""
        place = self._without_request.next_to_go() or self._between_requests.next_to_go()
        if place is not None:
            place.drop()
        return place is not None


class Place:
    """An admitted connection, which waits for its first request."""

    def __init__(self, admission: Admission, networks: list[str], drop: Callable[[], None]) -> None:
        self.drop = drop
        self._admission, self._networks = admission, networks
        self._waits_with: _Waiting | None = None
        admission.count(networks, 1)
        self.wait(is_first=True)

    def wait(self, *, is_first: bool = False) -> None:
        """The connection waits for a request, and may have to make room."""
        # A trusted proxy stands for many clients, and sends only requests that it has.
        if self._networks and self._waits_with is None:
            self._waits_with = self._admission.waiting(is_first=is_first)
            self._waits_with.add(self._networks[-1], self)

    def got_request(self) -> None:
        """A request has arrived completely; until ``wait``, the connection is in use."""
        if self._waits_with is not None:
            self._waits_with.remove(self._networks[-1], self)
            self._waits_with = None

    def leave(self) -> None:
        """The connection has closed or become a WebSocket."""
        self.got_request()
        self._admission.count(self._networks, -1)


class _Waiting:
    """Connections that wait, by network: for IPv6 by /48, since it contains many smaller ones."""

    def __init__(self) -> None:
        self._of_network: dict[str, dict[Place, None]] = {}
        """The oldest first."""

    def add(self, network: str, place: Place) -> None:
        """Add a connection as the newest."""
        self._of_network.setdefault(network, {})[place] = None

    def remove(self, network: str, place: Place) -> None:
        """Remove a connection."""
        places = self._of_network[network]
        del places[place]
        if not places:
            del self._of_network[network]

    def next_to_go(self) -> Place | None:
        """The oldest connection of the network with the most; None if there is none."""
        most = max(self._of_network.values(), key=len, default=None)
        return None if most is None else next(iter(most))
