"""The cost of a bot's decision in microseconds: the minimum and the median of many.

So few simulations take almost no time, so nearly all of it is preparation and Python.
"""

import argparse
import time
from statistics import median

from blazon.bots import make_bot
from blazon.match.position import Position

MOMENTS = (0, 60, 90)


def position_at(game: str, moment: int) -> Position | None:
    """The first choice between several actions after this many; None if the game is over then."""
    position = Position(game, seed="decisions")
    while not position.over:
        if position.actor is None:
            position.roll()
        elif len(position.actions) >= moment and len(position.legal) > 1:
            return position
        else:
            position.play(next(iter(position.legal)))
    return None


def decide(position: Position, bot: str, times: int) -> tuple[float, float]:
    """Microseconds for a decision: the minimum and the median."""
    player, seen = make_bot(bot, "decisions"), position.observe(position.actor)
    player.choose(seen)
    found = []
    for _ in range(times):
        begin = time.perf_counter()
        player.choose(seen)
        found.append(1e6 * (time.perf_counter() - begin))
    return min(found), median(found)


def main() -> None:
    """Print a line for each game, bot and moment."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", nargs="*", default=["richelieu", "rheingold"])
    parser.add_argument("--bots", nargs="*", default=["greedy", "search:1", "search:20"])
    parser.add_argument("--times", type=int, default=2000)
    given = parser.parse_args()
    for game in given.games:
        for bot in given.bots:
            for moment in MOMENTS:
                if (position := position_at(game, moment)) is not None:
                    least, usual = decide(position, bot, given.times)
                    print(f"{game} {bot} after {moment}: {least:.0f} µs, median {usual:.0f} µs")


if __name__ == "__main__":
    main()
