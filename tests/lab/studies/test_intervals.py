"""Intervals hold as often as the documentation of studies says: alone, at once, at many looks."""

import math
from collections.abc import Callable
from dataclasses import astuple, replace
from pathlib import Path
from statistics import fmean, stdev
from typing import Any
from unittest.mock import ANY

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from tests.lab.studies.test_plans import plan as plan_of
from tests.volume import some

from blazon.lab.gametable import Floats
from blazon.lab.studies.intervals import (
    Estimate,
    Estimator,
    difference,
    distinct,
    effective_games,
    estimate_mean,
    estimate_share,
    jointly,
    normal,
    student,
    wilson,
)
from blazon.lab.studies.plan import Plan
from blazon.lab.studies.results import Line, lines_of
from blazon.lab.studies.running import estimator

TRIALS = some(4_000)
NEAR = 3 * (0.95 * 0.05 / TRIALS) ** 0.5
"""Three standard errors of how often intervals of 95 % contain the truth."""
STUDIES = some(1_200)
CONFIDENCES = st.floats(0.5, 0.9999)
SHARES = st.lists(st.sampled_from([0, 0, 0.5, 1]), min_size=1, max_size=90)
Draw = Callable[[np.random.Generator, int], Floats]
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
ESTIMATORS: dict[str, Estimator] = {
    **dict.fromkeys(WON, estimate_share),
    **dict.fromkeys(LEADS, estimate_mean),
}
SHARED = [
    *((0.5, 0), (0.5, 0.02), (0.5, 0.1)),
    *((0.9, 0), (0.9, 0.02), (0.9, 0.1)),
    *((0.97, 0), (0.97, 0.01), (0.97, 0.02)),
    *((0.995, 0), (0.995, 0.0025), (0.995, 0.005)),
]
"""How many games are won and tied, from even to hardly ever lost."""


def covers(found: Estimate, truth: float) -> bool:
    assert found.low is not None
    assert found.high is not None
    return found.low <= truth <= found.high


def is_right(held: float, trials: int) -> bool:
    """Whether intervals held in 94 to 97 % of the trials, give or take two standard errors."""
    near = 2 * math.sqrt(0.95 * 0.05 / trials)
    return 0.94 - near <= held <= 0.97 + near


def coverage(kind: str, sample: Callable[[], Floats]) -> float:
    """How often the interval of a sample contains the truth."""
    truth, _ = (WON | LEADS)[kind]
    found = [ESTIMATORS[kind](sample(), 0.95) for _ in range(TRIALS)]
    return float(np.mean([covers(one, truth) for one in found]))


@pytest.mark.parametrize("kind", [*WON, *LEADS])
def test_intervals_cover_the_truth_as_often_as_they_say(kind: str) -> None:
    _, draw = (WON | LEADS)[kind]
    rng = np.random.default_rng(1)
    assert coverage(kind, lambda: draw(rng, 400)) == pytest.approx(0.95, abs=NEAR)


@pytest.mark.parametrize("kind", [*WON, *LEADS])
def test_they_do_so_when_a_study_stops_by_its_precision(kind: str) -> None:
    _, draw = (WON | LEADS)[kind]
    rng = np.random.default_rng(2)
    most, step = 2_000, 100
    whole = ESTIMATORS[kind](draw(rng, 1_000), 0.95).half_width

    def stopped() -> Floats:
        values = draw(rng, most)
        for until in range(step, most, step):
            if ESTIMATORS[kind](values[:until], 0.95).half_width <= whole:
                return values[:until]
        return values

    assert coverage(kind, stopped) == pytest.approx(0.95, abs=NEAR)


@pytest.mark.parametrize(("won", "tied"), SHARED)
def test_intervals_of_shares_know_ties_and_stay_between_0_and_1(won: float, tied: float) -> None:
    rng, truth, held = np.random.default_rng(5), won + tied / 2, 0
    for games in rng.integers(100, 1_001, TRIALS).tolist():
        lost, shared, _ = rng.multinomial(games, [_lost(won, tied), tied, won])
        values = np.ones(games)
        values[:lost], values[lost : lost + shared] = 0, 0.5
        found = estimate_share(values)
        assert 0 <= (found.low or 0) <= found.mean <= (found.high or 0) <= 1
        held += covers(found, truth)
    assert is_right(held / TRIALS, TRIALS)


