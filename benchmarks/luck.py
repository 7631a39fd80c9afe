"""Whether luck is 0 on average for every seat, and how much of a result it decides.

    python -m benchmarks.luck                                     # 2,000 games of Richelieu
    python -m benchmarks.luck --game rheingold --players 3 --rounds 40 --samples 2

The bots of all seats are of the same level. If luck is measured rightly, its mean over the games is
within two standard errors of 0 in 19 of 20 seats, however few samples there are. Limit the rounds
of Rheingold: weak bots may play on without end.
"""

import argparse
import time

import numpy as np

from benchmarks.bot_games import played
from blazon.bots import make_bot
from blazon.bots.luck import GAMES, luck_of
from blazon.match.position import Position

REPORTS = 40
"""The number of times that the figures so far are printed."""
EXACT = 1e-6
"""The largest difference between the margin and the sum of its parts."""


def equal_bots_game(given: argparse.Namespace, number: int) -> Position:
    """A game between bots of one level."""
    options: dict[str, int | str] = {"players": given.players}
    if given.game == "richelieu" and given.players > 2:
        options["edition"] = "court"
    if given.rounds is not None:
        options["rounds"] = given.rounds
    bots = [make_bot(given.level, f"{number}/{seat}") for seat in range(given.players)]
    return played(given.game, options, bots, seed=f"luck/{number}")


def report(luck: list[list[float]], margins: list[list[float]]) -> None:
    """Print each seat's mean luck, its standard error, and its correlation with the margin."""
    lucks, true = np.array(luck), np.array(margins)
    spreads = lucks.std(axis=0)
    for seat, (mean, spread) in enumerate(zip(lucks.mean(axis=0), spreads, strict=True)):
        part = np.corrcoef(lucks[:, seat], true[:, seat])[0, 1]
        error = spread / np.sqrt(len(luck))
        print(f"seat {seat}: mean luck {mean:+.3f}, standard error {error:.3f}", end="; ")
        print(f"spread {spread:.2f}, correlation with the margin {part:.2f}", flush=True)


def main() -> None:
    """Measure the luck of each seat, and print it several times on the way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="richelieu")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--level", default="groom")
    parser.add_argument("--samples", type=int, default=GAMES, help="games from each outcome")
    parser.add_argument("--rounds", type=int, help="the option of Rheingold: the most rounds")
    given = parser.parse_args()
    luck, margins, seconds, worst = [], [], 0.0, 0.0
    for number in range(given.games):
        position = equal_bots_game(given, number)
        began = time.perf_counter()
        found = luck_of(position, f"{number}", given.samples)
        seconds += time.perf_counter() - began
        parts = np.array([found.start, found.luck, found.skill])
        totals = position.score()["totals"]
        true = [own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals)]
        worst = max(worst, float(abs(parts.sum(axis=0) - true).max()))
        assert worst <= EXACT
        luck.append(found.luck)
        margins.append(true)
        if len(luck) % max(2, given.games // REPORTS) == 0 or len(luck) == given.games:
            each = 1000 * seconds / len(luck)
            print(f"{given.game}, {given.players} players, {given.level}:", end=" ")
            print(f"{len(luck)} of {given.games} games, {each:.0f} ms each;", end=" ")
            print(f"the parts add up to the margin within {worst:.1g}")
            report(luck, margins)


if __name__ == "__main__":
    main()
