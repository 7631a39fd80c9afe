"""How many costs a review can explain, and whether what it says is true in other deals.

    python -m benchmarks.reasons                          # 24 games of Richelieu
    python -m benchmarks.reasons --games 4 --simulations 4000 --deals 100

The games are between bots of three levels, with 2, 2, 3 and 4 players in turn. Each line that a
reason names is checked in fresh deals, from which games are played on as for the review.
"""

import argparse
import time

import numpy as np

from benchmarks.bot_games import played
from blazon.bots import make_bot
from blazon.bots.decisions import Decision, choices, default_simulations, judge_choice
from blazon.bots.reasons import LEAST_COST, losses
from blazon.match.position import Position

GAME = "richelieu"
LEVELS = ("page", "squire", "knight", "page")
PLAYERS = (2, 2, 3, 4)
COSTLY = 2.0
TRUE_SHARE = 0.65
"""The share of fresh deals in which a named line must lose points."""


def mixed_game(number: int) -> Position:
    """A game between bots of several levels."""
    players = PLAYERS[number % len(PLAYERS)]
    options = {"players": players, "edition": "court" if players > 2 else "duel"}
    bots = [make_bot(LEVELS[(number + n) % len(LEVELS)], f"{number}/{n}") for n in range(players)]
    return played(GAME, options, bots, seed=f"reasons/{number}")


def main() -> None:
    """Print the share of costs with a reason, and in how many fresh deals the reasons hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--simulations", type=int, default=default_simulations(GAME))
    parser.add_argument("--deals", type=int, default=250, help="fresh deals for each line")
    given = parser.parse_args()
    decisions: list[Decision] = []
    held: list[float] = []
    checking = 0.0
    began = time.perf_counter()
    for number in range(given.games):
        for choice in choices(mixed_game(number)):
            found = judge_choice(choice, given.simulations)
            decisions.append(found)
            start = time.perf_counter()
            if found.reasons and not found.proven:
                seed = f"fresh/{number}/{choice.at}"
                seen, deals = choice.observation, given.deals
                names, lost = losses(seen, choice.token, found.best, seed, deals)
                share = (lost > 0).mean(axis=0)
                held += [float(share[names.index(one.line)]) for one in found.reasons]
            checking += time.perf_counter() - start
        print(f"{number + 1} of {given.games} games", flush=True)
    seconds = time.perf_counter() - began - checking
    print(f"{given.games} games, {len(decisions)} decisions, {seconds:.0f} s")
    for least in (LEAST_COST, COSTLY, 3.0):
        costly = [one for one in decisions if one.cost > least]
        explained = [one for one in costly if one.reasons]
        cost = sum(one.cost for one in costly)
        part = sum(one.cost for one in explained) / cost if cost else 0.0
        print(f"cost over {least:g}: {len(costly)} decisions, {len(explained)} with a reason")
        print(f"  these have {part:.0%} of the cost")
    false = sum(share < TRUE_SHARE for share in held)
    low, middle = np.quantile(held, [0.05, 0.5]) if held else (0.0, 0.0)
    print(f"{len(held)} lines named, each checked in {given.deals} fresh deals:")
    print(f"  {false} lose points in fewer than {TRUE_SHARE:.0%} of them")
    print(f"  5 % do in fewer than {low:.0%}, half in more than {middle:.0%}")


if __name__ == "__main__":
    main()
