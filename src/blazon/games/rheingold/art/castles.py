"""Castles in three silhouettes, by their swords, and the plaques that belong to them.

One sword is a keep on a rock, two are a gatehouse between towers, three a great castle around a
donjon. Each is drawn around the point where its paths end.
"""

from collections.abc import Callable, Mapping
from xml.etree.ElementTree import Element

from blazon.games.rheingold.art.elements import add, draw_box, draw_path, group, said, shape, use
from blazon.games.rheingold.art.sheet import Box

TOWERS: Mapping[int, Box] = {
    1: Box(-35, -55, 35, 34),
    2: Box(-43, -52, 43, 34),
    3: Box(-57, -66, 57, 36),
}
"""By swords, the rectangle of the building."""
PLAQUE_HEIGHT = 34.0
TOKEN = 15.0
"""The radius of the place for a garrison's token, at the plaque's left."""
SHIELD = (20.0, 24.0)
"""The width and height of the place for a shield, at its right."""
SWORD = 12.0
GAP = 4.0


def plaque_width(swords: int) -> float:
    """The width of a plaque: a token, the swords, a shield, and gaps between."""
    return 2 * TOKEN + SWORD * swords + SHIELD[0] + 4 * GAP


def plaque_box(swords: int) -> Box:
    """The rectangle of a plaque, around its middle."""
    wide = plaque_width(swords) / 2
    return Box(-wide, -PLAQUE_HEIGHT / 2, wide, PLAQUE_HEIGHT / 2)


def draw_castle(parent: Element, swords: int) -> None:
    """The building, in a group of its own, on grass."""
    foot = TOWERS[swords]
    ground = {"cy": foot.bottom - 4, "rx": foot.right - 1, "ry": 7.0}
    add(parent, "ellipse", class_="grass", **ground)
    ends = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    tower = add(parent, "g", class_="tower", stroke_width=1.4, **ends)
    _BUILDINGS[swords](tower)


def draw_plaque(parent: Element, at: tuple[float, float], swords: int) -> None:
    """The plaque with its swords, and slots for the garrison and the shield."""
    wide = plaque_width(swords)
    plaque = group(parent, at, class_="plaque", data_width=wide, data_height=PLAQUE_HEIGHT)
    draw_box(plaque, plaque_box(swords), rx=PLAQUE_HEIGHT / 2, class_="plate", stroke_width=1.4)
    token = -wide / 2 + GAP / 2 + TOKEN
    add(plaque, "circle", cx=token, r=TOKEN - 2, class_="slot", stroke_dasharray="2 3")
    shield = wide / 2 - 2 * GAP - SHIELD[0] / 2
    x, y = SHIELD[0] / 2, SHIELD[1] / 2
    outline = f"M{said(shield - x)} {said(-y)}h{said(2 * x)}v{said(y)}"
    outline += f"q0 {said(y * 0.7)} {said(-x)} {said(y)}q{said(-x)} {said(-0.3 * y)} {said(-x)} "
    draw_path(plaque, "slot", f"{outline}{said(-y)}z", stroke_dasharray="2 3")
    middle = (token + TOKEN + shield - x) / 2
    for number in range(swords):
        use(plaque, "sword", (middle + SWORD * (number - (swords - 1) / 2), 0.0))


def _keep(tower: Element) -> None:
    """A keep with a turret on a rock."""
    rock = "M-35 34Q-33 20 -25 22L-21 12L-12 13L-8 7H12L15 12L24 11L27 21Q34 22 35 34Z"
    draw_path(tower, "rock", rock)
    draw_path(tower, "line", "M-25 22l4 7M-8 13l-4 9M13 13l3 10M27 21l-4 6", stroke_width=1)
    _round_tower(tower, 17, -6, 12, 14, roof=14)
    _square_tower(tower, -2, -28, 12, 26, roof=13)
    _gate(tower, -2, 12, 4.5)
    _windows(tower, ((-8, -16), (4, -16), (-2, -6)))


def _gatehouse(tower: Element) -> None:
    """A gatehouse between two round towers."""
    _wall(tower, -18, 18, -6, 34)
    _gable(tower, 0, -11, 15, 15)
    _gate(tower, 0, 34, 9)
    draw_path(tower, "steel", "M-5 34V20M0 34V17M5 34V20M-8 25H8", stroke_width=1)
    for x in (-29, 29):
        _round_tower(tower, x, -18, 34, 23, roof=26)
        _windows(tower, ((x - 3, -8), (x - 3, 8)))
    _windows(tower, ((-7, 0), (7, 0)))


def _great_castle(tower: Element) -> None:
    """A donjon and a hall behind a wall with round towers."""
    _round_tower(tower, 25, -20, 10, 15, roof=19)
    _gable(tower, -24, -8, 17, 16)
    _wall(tower, -39, -9, -6, 20, teeth=False)
    _windows(tower, ((-32, 0), (-22, 0)))
    _square_tower(tower, 0, -36, 20, 28, roof=15)
    _windows(tower, ((-7, -26), (6, -26), (-7, -14), (6, -14), (25, -12)))
    _wall(tower, -44, 44, 8, 36)
    for x in (-46, 46):
        _round_tower(tower, x, -6, 36, 19, roof=21)
        _windows(tower, ((x - 2, 4), (x - 2, 18)))
    _square_tower(tower, 0, 4, 36, 26, roof=0)
    _gate(tower, 0, 36, 8)
    _windows(tower, ((-24, 18), (24, 18)))


