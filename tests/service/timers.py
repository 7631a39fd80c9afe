"""The timers that Blazon sets on an event loop, so that tests can see which are still running."""

import asyncio
import sys
from collections.abc import Callable
from typing import Any


class Timers:
    """Those that have neither been called nor cancelled."""

    def __init__(self, loop: Any) -> None:
        """Watch a loop from now on."""
        self._running: list[asyncio.TimerHandle] = []
        self._call_later: Callable[..., asyncio.TimerHandle] = loop.call_later
        loop.call_later = self._noted

    def _noted(
        self, delay: float, callback: Callable[..., object], *given: Any, **more: Any
    ) -> asyncio.TimerHandle:
        if not sys._getframe(1).f_globals["__name__"].startswith("blazon."):
            return self._call_later(delay, callback, *given, **more)

        def call() -> None:
            self._running.remove(timer)
            callback(*given)

        timer = self._call_later(delay, call, **more)
        self._running.append(timer)
        return timer

    @property
    def seconds(self) -> list[float]:
        """After how many seconds each will be called, the next one first."""
        now = asyncio.get_running_loop().time()
        return sorted(timer.when() - now for timer in self._running if not timer.cancelled())


def timers() -> Timers:
    """Those of the running loop, since they were first asked for."""
    loop: Any = asyncio.get_running_loop()
    if not hasattr(loop, "blazons_timers"):
        loop.blazons_timers = Timers(loop)
    found: Timers = loop.blazons_timers
    return found
