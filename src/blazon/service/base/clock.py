"""The time, as the service notes it: the system's, without its jumps."""

import threading
import time
from collections.abc import Callable

DAY_MS = 86_400_000
_MS = 1_000_000
SLOWLY = 10
"""A jump of the system's clock is caught up with by the tenth part of the time that passes."""
LARGEST_JUMP_NS = 3600 * 1000 * _MS
"""A larger one is followed at once: the clock was wrong, as after a start without a network."""


def _steady_ns() -> int:
    """Nanoseconds since the machine started, those in which it slept included if it tells."""
    boot_time = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if boot_time is None else time.clock_gettime_ns(boot_time)


class Clock:
    """Runs forward only, and at nearly the right speed, whatever is done to the system's clock.

    So nobody's time at a table runs out because that was set.
    """

    def __init__(
        self, system: Callable[[], int] = time.time_ns, steady: Callable[[], int] = _steady_ns
    ) -> None:
        """Begin with the system's time.

        Args:
            system: gives nanoseconds since 1970, and can jump.
            steady: gives nanoseconds since any moment, and cannot.
        """
        self._system, self._steady = system, steady
        self._now, self._at = system(), steady()
        self._lock = threading.Lock()

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        with self._lock:
            at = self._steady()
            passed = max(0, at - self._at)
            behind = self._system() - self._now - passed
            if behind <= LARGEST_JUMP_NS:
                behind = max(-passed // SLOWLY, min(behind, passed // SLOWLY))
            self._now, self._at = self._now + passed + behind, at
            return self._now // _MS


now_ms = Clock().now_ms
"""Milliseconds since 1970."""
