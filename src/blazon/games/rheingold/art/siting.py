"""Where castles, their plaques and the start areas stand: beside their paths, hiding nothing."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.art.castles import TOWERS, plaque_box
from blazon.games.rheingold.art.hiding import costs
from blazon.games.rheingold.art.labels import label_box, place_label
from blazon.games.rheingold.art.lines import Point
from blazon.games.rheingold.art.sheet import Box, Boxes, boxes_at
from blazon.games.rheingold.art.symbols import scroll_box
from blazon.games.rheingold.art.waters import Waters
from blazon.games.rheingold.rules.maps.model import Map, Place

SPACE_ROOM = 24.0
"""Half the room of a space: its disc, and a token on it."""
ROOM = Box(-SPACE_ROOM, -SPACE_ROOM, SPACE_ROOM, SPACE_ROOM)
SHARES = np.linspace(0.03, 0.97, 20)
"""The fractions of a path at which it must stay visible."""
SPREADING = 60
"""The maximum number of rounds in which places are pushed apart."""
FINALISTS = 16
"""The number of a castle's best sites that are also tried with its name."""
AWAY, WET = 0.5, 300.0
"""The costs of each unit that a place moves, and of each foot in the water."""
ROUNDS = 2
"""The number of times that each place may move out of the way of others."""
REACH = 84.0
MOVES = np.array(
    [(0.0, 0.0)]
    + [
        (away * math.cos(turn), away * math.sin(turn))
        for away in np.arange(12.0, REACH, 12.0)
        for turn in np.linspace(0, 2 * math.pi, 12, endpoint=False)
    ]
)
"""The distances by which a castle or a start area may move from its point on the map."""
GAP = 2.0
"""The minimum distance between two things."""


@dataclass
class Site:
    """The position of a castle or a start area."""

    place: Place
    at: Point
    boxes: dict[str, Box]
    """The rectangles of a castle's tower, plaque and name, or of a start area's scroll."""
    plaque: Point | None = None
    """The middle of a castle's plaque, relative to the castle."""
    name: Point | None = None
    """The middle of a castle's name on the sheet."""

    def set_name(self, middle: Point) -> None:
        """Put a castle's name here."""
        self.name = middle
        self.boxes["name"] = label_box(self.place).at(middle)


class Siting:
    """Places on the sheet, moved apart where they would hide each other."""

    def __init__(self, found: Map, spots: Mapping[str, Point], land: Box, waters: Waters) -> None:
        self._map = found
        self._land = land
        self._waters = waters
        self._origins = dict(zip(spots, _spread(list(spots.values())), strict=True))
        movable = [*found.castles, *found.starts]
        self._moving = {place.id: self._leaving(place) for place in movable}
        """For each place the cost of each of the `MOVES`."""
        self.sites = {place.id: self._first(place) for place in movable}
        for _ in range(ROUNDS):
            for place in sorted(movable, key=lambda place: -(place.swords or 0)):
                self.sites[place.id] = self._settled(place)

    @property
    def spots(self) -> dict[str, Point]:
        """Where every place stands, in the map's order."""
        moved = {name: site.at for name, site in self.sites.items()}
        return self._origins | moved

    def boxes(self) -> dict[str, Box]:
        """The rectangles that places need, by the place's id and a word for the part."""
        found = {
            f"{space.id} space": ROOM.at(self._origins[space.id]) for space in self._map.spaces
        }
        for name, site in self.sites.items():
            found |= {f"{name} {what}": box for what, box in site.boxes.items()}
        return found

    def _first(self, place: Place) -> Site:
        at = self._origins[place.id]
        return _castle(place, at, plaque_spots(place)[0][1]) if place.swords else _start(place, at)

    def _settled(self, place: Place) -> Site:
        """The site where a place hides least, with its plaque and its name."""
        origin = self._origins[place.id]
        spots = np.add(origin, MOVES)
        reach = Box(*origin, *origin).grown(REACH + 200)
        others = (box for name, box in self.boxes().items() if name.split()[0] != place.id)
        full = Boxes(box.grown(GAP) for box in others).near(reach)
        own, foreign = self._roads(place.id, reach)
        cost = self._moving[place.id]
        cost = cost + costs(boxes_at(building(place), spots), full, foreign, self._land)
        if not place.swords:
            return _start(place, _point(spots[cost.argmin()]))
        roads = np.concatenate([own, foreign])
        sides = plaque_spots(place)
        plaques = [boxes_at(plaque_box(place.swords or 1), spots + side) for _, side in sides]
        both = np.array(
            [
                cost + dislike + costs(plaque, full, roads, self._land)
                for (dislike, _), plaque in zip(sides, plaques, strict=True)
            ]
        )
        best, least = self._first(place), math.inf
        for choice in np.argsort(both, axis=None, kind="stable")[:FINALISTS]:
            side, move = np.unravel_index(choice, both.shape)
            site = _castle(place, _point(spots[move]), sides[side][1])
            names, middle = place_label(place, site.boxes, full, roads, self._land)
            if both[side, move] + names < least:
                best, least = site, float(both[side, move] + names)
                best.set_name(middle)
        return best

    def _leaving(self, place: Place) -> npt.NDArray[np.float64]:
        """The cost of each of the `MOVES`: its length and, on land, standing in water."""
        origin, cost = self._origins[place.id], AWAY * np.hypot(*MOVES.T)
        if self._waters.cover([origin])[0]:
            return np.asarray(cost)
        box = building(place)
        feet = [(box.left, box.bottom), (0.0, 0.0), (box.right, box.bottom)]
        wet = self._waters.cover(np.concatenate([np.add(origin, MOVES) + foot for foot in feet]))
        return np.asarray(cost + WET * wet.reshape(len(feet), -1).sum(0))

    def _roads(self, name: str, reach: Box) -> tuple[npt.NDArray[np.float64], ...]:
        """Points within reach: those on straight paths from this place, and those on all others."""
        spots = self.spots
        ways = {True: [np.empty((0, 2))], False: [np.empty((0, 2))]}
        for path in self._map.paths:
            (x, y), (u, v) = (spots[end] for end in path)
            if reach.meets(Box(min(x, u) - 1, min(y, v) - 1, max(x, u) + 1, max(y, v) + 1)):
                way = np.array((x, y)) + SHARES[:, None] * (u - x, v - y)
                ways[name in path].append(way)
        return tuple(np.concatenate(ways[own]) for own in (True, False))


