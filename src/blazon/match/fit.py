"""Ratings of many players from one fit to all their games, with 95 % errors.

A player's strength is on Elo's scale: 400 points are a factor of 10 in the odds. Its chance to win
a game is its strength's share of the strengths at the table: Bradley and Terry's model, and for
more than two players Luce's first choice. A shared win counts in shares.

Games of one deal are not independent, so each game says which deal it belongs to, and the errors
come from the spread between deals. ``benchmarks.coverage`` measures how often they hold.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from blazon.kernel.errors import BadValue

Name = str | int
Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.intp]

LEAST_DEALS = 6
"""The minimum number of a player's deals for an error."""
PRIOR = 500.0
"""The standard deviation, in Elo, of the prior around the mean of all players."""
MOST_ELO = 10_000.0
"""The strongest anchor; the weakest is as far below 0."""
_UNIT = 400 / math.log(10)
"""Elo in one unit of log strength."""
_LEAST_FREEDOM = 3.0
_NORMAL_95 = 1.959964
_CLOSE_ENOUGH = 1e-10
_MOST_STEPS = 300


@dataclass(frozen=True)
class GameResult:
    """The result of one game."""

    players: Sequence[Name]
    """Who sat in each seat; a name may be in several seats."""
    shares: Sequence[float]
    """Each seat's share of the win: 0 or more, 1 in all; half each for two winners."""
    deal: Name
    """The deal; games of the same deal are not independent of each other."""


@dataclass(frozen=True)
class Rating:
    """One player's strength and what it comes from."""

    elo: float
    error: float | None
    """Half of the 95 % interval, in Elo; 0 for an anchor.

    None if it cannot be known: for fewer than ``LEAST_DEALS`` deals against others, if almost all
    comes from two or three of these, or if no games, however indirectly, connect the player with
    what fixes the scale (an anchor, or without anchors all other players).
    """
    games: int
    score: float
    """Its wins; shared wins count in shares."""


@dataclass(frozen=True)
class Ratings:
    """All players' ratings, and comparisons between them."""

    players: dict[Name, Rating]
    """By name, the strongest first; equals in the order of their names."""
    _fit: "_Fit"

    def expected(self, player: Name, *rivals: Name) -> float:
        """The player's expected share of the wins in a game against these rivals."""
        own = self.players[player].elo
        odds = (10 ** ((self.players[rival].elo - own) / 400) for rival in rivals)
        return 1 / (1 + math.fsum(odds))

    def difference(self, a: Name, b: Name) -> tuple[float, float | None]:
        """How much stronger ``a`` is than ``b``, in Elo, with its 95 % error.

        The error is not that of two independent estimates: the same games gave both. It is None if
        one of theirs is.
        """
        one, two = self.players[a], self.players[b]
        if one.error is None or two.error is None:
            return one.elo - two.elo, None
        first, second = (self._fit.table.names.index(name) for name in (a, b))
        weights = self._fit.inverse[first] - self._fit.inverse[second]
        return one.elo - two.elo, self._fit.error(weights) if weights.any() else 0.0


def fit(games: Sequence[GameResult], anchors: Mapping[Name, float] | None = None) -> Ratings:
    """Rate all players of these games; the same games in any order give the same ratings.

    The strengths maximize the likelihood of the shares, with a Gaussian prior on each player's
    distance from the mean of all. The prior is worth about half a game between equals. It keeps
    players finite who win or lose everything, and puts groups that never met at the same mean.

    Args:
        games: at least one, each with two seats or more.
        anchors: the known strengths of some of the players, in Elo, which stay as they are.
            Without anchors, the mean of all players is 0.

    Raises:
        BadValue: for no games, bad shares, fewer than two seats, or a bad or unknown anchor.

    >>> ratings = fit([GameResult(["duke", "page"], [1, 0], deal) for deal in range(3)])
    >>> ratings.expected("duke", "page") > 0.5
    True
    """
    table = _table(games)
    fixed = _fixed(anchors or {}, table.names)
    found = _strengths(table, fixed)
    is_known = _is_known(table, ~np.isnan(fixed))
    counts, scores = table.games(), table.sums(table.shares)
    players = {}
    for at in sorted(range(len(fixed)), key=lambda at: (-found.logs[at], at)):
        elo, error = float(found.logs[at] * _UNIT), None
        if not np.isnan(fixed[at]):
            elo, error = float(fixed[at]), 0.0
        elif is_known[at]:
            error = found.error(found.inverse[at])
        players[table.names[at]] = Rating(elo, error, int(counts[at]), float(scores[at]))
    return Ratings(players, found)


