"""The requirements on maps, and the messages for invalid ones."""

import gc
import json
from contextlib import suppress
from copy import deepcopy
from typing import Any
from weakref import ref

import pytest
from tests.games.rheingold.boards import board_map

from blazon.games.rheingold.rules.game import GAME
from blazon.games.rheingold.rules.maps.model import MOST_KEPT, check_map
from blazon.games.rheingold.rules.notation import PathTokens
from blazon.kernel.errors import BadValue
from blazon.match.position import Position
from blazon.match.record import Record


def changed(**changes: Any) -> dict[str, Any]:
    """The small board with some values replaced; ``nodes_0_id`` names the id of the first node."""
    data = deepcopy(board_map())
    for name, value in changes.items():
        *steps, last = [int(step) if step.isdecimal() else step for step in name.split("_")]
        inner: Any = data
        for step in steps:
            inner = inner[step]
        inner[last] = value
    return data


def with_path(*pair: Any) -> dict[str, Any]:
    data = board_map()
    return {**data, "paths": [*data["paths"], list(pair)]}


def without(*ids: str) -> dict[str, Any]:
    data = board_map()
    nodes = [node for node in data["nodes"] if node["id"] not in ids]
    return {**data, "nodes": nodes, "paths": [p for p in data["paths"] if not {*p} & {*ids}]}


NO_PATHS: list[list[Any]] = [
    ["1"],
    ["1", "99"],
    ["1", 2],
    ["1", "1"],
    ["2", "1"],
    ["AAA", "BBB"],
    ["S1", "S2"],
    ["S1", "AAA"],
]
BAD: list[tuple[Any, str]] = [
    ([], "map"),
    *((data, "map") for data in (None, changed(extra=float("nan")), changed(extra={1, 2}))),
    *((changed(name=name), "map.name") for name in ("", 3)),
    (changed(nodes={}), "map.nodes"),
    (changed(nodes_0=7), "map.nodes[0]"),
    *((changed(nodes_0_id=name), "map.nodes[0].id") for name in (7, "S-1", "Sé", "")),
    (changed(nodes_12_id="1"), "map.nodes[12].id"),
    (changed(nodes_0_kind="gate"), "map.nodes[0].kind"),
    *((changed(nodes_0_x=number), "map.nodes[0].x") for number in ("left", 10**400)),
    (changed(nodes_0_y=True), "map.nodes[0].y"),
    *((changed(nodes_0_arms=number), "map.nodes[0].arms") for number in (7, True)),
    (changed(nodes_0_arms=2), "map.nodes"),
    *((changed(nodes_6_swords=number), "map.nodes[6].swords") for number in (4, 0, 1.5)),
    (changed(nodes_6_name=None), "map.nodes[6].name"),
    (without("S6"), "map.nodes"),
    (without("AAA", "BBB", "CCC", "DDD"), "map.nodes"),
    (changed(paths={}), "map.paths"),
    *((with_path(*path), f"map.paths[{len(board_map()['paths'])}]") for path in NO_PATHS),
]


@pytest.mark.parametrize(("data", "field"), BAD, ids=lambda value: str(value)[:40])
def test_a_map_that_is_not_as_it_must_be_is_refused_by_its_entry(data: Any, field: str) -> None:
    with pytest.raises(BadValue) as caught:
        check_map(data)
    assert caught.value.field == field
    assert caught.value.expected


def test_each_start_area_is_joined_to_two_spaces_at_least() -> None:
    data = board_map()
    data["paths"] = [path for path in data["paths"] if path != ["S1", "1"]]
    with pytest.raises(BadValue, match=r"map\.paths: must join start area S1 to two spaces"):
        check_map(data)


def test_everything_is_reached_without_crossing_a_start_area() -> None:
    data = board_map()
    data["paths"] = [path for path in data["paths"] if path not in (["5", "6"], ["BBB", "6"])]
    data["paths"] += [["S1", "7"]]  # a detour through a start area does not count
    with pytest.raises(BadValue, match="which cannot be reached"):
        check_map(data)


def test_a_castle_counts_as_a_way() -> None:
    data = board_map()
    data["paths"] = [path for path in data["paths"] if path != ["5", "6"]]
    assert len(check_map(data).castles) == 5


