"""Random games: the compiled rules and hand-written C alternate; prints the ratio of the speeds."""

import argparse
from statistics import median

from benchmarks.reference import RANDOM_GAMES, build, random_games, workshop
from blazon.lab.bench import bench_playouts
from blazon.match.registry import game as find_game


def main() -> None:
    """Print both in actions per second, and the median of the rounds' ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="richelieu", choices=RANDOM_GAMES)
    parser.add_argument("--edition")
    parser.add_argument("--players", type=int)
    parser.add_argument("--ending")
    parser.add_argument("--map")
    parser.add_argument("--rounds", type=int, help="of a game")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--repeat", type=int, default=5)
    given = vars(parser.parse_args())
    game, seconds, repeat = given.pop("game"), given.pop("seconds"), given.pop("repeat")
    chosen = {name: value for name, value in given.items() if value is not None}
    options = find_game(game).check_options(chosen)
    ratios = []
    with workshop() as folder:
        program = build(RANDOM_GAMES[game], folder)
        for _ in range(repeat):
            reference = random_games(program, game, options, seconds)["actions_per_s"]
            ours = bench_playouts(game, options, seconds)["actions_per_s"]
            ratios.append(ours / reference)
            print(
                f"C {reference / 1e6:7.1f}   Blazon {ours / 1e6:7.1f} million actions/s   "
                f"{ratios[-1]:.2f}"
            )
    print(f"median ratio {median(ratios):.2f}")


if __name__ == "__main__":
    main()
