"""The layout of a map's picture: the sheet, roads, names and scenery."""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

import numpy as np

from blazon.games.rheingold.rules.maps.lines import Point, curve
from blazon.games.rheingold.rules.maps.model import Map, Place
from blazon.games.rheingold.rules.maps.scenery import Scenery, Water
from blazon.games.rheingold.rules.maps.sheet import Box, Boxes, measure

NAME_SIZE = 15.0
SMALL_SIZE = 10.0
LETTER = 0.62
"""The width of a letter in a serif face, relative to its size."""
HALF = {"space": (18.0, 18.0), "castle": (35.0, 35.0), "start": (42.0, 31.0)}
"""Half the width and height of a place's symbol."""
PRICE = (24.0, 17.0, 47.0, 40.0)
"""Left, top, right and bottom, from a castle's middle, of the room for the knights it takes."""
SIGN_HALF = {"hill": (36.0, 22.0), "vineyard": (28.0, 18.0), "wood": (25.0, 20.0)}
"""The same for scenery."""
BENDS = (0.06, -0.06, 0.0, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3)
COMPASS = 46.0
MOST_ROWS = 400
"""The number of positions to try for a river's name."""
AROUND = [(math.cos(turn), math.sin(turn)) for turn in np.linspace(0, 2 * math.pi, 12)]
"""The directions to check around a point."""
LABEL_ROUNDS = 3
"""The number of times each name may move out of the way of others."""


@dataclass(frozen=True)
class Road:
    """A path, bent away from places that it does not lead to."""

    ends: tuple[str, str]
    bend: float
    line: tuple[Point, ...]
    bridges: tuple[tuple[Point, ...], ...]
    """The stretches over water."""


@dataclass(frozen=True)
class Label:
    """A castle's name and its middle."""

    place: Place
    at: Point


@dataclass(frozen=True)
class Letter:
    """A letter in the name of a river or lake."""

    sign: str
    at: Point
    angle: float
    size: float