def test_128_places_are_the_most() -> None:
    data = board_map()
    spare = 128 - len(data["nodes"])
    for number in range(spare):
        data["nodes"].append({"id": f"x{number}", "kind": "space", "x": number, "y": 9})
        data["paths"].append([f"x{number}", "1"])
    assert len(check_map(data).places) == 128
    assert not Position("rheingold", {"map": data}).over
    data["nodes"].append({"id": "last", "kind": "space", "x": 0, "y": 0})
    with pytest.raises(BadValue, match="must be at most 128 places, not 129"):
        check_map(data)


def test_unknown_keys_are_kept_and_the_map_comes_out_as_it_went_in() -> None:
    data = changed(nodes_0_colour="green", author={"name": "me"})
    assert check_map(data).as_json() == data
    check_map(data).as_json()["name"] = "other"
    assert check_map(data).as_json() == data


UNKNOWN = [
    (changed(author="me"), "options.map.author"),
    (changed(nodes_0_colour="green"), "options.map.nodes[0].colour"),
    (changed(scenery={"sun": []}), "options.map.scenery.sun"),
    (
        changed(scenery={"water": [{"kind": "lake", "fish": 3}]}),
        "options.map.scenery.water[0].fish",
    ),
    (changed(**{"k" * 99: 1}), f"options.map.{'k' * 19}…"),
]


@pytest.mark.parametrize(("data", "field"), UNKNOWN, ids=lambda value: str(value)[-24:])
def test_only_a_new_table_refuses_unknown_keys(data: Any, field: str) -> None:
    options = GAME.check_options({"map": data})
    assert Position("rheingold", options).options["map"] == data
    with pytest.raises(BadValue, match="is unknown; known: ") as caught:
        GAME.check_new(options)
    assert caught.value.field == field


def test_a_new_table_refuses_ids_that_do_not_fit_into_an_action() -> None:
    data = json.loads(json.dumps(board_map()).replace('"AAA"', f'"{"A" * 20}"'))
    with pytest.raises(BadValue, match="id: must have at most 19 characters"):
        GAME.check_new(GAME.check_options({"map": data}))
    for good in ("rhine", board_map()):
        GAME.check_new(GAME.check_options({"map": good}))


@pytest.mark.parametrize("length", [3, 30])
def test_tokens_are_kept_when_they_are_first_needed_and_short(length: int) -> None:
    ids = ("a" * length, "b" * length)
    tokens = PathTokens(ids)
    assert dict(tokens._tokens) == {0: "-"}
    assert tokens[1] == f"{ids[0]}-{ids[1]}" == PathTokens(ids)[1]
    assert len(tokens._tokens) == (2 if length == 3 else 1)
    with pytest.raises(IndexError):
        tokens[2]


def test_games_share_equal_maps() -> None:
    one, other = (Position("rheingold", {"map": board_map()}, seed="a") for _ in range(2))
    assert one.options["map"] is other.options["map"]
    assert one.setup["map"] is one.options["map"]
    again = Position.load(Record.from_builtins(json.loads(one.record.to_json())))
    assert again.setup["map"] is again.options["map"]


def test_unused_maps_are_kept_up_to_so_many_characters() -> None:
    big = MOST_KEPT // 4
    kept = [ref(check_map(board_map() | {"extra": str(number) * big})) for number in range(8)]
    used = check_map(board_map() | {"extra": "u" * big})
    for number in range(8):
        check_map(board_map() | {"extra": f"{number}!" * (big // 2)})
    gc.collect()
    assert not any(one() for one in kept)
    assert check_map(board_map() | {"extra": "u" * big}) is used


def test_a_map_can_be_too_deep_to_be_read() -> None:
    deep: list[Any] = []
    for depth in range(1200):
        deep = [deep]
        if depth > 900:
            with suppress(BadValue):
                check_map(board_map() | {"deep": deep})
    with pytest.raises(BadValue, match="must be valid as JSON"):
        check_map(board_map() | {"deep": deep})


def test_a_map_is_checked_once_and_faults_are_said_where_they_were_found() -> None:
    data = board_map() | {"name": "again"}
    assert check_map(data) is check_map(data, "options.map")
    data = deepcopy(data)
    data["nodes"][3]["x"] = None
    for where in ("map", "setup.map"):
        with pytest.raises(BadValue) as caught:
            check_map(data, where)
        assert caught.value.field == f"{where}.nodes[3].x"
