"""Simulations at the opening: the compiled search and a plain one in C++ alternate."""

import argparse
from statistics import median

from benchmarks.reference import PlainSearch, build, workshop
from blazon.lab.bench import bench_search
from blazon.match.position import Position


def main() -> None:
    """Print both in simulations per second, and the median of the rounds' ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--iterations", type=int, default=100_000)
    given = parser.parse_args()
    ratios = []
    with workshop() as folder:
        program = build("search.cpp", folder)
        for round_number in range(given.rounds):
            position = Position("richelieu", seed=f"speed {round_number}")
            seat = position.turn
            with PlainSearch(program, position, seat, given.iterations, round_number) as plain:
                plain.choose()
                reference = plain.speeds[0]
            ours = bench_search("richelieu", {}, 0.5)["simulations_per_s"]
            ratios.append(ours / reference)
            print(f"C++ {reference:10,.0f} /s   Blazon {ours:10,.0f} /s   {ratios[-1]:.2f}")
    print(f"median ratio {median(ratios):.2f}")


if __name__ == "__main__":
    main()
