"""Who is admitted when all connections are taken, and who makes room."""

from typing import Any

import pytest

from blazon.service.base.limits import (
    ADDRESS_SHARE,
    CONNECTIONS_OF_SHARE,
    MOST_HTTP_CONNECTIONS,
    SITE_SHARE,
)
from blazon.service.base.settings import Settings
from blazon.service.http.admission import Admission, Place

OF_ADDRESS = CONNECTIONS_OF_SHARE * ADDRESS_SHARE
OF_SITE = CONNECTIONS_OF_SHARE * SITE_SHARE


class Door:
    """Clients at a server's door, by name."""

    def __init__(self, **settings: Any) -> None:
        self._admission = Admission(Settings(**settings))
        self._places: dict[str, Place] = {}
        self.dropped: list[str] = []

    def come(self, address: str, name: str = "") -> bool:
        """Connect from an address; returns whether the connection was admitted."""
        name = name or address

        def drop() -> None:
            self._places.pop(name).leave()
            self.dropped.append(name)

        place = self._admission.admit(address, drop)
        if place is not None:
            self._places[name] = place
        return place is not None

    def ask(self, name: str) -> None:
        """Send a whole request."""
        self._places[name].got_request()

    def wait(self, name: str) -> None:
        """Be answered, and keep the connection."""
        self._places[name].wait()

    def go(self, name: str) -> None:
        """Disconnect."""
        self._places.pop(name).leave()


def ipv4(number: int) -> str:
    """One of 65,536 addresses."""
    return f"198.51.{number // 256}.{number % 256}"


def besieged(door: Door, addresses: list[str], each: int) -> None:
    """Fill a server with connections that send nothing; addresses take turns."""
    for number in range(each):
        for address in addresses:
            assert door.come(address, f"{address} {number}")


def test_fifty_full_addresses_do_not_keep_anybody_out() -> None:
    door, attackers = Door(), [ipv4(number) for number in range(50)]
    besieged(door, attackers, OF_ADDRESS)
    assert not door.come(attackers[0], "more than an address may have")
    for number in range(200):
        assert door.come("192.0.2.1", "guest")
        *_, victim = door.dropped
        assert door.come(victim.split()[0], f"{victim} again"), "the attack goes on"
        door.ask("guest")
        door.wait("guest")
        door.go("guest")
        assert any(door.come(address, f"{address} more {number}") for address in attackers)
    assert len(door.dropped) == 400
    assert "guest" not in door.dropped


def test_networks_of_ipv6_count_as_whole_sites() -> None:
    door = Door()
    sites = [
        [f"2001:db8:{site:x}:{number:x}::1" for number in range(OF_SITE)] for site in range(12)
    ]
    for site in sites:
        besieged(door, site, 1)
    fill = MOST_HTTP_CONNECTIONS - 12 * OF_SITE
    besieged(door, [ipv4(number) for number in range(fill)], 1)
    for number in range(100):
        assert door.come("2001:db8:ffff::1", f"guest {number}") is (number < OF_ADDRESS)
    assert all(name.startswith("2001:db8:") for name in door.dropped)
    assert len(door.dropped) == 100


def test_the_oldest_of_the_network_with_most_goes_first() -> None:
    door = Door()
    besieged(door, [ipv4(number) for number in range(MOST_HTTP_CONNECTIONS - 3)], 1)
    besieged(door, ["192.0.2.1"], 3)
    door.ask("192.0.2.1 0")
    assert door.come("192.0.2.9")
    assert door.dropped == ["192.0.2.1 1"]
    assert door.come("192.0.2.10")
    assert door.dropped[1:] == [f"{ipv4(0)} 0"], "all have one now"


def test_who_has_been_answered_goes_last_and_who_is_being_answered_never() -> None:
    door, addresses = Door(), [ipv4(number) for number in range(50)]
    besieged(door, addresses, OF_ADDRESS)
    names = [f"{address} {number}" for address in addresses for number in range(OF_ADDRESS)]
    for name in names:
        door.ask(name)
    assert not door.come("192.0.2.1")
    for name in names[:3]:
        door.wait(name)
    assert door.come("192.0.2.1")
    assert door.come("192.0.2.2")
    assert door.dropped == [names[0], "192.0.2.1"], "the one without a request before others"
    door.ask("192.0.2.2")
    assert door.come("192.0.2.3")
    door.ask("192.0.2.3")
    assert door.come("192.0.2.4")
    door.ask("192.0.2.4")
    assert door.dropped[2:] == names[1:3]
    assert not door.come("192.0.2.5")


@pytest.mark.parametrize("settings", [{"trusted_proxies": "127.0.0.1"}, {"limits": "off"}])
def test_a_trusted_proxy_has_as_many_connections_as_there_are(settings: dict[str, Any]) -> None:
    door = Door(**settings)
    besieged(door, ["127.0.0.1"], MOST_HTTP_CONNECTIONS)
    assert not door.come("127.0.0.1", "more")
    assert not door.come("192.0.2.1", "more")
    assert not door.dropped
    door.go("127.0.0.1 0")
    assert door.come("127.0.0.1", "more")


def test_a_trusted_proxy_is_admitted_instead_of_strangers() -> None:
    door = Door(trusted_proxies="127.0.0.1")
    besieged(door, [ipv4(number) for number in range(50)], OF_ADDRESS)
    assert door.come("127.0.0.1")
    assert door.dropped == [f"{ipv4(0)} 0"]
