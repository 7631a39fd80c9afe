"""Draw rivers and lakes: their tones, ripples along the shores, islands, light and names."""

from xml.etree.ElementTree import Element

from blazon.games.rheingold.art.elements import add, draw_path, said, shape
from blazon.games.rheingold.art.layout import Layout
from blazon.games.rheingold.art.lines import Point

TONES = {"shallow": 1.0, "water": 0.8, "deep": 0.5}
"""The share of a river's width that each tone covers, from the shores to the middle."""
RIPPLES = (9.0, 19.0, 32.0)
"""The distances of ripples from the shore."""
LAKE_TONES = {"shallow": 64.0, "water": 150.0}
"""The widths of the tones along a lake's shore; the rest of the lake is deep."""
DASHES = ("34 60 12 90", "20 110 46 70 8 50")
"""The ripples that run along a river, for each current."""


def draw_water(parent: Element, layout: Layout, number: int) -> None:
    """A water with its islands and its name."""
    water = layout.waters[number]
    line = shape(water.line, closed=water.kind == "lake")
    here = add(parent, "g", class_=water.kind, stroke_linejoin="round", stroke_linecap="round")
    if water.kind == "lake":
        draw_path(here, "shore", line, stroke_width=6)
        clip = f"lake-{number}"
        add(add(here, "clipPath", id=clip), "path", d=line)
        surface = add(here, "g", clip_path=f"url(#{clip})")
        draw_path(surface, "lake", line)
        for tone, wide in reversed(LAKE_TONES.items()):
            draw_path(surface, tone, line, stroke_width=wide)
        _ripples(surface, line, [2 * inset for inset in RIPPLES])
    else:
        wide = water.width
        surface = add(here, "g")
        draw_path(surface, "bank", line, stroke_width=wide + 6)
        draw_path(surface, "shallow", line, stroke_width=wide)
        _ripples(surface, line, [wide - 2 * inset for inset in RIPPLES if wide > 2.6 * inset])
        for tone in ("water", "deep"):
            draw_path(surface, tone, line, stroke_width=wide * TONES[tone])
    stream = add(surface, "g", class_="stream")
    for current, dashes in zip(layout.currents[number], DASHES, strict=False):
        draw_path(stream, "flow", shape(current), stroke_width=1.6, stroke_dasharray=dashes)
    _islands(surface, layout, number)
    _glints(surface, layout, number)
    names = add(here, "g", font_style="italic", text_anchor="middle")
    for letter in layout.letters[number]:
        turned = f"translate({' '.join(map(said, letter.at))}) rotate({said(letter.angle)})"
        sign = add(names, "text", letter.sign, transform=turned, class_="letter")
        sign.set("y", said(0.33 * letter.size))
        sign.set("font-size", said(letter.size))


def _ripples(parent: Element, line: str, widths: list[float]) -> None:
    """Thin lines at the edges of ever narrower strokes."""
    for width in sorted(widths, reverse=True):
        draw_path(parent, "ripple", line, stroke_width=width + 1.4)
        draw_path(parent, "shallow", line, stroke_width=width - 1.4)


def _islands(parent: Element, layout: Layout, number: int) -> None:
    for (x, y), (wide, high) in layout.islands:
        if layout.waters[number].covers([(x, y)])[0]:
            for more, kind in ((16, "ripple"), (8, "shoal")):
                _ellipse(parent, (x, y), (wide + more, high + more), kind)
            _ellipse(parent, (x, y), (wide, high), "island", stroke_width=2.4)


def _ellipse(parent: Element, at: Point, half: Point, kind: str, **more: float) -> None:
    add(parent, "ellipse", cx=at[0], cy=at[1], rx=half[0], ry=half[1], class_=kind, **more)


def _glints(parent: Element, layout: Layout, number: int) -> None:
    lines = [f"M{said(x)} {said(y)}h{said(wide)}" for (x, y), wide in layout.glints[number]]
    if lines:
        draw_path(parent, "moonlight", "".join(lines), stroke_width=1.8)
