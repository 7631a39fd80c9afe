"""Lines and curves on a plane, as far as drawing a map needs them."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


def smooth_line(points: Sequence[Point], *, closed: bool, steps: int = 8) -> list[Point]:
    """Points on a Catmull-Rom curve through the given points."""
    found = [] if closed else [points[0]]
    for stretch in _stretches(points, closed=closed):
        xs, ys = zip(*stretch, strict=True)
        shares = [step / steps for step in range(1, steps + 1)]
        found += [(_spline(xs, share), _spline(ys, share)) for share in shares]
    return found


def _spline(values: Sequence[float], t: float) -> float:
    """Between the second and the third of four values."""
    p, q, r, s = values
    bent = (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3
    return q + ((r - p) * t + bent) / 2


def _stretches(points: Sequence[Point], *, closed: bool) -> Iterator[Sequence[Point]]:
    """Every stretch between two points, with the point before and the point after."""
    if closed:
        ring = [points[-1], *points, points[0], points[1]]
    else:
        ring = [points[0], *points, points[-1]]
    for start in range(len(ring) - 3):
        yield ring[start : start + 4]


def curve(one: Point, other: Point, bend: float, steps: int = 12) -> list[Point]:
    """Points on a bow from one point to another; `bend` is its height in parts of its length."""
    middle = control(one, other, bend)
    return [_quadratic(one, middle, other, step / steps) for step in range(steps + 1)]


def control(one: Point, other: Point, bend: float) -> Point:
    """The control point of that bow as a quadratic Bezier curve."""
    (x, y), (u, v) = one, other
    return (x + u) / 2 - bend * 2 * (v - y), (y + v) / 2 + bend * 2 * (u - x)


def _quadratic(one: Point, middle: Point, other: Point, t: float) -> Point:
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
    return (
        a * one[0] + b * middle[0] + c * other[0],
        a * one[1] + b * middle[1] + c * other[1],
    )


def distance_to_line(point: Point, line: Sequence[Point]) -> float:
    """How far a point is from the nearest point of a line of straight pieces."""
    return min(_distance_to_piece(point, one, other) for one, other in pairwise(line))


def _distance_to_piece(point: Point, one: Point, other: Point) -> float:
    along = (other[0] - one[0], other[1] - one[1])
    length = along[0] ** 2 + along[1] ** 2
    if length == 0:
        return math.dist(point, one)
    share = ((point[0] - one[0]) * along[0] + (point[1] - one[1]) * along[1]) / length
    share = min(1.0, max(0.0, share))
    return math.dist(point, (one[0] + share * along[0], one[1] + share * along[1]))


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Whether a point lies within a closed line."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) / (by - ay) * (bx - ax):
            within = not within
    return within
