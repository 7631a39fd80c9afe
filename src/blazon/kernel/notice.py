"""Tells people that the rules are being compiled, which takes a while the first time."""

from collections.abc import Callable

Tell = Callable[[int], None]
"""Receives the number of kernels that this process has compiled or is compiling."""
_listeners: list[Tell] = []
_counted: list[None] = []


def when_compiling(tell: Tell) -> None:
    """Call ``tell`` for each kernel that is compiled; replaces any earlier listener."""
    _listeners[:] = [tell]


def once(say: Callable[[], None]) -> Tell:
    """A listener that prints something for the very first kernel, and nothing later."""

    def tell(count: int) -> None:
        if count == 1:
            say()

    return tell


def compiling() -> None:
    """A kernel is not in the cache and is being compiled."""
    _counted.append(None)
    for tell in _listeners:
        tell(len(_counted))
