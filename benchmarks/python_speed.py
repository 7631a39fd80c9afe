"""Speed as Python code sees it: playing and copying positions, and starting from the cache."""

import random
import subprocess
import sys
import time
from statistics import median

from blazon.match.position import Position

_START = """
import time; begin = time.perf_counter()
import blazon
from blazon.bots import make_bot
game = blazon.new("richelieu", seed="start")
game.play(make_bot("page", "start").choose(game.observe(game.actor)))
print(time.perf_counter() - begin)
"""


def playing(games: int = 150) -> float:
    """Actions per second: list the legal actions, choose one, play it."""
    chance = random.Random(1)
    rates = []
    for deal in range(games):
        position = Position("richelieu", seed=str(deal))
        actions, begin = 0, time.perf_counter()
        while not position.over:
            position.play(chance.choice(list(position.legal)))
            actions += 1
        rates.append(actions / (time.perf_counter() - begin))
    return median(rates)


def copying(times: int = 20_000) -> float:
    """Microseconds to copy a position in the middle of a game."""
    position = Position("richelieu", seed="copy")
    while len(position.actions) < 60:
        position.play(next(iter(position.legal)))
    begin = time.perf_counter()
    for _ in range(times):
        position.copy()
    return (time.perf_counter() - begin) / times * 1e6


def starting(times: int = 5) -> float:
    """Seconds from the first import to a bot's first move, with compiled code in the cache."""
    runs = [
        subprocess.run([sys.executable, "-c", _START], capture_output=True, text=True, check=True)
        for _ in range(times + 1)
    ]
    return median(float(run.stdout) for run in runs[1:])


def main() -> None:
    """Print the three figures."""
    print(f"legal and play  {playing():10,.0f} actions/s")
    print(f"copy            {copying():10.2f} µs")
    print(f"start           {starting():10.2f} s from first import to a bot's first move")


if __name__ == "__main__":
    main()
