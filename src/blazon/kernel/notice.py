"""Tells people that the rules are being compiled, which takes a while the first time."""

from collections.abc import Callable

_waiting: list[Callable[[], None]] = []


def when_compiling(tell: Callable[[], None]) -> None:
    """Call ``tell`` once, when the first kernel is compiled; replaces any earlier listener."""
    _waiting[:] = [tell]


def compiling() -> None:
    """A kernel is not in the cache and is being compiled."""
    while _waiting:
        _waiting.pop()()
