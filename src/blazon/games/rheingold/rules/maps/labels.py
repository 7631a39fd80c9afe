"""The names of castles, where they hide least."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.rules.maps.lettering import shortened, text_width
from blazon.games.rheingold.rules.maps.lines import Point
from blazon.games.rheingold.rules.maps.model import Place
from blazon.games.rheingold.rules.maps.sheet import Box, Boxes, boxes_at, points_inside
from blazon.games.rheingold.rules.maps.siting import Site

NAME_SIZE, SMALL_SIZE = 20.0, 12.0
"""The sizes of a name's letters and of the id after it."""


@dataclass(frozen=True)
class Label:
    """A castle's name and its middle."""

    place: Place
    text: str
    at: Point
    box: Box


def label_box(text: str, tag: str) -> Box:
    """The rectangle of a name and the id after it, around its middle."""
    half = (text_width(text, NAME_SIZE) + text_width(tag, SMALL_SIZE) + 12) / 2
    return Box(-half, -0.6 * NAME_SIZE, half, 0.5 * NAME_SIZE)


def place_label(
    site: Site, taken: Mapping[str, Box], roads: npt.NDArray[np.float64], given: Boxes, land: Box
) -> Label:
    """The castle's name beside its tower or its plaque, where it hides least."""
    text = shortened(site.place.name or "", NAME_SIZE)
    box = label_box(text, site.place.id)
    spots = np.array(list(_spots(site, box)))
    boxes = boxes_at(box, spots)
    hidden = Boxes(one.grown(1) for one in taken.values()).hidden_by(boxes)
    rim = land.grown(-8)
    outside = (boxes[:, :2] < (rim.left, rim.top)).any(1)
    outside |= (boxes[:, 2:] > (rim.right, rim.bottom)).any(1)
    costs = 400 * (hidden > 0) + hidden + 1e5 * outside + np.arange(len(spots)) / 6
    costs += 20 * points_inside(boxes, roads) + (given.hidden_by(boxes) > 0) * 10
    at = spots[costs.argmin()]
    middle = (float(at[0]), float(at[1]))
    return Label(site.place, text, middle, box.at(middle))


def _spots(site: Site, box: Box) -> list[Point]:
    """Where the name may stand, the best liked first."""
    tower, plaque = site.boxes["tower"], site.boxes["plaque"]
    half, high = box.right, 0.6 * NAME_SIZE
    middle = (tower.left + tower.right) / 2
    bottom, top = max(tower.bottom, plaque.bottom), min(tower.top, plaque.top)
    shifts = [share * half for share in (0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9)]
    found = [(middle + dx, bottom + high + 3) for dx in shifts]
    for y in (0.5, 0.75, 0.25, 1.0, 0.0):
        level = tower.top + y * (tower.bottom - tower.top)
        found += [(tower.right + half + 4, level), (tower.left - half - 4, level)]
    level = (plaque.top + plaque.bottom) / 2
    found += [(plaque.right + half + 4, level), (plaque.left - half - 4, level)]
    found += [(middle + dx, top - high + 1) for dx in shifts]
    found += [(middle + dx, bottom + 3 * high + 3) for dx in shifts]
    found += [(middle + dx, top - 3 * high + 1) for dx in shifts]
    return found
