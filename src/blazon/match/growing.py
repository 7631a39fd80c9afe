"""A sequence that only grows at its end, and whose versions share what they have in common."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from threading import Lock
from typing import Any, TypeVar, overload

T = TypeVar("T")
_new = object.__new__
_adding = Lock()
"""A game is put into words in a thread while the event loop goes on with it."""


class Growing(Sequence[T]):
    """Like a tuple, but adding to the longest version takes as long as what is added.

    Adding to an older version, as after something was taken back, copies it first.

    >>> one = Growing("ab")
    >>> two = one.plus("c")
    >>> list(one), list(two), two[1:], two.first(1).plus("d")
    (['a', 'b'], ['a', 'b', 'c'], ['b', 'c'], Growing(['a', 'd']))
    """

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._length)
            if step < 0:
                return list(self)[index]
            return self._items[start:stop:step]
        return self._items[range(self._length)[index]]

    def plus(self, more: Iterable[T]) -> "Growing[T]":
        """These items, and then more."""
        with _adding:
            if len(self._items) != self._length:
                return Growing([*self, *more])
            found = _new(Growing)
            found._items = self._items
            found._items += more
            found._length = len(found._items)
            return found

    def place_of(self, item: T) -> int:
        """Where the first item is that is not below this one, if they are in rising order."""
        items: list[Any] = self._items
        return bisect_left(items, item, 0, self._length)

    def first(self, length: int) -> "Growing[T]":
        """The first so many items, of which there are as many at least."""
        found = _new(Growing)
        found._items, found._length = self._items, length
        return found

    def __repr__(self) -> str:
        return f"Growing({list(self)})"
