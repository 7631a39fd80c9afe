"""How fast vectors of games step, beside playouts in the same run.

    python -m benchmarks.vector
    python -m benchmarks.vector --games 4096 --seconds 2

For each game: playouts' actions per second, then steps per second with each form of legal actions
and observations, and their ratio to the playouts; at last two threads against one. A step of a
vector includes the choice of actions at random by ``sample``, unless it is said otherwise.
"""

import argparse
import time
from typing import Any

from blazon.envs import VectorGames
from blazon.lab.bench import bench_playouts

CASES: list[tuple[str, dict[str, Any]]] = [
    ("masks alone", {"observe": ()}),
    ("scalars", {"observe": "scalars"}),
    ("planes", {"observe": "planes"}),
    ("words", {"observe": "words"}),
]

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("richelieu", {}),
    ("rheingold", {}),
    ("rheingold", {"players": 4}),
]


def rate(games: VectorGames, seconds: float) -> tuple[float, float]:
    """Steps of a game per second, without and with the choice of actions."""
    steps, stepping = 0, 0.0
    for _ in range(50):
        games.step(games.sample())
    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        for _ in range(20):
            actions = games.sample()
            start = time.perf_counter()
            games.step(actions)
            stepping += time.perf_counter() - start
            steps += games.n
    return steps / stepping, steps / (time.perf_counter() - begin)


def main() -> None:
    """Print the rates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=2.0)
    given = parser.parse_args()
    for name, options in TABLES:
        playouts = bench_playouts(name, options, given.seconds)["actions_per_s"]
        print(f"{name} {options or ''}: playouts {playouts / 1e6:.1f} M actions/s")
        for said, more in CASES:
            games = VectorGames(name, given.games, 1, **more, **options)
            alone, all_in = rate(games, given.seconds)
            memory = sum(rows.nbytes for rows in games.observations.values()) // given.games
            print(
                f"  {said:12} {alone / 1e6:6.2f} M steps/s ({alone / playouts:.2f} of playouts), "
                f"{all_in / 1e6:.2f} M with choosing; {memory} bytes a game"
            )
        games = VectorGames(name, given.games, 1, threads=2, **options)
        one, _ = rate(VectorGames(name, given.games, 1, **options), given.seconds)
        two, _ = rate(games, given.seconds)
        print(f"  scalars, two threads: {two / one:.2f} times one")
        games.close()


if __name__ == "__main__":
    main()
