"""The time to solve a duel's last cards, and a check of the results by brute force.

    python -m benchmarks.endings                  # times by cards left
    python -m benchmarks.endings --check 10000    # small endings against brute force
    python -m benchmarks.endings --reach 60       # decisions that the strongest level can prove
    python -m benchmarks.endings --gain 200       # a level against itself without the solver

The endings come from games between ``squire`` bots. Brute force searches every line of play
separately, without a table of positions and without pruning.
"""

import argparse
import itertools
import random
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from statistics import fmean, median, stdev

from tests.match.brute_force import brute_force, cards_left, last_cards

import blazon
from blazon.bots import make_bot
from blazon.bots.endings import average, prove
from blazon.bots.levels import levels
from blazon.bots.search import limits_of, search
from blazon.kernel.minimax import Minimax
from blazon.lab.ratings import LEAST_DEALS, rate
from blazon.match.position import Position

MOST_NODES = 200_000_000
MOST_CARDS = 13


def ending(left: int, seed: int, bot: str = "squire") -> Position | None:
    """A duel between bots with this many cards left; None if the game ended earlier."""
    position = blazon.new("richelieu", seed=f"endings {seed}")
    bots = [make_bot(bot, f"{seed}/{seat}") for seat in range(position.players)]
    while not position.over:
        if cards_left(position) <= left and position.phase == "TAKE":
            return position if cards_left(position) == left else None
        assert position.actor is not None
        position.play(bots[position.actor].choose(position.observe(position.actor)))
    return None


def measure(left: int, count: int) -> str:
    """A line of figures."""
    times, nodes, seed = list[float](), list[int](), 0
    while len(times) < count:
        position = ending(left, seed)
        seed += 1
        if position is None:
            continue
        game = position.game
        solver = Minimax(
            game.state, game.mask, game.workspace, game.actions, (1, 1 << 20), MOST_NODES
        )
        begin = time.process_time()
        solver.solve(position.states)
        times.append(time.process_time() - begin)
        nodes.append(solver.nodes)
    rate = sum(nodes) / sum(times)
    return (
        f"{left:2} cards, {count} endings: median {1e3 * median(times):,.1f} ms, "
        f"worst {1e3 * max(times):,.0f} ms, median {median(nodes):,.0f} nodes, "
        f"{rate / 1e6:.2f} million nodes/s"
    )


def reach(games: int) -> Iterator[str]:
    """The number of provable decisions in bot games, by the number of cards left."""
    level, nodes = levels("richelieu")["duke"], limits_of("richelieu", "duke").nodes
    found: dict[int, list[tuple[bool, ...]]] = defaultdict(list)
    for seed in range(games):
        position = blazon.new("richelieu", seed=f"reach {seed}")
        bots = [make_bot("search:1000", f"{seed}/{seat}") for seat in range(position.players)]
        while not position.over:
            assert position.actor is not None
            seen, left = position.observe(position.actor), cards_left(position)
            if left <= MOST_CARDS and len(position.legal) > 1:
                known = (
                    prove(seen, level, nodes),
                    average(seen, level, nodes, "reach"),
                    prove(position.disclose(), level, nodes),
                )
                found[left].append(tuple(one is not None for one in known))
            position.play(bots[position.actor].choose(seen))
    for left, proven in sorted(found.items()):
        own, some, everything = (fmean(one[kind] for one in proven) for kind in range(3))
        yield (
            f"{left:2} cards, {len(proven)} decisions: {own:.0%} proven by what the player knows, "
            f"{some:.0%} on average over deals, {everything:.0%} proven with everything open"
        )


def gain(deals: int, level: str, *, hidden: bool) -> str:
    """The gain from solving endings for a level against itself without it, from both seats."""
    cards = dict(Counter[str](blazon.new("richelieu", seed="cards").setup["cards"]))
    options = {} if hidden else {"deck": {"cards": cards, "discs": {}, "disc_cells": []}}
    margins, shares = list[float](), list[float]()
    for deal in range(deals):
        start = blazon.new("richelieu", seed=f"gain {deal}", **options)
        while not start.over and cards_left(start) > MOST_CARDS:
            start.play(_choice(start, level, f"{deal}", endings=False))
        played = [_played_on(start.copy(), level, seat, f"{deal}") for seat in range(2)]
        margins.append(fmean(margin for margin, _ in played))
        shares.append(fmean(share for _, share in played))
    error = ""
    if deals >= LEAST_DEALS:
        error = f" ± {1.96 * stdev(margins) / deals**0.5:.2f}"
    return (
        f"{level}, {2 * deals} games: {fmean(margins):+.2f}{error} points, "
        f"{rate(shares).score_text} wins"
    )


def _choice(position: Position, level: str, seed: str, *, endings: bool) -> str:
    """A level's choice, with or without solving endings."""
    if len(position.legal) == 1:
        return next(iter(position.legal))
    seen, at = position.observe(position.actor), f"{seed}/{len(position.actions)}"
    return search(seen, level=level, seed=at, endings=endings).action


def _played_on(position: Position, level: str, seat: int, seed: str) -> tuple[float, float]:
    """The lead and the win share of the player that solves endings."""
    while not position.over:
        position.play(_choice(position, level, seed, endings=position.actor == seat))
    score = position.score()
    lead = score["totals"][seat] - score["totals"][1 - seat]
    return lead, (seat in score["winners"]) / len(score["winners"])


def check(count: int) -> str:
    """Compare endings of at most three cards, from random games of both editions and endings."""
    rng, done = random.Random(0), 0
    for seed in itertools.count():
        options = {
            "edition": rng.choice(["duel", "court"]),
            "ending": rng.choice(["full", "last-row"]),
        }
        position = last_cards(rng.randint(1, 3), seed, **options, players=2)
        if (wanted := brute_force(position, 100_000)) is None:
            continue
        found = position.solve()
        if found is None or (found.shares[0], found.leads[0]) != wanted:
            return f"different: {found}, but {wanted}; {position.record.to_json()}"
        done += 1
        if done == count:
            break
    return f"{done} endings, no difference from brute force"


def main() -> None:
    """Measure or check."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--cards", type=int, nargs="*", default=[8, 10, 12])
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--check", type=int)
    parser.add_argument("--reach", type=int)
    parser.add_argument("--gain", type=int)
    parser.add_argument("--level", default="duke")
    parser.add_argument("--open", action="store_true", help="without discs")
    asked = parser.parse_args()
    if asked.check is not None:
        print(check(asked.check))
        return
    if asked.reach is not None:
        print(*reach(asked.reach), sep="\n")
        return
    if asked.gain is not None:
        print(gain(asked.gain, asked.level, hidden=not asked.open))
        return
    for left in asked.cards:
        print(measure(left, asked.count), flush=True)


if __name__ == "__main__":
    main()