class Layout:
    """All parts, in the coordinates of the sheet."""

    def __init__(self, found: Map, scenery: Scenery) -> None:
        self._chance = random.Random(found.name)  # noqa: S311 (grass)
        self.sheet = measure(found, scenery)
        self.land = self.sheet.land
        self.places = {place.id: self.sheet.at((place.x, place.y)) for place in found.places}
        self._spots = np.array(list(self.places.values()))
        self.waters = [self._water(water) for water in scenery.waters]
        wished = {"hill": scenery.hills, "vineyard": scenery.vineyards, "wood": scenery.woods}
        given = {kind: [self.sheet.at(at) for at in spots] for kind, spots in wished.items()}
        self._given = Boxes(sign_box(kind, at) for kind, spots in given.items() for at in spots)
        self.roads = [self._road(one, other) for one, other in found.paths]
        self._road_points = np.array([point for road in self.roads for point in road.line])
        self.taken = {
            place.id: symbol_box(place.kind, self.places[place.id]) for place in found.places
        }
        self.prices = [_price_box(self.places[castle.id]) for castle in found.castles]
        kinds = {self.places[place.id]: place.kind for place in found.places}
        self.islands = {
            at: 50.0 if kind == "castle" else 27.0 for at, kind in kinds.items() if self.is_wet(at)
        }
        for _ in range(LABEL_ROUNDS):
            self.labels = [self._label(castle) for castle in found.castles]
        self.letters = [list(self._letters(water)) for water in self.waters]
        self._full = Boxes(self.taken.values())
        self.compass = None if scenery.north is None else self._free_spot(COMPASS + 12)
        if self.compass:
            self.taken["compass"] = Box(*self.compass, *self.compass).grown(COMPASS + 12)
            self._full = Boxes(self.taken.values())
        self.signs = {
            kind: [at for at in spots if not self._is_taken(sign_box(kind, at))]
            for kind, spots in given.items()
        }
        """Scenery by kind, where it hides no place and no name."""
        self.signs |= self._greenery()

    def _water(self, water: Water) -> Water:
        points = tuple(self.sheet.at(point) for point in water.points)
        return Water(water.kind, water.name, water.width * self.sheet.scale, points)

    def is_wet(self, *points: Point) -> bool:
        """Whether any of the points is in water."""
        return any(water.covers(points).any() for water in self.waters)

    def _road(self, one: str, other: str) -> Road:
        ends = (self.places[one], self.places[other])
        others = np.array([at for name, at in self.places.items() if name not in (one, other)])
        bend = min(BENDS, key=lambda bend: max(0.0, 40.0 - nearest(others, curve(*ends, bend))))
        line = curve(*ends, bend, steps=24)
        return Road((one, other), bend, tuple(line), tuple(self._bridges(line)))

    def _bridges(self, line: Sequence[Point]) -> Iterator[tuple[Point, ...]]:
        are_wet = np.any([water.covers(line) for water in self.waters], axis=0)
        if not are_wet.any():
            return
        wet: list[Point] = []
        for (here, then), (is_here_wet, is_then_wet) in zip(
            pairwise(line), pairwise(are_wet), strict=True
        ):
            if is_here_wet or is_then_wet:
                wet = wet or [here]
                wet.append(then)
            elif wet:
                yield tuple(wet)
                wet = []
        if wet:
            yield tuple(wet)

    def _label(self, castle: Place) -> Label:
        """The castle's name on the side where it hides least."""
        x, y = self.places[castle.id]
        half = (LETTER * (NAME_SIZE * len(castle.name or "") + SMALL_SIZE * len(castle.id)) + 8) / 2
        wide, high = HALF["castle"]
        beside = wide + half + 3
        shifts = [share * half for share in (0, 0.4, -0.4, 0.8, -0.8)]
        spots = [
            *((x + dx, y + high + 15) for dx in shifts),
            *((x + side, y + dy) for dy in (4, 20, -14, 32, -26) for side in (beside, -beside)),
            *((x + dx, y - high - 9) for dx in shifts),
        ]
        self.taken.pop(f"{castle.id} name", None)
        full = Boxes([*self.taken.values(), *self.prices])
        at = min(spots, key=lambda spot: self._hidden(_text_box(spot, half), full))
        self.taken[f"{castle.id} name"] = _text_box(at, half)
        return Label(castle, at)

    def _hidden(self, box: Box, full: Boxes) -> float:
        """The cost of a text in this box: how much of those boxes and the rest it would hide."""
        rim = self.land.grown(-8)
        near = self._points_in(box.grown(2))
        outside = not rim.holds(box)
        return 60 * full.met_by(box) + 4 * self._given.met_by(box) + near + 500 * outside

    def _is_taken(self, box: Box) -> bool:
        return self._full.met_by(box) > 0 or self._points_in(box) > 0

    def _points_in(self, box: Box) -> int:
        x, y = self._road_points.T
        across = (box.left < x) & (x < box.right)
        return int((across & (box.top < y) & (y < box.bottom)).sum())

    def _letters(self, water: Water) -> Iterator[Letter]:
        """The name of a river or lake, where it hides least."""
        if not water.name:
            return
        if water.kind == "lake":
            size = 26.0
            low, high = np.min(water.line, 0), np.max(water.line, 0)
            wide = 1.5 * size * len(water.name)
            rows = [
                [(x - wide / 2 + 1.5 * size * n, y) for n in range(len(water.name))]
                for x in np.linspace(low[0], high[0], 25)
                for y in np.linspace(low[1], high[1], 25)
            ]
            rows = [row for row in rows if water.covers(row).all()] or rows[:1]
            angles = [0.0] * len(water.name)
        else:
            size = min(30.0, 0.4 * water.width)
            rows = list(_rows_along(water.line, 2.2 * size, len(water.name), self.land.grown(-40)))
        best = min(rows, key=lambda row: self._in_the_way(row, size), default=[])
        if water.kind == "river":
            angles = [math.degrees(math.atan2(v - y, u - x)) for (x, y), (u, v) in pairwise(best)]
            angles.append(angles[-1] if angles else 0.0)
        for sign, at, angle in zip(water.name, best, angles, strict=False):
            yield Letter(sign, at, angle, size)

    def _in_the_way(self, row: Sequence[Point], size: float) -> float:
        return (
            sum(max(0.0, 2.5 * size - nearest(self._road_points, [at])) for at in row)
            - min(nearest(self._spots, row), 300) / 10
        )

    def _free_spot(self, radius: float) -> Point | None:
        """The centre of the largest free circle of land, if it is large enough."""
        rim = self.land.grown(-radius - 10)
        spots = [
            (float(x), float(y))
            for x in np.arange(rim.left, rim.right, 24)
            for y in np.arange(rim.top, rim.bottom, 24)
        ]
        best = max(spots, key=lambda spot: self._room(spot, radius), default=None)
        return best if best and self._room(best, radius) >= radius else None

    def _room(self, spot: Point, most: float) -> float:
        """The distance of a point of land from everything else, up to about twice `most`."""
        x, y = spot
        room = min(nearest(self._road_points, [spot]), nearest(self._spots, [spot]) - 30)
        if room < most / 4:
            return room
        here = Box(x - most, y - most, x + most, y + most)
        if self._full.met_by(here):
            return 0.0
        around = [(x + most * across, y + most * down) for across, down in AROUND]
        return 0.0 if self.is_wet(spot, *around) else room

    def _greenery(self) -> dict[str, list[Point]]:
        """Single trees near woods, and tufts of grass elsewhere, where there is room."""
        found: dict[str, list[Point]] = {"tree": [], "tuft": []}
        given = [at for spots in self.signs.values() for at in spots]
        rim = self.land.grown(-14)
        for x, y in product(np.arange(20, rim.right, 44), np.arange(24, rim.bottom, 40)):
            spot = (x + self._chance.uniform(-18, 18), y + self._chance.uniform(-16, 16))
            if self._room(spot, 13) < 22 or not rim.holds(Box(*spot, *spot)):
                continue
            if given and min(math.dist(spot, other) for other in given) < 34:
                continue
            woody = any(math.dist(spot, wood) < 120 for wood in self.signs["wood"])
            likely = 0.75 if woody else 0.08
            found["tree" if self._chance.random() < likely else "tuft"].append(spot)
        return found


