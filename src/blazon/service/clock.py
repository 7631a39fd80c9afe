"""The time, as the service notes it."""

import time

DAY_MS = 86_400_000


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
