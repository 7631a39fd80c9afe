"""The paths of a map as bent roads, with bridges over water."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from blazon.games.rheingold.art.lines import Point, curve
from blazon.games.rheingold.art.sheet import Box, Corners, points_inside
from blazon.games.rheingold.art.waters import Waters, nearest

BENDS = (0.06, -0.06, 0.0, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3)
CLEAR = 44.0
"""The distance that a road keeps from places that it does not lead to."""


@dataclass(frozen=True)
class Road:
    """A path, bent away from places that it does not lead to."""

    ends: tuple[str, str]
    bend: float
    line: tuple[Point, ...]
    bridges: tuple[tuple[Point, ...], ...]
    """The stretches over water."""


def build_road(
    ends: tuple[str, str], spots: Mapping[str, Point], taken: Mapping[str, Box], waters: Waters
) -> Road:
    """The road between two places that hides least."""
    one, other = (spots[end] for end in ends)
    others = np.array([at for name, at in spots.items() if name not in ends])
    foreign = _corners(taken, ends)

    def in_the_way(bend: float) -> float:
        line = curve(one, other, bend)
        crossed = int(points_inside(foreign, np.array(line)).sum())
        return (
            max(0.0, CLEAR - nearest(others, line)) + 20 * crossed + 20 * max(0, abs(bend) - 0.06)
        )

    bend = min(BENDS, key=in_the_way)
    line = curve(one, other, bend, steps=24)
    return Road(ends, bend, tuple(line), tuple(_bridges(line, waters)))


def _corners(taken: Mapping[str, Box], ends: tuple[str, str]) -> Corners:
    """The boxes of other places, and the plaques and names of the places at its ends."""
    found = []
    for name, box in taken.items():
        place, what = name.split()
        if what in ("plaque", "name") or place not in ends:
            found.append((box.left, box.top, box.right, box.bottom))
    return np.reshape(np.array(found, float), (-1, 4))


def _bridges(line: Sequence[Point], waters: Waters) -> Iterator[tuple[Point, ...]]:
    are_wet = waters.cover(line)
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
