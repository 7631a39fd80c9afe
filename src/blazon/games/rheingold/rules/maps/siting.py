"""Where castles, their plaques and the start areas stand: beside their paths, hiding nothing."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.rules.maps.castles import PLAQUE_HEIGHT, TOWERS, plaque_width
from blazon.games.rheingold.rules.maps.lines import Point
from blazon.games.rheingold.rules.maps.model import Map, Place
from blazon.games.rheingold.rules.maps.sheet import Box, Boxes, Corners, boxes_at, points_inside
from blazon.games.rheingold.rules.maps.symbols import scroll_box
from blazon.games.rheingold.rules.maps.waters import Waters

SPACE_ROOM = 24.0
"""Half the room of a space: its disc, and a token upon it."""
ROOM = Box(-SPACE_ROOM, -SPACE_ROOM, SPACE_ROOM, SPACE_ROOM)
MOST_ROADS = 500
"""The number of paths that places make room for."""
SHARES = np.linspace(0.04, 0.96, 16)
"""The parts of a path at which it must stay visible."""
SPREADING = 60
"""The most rounds of pushing places apart."""
ROUNDS = 3
"""The number of times that each place may move out of the way of others."""
REACH = 84.0
MOVES = np.array(
    [(0.0, 0.0)]
    + [
        (away * math.cos(turn), away * math.sin(turn))
        for away in np.arange(12.0, REACH, 12.0)
        for turn in np.linspace(0, 2 * math.pi, 16, endpoint=False)
    ]
)
"""The distances by which a castle or a start area may leave its point of the map."""
GAP = 2.0
"""The least distance between two things."""


@dataclass
class Site:
    """Where a castle or a start area stands."""

    place: Place
    boxes: dict[str, Box] = field(default_factory=dict)
    """The rectangles that it needs."""
    plaque: Point | None = None
    """The middle of its plaque, seen from its own."""


class Siting:
    """Places on the sheet, moved apart where they would hide each other."""

    def __init__(self, found: Map, spots: Mapping[str, Point], land: Box, waters: Waters) -> None:
        self._map = found
        self._rim = land.grown(-8)
        self._waters = waters
        self._origins = dict(zip(spots, _spread(list(spots.values())), strict=True))
        self.spots = dict(self._origins)
        """Where every place stands."""
        self.sites = {
            place.id: self._first(place) for place in found.places if place.kind != "space"
        }
        order = sorted(self.sites.values(), key=lambda site: -(site.place.swords or 0))
        for _ in range(ROUNDS):
            for site in order:
                self._settle(site)

    def boxes(self) -> dict[str, Box]:
        """The rectangles that places need, by the place's id and a word for what it is."""
        found = {f"{space.id} space": ROOM.at(self.spots[space.id]) for space in self._map.spaces}
        for name, site in self.sites.items():
            found |= {f"{name} {what}": box for what, box in site.boxes.items()}
        return found

    def _first(self, place: Place) -> Site:
        site = Site(place)
        below = None
        if place.swords:
            below = (0.0, TOWERS[place.swords].bottom + PLAQUE_HEIGHT / 2 + GAP)
        self._stand(site, self._origins[place.id], below)
        return site

    def _stand(self, site: Site, at: Point, plaque: Point | None) -> None:
        self.spots[site.place.id] = at
        site.boxes = {"scroll" if plaque is None else "tower": building(site.place).at(at)}
        site.plaque = plaque
        if plaque is not None:
            middle = (at[0] + plaque[0], at[1] + plaque[1])
            site.boxes["plaque"] = plaque_box(site.place).at(middle)

    def _settle(self, site: Site) -> None:
        """Move a site to where it hides least, its plaque with it."""
        origin = self._origins[site.place.id]
        spots = np.add(origin, MOVES)
        reach = Box(*origin, *origin).grown(REACH + 200)
        others = (box for name, box in self.boxes().items() if name.split()[0] != site.place.id)
        full = Boxes(box.grown(GAP) for box in others).near(reach)
        own, foreign = self._roads(site.place.id, reach)
        tower = boxes_at(building(site.place), spots)
        costs = 0.5 * np.hypot(*MOVES.T) + self._costs(tower, full, foreign)
        costs += self._wet(site.place, spots)
        if site.plaque is None:
            self._stand(site, _point(spots[costs.argmin()]), None)
            return
        sides = plaque_spots(site.place)
        roads = np.concatenate([own, foreign])
        with_plaque = [
            costs + dislike + self._costs(boxes_at(plaque_box(site.place), spots + side), full, roads)
            for dislike, side in sides
        ]
        side, move = np.unravel_index(np.argmin(with_plaque), (len(sides), len(MOVES)))
        self._stand(site, _point(spots[move]), sides[side][1])

    def _costs(
        self, boxes: Corners, full: Boxes, roads: npt.NDArray[np.float64]
    ) -> npt.NDArray[np.float64]:
        """What each of the boxes would hide."""
        hidden = full.hidden_by(boxes)
        outside = (boxes[:, :2] < (self._rim.left, self._rim.top)).any(1)
        outside |= (boxes[:, 2:] > (self._rim.right, self._rim.bottom)).any(1)
        crossed = points_inside(boxes, roads)
        return np.asarray(hidden + 400 * (hidden > 0) + 15 * crossed + 1e4 * outside)

    def _wet(self, place: Place, spots: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """The cost of standing in water, for a place on land."""
        if self._waters.cover([self._origins[place.id]])[0]:
            return np.zeros(len(spots))
        box = building(place)
        feet = [(box.left, box.bottom), (0.0, 0.0), (box.right, box.bottom)]
        wet = self._waters.cover(np.concatenate([spots + foot for foot in feet]))
        return np.asarray(300.0 * wet.reshape(len(feet), -1).sum(0))

    def _roads(self, name: str, reach: Box) -> tuple[npt.NDArray[np.float64], ...]:
        """Points on the straight ways from this place, and on all others, within reach."""
        ways = {True: [np.empty((0, 2))], False: [np.empty((0, 2))]}
        for path in self._map.paths[:MOST_ROADS]:
            one, other = (np.array(self.spots[end]) for end in path)
            low, high = np.minimum(one, other), np.maximum(one, other)
            if reach.meets(Box(*(low - 1), *(high + 1))):
                ways[name in path].append(one + SHARES[:, None] * (other - one))
        return tuple(np.concatenate(ways[own]) for own in (True, False))


def building(place: Place) -> Box:
    """The rectangle of a castle's building or a start area's scroll, around its own point."""
    return TOWERS[place.swords] if place.swords else scroll_box(place.arms or 1)


def plaque_box(place: Place) -> Box:
    """The rectangle of a castle's plaque, around its middle."""
    wide = plaque_width(place.swords or 1) / 2
    return Box(-wide, -PLAQUE_HEIGHT / 2, wide, PLAQUE_HEIGHT / 2)


def plaque_spots(place: Place) -> list[tuple[float, Point]]:
    """Where a plaque may hang, seen from its castle, and how little it is liked there."""
    tower, plaque = building(place), plaque_box(place)
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
    """Points at least a space's room apart, as far as some rounds of pushing reach."""
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
