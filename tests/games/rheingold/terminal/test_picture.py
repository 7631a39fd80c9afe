"""Rheingold: the map in text characters, for any map that fits."""

import random
import re
from itertools import combinations, pairwise
from math import cos, sin, tau
from typing import Any

import pytest
from rich.cells import cell_len
from tests.games.rheingold.boards import board_map
from tests.samples import step

import blazon
from blazon.games.rheingold.rules.maps.files import shipped
from blazon.games.rheingold.rules.maps.model import check_map
from blazon.games.rheingold.terminal import picture
from blazon.games.rheingold.terminal.layout import bare_label, lay_out
from blazon.games.rheingold.terminal.renderer import RENDERER
from blazon.games.rheingold.words.places import Seen, map_in
from blazon.locale import LANGUAGES, texts
from blazon.terminal.style import ASCII, UNICODE, Signs, Style

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


def wheel(spokes: int = 12) -> dict[str, Any]:
    """A round map: a ring of spaces around a hub, start areas outside, castles within."""
    nodes: list[dict[str, Any]] = [{"id": "100", "kind": "space", "x": 0, "y": 0}]
    paths = []

    def put(far: float, turn: float, **node: Any) -> None:
        nodes.append({**node, "x": far * cos(tau * turn), "y": far * sin(tau * turn)})

    for spoke in range(spokes):
        put(2, spoke / spokes, id=f"{spoke + 1}", kind="space")
        paths.append([f"{spoke + 1}", f"{(spoke + 1) % spokes + 1}"])
        if spoke % 3 == 0:
            paths.append(["100", f"{spoke + 1}"])
    for arms in range(1, 7):
        put(3, (2 * arms - 1.5) / spokes, id=f"Port{arms}00", kind="start", arms=arms)
        paths += [[f"Port{arms}00", f"{2 * arms - 1}"], [f"Port{arms}00", f"{2 * arms}"]]
    for number in range(4):
        castle = {"id": f"KEEP{number}", "kind": "castle", "name": f"Keep {number}"}
        put(1, (3 * number + 1) / spokes, **castle, swords=number % 3 + 1)
        paths.append([f"KEEP{number}", f"{3 * number + 2}"])
    return {"name": "wheel", "nodes": nodes, "paths": paths}


def tangle() -> dict[str, Any]:
    """A map with a path between every two spaces."""
    data = wheel(30)
    spaces = [node["id"] for node in data["nodes"] if node["kind"] == "space"]
    known = {frozenset(path) for path in data["paths"]}
    more = [[one, other] for one, other in combinations(spaces, 2)]
    return {**data, "paths": data["paths"] + [pair for pair in more if {*pair} not in known]}


def changed(data: dict[str, Any], **axes: Any) -> dict[str, Any]:
    """A map with its coordinates transformed by one function per axis."""
    nodes = [{**node, **{axis: axes[axis](node) for axis in axes}} for node in data["nodes"]]
    return {**data, "nodes": nodes}


RHINE = shipped("rhine").as_json()
MAPS: dict[str, Any] = {
    "rhine": "rhine",
    "loch": "loch",
    "board": board_map(huts=3),
    "wheel": wheel(),
    "one line": changed(board_map(), y=lambda node: 7),
    "far away": changed(
        RHINE, x=lambda node: -1e9 + node["x"] * 1e5, y=lambda node: node["y"] / 1e7
    ),
    "on its side": changed(RHINE, x=lambda node: node["y"], y=lambda node: -node["x"]),
    "mirrored": changed(RHINE, x=lambda node: -node["x"]),
}


def looked(chosen: Any, players: int, moves: int, signs: Signs = UNICODE) -> tuple[Seen, Style]:
    """What seat 0 knows of a game after this many random actions."""
    game = blazon.new("rheingold", seed="a map", map=chosen, players=players)
    chance = random.Random(7)
    for _ in range(moves):
        if game.over:
            break
        step(game, chance)
    return game.observe(0), Style(texts("en"), NAMES[:players], signs)


