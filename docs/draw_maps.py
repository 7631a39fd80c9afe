"""Draws the maps that ship into the documentation while it is built."""

from typing import TYPE_CHECKING

from blazon.games.rheingold.rules.maps.drawing import draw
from blazon.games.rheingold.rules.maps.files import MAP_NAMES, shipped

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files


def on_files(files: "Files", config: "MkDocsConfig") -> "Files":
    """Adds `images/NAME.svg` for each map."""
    from mkdocs.structure.files import File

    for name in MAP_NAMES:
        picture = File.generated(config, f"images/{name}.svg", content=draw(shipped(name)))
        files.append(picture)
    return files
