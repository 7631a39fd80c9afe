"""Draws the maps that ship into the documentation while it is built."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from blazon.rheingold.maps.drawing import draw
from blazon.rheingold.maps.files import MAP_NAMES, shipped


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds `images/NAME.svg` for each map."""
    for name in MAP_NAMES:
        files.append(File.generated(config, f"images/{name}.svg", content=draw(shipped(name))))
    return files