def _start(place: Place, at: Point) -> Site:
    return Site(place, at, {"scroll": building(place).at(at)})


def _castle(place: Place, at: Point, plaque: Point) -> Site:
    middle = (at[0] + plaque[0], at[1] + plaque[1])
    boxes = {"tower": building(place).at(at), "plaque": plaque_box(place.swords or 1).at(middle)}
    return Site(place, at, boxes, plaque)


def building(place: Place) -> Box:
    """The rectangle of a castle's building or a start area's scroll, around its own point."""
    return TOWERS[place.swords] if place.swords else scroll_box(place.arms or 1)


def plaque_spots(place: Place) -> list[tuple[float, Point]]:
    """The possible positions of a plaque, relative to its castle, each with its cost."""
    tower, plaque = building(place), plaque_box(place.swords or 1)
    below, above = tower.bottom + plaque.bottom + GAP, tower.top - plaque.bottom - GAP
    beside = tower.right + plaque.right + GAP
    low = tower.bottom - plaque.bottom
    return [
        (0, (0.0, below)),
        *((8, (dx, below)) for dx in (-24.0, 24.0)),
        *((20, (dx, below)) for dx in (-48.0, 48.0)),
        *((25, (side * beside, low)) for side in (1, -1)),
        *((35, (side * beside, low - 24)) for side in (1, -1)),
        *((50, (dx, above)) for dx in (-24.0, 0.0, 24.0)),
    ]


def _point(spot: npt.NDArray[np.float64]) -> Point:
    return float(spot[0]), float(spot[1])


def _spread(spots: list[Point]) -> list[Point]:
    """Move points apart until spaces there would not overlap, in a limited number of rounds."""
    found = np.array(spots)
    least = 2 * SPACE_ROOM + GAP
    for _ in range(SPREADING):
        ways = found[:, None] - found[None]
        apart = np.hypot(ways[..., 0], ways[..., 1])
        np.fill_diagonal(apart, np.inf)
        close = apart < least
        if not close.any():
            break
        together = close & (apart < 1e-6)
        first, second = np.nonzero(together)
        ways[first, second, 0] = np.sign(first - second)
        push = np.where(close, (least - apart) / 2 + 0.1, 0.0)
        found += (ways / np.where(together, 1.0, apart)[..., None] * push[..., None]).sum(1)
    return [_point(spot) for spot in found]
