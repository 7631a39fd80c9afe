"""From results of paired games to a verdict: score, Elo difference, sequential test.

A unit is one deal played with every arrangement of the seats; its score for bot A is the mean of
A's shares of the wins. Luck of the deal and of the seat cancels within it, so that the spread of
the units is what the errors are made from.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Literal

Verdict = Literal["A is stronger", "A is not stronger", "undecided"]
_NORMAL_95 = 1.959964
_LEAST_SPREAD = 0.02


def elo(score: float, players: int = 2) -> float:
    """The Elo difference at which A's expected share of the wins is ``score``.

    With more than two players A sits alone among equals, and a share of 1 / players is level.
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
    """How much stronger A is, with 95 % errors."""

    score: float
    score_error: float
    elo: float
    elo_error: float
    likelihood_ratio: float | None = None
    """Logarithm of the likelihood ratio of the two hypotheses of the sequential test."""
    verdict: Verdict | None = None


def rate(
    units: Sequence[float],
    players: int = 2,
    bounds: tuple[float, float] | None = None,
    alpha: float = 0.05,
    beta: float = 0.05,
) -> Rating:
    """Score and Elo difference from units' scores; with bounds, the sequential test's verdict.

    Args:
        units: A's score, 0 to 1, in each unit; one at least.
        players: how many players a game has.
        bounds: Elo differences of the two hypotheses, the lower one first.
        alpha: chance of finding A stronger when the lower hypothesis is true.
        beta: chance of the opposite error.

    The test is the generalized sequential probability ratio test for normally distributed unit
    scores (Van den Bergh, "A practical introduction to the GSPRT", as used by fishtest).
    """
    score = fmean(units)
    spread = max(stdev(units) if len(units) > 1 else 0.5, _LEAST_SPREAD)
    error = _NORMAL_95 * spread / math.sqrt(len(units))
    low, high = elo(score - error, players), elo(score + error, players)
    ratio, verdict = None, None
    if bounds is not None:
        s0, s1 = (expected(bound, players) for bound in bounds)
        ratio = len(units) * (s1 - s0) * (2 * score - s0 - s1) / (2 * spread**2)
        accept, reject = math.log((1 - beta) / alpha), math.log(beta / (1 - alpha))
        verdict = _verdict(ratio, accept, reject)
    return Rating(score, error, elo(score, players), (high - low) / 2, ratio, verdict)


def _verdict(ratio: float, accept: float, reject: float) -> Verdict:
    if ratio >= accept:
        return "A is stronger"
    if ratio <= reject:
        return "A is not stronger"
    return "undecided"
