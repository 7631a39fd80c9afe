"""The layout of a map's picture: places, roads, names and scenery on the sheet."""

import random

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.art.castles import TOWERS
from blazon.games.rheingold.art.labels import place_label
from blazon.games.rheingold.art.lines import Point
from blazon.games.rheingold.art.planting import COMPASS, Ground, place_compass, plant
from blazon.games.rheingold.art.roads import build_road
from blazon.games.rheingold.art.scenery import Scenery, Water
from blazon.games.rheingold.art.sheet import Box, Boxes, measure
from blazon.games.rheingold.art.siting import Siting
from blazon.games.rheingold.art.waters import Waters, currents, glints, letters
from blazon.games.rheingold.rules.maps.model import Map, Place

LABEL_ROUNDS = 3
"""The number of times each name may move out of the way of others."""


class Layout:
    """All parts, in the coordinates of the sheet."""

    def __init__(self, found: Map, scenery: Scenery) -> None:
        chance = random.Random(found.name)  # noqa: S311 (scenery)
        self.sheet = measure(found, scenery)
        self.land = self.sheet.land
        self.waters = [self._water(water) for water in scenery.waters]
        waters = Waters(self.waters)
        spots = {place.id: self.sheet.at((place.x, place.y)) for place in found.places}
        siting = Siting(found, spots, self.land, waters)
        self.places = siting.spots
        self.sites = siting.sites
        self.taken = siting.boxes()
        """The rectangles that must not overlap, by a place's id and a word for the part."""
        self.roads = [build_road(path, self.places, self.taken, waters) for path in found.paths]
        roads = np.array([point for road in self.roads for point in road.line])
        wet = waters.cover(list(self.places.values()))
        self.islands = [
            self._island(place) for place in found.places if wet[list(self.places).index(place.id)]
        ]
        """The middle and the half width and height of each."""
        for _ in range(LABEL_ROUNDS):
            for castle in found.castles:
                self._name(castle, roads)
        full = Boxes(self.taken.values())
        self.letters = [list(letters(water, self.land, roads, full)) for water in self.waters]
        self.currents = [currents(water, chance) for water in self.waters]
        self.glints = [
            glints(water, names, full, chance)
            for water, names in zip(self.waters, self.letters, strict=True)
        ]
        ground = Ground(self.land, list(self.taken.values()), roads, waters)
        self.compass = None if scenery.north is None else place_compass(ground)
        if self.compass:
            self.taken["compass rose"] = Box(-COMPASS, -COMPASS, COMPASS, COMPASS).at(self.compass)
        given = {"hill": scenery.hills, "vineyard": scenery.vineyards, "wood": scenery.woods}
        wished = {kind: [self.sheet.at(at) for at in spots] for kind, spots in given.items()}
        self.signs = plant(ground, wished, chance)
        """Scenery by kind, placed where it hides no place, road or name."""

    def _name(self, castle: Place, roads: npt.NDArray[np.float64]) -> None:
        """Put a castle's name where it hides least, now that the roads are bent."""
        site = self.sites[castle.id]
        own = {what: site.boxes[what] for what in ("tower", "plaque")}
        self.taken.pop(f"{castle.id} name")
        full = Boxes(box.grown(1) for box in self.taken.values())
        _, middle = place_label(castle, own, full, roads, self.land)
        site.set_name(middle)
        self.taken[f"{castle.id} name"] = site.boxes["name"]

    def _water(self, water: Water) -> Water:
        points = tuple(self.sheet.at(point) for point in water.points)
        return Water(water.kind, water.name, water.width * self.sheet.scale, points)

    def _island(self, place: Place) -> tuple[Point, Point]:
        x, y = self.places[place.id]
        if place.swords is None:
            return (x, y + 3), (34.0, 28.0)
        tower = TOWERS[place.swords]
        return (x, y + tower.bottom - 10), (tower.right + 12, 30.0)
