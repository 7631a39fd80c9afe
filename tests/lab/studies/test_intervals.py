"""Intervals hold as often as the documentation of studies says: alone, at once, at many looks."""

import math
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from tests.volume import some

from blazon.lab.gametable import Floats
from blazon.lab.studies.intervals import (
    LEAST_GAMES,
    Estimate,
    Estimator,
    difference,
    distinct,
    effective_games,
    estimate_mean,
    estimate_share,
    jointly,
    student,
    wilson,
)
from blazon.lab.studies.plan import Plan, read_plan
from blazon.lab.studies.results import lines_of
from blazon.lab.studies.running import estimator

TRIALS = some(4_000)
NEAR = 3 * (0.95 * 0.05 / TRIALS) ** 0.5
"""Three standard errors of how often intervals of 95 % contain the truth."""
STUDIES = some(1_200)
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
    """Whether an interval contains the truth."""
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


def test_one_tie_hardly_changes_an_interval_of_shares() -> None:
    won, one_lost = np.ones(100), np.array([1.0] * 99 + [0])
    tied = estimate_share(np.array([1.0] * 99 + [0.5]))
    low, mid, high = (estimate_share(one_lost).low, tied.low, estimate_share(won).low)
    assert low is not None
    assert mid is not None
    assert high is not None
    assert low < mid < high + 0.005
    assert tied.high == pytest.approx(1, abs=0.002)


def test_counts_that_are_all_the_same_have_an_interval_without_length() -> None:
    found = estimate_mean(np.zeros(100))
    assert (found.low, found.high) == (0, 0)


def test_games_that_are_all_tied_do_not_make_a_share_certain() -> None:
    found = estimate_share(np.full(100, 0.5))
    assert found.low == pytest.approx(0.49, abs=0.001)
    assert found.high == pytest.approx(0.51, abs=0.001)


