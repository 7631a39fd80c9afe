"""Rheingold's boards: maps as data and as pictures."""

from typing import Any

from blazon.games.rheingold.art.drawing import draw, view_box
from blazon.games.rheingold.art.palette import DAY, NIGHT
from blazon.games.rheingold.rules.game import RheingoldVariant
from blazon.kernel.game import Artist


class MapArtist(Artist[RheingoldVariant]):
    """Draws the map of a variant."""

    def board(self, variant: RheingoldVariant) -> dict[str, Any]:
        """The map, as in a map file, the frame of its picture, and each space's landmark.

        Raises BadValue.
        """
        near = {space: castle.id for space, castle in variant.map.landmarks.items()}
        return variant.map.plain | {"picture": view_box(variant.map), "near": near}

    def picture(
        self, variant: RheingoldVariant, *, night: bool, title: str | None, turned: bool
    ) -> str:
        """The drawn map; raises BadValue for invalid scenery."""
        return draw(variant.map, NIGHT if night else DAY, title, turned=turned)


ARTIST = MapArtist()
