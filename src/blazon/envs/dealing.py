"""A deal as a sequence of chance events, each with equally likely outcomes.

``Variant.deal`` draws numbers below other numbers, so each draw from two or more is such an event.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

from blazon.kernel.errors import BadValue
from blazon.kernel.game import Setup, Variant


@dataclass(frozen=True)
class Deals:
    """All deals of a variant."""

    variant: Variant
    sizes: tuple[int, ...]
    """The numbers of outcomes of the chance events, in order."""

    @staticmethod
    def of(variant: Variant) -> "Deals":
        """The deals of a variant, of which the first tells how many numbers each draws."""
        sizes = list[int]()

        def draw(size: int) -> int:
            if size > 1:
                sizes.append(size)
            return 0

        variant.deal(draw)
        return Deals(variant, tuple(sizes))

    def setup(self, drawn: Sequence[int]) -> Setup:
        """The setup that these numbers deal, one for each of ``sizes``.

        Raises:
            BadValue: if this deal draws from other numbers of things than the first.
        """
        left = list(zip(self.sizes, drawn, strict=True))[::-1]

        def draw(size: int) -> int:
            if size == 1:
                return 0
            if not left or left[-1][0] != size:
                raise BadValue("deal", "must draw from the same numbers of things in every game")
            return left.pop()[1]

        found = self.variant.deal(draw)
        if left:
            raise BadValue("deal", "must draw as many numbers in every game")
        return found

    def all(self, most: int) -> list[Setup] | None:
        """The setups of all deals, or None if there are more than ``most``."""
        if prod(self.sizes) > most:
            return None
        return [self.setup(drawn) for drawn in product(*map(range, self.sizes))]

    def drawn_for(self, setup: Setup, near: Sequence[int]) -> list[int]:
        """Numbers that deal a setup, found from those of a similar one.

        The setup must hold what is dealt in the order in which it is drawn.

        Raises:
            BadValue: if no such numbers are found.
        """
        wanted, drawn = list(_leaves(setup)), list(near)

        def reach(numbers: Sequence[int]) -> int:
            """How many of the first things are right."""
            pairs = zip(wanted, _leaves(self.setup(numbers)), strict=True)
            return next((place for place, (one, two) in enumerate(pairs) if one != two), most)

        most = len(wanted)
        reached = reach(drawn)
        for place, size in enumerate(self.sizes):
            if reached == most:
                break
            number, further = _best(drawn, place, size, reached, reach)
            if further > reached:
                drawn[place], reached = number, further
        if reached < most:
            raise BadValue("setup", "must hold what is dealt in the order of the draws")
        return drawn


def _best(
    drawn: Sequence[int],
    place: int,
    size: int,
    reached: int,
    reach: Callable[[Sequence[int]], int],
) -> tuple[int, int]:
    """The number at a place with which most things are right, and how many.

    If another number spoils what is right already, the place is right as it is.
    """
    best = drawn[place], reached
    for number in range(size):
        if number != drawn[place]:
            further = reach([*drawn[:place], number, *drawn[place + 1 :]])
            if further < reached:
                break
            if further > best[1]:
                best = number, further
    return best


def _leaves(value: Any) -> Iterator[Any]:
    """The plain values in a part of a setup."""
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _leaves(part)
    else:
        yield value
