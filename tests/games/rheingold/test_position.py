"""Rheingold as a position and as a record: chance, custom maps, and records as text."""

import random

import pytest
from tests.data.files import as_text
from tests.games.rheingold.boards import board, board_map, play
from tests.games.rheingold.oracle.maps import build, random_map, small_map
from tests.games.rheingold.samples import CROWDED, random_game

import blazon
from blazon import BadValue, IllegalAction, MalformedToken, Position

TEXT = as_text(random_game({"map": CROWDED, "players": 3, "rounds": 3}, "records"))
MAPS = [
    build(random.Random(1), spaces=2, castles=2),
    build(random.Random(2), spaces=82, castles=40),
    {**board_map(), "name": "other", "x-made-by": ["nobody", 1]},
    *[random_map(random.Random(number)) for number in range(3, 7)],
    *[small_map(random.Random(number)) for number in range(8, 11)],
]


def test_taking_back_changes_nobodys_luck() -> None:
    game = blazon.new("rheingold", seed="luck")
    for _ in range(30):
        token = game.roll()
        game.undo()
        assert game.roll() == token
        game.play("-")
    dice = game.actions
    game.undo(31)
    while len(game.actions) < 60:
        if game.actor is None:
            game.roll()
        else:
            game.play("-")
    assert game.actions == dice


def test_a_malformed_token_is_distinguished_from_an_illegal_action() -> None:
    game = play(board(), "d1 S1-1")
    malformed = ["", "x", "x01", "X1", "d0", "d7", "S1", "1-", "1-11", "=4", "=?", "s1-1", " x1"]
    for text in [*malformed, "\u0661-2"]:
        with pytest.raises(MalformedToken):
            game.play(text)
    for text in ("x2", "d1", "-", "+", "=0", "S1-2", "1-3", "3-1"):
        with pytest.raises(IllegalAction) as illegal:
            game.play(text)
        assert (illegal.value.legal, illegal.value.phase) == (["x1"], "COUNT")


def test_a_turn_is_the_die_and_what_follows() -> None:
    game = play(board(first=1), "d4 S4-7 x1 - d1 - d2")
    assert game.turns() == [(1, ["d4", "S4-7", "x1", "-"]), (2, ["d1", "-"]), (0, ["d2"])]


@pytest.mark.slow_without_jit
@pytest.mark.parametrize("number", range(len(MAPS)))
def test_a_game_on_any_map_is_kept_whole_by_its_record(number: int) -> None:
    game = random_game({"map": MAPS[number], "players": 2 + number % 4, "rounds": 9}, "map", 150)
    for text in (game.record.to_json(), as_text(game)):
        loaded = blazon.load(text)
        assert loaded == game
        assert loaded.record == game.record
        assert loaded.setup["map"] == loaded.options["map"] == MAPS[number]
        assert loaded.states.tobytes() == game.states.tobytes()
        assert loaded.score() == game.score()
    again: Position = eval(repr(game))
    assert again == game


def test_a_map_that_is_changed_later_changes_no_game() -> None:
    map_ = board_map()
    game = blazon.new("rheingold", map=map_, setup={"map": map_, "first": 0})
    map_["nodes"].clear()
    map_["paths"][0][0] = "nowhere"
    assert game.setup["map"] == game.options["map"] == board_map()
    assert blazon.load(game.record.to_json()) == game


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("Option rounds: 3", "Option rounds: 2", "record.actions["),
        ("Option map: {", "Option map: moon {", "options.map"),
        ("\nMap: {", "\nMap: moon {", "setup.map"),
        ("\nMap: {", "\nMap: {{", "Map"),
        ("\nMap: ", "\nEvent: ", "Map"),
        ("\nFirst: ", "\nFirst: one", "First"),
        ("\nFirst: ", "\nSecond: ", "First"),
    ],
)
def test_a_bad_text_is_refused_with_the_place_named(old: str, new: str, field: str) -> None:
    assert old in TEXT
    with pytest.raises(BadValue) as caught:
        blazon.load(TEXT.replace(old, new, 1))
    assert caught.value.field.startswith(field)
