"""The castle by which people find a space on the map."""

import math
from collections.abc import Callable, Iterable, Mapping


def landmark(
    space: str,
    spots: Mapping[str, tuple[float, float]],
    castles: Iterable[str],
    neighbours: Callable[[str], Iterable[str]],
) -> str:
    """The castle that is the fewest moves away over spaces.

    Of several, the nearest in a straight line; if these are several too, the first.

    Args:
        space: the space.
        spots: the positions of all places except the start areas, which block the way.
        castles: all castles in the map's order.
        neighbours: the places joined to a place by a path.
    """
    reached = ring = {space}
    while not (found := [castle for castle in castles if castle in ring]):
        ring = {other for name in ring for other in neighbours(name)} & spots.keys() - reached
        reached = reached | ring
    return min(found, key=lambda castle: math.dist(spots[space], spots[castle]))
