"""Fits find what is there, with errors that say how well."""

import math

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.lab.studies.test_plans import plan as plan_of
from tests.volume import some

from blazon.lab.studies.conducting import manifest_of
from blazon.lab.studies.fits import least_squares, worths_of
from blazon.lab.studies.games import Games
from blazon.lab.studies.intervals import jointly, student
from blazon.lab.studies.shards import Shard

Floats = npt.NDArray[np.float64]


def with_constants(
    values: Floats, more: Floats, groups: npt.NDArray[np.int_]
) -> tuple[Floats, Floats]:
    """The multiples and White's errors (HC1) if each group's constant is a column like others."""
    design = np.column_stack([more, groups[:, np.newaxis] == np.unique(groups)]).astype(float)
    worth = np.linalg.lstsq(design, values)[0]
    inverse = np.linalg.inv(design.T @ design)
    squares = np.diag((values - design @ worth) ** 2)
    spread = inverse @ design.T @ squares @ design @ inverse
    games, parameters = design.shape
    errors = np.sqrt(np.diag(spread) * games / (games - parameters))
    return worth[: more.shape[1]], errors[: more.shape[1]]


@settings(max_examples=some(100))
@given(st.integers(60, 120), st.integers(1, 4), st.integers(1, 5), st.integers(0, 10**6))
def test_a_fit_is_that_with_a_constant_for_each_group(
    games: int, columns: int, players: int, seed: int
) -> None:
    rng = np.random.default_rng(seed)
    groups, more = rng.integers(0, players, games), rng.normal(0, 3, (games, columns))
    values = more.sum(axis=1) * rng.normal() + groups + rng.normal(0, 1 + np.abs(more[:, 0]))
    found, wanted = least_squares(values, more, groups), with_constants(values, more, groups)
    for ours, theirs in zip(found, wanted, strict=True):
        assert ours == pytest.approx(theirs)


@settings(max_examples=some(16), phases=[Phase.generate])
@given(
    st.permutations([("totals", ["cards", "markers", "discs"]), ("margins", ["cards"])]),
    st.permutations([2, 3, 4]),
    st.permutations([33, 34, 50, 90]),
)
def test_each_fit_sees_each_cell_with_its_own_games_and_players(
    tmp_path_factory: pytest.TempPathFactory,
    fits: list[tuple[str, list[str]]],
    players: list[int],
    sizes: list[int],
) -> None:
    folder = tmp_path_factory.mktemp("fits")
    text = f"""
        title = "t"
        vary = {{game = "richelieu", edition = "court", players = {players}}}
        measure = {{measures = ["markers", "wins"]}}
        stop = {{games = 1}}
    """
    text += "".join(f'[[fit]]\nof = "{of}"\non = {on}\n' for of, on in fits)
    plan, rng = plan_of(folder, text), np.random.default_rng(sum(sizes[:2]))
    measures = plan.measured.measures
    games, played = Games(folder / "study", manifest_of(plan)), []
    for cell, (seats, size) in enumerate(zip(players, sizes, strict=False)):
        firsts, figures = rng.integers(0, seats, size), rng.normal(0, 5, (size, 6, seats))
        rows = [[int(one), *row.ravel().tolist()] for one, row in zip(firsts, figures, strict=True)]
        games.keep(Shard(cell, 0, size + 5), [*rows, *rows[:5]])
        played.append((firsts, dict(zip(measures, figures.transpose(1, 0, 2), strict=True))))
    found = iter(worths_of(plan, games, sizes[:3]))
    for number, (of, on) in enumerate(fits):
        for cell, (firsts, numbers) in enumerate(played):
            more = [numbers[name][:, 0] - numbers[name][:, 1:].mean(axis=1) for name in on]
            worths = least_squares(numbers[of][:, 0], np.column_stack(more), firsts)
            freedom = sizes[cell] - players[cell] - len(on)
            for name, worth, error in zip(on, *worths, strict=True):
                line = next(found)
                assert (line.fit, line.cell, line.of, line.more) == (number, cell, of, name)
                for one, confidence in (
                    (line.alone, 0.95),
                    (line.jointly, jointly(0.95, len(players) * len(on))),
                ):
                    assert (one.games, one.mean, one.error) == (sizes[cell], worth, error)
                    reach = student(confidence, freedom) * error if freedom >= 29 else math.inf
                    assert one.half_width == pytest.approx(reach)
                    assert one.low is None or one.low + reach == pytest.approx(worth)
    assert next(found, None) is None


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
