"""Statistics for tests: whether counts fit the expected probabilities."""

import math
from collections.abc import Mapping, Sequence
from typing import TypeVar

Outcome = TypeVar("Outcome")


def chi_square(counts: Sequence[float], expected: Sequence[float]) -> float:
    """The deviation of counts from the expectation, in standard deviations of the chi-square test.

    Uses Wilson and Hilferty's cube root; chance reaches 4 or more once in 30,000 times.
    """
    statistic = sum(
        (count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True)
    )
    freedom = len(counts) - 1
    centre = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - centre)) / math.sqrt(centre))


def fits(counts: Mapping[Outcome, int], chances: Mapping[Outcome, float]) -> bool:
    """Whether the frequencies of outcomes fit these chances (in any unit)."""
    if not set(counts) <= set(chances):
        return False
    scale = sum(counts.values()) / sum(chances.values())
    found = [counts.get(outcome, 0) for outcome in chances]
    return chi_square(found, [chance * scale for chance in chances.values()]) < 4
