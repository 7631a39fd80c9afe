"""Woods, hills, vines and grass: the map's own, and more, chosen by its seed, to fill gaps."""

import random
from collections.abc import Mapping, Sequence

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.art.lines import Point
from blazon.games.rheingold.art.nature import HALF
from blazon.games.rheingold.art.sheet import Box, Boxes, boxes_at, points_inside
from blazon.games.rheingold.art.waters import Waters

Signs = dict[str, list[Point]]
Spots = npt.NDArray[np.float64]
ANY_TREE = (9.0, 13.0)
"""Half the width and height that any tree needs."""
LARGE = {"hill": 90_000.0, "wood": 90_000.0, "vineyard": 200_000.0}
"""The area of land for each large sign, on maps that have none of their own."""
TRIES = 12
"""The number of spots to try for each of them."""
STEP = 40.0
"""The distance between the spots for grass."""
GRASS = 0.3
"""The chance of grass at such a spot."""
GROVES, TREES = 14, 16
"""The number of groves in the open, and of trees in one."""
MOST_TREES = 320
COMPASS = 64.0
"""The radius of the compass, with its letter."""


class Ground:
    """The land and everything already on it."""

    def __init__(self, land: Box, taken: Sequence[Box], roads: Spots, waters: Waters) -> None:
        self.land = land
        self._taken = list(taken)
        self._roads = roads
        self._waters = waters

    def free(self, half: tuple[float, float], spots: Spots, *, dry: bool = True) -> Spots:
        """The spots, of shape (n, 2), where a sign of this size hides nothing."""
        box = Box(-half[0], -half[1], half[0], half[1])
        boxes = boxes_at(box, spots)
        rim = self.land.grown(-6)
        inside = (boxes[:, :2] >= (rim.left, rim.top)).all(1)
        inside &= (boxes[:, 2:] <= (rim.right, rim.bottom)).all(1)
        spots, boxes = spots[inside], boxes[inside]
        free = (Boxes(self._taken).hidden_by(boxes) == 0) & (points_inside(boxes, self._roads) == 0)
        spots, boxes = spots[free], boxes[free]
        if dry and len(spots):
            corners = [boxes[:, [x, y]] for x in (0, 2) for y in (1, 3)]
            wet = self._waters.cover(np.concatenate([spots, *corners])).reshape(5, -1)
            spots = spots[~wet.any(0)]
        return spots

    def take(self, half: tuple[float, float], at: Point) -> None:
        """Put something here."""
        self._taken.append(Box(-half[0], -half[1], half[0], half[1]).at(at))


def place_compass(ground: Ground) -> Point | None:
    """A free spot for the compass, as near to a corner as possible."""
    half = (COMPASS + 8, COMPASS + 8)
    spots = ground.free(half, _grid(ground.land, 24.0))
    if not len(spots):
        return None
    land = ground.land
    corners = np.array([(x, y) for x in (land.left, land.right) for y in (land.top, land.bottom)])
    away = np.hypot(*(spots[:, None] - corners).transpose(2, 0, 1)).min(1)
    x, y = spots[away.argmin()]
    ground.take(half, (float(x), float(y)))
    return float(x), float(y)


def plant(ground: Ground, given: Mapping[str, Sequence[Point]], chance: random.Random) -> Signs:
    """The positions of all signs of the land, by kind."""
    found: Signs = {kind: [] for kind in HALF}
    for kind, wished in given.items():
        for at in wished:
            _place(ground, found, kind, np.array([at]))
    if not any(given.values()):
        area = (ground.land.right - ground.land.left) * (ground.land.bottom - ground.land.top)
        for kind, each in LARGE.items():
            for _ in range(round(area / each)):
                _place(ground, found, kind, _random_spots(ground.land, TRIES, chance))
    _scatter(ground, found, chance)
    return found


def _place(ground: Ground, found: Signs, kind: str, spots: Spots) -> None:
    """Place a sign on the first free spot, if any."""
    free = ground.free(HALF[kind], spots)
    if len(free):
        at = (float(free[0][0]), float(free[0][1]))
        found[kind].append(at)
        ground.take(HALF[kind], at)


def _scatter(ground: Ground, found: Signs, chance: random.Random) -> None:
    """Groves beside the woods and elsewhere, firs around hills, and grass and bushes in between."""
    middles = [*found["wood"], *found["hill"]]
    middles += [(float(x), float(y)) for x, y in _random_spots(ground.land, GROVES, chance)]
    for x, y in middles:
        firs = chance.random() if (x, y) not in found["hill"] else 0.9
        wide, high = chance.uniform(34, 60), chance.uniform(22, 42)
        spots = [
            (x + chance.gauss(0, wide), y + chance.gauss(0, high))
            for _ in range(chance.randint(6, TREES))
        ]
        for spot in ground.free(ANY_TREE, np.reshape(spots, (-1, 2))).tolist():
            number = len(found["tree"]) + len(found["fir"])
            if number < MOST_TREES and not _near(found["tree"] + found["fir"], spot, 17.0):
                found["fir" if chance.random() < firs else "tree"].append((spot[0], spot[1]))
    spots = [
        (x + chance.uniform(-16, 16), y + chance.uniform(-16, 16))
        for x, y in _grid(ground.land, STEP)
    ]
    for spot in ground.free(HALF["tuft"], np.reshape(spots, (-1, 2))).tolist():
        if chance.random() < GRASS and not _near(found["tree"] + found["fir"], spot, 24.0):
            found["tuft"].append((spot[0], spot[1]))


def _near(others: Sequence[Point], spot: Sequence[float], reach: float) -> bool:
    return any(abs(x - spot[0]) < reach and abs(y - spot[1]) < 0.8 * reach for x, y in others)


def _grid(land: Box, step: float) -> Spots:
    xs, ys = (
        np.arange(land.left + 20, land.right, step),
        np.arange(land.top + 20, land.bottom, step),
    )
    return np.stack(np.meshgrid(xs, ys), -1).reshape(-1, 2)


def _random_spots(land: Box, number: int, chance: random.Random) -> Spots:
    spots = [
        (chance.uniform(land.left, land.right), chance.uniform(land.top, land.bottom))
        for _ in range(number)
    ]
    return np.reshape(spots, (-1, 2))
