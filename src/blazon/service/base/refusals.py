"""Why a command was refused: a code for programs and a sentence for people."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from blazon.kernel.errors import BlazonError

STATUS = {
    "unknown": 404,
    "bad": 400,
    "not-seated": 403,
    "not-yours": 403,
    "not-host": 403,
    "no-table-for-you": 403,
    "origin": 403,
    "blocked": 403,
    "proxy": 403,
    "host": 421,
    "taken": 409,
    "stale": 409,
    "not-your-turn": 409,
    "illegal": 409,
    "no-undo": 409,
    "not-now": 409,
    "full": 409,
    "too-long": 409,
    "rate": 429,
    "quota": 429,
    "busy": 503,
    "storage": 503,
    "read-only": 503,
}
"""The HTTP status of each code."""


class Refusal(BlazonError):
    """A command was refused and has changed nothing."""

    def __init__(self, code: str, message: str, **data: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]


@contextmanager
def passing_over(*codes: str) -> Iterator[None]:
    """Ignore refusals with any of these codes."""
    try:
        yield
    except Refusal as refusal:
        if refusal.code not in codes:
            raise
