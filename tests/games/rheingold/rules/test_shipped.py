"""The two included maps, custom files, and the map commands."""

import json
from itertools import combinations
from math import dist
from pathlib import Path
from typing import Any

import pytest

from blazon.cli import main
from blazon.games.rheingold.rules.maps.files import MAP_NAMES, find_map, load_map, shipped
from blazon.games.rheingold.rules.maps.model import Map, check_map
from blazon.games.rheingold.rules.maps.report import report
from blazon.kernel.errors import BadValue

LEFT = "Rheinstein Reichenstein Sooneck Fürstenberg Stahleck Schönburg Rheinfels Stolzenfels"
RIGHT = "Ehrenfels Nollig Gutenfels Katz Maus Sterrenberg Marksburg Ehrenbreitstein"
DOCS = Path(__file__).parents[4] / "docs"
BOTH = pytest.mark.parametrize("name", MAP_NAMES)


def without(chosen: Map, ids: set[str]) -> Map:
    """The map without some places; raises BadValue if it falls apart."""
    data = chosen.as_json()
    data["nodes"] = [node for node in data["nodes"] if node["id"] not in ids]
    data["paths"] = [path for path in data["paths"] if not {*path} & ids]
    return check_map(data)


@BOTH
def test_eighteen_castles_six_of_each_strength(name: str) -> None:
    swords = [castle.swords for castle in shipped(name).castles]
    assert sorted(swords, key=str) == [1] * 6 + [2] * 6 + [3] * 6


@BOTH
def test_spaces_have_mostly_two_to_four_neighbours(name: str) -> None:
    chosen = shipped(name)
    assert 55 <= len(chosen.spaces) <= 75
    paths = [len(chosen.neighbours(space.id)) for space in chosen.spaces]
    assert sum(2 <= number <= 4 for number in paths) > 0.8 * len(paths)


@BOTH
def test_three_start_areas_on_each_bank(name: str) -> None:
    banks = [start.bank for start in shipped(name).starts]
    assert sorted(map(str, banks)) == sorted([*{*map(str, banks)}] * 3)


@pytest.mark.parametrize(
    ("name", "water", "crossings"), [("rhine", "river", 3), ("loch", "water", 2)]
)
def test_the_crossings_and_nothing_else_join_the_banks(
    name: str, water: str, crossings: int
) -> None:
    chosen = shipped(name)
    ferries = {space.id for space in chosen.spaces if space.bank == water}
    if name == "loch":  # one can always walk round the lake
        assert len(ferries) == 3 * crossings
        return
    assert len(ferries) == crossings
    islands = {castle.id for castle in chosen.castles if castle.bank == "island"}
    with pytest.raises(BadValue, match="cannot be reached"):
        without(chosen, ferries | islands)
    for ferry in ferries:  # any one of them is enough
        without(chosen, (ferries - {ferry}) | islands)


def test_the_castles_of_the_rhine_stand_in_their_order_on_their_banks() -> None:
    castles = sorted(shipped("rhine").castles, key=lambda castle: castle.x)
    names = {
        bank: [castle.name for castle in castles if castle.bank == bank]
        for bank in ("left", "right", "island")
    }
    assert names["left"] == LEFT.split()
    assert names["right"] == RIGHT.split()
    assert names["island"] == ["Mäuseturm", "Pfalzgrafenstein"]


@BOTH
def test_no_two_paths_cross_and_no_two_places_touch(name: str) -> None:
    chosen = shipped(name)
    at = {place.id: (place.x, place.y) for place in chosen.places}
    assert min(dist(at[one], at[other]) for one, other in combinations(at, 2)) > 40
    for (a, b), (c, d) in combinations(chosen.paths, 2):
        if len({a, b, c, d}) == 4:
            apart = _turns(at[a], at[b], at[c]) * _turns(at[a], at[b], at[d]) > 0
            apart |= _turns(at[c], at[d], at[a]) * _turns(at[c], at[d], at[b]) > 0
            assert apart, (a, b, c, d)


def _turns(a: Any, b: Any, c: Any) -> float:
    return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


@BOTH
def test_castles_are_about_equally_far_from_every_start_area(name: str) -> None:
    balance = report(shipped(name))["balance"]
    assert list(balance) == ["1", "2", "3"]
    assert all(row["spread"] <= 2 for row in balance.values())


def test_the_map_in_the_docs_is_a_map(tmp_path: Path) -> None:
    page = (DOCS / "games" / "rheingold" / "maps.md").read_text(encoding="utf-8")
    file = tmp_path / "pass.toml"
    file.write_text(page.partition("```toml\n")[2].partition("```")[0], encoding="utf-8")
    assert [castle.name for castle in load_map(file).castles] == ["Old Keep", "New Tower"]
    (tmp_path / "pass.json").write_text(json.dumps(load_map(file).as_json()), encoding="utf-8")
    assert find_map(str(tmp_path / "pass.json")) == load_map(file)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "cannot be read"),
        (b"\xff\xfe", "is not a text file in UTF-8"),
        (b"name = ", "is not TOML"),
        (b"name = 'x'", "nodes"),
        (b"name = 'x'\nwhen = 2020-02-02", "must be valid as JSON"),
    ],
)
def test_a_file_that_holds_no_map_is_refused(
    tmp_path: Path, content: bytes | None, said: str
) -> None:
    file = tmp_path / "map.toml"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    with pytest.raises(BadValue, match=said):
        load_map(file)
    with pytest.raises(BadValue, match="must be rhine, loch or a map's file"):
        find_map(str(tmp_path / "none.toml"))


@BOTH
def test_the_commands_say_what_the_map_is(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["map", "show", name, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == shipped(name).as_json()
    assert main(["map", "check", name, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["castles_by_swords"] == {"1": 6, "2": 6, "3": 6}
    for command in (["list"], ["list", "--json"], ["show", name], ["check", name]):
        assert main(["map", *command]) == 0
        assert name in capsys.readouterr().out


def test_a_map_that_there_is_not_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["map", "show", "moon"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
