"""The page colours every class of a map's shapes, and no others."""

import re
from pathlib import Path

import blazon
from blazon.games.rheingold.art.styles import LOOKS

SHEET = Path(blazon.__file__).parents[2] / "web/src/games/rheingold/land.css"


def test_the_page_colours_each_class_of_the_table_of_looks() -> None:
    coloured = re.findall(
        r"^:is\(\.drawn, \.sign\) \.([\w-]+)(?=[ ,])", SHEET.read_text(), re.MULTILINE
    )
    assert set(coloured) == set(LOOKS)
