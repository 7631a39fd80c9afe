"""How often a session or an address may make requests."""

import time
from collections import OrderedDict

from blazon.service.base.limits import LASTING_RATES, MOST_BUCKETS, RATES, Rate
from blazon.service.base.networks import networks_of
from blazon.service.base.refusals import Refusal


class Rates:
    """Token buckets, one for each kind of request and each requester."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._buckets: OrderedDict[tuple[str, str, Rate], tuple[float, float]] = OrderedDict()

    def spend(self, kind: str, address: str, session: str | None) -> None:
        """Count one request; raises Refusal if there were too many."""
        if not self._on:
            return
        lasting = LASTING_RATES.get(kind)
        for rate in (RATES[kind],) if lasting is None else (RATES[kind], lasting):
            for network, share in networks_of(address):
                shared = Rate(rate.burst * share, rate.per_second * share)
                self._take(f"{kind} of a network", network, shared)
            if session is not None:
                self._take(kind, session, rate)

    def _take(self, kind: str, who: str, rate: Rate) -> None:
        now, key = time.monotonic(), (kind, who, rate)
        left, at = self._buckets.pop(key, (float(rate.burst), now))
        left = min(float(rate.burst), left + (now - at) * rate.per_second)
        self._buckets[key] = (max(0.0, left - 1), now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            wait = (1 - left) / rate.per_second
            raise Refusal("rate", f"too many requests; wait {wait:.0f} s", wait=round(wait, 1))
