"""The classes of a picture's shapes, and the palette's colours for each.

Shapes have no colours of their own: a style sheet made from this table colours a picture that
stands alone, and the page's own style sheet colours one that is part of the page.

Signs such as trees are defined once and copied by `<use>`. For a copied shape, selectors see no
ancestors above its `<g class="sign">`: `.leaf` and `.sign .leaf` match it, `.map .leaf` does not.
"""

from collections.abc import Mapping
from typing import NamedTuple

from blazon.games.rheingold.art.palette import Palette


class Look(NamedTuple):
    """The names of a class's colours in the palette."""

    fill: str = "none"
    stroke: str = "none"
    stop: str | None = None
    """The colour of a gradient's stop."""


LOOKS: Mapping[str, Look] = {
    # The sheet.
    "sheet": Look("sheet"),
    "frame": Look("none", "border"),
    "neatline": Look("none", "border"),
    "ribbon": Look("paper", "ink"),
    "ribbon-shade": Look("shade", "ink"),
    "heading": Look("ink"),
    "land": Look("land"),
    "rim": Look(stop="rim"),
    "grain": Look("none", "grain"),
    # Waters.
    "shore": Look("shore", "shore"),
    "bank": Look("none", "shore"),
    "shallow": Look("none", "shallow"),
    "water": Look("none", "water"),
    "deep": Look("none", "deep"),
    "lake": Look("deep"),
    "ripple": Look("none", "ripple"),
    "flow": Look("none", "ripple"),
    "moonlight": Look("none", "moonlight"),
    "shoal": Look("none", "shallow"),
    "island": Look("land", "shore"),
    "letter": Look("letter"),
    # The land's scenery.
    "hill": Look("hill", "ridge"),
    "ridge": Look("none", "ridge"),
    "trunk": Look("none", "trunk"),
    "leaf": Look("leaf", "leaf-shade"),
    "leaf-shade": Look("leaf-shade"),
    "vine": Look("none", "vine"),
    "grape": Look("none", "leaf"),
    "tuft": Look("none", "tuft"),
    "rose": Look("none", "shade"),
    # Roads.
    "bridge": Look("none", "bridge"),
    "planks": Look("none", "planks"),
    "verge": Look("none", "verge"),
    "path": Look("none", "path"),
    # Places.
    "disc": Look("paper", "ink"),
    "ring": Look("none", "shade"),
    "id": Look("ink"),
    "name": Look("ink", "halo"),
    "grass": Look("grass"),
    "rock": Look("rock", "outline"),
    "stone": Look("stone", "outline"),
    "stone-shade": Look("stone-shade"),
    "line": Look("none", "outline"),
    "roof": Look("roof", "outline"),
    "roof-shade": Look("roof-shade"),
    "banner": Look("banner", "outline"),
    "window": Look("window"),
    "gate": Look("gate"),
    "plate": Look("paper", "ink"),
    "slot": Look("none", "shade"),
    # Small things.
    "paper": Look("paper", "ink"),
    "paper-shade": Look("shade", "ink"),
    "ink": Look("ink", "ink"),
    "red": Look("red", "ink"),
    "gold": Look("gold"),
    "steel": Look("steel", "ink"),
}
"""By class. A shape has one of these classes, or is within a group that has one."""
FONT = 'Alegreya, "Palatino Linotype", Palatino, "Book Antiqua", "DejaVu Serif", serif'


def style_sheet(palette: Palette) -> str:
    """The rules of all classes in the colours of a palette."""
    lines = [f".map {{ font-family: {FONT} }}"]
    for kind, look in LOOKS.items():
        if look.stop is not None:
            lines.append(f".{kind} {{ stop-color: {palette[look.stop]} }}")
            continue
        fill, stroke = (palette.get(name, name) for name in (look.fill, look.stroke))
        lines.append(f".{kind} {{ fill: {fill}; stroke: {stroke} }}")
    return "\n" + "\n".join(lines) + "\n"
