"""The sheet that a map is drawn on: how large it is, and where on it a place of the map stands."""

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from blazon.games.rheingold.rules.maps.lines import Point
from blazon.games.rheingold.rules.maps.model import Map
from blazon.games.rheingold.rules.maps.scenery import Scenery

SPACING = 76.0
"""How far apart close places are to be drawn."""
SMALLEST, LARGEST = 1000.0, 4000.0
"""The longer side of the land: at least, where all are far apart; at most, where some are close."""
MARGIN = 56.0
FRAME = 26.0
TITLE_HEIGHT = 62.0


@dataclass(frozen=True)
class Box:
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> "Box":
        """The same with a rim around."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def meets(self, other: "Box") -> bool:
        """Whether two rectangles overlap."""
        apart = self.right <= other.left or other.right <= self.left
        return not (apart or self.bottom <= other.top or other.bottom <= self.top)

    def holds(self, other: "Box") -> bool:
        """Whether another rectangle lies within this one."""
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom


class Boxes:
    """Many rectangles, to be asked about at once."""

    def __init__(self, boxes: Iterable[Box]) -> None:
        corners = [(box.left, box.top, box.right, box.bottom) for box in boxes]
        self._left, self._top, self._right, self._bottom = np.reshape(corners, (-1, 4)).T

    def met_by(self, box: Box) -> int:
        """How many of them another rectangle overlaps."""
        across = (self._left < box.right) & (box.left < self._right)
        return int(np.count_nonzero(across & (self._top < box.bottom) & (box.top < self._bottom)))


@dataclass(frozen=True)
class Sheet:
    """The land, whose corner is the point (0, 0), with a frame and a title around."""

    land: Box
    scale: float
    corner: Point
    """Which point of the map is drawn at (0, 0)."""

    @property
    def whole(self) -> Box:
        """The land with frame and title."""
        land = self.land.grown(FRAME)
        return Box(land.left, land.top - TITLE_HEIGHT, land.right, land.bottom)

    @property
    def view_box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of the picture."""
        box = self.whole
        numbers = (box.left, box.top, box.right - box.left, box.bottom - box.top)
        left, top, width, height = (round(number, 1) for number in numbers)
        return left, top, width, height

    def at(self, point: Point) -> Point:
        """Where a point of the map is drawn."""
        return (point[0] - self.corner[0]) * self.scale, (point[1] - self.corner[1]) * self.scale


def measure(found: Map, scenery: Scenery) -> Sheet:
    """The sheet that holds all places of a map, at a scale that gives each room enough."""
    spots = np.array([(place.x, place.y) for place in found.places])
    low, high = spots.min(0), spots.max(0)
    apart = np.hypot(*(spots[:, None] - spots[None]).transpose(2, 0, 1))
    apart[apart == 0] = np.inf
    close = float(np.quantile(apart.min(0), 0.2, method="lower"))
    extent = float(max(*(high - low), scenery.width or 0, scenery.height or 0))
    close = close if math.isfinite(close) else 1.0
    scale = SPACING / close
    if extent:
        scale = min(max(scale, SMALLEST / extent), LARGEST / extent)
    if scenery.width is not None and scenery.height is not None:
        low = np.minimum(low - MARGIN / scale, 0)
        high = np.maximum(high + MARGIN / scale, (scenery.width, scenery.height))
    else:
        low, high = low - 1.2 * MARGIN / scale, high + 1.2 * MARGIN / scale
    width, height = (high - low) * scale
    land = Box(0.0, 0.0, float(width), float(height))
    return Sheet(land, scale, (float(low[0]), float(low[1])))
