"""The maximum number of knights that can combine, on any map, with bounded work."""

import random
from itertools import combinations
from typing import Any

import pytest
from tests.games.rheingold.oracle.maps import random_map, small_map
from tests.samples import step

import blazon
from blazon.games.rheingold.words import aids
from blazon.games.rheingold.words.places import map_in
from blazon.games.rheingold.words.ways import Ways, armies
from blazon.words.localization import View


def moments(number: int) -> list[View]:
    """Views of random games on random maps, for players with movable knights."""
    rng, found = random.Random(number), []
    board = rng.choice(["rhine", "loch", small_map(rng), random_map(rng)])
    game = blazon.new("rheingold", map=board, players=rng.randint(2, 5), seed=str(number))
    for _ in range(200):
        step(game, rng)
        if game.over:
            break
        if game.phase == "MOVE" and rng.random() < 0.05:
            found.append(game.observe(game.actor).view())
    return found


def by_trying_all(view: View, space: str, moves: int) -> int:
    """The same number, found by trying every tree of places."""
    found, seat, strength = map_in(view), view["turn"], {}
    for name in armies(view):
        garrison = found.by_id[name].kind == "castle" and view["places"][name]["shield"] is None
        held = 1 if name in view["starts"] else view["places"][name]["knights"]
        strength[name] = held - garrison
    free = {place.id for place in found.spaces} - view["places"].keys()
    own = {name for name, place in view["places"].items() if place["holder"] == seat}
    inner, leaves = free | own, strength.keys() & view["starts"].keys()
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


@pytest.mark.parametrize("number", range(12))
def test_no_way_brings_more_and_one_brings_as_many(number: int) -> None:
    for view in moments(number):
        ways = Ways(view)
        for space in random.Random(number).sample(map_in(view).spaces, 4):
            for moves in range(4):
                most = ways.most_together(space.id, moves)
                assert most == by_trying_all(view, space.id, moves)
                assert ways.most_together(space.id, moves, beyond=most) == most
                assert ways.most_together(space.id, moves, beyond=most + 2) == most + 2


def tangle(spaces: int) -> dict[str, Any]:
    """A map with a path between every two spaces, and every castle joined to six of them."""
    names = [str(number) for number in range(1, spaces + 1)]
    nodes: list[dict[str, Any]] = [{"id": name, "kind": "space", "x": 0, "y": 0} for name in names]
    paths = [list(pair) for pair in combinations(names, 2)]
    for arms in range(1, 7):
        nodes.append({"id": f"S{arms}", "kind": "start", "arms": arms, "x": 0, "y": 0})
        paths += [[f"S{arms}", names[arms]], [f"S{arms}", names[arms + 1]]]
    for number in range(18):
        castle = {"id": f"C{number}", "kind": "castle", "name": "Keep", "swords": 3}
        nodes.append({**castle, "x": 0, "y": 0})
        paths += [[f"C{number}", gate] for gate in names[:6]]
    return {"name": "tangle", "nodes": nodes, "paths": paths}


@pytest.mark.parametrize("spaces", [20, 100])
def test_a_map_made_to_have_more_ways_than_can_be_counted_is_no_more_work(spaces: int) -> None:
    game = blazon.new("rheingold", map=tangle(spaces), players=2, seed="tangle")
    game.play("d6")
    view = game.observe(game.actor).view() | {"moves": 6}
    held = {str(number): 1 + number % 4 for number in range(7, 21)}
    view["places"] = {
        name: {"holder": view["turn"], "knights": knights, "shield": None}
        for name, knights in held.items()
    }
    strongest = sorted(held.values(), reverse=True)
    assert Ways(view).most_together("1", 5) == sum(strongest[:5])
    assert [one["castle"] for one in aids.aids(view)["takable"]] == [f"C{n}" for n in range(18)]
