"""Random games on a graphics processor: are they the processor's, and how fast are they?

    uv run python -m benchmarks.gpu
    uv run python -m benchmarks.gpu rheingold --games 1000000 --seconds 5

Plays the same games on both and compares the results; then prints actions per second of the
graphics processor, and of one core beside it. Needs an NVIDIA driver for CUDA 13.
"""

import argparse
import time

import numpy as np
from numba import cuda

from benchmarks.gpu.random_games import RandomGames, on_the_processor
from blazon.lab.bench import bench_playouts

OPTIONS: dict[str, dict[str, int]] = {"richelieu": {}, "rheingold": {"rounds": 60}}
"""The options of the games; without a limit, a few of Rheingold's random games last very long."""
COMPARED = 10_000
"""Games whose results are compared."""
SEED = np.uint64(52)


def is_same(name: str) -> bool:
    """Whether both play the same games."""
    games = RandomGames(name, OPTIONS[name], COMPARED)
    games.play(SEED)
    return games.results() == on_the_processor(name, OPTIONS[name], COMPARED, SEED)


def speed(name: str, games: int, seconds: float) -> float:
    """Actions per second on the graphics processor, dealing and scoring included."""
    many = RandomGames(name, OPTIONS[name], games)
    many.play(SEED)  # compiles
    cuda.synchronize()
    actions, played, spent = 0, 0, 0.0
    while spent < seconds:
        played += games
        begin = time.perf_counter()
        many.play(SEED, played)
        cuda.synchronize()
        spent += time.perf_counter() - begin
        actions += many.results()[2]
    return actions / spent


def main() -> None:
    """Print the speeds; exits with 1 if a game's results differ."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=OPTIONS)
    parser.add_argument("--games", type=int, default=500_000, help="at once")
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    given = parser.parse_args()
    print(cuda.get_current_device().name)
    for name in [given.game] if given.game else OPTIONS:
        if not is_same(name):
            raise SystemExit(f"{name}: the results differ from the processor's")
        device = speed(name, given.games, given.seconds)
        core = bench_playouts(name, OPTIONS[name], given.seconds)["actions_per_s"]
        print(
            f"{name}: the same games; {device / 1e6:.0f} million actions/s, "
            f"{device / core:.1f} times one core's {core / 1e6:.0f}"
        )


if __name__ == "__main__":
    main()
