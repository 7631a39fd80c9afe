"""Means with valid intervals: for one cell, for several that are compared, and at several looks.

The interval of a share is Wilson's score interval, for an effective number of games if wins can be
shared; that of any other mean is Student's, from the spread of the games. The measure decides
which, not the sample. The interval of a difference is made of the intervals of its two means. All
are two-sided.

Sources: E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
Journal of the American Statistical Association 22 (1927); for effective numbers in his interval,
C. Franco, R. J. A. Little, T. A. Louis, E. V. Slud, "Comparative study of confidence intervals for
proportions in complex sample surveys", Journal of Survey Statistics and Methodology 7 (2019); for
differences, R. G. Newcombe, "Interval estimation for the difference between independent
proportions", Statistics in Medicine 17 (1998), method 10, and G. Y. Zou and A. Donner,
"Construction of confidence limits about effect measures: a general approach", the same journal 27
(2008), for means of any kind; for several intervals at once, Z. Šidák, "Rectangular confidence
regions for the means of multivariate normal distributions", Journal of the American Statistical
Association 62 (1967), whose inequality holds for intervals that depend on each other, too.
"""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np

from blazon.lab.gametable import Floats

CONFIDENCE = 0.95
LEAST_GAMES = 30
"""Fewer games give no interval: Student's would assume that single games are normally
distributed."""


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


def in_columns(mean: str, alone: Estimate, jointly: Estimate) -> dict[str, Any]:
    """The columns of a table for an estimate: with its interval, and with one for all at once.

    ``mean`` is what the mean's own column is called.
    """
    return {
        "games": alone.games,
        mean: alone.mean,
        "standard_error": alone.error,
        "low": alone.low,
        "high": alone.high,
        "low_jointly": jointly.low,
        "high_jointly": jointly.high,
    }


Estimator = Callable[[Floats, float], Estimate]
"""Makes an estimate from a number of each game, and the probability that its interval holds."""


def estimate_mean(values: Floats, confidence: float = CONFIDENCE) -> Estimate:
    """The mean of a number from each game, with Student's interval.

    Args:
        values: at least one number.
        confidence: the probability with which the interval contains the true mean.
    """
    games, mean, error = _moments(values)
    if games < LEAST_GAMES:
        return Estimate(games, mean, error, None, None)
    reach = student(confidence, games - 1) * error
    return Estimate(games, mean, error, mean - reach, mean + reach)


def estimate_share(values: Floats, confidence: float = CONFIDENCE) -> Estimate:
    """The mean share of the games, with Wilson's interval, which stays between 0 and 1.

    Args:
        values: at least one share: 1 for a game won, 0 for one lost, between them for a shared win.
        confidence: the probability with which the interval contains the true mean.
    """
    games, mean, error = _moments(values)
    if games < LEAST_GAMES:
        return Estimate(games, mean, error, None, None)
    return Estimate(games, mean, error, *wilson(mean, effective_games(values), confidence))


def _moments(values: Floats) -> tuple[int, float, float]:
    """The number of games, their mean, and its standard error."""
    games = len(values)
    spread = float(values.std(ddof=1)) if games > 1 else 0.0
    return games, float(values.mean()), spread / math.sqrt(games)


def effective_games(shares: Floats) -> float:
    """How many games without shared wins would determine the mean share equally well.

    Shared wins make the spread smaller than that of games that are won or lost, and the ratio of
    the two is the design effect. Half a game won and half a game lost are added to both spreads,
    since games may be lost even if a sample has none. Without shared wins, the number is that of
    the games.
    """
    games = len(shares)
    mean = (float(shares.sum()) + 0.5) / (games + 1)
    spread = (float((shares**2).sum()) + 0.5) / (games + 1) - mean**2
    return games * mean * (1 - mean) / spread


def wilson(share: float, games: float, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Wilson's score interval of a share of games."""
    z = normal(confidence)
    scale = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / scale
    reach = z / scale * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    low, high = min(share, middle - reach), max(share, middle + reach)
    return max(0.0, low), min(1.0, high)


def normal(confidence: float) -> float:
    """The number of standard deviations on either side within which a normal variable stays."""
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
    """The confidence of each of several intervals that hold all at once with this confidence."""
    return math.pow(confidence, 1 / max(1, intervals))


def distinct(samples: Iterable[Floats]) -> int:
    """How many samples of the same games are not determined by the others.

    In a duel, one side's wins determine the other's. An interval for one side holds exactly if the
    other's does, so the two count as one.
    """
    known: list[Floats] = []
    for sample in map(deviations, samples):
        if not any(np.array_equal(sample, one) or np.array_equal(sample, -one) for one in known):
            known.append(sample)
    return len(known)


def deviations(sample: Floats) -> Floats:
    """How far each game's number is from the first game's."""
    found: Floats = sample - sample[0]
    return found


def difference(first: Estimate, other: Estimate) -> Estimate:
    """The other mean minus the first, for independent games.

    The interval has the confidence of the two given, and that of two shares stays between -1 and 1.
    """
    games, gap = min(first.games, other.games), other.mean - first.mean
    error = math.hypot(first.error, other.error)
    if first.low is None or first.high is None or other.low is None or other.high is None:
        return Estimate(games, gap, error, None, None)
    low = gap - math.hypot(other.mean - other.low, first.high - first.mean)
    high = gap + math.hypot(other.high - other.mean, first.mean - first.low)
    return Estimate(games, gap, error, low, high)
