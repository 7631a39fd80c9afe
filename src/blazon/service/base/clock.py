"""The service's clock: the system time without its jumps."""

import threading
import time
from collections.abc import Callable

DAY_MS = 86_400_000
_MS = 1_000_000
SLOWLY = 10
"""After a jump of the system clock, this clock runs a tenth faster or slower to catch up."""
LARGEST_JUMP_NS = 3600 * 1000 * _MS
"""A larger jump is adopted at once: the clock was wrong, as after booting without a network."""


def _steady_ns() -> int:
    """Nanoseconds since the machine started, including sleep if the system reports it."""
    boot_time = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if boot_time is None else time.clock_gettime_ns(boot_time)


class Clock:
    """Runs only forward, at nearly the right speed, even when the system clock is changed.

    So setting the system clock costs no player their time.
    """

    def __init__(
        self, system: Callable[[], int] = time.time_ns, steady: Callable[[], int] = _steady_ns
    ) -> None:
        """Start with the system's time.

        Args:
            system: returns nanoseconds since 1970, and can jump.
            steady: returns nanoseconds since any moment, and cannot jump.
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