def sign_box(kind: str, at: Point) -> Box:
    """The rectangle of a hill, a vineyard or a wood."""
    wide, high = SIGN_HALF[kind]
    return Box(at[0] - wide, at[1] - high, at[0] + wide, at[1] + high)


def symbol_box(kind: str, at: Point) -> Box:
    """The rectangle of a place's symbol."""
    wide, high = HALF[kind]
    return Box(at[0] - wide, at[1] - high, at[0] + wide, at[1] + high)


def _price_box(at: Point) -> Box:
    left, top, right, bottom = PRICE
    return Box(at[0] + left, at[1] + top, at[0] + right, at[1] + bottom)


def _text_box(at: Point, half: float) -> Box:
    return Box(at[0] - half, at[1] - NAME_SIZE * 0.6, at[0] + half, at[1] + NAME_SIZE * 0.5)


def nearest(spots: np.ndarray, line: Sequence[Point]) -> float:
    """The smallest distance between any of the spots, shape (n, 2), and any point of a line."""
    if not len(spots):
        return math.inf
    xs, ys = np.array(line).T
    return float(np.hypot(spots[:, :1] - xs, spots[:, 1:] - ys).min())


def _rows_along(line: Sequence[Point], step: float, number: int, rim: Box) -> Iterator[list[Point]]:
    """Rows of a number of points along a line, a step apart, within the rim, from left to right."""
    steps = np.hypot(*np.diff(np.array(line), axis=0).T)
    walked = np.concatenate([[0.0], np.cumsum(steps)])
    end = walked[-1] - step * (number - 1)
    for start in np.arange(0, end, max(12.0, end / MOST_ROWS)):
        at = start + step * np.arange(number)
        xs, ys = (np.interp(at, walked, [point[axis] for point in line]) for axis in (0, 1))
        row = list(zip(xs.tolist(), ys.tolist(), strict=True))
        if row[-1][0] < row[0][0]:
            row.reverse()
        if all(rim.holds(Box(*point, *point)) for point in row):
            yield row
