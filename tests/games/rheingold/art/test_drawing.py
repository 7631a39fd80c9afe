"""Pictures of maps: everything is on them, nothing hides a name, any valid map can be drawn."""

import gzip
import random
import re
from collections import Counter
from itertools import combinations, islice
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.games.rheingold.oracle.drawn import made_up_maps
from tests.games.rheingold.oracle.maps import random_map, small_map
from tests.volume import share

from blazon.cli import main
from blazon.games.rheingold.art.drawing import MOST_PATHS, draw, view_box
from blazon.games.rheingold.art.layout import Layout
from blazon.games.rheingold.art.lettering import pieces, text_width
from blazon.games.rheingold.art.lines import are_inside, are_near, distances_to_line, smooth_line
from blazon.games.rheingold.art.nature import HALF
from blazon.games.rheingold.art.palette import DAY, NIGHT, Palette
from blazon.games.rheingold.art.scenery import check_scenery
from blazon.games.rheingold.art.sheet import Box
from blazon.games.rheingold.art.styles import LOOKS, style_sheet
from blazon.games.rheingold.art.turning import upended
from blazon.games.rheingold.rules.game import GAME
from blazon.games.rheingold.rules.maps.files import MAP_NAMES, shipped
from blazon.games.rheingold.rules.maps.model import Map, check_map
from blazon.games.rheingold.rules.maps.naming import LONGEST_NAME, shown
from blazon.kernel.errors import BadValue

BROOK = {"kind": "river", "points": [[0, 0], [1, 1]]}
SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {f"{SVG}{tag}" for tag in ("path", "rect", "circle", "ellipse", "text", "stop")}
MOST_PACKED = 20_000
"""The size of a shipped map's picture with gzip, in bytes: it is part of a first view of a page."""
MADE_UP = {name: check_map(data) for name, data in made_up_maps().items()}
DRAWN = {name: shipped(name) for name in MAP_NAMES} | MADE_UP
"""The maps on which nothing may hide anything."""
BOTH = pytest.mark.parametrize("name", MAP_NAMES)
EACH = pytest.mark.parametrize("name", share(list(DRAWN)))
EITHER_WAY = pytest.mark.parametrize("turned", [False, True], ids=["upright", "turned"])


