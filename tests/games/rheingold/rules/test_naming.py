"""Names in maps: visible text in one line, bounded; and safe to show in maps that have others."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.commands import Capture, complaint, run
from tests.games.rheingold.boards import board_map

import blazon
from blazon.games.rheingold.rules.game import GAME
from blazon.games.rheingold.rules.maps.files import MAP_NAMES, load_map, shipped
from blazon.games.rheingold.rules.maps.model import check_map
from blazon.games.rheingold.rules.maps.naming import LONGEST_NAME, check_names
from blazon.kernel.errors import BadValue
from blazon.terminal import files

ODD = {
    "escape codes": "Burg\x1b[2J",
    "NUL": "Burg\0",
    "two lines": "Burg\nTurm",
    "turned text": "Burg\u202eTurm",
    "nothing visible": "\u200b",
    "90,000 signs": "B" * 90_000,
}
Put = Callable[[dict[str, Any], str], None]


def _castle(data: dict[str, Any], name: str) -> None:
    next(node for node in data["nodes"] if node["kind"] == "castle")["name"] = name


def _water(data: dict[str, Any], name: str) -> None:
    points = [[0, 0], [1, 1]]
    data["scenery"] = {"water": [{"kind": "river", "name": name, "points": points}]}


PLACES: dict[str, Put] = {
    "name": lambda data, name: data.update(name=name),
    "title": lambda data, name: data.update(title=name),
    "castle": _castle,
    "bank": lambda data, name: data["nodes"][0].update(bank=name),
    "water": _water,
}


def named(put: Put, name: str) -> dict[str, Any]:
    data = board_map()
    put(data, name)
    return data


@pytest.mark.parametrize("put", PLACES.values(), ids=PLACES)
@pytest.mark.parametrize("name", ODD.values(), ids=ODD)
def test_odd_names_are_refused_in_files_and_at_new_tables(
    capsys: Capture, tmp_path: Path, put: Put, name: str
) -> None:
    data = named(put, name)
    file = tmp_path / "map.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    error = complaint(capsys, "map", "show", str(file))
    assert error.isascii() or "…" in error
    assert "one line of visible text" in error or f"at most {LONGEST_NAME}" in error
    options = GAME.check_options({"map": data})
    with pytest.raises(BadValue, match=r"visible text|at most"):
        GAME.check_new(options)


@pytest.mark.parametrize("put", PLACES.values(), ids=PLACES)
@pytest.mark.parametrize("name", ["Château d’If", "城", "حصن", "B" * LONGEST_NAME])
def test_ordinary_names_are_taken(tmp_path: Path, put: Put, name: str) -> None:
    file = tmp_path / "map.json"
    file.write_text(json.dumps(named(put, name)), encoding="utf-8")
    assert load_map(file).as_json() == named(put, name)


@pytest.mark.parametrize("name", MAP_NAMES)
def test_the_shipped_maps_keep_the_rule(name: str) -> None:
    check_names(shipped(name).plain, name)


@pytest.mark.parametrize("name", ODD.values(), ids=ODD)
def test_records_of_older_versions_are_loaded_and_shown_safely(
    capsys: Capture, tmp_path: Path, name: str
) -> None:
    data = named(_castle, name) | {"name": name, "title": name}
    game = blazon.new("rheingold", map=data, players=2)
    file = tmp_path / "game.json"
    files.save(game, file)
    assert blazon.load(file.read_text(encoding="utf-8")).options["map"] == data
    shown = run(capsys, "record", "show", str(file))
    assert shown.replace("\n", "").isprintable()
    found = check_map(data, "map")
    for text in (found.name, found.title, *(str(castle.name) for castle in found.castles)):
        assert text.isprintable()
        assert len(text) <= LONGEST_NAME
