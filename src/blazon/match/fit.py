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
from functools import cached_property

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

    bots: Sequence[Name]
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
class _Table:
    """All games as arrays; shorter games are filled up with seats that cannot win.

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
        players = len(self.names)
        return np.bincount(self.seats.ravel(), values.ravel(), players + 1)[:players]

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
        found: Floats = np.diag(self.sums(chances)) - met[:-1, :-1]
        return found

    @cached_property
    def rivals(self) -> npt.NDArray[np.bool_]:
        """Who has met whom, ``[players, players]``."""
        size = len(self.names) + 1
        met = np.zeros((size, size), bool)
        met[self.seats[:, :, None], self.seats[:, None, :]] = True
        np.fill_diagonal(met, val=False)
        return met[:-1, :-1]

    def deals_of(self) -> Numbers:
        """The number of deals in which each player met another."""
        size = len(self.names) + 1
        real = self.seats < size - 1
        is_met = (real & (self.seats != self.seats[:, :1])).any(axis=1)
        pairs = np.unique((self.deals[:, None] * size + self.seats)[is_met])
        return np.bincount(pairs % size, minlength=size)[:-1]


@dataclass(frozen=True)
class Ratings:
    """All players' ratings, and comparisons between them."""

    players: dict[Name, Rating]
    """By name, the strongest first; equals in the order of their names."""
    _table: _Table
    _logs: Floats
    _inverse: Floats
    """The inverse of the information with the prior's; 0 for anchors."""
    _prior: Floats
    """The prior's information."""

    def expected(self, bot: Name, *rivals: Name) -> float:
        """The bot's expected share of the wins in a game against these rivals."""
        own = self.players[bot].elo
        others = (self.players[rival].elo - own for rival in rivals)
        return 1 / (1 + math.fsum(10 ** (min(other, 1e5) / 400) for other in others))

    def difference(self, a: Name, b: Name) -> tuple[float, float | None]:
        """How much stronger ``a`` is than ``b``, in Elo, with its 95 % error.

        This error is usually smaller than both players' own errors together.
        """
        one, two = self.players[a], self.players[b]
        first, second = (self._table.names.index(name) for name in (a, b))
        error = None
        if one.error is not None and two.error is not None:
            error = _error(self, self._inverse[first] - self._inverse[second])
        return one.elo - two.elo, error


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
    """
    table = _table_of(games)
    fixed = _checked(anchors or {}, table.names)
    count = len(table.names)
    prior = (_UNIT / PRIOR) ** 2 * (np.eye(count) - 1 / count)
    logs, inverse = _strengths(table, fixed, prior)
    ratings = Ratings({}, table, logs, inverse, prior)
    is_free, is_known = np.isnan(fixed), _known(table, ~np.isnan(fixed))
    counts = table.sums(_first_seats(table))
    scores = table.sums(table.shares)
    for at in sorted(range(count), key=lambda at: (-logs[at], at)):
        error = None if is_free[at] else 0.0
        if is_free[at] and is_known[at]:
            error = _error(ratings, inverse[at])
        elo = float(logs[at] * _UNIT) if is_free[at] else float(fixed[at])
        ratings.players[table.names[at]] = Rating(elo, error, int(counts[at]), float(scores[at]))
    return ratings


def _strengths(table: _Table, fixed: Floats, prior: Floats) -> tuple[Floats, Floats]:
    """Log strengths and the inverse of their information, by Newton's method.

    No step changes the difference of two players by more than 1. Then the likelihood grows with
    each step, as a softmax's third cumulant is at most its range times its variance (Bach,
    "Self-concordant analysis for logistic regression", 2010, proposition 1).
    """
    is_free = np.isnan(fixed)
    is_anchored = not is_free.all()
    free = np.flatnonzero(is_free)
    logs = np.where(is_free, np.nanmean(fixed) if is_anchored else 0.0, fixed) / _UNIT
    level = 0.0 if is_anchored else 1 / len(logs)  # fixes the mean if nothing else does
    inverse = np.zeros_like(prior)
    for _ in range(_MOST_STEPS):
        chances = table.chances(logs)
        pull = table.sums(table.shares - chances) - prior @ logs
        information = table.information(chances) + prior + level
        inverse[np.ix_(free, free)] = np.linalg.inv(information[np.ix_(free, free)])
        step = inverse @ pull
        largest = float(np.ptp(np.append(step, 0.0)))
        logs = logs + step / max(1.0, largest)
        if largest <= _CLOSE_ENOUGH:
            break
    if not is_anchored:
        inverse -= 1 / len(logs)  # the mean has no error
    return logs, inverse


def _error(ratings: Ratings, weights: Floats) -> float | None:
    """Half of the 95 % interval of a strength or a difference of strengths, in Elo.

    A deal moves the estimate by the sum of its residuals, weighted. These moves give the variance:
    the sandwich estimator for clusters with the factor C / (C - 1). The prior counts as one more
    deal: by its variance, and by the square of its own pull. The quantile is that of Student's t
    with as many degrees of freedom as there are effective deals, counted by the information in
    each (Carter, Schnepel and Steigerwald, "Asymptotic behavior of a t-test robust to cluster
    heterogeneity", 2017), plus one for the prior, minus one.

    Args:
        ratings: the fit.
        weights: how much the estimate moves by a residual of each player: a row of the inverse, or
            a difference of two rows.
    """
    table, logs, prior = ratings._table, ratings._logs, ratings._prior
    chances = table.chances(logs)
    at_table = np.append(weights, 0.0)[table.seats]
    moves = np.bincount(table.deals, ((table.shares - chances) * at_table).sum(axis=1))
    mean = (chances * at_table).sum(axis=1, keepdims=True)
    expected = np.bincount(table.deals, (chances * (at_table - mean) ** 2).sum(axis=1))
    if len(moves) < LEAST_DEALS or not expected.any():
        return None
    known = weights @ prior @ weights
    freedom = float((expected.sum() + known) ** 2 / (expected**2).sum())
    if freedom < _LEAST_FREEDOM:
        return None
    variance = (moves**2).sum() * len(moves) / (len(moves) - 1)
    variance += known + (weights @ prior @ logs) ** 2
    return _student_95(freedom) * math.sqrt(variance) * _UNIT


def _student_95(freedom: float) -> float:
    """The 97.5 % quantile of Student's t, within 1 % for 3 degrees of freedom or more.

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


def _known(table: _Table, is_anchor: npt.NDArray[np.bool_]) -> npt.NDArray[np.bool_]:
    """Which players have enough deals and are connected with what fixes the scale."""
    pools = np.arange(len(table.names))
    for start in pools:  # players who met get the number of the first of their pool
        if pools[start] == start:
            reached = _reached(table.rivals, start)
            pools[reached] = start
    if is_anchor.any():
        is_fixed = np.isin(pools, pools[is_anchor])
    else:
        is_fixed = np.full(len(pools), (pools == pools[0]).all())
    return is_fixed & (table.deals_of() >= LEAST_DEALS)


def _reached(rivals: npt.NDArray[np.bool_], start: int) -> npt.NDArray[np.bool_]:
    """Who is connected with a player by games, itself included."""
    reached = np.zeros(len(rivals), bool)
    reached[start] = True
    while True:
        wider = reached | rivals[reached].any(axis=0)
        if (wider == reached).all():
            return reached
        reached = wider


def _first_seats(table: _Table) -> Floats:
    """1 for each player's first seat in a game, 0 for its other seats."""
    seats = table.seats  # sorted, so a player's seats in a game are neighbours
    is_first = np.ones_like(seats, bool)
    is_first[:, 1:] = seats[:, 1:] != seats[:, :-1]
    return is_first.astype(float)


def _order(name: Name) -> tuple[bool, Name]:
    """Sorts numbers before texts."""
    return isinstance(name, str), name


def _table_of(games: Sequence[GameResult]) -> _Table:
    """The games as arrays; raises BadValue for bad games."""
    if not games:
        raise BadValue("games", "must be one or more")
    for at, game in enumerate(games):
        _check(game, f"games[{at}]")
    names = sorted({name for game in games for name in game.bots}, key=_order)
    numbers = {name: at for at, name in enumerate(names)}
    deals = {deal: at for at, deal in enumerate(sorted({one.deal for one in games}, key=_order))}
    rows = sorted(
        (
            deals[game.deal],
            *sorted(zip((numbers[bot] for bot in game.bots), game.shares, strict=True)),
        )
        for game in games
    )
    most = max(map(len, rows)) - 1
    filled = [[*row[1:], *[(len(names), 0.0)] * (most + 1 - len(row))] for row in rows]
    table = np.array(filled, float)
    seats = table[:, :, 0].astype(np.intp)
    return _Table(names, seats, table[:, :, 1], np.array([row[0] for row in rows], np.intp))


def _check(game: GameResult, field: str) -> None:
    """Raise BadValue for a game that cannot be counted."""
    if len(game.bots) < 2:
        raise BadValue(f"{field}.bots", "must be two or more seats")
    if len(game.shares) != len(game.bots):
        raise BadValue(f"{field}.shares", "must have one share for each seat")
    is_sound = all(0 <= share <= 1 for share in game.shares)
    if not is_sound or abs(math.fsum(game.shares) - 1) > 1e-6:
        raise BadValue(f"{field}.shares", "must be from 0 to 1, and 1 in all")


def _checked(anchors: Mapping[Name, float], names: list[Name]) -> Floats:
    """Each player's fixed strength in Elo, NaN if it has none; raises BadValue for bad anchors."""
    for name, elo in anchors.items():
        if name not in names:
            raise BadValue(f"anchors.{name}", "must be a player of one of the games")
        if not -MOST_ELO <= elo <= MOST_ELO:
            raise BadValue(f"anchors.{name}", f"must be from {-MOST_ELO:.0f} to {MOST_ELO:.0f}")
    return np.array([anchors.get(name, math.nan) for name in names], float)
