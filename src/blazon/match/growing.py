"""A sequence that grows only at its end, and whose versions share their common part."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from threading import Lock
from typing import Any, TypeVar, overload

T = TypeVar("T")
_new = object.__new__
_adding = Lock()
"""A thread describes a game in words while the event loop continues it."""


class Growing(Sequence[T]):
    """Like a tuple, but appending to the longest version takes time only for the new items.

    Appending to an older version, as after an undo, copies it first.

    >>> one = Growing("ab")
    >>> two = one.plus("c")
    >>> list(one), list(two), two[1:], two.first(1).plus("d"), one.first(3)
    (['a', 'b'], ['a', 'b', 'c'], ['b', 'c'], Growing(['a', 'd']), Growing(['a', 'b']))
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
        """These items followed by more."""
        with _adding:
            if len(self._items) != self._length:
                return Growing([*self, *more])
            found = _new(Growing)
            found._items = self._items
            found._items += more
            found._length = len(found._items)
            return found

    def place_of(self, item: T) -> int:
        """The index of the first item not below this one, in a sequence in rising order."""
        items: list[Any] = self._items
        return bisect_left(items, item, 0, self._length)

    def first(self, length: int) -> "Growing[T]":
        """The first ``length`` items, or all if there are fewer."""
        found = _new(Growing)
        found._items, found._length = self._items, min(length, self._length)
        return found

    def __reduce__(self) -> tuple[type["Growing[T]"], tuple[list[T]]]:
        """Pickle these items only: longer versions of the sequence share the same list."""
        return Growing, (list(self),)

    def __repr__(self) -> str:
        return f"Growing({list(self)})"
