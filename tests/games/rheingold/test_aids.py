"""The knights that can combine, on any map, compared with trying every way."""

import random

import pytest
from tests.games.rheingold.oracle.maps import random_map, small_map
from tests.samples import step

import blazon
from blazon.games.rheingold.rules.aids import numbers
from blazon.games.rheingold.words.places import Seen, armies, leaving, map_in, number


def moments(number: int) -> list[Seen]:
    """What players with movable knights know in random games on random maps."""
    rng, found = random.Random(number), []
    board = rng.choice(["rhine", "loch", small_map(rng), random_map(rng)])
    game = blazon.new("rheingold", map=board, players=rng.randint(2, 5), seed=str(number))
    for _ in range(200):
        step(game, rng)
        if game.over:
            break
        if game.phase == "MOVE" and rng.random() < 0.05:
            found.append(game.observe(game.actor))
    return found


def by_trying_all(seen: Seen, space: str, moves: int) -> int:
    """The most knights that can meet on a space, found by trying every tree of places."""
    found, places = map_in(seen), seen.known.places
    strength = {name: leaving(seen, name) for name in armies(seen)}
    free = {place.id for place in found.spaces} - places.keys()
    own = {name for name, place in places.items() if place.holder == seen.turn}
    inner, leaves = free | own, strength.keys() & seen.known.starts.keys()
    trees, best = {frozenset([space])} if space in inner else set(), 0
    for _ in range(moves + 1):
        best = max([best, *(sum(strength.get(name, 0) for name in tree) for tree in trees)])
        trees = {
            tree | {other}
            for tree in trees
            for name in tree & inner
            for other in found.neighbours(name)
            if other not in tree and other in inner | leaves
        }
    return best


@pytest.mark.parametrize("moment", range(12))
def test_no_way_brings_more_and_one_brings_as_many(moment: int) -> None:
    for seen in moments(moment):
        together = numbers(seen.states).together
        for space in random.Random(moment).sample(map_in(seen).spaces, 8):
            moves = seen.known.moves - 1
            assert together[number(seen, space.id)] == by_trying_all(seen, space.id, moves)
