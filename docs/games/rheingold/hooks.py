"""Draws Blazon's own maps for the documentation during the build."""

from collections.abc import Iterator

from blazon.games.rheingold.art.drawing import draw
from blazon.games.rheingold.rules.maps.files import MAP_NAMES, shipped


def pictures() -> Iterator[tuple[str, str]]:
    """`NAME.svg` for each map, beside the game's pages."""
    for name in MAP_NAMES:
        yield f"{name}.svg", draw(shipped(name))
