"""Fits find what is there, with errors that say how well."""

import numpy as np
import pytest

from blazon.lab.studies.fits import least_squares

TRIALS = 1_000


def test_a_fit_finds_an_exact_rule() -> None:
    rng = np.random.default_rng(1)
    more, groups = rng.integers(-3, 4, (50, 2)).astype(float), rng.integers(0, 2, 50)
    values = 3 * more[:, 0] - 2 * more[:, 1] + 5 * groups
    worth, errors = least_squares(values, more, groups)
    assert worth == pytest.approx([3, -2])
    assert errors == pytest.approx([0, 0], abs=1e-9)


def test_things_with_a_constant_sum_are_compared_with_their_mean() -> None:
    rng = np.random.default_rng(2)
    more = rng.multinomial(15, [1 / 3] * 3, 400).astype(float)
    values = more @ [4.0, 1.0, 1.0] + rng.normal(0, 0.01, 400)
    worth, _ = least_squares(values, more, np.zeros(400, int))
    assert worth == pytest.approx([2, -1, -1], abs=0.01)


def test_a_few_games_with_another_sum_do_not_say_what_the_sum_is_worth() -> None:
    rng = np.random.default_rng(4)
    more = rng.multinomial(15, [1 / 3] * 3, 1000).astype(float)
    more[:3, 0] -= 4
    values = more @ [4.0, 1.0, 1.0] + rng.normal(0, 5, 1000)
    worth, errors = least_squares(values, more, np.zeros(1000, int))
    assert sum(worth) == pytest.approx(0, abs=0.05)
    assert worth == pytest.approx([2, -1, -1], abs=0.3)
    assert max(errors) < 0.2


def test_errors_are_as_large_as_they_say_also_if_the_spread_differs() -> None:
    rng, covered = np.random.default_rng(3), 0
    for _ in range(TRIALS):
        more, groups = rng.normal(0, 1, (300, 2)), rng.integers(0, 3, 300)
        noise = rng.normal(0, 1 + np.abs(more[:, 0]))
        (worth, _), (error, _) = least_squares(more @ [0.5, 0.1] + groups + noise, more, groups)
        covered += abs(worth - 0.5) <= 1.968 * error
    assert 0.93 <= covered / TRIALS <= 0.97
