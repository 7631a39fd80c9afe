"""Fair queueing under load: the network that recently used the least is next."""

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from blazon.service.base.limits import MOST_BUCKETS

HALF_LIFE_SECONDS = 60.0
"""The half-life of a network's recorded use, in seconds."""


class FairShares:
    """A limited number of concurrent turns, shared among networks.

    A free turn goes to the network with the fewest current turns, then to the one with the least
    time used, and within a network to the first in line. Patient jobs wait until no others do.
    """

    def __init__(self, turns: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Start with an empty queue.

        Args:
            turns: the number of concurrent turns.
            clock: returns seconds since any moment.
        """
        self._free, self._clock = turns, clock
        self._waiting: dict[bool, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            False: OrderedDict(),
            True: OrderedDict(),
        }
        """Impatient and patient jobs, by network."""
        self._holding: Counter[str] = Counter()
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Seconds that a network has used, and when they were last updated."""

    @asynccontextmanager
    async def turn(self, network: str, *, is_patient: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and hold it."""
        await self._wait(network, is_patient)
        began = self._clock()
        try:
            yield
        finally:
            self._charge(network, self._clock() - began)
            self._give_back(network)

    async def _wait(self, network: str, is_patient: bool) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting[is_patient].setdefault(network, deque()).append(turn)
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(network)
            raise

    def _give_back(self, network: str) -> None:
        self._holding[network] -= 1
        if not self._holding[network]:
            del self._holding[network]
        self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        """Give free turns to waiting jobs."""
        for waiting in self._waiting.values():
            while self._free and waiting:
                network = min(waiting, key=self._claim)
                turn = waiting[network].popleft()
                if not waiting[network]:
                    del waiting[network]
                if not turn.done():
                    turn.set_result(None)
                    self._free -= 1
                    self._holding[network] += 1

    def _claim(self, network: str) -> tuple[int, float]:
        """A network's priority; the lowest is next."""
        return self._holding[network], self._seconds(network)

    def _seconds(self, network: str) -> float:
        """The time a network has used, after decay."""
        seconds, then = self._had.get(network, (0.0, 0.0))
        return seconds * math.exp2((then - self._clock()) / HALF_LIFE_SECONDS)

    def _charge(self, network: str, seconds: float) -> None:
        had = self._seconds(network) + seconds
        self._had[network] = (had, self._clock())
        self._had.move_to_end(network)
        if len(self._had) > MOST_BUCKETS:
            self._had.popitem(last=False)
