"""Turn a map by a quarter, for sheets that are taller than wide."""

from dataclasses import replace

from blazon.games.rheingold.art.lines import Point
from blazon.games.rheingold.art.scenery import Scenery
from blazon.games.rheingold.rules.maps.model import Map


def upended(found: Map, scenery: Scenery) -> tuple[Map, Scenery]:
    """The map with its longer side from top to bottom; its left side becomes its top."""
    if not _is_wide(found, scenery):
        return found, scenery
    right = scenery.height or 0.0

    def turned(at: Point) -> Point:
        return right - at[1], at[0]

    places = []
    for place in found.places:
        x, y = turned((place.x, place.y))
        places.append(replace(place, x=x, y=y))
    waters = tuple(
        replace(water, points=tuple(map(turned, water.points))) for water in scenery.waters
    )
    return replace(found, places=tuple(places)), Scenery(
        width=scenery.height,
        height=scenery.width,
        north=None if scenery.north is None else scenery.north + 90,
        waters=waters,
        hills=tuple(map(turned, scenery.hills)),
        vineyards=tuple(map(turned, scenery.vineyards)),
        woods=tuple(map(turned, scenery.woods)),
    )


def _is_wide(found: Map, scenery: Scenery) -> bool:
    xs = [place.x for place in found.places]
    ys = [place.y for place in found.places]
    if scenery.width is not None and scenery.height is not None:
        xs += [0.0, scenery.width]
        ys += [0.0, scenery.height]
    return max(xs) - min(xs) > max(ys) - min(ys)
