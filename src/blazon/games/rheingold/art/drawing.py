"""Draw a map as an SVG picture in the style of an old engraving.

The picture has three layers: `ground`, which never changes, `places` and `names`. Each shape has a
class from `styles.LOOKS`, which alone defines its colours.
"""

import re
from functools import lru_cache
from xml.etree.ElementTree import Element, indent, tostring

from blazon.games.rheingold.art.castles import draw_castle, draw_plaque
from blazon.games.rheingold.art.elements import add, draw_path, group, said, shape, use
from blazon.games.rheingold.art.labels import NAME_SIZE, SMALL_SIZE, written
from blazon.games.rheingold.art.layout import Layout
from blazon.games.rheingold.art.lines import Point, control
from blazon.games.rheingold.art.palette import DAY, Palette
from blazon.games.rheingold.art.scenery import check_scenery
from blazon.games.rheingold.art.sheet import measure
from blazon.games.rheingold.art.styles import style_sheet
from blazon.games.rheingold.art.symbols import SIGNS, draw_space, draw_start
from blazon.games.rheingold.art.turning import upended
from blazon.games.rheingold.art.vellum import define_vellum, draw_sheet
from blazon.games.rheingold.art.water_drawing import draw_water
from blazon.games.rheingold.rules.maps.model import Map, Place
from blazon.kernel.errors import BadValue

MOST_PATHS = 500
"""The most paths: with more, nobody could follow one. Without crossings, 128 places have at most
378."""
MOST_LAYOUTS = 8
"""Layouts to keep: those of the included maps, upright and turned, and some of players' own."""
_FORBIDDEN = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def view_box(found: Map) -> tuple[float, float, float, float]:
    """Left, top, width and height of the picture; raises BadValue as `draw` does."""
    return measure(found, check_scenery(found)).view_box


def draw(
    found: Map, palette: Palette = DAY, title: str | None = None, *, turned: bool = False
) -> str:
    """The picture as an SVG document; every place is a group with the id `place-ID`.

    Its heading is `title`, or the map's own. A turned picture has the map's longer side from top to
    bottom, with all signs and letters upright. Raises BadValue if the scenery cannot be drawn, or
    if there are too many paths.
    """
    if len(found.paths) > MOST_PATHS:
        raise BadValue("map.paths", f"must be at most {MOST_PATHS} to draw, not {len(found.paths)}")
    chosen, layout, north = _laid_out(found, found.text, turned=turned)
    return _Picture(chosen, layout, title or found.title, north).document(palette)


@lru_cache(MOST_LAYOUTS)
def _laid_out(
    found: Map,
    text: str,  # noqa: ARG001 (maps that differ only in their scenery are equal, apart from it)
    *,
    turned: bool,
) -> tuple[Map, Layout, float | None]:
    """A map, its layout and the compass: nearly all of the work, whatever the title and palette."""
    scenery = check_scenery(found)
    chosen, scenery = upended(found, scenery) if turned else (found, scenery)
    return chosen, Layout(chosen, scenery), scenery.north


class _Picture:
    """The layers, from the land up to the names."""

    def __init__(self, found: Map, layout: Layout, title: str, north: float | None) -> None:
        self.map = found
        self.layout = layout
        self.title = title
        self.north = north
        box = layout.sheet.view_box
        _, _, width, height = map(said, box)
        self.root = Element(
            "svg",
            {
                "xmlns": "http://www.w3.org/2000/svg",
                "viewBox": " ".join(map(said, box)),
                "width": width,
                "height": height,
                "class": "map",
                "role": "img",
                "aria-labelledby": "map-title",
            },
        )

    def document(self, palette: Palette) -> str:
        """All layers."""
        add(self.root, "title", self.title, id="map-title")
        add(self.root, "style", style_sheet(palette))
        definitions = add(self.root, "defs")
        define_vellum(definitions, self.layout.land)
        for name, draw_sign in SIGNS.items():
            draw_sign(add(definitions, "g", id=f"sign-{name}", class_="sign"))
        ground = add(self.root, "g", class_="ground")
        draw_sheet(ground, self.layout.sheet, self.title)
        land = add(ground, "g", clip_path="url(#land)")
        for number in range(len(self.layout.waters)):
            draw_water(land, self.layout, number)
        self._scenery(add(land, "g", class_="scenery"))
        self._roads(add(ground, "g", class_="roads"))
        self._places(add(self.root, "g", class_="places"))
        self._names(add(self.root, "g", class_="names"))
        indent(self.root, "")
        # A name can contain characters that XML forbids even as references.
        return _FORBIDDEN.sub("", tostring(self.root, encoding="unicode")) + "\n"

    def _scenery(self, parent: Element) -> None:
        if self.layout.compass and self.north is not None:
            rose = use(group(parent, self.layout.compass), "compass")
            rose.set("transform", f"rotate({said(self.north)})")
        signs = [(at, kind) for kind, spots in self.layout.signs.items() for at in spots]
        for at, kind in sorted(signs, key=lambda sign: sign[0][1]):
            use(parent, kind, at)

    def _roads(self, parent: Element) -> None:
        roads = self.layout.roads
        bridges = [shape(bridge) for road in roads for bridge in road.bridges]
        for kind, wide in (("bridge", 16), ("planks", 13)):
            layer = add(parent, "g", class_=kind, stroke_width=wide)
            if kind == "planks":
                layer.set("stroke-dasharray", "4 2")
            for bridge in bridges:
                add(layer, "path", d=bridge)
        bows = [_bow(road.line[0], road.line[-1], road.bend) for road in roads]
        draw_path(parent, "verge", "".join(bows), stroke_width=8.5)
        ways = add(parent, "g", stroke_width=5.4)
        for road, bow in zip(roads, bows, strict=True):
            draw_path(ways, "path", bow, id=f"path-{'-'.join(road.ends)}")

    def _places(self, parent: Element) -> None:
        parent.set("text-anchor", "middle")
        parent.set("font-weight", "600")
        for place in sorted(self.map.places, key=lambda place: self.layout.places[place.id][1]):
            self._place(parent, place)

    def _place(self, parent: Element, place: Place) -> None:
        kind = f"castle swords-{place.swords}" if place.swords else place.kind
        here = group(
            parent,
            self.layout.places[place.id],
            class_=f"place {kind}",
            id=f"place-{place.id}",
        )
        add(here, "title", place.name or place.id)
        if place.swords is not None:
            draw_castle(here, place.swords)
            draw_plaque(here, self.layout.sites[place.id].plaque or (0.0, 0.0), place.swords)
        elif place.arms is not None:
            draw_start(here, place.id, place.arms)
        else:
            draw_space(here, place.id)

    def _names(self, parent: Element) -> None:
        words = {"text-anchor": "middle", "font-weight": "600", "font-size": said(NAME_SIZE)}
        words |= {"stroke-width": "4.5", "stroke-linejoin": "round", "paint-order": "stroke"}
        for word, value in words.items():
            parent.set(word, value)
        for castle in self.map.castles:
            x, y = self.layout.sites[castle.id].name or (0.0, 0.0)
            at = {"x": x, "y": y + 0.3 * NAME_SIZE}
            name = add(parent, "text", written(castle), class_="name", id=f"name-{castle.id}", **at)
            add(name, "tspan", castle.id, dx=5, font_size=SMALL_SIZE, font_weight="400")


def _bow(one: Point, other: Point, bend: float) -> str:
    middle = control(one, other, bend)
    return "M{} {}Q{} {} {} {}".format(*map(said, (*one, *middle, *other)))
