"""In any game, what a player did not know can be dealt again; what the player saw stays."""

import random
from typing import Any

import pytest
from tests.samples import INSTALLED_TABLES, each
from tests.twins.generate import earlier, random_game
from tests.volume import some

from blazon.kernel.errors import BadValue
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
                assert other.recall(observer) == one.recall(observer)
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


@each(INSTALLED_TABLES)
def test_what_was_seen_is_told_apart_however_it_was_reached(
    table: tuple[str, dict[str, Any]],
) -> None:
    name, options = table
    game = random_game(name, options, "recall", MOST_ACTIONS)
    texts, again = {game.recall(None)}, game.copy()
    for count in range(len(game.actions)):
        again.undo()
        assert again.recall(None) not in texts
        texts.add(again.recall(None))
        assert count % 50 or again.recall(0) == Position.load(again.record).recall(0)
    with pytest.raises(BadValue, match="player: must be from 0"):
        game.recall(99)
