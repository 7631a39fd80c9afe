"""Bias of a map towards a seat, the first player or a number of the die, from bot games."""

import argparse
from collections.abc import Mapping
from typing import Any

import numpy as np

from blazon.bots import make_bot
from blazon.lab.arena import spread, workers
from blazon.match.position import Position

EARLY_ROUNDS = 15
"""The rounds whose dice are compared; later ones hardly affect where armies gather."""


def play(options: Mapping[str, Any], bot: str, seed: str) -> tuple[int, list[float], list[float]]:
    """Play a game between bots.

    Returns the first player, the win shares by seat, and for seat 0: its lead in swords, then how
    many more of each number it rolled early than the others did on average.
    """
    position = Position("rheingold", options, seed=seed)
    first, minds = position.turn, [make_bot(bot, f"{seed}/{n}") for n in range(position.players)]
    rolled = np.zeros((position.players, 6))
    while not position.over:
        if position.actor is None:
            token = position.roll()
            if token[0] == "d" and position.observe(None).view()["round"] <= EARLY_ROUNDS:
                rolled[position.turn][int(token[1]) - 1] += 1
        else:
            position.play(minds[position.actor].choose(position.observe(position.actor)))
    score = position.score()
    wins = [(seat in score["winners"]) / len(score["winners"]) for seat in range(position.players)]
    others = rolled.sum(axis=0) - rolled[0]
    compared = rolled[0] - others / (position.players - 1)
    lead = score["totals"][0] - max(score["totals"][1:])
    return first, wins, [float(lead), *compared.tolist()]


def main() -> None:
    """Print win shares by seat and by turn order, and the value of a knight at each start."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--map", default="rhine")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="search:10")
    parser.add_argument("--seed", default="fair")
    given = parser.parse_args()
    options = {"map": given.map, "players": given.players, "rounds": 200}
    calls = [(options, given.bot, f"{given.seed}/{number}") for number in range(given.games)]
    with workers() as pool:
        games = list(spread(pool, play, calls))
    shares = np.array([wins for _, wins, _ in games])
    ordered = np.array([np.roll(wins, -first) for first, wins, _ in games])
    error = shares.std() / np.sqrt(len(games))
    print(f"{given.map}, {given.players} players, {len(games)} games of {given.bot}")
    print(f"  even share {1 / given.players:.3f}, standard error {error:.3f}")
    print(f"  by seat          {' '.join(f'{share:.3f}' for share in shares.mean(axis=0))}")
    print(f"  by turn order    {' '.join(f'{share:.3f}' for share in ordered.mean(axis=0))}")
    worth, errors = regression(np.array([row for _, _, row in games]))
    print("  swords of lead for one early roll more of each number, against the mean of all:")
    for number, (value, spread_of) in enumerate(zip(worth, errors, strict=True), start=1):
        print(f"    {number}: {value:+.2f} ± {spread_of:.2f} ({value / spread_of:+.1f} errors)")


def regression(rows: Any) -> tuple[Any, Any]:
    """Least-squares fit of the lead to the six counts, whose sum is always 0: values and errors."""
    lead, counts = rows[:, 0] - rows[:, 0].mean(), rows[:, 1:]
    inverse = np.linalg.pinv(counts.T @ counts)
    worth = inverse @ counts.T @ lead
    noise = lead - counts @ worth
    errors = np.sqrt(np.diag(inverse) * noise.var() * len(rows) / (len(rows) - 6))
    return worth - worth.mean(), errors


if __name__ == "__main__":
    main()
