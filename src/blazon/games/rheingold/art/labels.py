"""The names of castles, beside their buildings and plaques."""

from collections.abc import Mapping
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.art.hiding import costs
from blazon.games.rheingold.art.lettering import shortened, text_width
from blazon.games.rheingold.art.lines import Point
from blazon.games.rheingold.art.sheet import Box, Boxes, boxes_at
from blazon.games.rheingold.rules.maps.model import Place

NAME_SIZE, SMALL_SIZE = 20.0, 12.0
"""The sizes of a name's letters and of the id after it."""
LONGEST = 280.0
"""The maximum width of a name; the title of the castle's group has the whole name."""
LATER = 2.5
"""The cost of each better position that a name does not take."""
SHIFTS = (0.0, 0.35, -0.35, 0.7, -0.7)
"""The shifts of a name above or below its castle, relative to half its width."""
LEVELS = (0.5, 0.75, 0.25, 1.0, 0.0)
"""The heights of a name beside its castle, relative to the castle's."""


def written(castle: Place) -> str:
    """The name as the map shows it."""
    return shortened(castle.name or "", NAME_SIZE, LONGEST)


@lru_cache(256)
def label_box(castle: Place) -> Box:
    """The rectangle of a name and the id after it, around its middle."""
    wide = text_width(written(castle), NAME_SIZE) + text_width(castle.id, SMALL_SIZE) + 12
    return Box(-wide / 2, -0.6 * NAME_SIZE, wide / 2, 0.5 * NAME_SIZE)


def place_label(
    castle: Place,
    own: Mapping[str, Box],
    full: Boxes,
    roads: npt.NDArray[np.float64],
    land: Box,
) -> tuple[float, Point]:
    """The least cost of a castle's name, and its position at that cost.

    `own` has the rectangles of the castle's tower and plaque, `full` those of everything else.
    """
    box = label_box(castle)
    spots = np.array(_spots(own["tower"], own["plaque"], box))
    boxes = boxes_at(box, spots)
    cost = costs(boxes, full, roads, land) + LATER * np.arange(len(spots))
    cost += 1e4 * (Boxes(own.values()).hidden_by(boxes) > 0)
    best = int(cost.argmin())
    return float(cost[best]), (float(spots[best][0]), float(spots[best][1]))


def _spots(tower: Box, plaque: Box, box: Box) -> list[Point]:
    """The possible positions of a name, best first."""
    half, high = box.right, 0.6 * NAME_SIZE
    middle = (tower.left + tower.right) / 2
    bottom, top = max(tower.bottom, plaque.bottom), min(tower.top, plaque.top)
    found = [(middle + share * half, bottom + high + 3) for share in SHIFTS]
    if plaque.bottom <= tower.bottom:  # the plaque hangs beside or above
        found += [((plaque.left + plaque.right) / 2, plaque.bottom + high + 3)]
        found += [((plaque.left + plaque.right) / 2, plaque.top - high + 1)]
    for share in LEVELS:
        level = tower.top + share * (tower.bottom - tower.top)
        found += [(tower.right + half + 4, level), (tower.left - half - 4, level)]
    found += [(middle + share * half, top - high + 1) for share in SHIFTS]
    level = (plaque.top + plaque.bottom) / 2
    found += [(plaque.right + half + 4, level), (plaque.left - half - 4, level)]
    return found
