"""Options and setups: compatible values, and the errors for others."""

from typing import Any

import pytest
from tests.games.rheingold.boards import board_map

import blazon
from blazon.kernel.errors import BadValue
from blazon.match.position import Position

NO_LIMITS = [0, -1, 1.5, 1.0, "3", True, 10**9, 10**300]
OTHER_MAP = {**board_map(), "name": "other", "x-made-by": ["nobody", 1]}


def test_all_defaults_are_filled_in() -> None:
    assert blazon.new("rheingold").options == {"map": "rhine", "players": 2, "rounds": None}


def test_a_whole_map_is_an_option_and_keys_that_nobody_knows_are_kept() -> None:
    game = blazon.new("rheingold", map=OTHER_MAP, players=4)
    assert game.options["map"] == OTHER_MAP
    assert game.setup == {"map": OTHER_MAP, "first": game.turn}


def test_the_map_of_a_setup_is_the_games_map() -> None:
    game = Position("rheingold", {"players": 3}, {"map": OTHER_MAP, "first": 2})
    assert (game.options["map"], game.turn) == (OTHER_MAP, 2)
    assert Position("rheingold", {}, {"map": "loch", "first": 0}).options["map"] == "loch"


def test_a_map_given_twice_must_be_the_same() -> None:
    with pytest.raises(BadValue, match=r"setup\.map"):
        Position("rheingold", {"map": "rhine"}, {"map": "loch", "first": 0})


@pytest.mark.parametrize(
    ("setup", "field"),
    [
        ({"map": "rhine"}, r"setup: must have map and first"),
        ({"first": 0}, "setup"),
        ({"map": "rhine", "first": 0, "more": 1}, "setup"),
        *(({"map": "rhine", "first": one}, r"setup\.first") for one in (-1, True, "0", 10**300)),
        ({"map": "Rhine", "first": 0}, r"setup\.map"),
        ({"map": 7, "first": 0}, r"setup\.map"),
        ({"map": {}, "first": 0}, r"setup\.map\.name"),
        ({"map": {**OTHER_MAP, "nodes": {}}, "first": 0}, r"setup\.map\.nodes"),
        ({"map": "rhine", "first": 2}, r"setup\.first: must be a player from 0 to 1"),
    ],
)
def test_a_setup_that_does_not_fit_is_refused_by_field(setup: Any, field: str) -> None:
    with pytest.raises(BadValue, match=rf"^{field}\b"):
        Position("rheingold", {}, setup)


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"map": None}, r"options\.map"),
        ({"map": ["rhine"]}, r"options\.map"),
        ({"map": "moon"}, r"options\.map: must be one of rhine, loch"),
        ({"map": {"name": "x", "nodes": [], "paths": []}}, r"options\.map\.nodes"),
        ({"map": {**OTHER_MAP, "nodes": OTHER_MAP["nodes"] * 9}}, r"options\.map\.nodes"),
        ({"players": 1}, r"options\.players: must be one of 2, 3, 4, 5"),
        *(({"players": one}, r"options\.players") for one in (6, "2", True)),
        ({"edition": "duel"}, r"options\.edition: is unknown; known: map, players"),
        *(({"rounds": value}, r"options\.rounds: must be a number from 1") for value in NO_LIMITS),
    ],
)
def test_an_option_that_there_is_not_is_refused_by_name(options: Any, field: str) -> None:
    with pytest.raises(BadValue, match=rf"^{field}\b"):
        Position("rheingold", options)
