"""The signs on a map's picture, each drawn around the point (0, 0) of its own group."""

from collections.abc import Callable, Mapping, Sequence
from xml.etree.ElementTree import Element, SubElement

from blazon.games.rheingold.rules.maps.lines import Point

LEAST_SIZE = 5.0
"""The minimum letter size; longer texts are squeezed."""
ROWS = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
"""The number of coats of arms in each row of a scroll."""


def add(
    parent: Element, tag: str, text: str | None = None, /, **attributes: str | float
) -> Element:
    """A new element; `stroke_width=1.23` becomes `stroke-width="1.2"`."""
    words = {name.rstrip("_").replace("_", "-"): said(value) for name, value in attributes.items()}
    element = SubElement(parent, tag, words)
    element.text = text
    return element


def said(value: str | float) -> str:
    """A number with at most one decimal; a text as it is."""
    return value if isinstance(value, str) else f"{value:.1f}".removesuffix(".0")


def group(parent: Element, at: Point, **attributes: str | float) -> Element:
    """A group with its origin here."""
    here = f"translate({said(at[0])} {said(at[1])})"
    return add(parent, "g", transform=here, **attributes)


def use(parent: Element, sign: str, at: Point = (0.0, 0.0)) -> Element:
    """One of the `SIGNS` at a point."""
    return add(parent, "use", href=f"#sign-{sign}", x=at[0], y=at[1])


def shape(points: Sequence[Point], *, closed: bool = False) -> str:
    """The path data for these points."""
    data = "M" + "L".join(f"{said(x)} {said(y)}" for x, y in points)
    return data + "Z" if closed else data


def draw_space(parent: Element, name: str) -> None:
    """A disc with the space's id."""
    add(parent, "circle", r=16.0, fill="paper", stroke="ink", stroke_width=1.6)
    add(parent, "circle", r=13.2, fill="none", stroke="shade", stroke_width=0.8)
    _fitted(parent, name, size=15.0, most=23.0, y=0.0)


def _fitted(parent: Element, text: str, *, size: float, most: float, y: float) -> None:
    """A centred text, squeezed if necessary to fit its room."""
    fits = min(size, most / (0.6 * len(text)))
    words: dict[str, str | float] = {"y": y + 0.35 * max(fits, LEAST_SIZE), "class": "id"}
    if fits < LEAST_SIZE:
        words |= {"textLength": most, "lengthAdjust": "spacingAndGlyphs"}
    add(parent, "text", text, font_size=max(fits, LEAST_SIZE), **words)


def draw_start(parent: Element, name: str, arms: int) -> None:
    """A scroll with a number of coats of arms."""
    rows = ROWS[arms]
    wide, high = 7.5 * max(rows) + 9, 7.5 * len(rows) + 11
    for side in (-1, 1):
        edge, out = said(side * (wide + 3)), said(side * 9)
        roll = f"M{edge} {said(5 - high)}l{out} -4v{said(2 * high)}L{edge} {said(high + 5)}z"
        add(parent, "path", d=roll, fill="shade", stroke="ink", stroke_width=1.2)
    left, right, arch = said(-wide - 5), said(wide + 5), said(-high - 7)
    scroll = f"M{left} {said(-high)}Q0 {arch} {right} {said(-high)}"
    scroll += f"V{said(high)}Q0 {said(high - 7)} {left} {said(high)}Z"
    add(parent, "path", d=scroll, fill="paper", stroke="ink", stroke_width=1.6)
    for row, number in enumerate(rows):
        for column in range(number):
            at = (15.0 * (column - (number - 1) / 2), 15.5 * (row - (len(rows) - 1) / 2) - 7.0)
            use(parent, "arms", at)
    _fitted(parent, name, size=9.5, most=2 * wide, y=high - 8.5)


def _arms(parent: Element) -> None:
    add(
        parent,
        "path",
        d="M-5.5 -6H5.5V0Q5.5 5 0 8Q-5.5 5 -5.5 0Z",
        fill="red",
        stroke="ink",
        stroke_width=1.0,
    )
    add(parent, "path", d="M-5 2L0 -2.5L5 2V-1L0 -5.2L-5 -1Z", fill="gold")


