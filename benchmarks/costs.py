"""Are the costs that a review finds in Rheingold real?

    python -m benchmarks.costs                        # 4 games, 10 decisions of each
    python -m benchmarks.costs --games 8 --decisions 20 --times 48

Decisions of games between bots, at which the strongest bot would have played something else, are
drawn at random. Each has two costs: the one that a review finds, with searches that end with the
turn, and the one without that limit. They are compared with what happens if bots of the level
``knight`` play on after both actions, until each player has had a turn; there the judge counts.
"""

import argparse
import random

import numpy as np

from benchmarks.bot_games import played
from blazon.bots import make_bot
from blazon.bots.continuations import look_out
from blazon.bots.decisions import Choice, choices, default_simulations
from blazon.bots.judge import workspace_for
from blazon.bots.search import search
from blazon.kernel.streams import STREAM
from blazon.match.position import Position

GAME, LEVEL = "rheingold", "knight"
LEVELS = ("page", "squire", "knight", "page")
PLAYERS = (2, 2, 3, 4)


def mixed_game(number: int) -> Position:
    """A game between bots of several levels."""
    players = PLAYERS[number % len(PLAYERS)]
    options = {"players": players, "map": "loch" if number % 3 == 2 else "rhine"}
    bots = [make_bot(LEVELS[(number + n) % len(LEVELS)], f"{number}/{n}") for n in range(players)]
    return played(GAME, options, bots, seed=f"reasons/{number}")


def margin(position: Position, seat: int) -> float:
    """A player's expected lead at the beginning of a turn, or the true one after the end."""
    game, states = position.game, position.disclose().states.copy()
    margins = np.zeros((1, position.players))
    look_out(
        states,
        np.zeros(1, np.uint64),
        margins,
        workspace_for(game, states),
        np.zeros(1, game.mask),
        np.zeros(1, STREAM),
        np.zeros(game.actions, np.float32),
        np.zeros(position.players, np.float32),
        np.zeros(position.players, np.float32),
        np.uint64(0),
    )
    return float(margins[0, seat])


def outcome(game: Position, choice: Choice, token: str, seed: str) -> float:
    """The player's margin when each player has had a turn after an action."""
    beginning = [*game.actions[: choice.at], token]
    position = Position(GAME, game.options, game.setup, beginning, seed=seed)
    seen = choice.observation
    until = seen.variant.turn(seen.states) + position.players
    while not position.over:
        actor = position.actor
        if actor is not None:
            bot = make_bot(LEVEL, f"{seed}/{len(position.actions)}")
            position.play(bot.choose(position.observe(actor)))
        elif position.variant.turn(position.states) >= until:
            break
        else:
            position.roll()
    return margin(position, choice.seat)


def found(choice: Choice, best: str, simulations: int, *, compared: bool) -> float:
    """The difference between the margins that two searches find."""
    better, after = (
        search(
            choice.observation,
            first=token,
            compared=compared,
            endings=False,
            simulations=simulations,
            seed="compared",
        ).margins[choice.seat]
        for token in (best, choice.token)
    )
    return better - after


def main() -> None:
    """Print the mean costs, and how far they are from what happens in play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--decisions", type=int, default=10, help="of each game")
    parser.add_argument("--times", type=int, default=24, help="how often bots play on")
    parser.add_argument("--simulations", type=int, default=default_simulations(GAME))
    given = parser.parse_args()
    rows: list[tuple[float, float, float]] = []
    for number in range(given.games):
        game = mixed_game(number)
        every, taken = list(choices(game)), 0
        for choice in random.Random(number).sample(every, len(every)):
            if taken == given.decisions:
                break
            best = search(choice.observation, simulations=given.simulations, seed="best").action
            if best == choice.token:
                continue
            taken += 1
            limited, free = (
                found(choice, best, given.simulations, compared=kind) for kind in (True, False)
            )
            after, better = (
                np.mean([outcome(game, choice, token, str(time)) for time in range(given.times)])
                for token in (choice.token, best)
            )
            rows.append((limited, free, float(better - after)))
        print(f"{number + 1} of {given.games} games", flush=True)
    limited, free, true = np.array(rows).T
    print(f"{len(rows)} decisions; in play, {true.mean():.2f} swords are lost on average")
    for name, costs in (
        ("searches that end with the turn", limited),
        ("searches that go on", free),
    ):
        off = abs(costs - true)
        print(f"{name}: {costs.mean():.2f} on average, off by {off.mean():.2f}", end="")
        print(f", half by over {np.median(off):.2f}, by {off.max():.1f} at most")


if __name__ == "__main__":
    main()