_BUILDINGS: Mapping[int, Callable[[Element], None]] = {1: _keep, 2: _gatehouse, 3: _great_castle}


def _square_tower(
    tower: Element, x: float, top: float, bottom: float, wide: float, *, roof: float
) -> None:
    """A tower with battlements, and behind them a roof with a banner."""
    half = wide / 2
    if roof:
        _banner(tower, x, top - roof)
        _roof(tower, x, top, half - 3, roof)
    _body(tower, x, top, bottom, wide)
    _battlements(tower, x - half - 2.5, x + half + 2.5, top)


def _round_tower(
    tower: Element, x: float, top: float, bottom: float, wide: float, *, roof: float
) -> None:
    """A tower with a pointed roof."""
    _body(tower, x, top, bottom, wide)
    _roof(tower, x, top, wide / 2 + 3, roof)


def _body(tower: Element, x: float, top: float, bottom: float, wide: float) -> None:
    left, tall = x - wide / 2, bottom - top
    add(tower, "rect", x=left, y=top, width=wide, height=tall, class_="stone")
    shade = {"x": x + wide * 0.14, "y": top + 0.7, "width": wide * 0.36 - 0.7, "height": tall - 1.4}
    add(tower, "rect", class_="stone-shade", **shade)


def _roof(tower: Element, x: float, bottom: float, half: float, tall: float) -> None:
    draw_path(
        tower,
        "roof",
        shape([(x - half, bottom), (x, bottom - tall), (x + half, bottom)], closed=True),
    )
    shade = [(x + half * 0.2, bottom), (x, bottom - tall), (x + half, bottom)]
    draw_path(tower, "roof-shade", shape(shade, closed=True))


def _gable(tower: Element, x: float, bottom: float, half: float, tall: float) -> None:
    """A long roof seen from its side, with a banner on its ridge."""
    ridge = half * 0.6
    slopes = [(x - half, bottom + 5), (x - ridge, bottom - tall), (x + ridge, bottom - tall)]
    if x == 0:
        _banner(tower, x, bottom - tall)
    draw_path(tower, "roof", shape([*slopes, (x + half, bottom + 5)], closed=True))
    lines = [
        f"M{said(x + part * half)} {said(bottom + 4)}V{said(bottom - tall + 2)}"
        for part in (-0.4, 0, 0.4)
    ]
    draw_path(tower, "line", "".join(lines), stroke_width=0.6)


def _wall(
    tower: Element, left: float, right: float, top: float, bottom: float, *, teeth: bool = True
) -> None:
    draw_box(tower, Box(left, top, right, bottom), class_="stone")
    courses = (
        f"M{said(left + 5)} {said(top + 9)}h7m6 8h8M{said(right - 8)} {said(top + 12)}h-7m2 8h-6"
    )
    draw_path(tower, "line", courses, stroke_width=0.6)
    if teeth:
        _battlements(tower, left, right, top)


def _battlements(tower: Element, left: float, right: float, top: float) -> None:
    """A parapet of merlons about five units wide."""
    number = 2 * round((right - left) / 10) + 1
    step = (right - left) / number
    data = f"M{said(left)} {said(top + 3)}V{said(top - 5)}"
    for merlon in range(number):
        x = left + merlon * step
        data += f"H{said(x + step)}V{said(top - 5 if merlon % 2 else top - 1)}"
    draw_path(tower, "stone", data[: data.rindex("V")] + f"V{said(top + 3)}Z", stroke_width=1.2)


def _gate(tower: Element, x: float, bottom: float, half: float) -> None:
    foot, radius = said(bottom), said(half)
    arch = f"M{said(x - half)} {foot}V{said(bottom - 1.2 * half)}"
    arch += f"a{radius} {radius} 0 0 1 {said(2 * half)} 0V{foot}Z"
    draw_path(tower, "gate", arch)


def _windows(tower: Element, spots: tuple[tuple[float, float], ...]) -> None:
    """Arched windows, in one path."""
    data = "".join(f"M{said(x - 2)} {said(y + 3)}v-5a2 2 0 0 1 4 0v5z" for x, y in spots)
    draw_path(tower, "window", data)


def _banner(tower: Element, x: float, foot: float) -> None:
    """A banner on a pole, flying to the right."""
    top = foot - 14
    draw_path(tower, "line", f"M{said(x)} {said(foot + 2)}V{said(top)}", stroke_width=1.8)
    cloth = f"M{said(x)} {said(top)}q5 -3 10 0t10 0l-3 5l3 5q-5 3 -10 0t-10 0z"
    draw_path(tower, "banner", cloth, stroke_width=1)
