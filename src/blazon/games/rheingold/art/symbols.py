"""The signs of places and of the sheet, each drawn around the point (0, 0) of its own group."""

from collections.abc import Callable, Mapping
from xml.etree.ElementTree import Element

from blazon.games.rheingold.art.elements import add, draw_path, said, use
from blazon.games.rheingold.art.nature import NATURE
from blazon.games.rheingold.art.sheet import Box

LEAST_SIZE = 6.0
"""The minimum letter size; longer texts are squeezed."""
ROWS = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
"""The number of coats of arms in each row of a scroll."""
SPACE = 19.0
"""The radius of a space's disc."""


def draw_space(parent: Element, name: str) -> None:
    """A disc with the space's id."""
    add(parent, "circle", r=SPACE, class_="disc", stroke_width=1.8)
    add(parent, "circle", r=SPACE - 3, class_="ring", stroke_width=0.9)
    _fitted(parent, name, size=17.0, most=27.0, y=0.0)


def _fitted(parent: Element, text: str, *, size: float, most: float, y: float) -> None:
    """A centred text, squeezed if necessary to fit its room."""
    fits = min(size, most / (0.6 * len(text)))
    words: dict[str, str | float] = {"y": y + 0.35 * max(fits, LEAST_SIZE), "class": "id"}
    if fits < LEAST_SIZE:
        words |= {"textLength": most, "lengthAdjust": "spacingAndGlyphs"}
    add(parent, "text", text, font_size=max(fits, LEAST_SIZE), **words)


def scroll_box(arms: int) -> Box:
    """The rectangle of a start area's scroll."""
    wide, high = _half_scroll(arms)
    return Box(-wide - 15, -high - 6, wide + 15, high + 6)


def _half_scroll(arms: int) -> tuple[float, float]:
    rows = ROWS[arms]
    return 9.0 * max(rows) + 9, 9.0 * len(rows) + 12


def draw_start(parent: Element, name: str, arms: int) -> None:
    """A scroll with a number of coats of arms."""
    rows = ROWS[arms]
    wide, high = _half_scroll(arms)
    for side in (-1, 1):
        edge, out = said(side * (wide + 3)), said(side * 10)
        roll = f"M{edge} {said(5 - high)}l{out} -4v{said(2 * high)}L{edge} {said(high + 5)}z"
        draw_path(parent, "paper-shade", roll, stroke_width=1.2)
    left, right, arch = said(-wide - 5), said(wide + 5), said(-high - 7)
    scroll = f"M{left} {said(-high)}Q0 {arch} {right} {said(-high)}"
    scroll += f"V{said(high)}Q0 {said(high - 7)} {left} {said(high)}Z"
    draw_path(parent, "paper", scroll, stroke_width=1.6)
    for row, number in enumerate(rows):
        for column in range(number):
            at = (18.0 * (column - (number - 1) / 2), 18.5 * (row - (len(rows) - 1) / 2) - 7.0)
            use(parent, "arms", at)
    _fitted(parent, name, size=11.0, most=2 * wide, y=high - 9.5)


def _arms(parent: Element) -> None:
    draw_path(parent, "red", "M-7 -7.5H7V0Q7 6 0 9.5Q-7 6 -7 0Z", stroke_width=1.0)
    draw_path(parent, "gold", "M-6.2 2.5L0 -3L6.2 2.5V-1L0 -6.5L-6.2 -1Z")


def _sword(parent: Element) -> None:
    draw_path(parent, "steel", "M0 12L-2 8.5V-4H2V8.5Z", stroke_width=0.7)
    draw_path(parent, "line", "M0 9V-3", stroke_width=0.5)
    draw_path(parent, "ink", "M-5 -5.2H5V-3.4H-5Z", stroke_width=0.6)
    draw_path(parent, "red", "M-1.1 -5.2V-9.5H1.1V-5.2Z", stroke_width=0.4)
    add(parent, "circle", cy=-10.6, r=1.7, class_="gold")


def _compass(parent: Element) -> None:
    """A compass rose that points up."""
    add(parent, "circle", r=34, class_="rose", stroke_width=1)
    add(parent, "circle", r=30, class_="rose", stroke_width=4, stroke_dasharray="2.9 2.99")
    for turn in (45, 135, 225, 315):
        arm = add(parent, "g", transform=f"rotate({turn})", stroke_width=0.8)
        draw_path(arm, "paper", "M0 -32L-5 -7L0 0Z")
        draw_path(arm, "paper-shade", "M0 -32L5 -7L0 0Z")
    for turn in (0, 90, 180, 270):
        arm = add(parent, "g", transform=f"rotate({turn})")
        draw_path(arm, "paper", "M0 -48L-8 -8L0 0Z")
        draw_path(arm, "ink" if turn else "red", "M0 -48L8 -8L0 0Z")
    draw_path(parent, "frame", "M-4.5 -52V-63L4.5 -52V-63", stroke_width=2)


SIGNS: Mapping[str, Callable[[Element], None]] = {
    "arms": _arms,
    "sword": _sword,
    "compass": _compass,
    **NATURE,
}
"""The symbols that are defined once and reused."""
