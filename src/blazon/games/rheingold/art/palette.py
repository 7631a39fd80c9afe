"""The colours of a map's picture, by day and by night; the table of styles refers to them."""

from collections.abc import Mapping
from typing import TypeAlias

Palette: TypeAlias = Mapping[str, str]

_COLOURS = {
    "sheet": ("#e4d2a6", "#1c1714"),
    "border": ("#4a3826", "#8d7651"),
    "land": ("#f1e4c6", "#3a3026"),
    "rim": ("#d9c08c", "#241d17"),
    "grain": ("#e2cfa3", "#443930"),
    "shallow": ("#b5cfc9", "#2c525a"),
    "water": ("#a3c3bf", "#284a51"),
    "deep": ("#8fb4b2", "#27454c"),
    "ripple": ("#6f9a9b", "#45727a"),
    "shore": ("#5d7f80", "#5f8f95"),
    "moonlight": ("none", "#b9cdc6"),
    "letter": ("#244c50", "#b4d3d4"),
    "ink": ("#2b2118", "#efe3cb"),
    "outline": ("#33261b", "#16110d"),
    "paper": ("#fbf3dc", "#4b3e31"),
    "shade": ("#b0976a", "#8d7651"),
    "halo": ("#f6ecd3", "#241d17"),
    "bridge": ("#6b5033", "#17120e"),
    "planks": ("#c7a672", "#7d623f"),
    "verge": ("#86683f", "#1b1511"),
    "path": ("#fbf2d8", "#8f7a55"),
    "rock": ("#b9a27c", "#5a4c3c"),
    "stone": ("#e2d5b8", "#8c7d65"),
    "stone-shade": ("#b9a680", "#65583f"),
    "roof": ("#7a1f2b", "#8b3138"),
    "roof-shade": ("#5a121d", "#5c1c24"),
    "banner": ("#c08a1e", "#e0ae4a"),
    "window": ("#3a2a1c", "#ffd46b"),
    "gate": ("#33261b", "#1a140f"),
    "grass": ("#a9b27a", "#414a2f"),
    "trunk": ("#5a4126", "#1f1812"),
    "leaf": ("#86975f", "#56673f"),
    "leaf-shade": ("#5f7143", "#333f27"),
    "hill": ("#e2cc98", "#4b3f31"),
    "ridge": ("#97794a", "#78664a"),
    "vine": ("#9c8a5c", "#75664a"),
    "tuft": ("#b09a63", "#6b5d43"),
    "red": ("#7a1f2b", "#a83a42"),
    "gold": ("#d9a534", "#e0ae4a"),
    "steel": ("#72808b", "#b4bec6"),
}
DAY: Palette = {name: day for name, (day, _) in _COLOURS.items()}
"""Parchment, a grey-green river, oxblood roofs and gold."""
NIGHT: Palette = {name: night for name, (_, night) in _COLOURS.items()}
"""Oak and a dark river; the windows are lit."""