def picture(found: Map, *, turned: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(draw(found, turned=turned))


def layout_of(found: Map, *, turned: bool = False) -> Layout:
    scenery = check_scenery(found)
    return Layout(*(upended(found, scenery) if turned else (found, scenery)))


def within(element: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    """The elements of a class within another."""
    return [one for one in element.iter() if kind in one.get("class", "").split()]


def moved(element: ElementTree.Element) -> tuple[float, ...]:
    """The numbers in a group's transform: its position."""
    return tuple(map(float, re.findall(r"-?[\d.]+", element.get("transform", ""))))


def uses(element: ElementTree.Element) -> Counter[str]:
    """How often each sign is used within an element."""
    return Counter(use.get("href", "").removeprefix("#sign-") for use in element.iter(f"{SVG}use"))


def with_scenery(scenery: Any, title: str = "A map") -> Map:
    return check_map(shipped("rhine").as_json() | {"scenery": scenery, "title": title})


def test_whatever_names_hold_a_picture_can_be_parsed() -> None:
    forbidden = "".join(map(chr, [*range(9), 0xB, 0xC, *range(0xE, 0x20), 0xFFFE, 0xFFFF]))
    name = f"A{forbidden}\t\n<&>\"'\U0001fffe]]>B"
    data = shipped("rhine").as_json()
    nodes = [node | {"name": name} if "name" in node else node for node in data["nodes"]]
    waters = {"water": [BROOK | {"name": name}]}
    found = check_map(data | {"nodes": nodes, "title": name, "name": name, "scenery": waters})
    for title in (None, name):
        drawn = draw(found, title=title)
        assert drawn.encode()
        root = ElementTree.fromstring(drawn)
        assert list(root.itertext()).count(shown(name)) >= len(found.castles)
        kept = ["A", "<&>\"'\U0001fffe]]>B"]
        words = shown(name).split() if title is None else kept
        assert root.findtext(f"{SVG}title", "").split() == words


def test_a_name_that_is_no_unicode_is_refused() -> None:
    with pytest.raises(BadValue, match="valid as JSON"):
        with_scenery({}, title="half a character: \ud800")


@BOTH
def test_every_place_and_path_can_be_found_by_its_id(name: str) -> None:
    found = shipped(name)
    ids = Counter(element.get("id") for element in picture(found).iter() if element.get("id"))
    assert set(ids.values()) == {1}
    assert {f"place-{place.id}" for place in found.places} <= set(ids)
    assert {f"path-{one}-{other}" for one, other in found.paths} <= set(ids)


@BOTH
def test_castles_show_their_swords_and_scrolls_their_arms(name: str) -> None:
    drawn = {element.get("id"): element for element in picture(shipped(name)).iter()}
    for place in shipped(name).places:
        shown = uses(drawn[f"place-{place.id}"])
        assert shown["sword"] == (place.swords or 0)
        assert shown["arms"] == (place.arms or 0)
        is_castle = place.kind == "castle"
        kind = f"castle swords-{place.swords}" if is_castle else place.kind
        assert drawn[f"place-{place.id}"].get("class") == f"place {kind}"
        assert len(within(drawn[f"place-{place.id}"], "tower")) == is_castle
        assert (f"name-{place.id}" in drawn) == is_castle


def test_castles_differ_by_their_swords() -> None:
    root = picture(shipped("rhine"))
    silhouettes = set[tuple[int, bytes]]()
    for swords in (1, 2, 3):
        for castle in within(root, f"swords-{swords}"):
            silhouettes |= {(swords, ElementTree.tostring(one)) for one in within(castle, "tower")}
    assert len(silhouettes) == len({drawn for _, drawn in silhouettes}) == 3


@EITHER_WAY
@EACH
def test_nothing_hides_a_place_or_a_name(name: str, turned: bool) -> None:
    found = DRAWN[name]
    layout = layout_of(found, turned=turned)
    taken = layout.taken
    for space in found.spaces:
        box = taken[f"{space.id} space"]
        assert (box.right - box.left, box.bottom - box.top) == pytest.approx((48, 48))
    for castle in found.castles:
        assert {f"{castle.id} {what}" for what in ("tower", "plaque", "name")} <= set(taken)
    for (one, box), (other, another) in combinations(taken.items(), 2):
        assert not box.meets(another), f"{one} and {other}"
    for what, box in taken.items():
        assert layout.land.holds(box), what


@EACH
def test_scenery_hides_no_place_no_name_and_no_road(name: str) -> None:
    layout = layout_of(DRAWN[name])
    assert all(layout.signs[kind] for kind in ("hill", "wood", "tuft"))
    roads = [point for road in layout.roads for point in road.line]
    for kind, spots in layout.signs.items():
        wide, high = HALF[kind]
        for at in spots:
            box = Box(-wide, -high, wide, high).at(at)
            assert not any(box.meets(other) for other in layout.taken.values()), kind
            assert not any(box.holds(Box(*point, *point)) for point in roads), kind


@EACH
def test_a_plaque_says_where_it_is_and_how_large(name: str) -> None:
    layout = layout_of(DRAWN[name])
    root = picture(DRAWN[name])
    for place in within(root, "castle"):
        (plaque,) = within(place, "plaque")
        (x, y), (dx, dy) = moved(place), moved(plaque)
        wide, high = (float(plaque.get(f"data-{side}", "0")) for side in ("width", "height"))
        box = layout.taken[f"{place.get('id', '').removeprefix('place-')} plaque"]
        drawn = (x + dx - wide / 2, y + dy - high / 2, x + dx + wide / 2, y + dy + high / 2)
        assert drawn == pytest.approx((box.left, box.top, box.right, box.bottom), abs=0.2)
        swords = uses(plaque)["sword"]
        assert wide >= 28 + 12 * swords + 20, "room for a token, the swords and a shield"
        assert high >= 28


@EACH
def test_only_classes_colour_a_picture(name: str) -> None:
    root = picture(DRAWN[name])
    parents = {child: parent for parent in root.iter() for child in parent}
    for element in root.iter():
        for attribute in ("fill", "stroke", "stop-color", "style"):
            value = element.get(attribute, "url(#")
            assert value.startswith("url(#"), f"{element.tag} has its own {attribute}"
        if element.tag in SHAPES and "fill" not in element.attrib:
            around: ElementTree.Element | None = element
            kinds: set[str] = set()
            while around is not None and around.tag != f"{SVG}clipPath":
                kinds |= set(around.get("class", "").split())
                around = parents.get(around)
            assert around is not None or kinds & set(LOOKS), ElementTree.tostring(element)


def test_every_class_with_colours_is_used() -> None:
    used = {
        kind
        for found in DRAWN.values()
        for element in picture(found).iter()
        for kind in element.get("class", "").split()
    }
    assert set(LOOKS) <= used


@pytest.mark.parametrize("palette", [DAY, NIGHT], ids=["day", "night"])
def test_the_style_sheet_uses_each_colour_of_the_palette(palette: Palette) -> None:
    named = {name for look in LOOKS.values() for name in look if name not in ("none", None)}
    assert named == set(palette)
    assert len(style_sheet(palette).split("}")) == len(LOOKS) + 2


def test_the_layers_lie_upon_each_other() -> None:
    layers = [one.get("class") for one in picture(shipped("rhine")) if one.tag == f"{SVG}g"]
    assert layers == ["ground", "places", "names"]


@EACH
def test_a_turned_picture_has_its_longer_side_down_and_signs_upright(name: str) -> None:
    upright, turned = picture(DRAWN[name]), picture(DRAWN[name], turned=True)
    ids, others = ({one.get("id") for one in root.iter()} for root in (upright, turned))
    assert ids == others
    assert float(turned.get("height", "0")) > float(turned.get("width", "0"))
    assert not any("rotate" in place.get("transform", "") for place in within(turned, "place"))


def test_the_left_side_of_a_turned_map_is_its_top() -> None:
    found = shipped("rhine")
    turned = layout_of(found, turned=True)
    down = sorted(found.spaces, key=lambda space: turned.places[space.id][1])
    assert [space.x for space in down] == sorted(space.x for space in found.spaces)


def test_a_map_that_is_taller_than_wide_is_not_turned() -> None:
    data = shipped("rhine").as_json()
    del data["scenery"]
    for node in data["nodes"]:
        node["x"], node["y"] = node["y"], node["x"]
    found = check_map(data)
    assert draw(found, turned=True) == draw(found)


@EITHER_WAY
@BOTH
def test_a_picture_is_light(name: str, turned: bool) -> None:
    packed = gzip.compress(draw(shipped(name), turned=turned).encode(), 9, mtime=0)
    assert len(packed) < MOST_PACKED


@BOTH
def test_the_water_has_its_name_written_on_it(name: str) -> None:
    layout = Layout(shipped(name), check_scenery(shipped(name)))
    for water, letters in zip(layout.waters, layout.letters, strict=True):
        assert "".join(letter.sign for letter in letters) == water.name
        assert water.covers([letter.at for letter in letters]).all()


@BOTH
def test_day_and_night_differ_in_colours_only(name: str) -> None:
    day, night = (draw(shipped(name), palette) for palette in (DAY, NIGHT))
    colour = re.compile("#[0-9a-f]{6}|(?<=: )none")
    assert colour.sub("", day) == colour.sub("", night)
    for drawn, palette in ((day, DAY), (night, NIGHT)):
        assert set(colour.findall(drawn)) == set(palette.values()) | {"none"}


@pytest.mark.parametrize("palette", [DAY, NIGHT], ids=["day", "night"])
@pytest.mark.parametrize(
    ("letters", "ground"),
    [("ink", "paper"), ("ink", "halo"), ("ink", "land"), ("ink", "sheet"), ("letter", "deep")],
)
def test_letters_stand_out_from_their_ground(palette: Palette, letters: str, ground: str) -> None:
    least = 3 if letters == "letter" else 4.5  # WCAG AA: the names of waters are large
    assert contrast(palette[letters], palette[ground]) >= least


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 defines it, from 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@BOTH
def test_the_board_gives_the_frame_of_its_picture(name: str) -> None:
    board = GAME.variant(GAME.check_options({"map": name})).board()
    assert board is not None
    assert board["nodes"] == shipped(name).as_json()["nodes"]
    drawn = picture(shipped(name)).get("viewBox", "")
    assert [float(number) for number in drawn.split()] == list(board["picture"])


@pytest.mark.parametrize("number", share(range(12)))
def test_any_valid_map_can_be_drawn(number: int) -> None:
    rng = random.Random(f"drawing {number}")
    found = check_map((small_map if number % 2 else random_map)(rng))
    places = [one for one in picture(found).iter() if "place " in one.get("class", "")]
    assert len(places) == len(found.places)


def test_a_map_with_too_many_paths_to_follow_is_not_drawn() -> None:
    data = shipped("rhine").as_json()
    spaces = [node["id"] for node in data["nodes"] if node["kind"] == "space"]
    known = {frozenset(path) for path in data["paths"]}
    more = (pair for pair in combinations(spaces, 2) if frozenset(pair) not in known)
    crowded = [*data["paths"], *islice(more, MOST_PATHS - len(known))]
    assert draw(check_map(data | {"paths": crowded}))
    with pytest.raises(BadValue, match="paths: must be at most 500 to draw, not 501"):
        draw(check_map(data | {"paths": [*crowded, next(more)]}))


def test_places_that_lie_on_one_spot_or_far_apart_can_be_drawn() -> None:
    data = small_map(random.Random("far"))
    for spread in (0.0, 1e-9, 1e300):
        for number, node in enumerate(data["nodes"]):
            node |= {"x": spread * number, "y": -spread * (number % 3)}
        assert "nan" not in draw(check_map(data))


@pytest.mark.parametrize("away", [-30, 31, 300, 3000])
def test_places_far_from_their_sheet_are_not_drawn(away: int) -> None:
    data = small_map(random.Random("sheet"))
    for number, node in enumerate(data["nodes"]):
        node |= {"x": number % 5, "y": number // 5}
    data["scenery"] = {"width": 10, "height": 6}
    draw(check_map(data))
    data["nodes"][7]["x"] = away
    with pytest.raises(BadValue, match="sheet: x must be from -10 to 20, y from -10 to 16"):
        draw(check_map(data))
    with pytest.raises(BadValue) as caught:
        draw(check_map(data), turned=True)
    assert caught.value.field == "map.nodes[7]"


def test_a_sheet_has_a_largest_size_wherever_its_places_lie() -> None:
    data = small_map(random.Random("sheet"))
    for number, node in enumerate(data["nodes"]):
        node |= {"x": 9990 + number % 5 / 1000, "y": 9990 + number // 5 / 1000}
    data["scenery"] = {"width": 5000, "height": 5000}
    _, _, width, height = view_box(check_map(data))
    assert max(width, height) < 5000


def test_a_long_title_fits_and_stays_legible() -> None:
    title = ("A title that does not end " * 20)[:LONGEST_NAME].strip()
    root = picture(with_scenery({}, title=title))
    (heading,) = within(root, "heading")
    size = float(heading.get("font-size", "0"))
    assert size >= 20
    assert text_width(heading.text or "", size) < float(root.get("width", "0"))
    assert root.findtext(f"{SVG}title") == title


def test_the_letters_of_joined_scripts_stay_together() -> None:
    assert pieces("Rhein") == ["R", "h", "e", "i", "n"]
    assert pieces("e\N{COMBINING ACUTE ACCENT}a") == ["e\N{COMBINING ACUTE ACCENT}", "a"]
    assert pieces("बड़ी झील") == ["बड़ी झील"]
    assert pieces("") == []


def test_long_names_are_cut_off_and_told_in_full_by_the_castle() -> None:
    root = picture(MADE_UP["large"])
    (name,) = [one for one in root.iter() if one.get("id") == "name-C15"]
    (castle,) = [one for one in root.iter() if one.get("id") == "place-C15"]
    assert (name.text or "").endswith("…")
    full = castle.findtext(f"{SVG}title") or ""
    assert full.startswith((name.text or "").removesuffix("…"))
    assert len(full) > len(name.text or "")


@pytest.mark.parametrize(
    ("scenery", "entry"),
    [
        ([], "map.scenery"),
        ({"width": 10}, "map.scenery"),
        *(({"width": one, "height": 5}, "map.scenery.width") for one in (0, "10")),
        *(({"north": one}, "map.scenery.north") for one in (10**400, None, True)),
        ({"hills": {}}, "map.scenery.hills"),
        ({"hills": [[1, 2], [3]]}, "map.scenery.hills[1]"),
        ({"woods": ["12"]}, "map.scenery.woods[0]"),
        ({"vineyards": [[1, 1e9]]}, "map.scenery.vineyards[0]"),
        ({"water": {}}, "map.scenery.water"),
        ({"water": [3]}, "map.scenery.water[0]"),
        ({"water": [{"kind": "sea", "points": []}]}, "map.scenery.water[0].kind"),
        ({"water": [{"kind": "river", "points": [[0, 0]]}]}, "map.scenery.water[0].points"),
        ({"water": [{"kind": "lake", "points": [[0, 0], [1, 1]]}]}, "map.scenery.water[0].points"),
        ({"water": [{"kind": "river"}]}, "map.scenery.water[0].points"),
        ({"woods": [[0, 0], [9_000, 0]]}, "map.scenery.woods[1]"),
        ({"hills": [[0, 0]] * 501}, "map.scenery.hills"),
        ({"water": [BROOK] * 21}, "map.scenery.water"),
        ({"water": [{**BROOK, "points": [[0, 0]] * 301}]}, "map.scenery.water[0].points"),
        ({"water": [{**BROOK, "points": [[0, 0]] * 151}] * 2}, "map.scenery.water"),
        ({"water": [{**BROOK, "points": [[0, 0], [0, -9_000]]}]}, "map.scenery.water[0].points[1]"),
        ({"water": [BROOK, {**BROOK, "name": "A" * 101}]}, "map.scenery.water[1].name"),
        ({"water": [BROOK | {"name": 4}]}, "map.scenery.water[0].name"),
        ({"water": [BROOK | {"width": -1}]}, "map.scenery.water[0].width"),
    ],
)
def test_scenery_that_cannot_be_drawn_is_named(scenery: Any, entry: str) -> None:
    with pytest.raises(BadValue) as caught:
        draw(with_scenery(scenery))
    assert caught.value.field == entry


def test_odd_waters_can_be_drawn() -> None:
    line = [[0, 0], [0, 0], [900, 900], [900, 900]]
    waters = [
        {"kind": "river", "points": line[:2], "name": "A spot"},
        {"kind": "river", "points": line, "width": 1, "name": "A brook " * 12},
        {"kind": "lake", "points": line, "name": "Flat"},
    ]
    assert "nan" not in draw(with_scenery({"water": waters}))


def test_a_smooth_line_goes_through_its_points() -> None:
    points = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    assert set(points) <= set(smooth_line(points, closed=False))
    ring = smooth_line(points, closed=True)
    assert set(points) <= set(ring)
    assert are_inside([(2.0, 2.0), (6.0, 2.0)], ring).tolist() == [True, False]
    assert distances_to_line([(2.0, 3.0), (7.0, 4.0)], [(0.0, 0.0), (4.0, 0.0)]).tolist() == [3, 5]


@pytest.mark.parametrize("reach", [0.5, 12.0, 400.0])
def test_points_near_a_winding_line_are_those_that_its_distance_says(reach: float) -> None:
    chance = random.Random(5)
    corners = [(9.0 * step, chance.choice([-300.0, 300.0])) for step in range(60)]
    line = smooth_line(corners, closed=False)
    points = [(chance.uniform(-50, 600), chance.uniform(-400, 400)) for _ in range(500)]
    expected = distances_to_line(points, line) < reach
    assert are_near(points, line, reach).tolist() == expected.tolist()


def test_the_command_writes_the_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "draw", "loch"]) == 0
    assert capsys.readouterr().out == draw(shipped("loch"))
    file = tmp_path / "loch.svg"
    assert main(["map", "draw", "loch", "--out", str(file)]) == 0
    assert file.read_text(encoding="utf-8") == draw(shipped("loch"))
    assert capsys.readouterr().out == ""
    assert main(["map", "draw", "loch", "--out", str(tmp_path)]) == 2
    assert "cannot be written: Is a directory" in capsys.readouterr().err
    assert main(["map", "draw", "loch", "--turned"]) == 0
    assert capsys.readouterr().out == draw(shipped("loch"), turned=True)


def test_maps_that_differ_only_in_their_scenery_are_drawn_apart() -> None:
    data = small_map(random.Random(1))
    with_brook = {**data, "scenery": {"water": [BROOK]}}
    one, other = check_map(data), check_map(with_brook)
    assert one == other
    assert draw(one) != draw(other)
