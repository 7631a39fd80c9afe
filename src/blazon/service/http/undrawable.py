"""Remembers boards that could not be drawn, so that requests do not retry at once."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from blazon.service.base.limits import MOST_UNDRAWABLE, UNDRAWABLE_SECONDS
from blazon.service.base.refusals import Refusal


class UndrawableError(Refusal):
    """A board cannot be drawn, in any colours or language."""


class Undrawable:
    """The latest boards that could not be drawn, by digest, and the reasons."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, tuple[float, UndrawableError]] = OrderedDict()

    def check(self, board: bytes) -> None:
        """Raise the error again if this board could not be drawn a short time ago."""
        since, error = self._kept.get(board, (0.0, None))
        if error is None:
            return
        if since + UNDRAWABLE_SECONDS < time.monotonic():
            del self._kept[board]
        else:
            raise UndrawableError(error.code, error.message, **error.data)

    @contextmanager
    def noting(self, board: bytes) -> Iterator[None]:
        """Remember the board if it cannot be drawn."""
        try:
            yield
        except UndrawableError as error:
            kept = UndrawableError(error.code, error.message, **error.data)
            self._kept[board] = time.monotonic(), kept
            while len(self._kept) > MOST_UNDRAWABLE:
                self._kept.popitem(last=False)
            raise