def test_the_measure_decides_on_the_interval_and_not_the_sample(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_text('title = "t"\n[vary]\ngame = "rheingold"\n[stop]\ngames = 1\n')
    (cell,) = read_plan(file).cells
    values = np.array([1.0] * 38 + [0.0] * 2)
    for measure in ("wins", "castle-PFA"):
        assert estimator(cell, measure)(values, 0.95).high == wilson(0.95, 40)[1]
    for measure in ("castles", "turns", "totals", "margins", "shields", "rolled-1"):
        assert (estimator(cell, measure)(values, 0.95).high or 0) > 1


@pytest.mark.parametrize(
    ("players", "by"),
    [
        *((players, ["first"]) for players in (2, 3)),
        *((players, ["first", "seat"]) for players in (2, 3, 4, 5)),
    ],
)
def test_all_cells_places_and_sides_hold_at_once(
    players: int, by: list[str], tmp_path: Path
) -> None:
    plan, rng = _plan(tmp_path, players, by), np.random.default_rng(6)
    means = gaps = 0
    for _ in range(STUDIES):
        lines = lines_of(plan, [_equal_games(rng, players, games) for games in (200, 300, 400)])
        assert len(lines) == 3 * players * len(by)
        means += all(covers(line.jointly, 1 / players) for line in lines)
        gaps += all(covers(line.gap, 0) for line in lines if line.gap)
    assert is_right(means / STUDIES, STUDIES)
    assert is_right(gaps / STUDIES, STUDIES)


def _plan(folder: Path, players: int, by: list[str]) -> Plan:
    """Three cells that are compared."""
    file = folder / "study.toml"
    file.write_text(
        f"""
title = "Equal players"
[vary]
game = "rheingold"
players = {players}
rounds = [1, 2, 3]
[measure]
by = {by}
compare = true
[stop]
games = 1
"""
    )
    return read_plan(file)


def _equal_games(rng: np.random.Generator, players: int, games: int) -> Floats:
    """Who began, and each seat's share of the win, if all play equally well and may share wins."""
    seats = np.arange(players)
    first, winner, other = rng.integers(0, players, (3, games))
    shares = (seats == winner[:, np.newaxis]) / 1.0
    shared = rng.random(games) < 0.05
    shares[shared] = (shares[shared] + (seats == other[shared, np.newaxis])) / 2
    return np.column_stack([first, shares])


def test_a_duel_is_one_comparison(tmp_path: Path) -> None:
    plan, rng = _plan(tmp_path, 2, ["first"]), np.random.default_rng(9)
    rows = [_equal_games(rng, 2, 100) for _ in plan.cells]
    shares = [
        [played[np.arange(100), 1 + (played[:, 0].astype(int) + place) % 2] for place in (0, 1)]
        for played in rows
    ]
    three, two = jointly(0.95, 3), jointly(0.95, 2)
    for line in lines_of(plan, rows):
        place = line.place or 0
        assert line.jointly == estimate_share(shares[line.cell][place], three)
        if line.cell:
            ends = (estimate_share(shares[cell][place], two) for cell in (0, line.cell))
            assert line.gap == difference(*ends)


def test_two_sides_that_say_the_same_count_once() -> None:
    rng = np.random.default_rng(7)
    wins, points = rng.choice([0, 0.5, 1], 40), rng.integers(0, 50, (2, 40))
    assert distinct([wins, 1 - wins]) == 1
    assert distinct([wins, 1 - wins, wins]) == 1
    assert distinct([*points, points[0] - 3, 5 - points[1]]) == 2
    assert distinct([wins, *points]) == 3


def test_intervals_that_hold_all_at_once_do() -> None:
    rng = np.random.default_rng(3)
    cells, each = 8, jointly(0.95, 8)
    hold = 0
    for _ in range(TRIALS):
        found = [estimate_share((rng.random(300) < 0.5).astype(float), each) for _ in range(cells)]
        hold += all(covers(one, 0.5) for one in found)
    assert 0.95 - NEAR <= hold / TRIALS <= 0.955 + NEAR


def test_differences_hold_all_at_once() -> None:
    rng, each = np.random.default_rng(4), jointly(0.95, 3)
    hold = 0
    for _ in range(TRIALS):
        first, *others = (estimate_mean(rng.normal(mean, 3 + mean, 200), each) for mean in range(4))
        hold += all(covers(difference(first, one), mean) for mean, one in enumerate(others, 1))
    assert 0.95 - NEAR <= hold / TRIALS <= 0.96 + NEAR


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


@pytest.mark.parametrize("won", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("tied", [0, 1, 5])
def test_differences_of_shares_stay_between_minus_1_and_1(won: float, tied: int) -> None:
    ends = [np.array([won] * 40 + [0.5] * tied), np.array([1.0] * 30 + [0.5] * tied)]
    ends.append(1 - ends[1])
    for one in ends:
        for other in ends:
            found = difference(estimate_share(one), estimate_share(other))
            assert -1 <= (found.low or 0) <= found.mean <= (found.high or 0) <= 1


def test_a_difference_of_shares_has_newcombes_interval() -> None:
    # Newcombe, "Interval estimation for the difference between independent proportions", 1998,
    # table II, method 10: 56/70 - 48/80.
    found = difference(
        estimate_share(np.repeat([1.0, 0.0], [48, 32])),
        estimate_share(np.repeat([1.0, 0.0], [56, 14])),
    )
    assert (found.low, found.high) == pytest.approx((0.0524, 0.3339), abs=5e-5)


@pytest.mark.parametrize(
    ("freedom", "known"), [(29, 2.04523), (60, 2.00030), (1_000, 1.96234), (10**7, 1.95996)]
)
def test_students_quantiles_are_those_of_tables(freedom: int, known: float) -> None:
    assert student(0.95, freedom) == pytest.approx(known, abs=5e-6)


def test_a_share_without_ties_has_wilsons_interval() -> None:
    values = np.array([1.0] * 12 + [0.0] * 28)
    assert effective_games(values) == pytest.approx(40)
    found = estimate_share(values)
    assert (found.low, found.high) == pytest.approx(wilson(0.3, 40))


def test_wilsons_interval_is_that_of_his_formula() -> None:
    # Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I.
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.1611), abs=5e-5)


def test_few_games_have_no_interval() -> None:
    few = np.ones(LEAST_GAMES - 1)
    for estimate in (estimate_mean, estimate_share):
        found = estimate(few)
        assert (found.mean, found.low, found.high) == (1.0, None, None)
        assert found.half_width == float("inf")
    gap = difference(estimate_mean(few), estimate_mean(np.ones(LEAST_GAMES)))
    assert (gap.games, gap.mean, gap.low, gap.high) == (LEAST_GAMES - 1, 0.0, None, None)
