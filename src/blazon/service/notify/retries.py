"""When to retry after a failure."""

from blazon.service.base.limits import FIRST_WAIT_MS, LONGEST_WAIT_MS, MOST_TRIES


def wait_ms(tries: int, asked_ms: int = 0) -> int | None:
    """How long to wait after this many tries, at least as asked; None to give up."""
    if tries >= MOST_TRIES:
        return None
    return min(LONGEST_WAIT_MS, max(asked_ms, FIRST_WAIT_MS << (tries - 1)))
