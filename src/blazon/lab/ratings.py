"""Turn results of paired games into a verdict: score, Elo difference, sequential test.

A unit is one deal played with every arrangement of the seats; A's score in it is the mean of A's
shares of the wins. The luck of the deal and the seat cancels out within a unit, so the errors come
from the spread of the units.

A few equal units say little about the spread. So every estimate also counts ``PRIOR_DEALS``
pseudo-deals, won or lost from every seat.
"""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

Verdict = Literal["A is stronger", "A is not stronger", "undecided"]
Floats = npt.NDArray[np.float64]

LEAST_DEALS = 16
"""The minimum number of deals for an interval and for a decision of the sequential test."""
PRIOR_DEALS = 2.0
"""Pseudo-deals that count besides the real ones; ``benchmarks.sprt_errors`` tries other numbers."""
_NORMAL_95 = 1.959964
_LEAST_SHARE = 1e-9
_CLOSE_ENOUGH = 1e-12
_MOST_STEPS = 200


def elo(score: float, players: int = 2) -> float:
    """The Elo difference at which A's expected share of the wins is ``score``.

    With more than two players, A plays alone among equals, and a share of 1 / players is even.
    """
    least = 1e-4
    share = min(max(score, least), 1 - least)
    return 400 * math.log10(share / (1 - share) * (players - 1))


def expected(difference: float, players: int = 2) -> float:
    """A's expected share of the wins at an Elo difference: the inverse of ``elo``."""
    odds = 10 ** (difference / 400) / (players - 1)
    return odds / (1 + odds)


@dataclass(frozen=True)
class Rating:
    """A's strength relative to B, with 95 % errors."""

    score: float
    """A's mean share of the wins."""
    score_error: float | None
    """None for fewer than ``LEAST_DEALS`` deals."""
    elo: float
    elo_error: float | None
    """None for fewer than ``LEAST_DEALS`` deals."""
    likelihood_ratio: float | None = None
    """Logarithm of the likelihood ratio of the two hypotheses of the sequential test."""
    verdict: Verdict | None = None

    @property
    def score_text(self) -> str:
        """The score as text, with its error if there is one."""
        error = "" if self.score_error is None else f" ± {self.score_error:.1%}"
        return f"{self.score:.1%}{error}"

    @property
    def elo_text(self) -> str:
        """The Elo difference as text, with its error or the reason why there is none."""
        if self.elo_error is None:
            return f"{self.elo:+.0f} (too few deals for an interval, {LEAST_DEALS} at least)"
        return f"{self.elo:+.0f} ± {self.elo_error:.0f}"


def rate(
    units: Sequence[float],
    players: int = 2,
    bounds: tuple[float, float] | None = None,
    alpha: float = 0.05,
    beta: float = 0.05,
) -> Rating:
    """Rate units' scores: score and Elo difference; with bounds, the sequential test's verdict.

    Args:
        units: A's score, 0 to 1, in each unit; at least one.
        players: the number of players in a game.
        bounds: Elo differences of the two hypotheses, the lower one first.
        alpha: the chance of finding A stronger when the lower hypothesis is true.
        beta: the chance of the opposite error.

    The test is a generalized sequential probability ratio test; see ``log_likelihood_ratio``.
    """
    score, elo_error = fmean(units), None
    error = _error(units, players) if len(units) >= LEAST_DEALS else None
    if error is not None:
        elo_error = (elo(score + error, players) - elo(score - error, players)) / 2
    ratio, verdict = None, None
    if bounds is not None:
        low, high = (expected(bound, players) for bound in bounds)
        found = Counter(units)
        counts, scores = np.array([*found.values()], float), np.array([*found])
        ratio = float(log_likelihood_ratio(counts, scores, low, high))
        verdict = verdict_of(ratio, len(units), alpha, beta)
    return Rating(score, error, elo(score, players), elo_error, ratio, verdict)


def _error(units: Sequence[float], players: int) -> float:
    """Half of the mean's 95 % interval."""
    won, lost = PRIOR_DEALS / players, PRIOR_DEALS * (1 - 1 / players)
    mean = (math.fsum(units) + won) / (len(units) + PRIOR_DEALS)
    squares = math.fsum((score - mean) ** 2 for score in units)
    squares += won * (1 - mean) ** 2 + lost * mean**2
    variance = squares / (len(units) + PRIOR_DEALS - 1)
    return _NORMAL_95 * math.sqrt(variance / len(units))


def verdict_of(ratio: float, deals: int, alpha: float = 0.05, beta: float = 0.05) -> Verdict:
    """The sequential test's verdict after this many deals at a log-likelihood ratio."""
    if deals < LEAST_DEALS:
        return "undecided"
    if ratio >= math.log((1 - beta) / alpha):
        return "A is stronger"
    if ratio <= math.log(beta / (1 - alpha)):
        return "A is not stronger"
    return "undecided"


def log_likelihood_ratio(
    counts: Floats, scores: Floats, low: float, high: float, prior: float = PRIOR_DEALS
) -> Any:
    """The log-likelihood ratio of the units' scores, the higher mean against the lower.

    Among all distributions with a hypothesis's mean, the maximum-likelihood one represents it:
    fishtest's pentanomial test, for any scores (``MLE_expected`` in its ``stats/LLRcalc.py``; Van
    den Bergh, https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf, proposition 1.1). Its
    ``regularize`` adds a thousandth of a deal to scores that have not occurred. Here the
    pseudo-deals score 0 or 1, with a mean halfway between the hypotheses.

    Args:
        counts: the number of units with each score, ``[..., scores]``.
        scores: the scores, 0 to 1.
        low: the mean score of the lower hypothesis.
        high: the mean score of the higher one.
        prior: the number of pseudo-deals, more than 0.

    Returns:
        A number for each row of counts.
    """
    low, high = (min(max(mean, _LEAST_SHARE), 1 - _LEAST_SHARE) for mean in (low, high))
    middle = (low + high) / 2
    pseudo = np.broadcast_to([prior * (1 - middle), prior * middle], (*counts.shape[:-1], 2))
    weights = np.concatenate([counts, pseudo], axis=-1)
    values = np.concatenate([scores, [0.0, 1.0]])
    return (weights * (_surprise(weights, values, low) - _surprise(weights, values, high))).sum(-1)


def _surprise(weights: Floats, values: Floats, mean: float) -> Floats:
    """Each value's log-probability loss under the maximum-likelihood distribution with this mean.

    That distribution is ``weights / (1 + tilt * (values - mean))``, with the tilt that gives it the
    mean: the root of a decreasing function, found by Newton's method within a shrinking bracket.
    """
    away = values - mean
    shape = (*weights.shape[:-1], 1)
    least, most = np.full(shape, -1 / (1 - mean)), np.full(shape, 1 / mean)
    tilt = np.zeros(shape)
    for _ in range(_MOST_STEPS):
        pulled = away / (1 + tilt * away)
        excess = (weights * pulled).sum(-1, keepdims=True)
        slope = (weights * pulled**2).sum(-1, keepdims=True)
        least, most = np.where(excess > 0, tilt, least), np.where(excess > 0, most, tilt)
        following = tilt + excess / slope
        inside = (following > least) & (following < most)
        following = np.where(inside, following, (least + most) / 2)
        is_close = np.abs(following - tilt) <= _CLOSE_ENOUGH * np.maximum(1, np.abs(tilt))
        tilt = following
        if is_close.all():
            break
    found: Floats = np.log1p(tilt * away)
    return found
