"""The scenery of a map: the sheet, water, hills, vineyards and woods."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.art.lines import (
    Point,
    are_inside,
    are_near,
    smooth_line,
)
from blazon.games.rheingold.rules.maps.model import Map
from blazon.kernel.errors import BadValue

WATERS = ("river", "lake")
RIVER_WIDTH = 100.0
LARGEST_SHEET = 10_000
LONGEST_NAME = 100
"""The maximum length of the name of a river or lake."""
MOST_WATERS = 20
MOST_POINTS = 300
"""The maximum number of points in all rivers and lakes together."""
MOST_SIGNS = 500
"""The maximum number of hills, and also of vineyards and of woods."""


@dataclass(frozen=True)
class Water:
    """A river given by its middle line, or a lake given by its shore."""

    kind: str
    name: str
    width: float
    """The width of a river."""
    points: tuple[Point, ...]

    @cached_property
    def line(self) -> list[Point]:
        """The middle line or the shore, smoothed."""
        return smooth_line(self.points, closed=self.kind == "lake")

    def covers(self, points: npt.ArrayLike) -> npt.NDArray[np.bool_]:
        """Whether each of the points is in this water."""
        if self.kind == "lake":
            return are_inside(points, self._corners)
        return are_near(points, self._corners, self.width / 2)

    @cached_property
    def _corners(self) -> npt.NDArray[np.float64]:
        return np.array(self.line)


@dataclass(frozen=True)
class Scenery:
    """All scenery, in the coordinates of the map's places."""

    width: float | None
    height: float | None
    north: float | None
    """The direction of north, in degrees clockwise from the top of the sheet."""
    waters: tuple[Water, ...]
    hills: tuple[Point, ...]
    vineyards: tuple[Point, ...]
    woods: tuple[Point, ...]


def check_scenery(found: Map, where: str = "map") -> Scenery:
    """Read the scenery of a map; raises BadValue that names the entry."""
    data, nodes, where = found.scenery, f"{where}.nodes", f"{where}.scenery"
    if not isinstance(data, Mapping):
        raise BadValue(where, "must be a table")
    waters = data.get("water", [])
    if not isinstance(waters, list):
        raise BadValue(f"{where}.water", "must be a list of tables")
    if len(waters) > MOST_WATERS:
        raise BadValue(f"{where}.water", f"must be at most {MOST_WATERS}, not {len(waters)}")
    width, height = (_size(data, key, where) for key in ("width", "height"))
    if (width is None) != (height is None):
        raise BadValue(where, "must have both width and height, or neither")
    if width is not None and height is not None:
        _check_places(found, width, height, nodes)
    area = _area(found, width or 0.0, height or 0.0)
    drawn = tuple(_water(one, area, f"{where}.water[{n}]") for n, one in enumerate(waters))
    if (points := sum(len(one.points) for one in drawn)) > MOST_POINTS:
        raise BadValue(f"{where}.water", f"must have at most {MOST_POINTS} points, not {points}")
    return Scenery(
        width=width,
        height=height,
        north=_number(data["north"], f"{where}.north") if "north" in data else None,
        waters=drawn,
        hills=area.points(data.get("hills", []), MOST_SIGNS, f"{where}.hills"),
        vineyards=area.points(data.get("vineyards", []), MOST_SIGNS, f"{where}.vineyards"),
        woods=area.points(data.get("woods", []), MOST_SIGNS, f"{where}.woods"),
    )


@dataclass(frozen=True)
class _Area:
    """The range for scenery: the places' extent, plus the same again on every side."""

    left: float
    top: float
    right: float
    bottom: float

    def points(self, data: Any, most: int, where: str) -> tuple[Point, ...]:
        """Check a list of points."""
        if not isinstance(data, list):
            raise BadValue(where, "must be a list of points")
        if len(data) > most:
            raise BadValue(where, f"must be at most {most}, not {len(data)}")
        return tuple(self._point(point, f"{where}[{n}]") for n, point in enumerate(data))

    def _point(self, data: Any, where: str) -> Point:
        if not isinstance(data, Sequence) or isinstance(data, str) or len(data) != 2:
            raise BadValue(where, "must be a point, two numbers")
        x, y = _number(data[0], where), _number(data[1], where)
        if not (self.left <= x <= self.right and self.top <= y <= self.bottom):
            across, down = (
                f"from {low:g} to {high:g}"
                for low, high in ((self.left, self.right), (self.top, self.bottom))
            )
            raise BadValue(where, f"is too far from the places: x must be {across}, y {down}")
        return x, y


def _check_places(found: Map, width: float, height: float, where: str) -> None:
    """Check that no place is farther from the sheet than the sheet's longer side."""
    more = max(width, height)
    for number, place in enumerate(found.places):
        if not (-more <= place.x <= width + more and -more <= place.y <= height + more):
            across, down = (f"from {-more:g} to {side + more:g}" for side in (width, height))
            raise BadValue(
                f"{where}[{number}]", f"is too far from the sheet: x must be {across}, y {down}"
            )


def _area(found: Map, width: float, height: float) -> _Area:
    xs = [0.0, width, *(place.x for place in found.places)]
    ys = [0.0, height, *(place.y for place in found.places)]
    more = max(max(xs) - min(xs), max(ys) - min(ys))
    return _Area(min(xs) - more, min(ys) - more, max(xs) + more, max(ys) + more)


def _water(data: Any, area: _Area, where: str) -> Water:
    if not isinstance(data, Mapping):
        raise BadValue(where, "must be a table with kind and points")
    kind = data.get("kind")
    if kind not in WATERS:
        raise BadValue(f"{where}.kind", f"must be one of {', '.join(WATERS)}")
    name = data.get("name", "")
    if not isinstance(name, str):
        raise BadValue(f"{where}.name", "must be text")
    if len(name) > LONGEST_NAME:
        raise BadValue(f"{where}.name", f"must have at most {LONGEST_NAME} characters")
    least = 2 if kind == "river" else 3
    points = area.points(data.get("points"), MOST_POINTS, f"{where}.points")
    if len(points) < least:
        raise BadValue(f"{where}.points", f"must be at least {least} points")
    return Water(str(kind), name, _size(data, "width", where) or RIVER_WIDTH, points)


def _size(data: Mapping[str, Any], key: str, where: str) -> float | None:
    if key not in data:
        return None
    size = _number(data[key], f"{where}.{key}")
    if not 0 < size <= LARGEST_SHEET:
        raise BadValue(f"{where}.{key}", f"must be more than 0 and at most {LARGEST_SHEET}")
    return size


def _number(value: Any, where: str) -> float:
    if type(value) not in (int, float) or not abs(value) <= 10**6:  # NaN is not
        raise BadValue(where, "must be a number of at most a million")
    return float(value)
