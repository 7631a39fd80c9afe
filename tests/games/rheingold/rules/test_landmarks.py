"""The castle by which people find a space."""

import pickle
from typing import Any

from tests.games.rheingold.boards import board_map

from blazon.games.rheingold.rules.maps.files import shipped
from blazon.games.rheingold.rules.maps.model import check_map


def found_by(data: dict[str, Any]) -> dict[str, str]:
    return {space: castle.id for space, castle in check_map(data).landmarks.items()}


def moved(data: dict[str, Any], **spots: tuple[int, int]) -> dict[str, Any]:
    """The map with some places elsewhere."""
    nodes = [
        node | dict(zip("xy", spots[node["id"]], strict=True)) if node["id"] in spots else node
        for node in data["nodes"]
    ]
    return data | {"nodes": nodes}


def test_a_gate_is_found_by_its_castle() -> None:
    landmarks = found_by(board_map())
    gates = {"3": "AAA", "4": "BBB", "5": "CCC", "6": "BBB"}
    assert {gate: landmarks[gate] for gate in gates} == gates


def test_fewer_moves_count_more_than_the_way_of_a_bird() -> None:
    data = moved(board_map(), CCC=(1, 1))
    assert found_by(data)["1"] == "AAA"
    assert shipped("rhine").landmarks["40"].id == "STO"


def test_of_castles_as_many_moves_away_the_nearest_counts_then_the_first() -> None:
    assert found_by(moved(board_map(), DDD=(6, 2), EEE=(6, 3)))["9"] == "DDD"
    assert found_by(moved(board_map(), DDD=(6, 3), EEE=(6, 2)))["9"] == "EEE"
    assert found_by(moved(board_map(), DDD=(5, 1), EEE=(7, 1)))["9"] == "DDD"


def test_no_way_leads_through_start_areas() -> None:
    data = board_map(huts=1)
    data["paths"] = [path for path in data["paths"] if path != ["H0", "3"]]
    data["paths"] += [["H0", "8"], ["S1", "8"]]
    assert found_by(data)["1"] == "AAA"


def test_only_spaces_need_a_landmark() -> None:
    rhine = shipped("rhine")
    assert rhine.landmarks.keys() == {space.id for space in rhine.spaces}


def test_a_pickled_map_does_not_tell_what_was_asked_of_it() -> None:
    found = check_map(board_map())
    before = pickle.dumps(found)
    assert found.landmarks
    assert found.scenery is not None
    assert pickle.dumps(found) == before
    assert pickle.loads(before) == found
