"""The search bot against a plain search in C++: the same deals from both seats, on all cores."""

import argparse
from pathlib import Path
from statistics import fmean

from benchmarks.reference import PlainSearch, build, workshop
from blazon.bots.search import search
from blazon.lab.arena import spread, workers
from blazon.lab.playing import Played, finished
from blazon.lab.ratings import rate
from blazon.match.position import Position


def play_pair(
    program: str, deal: int, time_ms: int | None, simulations: int | None, iterations: int
) -> list[Played]:
    """One deal of a duel, played from both seats; the tested bot's seat is the list's index."""
    played = []
    for seat in (0, 1):
        position = Position("richelieu", seed=f"strength {deal}")
        with PlainSearch(Path(program), position, 1 - seat, iterations, 2 * deal + seat) as plain:
            while not position.over:
                if position.actor != seat:
                    token = plain.choose()
                elif len(position.legal) == 1:
                    token = next(iter(position.legal))
                else:
                    seed = f"{deal} {len(position.actions)}"
                    seen = position.observe(seat)
                    token = search(seen, time_ms=time_ms, simulations=simulations, seed=seed).action
                before = position.copy()
                position.play(token)
                plain.hear(before, position, token)
        played.append(finished(position))
    return played


def main() -> None:
    """Print the win share and the Elo difference, with 95 % errors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--time-ms", type=int, default=100)
    parser.add_argument("--simulations", type=int, help="instead of a time")
    parser.add_argument("--iterations", type=int, default=20_000, help="for the plain search")
    given = parser.parse_args()
    time_ms = None if given.simulations else given.time_ms
    pairs: list[list[Played]] = []
    with workshop() as folder, workers() as pool:
        program = str(build("search.cpp", folder))
        calls = [
            (program, deal, time_ms, given.simulations, given.iterations)
            for deal in range(given.pairs)
        ]
        for pair in spread(pool, play_pair, calls):
            pairs.append(pair)
            rating = rate([fmean(game.share(seat) for seat, game in enumerate(p)) for p in pairs])
            margin = fmean(game.margin(seat) for p in pairs for seat, game in enumerate(p))
            print(
                f"{2 * len(pairs)} games: {rating.score_text} wins, "
                f"{margin:+.2f} points, Elo {rating.elo_text}",
                flush=True,
            )


if __name__ == "__main__":
    main()
