"""From results to a rating: Elo, errors, and the sequential test."""

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blazon.lab.ratings import elo, expected, rate


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
    assert math.isfinite(rate([1.0] * 50).elo_error)


def test_the_rating_of_a_known_sample() -> None:
    rating = rate([0.5, 1.0, 0.5, 0.0] * 25)
    assert rating.score == 0.5
    assert rating.elo == pytest.approx(0)
    deviation = math.sqrt(12.5 / 99)
    assert rating.score_error == pytest.approx(1.959964 * deviation / 10)
    assert rating.elo_error == pytest.approx(elo(0.5 + rating.score_error))
    assert (rating.likelihood_ratio, rating.verdict) == (None, None)


def test_more_games_make_smaller_errors() -> None:
    few, many = rate([0.0, 1.0] * 10), rate([0.0, 1.0] * 1000)
    assert many.score_error == pytest.approx(few.score_error / 10, rel=0.05)
    assert rate([0.5]).score_error > 0.5
    assert rate([0.5] * 10).score_error > 0


def results(rng: random.Random, score: float) -> float:
    """The score of one deal played from both seats by somebody who wins that often."""
    return ((rng.random() < score) + (rng.random() < score)) / 2


def verdict(seed: int, difference: float, bounds: tuple[float, float]) -> tuple[str, int]:
    """What the sequential test says in the end of such a player, and after how many deals."""
    rng = random.Random(seed)
    units: list[float] = []
    while len(units) < 20_000:
        units.append(results(rng, expected(difference)))
        if len(units) % 20 == 0:
            found = rate(units, bounds=bounds).verdict
            if found != "undecided":
                assert found is not None
                return found, len(units)
    return "undecided", len(units)


@pytest.mark.parametrize(
    ("difference", "right"), [(80, True), (40, True), (0, False), (-60, False)]
)
def test_the_sequential_test_is_seldom_wrong(difference: float, right: bool) -> None:
    wanted = "A is stronger" if right else "A is not stronger"
    found = [verdict(seed, difference, (0, 40)) for seed in range(30)]
    assert sum(what == wanted for what, _ in found) >= 27


def test_a_great_difference_is_decided_sooner() -> None:
    lengths = [verdict(1, difference, (0, 20))[1] for difference in (300, 100, 20)]
    assert lengths == sorted(lengths)


def test_the_likelihood_ratio_decides_at_its_bounds() -> None:
    few = rate([0.5, 0.5, 1.0, 0.0], bounds=(0, 10))
    assert few.verdict == "undecided"
    for units, says in (
        ([0.5, 1.0] * 200, "A is stronger"),
        ([0.5, 0.0] * 200, "A is not stronger"),
    ):
        rating = rate(units, bounds=(0, 40))
        assert rating.verdict == says
        assert rating.likelihood_ratio is not None
        assert abs(rating.likelihood_ratio) > math.log(0.95 / 0.05)


def test_with_more_players_the_test_is_about_their_share() -> None:
    assert rate([1 / 3] * 400, players=3, bounds=(-100, -50)).verdict == "A is stronger"
    assert rate([1 / 3] * 400, players=3, bounds=(50, 100)).verdict == "A is not stronger"