def _lost(won: float, tied: float) -> float:
    return round(1 - won - tied, 6)


def test_of_100_games_a_single_loss_decides_whether_the_interval_holds() -> None:
    found = [wilson(1 - lost / 100, 100) for lost in (0, 1, 2)]
    assert [low <= 0.995 <= high for low, high in found] == [True, True, False]
    held = 0.995**100 + 100 * 0.005 * 0.995**99
    assert held == pytest.approx(0.91, abs=0.005)


def test_the_measure_decides_on_the_interval_and_not_the_sample(tmp_path: Path) -> None:
    text = 'title = "t"\n[vary]\ngame = "rheingold"\n[stop]\ngames = 1\n'
    (cell,) = plan_of(tmp_path, text).cells
    values = np.array([1.0] * 38 + [0.0] * 2)
    for measure in ("wins", "castle-PFA"):
        assert estimator(cell, measure)(values, 0.95).high == wilson(0.95, 40)[1]
    for measure in ("castles", "turns", "totals", "margins", "shields", "rolled-1"):
        assert (estimator(cell, measure)(values, 0.95).high or 0) > 1


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_cells_places_and_sides_hold_at_once(players: int, tmp_path: Path) -> None:
    plan = planned(tmp_path, [players], ["wins"], ["first", "seat"])
    rng = np.random.default_rng(6)
    means = gaps = 0
    for _ in range(STUDIES):
        lines = lines_of(plan, [_equal_games(rng, players, games) for games in (200, 300, 400)])
        assert len(lines) == 3 * players * 2
        means += all(covers(line.jointly, 1 / players) for line in lines)
        gaps += all(covers(line.gap, 0) for line in lines if line.gap)
    assert is_right(means / STUDIES, STUDIES)
    assert is_right(gaps / STUDIES, STUDIES)


def planned(folder: Path, players: list[int], measures: list[str], by: list[str]) -> Plan:
    """A study with three cells for each number of players, which are compared."""
    text = f"""
        title = "Cells"
        vary = {{game = "rheingold", players = {players}, rounds = [1, 2, 3]}}
        measure = {{measures = {measures}, by = {by}, compare = true}}
        stop = {{games = 1}}
    """
    return plan_of(folder, text)


def _equal_games(rng: np.random.Generator, players: int, games: int) -> Floats:
    """Who began, and each seat's share of the win, if all play equally well and may share wins."""
    seats = np.arange(players)
    first, winner, other = rng.integers(0, players, (3, games))
    shares = (seats == winner[:, np.newaxis]) / 1.0
    shared = rng.random(games) < 0.05
    shares[shared] = (shares[shared] + (seats == other[shared, np.newaxis])) / 2
    return np.column_stack([first, shares])


def test_two_sides_that_say_the_same_count_once() -> None:
    rng = np.random.default_rng(7)
    wins, points = rng.choice([0, 0.5, 1], 40), rng.integers(0, 50, (2, 40))
    assert distinct([wins, 1 - wins]) == 1
    assert distinct([wins, 1 - wins, wins]) == 1
    assert distinct([*points, points[0] - 3, 5 - points[1]]) == 2
    assert distinct([wins, *points]) == 3


@pytest.mark.parametrize(
    ("one", "other"),
    [((0.5, 0), (0.5, 0.1)), ((0.9, 0.02), (0.97, 0.01)), ((0.9, 0.1), (0.02, 0.02))],
)
def test_differences_of_shares_hold(one: tuple[float, float], other: tuple[float, float]) -> None:
    rng, held = np.random.default_rng(8), 0
    for games in rng.integers(100, 1_001, TRIALS).tolist():
        found = difference(
            *(
                estimate_share(rng.choice([1, 0.5, 0], games, p=[won, tied, _lost(won, tied)]))
                for won, tied in (one, other)
            )
        )
        held += covers(found, other[0] - one[0] + (other[1] - one[1]) / 2)
    assert is_right(held / TRIALS, TRIALS)