@dataclass(frozen=True)
class _Table:
    """All games as arrays.

    Games and seats are sorted, so that results do not depend on their order, to the last bit.
    """

    names: list[Name]
    seats: Numbers
    """The number of the player in each seat, ``[games, seats]``; ``len(names)`` for no seat."""
    shares: Floats
    """``[games, seats]``."""
    deals: Numbers
    """The number of each game's deal, from 0."""

    def sums(self, values: Floats) -> Floats:
        """Sums of ``[games, seats]`` over each player's seats."""
        size = len(self.names) + 1
        return np.bincount(self.seats.ravel(), values.ravel(), size)[:-1].astype(np.float64)

    def games(self) -> Floats:
        """The number of each player's games."""
        is_first = np.ones(self.seats.shape)  # a player's seats in a game are neighbours
        is_first[:, 1:] = self.seats[:, 1:] != self.seats[:, :-1]
        return self.sums(is_first)

    def chances(self, logs: Floats) -> Floats:
        """Each seat's chance to win at these log strengths, ``[games, seats]``."""
        at_table = np.append(logs, -np.inf)[self.seats]
        powers = np.exp(at_table - at_table.max(axis=1, keepdims=True))
        chances: Floats = powers / powers.sum(axis=1, keepdims=True)
        return chances

    def information(self, chances: Floats) -> Floats:
        """Fisher's information on the log strengths, ``[players, players]``."""
        size = len(self.names) + 1
        pairs = self.seats[:, :, None] * size + self.seats[:, None, :]
        products = chances[:, :, None] * chances[:, None, :]
        met = np.bincount(pairs.ravel(), products.ravel(), size * size).reshape(size, size)
        information: Floats = np.diag(self.sums(chances)) - met[:-1, :-1]
        return information


@dataclass(frozen=True)
class _Fit:
    """Strengths, and what their errors depend on."""

    table: _Table
    logs: Floats
    """Log strengths; 1 is a factor of e in the odds."""
    chances: Floats
    """Each seat's chance to win, ``[games, seats]``."""
    prior: Floats
    """The prior's information, ``[players, players]``."""
    inverse: Floats
    """The inverse of the games' and the prior's information; 0 for anchors."""

    def error(self, weights: Floats) -> float | None:
        """Half of the 95 % interval of a strength or a difference of strengths, in Elo.

        A deal moves the estimate by the weighted sum of its residuals. The squares of these moves
        give the variance: the sandwich estimator for clusters, with its factor C / (C - 1) (Liang
        and Zeger, "Longitudinal data analysis using generalized linear models", 1986). The prior
        adds the variance that it assumes, and the square of its own move.

        Few deals say little about the variance, so the quantile is Student's. Each deal counts for
        as much as it should contribute under the model, and the prior's variance is certain: these
        are Satterthwaite's degrees of freedom ("An approximate distribution of estimates of
        variance components", 1946).

        Args:
            weights: how far a residual of each player moves the estimate: a row of the inverse, or
                the difference of two rows.

        Returns:
            The error, or None if too few deals decide it.
        """
        table, certain = self.table, float(weights @ self.prior @ weights)
        at_table = np.append(weights, 0.0)[table.seats]
        moves = np.bincount(table.deals, ((table.shares - self.chances) * at_table).sum(axis=1))
        mean = (self.chances * at_table).sum(axis=1, keepdims=True)
        usual = np.bincount(table.deals, (self.chances * (at_table - mean) ** 2).sum(axis=1))
        freedom = (usual.sum() + certain) ** 2 / (usual**2).sum()
        if freedom < _LEAST_FREEDOM:
            return None
        variance = (moves**2).sum() * len(moves) / (len(moves) - 1)
        variance += certain + (weights @ self.prior @ self.logs) ** 2
        return float(_student_95(freedom) * math.sqrt(variance) * _UNIT)


