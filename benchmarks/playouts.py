"""Random games: the compiled rules against hand-written C, in turn, and the speeds' ratio."""

import argparse
from statistics import median

from benchmarks.reference import build, random_games, workshop
from blazon.lab.bench import bench_playouts
from blazon.match.registry import game


def main() -> None:
    """Print games per second of both, and the median of the rounds' ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="duel")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--ending", default="full")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    options = game("richelieu").check_options(
        {"edition": given.edition, "players": given.players, "ending": given.ending}
    )
    ratios = []
    with workshop() as folder:
        program = build("playouts.c", folder)
        for _ in range(given.rounds):
            reference = random_games(program, options, given.seconds)["games_per_s"]
            ours = bench_playouts("richelieu", options, given.seconds)["games_per_s"]
            ratios.append(ours / reference)
            print(f"C {reference:10,.0f} games/s   Blazon {ours:10,.0f} games/s   {ratios[-1]:.2f}")
    print(f"median ratio {median(ratios):.2f}")


if __name__ == "__main__":
    main()
