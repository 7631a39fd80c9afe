"""From results to ratings: Elo, errors, and the sequential test."""

import math
from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.volume import share

from benchmarks import sprt_errors
from blazon.lab.ratings import elo, expected, rate, verdict_of

UNITS = st.lists(st.sampled_from([0, 0.25, 0.5, 0.75, 1]), min_size=16, max_size=60)


@given(st.floats(-1000, 1000), st.integers(2, 5))
def test_a_player_wins_as_often_as_its_strength_among_equal_rivals(
    difference: float, players: int
) -> None:
    # Bradley and Terry's model, with strengths on Elo's scale: 400 points are a factor of 10.
    strength = 10 ** (difference / 400)
    share = strength / (strength + players - 1)
    assert expected(difference, players) == pytest.approx(share)
    assert elo(share, players) == pytest.approx(difference, abs=1e-6)


def test_known_differences() -> None:
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert expected(200) == pytest.approx(0.75975, abs=1e-5)
    assert elo(1 / 4, players=4) == pytest.approx(0)


def test_whoever_wins_all_is_not_infinitely_stronger() -> None:
    assert elo(1.0) == pytest.approx(1600, abs=1)
    assert elo(0.0) == pytest.approx(-1600, abs=1)
    rating = rate([1.0] * 50)
    assert rating.elo_error is not None
    assert math.isfinite(rating.elo_error)


@given(UNITS, st.integers(2, 5))
def test_two_more_deals_widen_the_errors(units: list[float], players: int) -> None:
    rating, count = rate(units, players), len(units)
    scores = [*units, 1, 0]
    weights = np.array([*[1.0] * count, 2 / players, 2 - 2 / players])
    mean = np.average(scores, weights=weights)
    variance = np.average((scores - mean) ** 2, weights=weights) * (count + 2) / (count + 1)
    error = 1.959964 * math.sqrt(variance / count)
    assert rating.score == pytest.approx(sum(units) / count)
    assert rating.score_error == pytest.approx(error)
    ends = [elo(rating.score + sign * error, players) for sign in (1, -1)]
    assert rating.elo == elo(rating.score, players)
    assert rating.elo_error == pytest.approx((ends[0] - ends[1]) / 2)
    assert (rating.likelihood_ratio, rating.verdict) == (None, None)


def error(units: Sequence[float], players: int = 2) -> float:
    """The error of a score that has one."""
    found = rate(units, players).score_error
    assert found is not None
    return found


@given(st.lists(st.sampled_from([0, 0.25, 0.5, 0.75, 1]), min_size=1, max_size=15))
def test_too_few_deals_have_no_interval_and_decide_nothing(units: list[float]) -> None:
    rating = rate(units, bounds=(0, 2000))
    assert (rating.score_error, rating.elo_error) == (None, None)
    assert rating.verdict == "undecided"
    assert rating.score_text == f"{rating.score:.1%}"
    assert "too few deals for an interval, 16 at least" in rating.elo_text
    assert "±" not in rating.elo_text


def test_sixteen_deals_are_enough() -> None:
    rating = rate([0.5, 1.0, 0.5, 0.0] * 4)
    assert rating.score_text == f"50.0% ± {error([0.5, 1.0, 0.5, 0.0] * 4):.1%}"
    assert rating.elo_text == f"+0 ± {rating.elo_error:.0f}"
    assert rate([1.0] * 16, bounds=(0, 400)).verdict == "A is stronger"


KINDS = [(name, players) for name, (_, numbers) in sprt_errors.KINDS.items() for players in numbers]


@pytest.mark.parametrize(("kind", "players"), share(KINDS))
def test_the_sequential_test_is_seldom_wrong(kind: str, players: int) -> None:
    spread, bounds = sprt_errors.KINDS[kind][0], (0.0, 50.0)
    lower, upper = (
        sprt_errors.simulate(spread, players, bounds, truth, matches=400) for truth in bounds
    )
    assert lower.stronger <= 0.065
    assert upper.not_stronger <= 0.065
    assert lower.stronger + lower.not_stronger == upper.stronger + upper.not_stronger == 1


@pytest.mark.parametrize(("alpha", "beta"), [(0.05, 0.05), (0.01, 0.2)])
def test_the_sequential_test_decides_at_walds_bounds(alpha: float, beta: float) -> None:
    upper, lower = math.log((1 - beta) / alpha), math.log(beta / (1 - alpha))
    ratios = (upper + 1e-9, upper - 1e-9, lower + 1e-9, lower - 1e-9)
    assert [verdict_of(ratio, 16, alpha, beta) for ratio in ratios] == [
        "A is stronger",
        *["undecided"] * 2,
        "A is not stronger",
    ]
    assert {verdict_of(ratio, 15, alpha, beta) for ratio in (-99, 99)} == {"undecided"}
    for units in ([0.5, 1.0] * 8, [0.5, 0.0] * 8, [0.5, 1.0] * 200, [0.5, 0.0] * 200):
        rating = rate(units, 2, (0, 40), alpha, beta)
        assert rating.verdict == verdict_of(rating.likelihood_ratio or 0, len(units), alpha, beta)


@given(UNITS, st.integers(2, 5), st.integers(-99, 50), st.integers(1, 99))
def test_the_likelihood_ratio_is_that_of_the_likeliest_distributions(
    units: list[float], players: int, bound: int, wider: int
) -> None:
    bounds = (bound, bound + wider)
    found, (low, high) = rate(units, players, bounds), (expected(one, players) for one in bounds)
    counts, middle = Counter(units), low + high
    pseudo = {0.0: 2 - middle, 1.0: middle}
    weights = {score: counts[score] + pseudo.get(score, 0) for score in {*counts, *pseudo}}
    wanted = likeliest(weights, high) - likeliest(weights, low)
    assert found.likelihood_ratio == pytest.approx(wanted, abs=1e-6)


def likeliest(weights: dict[float, float], mean: float) -> float:
    """The log-likelihood of the likeliest distribution with this mean, by bisection."""
    least, most = -1 / (1 - mean), 1 / mean
    for _ in range(200):
        tilt = (least + most) / 2
        pull = sum(w * (x - mean) / (1 + tilt * (x - mean)) for x, w in weights.items())
        least, most = (tilt, most) if pull > 0 else (least, tilt)
    total = sum(weights.values())
    chances = {x: w / total / (1 + tilt * (x - mean)) for x, w in weights.items()}
    assert sum(chances.values()) == pytest.approx(1)
    assert sum(x * chance for x, chance in chances.items()) == pytest.approx(mean)
    return sum(w * math.log(chances[x]) for x, w in weights.items())


@pytest.mark.parametrize("bounds", [(-9999, 9999), (0, 9999), (8000, 9000)])
def test_hypotheses_far_out_are_no_trouble(bounds: tuple[float, float]) -> None:
    for score in (0.0, 0.5, 1.0):
        ratio = rate([score] * 20, bounds=bounds).likelihood_ratio
        assert ratio is not None
        assert math.isfinite(ratio)
