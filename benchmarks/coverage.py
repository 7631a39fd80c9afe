"""How often the 95 % intervals of ``blazon.match.fit`` hold, in simulated tournaments.

Each tournament has 4 to 8 bots, as many as a game's players at least, with normally distributed
strengths. Each bot plays the given number of deals, and a deal is played with its bots in every
seat in turn. Half of the variance of the luck comes with the deal and is the same in all its games:
with its seats (one is dealt better cards), or with its bots (a deal suits one of them). Two bots
share the win in a tenth of the games. Each bot's expected share of the wins is exactly Luce's.

    python -m benchmarks.coverage
    python -m benchmarks.coverage --tournaments 4000 --deals 6 --spread 350
"""

import argparse
import math

import numpy as np
import numpy.typing as npt

from blazon.lab.arena import spread, workers
from blazon.match.fit import GameResult, fit

Floats = npt.NDArray[np.float64]

LUCKS = ("seats", "bots")
BATCH = 50
_IN_GAME = math.sqrt(0.5)
"""The part of the luck's standard deviation that is drawn anew in each game."""
_SHARED = 0.11
"""A little more than a tenth, as in uneven games two drawn winners seldom differ."""


def chance(*seed: int) -> np.random.Generator:
    """Random numbers for a tournament."""
    return np.random.default_rng(seed)


def deal_luck(rng: np.random.Generator, players: int) -> Floats:
    """Factors of strength that come with a deal: positive stable numbers.

    Times a game's own luck they make each player's chance to win exactly its share of the
    strengths, as in the model (Kanter, "Stable densities under change of scale", 1975).
    """
    index = _IN_GAME
    angles, waits = rng.random(players) * math.pi, rng.exponential(size=players)
    ratio = np.sin((1 - index) * angles) / waits
    found: Floats = np.sin(index * angles) / np.sin(angles) ** (1 / index)
    return found * ratio ** ((1 - index) / index)


def tournament(
    rng: np.random.Generator, players: int, deals: int, spread_elo: float, luck: str
) -> tuple[Floats, list[GameResult]]:
    """True strengths, with mean 0, and the games; every bot plays ``deals`` deals or more."""
    count = int(rng.integers(max(4, players), 9))
    truth = rng.normal(0, spread_elo, count)
    truth -= truth.mean()
    played, games, deal = np.zeros(count, int), [], 0
    while played.min() < deals:
        bots = np.lexsort((rng.random(count), played))[:players]
        played[bots] += 1
        factors = deal_luck(rng, players)
        for turn in range(players):
            seated = np.roll(bots, turn)
            factor = factors if luck == "seats" else np.roll(factors, turn)
            strengths = factor * 10 ** (truth[seated] / 400 / _IN_GAME)
            shares = play(rng, strengths / strengths.sum())
            games.append(GameResult(seated.tolist(), shares.tolist(), deal))
        deal += 1
    return truth, games


def play(rng: np.random.Generator, chances: Floats) -> Floats:
    """Shares of the win; the expected shares are the chances.

    Sometimes two winners are drawn instead of one, and share the win if they differ: as often as
    gives a tenth of shared wins, if the chances allow that many.
    """
    differ = 1 - (chances**2).sum()
    winners = 2 if rng.random() * differ < _SHARED else 1
    drawn = rng.choice(len(chances), winners, p=chances)
    return np.bincount(drawn, minlength=len(chances)) / winners


def batch(
    players: int, deals: tuple[int, int], spread_elo: float, luck: str, anchors: int, first: int
) -> list[float]:
    """Sums over ``BATCH`` tournaments.

    These are the intervals, those that hold, their errors, games, games with shared wins, and bots
    without an interval.
    """
    found = np.zeros(6)
    for number in range(first, first + BATCH):
        rng = chance(number, players, *deals)
        most = int(rng.integers(deals[0], deals[1] + 1))
        truth, games = tournament(rng, players, most, spread_elo, luck)
        ratings = fit(games, {bot: float(truth[bot]) for bot in range(anchors)})
        for bot in range(anchors, len(truth)):
            rating = ratings.players[bot]
            if rating.error is None:
                found[5] += 1
            else:
                found[:3] += 1, abs(rating.elo - truth[bot]) <= rating.error, rating.error
        found[3:5] += len(games), sum(max(game.shares) < 1 for game in games)
    return found.tolist()


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tournaments", type=int, default=1000, help="for each line")
    parser.add_argument("--deals", type=int, help="of each bot; from 6 to 40 by default")
    parser.add_argument("--spread", type=float, default=200, help="of the strengths, in Elo")
    parser.add_argument("--anchors", type=int, default=0, help="bots with known strengths")
    given = parser.parse_args()
    deals = (given.deals, given.deals) if given.deals else (6, 40)
    print("luck with  players  intervals  none  95 % hold in  mean error  shared wins")
    with workers() as pool:
        for luck in LUCKS:
            for players in (2, 3, 4, 5):
                calls = (
                    (players, deals, given.spread, luck, given.anchors, first)
                    for first in range(0, given.tournaments, BATCH)
                )
                found = np.sum(list(spread(pool, batch, calls)), axis=0)
                intervals, held, errors, games, shared, missing = found
                print(
                    f"{luck:9}  {players:7}  {intervals:9.0f}  {missing:4.0f}  "
                    f"{held / intervals:12.1%}  {errors / intervals:10.0f}  {shared / games:11.1%}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
