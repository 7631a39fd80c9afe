"""Fair queueing under load: the account with the least recent use is next."""

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from blazon.service.base.limits import MOST_BUCKETS

HALF_LIFE_SECONDS = 60.0
"""The half-life of an account's recorded use, in seconds."""


class FairShares:
    """A limited number of concurrent turns, shared among accounts, such as network addresses.

    A free turn goes to the account with the fewest current turns, then to the one with the least
    time used, and within an account to the first in line. Patient jobs wait until no others do.
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
        """Impatient and patient jobs, by account."""
        self._holding: Counter[str] = Counter()
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Seconds that an account has used, and when they were last updated."""

    @asynccontextmanager
    async def turn(self, account: str, *, is_patient: bool = False) -> AsyncIterator[None]:
        """Wait for a turn, and hold it."""
        await self._wait(account, is_patient)
        began = self._clock()
        try:
            yield
        finally:
            self._charge(account, self._clock() - began)
            self._give_back(account)

    async def _wait(self, account: str, is_patient: bool) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting[is_patient].setdefault(account, deque()).append(turn)
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(account)
            raise

    def _give_back(self, account: str) -> None:
        self._holding[account] -= 1
        if not self._holding[account]:
            del self._holding[account]
        self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        """Give free turns to waiting jobs."""
        for waiting in self._waiting.values():
            while self._free and waiting:
                account = min(waiting, key=self._claim)
                turn = waiting[account].popleft()
                if not waiting[account]:
                    del waiting[account]
                if not turn.done():
                    turn.set_result(None)
                    self._free -= 1
                    self._holding[account] += 1

    def _claim(self, account: str) -> tuple[int, float]:
        """An account's priority; the lowest is next."""
        return self._holding[account], self._seconds(account)

    def _seconds(self, account: str) -> float:
        """The time an account has used, after decay."""
        seconds, then = self._had.get(account, (0.0, 0.0))
        return seconds * math.exp2((then - self._clock()) / HALF_LIFE_SECONDS)

    def _charge(self, account: str, seconds: float) -> None:
        had = self._seconds(account) + seconds
        self._had[account] = (had, self._clock())
        self._had.move_to_end(account)
        if len(self._had) > MOST_BUCKETS:
            self._had.popitem(last=False)
