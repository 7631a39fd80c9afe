"""Draws the maps that ship into the documentation while it is built."""

from collections.abc import Iterator

from blazon.games.rheingold.rules.maps.drawing import draw
from blazon.games.rheingold.rules.maps.files import MAP_NAMES, shipped


def pictures() -> Iterator[tuple[str, str]]:
    """`NAME.svg` for each map, beside the game's pages."""
    for name in MAP_NAMES:
        yield f"{name}.svg", draw(shipped(name))