def draw_castle(parent: Element, swords: int) -> None:
    """A castle with one tower per sword, and the swords below."""
    add(parent, "ellipse", cy=9.0, rx=34.0, ry=9.0, fill="grass")
    add(parent, "path", d="M-31 11Q0 25 31 11", fill="none", stroke="leaf-shade")
    use(parent, f"castle-{swords}")
    half = 6.5 * swords + 4
    plaque = {"x": -half, "y": 11.0, "width": 2 * half, "height": 22.0}
    add(parent, "rect", rx=4, fill="paper", stroke="ink", **plaque)
    for number in range(swords):
        use(parent, "sword", (13.0 * (number - (swords - 1) / 2), 22.0))


def _sword(parent: Element) -> None:
    add(parent, "path", d="M0 9L-1.8 6V-3H1.8V6Z", fill="steel", stroke="ink", stroke_width=0.6)
    add(parent, "path", d="M-4.8 -3.2H4.8", stroke="ink", stroke_width=1.8)
    add(parent, "path", d="M0 -3.2V-7", stroke="red", stroke_width=2.0)
    add(parent, "circle", cy=-7.8, r=1.5, fill="gold", stroke="ink", stroke_width=0.4)


def _walls(parent: Element) -> Element:
    big = "translate(0 -4) scale(1.22)"
    return add(parent, "g", transform=big, stroke="ink", stroke_linejoin="round")


def _tower(parent: Element, x: float, top: float, wide: float, roof: float) -> None:
    """A tower that stands on the ground, with a pointed roof or, without one, battlements."""
    left, right = x - wide / 2, x + wide / 2
    add(parent, "rect", x=left, y=top, width=wide, height=14 - top, fill="stone")
    add(
        parent,
        "rect",
        x=x + wide * 0.12,
        y=top + 0.6,
        width=wide * 0.36,
        height=13 - top,
        fill="shade",
        stroke="none",
    )
    add(
        parent,
        "path",
        d=f"M{said(x - 2)} {said(top + 6)}v5",
        stroke_width=1.8,
        stroke_linecap="round",
    )
    if roof:
        points = [(left - 2.5, top), (x, top - roof), (right + 2.5, top)]
        add(parent, "path", d=shape(points, closed=True), fill="roof")
    else:
        step = wide / 5
        points = [(left - 1.5, top + 2), (left - 1.5, top - 5)]
        for tooth in range(5):
            level = top - 5 if tooth % 2 == 0 else top - 2
            points += [(left + tooth * step, level), (left + (tooth + 1) * step, level)]
        points += [(right + 1.5, top - 5), (right + 1.5, top + 2)]
        add(parent, "path", d=shape(points, closed=True), fill="stone")


def _wall(parent: Element, left: float, right: float, top: float) -> None:
    add(parent, "rect", x=left, y=top, width=right - left, height=14 - top, fill="stone")
    add(
        parent,
        "path",
        d=f"M{said(left)} {said(top)}H{said(right)}",
        stroke_width=2.6,
        stroke_dasharray="3 2",
    )


def _gate(parent: Element, x: float) -> None:
    add(parent, "path", d=f"M{said(x - 4)} 14V7a4 4 0 0 1 8 0V14Z", fill="gate")


def _flag(parent: Element, x: float, top: float) -> None:
    add(parent, "path", d=f"M{said(x)} {said(top)}V{said(top - 11)}", stroke_width=1.1)
    add(
        parent,
        "path",
        d=f"M{said(x)} {said(top - 11)}l11 2.5l-11 3.5Z",
        fill="red",
        stroke_width=0.7,
    )


def _one_tower(parent: Element) -> None:
    parent = _walls(parent)
    _wall(parent, -17.0, 17.0, 4.0)
    _tower(parent, 0.0, -10.0, 14.0, 15.0)
    _gate(parent, 0.0)


def _two_towers(parent: Element) -> None:
    parent = _walls(parent)
    _wall(parent, -15.0, 15.0, 1.0)
    _gate(parent, 0.0)
    _tower(parent, -15.0, -10.0, 12.0, 14.0)
    _tower(parent, 15.0, -10.0, 12.0, 14.0)


