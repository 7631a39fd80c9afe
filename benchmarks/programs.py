"""Programs as bots: what the host costs, that nothing hangs, and that nobody hears too much.

    python -m benchmarks.programs cost
    python -m benchmarks.programs bad --games 400
    python -m benchmarks.programs twins --asks 100000

``cost`` compares the processor time of this process for each decision with that of a random bot in
the same run; it needs a C compiler. ``bad`` plays games against programs that misbehave, and prints
how long each took beyond its time. ``twins`` deals again what a seat may not know, and compares all
that a program in this seat is told.
"""

import argparse
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.bots.hearing import Hearing
from tests.samples import INSTALLED_TABLES
from tests.twins.generate import random_game

from blazon.bots.programs import command_of, make_player, outside_seed
from blazon.bots.programs.program import Forfeit, Program, Question, close_all
from blazon.match.position import Position
from blazon.match.redealing import redealt

ROOT = Path(__file__).parents[1]
BAD = ROOT / "tests/bots/bad_bot.py"
WAYS = ("exits", "silent", "illegal", "half", "endless", "flood", "closes", "wrong", "grandchild")
LIMIT_MS = 100


def cost(games: int) -> None:
    """Print the host's processor time for a decision."""
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "last"
        source = ROOT / "examples/bots/c/bot.c"
        subprocess.run(["cc", "-O2", "-o", program, source], check=True)
        python = ROOT / "examples/bots/python/bot.py"
        usual = 0.0
        for name in ("random", f"{program}", f"{python}", "random"):
            _play(name, 1)
            decisions, used = _play(name, games)
            usual = usual or used
            print(
                f"{Path(name).name:8} {used:6.1f} µs of the processor for a decision, "
                f"{used / usual:.2f} times random ({decisions} decisions)"
            )


def _play(name: str, games: int) -> tuple[int, float]:
    """Decisions of one seat, and the microseconds of this process for one; the rival is free."""
    decisions, spent = 0, 0.0
    for number in range(games):
        position = Position("richelieu", seed=f"cost {number}")
        bot = make_player(name, f"{number}")
        while not position.over:
            if position.actor == 0:
                begin = time.process_time()
                token = bot.choose(position.observe(0))
                spent += time.process_time() - begin
                decisions += 1
                position.play(token)
            else:
                position.play(next(iter(position.legal)))
        if hasattr(bot, "end"):
            bot.end(position.score()["totals"])
    return decisions, 1e6 * spent / decisions


def bad(games: int) -> None:
    """Print why each kind of program lost, and the longest time beyond its limit."""
    reasons: dict[str, Counter[str]] = {}
    longest: dict[str, float] = {}
    for number in range(games):
        way = WAYS[number % len(WAYS)]
        begin, limit = time.monotonic(), 10.0 if way == "wrong" else LIMIT_MS / 1000
        try:
            program = Program(command_of(f"{BAD} {way} {1 + number // len(WAYS) % 5}"))
            program.begin("richelieu", 0, 2, "seed", {})
            while True:
                begin = time.monotonic()
                program.ask(Question("TAKE", ("A1", "A12"), (), dict), LIMIT_MS)
                if way == "grandchild":
                    program.close()
                    raise Forfeit("exit", "was ended with its grandchild")
        except Forfeit as forfeit:
            took = time.monotonic() - begin - limit
            reasons.setdefault(way, Counter())[forfeit.reason] += 1
            longest[way] = max(longest.get(way, -limit), took)
    for way, found in reasons.items():
        print(f"{way:10} {dict(found)}, at most {longest[way]:+.2f} s after its limit")
    close_all()


def twins(asks: int) -> None:
    """Print how many questions were compared, and how many differed."""
    compared = differing = number = 0
    while compared < asks:
        for name, options in INSTALLED_TABLES:
            game = random_game(name, options, f"twins {number}", 300)
            for seat in range(0 if game.over else game.players):
                other = redealt(game, seat, f"{number}")
                if other is None:
                    continue
                here, there = Hearing(), Hearing()
                differing += here.during(game, seat) != there.during(other, seat)
                compared += here.asks
        number += 1
    print(f"{compared} questions, {differing} games in which a program heard something else")
    found = 0
    for one in range(1000):
        own = f"arena/{one}"
        deal, seed = Position("richelieu", seed=own).setup, outside_seed(f"{own}/0")
        found += any(
            Position("richelieu", seed=guess).setup == deal
            for guess in (seed, *(seed[:length] for length in range(1, len(seed))))
        )
    print(f"with its seed and all beginnings of it, a program finds {found} of 1000 deals")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("cost", "bad", "twins"))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--asks", type=int, default=100_000)
    given = parser.parse_args()
    if given.what == "twins":
        twins(given.asks)
    else:
        {"cost": cost, "bad": bad}[given.what](given.games)


if __name__ == "__main__":
    main()
