"""The castle by which people find a space on the map."""

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blazon.games.rheingold.rules.maps.model import Map, Place


def landmarks(found: "Map") -> dict[str, "Place"]:
    """For each space, the castle that is the fewest moves away over spaces.

    Of several, the nearest in a straight line; if these are several too, the first in the file.
    """
    return {space.id: _landmark(found, space) for space in found.spaces}


def _landmark(found: "Map", space: "Place") -> "Place":
    reached = ring = {space.id}
    while not (castles := [castle for castle in found.castles if castle.id in ring]):
        around = {other for name in ring for other in found.neighbours(name)}
        ring = {name for name in around - reached if found.by_id[name].kind != "start"}
        reached = reached | ring
    here = space.x, space.y
    return min(castles, key=lambda castle: math.dist(here, (castle.x, castle.y)))
