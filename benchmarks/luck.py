"""Whether luck is 0 on average for every seat, and how much of a result it decides.

    python -m benchmarks.luck --game rheingold --players 3 --games 2000 --level groom

The bots of all seats are of the same level. If luck is measured rightly, its mean over the games is
within two standard errors of 0 in 19 of 20 seats.
"""

import argparse
import time

import numpy as np

from benchmarks.bot_games import played
from blazon.bots import make_bot
from blazon.bots.luck import GAMES, luck_of
from blazon.match.position import Position


def equal_bots_game(game: str, players: int, level: str, number: int) -> Position:
    """A game between bots of one level."""
    options: dict[str, int | str] = {"players": players}
    if game == "richelieu" and players > 2:
        options["edition"] = "court"
    bots = [make_bot(level, f"{number}/{seat}") for seat in range(players)]
    return played(game, options, bots, seed=f"luck/{number}")


def main() -> None:
    """Print each seat's mean luck, its standard error, and its correlation with the margin."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="richelieu")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--level", default="groom")
    parser.add_argument("--samples", type=int, default=GAMES, help="games from each outcome")
    given = parser.parse_args()
    luck, margins, seconds = [], [], 0.0
    for number in range(given.games):
        position = equal_bots_game(given.game, given.players, given.level, number)
        began = time.perf_counter()
        found = luck_of(position, f"{number}", given.samples)
        seconds += time.perf_counter() - began
        parts = np.array([found.start, found.luck, found.skill])
        totals = position.score()["totals"]
        true = [own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals)]
        assert np.allclose(parts.sum(axis=0), true, rtol=0, atol=1e-6)
        luck.append(found.luck)
        margins.append(true)
        if (number + 1) % max(1, given.games // 10) == 0:
            print(f"{number + 1} of {given.games} games", flush=True)
    means, errors = np.mean(luck, axis=0), np.std(luck, axis=0) / np.sqrt(given.games)
    print(f"{given.game}, {given.players} players, {given.level}: {given.games} games,", end=" ")
    print(f"{1000 * seconds / given.games:.0f} ms each")
    for seat, (mean, error) in enumerate(zip(means, errors, strict=True)):
        spread = np.std(luck, axis=0)[seat]
        part = np.corrcoef(np.array(luck)[:, seat], np.array(margins)[:, seat])[0, 1]
        print(f"seat {seat}: mean luck {mean:+.3f}, standard error {error:.3f}", end="; ")
        print(f"spread {spread:.2f}, correlation with the margin {part:.2f}")


if __name__ == "__main__":
    main()