def test_differences_hold_more_often_if_both_players_hardly_ever_lose() -> None:
    rng, held = np.random.default_rng(10), 0
    for games in rng.integers(100, 1_001, TRIALS).tolist():
        won = (estimate_share((rng.random(games) < 0.995).astype(float)) for _ in range(2))
        held += covers(difference(*won), 0)
    assert held / TRIALS >= 0.96


@given(SHARES, SHARES, CONFIDENCES)
def test_differences_of_shares_stay_between_minus_1_and_1(
    one: list[float], other: list[float], confidence: float
) -> None:
    found = difference(*(estimate_share(np.array(of * 30), confidence) for of in (one, other)))
    assert -1 <= (found.low or 0) <= found.mean <= (found.high or 0) <= 1


def test_a_difference_of_shares_has_newcombes_interval() -> None:
    # Newcombe, "Interval estimation for the difference between independent proportions", 1998,
    # table II, method 10: 56/70 - 48/80.
    found = difference(
        estimate_share(np.repeat([1.0, 0.0], [48, 32])),
        estimate_share(np.repeat([1.0, 0.0], [56, 14])),
    )
    assert (found.low, found.high) == pytest.approx((0.0524, 0.3339), abs=5e-5)


def test_wilsons_interval_is_that_of_his_formula() -> None:
    # Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I.
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


@given(CONFIDENCES, st.integers(29, 200))
def test_students_quantiles_hold_with_their_confidence(confidence: float, freedom: int) -> None:
    # Abramowitz and Stegun, 26.7.3 and 26.7.4: how often t stays within its quantiles.
    angle = math.atan(student(confidence, freedom) / math.sqrt(freedom))
    term, total = (math.cos(angle), 0.0) if freedom % 2 else (1.0, 0.0)
    for step in range(1 + freedom % 2, freedom, 2):
        total += term
        term *= math.cos(angle) ** 2 * step / (step + 1)
    held = math.sin(angle) * total
    assert (2 / math.pi * (angle + held) if freedom % 2 else held) == pytest.approx(
        confidence, abs=2e-6
    )


@given(st.floats(0, 1), st.floats(1, 1e6), CONFIDENCES)
def test_wilsons_interval_ends_where_the_score_test_does(
    share: float, games: float, confidence: float
) -> None:
    low, high = wilson(share, games, confidence)
    assert 0 <= low <= share <= high <= 1
    assert math.erf(normal(confidence) / math.sqrt(2)) == pytest.approx(confidence)
    for end in {low, high} - {0.0, 1.0}:
        reach = normal(confidence) ** 2 * end * (1 - end) / games
        assert (share - end) ** 2 == pytest.approx(reach, rel=1e-6, abs=1e-13)


@given(SHARES)
def test_ties_count_by_how_much_they_narrow_the_spread(shares: list[float]) -> None:
    values, weights = np.array([*shares, 0, 1]), [*[1] * len(shares), 0.5, 0.5]
    mean = np.average(values, weights=weights)
    spread = np.average((values - mean) ** 2, weights=weights)
    wanted = len(shares) * mean * (1 - mean) / spread
    assert effective_games(np.array(shares)) == pytest.approx(wanted)
    if 0.5 not in shares:
        assert wanted == pytest.approx(len(shares))


@given(SHARES, CONFIDENCES)
def test_a_mean_has_its_standard_error_and_from_30_games_an_interval(
    values: list[float], confidence: float
) -> None:
    sample, games, mean = np.array(values), len(values), fmean(values)
    error = stdev(values) / math.sqrt(games) if games > 1 else 0
    reach = error * student(confidence, games - 1) if games > 1 else 0
    ends = {
        estimate_mean: (mean - reach, mean + reach),
        estimate_share: wilson(mean, effective_games(sample), confidence),
    }
    for estimate, (low, high) in ends.items():
        found = estimate(sample, confidence)
        assert (found.games, found.mean, found.error) == (games, *map(pytest.approx, (mean, error)))
        if games < 30:
            assert (found.low, found.high, found.half_width) == (None, None, math.inf)
        else:
            wanted = (low, high, (high - low) / 2)
            assert (found.low, found.high, found.half_width) == pytest.approx(wanted)


