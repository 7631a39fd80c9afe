"""How long it takes to solve the last cards of a duel, and whether brute force agrees.

    python -m benchmarks.endings                  # times by cards left
    python -m benchmarks.endings --check 10000    # small endings against brute force

The endings come from games between ``squire`` bots. Brute force looks at every line of play by
itself, without a memory and without leaving anything out.
"""

import argparse
import itertools
import random
import time
from statistics import median

from tests.match.brute_force import brute_force, cards_left, last_cards

import blazon
from blazon.bots import make_bot
from blazon.kernel.minimax import Minimax
from blazon.match.position import Position

MOST_NODES = 200_000_000


def ending(left: int, seed: int, bot: str = "squire") -> Position | None:
    """A duel between bots with so many cards left; None if it did not come to that."""
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


def check(count: int) -> str:
    """Compare endings of three cards at most, in random games of both editions and endings."""
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
    asked = parser.parse_args()
    if asked.check is not None:
        print(check(asked.check))
        return
    for left in asked.cards:
        print(measure(left, asked.count), flush=True)


if __name__ == "__main__":
    main()
