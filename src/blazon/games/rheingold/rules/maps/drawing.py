"""Draw a map as an SVG picture in the style of an old engraving."""

import re
from string import Template
from xml.etree.ElementTree import Element, indent, tostring

from blazon.games.rheingold.rules.maps.layout import NAME_SIZE, SMALL_SIZE, Layout
from blazon.games.rheingold.rules.maps.lines import Point, control
from blazon.games.rheingold.rules.maps.model import Map, Place
from blazon.games.rheingold.rules.maps.palette import DAY, Palette
from blazon.games.rheingold.rules.maps.scenery import Water, check_scenery
from blazon.games.rheingold.rules.maps.sheet import TITLE_HEIGHT, Box, measure
from blazon.games.rheingold.rules.maps.symbols import (
    SIGNS,
    add,
    draw_castle,
    draw_space,
    draw_start,
    group,
    said,
    shape,
    use,
)

RIPPLES = (14.0, 32.0, 54.0)
"""The distance between the two lines of a pair along the shores."""
STYLE = Template("""
.map { font-family: "Palatino Linotype", Palatino, "Book Antiqua", "DejaVu Serif", serif }
.map .sheet { fill: $sheet }
.map .frame { fill: none; stroke: $ink; stroke-width: 3 }
.map .land { fill: url(#paper); stroke: $ink; stroke-width: 1.6 }
.map .heading { fill: $ink; text-anchor: middle; letter-spacing: 1px }
.map .rule { stroke: $shade; stroke-width: 2 }
.map .jewel { fill: $red; stroke: $ink }
.map .shore { fill: none; stroke: $shore; stroke-linejoin: round }
.map .surface { fill: none; stroke: $water }
.map .ripple { fill: none; stroke: $ripple }
.map .island { fill: $land }
.map .letter { fill: $letter; font-style: italic; text-anchor: middle }
.map .paths path { fill: none; stroke-linecap: round }
.map .paths .bridge { stroke: $bridge; stroke-width: 14; stroke-linecap: butt }
.map .paths .planks { stroke: $planks; stroke-width: 11; stroke-linecap: butt;
  stroke-dasharray: 4 2 }
.map .paths .edge { stroke: $verge; stroke-width: 7 }
.map .paths .path { stroke: $path; stroke-width: 4.2 }
.map .id { fill: $ink; font-weight: 600; text-anchor: middle }
.map .name { fill: $ink; stroke: $halo; stroke-width: 3.4; stroke-linejoin: round;
  paint-order: stroke; font-weight: 600; text-anchor: middle }
.map .name tspan { font-weight: 400 }
""")
"""The colours by their names in the palette."""
COLOURED = ("fill", "stroke", "stop-color")
"""The attributes that name a colour."""


def view_box(found: Map) -> tuple[float, float, float, float]:
    """Left, top, width and height of the picture; raises BadValue as `draw` does."""
    return measure(found, check_scenery(found)).view_box


_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def draw(found: Map, palette: Palette = DAY, title: str | None = None) -> str:
    """The picture as an SVG document; every place is a group with the id `place-ID`.

    Its heading is `title`, or the map's own. Raises BadValue if the scenery cannot be drawn.
    """
    return _Picture(found, palette, title or found.title).document()