def _strengths(table: _Table, fixed: Floats) -> _Fit:
    """Fit the strengths by Newton's method.

    No step changes the difference of two players by more than 1. Then the likelihood grows with
    each step, as a softmax's third cumulant is at most its range times its variance (Bach,
    "Self-concordant analysis for logistic regression", 2010, proposition 1).
    """
    free, count = np.flatnonzero(np.isnan(fixed)), len(fixed)
    prior = (_UNIT / PRIOR) ** 2 * (np.eye(count) - 1 / count)
    if len(free) < count:
        level, logs = 0.0, np.where(np.isnan(fixed), np.nanmean(fixed), fixed) / _UNIT
    else:
        level, logs = 1 / count, np.zeros(count)  # only this fixes the mean
    inverse = np.zeros_like(prior)
    for _ in range(_MOST_STEPS):
        chances = table.chances(logs)
        information = table.information(chances) + prior + level
        inverse[np.ix_(free, free)] = np.linalg.inv(information[np.ix_(free, free)])
        step = inverse @ (table.sums(table.shares - chances) - prior @ logs)
        largest = float(np.ptp(np.append(step, 0.0)))
        if largest <= _CLOSE_ENOUGH:
            break
        logs = logs + step / max(1.0, largest)
    return _Fit(table, logs, chances, prior, inverse)


def _student_95(freedom: float) -> float:
    """The 97.5 % quantile of Student's t, within 0.2 % for 3 degrees of freedom or more.

    Abramowitz and Stegun, "Handbook of mathematical functions", 26.7.5.
    """
    z = _NORMAL_95
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))


def _is_known(table: _Table, is_anchor: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Which players have enough deals and are connected with what fixes the scale."""
    size = len(table.names) + 1
    is_seat = table.seats < size - 1
    has_met = (is_seat & (table.seats != table.seats[:, :1])).any(axis=1)
    of_deals = np.unique((table.deals[:, None] * size + table.seats)[has_met])
    deals = np.bincount(of_deals % size, minlength=size)[:-1]
    met = np.zeros((size, size), bool)
    met[table.seats[:, :1], table.seats] = True
    met = (met | met.T)[:-1, :-1]
    is_fixed = is_anchor.copy() if is_anchor.any() else np.arange(size - 1) == 0
    reached = 0
    while reached < is_fixed.sum():
        reached = is_fixed.sum()
        is_fixed |= met[is_fixed].any(axis=0)
    is_whole = is_anchor.any() or is_fixed.all()
    return is_fixed & is_whole & (deals >= LEAST_DEALS)


def _order(name: Name) -> tuple[bool, Name]:
    """Sorts numbers before texts."""
    return isinstance(name, str), name


def _table(games: Sequence[GameResult]) -> _Table:
    """The games as arrays; raises BadValue for bad games."""
    if not games:
        raise BadValue("games", "must be one or more")
    for at, game in enumerate(games):
        _check(game, f"games[{at}]")
    names = sorted({name for game in games for name in game.players}, key=_order)
    numbers = {name: at for at, name in enumerate(names)}
    deals = {deal: at for at, deal in enumerate(sorted({one.deal for one in games}, key=_order))}
    most = max(len(game.players) for game in games)
    rows = []
    for game in games:
        seated = zip((numbers[player] for player in game.players), game.shares, strict=True)
        empty = [(len(names), 0.0)] * (most - len(game.players))
        rows.append((deals[game.deal], sorted(seated) + empty))
    rows.sort()
    seats = np.array([[seat for seat, _ in row] for _, row in rows], np.intp)
    shares = np.array([[share for _, share in row] for _, row in rows], float)
    return _Table(names, seats, shares, np.array([deal for deal, _ in rows], np.intp))


def _check(game: GameResult, field: str) -> None:
    """Raise BadValue for a game that cannot be counted."""
    if len(game.players) < 2:
        raise BadValue(f"{field}.players", "must be two or more seats")
    if len(game.shares) != len(game.players):
        raise BadValue(f"{field}.shares", "must have one share for each seat")
    is_sound = all(0 <= share <= 1 for share in game.shares)
    if not is_sound or abs(math.fsum(game.shares) - 1) > 1e-6:
        raise BadValue(f"{field}.shares", "must be from 0 to 1, and 1 in all")


def _fixed(anchors: Mapping[Name, float], names: list[Name]) -> Floats:
    """Each player's fixed strength in Elo, NaN if it has none; raises BadValue for bad anchors."""
    for name, elo in anchors.items():
        if name not in names:
            raise BadValue(f"anchors.{name}", "must be a player of one of the games")
        if not -MOST_ELO <= elo <= MOST_ELO:
            raise BadValue(f"anchors.{name}", f"must be from {-MOST_ELO:.0f} to {MOST_ELO:.0f}")
    return np.array([anchors.get(name, math.nan) for name in names], float)
