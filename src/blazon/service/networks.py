"""What networks an address belongs to."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

from blazon.service.limits import ADDRESS_SHARE, SITE_SHARE


@lru_cache(maxsize=10_000)
def networks_of(address: str) -> tuple[tuple[str, int], ...]:
    """What an address belongs to, and how many times a session's rates that has.

    One machine can have any address of its /64, and one customer of a provider's a whole /48.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return ((address, ADDRESS_SHARE),)
    if isinstance(found, IPv4Address):
        return ((str(found), ADDRESS_SHARE),)
    if found.ipv4_mapped is not None:
        return ((str(found.ipv4_mapped), ADDRESS_SHARE),)
    shares = ((64, ADDRESS_SHARE), (48, SITE_SHARE))
    return tuple((str(IPv6Network((found, bits), strict=False)), share) for bits, share in shares)
