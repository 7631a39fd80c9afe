"""Means with honest intervals: for one cell, for several that are compared, and at several looks.

The interval of a share of games that were won or lost is Wilson's score interval; that of any other
mean is Student's, from the spread of the games. Both are two-sided.

Sources: E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
Journal of the American Statistical Association 22 (1927); for several intervals at once, Z. Šidák,
"Rectangular confidence regions for the means of multivariate normal distributions", the same
journal 62 (1967), whose inequality holds for intervals that depend on each other, too.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

CONFIDENCE = 0.95
LEAST_GAMES = 30
"""Fewer games give no interval: Student's would assume that single games are normal."""


@dataclass(frozen=True)
class Estimate:
    """A mean over games."""

    games: int
    mean: float
    error: float
    """The standard error of the mean."""
    low: float | None
    """The ends of the interval; None with fewer than ``LEAST_GAMES`` games."""
    high: float | None

    @property
    def half_width(self) -> float:
        """Half the length of the interval; infinite without one."""
        if self.low is None or self.high is None:
            return math.inf
        return (self.high - self.low) / 2


def estimate(values: npt.NDArray[np.float64], confidence: float = CONFIDENCE) -> Estimate:
    """The mean of a number from each game, with its interval.

    Args:
        values: at least one number for each game.
        confidence: the probability with which the interval contains the true mean.
    """
    games, mean = len(values), float(values.mean())
    spread = float(values.std(ddof=1)) if games > 1 else 0.0
    error = spread / math.sqrt(games)
    if games < LEAST_GAMES:
        return Estimate(games, mean, error, None, None)
    if np.isin(values, (0.0, 1.0)).all():
        return Estimate(games, mean, error, *wilson(mean, games, confidence))
    reach = student(confidence, games - 1) * error
    return Estimate(games, mean, error, mean - reach, mean + reach)


def wilson(share: float, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's score interval of a share of games."""
    z = normal(confidence)
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    reach = z / scale * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def normal(confidence: float) -> float:
    """How many standard deviations on either side a normal variable stays within."""
    return NormalDist().inv_cdf((1 + confidence) / 2)


def student(confidence: float, freedom: int) -> float:
    """The same for Student's t with this many degrees of freedom, at least ``LEAST_GAMES`` - 1.

    The expansion in powers of 1 / freedom is exact to six digits there (R. A. Fisher and E. A.
    Cornish, "The percentile points of distributions having known cumulants", 1960).
    """
    z = normal(confidence)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))


def jointly(confidence: float, intervals: int) -> float:
    """The confidence of each of several intervals that hold all at once with this one."""
    return math.pow(confidence, 1 / max(1, intervals))


def differences(
    samples: Sequence[npt.NDArray[np.float64]], confidence: float = CONFIDENCE
) -> list[Estimate]:
    """Each sample's mean minus the first's, with intervals that hold all at once (Welch).

    Args:
        samples: a number for each game, of at least two independent cells.
        confidence: the probability with which all intervals hold.
    """
    each = jointly(confidence, len(samples) - 1)
    first, *others = samples
    found = []
    for other in others:
        parts = [float(one.var(ddof=1)) / len(one) for one in (first, other)]
        error = math.sqrt(sum(parts))
        gap, games = float(other.mean() - first.mean()), min(len(first), len(other))
        if games < LEAST_GAMES:
            found.append(Estimate(games, gap, error, None, None))
            continue
        freedom = games - 1
        if error:
            squares = sum(
                part**2 / (len(one) - 1) for part, one in zip(parts, (first, other), strict=True)
            )
            freedom = math.floor(error**4 / squares)
        reach = student(each, freedom) * error
        found.append(Estimate(games, gap, error, gap - reach, gap + reach))
    return found
