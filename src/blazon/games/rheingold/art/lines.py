"""Lines and curves in the plane, for drawing maps."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Point: TypeAlias = tuple[float, float]

PIECE = 8
"""The number of a line's segments that are looked at together; `smooth_line` makes as many."""


def smooth_line(points: Sequence[Point], *, closed: bool, steps: int = PIECE) -> list[Point]:
    """Points on a Catmull-Rom curve through the given points."""
    found = [] if closed else [points[0]]
    for stretch in _stretches(points, closed=closed):
        xs, ys = zip(*stretch, strict=True)
        shares = [step / steps for step in range(1, steps + 1)]
        found += [(_spline(xs, share), _spline(ys, share)) for share in shares]
    return found


def _spline(values: Sequence[float], t: float) -> float:
    """Interpolate between the second and the third of four values."""
    p, q, r, s = values
    bent = (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3
    return q + ((r - p) * t + bent) / 2


def _stretches(points: Sequence[Point], *, closed: bool) -> Iterator[Sequence[Point]]:
    """Every segment between two points, with the point before and the point after."""
    if closed:
        ring = [points[-1], *points, points[0], points[1]]
    else:
        ring = [points[0], *points, points[-1]]
    for start in range(len(ring) - 3):
        yield ring[start : start + 4]


def curve(one: Point, other: Point, bend: float, steps: int = 12) -> list[Point]:
    """Points on an arc from one point to another; `bend` is its height relative to its length."""
    middle = control(one, other, bend)
    return [_quadratic(one, middle, other, step / steps) for step in range(steps + 1)]


def control(one: Point, other: Point, bend: float) -> Point:
    """The control point of that arc as a quadratic Bezier curve."""
    (x, y), (u, v) = one, other
    return (x + u) / 2 - bend * 2 * (v - y), (y + v) / 2 + bend * 2 * (u - x)


def _quadratic(one: Point, middle: Point, other: Point, t: float) -> Point:
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t**2
    return (
        a * one[0] + b * middle[0] + c * other[0],
        a * one[1] + b * middle[1] + c * other[1],
    )


def distances_to_line(points: npt.ArrayLike, line: npt.ArrayLike) -> npt.NDArray[np.float64]:
    """The distance of each of the points, shape (n, 2), from a polyline."""
    ends = np.asarray(line, float)
    starts, along = ends[:-1], np.diff(ends, axis=0)
    lengths = np.square(along).sum(1)
    to_points = np.asarray(points, float)[:, None] - starts
    shares = (to_points * along).sum(2) / np.where(lengths, lengths, 1.0)
    apart = to_points - np.clip(shares, 0.0, 1.0)[..., None] * along
    return np.asarray(np.hypot(apart[..., 0], apart[..., 1]).min(1))


def are_near(points: npt.ArrayLike, line: npt.ArrayLike, reach: float) -> npt.NDArray[np.bool_]:
    """Whether each of the points, shape (n, 2), is less than `reach` away from a polyline.

    Only points in the surroundings of a piece of the line are measured against it, so that a long
    and winding line costs little more than a short one.
    """
    spots, ends = np.asarray(points, float), np.asarray(line, float)
    found = np.zeros(len(spots), bool)
    for start in range(0, len(ends) - 1, PIECE):
        piece = ends[start : start + PIECE + 1]
        low, high = piece.min(0) - reach, piece.max(0) + reach
        near = np.flatnonzero(~found & ((spots >= low) & (spots <= high)).all(1))
        if len(near):
            found[near] = distances_to_line(spots[near], piece) < reach
    return found


def are_inside(points: npt.ArrayLike, ring: npt.ArrayLike) -> npt.NDArray[np.bool_]:
    """Whether each of the points, shape (n, 2), is inside a closed line."""
    corners = np.asarray(ring, float)
    (ax, ay), (bx, by) = corners.T, np.concatenate([corners[1:], corners[:1]]).T
    x, y = np.asarray(points, float).T[..., None]
    crossed = (ay > y) != (by > y)
    rise = np.where(crossed, by - ay, 1.0)
    return np.asarray(
        np.count_nonzero(crossed & (x < ax + (y - ay) / rise * (bx - ax)), 1) % 2 == 1
    )
