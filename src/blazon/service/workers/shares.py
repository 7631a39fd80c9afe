"""Who is next when more is asked for than can be done: whoever has had least of late."""

import asyncio
import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from blazon.service.base.limits import MOST_BUCKETS

HALF_LIFE_SECONDS = 60.0
"""After so long half of what somebody has had is forgotten."""


class FairShares:
    """So many turns at once, shared out among accounts: a network address, or who else pays.

    A turn that is free goes to the account with the fewest turns at the time; of several, to the
    one that has had the least time; within an account, to whoever came first. Patient ones wait
    until nobody else does.
    """

    def __init__(self, turns: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Nobody waits.

        Args:
            turns: how many at once.
            clock: gives seconds since any moment.
        """
        self._free, self._clock = turns, clock
        self._waiting: dict[bool, OrderedDict[str, deque[asyncio.Future[None]]]] = {
            False: OrderedDict(),
            True: OrderedDict(),
        }
        """Impatient and patient ones, by account."""
        self._holding: Counter[str] = Counter()
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Seconds that an account has had, and when that was reckoned."""

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
        """Give the free turns to those who wait."""
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
        """How little an account may claim; the lowest is next."""
        return self._holding[account], self._seconds(account)

    def _seconds(self, account: str) -> float:
        """How much time an account has had, less what is forgotten."""
        seconds, then = self._had.get(account, (0.0, 0.0))
        return seconds * math.exp2((then - self._clock()) / HALF_LIFE_SECONDS)

    def _charge(self, account: str, seconds: float) -> None:
        had = self._seconds(account) + seconds
        self._had[account] = (had, self._clock())
        self._had.move_to_end(account)
        if len(self._had) > MOST_BUCKETS:
            self._had.popitem(last=False)
