"""How often a session or an address may do something."""

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

from blazon.service.limits import ADDRESS_SHARE, MOST_BUCKETS, RATES, SITE_SHARE, Rate
from blazon.service.refusals import Refusal


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


class Rates:
    """Token buckets, one for each kind of request and each who makes it."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, address: str, session: str | None) -> None:
        """Count one request; raises Refusal if there were too many."""
        if not self._on:
            return
        rate = RATES[kind]
        for network, share in networks_of(address):
            shared = Rate(rate.burst * share, rate.per_second * share)
            self._take(f"{kind} of a network", network, shared)
        if session is not None:
            self._take(kind, session, rate)

    def _take(self, kind: str, who: str, rate: Rate) -> None:
        now = time.monotonic()
        left, at = self._buckets.pop((kind, who), (float(rate.burst), now))
        left = min(float(rate.burst), left + (now - at) * rate.per_second)
        self._buckets[kind, who] = (max(0.0, left - 1), now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            wait = (1 - left) / rate.per_second
            raise Refusal("rate", f"too often; wait {wait:.0f} s", wait=round(wait, 1))
