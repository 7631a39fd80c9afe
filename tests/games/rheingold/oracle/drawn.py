"""Made-up maps for drawing: scattered, a ring, and a large one, with names in every script."""

from __future__ import annotations

import math
import random
from itertools import pairwise, product
from typing import Any

NAMES = (
    "Ehrenbreitstein", "Falkenstein über dem Tal", "Łańcut", "Ἀκροκόρινθος", "Нарышкино",
    "قلعة حلب", "מבצר נמרוד", "चित्तौड़गढ़", "ปราสาทหิน", "姫路城", "수원화성", "Ծաղկաձոր",
    "🏰 of cards", "Z̷̛͙a̴͎͝l̸̰̈g̶̣̈o̵̩͆", "I", "The castle whose name is longer than any road that leads there",
    "ქუთაისი", "Đất Thành", "", "ຫໍຄຳ",
)  # fmt: skip


def made_up_maps() -> dict[str, dict[str, Any]]:
    """By name."""
    return {"scattered": scattered_map(), "ring": ring_map(), "large": large_map()}


def scattered_map() -> dict[str, Any]:
    """Places scattered at random on a loose grid, without any scenery."""
    rng = random.Random("scattered")
    cells = list(product(range(10), range(6)))
    return _with_places("scattered", rng, cells, castles=9, jitter=0.22, step=100)


def large_map() -> dict[str, Any]:
    """120 places with very large coordinates, a compass, and a lake in the middle."""
    rng = random.Random("large")
    cells = list(product(range(12), range(10)))
    found = _with_places("large", rng, cells, castles=20, jitter=0.15, step=70_000)
    shore = [[385_000 + 60_000 * math.cos(n), 315_000 + 45_000 * math.sin(n)] for n in range(6)]
    lake = {"kind": "lake", "name": "बड़ी झील", "points": shore}
    return found | {"scenery": {"north": 20, "water": [lake]}}


def ring_map() -> dict[str, Any]:
    """Spaces in a ring, castles and start areas within and outside."""
    nodes: list[dict[str, Any]] = []
    spaces = [f"{number}" for number in range(1, 31)]
    for number, name in enumerate(spaces):
        nodes.append({"id": name, "kind": "space"} | _around(number / 30, 500))
    paths = [list(pair) for pair in pairwise([*spaces, spaces[0]])]
    for number in range(10):
        name, near = f"C{number}", spaces[3 * number]
        nodes.append(
            {"id": name, "kind": "castle", "name": NAMES[number], "swords": 1 + number % 3}
            | _around(number / 10, 340 if number % 2 else 660)
        )
        paths.append([name, near])
    for number in range(6):
        name, gate = f"S{number}", 5 * number + 2
        nodes.append(
            {"id": name, "kind": "start", "arms": number + 1} | _around((gate + 0.5) / 30, 640)
        )
        paths += [[name, spaces[gate]], [name, spaces[gate + 1]]]
    return {"name": "ring", "title": "Rund um die Wüste", "nodes": nodes, "paths": paths}


def _around(part: float, away: float) -> dict[str, float]:
    turn = 2 * math.pi * part
    return {"x": round(away * math.cos(turn), 1), "y": round(0.7 * away * math.sin(turn), 1)}


def _with_places(
    name: str,
    rng: random.Random,
    cells: list[tuple[int, int]],
    *,
    castles: int,
    jitter: float,
    step: float,
) -> dict[str, Any]:
    """A place in each cell: castles and start areas, with spaces between them."""
    apart = [(x, y) for x, y in cells if x % 2 and y % 2]
    large = rng.sample(apart, castles + 6)
    ids = {cell: f"C{n}" if n < castles else f"S{n}" for n, cell in enumerate(large)}
    ids |= {cell: f"{n}" for n, cell in enumerate(cells) if cell not in ids}
    nodes: list[dict[str, Any]] = []
    for (x, y), place in ids.items():
        number = large.index((x, y)) if (x, y) in large else None
        node: dict[str, Any] = {"id": place, "kind": "space"}
        if number is not None and number < castles:
            node |= {"kind": "castle", "name": NAMES[number], "swords": 1 + number % 3}
        elif number is not None:
            node |= {"kind": "start", "arms": 1 + number - castles}
        shift = jitter if number is None else 0.0
        node |= {
            "x": round(step * (x + rng.uniform(-shift, shift)), 1),
            "y": round(step * (y + rng.uniform(-shift, shift)), 1),
        }
        nodes.append(node)
    paths = [
        [place, ids[other]]
        for (x, y), place in ids.items()
        for other in ((x + 1, y), (x, y + 1))
        if other in ids
    ]
    return {"name": name, "nodes": nodes, "paths": paths}
