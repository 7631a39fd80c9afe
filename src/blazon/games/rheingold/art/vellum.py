"""The sheet of a map: vellum with its grain, a frame and a ribbon with the title."""

import random
from xml.etree.ElementTree import Element

from blazon.games.rheingold.art.elements import add, draw_box, draw_path, said, shape
from blazon.games.rheingold.art.lettering import shortened, text_width
from blazon.games.rheingold.art.sheet import TITLE_HEIGHT, Box, Sheet

TILE = 180.0
FIBRES = 46
"""The number of fibres in a tile of the grain."""
TITLE_SIZE, LEAST_TITLE_SIZE = 40.0, 20.0
TAIL = 46.0
"""The length of a ribbon's folded end."""


def define_vellum(definitions: Element, land: Box) -> None:
    """The grain, the darker rim and the clip for what lies on the land."""
    clip = add(definitions, "clipPath", id="land")
    add(clip, "rect", width=land.right, height=land.bottom)
    paper = add(definitions, "radialGradient", id="rim", r="72%")
    add(paper, "stop", offset="0.5", class_="rim", stop_opacity="0")
    add(paper, "stop", offset="1", class_="rim")
    grain = add(
        definitions, "pattern", id="grain", width=TILE, height=TILE, patternUnits="userSpaceOnUse"
    )
    chance = random.Random("vellum")  # noqa: S311 (grain)
    fibres = ""
    for _ in range(FIBRES):
        x, y = chance.uniform(6, TILE - 26), chance.uniform(6, TILE - 6)
        fibres += (
            f"M{said(x)} {said(y)}q{said(chance.uniform(3, 10))} {said(chance.uniform(-4, 4))} "
        )
        fibres += f"{said(chance.uniform(6, 20))} {said(chance.uniform(-4, 4))}"
    draw_path(grain, "grain", fibres, stroke_width=1)


def draw_sheet(parent: Element, sheet: Sheet, title: str) -> None:
    """The vellum, the frame around it and the title above."""
    land = sheet.land
    draw_box(parent, sheet.whole, class_="sheet")
    draw_box(parent, sheet.whole.grown(-6), class_="frame", stroke_width=3)
    draw_box(parent, land, class_="land")
    draw_box(parent, land, fill="url(#grain)")
    draw_box(parent, land, fill="url(#rim)")
    draw_box(parent, land.grown(8), class_="neatline", stroke_width=6, stroke_dasharray="42 42")
    for by in (3.5, 12.5):
        draw_box(parent, land.grown(by), class_="frame", stroke_width=1.4)
    _ribbon(parent, land, title)


def _ribbon(parent: Element, land: Box, title: str) -> None:
    """The title on a ribbon with folded ends."""
    middle, most = land.right / 2, land.right - 2 * TAIL - 60
    fitting = TITLE_SIZE * most / max(1.0, text_width(title, TITLE_SIZE))
    size = min(TITLE_SIZE, max(LEAST_TITLE_SIZE, fitting))
    title = shortened(title, size, most)
    half = min(most, text_width(title, size) + 40) / 2 + 20
    y = -TITLE_HEIGHT / 2 - 11
    for side in (-1, 1):
        edge, fold = middle + side * half, side * 22
        tail = [
            (edge - fold, y - 14),
            (edge + side * TAIL, y - 14),
            (edge + side * (TAIL - 16), y + 9),
            (edge + side * TAIL, y + 32),
            (edge - fold, y + 32),
        ]
        draw_path(parent, "ribbon", shape(tail, closed=True), stroke_width=1.8)
        under = [(edge - fold, y + 32), (edge - fold, y + 24), (edge, y + 24)]
        draw_path(parent, "ribbon-shade", shape(under, closed=True), stroke_width=1.4)
    front = Box(middle - half, y - 24, middle + half, y + 24)
    draw_box(parent, front, class_="ribbon", stroke_width=1.8)
    draw_box(parent, front.grown(-4), class_="ring", stroke_width=1)
    heading = add(parent, "text", title, class_="heading", text_anchor="middle", font_size=size)
    heading.set("x", said(middle))
    heading.set("y", said(y + 0.33 * size))