class _Picture:
    """The layers, from the land up to the names."""

    def __init__(self, found: Map, palette: Palette, title: str) -> None:
        self.map = found
        self.palette = palette
        self.title = title
        self.scenery = check_scenery(found)
        self.layout = Layout(found, self.scenery)
        self.land = self.layout.land
        view_box = self.layout.sheet.view_box
        _, _, width, height = map(said, view_box)
        self.root = Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": " ".join(map(said, view_box)),
                "width": width,
                "height": height,
                "class": "map",
                "role": "img",
                "aria-labelledby": "map-title",
            },
        )

    def document(self) -> str:
        """All layers."""
        add(self.root, "title", self.title, id="map-title")
        self._definitions()
        self._frame()
        land = add(self.root, "g", clip_path="url(#land)")
        waters = add(land, "g", class_="waters")
        for number, water in enumerate(self.layout.waters):
            self._water(waters, water, number)
        self._scenery(add(land, "g", class_="scenery"))
        self._paths(add(self.root, "g", class_="paths"))
        places = add(self.root, "g", class_="places")
        for place in sorted(self.map.places, key=lambda place: self.layout.places[place.id][1]):
            self._place(places, place)
        self._names(add(self.root, "g", class_="names"))
        self._colour()
        indent(self.root, " ")
        # A name can contain characters that XML forbids even as references.
        return _FORBIDDEN.sub("", tostring(self.root, encoding="unicode")) + "\n"

    def _colour(self) -> None:
        """Replace colour names by the palette's colours in every element."""
        for element in self.root.iter():
            for name in COLOURED:
                value = element.get(name, "none")
                if value != "none":
                    element.set(name, self.palette[value])

    def _definitions(self) -> None:
        add(self.root, "style", STYLE.substitute(self.palette))
        definitions = add(self.root, "defs")
        clip = add(definitions, "clipPath", id="land")
        add(clip, "rect", width=self.land.right, height=self.land.bottom)
        paper = add(definitions, "radialGradient", id="paper", r="75%")
        add(paper, "stop", offset="0.55", stop_color="land")
        add(paper, "stop", offset="1", stop_color="rim")
        for name, draw_sign in SIGNS.items():
            draw_sign(add(definitions, "g", id=f"sign-{name}"))

    def _frame(self) -> None:
        whole = self.layout.sheet.whole
        _rectangle(self.root, whole, "sheet")
        _rectangle(self.root, whole.grown(-8), "frame")
        _rectangle(self.root, self.land, "land")
        title, middle = self.title, self.land.right / 2
        size = min(34.0, 0.9 * self.land.right / (0.6 * max(1, len(title))))
        y = -TITLE_HEIGHT / 2 - 2
        add(
            self.root,
            "text",
            title,
            x=middle,
            y=y + 0.35 * size,
            font_size=size,
            class_="heading",
        )
        start = 0.31 * size * len(title) + 30
        end = min(start + 170, middle - 8)
        if end < start + 20:
            return
        for side in (-1, 1):
            rule = [(middle + side * start, y), (middle + side * end, y)]
            add(self.root, "path", d=shape(rule), class_="rule")
            jewel = [(rule[0][0] + dx, y + dy) for dx, dy in ((-7, 0), (0, -7), (7, 0), (0, 7))]
            add(self.root, "path", d=shape(jewel, closed=True), class_="jewel")

    def _water(self, parent: Element, water: Water, number: int) -> None:
        """A water with its islands and its name."""
        lake = water.kind == "lake"
        here = add(parent, "g", class_=water.kind)
        line = shape(water.line, closed=lake)
        add(here, "path", d=line, class_="shore", stroke_width=5 if lake else water.width + 5)
        clip: dict[str, str] = {}
        if lake:
            clip = {"clip_path": f"url(#lake-{number})"}
            add(add(here, "clipPath", id=f"lake-{number}"), "path", d=line)
            add(here, "path", d=line, fill="water")
            widths = [width for inset in RIPPLES[::-1] for width in (inset + 2.4, inset)]
        else:
            add(here, "path", d=line, class_="surface", stroke_width=water.width)
            insets = [inset for inset in RIPPLES if water.width - inset > 24]
            widths = [water.width - inset - thin for inset in insets for thin in (0, 2.4)]
        surface = add(here, "g", **clip)
        for layer, width in enumerate(widths):
            kind = "surface" if layer % 2 else "ripple"
            add(surface, "path", d=line, class_=kind, stroke_width=width)
        islands = [at for at in self.layout.islands if water.covers([at])[0]]
        shores = add(here, "g", **clip)
        for at in islands:
            size = self.layout.islands[at]
            _island(shores, at, size + 9, "ripple")
            _island(shores, at, size, "shore", stroke_width=4)
            _island(here, at, size, "island")
        for letter in self.layout.letters[number]:
            turned = f"translate({' '.join(map(said, letter.at))}) rotate({said(letter.angle)})"
            size = letter.size
            add(
                here,
                "text",
                letter.sign,
                transform=turned,
                y=0.33 * size,
                font_size=size,
                class_="letter",
            )

    def _scenery(self, parent: Element) -> None:
        if self.layout.compass and self.scenery.north is not None:
            rose = use(group(parent, self.layout.compass), "compass")
            rose.set("transform", f"rotate({said(self.scenery.north)})")
        signs = [(at, kind) for kind, spots in self.layout.signs.items() for at in spots]
        for at, kind in sorted(signs, key=lambda sign: sign[0][1]):
            use(parent, kind, at)

    def _paths(self, parent: Element) -> None:
        roads = self.layout.roads
        for bridge in (bridge for road in roads for bridge in road.bridges):
            for kind in ("bridge", "planks"):
                add(parent, "path", d=shape(bridge), class_=kind)
        bows = [_bow(road.line[0], road.line[-1], road.bend) for road in roads]
        for bow in bows:
            add(parent, "path", d=bow, class_="edge")
        for road, bow in zip(roads, bows, strict=True):
            add(parent, "path", d=bow, class_="path", id=f"path-{'-'.join(road.ends)}")

    def _place(self, parent: Element, place: Place) -> None:
        here = group(
            parent,
            self.layout.places[place.id],
            class_=f"place {place.kind}",
            id=f"place-{place.id}",
        )
        add(here, "title", place.name or place.id)
        if place.swords is not None:
            draw_castle(here, place.swords)
        elif place.arms is not None:
            draw_start(here, place.id, place.arms)
        else:
            draw_space(here, place.id)

    def _names(self, parent: Element) -> None:
        for label in self.layout.labels:
            x, y = label.at
            name = add(
                parent,
                "text",
                label.place.name,
                x=x,
                y=y + 0.35 * NAME_SIZE,
                font_size=NAME_SIZE,
                class_="name",
            )
            add(name, "tspan", label.place.id, dx=4, font_size=SMALL_SIZE)


def _rectangle(parent: Element, box: Box, kind: str) -> None:
    add(
        parent,
        "rect",
        x=box.left,
        y=box.top,
        width=box.right - box.left,
        height=box.bottom - box.top,
        class_=kind,
    )


def _island(parent: Element, at: Point, size: float, kind: str, **more: float) -> None:
    x, y = at
    add(parent, "ellipse", cx=x, cy=y + 4, rx=size, ry=0.72 * size, class_=kind, **more)


def _bow(one: Point, other: Point, bend: float) -> str:
    middle = control(one, other, bend)
    return "M{} {}Q{} {} {} {}".format(*map(said, (*one, *middle, *other)))
