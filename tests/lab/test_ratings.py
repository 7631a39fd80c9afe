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
from blazon.lab.ratings import PRIOR_DEALS, elo, expected, rate


@given(st.floats(0.001, 0.999), st.integers(2, 4))
def test_expected_is_the_inverse_of_elo(score: float, players: int) -> None:
    assert expected(elo(score, players), players) == pytest.approx(score)


@given(st.floats(-1000, 1000), st.integers(2, 4))
def test_elo_is_the_inverse_of_expected(difference: float, players: int) -> None:
    assert elo(expected(difference, players), players) == pytest.approx(difference, abs=1e-6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_equal_share_of_the_wins_is_no_difference(players: int) -> None:
    assert elo(1 / players, players) == pytest.approx(0)
    assert expected(0, players) == pytest.approx(1 / players)


def test_known_differences() -> None:
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(10 / 11) == pytest.approx(400)
    assert expected(200) == pytest.approx(0.75975, abs=1e-5)
    assert elo(0.25) == pytest.approx(-elo(0.75))


def test_whoever_wins_all_is_not_infinitely_stronger() -> None:
    assert elo(1.0) == pytest.approx(1600, abs=1)
    assert elo(0.0) == pytest.approx(-1600, abs=1)
    rating = rate([1.0] * 50)
    assert rating.elo_error is not None
    assert math.isfinite(rating.elo_error)


def test_the_rating_of_a_known_sample() -> None:
    rating = rate([0.5, 1.0, 0.5, 0.0] * 25)
    assert rating.score == 0.5
    assert rating.elo == pytest.approx(0)
    with_prior = math.sqrt((12.5 + PRIOR_DEALS * 0.25) / (100 + PRIOR_DEALS - 1))
    assert rating.score_error == pytest.approx(1.959964 * with_prior / 10)
    assert rating.score_error is not None
    assert rating.elo_error == pytest.approx(elo(0.5 + rating.score_error))
    assert (rating.likelihood_ratio, rating.verdict) == (None, None)


def error(units: Sequence[float], players: int = 2) -> float:
    """The error of a score that has one."""
    found = rate(units, players).score_error
    assert found is not None
    return found


def test_more_games_make_smaller_errors() -> None:
    assert error([0.0, 1.0] * 1000) == pytest.approx(error([0.0, 1.0] * 10) / 10, rel=0.05)


@pytest.mark.parametrize("players", [2, 5])
def test_deals_that_are_all_alike_leave_a_doubt(players: int) -> None:
    for score in (0.0, 1 / players, 1.0):
        assert error([score] * 200, players) < error([score] * 16, players) < 0.2
        assert error([score] * 200, players) > 0.001


@pytest.mark.parametrize("chance", [0.02, 0.1, 0.5])
def test_the_interval_mostly_holds_the_truth(chance: float) -> None:
    rng, held = np.random.default_rng(1), 0
    for _ in range(500):
        units = (rng.random((20, 2)) < chance).mean(axis=1).tolist()
        held += abs(rate(units).score - chance) <= error(units)
    assert held >= 0.92 * 500


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


def test_a_great_difference_is_decided_sooner() -> None:
    lengths = [
        sprt_errors.simulate(sprt_errors.independent, 2, (0, 20), difference, matches=20).deals
        for difference in (300, 100, 20)
    ]
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[2] / 4


def test_the_likelihood_ratio_decides_at_its_bounds() -> None:
    few = rate([0.5, 0.5, 1.0, 0.0] * 4, bounds=(0, 10))
    assert few.verdict == "undecided"
    for units, says in (
        ([0.5, 1.0] * 200, "A is stronger"),
        ([0.5, 0.0] * 200, "A is not stronger"),
    ):
        rating = rate(units, bounds=(0, 40))
        assert rating.verdict == says
        assert rating.likelihood_ratio is not None
        assert abs(rating.likelihood_ratio) > math.log(0.95 / 0.05)


@given(st.lists(st.sampled_from([0, 0.25, 0.5, 0.75, 1]), min_size=16, max_size=60))
def test_the_likelihood_ratio_is_that_of_the_likeliest_distributions(units: list[float]) -> None:
    found, (low, high) = rate(units, bounds=(0, 50)).likelihood_ratio, (0.5, expected(50))
    counts = Counter(units)
    pseudo = {0.0: PRIOR_DEALS * (1 - (low + high) / 2), 1.0: PRIOR_DEALS * (low + high) / 2}
    weights = {score: counts[score] + pseudo.get(score, 0) for score in {*counts, *pseudo}}
    assert found == pytest.approx(likeliest(weights, high) - likeliest(weights, low), abs=1e-6)


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


def test_with_more_players_the_test_is_about_their_share() -> None:
    assert rate([1 / 3] * 400, players=3, bounds=(-100, -50)).verdict == "A is stronger"
    assert rate([1 / 3] * 400, players=3, bounds=(50, 100)).verdict == "A is not stronger"