def test_a_difference_is_reckoned_from_the_ends_that_face_each_other() -> None:
    first, other = Estimate(50, 10, 8, 10 - 5, 10 + 4), Estimate(40, 30, 15, 30 - 3, 30 + 12)
    assert difference(first, other) == Estimate(40, 20, 17, 20 - 5, 20 + 13)
    for one in (replace(first, games=20, low=None, high=None), replace(other, low=None, high=None)):
        assert difference(one, other) == Estimate(one.games, other.mean - one.mean, ANY, None, None)


@given(CONFIDENCES, st.integers(1, 100))
def test_several_intervals_hold_at_once_as_if_they_were_independent(
    confidence: float, intervals: int
) -> None:
    assert jointly(confidence, intervals) ** intervals == pytest.approx(confidence)
    assert jointly(confidence, 0) == confidence


Measured = dict[str, Any]
"""A game: who began (``first``), and what was measured, one number or one for each seat."""


def some_games(players: int, count: int) -> list[Measured]:
    """Games with any numbers; wins are shared now and then."""
    rng, found = np.random.default_rng(players * count), list[Measured]()
    for first in rng.integers(0, players, count).tolist():
        winners = rng.permutation(players)[: rng.choice([1, 1, 1, 2])].tolist()
        wins = [(seat in winners) / len(winners) for seat in range(players)]
        totals = rng.integers(0, 60, players).tolist()
        found.append({"first": [first], "wins": wins, "totals": totals, "turns": [rng.random()]})
    return found


def sample_of(games: list[Measured], line: Line) -> Floats:
    """A player's numbers, or the games'."""
    first = line.side == "first"
    found = (
        game[line.measure][(game["first"][0] * first + (line.place or 0)) % len(game[line.measure])]
        for game in games
    )
    return np.array([*found], float)


def counted(measure: str, seats: list[int], sides: int) -> tuple[int, int]:
    """How many means and differences say something of their own; a duel's wins are one."""
    if measure == "turns":
        return len(seats), len(seats) - 1
    is_one = [measure == "wins" and players == 2 for players in seats]
    means = [1 if one else players for one, players in zip(is_one, seats, strict=True)]
    gaps = [1 if one and is_one[0] else min(seats[0], seats[n]) for n, one in enumerate(is_one)]
    return sides * sum(means), sides * sum(gaps[1:])


@settings(
    max_examples=some(24),
    phases=[Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    st.permutations([2, 3, 4]),
    st.permutations([29, 30, 57, 77, 120]),
    st.permutations(["wins", "totals", "turns"]),
    st.sampled_from([["seat"], ["first"], ["first", "seat"], ["seat", "first"]]),
)
def test_cells_of_any_size_are_estimated_and_compared_player_by_player(
    tmp_path: Path, players: list[int], sizes: list[int], measures: list[str], by: list[str]
) -> None:
    plan = planned(tmp_path, players, measures, by)
    seats = [cell.players for cell in plan.cells]
    games = [some_games(*size) for size in zip(seats, sizes * 2, strict=False)]
    names = ["first", *measures]
    rows = [[[one for name in names for one in game[name]] for game in cell] for cell in games]
    lines = lines_of(plan, [*map(np.array, rows)])
    assert [(line.measure, line.side, line.cell, line.place) for line in lines] == [
        (measure, side, cell, place)
        for measure in measures
        for side in ([None] if measure == "turns" else by)
        for cell, players in enumerate(seats)
        for place in ([None] if measure == "turns" else range(players))
    ]
    for line in lines:
        estimate = estimate_share if line.measure == "wins" else estimate_mean
        first, sample = (sample_of(games[cell], line) for cell in (0, line.cell))
        each, pair = (jointly(0.95, n) for n in counted(line.measure, seats, len(by)))
        assert same(line.alone, estimate(sample, 0.95))
        assert same(line.jointly, estimate(sample, each))
        is_compared = line.cell > 0 and (line.place or 0) < seats[0]
        gap = difference(estimate(first, pair), estimate(sample, pair)) if is_compared else None
        assert (line.gap is not None) is is_compared
        assert gap is None or line.gap is None or same(line.gap, gap)


def same(one: Estimate, other: Estimate) -> bool:
    """Whether two estimates agree but for rounding."""
    return astuple(one) == pytest.approx(astuple(other))
