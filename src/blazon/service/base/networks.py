"""The networks that an address belongs to."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from blazon.kernel.errors import BadValue
from blazon.service.base.limits import ADDRESS_SHARE, SITE_SHARE


@lru_cache(maxsize=10_000)
def networks_of(address: str) -> tuple[tuple[str, int], ...]:
    """The networks of an address, and how many times a session's rates each may use.

    One machine can use any address in its /64, and one customer of a provider a whole /48.
    """
    found = address_of(address)
    if not isinstance(found, IPv6Address):
        return ((str(found or address), ADDRESS_SHARE),)
    shares = ((64, ADDRESS_SHARE), (48, SITE_SHARE))
    return tuple((str(IPv6Network((found, bits), strict=False)), share) for bits, share in shares)


def is_in(address: str, networks: Iterable[IPv4Network | IPv6Network]) -> bool:
    """Whether an address is in one of these networks."""
    found = address_of(address)
    return found is not None and any(found in network for network in networks)


def network_named(text: str) -> str | None:
    """The network named by a text, in the form of ``networks_of``; None if it names none.

    Raises BadValue for a network of a size that the limits do not count.
    """
    found = address_of(text)
    if found is not None:
        return networks_of(str(found))[0][0]
    try:
        network = ip_network(text, strict=False)
    except ValueError:
        return None
    if network.version == 4 and network.prefixlen == 32:
        return str(network.network_address)
    if network.version == 6 and network.prefixlen in (48, 64):
        return str(network)
    raise BadValue(text, "must be an IPv4 address, an IPv6 address, or a /64 or /48 of IPv6")


def add(counter: Counter[str], networks: Iterable[str], change: int) -> None:
    """Change the count of each of these networks; remove those at zero."""
    for network in networks:
        counter[network] += change
        if not counter[network]:
            del counter[network]


def address_of(address: str) -> IPv4Address | IPv6Address | None:
    """Parse an address; None if it is invalid.

    A socket for both protocols reports clients of IPv4 as ``::ffff:192.0.2.7``. They count as
    192.0.2.7.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found


def with_mapped(network: IPv4Network | IPv6Network) -> list[IPv4Network | IPv6Network]:
    """A network; for an IPv4 network, also its IPv6 form."""
    if isinstance(network, IPv6Network):
        return [network]
    first = f"::ffff:{network.network_address}"
    return [network, IPv6Network((first, 96 + network.prefixlen))]
