"""Rivers and lakes on the sheet: what they cover, their names, currents and moonlight."""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.art.lettering import pieces, text_width
from blazon.games.rheingold.art.lines import Point
from blazon.games.rheingold.art.scenery import Water
from blazon.games.rheingold.art.sheet import Box, Boxes

AT_ONCE = 2000
"""The number of points to check together."""
MOST_ROWS = 400
"""The number of positions to try for a river's name."""
LAKE_LETTERS = (38.0, 28.0, 20.0)
"""The sizes to try for letters on a lake."""
RIVER_LETTER = 36.0
"""The greatest size of letters on a river."""

ROOMY = 300.0
"""The distance from roads beyond which a name's position gets no better."""
PATCH = 240.0
"""The distance between patches of moonlight along a river."""
GLINT = 7.0
"""The distance between two strokes of light."""
MOST_GLINTS = 120
"""The number of strokes of light on a water."""


@dataclass(frozen=True)
class Letter:
    """A piece of the name of a river or lake."""

    sign: str
    at: Point
    angle: float
    size: float


class Waters:
    """All waters of a map, in the coordinates of the sheet."""

    def __init__(self, waters: Sequence[Water]) -> None:
        self.all = list(waters)

    def cover(self, points: npt.ArrayLike) -> npt.NDArray[np.bool_]:
        """Whether each of the points, shape (n, 2), is in water."""
        spots = np.asarray(points, float).reshape(-1, 2)
        found = np.zeros(len(spots), bool)
        for start in range(0, len(spots), AT_ONCE):
            part = slice(start, start + AT_ONCE)
            for water in self.all:
                found[part] |= water.covers(spots[part])
        return found


def letters(
    water: Water, land: Box, roads: npt.NDArray[np.float64], full: Boxes
) -> Iterator[Letter]:
    """The name of a water, where it hides least."""
    signs = pieces(water.name)
    if not signs:
        return
    if water.kind == "lake":
        size, rows = _rows_across(water, signs)
        angles = [0.0] * len(signs)
    else:
        size = min(RIVER_LETTER, 0.3 * water.width)
        rows = list(_rows_along(water.line, 2.2 * size, len(signs), land.grown(-40)))
    best = min(rows, key=lambda row: _in_the_way(row, size, roads, full), default=[])
    if water.kind == "river":
        angles = [math.degrees(math.atan2(v - y, u - x)) for (x, y), (u, v) in pairwise(best)]
        angles.append(angles[-1] if angles else 0.0)
    for sign, at, angle in zip(signs, best, angles, strict=False):
        yield Letter(sign, at, angle, size)


def _rows_across(water: Water, signs: Sequence[str]) -> tuple[float, list[list[Point]]]:
    """The size of letters on a lake, and level rows for them: a single one if it is small."""
    low, high = np.min(water.line, 0), np.max(water.line, 0)
    for size in LAKE_LETTERS:
        steps = [max(1.4 * size, 1.1 * text_width(sign, size)) for sign in signs]
        starts = np.cumsum([0.0, *steps[:-1]]) - sum(steps[:-1]) / 2
        ends = (starts[0] - steps[0] / 2, starts[-1] + steps[-1] / 2)
        middles = product(*(np.linspace(low[axis], high[axis], 25) for axis in (0, 1)))
        rows = [
            [(float(x + start), float(y)) for start in starts]
            for x, y in middles
            if water.covers([(x + end, y) for end in ends]).all()
        ]
        if rows:
            return size, rows
    x, y = (low + high) / 2
    return size, [[(float(x + start), float(y)) for start in starts]]


def _rows_along(line: Sequence[Point], step: float, number: int, rim: Box) -> Iterator[list[Point]]:
    """Rows of this many points along a line, a step apart, within the rim, from left to right."""
    steps = np.hypot(*np.diff(np.array(line), axis=0).T)
    walked = np.concatenate([[0.0], np.cumsum(steps)])
    end = walked[-1] - step * (number - 1)
    for start in np.arange(0, end, max(12.0, end / MOST_ROWS)):
        at = start + step * np.arange(number)
        xs, ys = (np.interp(at, walked, [point[axis] for point in line]) for axis in (0, 1))
        row = list(zip(xs.tolist(), ys.tolist(), strict=True))
        (left, top), (right, bottom) = row[0], row[-1]
        if (right, bottom) < (left, top):
            row.reverse()
        if all(rim.holds(Box(*point, *point)) for point in row):
            yield row


def _in_the_way(
    row: Sequence[Point], size: float, roads: npt.NDArray[np.float64], full: Boxes
) -> float:
    """The cost of a row of letters, which rises near roads and over other things."""
    near = sum(max(0.0, 2.5 * size - nearest(roads, [at])) for at in row)
    hidden = sum(full.met_by(Box(*at, *at).grown(size)) for at in row)
    return near + 50 * hidden - min(nearest(roads, row), ROOMY) / 10


def nearest(spots: npt.NDArray[np.float64], line: Sequence[Point]) -> float:
    """The smallest distance between any of the spots, shape (n, 2), and any point of a line."""
    if not len(spots):
        return math.inf
    xs, ys = np.array(line).T
    return float(np.hypot(spots[:, :1] - xs, spots[:, 1:] - ys).min())


def currents(water: Water, chance: random.Random) -> list[list[Point]]:
    """Lines beside the middle of a river, for its ripples."""
    if water.kind != "river":
        return []
    line = np.array(water.line)
    ways = np.gradient(line, axis=0)
    lengths = np.hypot(ways[:, 0], ways[:, 1])
    across = np.stack([-ways[:, 1], ways[:, 0]], 1) / np.where(lengths, lengths, 1.0)[:, None]
    found = []
    for share in (-0.27, 0.27):
        aside = share * water.width + chance.uniform(-2, 2)
        found.append([(float(x), float(y)) for x, y in (line + aside * across)[::2]])
    return found


def glints(
    water: Water, names: Sequence[Letter], full: Boxes, chance: random.Random
) -> list[tuple[Point, float]]:
    """The moon's track: level strokes of light, each with its left end and its width."""
    line = np.array(water.line)
    if water.kind == "lake":
        low, high = line.min(0), line.max(0)
        half = (high[1] - low[1]) / 2
        middles = [(low[0] + part * (high[0] - low[0]), low[1] + half) for part in (0.68,)]
        reach = 60.0
    else:
        walked = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
        at = np.arange(PATCH / 2, walked[-1], max(PATCH, walked[-1] / 20))
        middles = list(zip(*(np.interp(at, walked, line[:, axis]) for axis in (0, 1)), strict=True))
        half, reach = 0.4 * water.width, 0.4 * water.width
    found = []
    for x, y in middles:
        for dy in np.arange(-half, half, max(GLINT, 2 * half / MOST_GLINTS)):
            wide = reach * (1.1 - abs(dy) / half) * chance.uniform(0.35, 1.0)
            at_left = (float(x - wide / 2 + chance.uniform(-6, 6)), float(y + dy))
            ends = [at_left, (at_left[0] + wide, at_left[1])]
            track = Box(*ends[0], *ends[1]).grown(2)
            if full.met_by(track) or _on_letters(ends, names):
                continue
            if water.covers(ends).all():
                found.append((at_left, float(wide)))
    return found[:MOST_GLINTS]


def _on_letters(ends: Sequence[Point], names: Sequence[Letter]) -> bool:
    (left, y), (right, _) = ends
    return any(
        left - letter.size < letter.at[0] < right + letter.size
        and abs(letter.at[1] - y) < letter.size
        for letter in names
    )
