"""Random maps of all kinds that the rules page allows."""

from __future__ import annotations

import string
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import random

MOST_PLACES = 128
ODD_IDS = ["0", "00", "007", "x1", "x4", "d1", "d6", "S", "S7", "KAT", "kat", "Kat", "null", "1e3"]


def random_map(rng: random.Random) -> dict[str, Any]:
    """A map of any size, from two spaces and two castles to 128 places."""
    castles = rng.choice([2, 2, 3, rng.randint(2, 12), rng.randint(2, 40), 40])
    most = MOST_PLACES - 6 - castles
    spaces = rng.choice([2, 3, rng.randint(2, 20), rng.randint(2, most), most])
    return build(rng, spaces, castles)


def small_map(rng: random.Random) -> dict[str, Any]:
    """A map of at most 25 places, where sides meet quickly."""
    castles = rng.choice([2, rng.randint(2, 9), rng.randint(8, 16), rng.randint(8, 16)])
    return build(rng, rng.randint(2, 19 - castles), castles)


def build(rng: random.Random, spaces: int, castles: int) -> dict[str, Any]:
    """A tree of spaces and castles, then more paths, then the start areas."""
    ids = random_ids(rng, spaces + castles + 6)
    space_ids, castle_ids, start_ids = ids[:spaces], ids[spaces:-6], ids[-6:]
    paths = tree(rng, space_ids, castle_ids)
    density = rng.choice([0, 0.1, 0.5, 1, 2.5])
    for _ in range(int(density * spaces)):
        paths.add(joined(*rng.sample(space_ids, 2)))
    most_gates = rng.choice([1, 2, 3, spaces])
    for castle in castle_ids:
        for _ in range(rng.randint(0, most_gates - 1)):
            paths.add(joined(castle, rng.choice(space_ids)))
    most_exits = rng.choice([2, 2, 3, spaces])
    for start in start_ids:
        exits = rng.randint(2, max(2, min(most_exits, spaces)))
        paths |= {joined(start, space) for space in rng.sample(space_ids, exits)}
    swords = rng.choice([[1], [1, 1, 2], [1, 2, 3], [3]])
    nodes: list[dict[str, Any]] = [{"id": name, "kind": "space"} for name in space_ids]
    nodes += [
        {"id": name, "kind": "castle", "name": f"Castle {name}", "swords": rng.choice(swords)}
        for name in castle_ids
    ]
    nodes += [{"id": name, "kind": "start", "arms": arms} for arms, name in enumerate(start_ids, 1)]
    for node in nodes:
        node |= {"x": rng.randint(-50, 50), "y": rng.uniform(0, 88)}
    rng.shuffle(nodes)
    ordered = [rng.sample(sorted(path), 2) for path in sorted(paths, key=sorted)]
    rng.shuffle(ordered)
    return with_extra_keys(rng, {"name": f"random {spaces}", "nodes": nodes, "paths": ordered})


def joined(one: str, other: str) -> frozenset[str]:
    """A path has no direction."""
    return frozenset([one, other])


def tree(rng: random.Random, spaces: list[str], castles: list[str]) -> set[frozenset[str]]:
    """Every place joined to an earlier one: a recent, an early or any one."""
    order = spaces + castles
    if rng.random() < 0.5:
        order = [spaces[0], *rng.sample(order[1:], len(order) - 1)]
    passages = rng.random() < 0.3  # whether spaces may be reachable only through castles
    reach = rng.choice([1, 3, len(order)])
    early = rng.random() < 0.2
    paths = set()
    for number, place in enumerate(order[1:], 1):
        before = order[:number]
        if place in castles or not passages:
            before = [name for name in before if name in spaces]
        paths.add(joined(place, rng.choice(before[:reach] if early else before[-reach:])))
    return paths


def random_ids(rng: random.Random, number: int) -> list[str]:
    """Numbers and words, some of which look like tokens or differ only in case."""
    signs = rng.choice([string.digits, "abAB01", string.ascii_letters + string.digits])
    ids = set(rng.sample(ODD_IDS, rng.randint(0, 6)))
    while len(ids) < number:
        ids.add("".join(rng.choices(signs, k=rng.randint(1, 8))))
    return rng.sample(sorted(ids), number)


def with_extra_keys(rng: random.Random, found: dict[str, Any]) -> dict[str, Any]:
    """Sometimes unknown keys, which must be kept."""
    if rng.random() < 0.3:
        found |= {"author": "Käthe", "scenery": {"river": [[0, 1.5], [2, None]]}, "": True}
        for node in rng.sample(found["nodes"], 3):
            node |= {"note": {"deep": [1, "two"]}, "holder": 1}
    return found
