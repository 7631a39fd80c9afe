"""Telling people when rules have to be turned into machine code, which takes a while, once."""

from collections.abc import Callable

_waiting: list[Callable[[], None]] = []


def when_compiling(tell: Callable[[], None]) -> None:
    """Have ``tell`` called, once, when the first kernel is compiled; it replaces any before."""
    _waiting[:] = [tell]


def compiling() -> None:
    """A kernel is not in the cache and is being compiled."""
    while _waiting:
        _waiting.pop()()
