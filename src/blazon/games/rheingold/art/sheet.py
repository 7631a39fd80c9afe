"""The sheet for drawing a map: its size, and the position of the map's places on it."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.art.lines import Point
from blazon.games.rheingold.art.scenery import Scenery
from blazon.games.rheingold.rules.maps.model import Map

SPACING = 94.0
"""The target distance between close places."""
SMALLEST, LARGEST = 1150.0, 4000.0
"""The minimum and maximum of the land's longer side, for sparse and dense maps."""
MARGIN = 76.0
FRAME = 30.0
TITLE_HEIGHT = 78.0
AT_ONCE = 200
"""The number of rectangles to check together: a map may have hundreds of thousands of points."""
Corners: TypeAlias = npt.NDArray[np.float64]
"""Many rectangles as an array of shape (n, 4): left, top, right, bottom."""


@dataclass(frozen=True)
class Box:
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def grown(self, by: float) -> "Box":
        """The same rectangle with a rim around it."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def at(self, point: Point) -> "Box":
        """The same rectangle moved by a vector."""
        x, y = point
        return Box(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def meets(self, other: "Box") -> bool:
        """Whether two rectangles overlap."""
        apart = self.right <= other.left or other.right <= self.left
        return not (apart or self.bottom <= other.top or other.bottom <= self.top)

    def holds(self, other: "Box") -> bool:
        """Whether another rectangle is inside this one."""
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom


def boxes_at(box: Box, spots: npt.ArrayLike) -> Corners:
    """A rectangle moved by each of the vectors, shape (n, 2)."""
    moves = np.asarray(spots, float).reshape(-1, 2)
    corners = np.array([box.left, box.top, box.right, box.bottom])
    return np.asarray(corners + np.tile(moves, 2))


def points_inside(boxes: Corners, points: npt.NDArray[np.float64]) -> npt.NDArray[np.int64]:
    """The number of points, shape (m, 2), in each of the rectangles."""
    found = np.zeros(len(boxes), np.int64)
    x, y = points.T
    for start in range(0, len(boxes), AT_ONCE):
        part = slice(start, start + AT_ONCE)
        left, top, right, bottom = boxes[part].T[..., None]
        inside = (left < x) & (x < right) & (top < y) & (y < bottom)
        found[part] = np.count_nonzero(inside, 1)
    return found


class Boxes:
    """Many rectangles, for checking all at once."""

    def __init__(self, boxes: Iterable[Box]) -> None:
        corners = [(box.left, box.top, box.right, box.bottom) for box in boxes]
        self._corners: Corners = np.reshape(np.array(corners, float), (-1, 4))

    def near(self, box: Box) -> "Boxes":
        """The rectangles that another one overlaps."""
        found = Boxes(())
        found._corners = self._corners[self._met(box)]
        return found

    def met_by(self, box: Box) -> int:
        """The number of rectangles that another one overlaps."""
        return int(np.count_nonzero(self._met(box)))

    def hidden_by(self, boxes: Corners) -> npt.NDArray[np.float64]:
        """For each of the given rectangles, the total area of these that it covers."""
        low = np.maximum(boxes[:, None, :2], self._corners[:, :2])
        high = np.minimum(boxes[:, None, 2:], self._corners[:, 2:])
        return np.asarray(np.clip(high - low, 0, None).prod(2).sum(1))

    def _met(self, box: Box) -> npt.NDArray[np.bool_]:
        left, top, right, bottom = self._corners.T
        across = (left < box.right) & (box.left < right)
        return np.asarray(across & (top < box.bottom) & (box.top < bottom))


@dataclass(frozen=True)
class Sheet:
    """The land, with its corner at (0, 0), surrounded by a frame and a title."""

    land: Box
    scale: float
    corner: Point
    """The point of the map at (0, 0)."""

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
        """The position of a point of the map."""
        return (point[0] - self.corner[0]) * self.scale, (point[1] - self.corner[1]) * self.scale


def measure(found: Map, scenery: Scenery) -> Sheet:
    """The sheet for all places of a map, at a scale that gives each enough room."""
    spots = np.array([(place.x, place.y) for place in found.places])
    low, high = spots.min(0), spots.max(0)
    apart = np.hypot(*(spots[:, None] - spots[None]).transpose(2, 0, 1))
    apart[apart == 0] = np.inf
    close = float(np.quantile(apart.min(0), 0.2, method="lower"))
    far = (scenery.width or 0.0, scenery.height or 0.0)
    has_sheet = scenery.width is not None and scenery.height is not None
    whole = np.maximum(high, far) - np.minimum(low, 0) if has_sheet else high - low
    extent = float(whole.max())
    close = close if math.isfinite(close) else 1.0
    scale = SPACING / close
    if extent:
        scale = min(max(scale, SMALLEST / extent), LARGEST / extent)
    if has_sheet:
        low = np.minimum(low - MARGIN / scale, 0)
        high = np.maximum(high + MARGIN / scale, far)
    else:
        low, high = low - 1.2 * MARGIN / scale, high + 1.2 * MARGIN / scale
    width, height = (high - low) * scale
    land = Box(0.0, 0.0, float(width), float(height))
    return Sheet(land, scale, (float(low[0]), float(low[1])))
