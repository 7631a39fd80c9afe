"""Reads choices from a fuzzer's bytes: numbers, entries of lists, odd values, damaged JSON."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

T = TypeVar("T")
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 2**31, 2**53, 2**63, -(2**64), 10**400, 0.5, -0.0, 1e-320),
    *(1e9, 1e308, "", " ", "\0", "\n", "1", "x" * 50, "x" * 5000, "\ud800", "\U0010ffff", "\u2028"),
    *([], {}, [[]], [{}], {"": ""}, [0, 0], [None] * 200),
)
"""Values that a careless reader may not expect."""
TEXTS = ("", "\0", "é", "'", '"', "\\", "<&>", "\u202e", "\ud800", " ", "{", "[", "9" * 5000, "1e9")


class Choices:
    """A fuzzer's bytes as a series of choices; after the last byte, every choice is the first."""

    def __init__(self, data: bytes) -> None:
        self._data, self._at = data, 0

    @property
    def is_over(self) -> bool:
        """Whether no byte is left."""
        return self._at >= len(self._data)

    def take(self, count: int) -> bytes:
        """The next bytes, at most this many."""
        self._at += count
        return self._data[self._at - count : self._at]

    def rest(self) -> bytes:
        """All remaining bytes."""
        return self.take(len(self._data))

    def below(self, limit: int) -> int:
        """A number from 0 to below the limit, at most 65,536."""
        return int.from_bytes(self.take(1 if limit <= 256 else 2), "big") % limit

    def among(self, entries: Sequence[T]) -> T:
        """One of the entries."""
        return entries[self.below(len(entries))]

    def odd(self) -> Any:
        """Any value: an odd one, a number, or a short text."""
        match self.below(4):
            case 0:
                return self.below(65_536) - 1000
            case 1:
                return (self.below(65_536) - 30_000) / 7
            case 2:
                return self.take(self.below(20)).decode("utf-8", "surrogateescape")
        return self.among(ODD)

    def damaged(self, value: Any) -> Any:
        """A JSON value with a few places changed, removed, doubled, swapped or added."""
        for _ in range(1 + self.below(4)):
            value = self._changed(value)
        return value

    def _changed(self, value: Any) -> Any:
        paths = list(_paths(value))
        path = self.among(paths)
        if not path:
            return self.odd() if self.below(16) == 15 else value
        where, last = _copied(value, path)
        match self.below(6):
            case 0:
                where[1][last] = self.odd()
            case 1:
                del where[1][last]
            case 2:
                where[1][last] = _at(value, self.among(paths))
            case 3 if isinstance(where[1], list):
                where[1].insert(last, _at(value, self.among(paths)))
            case 4 if isinstance(where[1][last], str):
                where[1][last] += self.among(TEXTS)
            case 4 if type(where[1][last]) in (int, float):
                where[1][last] += self.among((1, -1, 0.5, 1000, -1000, 2**62))
            case 5 if isinstance(where[1], dict):
                where[1][self.among(TEXTS)] = self.odd()
            case _:
                where[1][last] = [where[1][last]]
        return where[0]


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside a JSON value."""
    yield path
    inside: Any = ()
    if isinstance(value, dict):
        inside = value.items()
    elif isinstance(value, list):
        inside = enumerate(value)
    for key, part in inside:
        yield from _paths(part, (*path, key))


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def _copied(value: Any, path: tuple[Any, ...]) -> tuple[tuple[Any, Any], Any]:
    """The value with copies along a path, the innermost of them, and its key."""
    whole = here = value.copy()
    for key in path[:-1]:
        here[key] = here[key].copy()
        here = here[key]
    return (whole, here), path[-1]