def _three_towers(parent: Element) -> None:
    parent = _walls(parent)
    _flag(parent, 0.0, -20.0)
    _tower(parent, 0.0, -15.0, 19.0, 0.0)
    _wall(parent, -18.0, 18.0, 3.0)
    _gate(parent, 0.0)
    _tower(parent, -20.0, -8.0, 11.0, 14.0)
    _tower(parent, 20.0, -8.0, 11.0, 14.0)


def _hill(parent: Element) -> None:
    """A hill, hatched on its shaded side."""
    hill = add(parent, "g", fill="none", stroke="shade", stroke_width=1.1, stroke_linecap="round")
    ridge = "M-36 13Q-17 -23 0 -21Q19 -19 36 13"
    add(hill, "path", d=ridge, fill="hill", stroke="ridge", stroke_width=1.6)
    hatches = "M4 -19q3 13 4 27M10 -15q4 12 5 24M17 -10q3 10 4 20M23 -3q3 8 4 15M29 5q1 4 2 7"
    add(hill, "path", d=hatches)


def _tree(parent: Element) -> None:
    """A broad-leaved tree."""
    add(parent, "path", d="M0 9V0", stroke="trunk", stroke_width=1.6)
    add(parent, "circle", cy=-3.0, r=7.0, fill="leaf", stroke="leaf-shade", stroke_width=1.0)
    crown = "M1.5 -8a6 6 0 0 1 0 11"
    add(parent, "path", d=crown, fill="none", stroke="leaf-shade", stroke_width=1.4)


def _wood(parent: Element) -> None:
    """Some trees together."""
    for at in ((-13.0, -8.0), (6.0, -11.0), (-3.0, 0.0), (16.0, 1.0), (-18.0, 6.0), (7.0, 10.0)):
        _tree(group(parent, at))


def _vineyard(parent: Element) -> None:
    """Rows of vines on a slope."""
    vines = add(parent, "g", fill="none", stroke="leaf-shade", stroke_linecap="round")
    for row in range(4):
        y, half = -12.0 + 8 * row, 15.0 + 4 * row
        line = f"M{said(-half)} {said(y + 3)}Q0 {said(y - 6)} {said(half)} {said(y + 3)}"
        add(vines, "path", d=line, stroke_width=0.9, stroke="vine")
        add(vines, "path", d=line, stroke_width=4.4, stroke_dasharray="0.1 6.5")


def _tuft(parent: Element) -> None:
    """Some grass."""
    add(
        parent,
        "path",
        d="M-5 0q1 -4 0 -6M-1 0v-8M2 0q0 -4 2 -6",
        fill="none",
        stroke="tuft",
        stroke_width=1.0,
        stroke_linecap="round",
    )


def _compass(parent: Element) -> None:
    """A compass rose that points up."""
    rose = add(parent, "g", stroke="ink")
    add(rose, "circle", r=28, fill="none", stroke="shade", stroke_width=1.6)
    for turn in (45, 135, 225, 315):
        add(rose, "path", d="M0 -25L5 -6H-5Z", fill="shade", transform=f"rotate({turn})")
    for turn in (0, 90, 180, 270):
        arm = add(rose, "g", transform=f"rotate({turn})")
        add(arm, "path", d="M0 -46L-7 -7L0 0Z", fill="paper")
        add(arm, "path", d="M0 -46L7 -7L0 0Z", fill="ink" if turn else "red")
    add(rose, "path", d="M-4 -49V-59L4 -49V-59", fill="none", stroke_width=1.8)


SIGNS: Mapping[str, Callable[[Element], None]] = {
    "arms": _arms,
    "sword": _sword,
    "castle-1": _one_tower,
    "castle-2": _two_towers,
    "castle-3": _three_towers,
    "hill": _hill,
    "tree": _tree,
    "wood": _wood,
    "vineyard": _vineyard,
    "tuft": _tuft,
    "compass": _compass,
}
"""The symbols that are defined once and reused."""
