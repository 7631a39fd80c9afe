"""In any game, what a player did not know can be dealt again; what the player saw stays."""

import random
from typing import Any

from tests.samples import INSTALLED_TABLES, each
from tests.twins.generate import earlier, random_game
from tests.volume import some

from blazon.kernel.jit import ENABLED
from blazon.match.position import Position
from blazon.match.redealing import redealt

GAMES = 4 if ENABLED else 1
MOMENTS = 5 if ENABLED else 1
MOST_ACTIONS = 400 if ENABLED else 8


def told(position: Position, observer: int | None) -> list[Any]:
    """What an observer saw of a game, now and after each of its actions."""
    found, before = list[Any](), position.copy()
    while True:
        seen = before.observe(observer)
        found.append((seen.view(), seen.log, seen.legal, seen.player, seen.states.tobytes()))
        if not before.actions:
            return found
        before.undo()


@each(INSTALLED_TABLES)
def test_the_player_saw_the_same_and_the_rest_is_another(
    table: tuple[str, dict[str, Any]],
) -> None:
    name, options = table
    rng, others = random.Random(name), 0
    for number in range(some(GAMES)):
        whole = random_game(name, options, f"again {number}", MOST_ACTIONS)
        length = len(whole.actions)
        for _ in range(MOMENTS):
            one = earlier(whole, rng.randrange(whole.over, length + 1))
            for observer in (None, *range(one.players)):
                other = redealt(one, observer, f"{number} {rng.random()}")
                assert other is not None
                assert told(other, observer) == told(one, observer)
                others += other != one
    assert others or not ENABLED


@each(INSTALLED_TABLES)
def test_the_seed_determines_the_deal(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    whole = random_game(name, options, "again", MOST_ACTIONS)
    one = earlier(whole, max(1, len(whole.actions) // 3))
    found = [redealt(one, 0, "seed") for _ in range(2)]
    assert found[0] is not None
    assert found[0] == found[1]
