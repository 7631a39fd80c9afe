"""Estimates what one more of something is worth, by least squares over the games of each cell.

Each game is one observation, seen from seat 0: its measure against what it has more than the others
have on average. The place in the order of play has its own constant. Standard errors allow for a
spread that differs from game to game (H. White, "A heteroskedasticity-consistent covariance matrix
estimator", Econometrica 48 (1980), with the usual correction for the number of parameters).

If the counted things have the same sum in each game, as the rolls of the first rounds do, each is
compared with the mean of all. The same holds if the sum differs in only a few games: those cannot
show what the sum is worth.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.lab.studies.games import Games
from blazon.lab.studies.intervals import (
    CONFIDENCE,
    LEAST_GAMES,
    Estimate,
    in_columns,
    jointly,
    student,
)
from blazon.lab.studies.plan import Fit, Plan
from blazon.lab.studies.running import samples

Floats = npt.NDArray[np.float64]
_LEAST_FREEDOM = LEAST_GAMES - 1


@dataclass(frozen=True)
class Worth:
    """What one more of something was worth in a cell."""

    fit: int
    """The study's fit."""
    cell: int
    of: str
    """The measure that it added to."""
    more: str
    """The thing of which there was one more."""
    alone: Estimate
    """The worth, with an interval for this number alone."""
    jointly: Estimate
    """The same, with an interval such that all of the fit's intervals hold at once."""


def worths_of(plan: Plan, games: Games, until: Sequence[int]) -> list[Worth]:
    """The results of the study's fits in each cell.

    Args:
        plan: the study.
        games: its games.
        until: the number of each cell's games to use.
    """
    return [
        worth
        for number, fit in enumerate(plan.fits)
        for worth in _worths(plan, number, fit, games, until)
    ]


def _worths(
    plan: Plan, number: int, fit: Fit, games: Games, until: Sequence[int]
) -> Iterator[Worth]:
    on = fit.on
    together = jointly(CONFIDENCE, len(plan.cells) * len(on))
    for place, (cell, count) in enumerate(zip(plan.cells, until, strict=True)):
        rows = games.numbers(place, count)
        (values, *_), *counted = (
            samples(cell, plan.measured.measures, rows, name, "seat") for name in (fit.of, *on)
        )
        more = [own - np.mean(others, axis=0) for own, *others in counted]
        found = least_squares(values, np.column_stack(more), rows[:, 0].astype(int))
        freedom = count - cell.players - len(on)
        for name, worth, error in zip(on, *found, strict=True):
            yield Worth(
                number,
                place,
                fit.of,
                name,
                _estimate(count, worth, error, freedom, CONFIDENCE),
                _estimate(count, worth, error, freedom, together),
            )


def _estimate(games: int, worth: float, error: float, freedom: int, confidence: float) -> Estimate:
    if freedom < _LEAST_FREEDOM:
        return Estimate(games, worth, error, None, None)
    reach = student(confidence, freedom) * error
    return Estimate(games, worth, error, worth - reach, worth + reach)


def least_squares(
    values: Floats, more: Floats, groups: npt.NDArray[np.int_]
) -> tuple[list[float], list[float]]:
    """Fit values to a constant for each group, and a multiple of each column.

    Args:
        values: a number for each game.
        more: by game and column.
        groups: the group of each game.

    Returns:
        The multiples, and their standard errors. Of columns whose sum is constant, the multiples
        sum to 0.
    """
    values, more = values.copy(), more.copy()
    for group in np.unique(groups):
        of_group = groups == group
        values[of_group] -= values[of_group].mean()
        more[of_group] -= more[of_group].mean(axis=0)
    basis = _told_apart(more)
    inverse = basis @ np.linalg.pinv(basis.T @ more.T @ more @ basis, hermitian=True) @ basis.T
    worth = inverse @ more.T @ values
    rest = values - more @ worth
    parameters = len(np.unique(groups)) + basis.shape[1]
    correction = len(values) / max(1, len(values) - parameters)
    spread = inverse @ (more.T * rest**2) @ more @ inverse
    return worth.tolist(), [math.sqrt(one * correction) for one in np.diag(spread)]


def _told_apart(more: Floats) -> Floats:
    """Directions, as columns, along which at least 30 games' worth of counts vary.

    In units of each count's usual size, a direction along which all games vary has about as many
    squares as there are games. A direction with fewer than 30, or than a quarter of the games if
    they are few, is a sum that hardly ever differs, and gets no multiple.
    """
    scale = np.sqrt((more**2).mean(axis=0))
    scale[scale == 0] = 1
    squares, vectors = np.linalg.eigh((more / scale).T @ (more / scale))
    lost = vectors[:, squares < min(LEAST_GAMES, len(more) / 4)] / scale[:, np.newaxis]
    if not lost.size:
        return np.eye(more.shape[1])
    turned, *_ = np.linalg.svd(lost)
    return turned[:, lost.shape[1] :]


def worth_rows(plan: Plan, worths: Sequence[Worth]) -> list[dict[str, Any]]:
    """The table, a row for each number; each row has all columns."""
    return [
        plan.apart(plan.cells[worth.cell])
        | {"of": worth.of, "more": worth.more}
        | in_columns("worth", worth.alone, worth.jointly)
        for worth in worths
    ]
