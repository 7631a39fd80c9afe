"""Intervals of studies contain the truth as often as they say, also when precision ends a study."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest
from tests.volume import some

from blazon.lab.studies.intervals import (
    LEAST_GAMES,
    Estimate,
    differences,
    estimate,
    jointly,
    student,
    wilson,
)

TRIALS = some(4_000)
NEAR = 3 * (0.95 * 0.05 / TRIALS) ** 0.5
"""Three standard errors of how often intervals of 95 % contain the truth."""
Draw = Callable[[np.random.Generator, int], npt.NDArray[np.float64]]
WON: dict[str, tuple[float, Draw]] = {
    "half": (0.5, lambda rng, games: (rng.random(games) < 0.5).astype(float)),
    "a fifth": (0.2, lambda rng, games: (rng.random(games) < 0.2).astype(float)),
    "rarely": (0.04, lambda rng, games: (rng.random(games) < 0.04).astype(float)),
    "shared": (0.4, lambda rng, games: rng.choice([0, 0.5, 1], games, p=[0.5, 0.2, 0.3])),
}
LEADS: dict[str, tuple[float, Draw]] = {
    "leads": (0.0, lambda rng, games: np.rint(rng.normal(0, 15, games))),
    "lengths": (12.0, lambda rng, games: rng.gamma(4, 3, games)),
}


def covers(found: Estimate, truth: float) -> bool:
    """Whether an interval contains the truth."""
    assert found.low is not None
    assert found.high is not None
    return found.low <= truth <= found.high


def coverage(truth: float, sample: Callable[[], npt.NDArray[np.float64]]) -> float:
    """How often the interval of a sample contains the truth."""
    found = [estimate(sample()) for _ in range(TRIALS)]
    return float(np.mean([covers(one, truth) for one in found]))


@pytest.mark.parametrize("kind", [*WON, *LEADS])
def test_intervals_cover_the_truth_as_often_as_they_say(kind: str) -> None:
    truth, draw = (WON | LEADS)[kind]
    rng = np.random.default_rng(1)
    assert coverage(truth, lambda: draw(rng, 400)) == pytest.approx(0.95, abs=NEAR)


@pytest.mark.parametrize("kind", [*WON, *LEADS])
def test_they_do_so_when_a_study_stops_by_its_precision(kind: str) -> None:
    truth, draw = (WON | LEADS)[kind]
    rng = np.random.default_rng(2)
    most, step = 2_000, 100
    whole = estimate(draw(rng, 1_000)).half_width

    def stopped() -> npt.NDArray[np.float64]:
        values = draw(rng, most)
        for until in range(step, most, step):
            if estimate(values[:until]).half_width <= whole:
                return values[:until]
        return values

    assert coverage(truth, stopped) == pytest.approx(0.95, abs=NEAR)


def test_intervals_that_hold_all_at_once_do() -> None:
    rng = np.random.default_rng(3)
    cells, each = 8, jointly(0.95, 8)
    hold = 0
    for _ in range(TRIALS):
        found = [estimate((rng.random(300) < 0.5).astype(float), each) for _ in range(cells)]
        hold += all(covers(one, 0.5) for one in found)
    assert 0.95 - NEAR <= hold / TRIALS <= 0.955 + NEAR


def test_differences_hold_all_at_once() -> None:
    rng = np.random.default_rng(4)
    hold = 0
    for _ in range(TRIALS):
        samples = [rng.normal(mean, 3 + mean, 200) for mean in range(4)]
        gaps = differences(samples)
        hold += all(covers(gap, mean) for mean, gap in enumerate(gaps, 1))
    assert 0.95 - NEAR <= hold / TRIALS <= 0.96 + NEAR


@pytest.mark.parametrize(
    ("freedom", "known"), [(29, 2.04523), (60, 2.00030), (1_000, 1.96234), (10**7, 1.95996)]
)
def test_students_quantiles_are_those_of_tables(freedom: int, known: float) -> None:
    assert student(0.95, freedom) == pytest.approx(known, abs=5e-6)


def test_a_share_of_games_has_wilsons_interval() -> None:
    found = estimate(np.array([1.0] * 12 + [0.0] * 28))
    assert (found.low, found.high) == wilson(0.3, 40)
    found = estimate(np.array([1.0] * 12 + [0.0] * 27 + [0.5]))
    assert (found.low, found.high) != wilson(found.mean, 40)


def test_wilsons_interval_is_that_of_his_formula() -> None:
    # Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I.
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


def test_few_games_have_no_interval() -> None:
    found = estimate(np.ones(LEAST_GAMES - 1))
    assert (found.mean, found.low, found.high) == (1.0, None, None)
    assert found.half_width == float("inf")
