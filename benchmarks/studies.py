"""What workers add to a study, what a shard costs, and how fast random bots play."""

import argparse
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from blazon.bots import make_bot
from blazon.lab.arena import spread, workers
from blazon.lab.playing import play_game
from blazon.lab.studies.clusters import local_workers
from blazon.lab.studies.conducting import manifest_of
from blazon.lab.studies.crews import Crew, Here
from blazon.lab.studies.games import Games
from blazon.lab.studies.measures import game_seed
from blazon.lab.studies.plan import Plan, read_plan
from blazon.lab.studies.running import Running
from blazon.match.position import Position
from blazon.match.registry import game as find_game

TEXT = """
title = "Scaling"
[vary]
game = "richelieu"
bots = "{bots}"
[stop]
games = {games}
"""
SHARDS = 300
RANDOM_GAMES = 2000


def plan_of(folder: Path, bots: str, games: int) -> Plan:
    """A study of one cell."""
    file = folder / f"{bots}.toml"
    file.write_text(TEXT.format(bots=bots, games=games), encoding="utf-8")
    return read_plan(file)


@contextmanager
def timed(name: str) -> Iterator[dict[str, float]]:
    """Print the seconds that a block took, which are also in the dictionary then."""
    found: dict[str, float] = {}
    began = time.monotonic()
    yield found
    found["seconds"] = time.monotonic() - began
    print(f"{name:<52}{found['seconds']:8.1f} s")


def play(folder: Path, plan: Plan, crew: Crew, shard_games: int) -> None:
    """Play all games of a study."""
    Running(plan, Games(folder, manifest_of(plan)), shard_games).play(crew)


def choose(plan: Plan, number: int) -> None:
    """Play a game of a study of random bots decision by decision."""
    (cell,) = plan.cells
    seed = game_seed(cell, plan.seed, number)
    position = Position(cell.game, cell.options, seed=seed)
    bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(cell.bots)]
    while (actor := position.actor) is not None:
        position.play(bots[actor].choose(position.observe(actor)))


def main() -> None:
    """Print the seconds for the same number of games in both ways, then for empty shards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--workers", type=int, default=3)
    parser.add_argument("--bots", default="squire")
    given = parser.parse_args()
    games, bots = given.games, given.bots
    options = find_game("richelieu").check_options({})
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with workers(given.workers) as pool:
            for several in (20 * given.workers, games):
                calls = [("richelieu", options, [bots] * 2, f"{n}", f"{n}") for n in range(several)]
                with timed(f"{several} games, one command with {given.workers} processes") as alone:
                    deque(spread(pool, play_game, calls), maxlen=0)
        began = time.monotonic()
        with local_workers(given.workers, ["richelieu"]) as crew:
            print(f"{given.workers} workers started after {time.monotonic() - began:.1f} s")
            with timed(f"{given.workers} workers: their first games"):
                play(folder / "warm", plan_of(folder, bots, 20 * given.workers), crew, 20)
            with timed(f"{games} games, {given.workers} workers") as together:
                play(folder / "whole", plan_of(folder, bots, games), crew, 100)
            with timed(f"{SHARDS} shards of one random game") as shards:
                play(folder / "shards", plan_of(folder, "random", SHARDS), crew, 1)
        random = plan_of(folder, "random", RANDOM_GAMES)
        play(folder / "first", plan_of(folder, "random", 10), Here(), 10)
        with timed(f"{RANDOM_GAMES} games of random bots, one process") as kernels:
            play(folder / "random", random, Here(), 100)
        with timed("the same, chosen by the bots themselves") as minds:
            for number in range(RANDOM_GAMES):
                choose(random, number)
    print(f"random bots to the kernels: {minds['seconds'] / kernels['seconds']:.0f}")
    print(f"workers to one command: {together['seconds'] / alone['seconds']:.2f}")
    print(f"a shard costs {1000 * shards['seconds'] / SHARDS:.1f} ms, one random game included")


if __name__ == "__main__":
    main()