@pytest.mark.parametrize(("players", "dense"), [(3, False), (5, True)])
@pytest.mark.parametrize("name", MAPS)
def test_every_label_is_there_once_and_whole_and_every_path_drawn_or_named(
    name: str, players: int, dense: bool
) -> None:
    seen, style = looked(MAPS[name], players, 400)
    drawn = picture.picture(seen, style, dense=dense)
    sheet = picture.sheet(map_in(seen), players, dense=dense)
    assert drawn is not None
    assert sheet is not None
    assert max(line.cell_len for line in drawn) <= 80
    rows = sheet.layout.rows
    text = "\n".join(line.plain for line in drawn[:rows])
    words = sorted(re.split(rf"[{UNICODE.lines}\s]+", text.strip(f"{UNICODE.lines} \n")))
    assert sorted(labels(seen, style)) == words
    below = " ".join(line.plain for line in drawn[rows:])
    assert all("-".join(pair) in below for pair in sheet.missing)


def labels(seen: Seen, style: Style) -> list[str]:
    """The text required for each place."""
    found = []
    for place in map_in(seen).places:
        label = bare_label(place) + UNICODE.sword * (place.swords or 0)
        if place.kind == "start":
            label += "".join("ABCDE"[seat] for seat in seen.known.starts[place.id])
        elif held := seen.known.places.get(place.id):
            label += f"{'ABCDE'[held.holder]}{held.knights}"
            if shield := held.shield:
                value = "?" if shield.value is None else shield.value
                label += f"{'=' if shield.shown else '+'}{value}"
        found.append(label)
    return found


@pytest.mark.parametrize("rows", [14, 20, 26])
@pytest.mark.parametrize("name", MAPS)
def test_labels_keep_apart_however_many_knights_come(name: str, rows: int) -> None:
    chosen = MAPS[name]
    board = shipped(chosen) if isinstance(chosen, str) else check_map(chosen)
    layout = lay_out(board, rows, players=5)
    if layout is None:
        assert len(board.places) > 60
        return
    for row in range(rows):
        boxes = sorted((box.left, box.width) for box in layout.boxes.values() if box.row == row)
        assert all(left in range(81 - width) for left, width in boxes)
        for (left, width), (following, _) in pairwise(boxes):
            assert left + width < following


@pytest.mark.parametrize("name", ["rhine", "loch"])
def test_hardly_a_path_of_the_maps_that_ship_is_not_drawn(name: str) -> None:
    for players in (3, 5):
        sheet = picture.sheet(shipped(name), players, dense=False)
        assert sheet is not None
        assert len(sheet.missing) <= 2


def crowded() -> dict[str, Any]:
    """A map of 128 places with castle ids of forty letters."""
    data = board_map()
    nodes = [
        {"id": f"{'X' * 40}{n}", "kind": "castle", "name": "X", "swords": 3, "x": n, "y": n}
        for n in range(100)
    ]
    paths = [[node["id"], "3"] for node in nodes]
    return {**data, "nodes": data["nodes"] + nodes, "paths": data["paths"] + paths}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chosen", [crowded(), tangle()])
def test_a_map_without_room_is_shown_as_a_list(language: str, chosen: dict[str, Any]) -> None:
    seen, style = looked(chosen, 2, 50)
    style = Style(texts(language), style.names)
    assert picture.picture(seen, style, dense=False) is None
    table = "\n".join(line.plain for line in RENDERER.table(seen, style, dense=False))
    assert style.texts("rheingold-list-armies", player="Ann") in table or "Bob" in table
    assert chosen["nodes"][-1]["id"] in table


def test_the_picture_stands_still_while_knights_move() -> None:
    before, style = looked("rhine", 3, 10)
    after, _ = looked("rhine", 3, 500)
    first, later = (picture.picture(seen, style, dense=False) for seen in (before, after))
    assert first is not None
    assert later is not None
    for place in shipped("rhine").spaces:
        where = [
            [(row, m.start()) for row, line in enumerate(lines) for m in spot.finditer(line.plain)]
            for spot in [re.compile(rf"(?<![0-9A-Z+=]){place.id}(?![0-9])")]
            for lines in (first, later)
        ]
        assert where[0] == where[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_takes_three_lines_at_most(language: str) -> None:
    seen, style = looked("rhine", 2, 40)
    legend = picture.legend(seen, Style(texts(language), ("Armand Jean du Plessis", "Bob")))
    assert len(legend) <= 3
    assert all(cell_len(line.plain) <= 80 for line in legend)
    assert style.names


def test_signs_are_ascii_where_the_terminal_knows_no_others() -> None:
    seen, style = looked("rhine", 4, 300, ASCII)
    assert all(line.plain.isascii() for line in RENDERER.table(seen, style, dense=False))
