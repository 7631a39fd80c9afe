"""The colours of a map's picture, by day and by night; a drawing refers to them by name."""

from collections.abc import Mapping
from typing import TypeAlias

Palette: TypeAlias = Mapping[str, str]

DAY: Palette = {
    "sheet": "#e9d9b1",
    "land": "#f3e6c4",
    "rim": "#e3cf9f",
    "water": "#c3d8d6",
    "ripple": "#9dbcbd",
    "shore": "#6f8d8c",
    "letter": "#4f7273",
    "ink": "#4a3826",
    "paper": "#fbf3dc",
    "shade": "#b59f77",
    "halo": "#fbf3dc",
    "bridge": "#7b5f3c",
    "planks": "#c9a873",
    "verge": "#8a6d45",
    "path": "#f9eecf",
    "stone": "#d9c9a6",
    "roof": "#9c3d2c",
    "gate": "#4a3826",
    "grass": "#a9b27a",
    "trunk": "#4a3826",
    "leaf": "#7f9163",
    "leaf-shade": "#627548",
    "hill": "#e6d3a4",
    "ridge": "#8d7750",
    "vine": "#9c8a5c",
    "tuft": "#b3a06c",
    "red": "#a3262a",
    "gold": "#d8a636",
    "steel": "#6f7f8c",
}
"""A hand-coloured old engraving."""

NIGHT: Palette = {
    "sheet": "#17130f",
    "land": "#2f271d",
    "rim": "#211b14",
    "water": "#10273a",
    "ripple": "#24506b",
    "shore": "#4b86a0",
    "letter": "#8fc0d2",
    "ink": "#f0e0b8",
    "paper": "#463a2a",
    "shade": "#8a744c",
    "halo": "#1b1510",
    "bridge": "#120e0a",
    "planks": "#8a6a42",
    "verge": "#120e0a",
    "path": "#b39a68",
    "stone": "#b3a07a",
    "roof": "#a8452f",
    "gate": "#1b1510",
    "grass": "#3d4a2b",
    "trunk": "#76613f",
    "leaf": "#4a5f3c",
    "leaf-shade": "#2c3b24",
    "hill": "#3f3425",
    "ridge": "#7a6544",
    "vine": "#5f5236",
    "tuft": "#6b5c3c",
    "red": "#c8413f",
    "gold": "#e6b64a",
    "steel": "#c3ced6",
}
"""The same by moonlight: dark warm land, deep blue water, light ink."""
