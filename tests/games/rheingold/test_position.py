"""Rheingold as a position and as a record: chance, custom maps, and the text for people."""

import json
import random
from fractions import Fraction
from typing import Any

import pytest
from tests.data.files import as_text
from tests.games.rheingold.boards import board, board_map, play, ready
from tests.games.rheingold.oracle.maps import build, random_map, small_map
from tests.games.rheingold.samples import CROWDED, TABLES, random_game

import blazon
from blazon import BadValue, IllegalAction, MalformedToken, Position

ENDED = random_game({"map": CROWDED, "players": 3, "rounds": 3}, "records")
ENDED.names = ("Ann", "Bé", "Cy")
GOOD: dict[str, Any] = ENDED.record.to_builtins()
TEXT = as_text(ENDED)
MAPS = [
    build(random.Random(1), spaces=2, castles=2),
    build(random.Random(2), spaces=82, castles=40),
    *[random_map(random.Random(number)) for number in range(3, 8)],
    *[small_map(random.Random(number)) for number in range(8, 11)],
]


def drawing() -> Position:
    """Seat 0 draws a shield: a 0 and one 1 of its twelve are placed, and it has seen no others."""
    return play(ready(board(players=2, huts=2), 0, at_3=6), "3-H0 x2 + =0 3-H1 x2 + =1 3-AAA x2 +")


def test_the_die_has_six_sides_and_each_is_as_likely() -> None:
    game = blazon.new("rheingold", seed="die")
    assert game.chances() == {f"d{number}": Fraction(1, 6) for number in range(1, 7)}
    game.play("d3")
    assert game.chances() == {}


def test_a_shield_is_as_likely_as_there_are_of_it_left() -> None:
    game = drawing()
    assert game.phase == "DRAW"
    assert game.chances() == {
        "=0": Fraction(1, 10),
        "=1": Fraction(3, 10),
        "=2": Fraction(4, 10),
        "=3": Fraction(2, 10),
    }


@pytest.mark.parametrize("options", TABLES[:4], ids=lambda options: str(options["players"]))
def test_the_chances_add_up_to_one_and_are_none_where_somebody_decides(
    options: dict[str, Any],
) -> None:
    game = random_game(options, "chances", 200)
    while game.actions:
        chances = game.chances()
        assert (game.actor is None and not game.over) == bool(chances)
        if chances:
            assert list(chances) == list(game.legal)
            assert sum(chances.values()) == 1
            assert min(chances.values()) > 0
        game.undo()


def test_a_roll_is_an_action_like_any_other() -> None:
    game = blazon.new("rheingold", seed="roll")
    token = game.roll()
    assert game.actions == (token,)
    assert game.actor == game.turn
    with pytest.raises(IllegalAction) as caught:
        game.roll()
    assert caught.value.legal == list(game.legal)
    twin = Position("rheingold", setup=game.setup, actions=[token])
    assert twin == game


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


def test_equal_games_have_the_same_map_limit_and_actions() -> None:
    game = board()
    map_ = board_map()
    setup = {"map": map_, "first": 0}
    same = Position("rheingold", {"players": 3}, setup, seed="another")
    assert same == game
    assert hash(same) == hash(game)
    loch = {"map": "loch", "first": 0}
    others = [
        board(players=4),
        board(first=1),
        board(rounds=9),
        board(swords={"AAA": 2}),
        Position("rheingold", {"players": 3}, loch),
        Position("rheingold", {"players": 3}, setup, actions=["d1"]),
    ]
    assert len({game, *others}) == 7


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
    again = eval(repr(game))
    assert again == game


def test_a_map_that_is_changed_later_changes_no_game() -> None:
    map_ = board_map()
    game = blazon.new("rheingold", map=map_, setup={"map": map_, "first": 0})
    map_["nodes"].clear()
    map_["paths"][0][0] = "nowhere"
    assert game.setup["map"] == game.options["map"] == board_map()
    assert blazon.load(game.record.to_json()) == game


def test_a_record_holds_the_whole_game() -> None:
    score = ENDED.score()
    assert ENDED.record.to_builtins() == {
        "format": "blazon/1",
        "game": "rheingold",
        "options": {"map": CROWDED, "players": 3, "rounds": 3},
        "setup": {"map": CROWDED, "first": ENDED.setup["first"]},
        "players": ["Ann", "Bé", "Cy"],
        "actions": list(ENDED.actions),
        "result": {"totals": score["totals"], "winners": score["winners"]},
    }


def test_the_text_is_header_lines_and_numbered_turns() -> None:
    game = random_game({"map": "loch", "players": 2, "rounds": 2}, "text")
    headers, turns = as_text(game).split("\n\n")
    totals, winners = (" ".join(map(str, game.score()[name])) for name in ("totals", "winners"))
    assert headers.splitlines() == [
        "Format: blazon/1",
        "Game: rheingold",
        "Option map: loch",
        "Option players: 2",
        "Option rounds: 2",
        "Player 0: Player 1",
        "Player 1: Player 2",
        "Map: loch",
        f"First: {game.setup['first']}",
        f"Totals: {totals}",
        f"Winners: {winners}",
    ]
    lines = turns.splitlines()
    assert len(lines) == 4
    for number, (line, (_, tokens)) in enumerate(zip(lines, game.turns(), strict=True), 1):
        assert line == f"{number}. {' '.join(tokens)}"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"options": {"players": 4}}, "record.players"),
        ({"options": {"players": 9}}, "options.players"),
        ({"options": {"players": 3, "rounds": -1}}, "options.rounds"),
        ({"options": {"players": 3, "map": "moon"}}, "options.map"),
        ({"options": {"players": 3, "map": "rhine"}}, "setup.map"),
        ({"setup": {}}, "setup"),
        ({"setup": {"map": "moon", "first": 0}}, "setup.map"),
        ({"setup": {"map": {**CROWDED, "nodes": 0}, "first": 0}}, "setup.map.nodes"),
        ({"setup": {"map": CROWDED, "first": 3}}, "setup.first"),
        ({"actions": ["d1", "d1"]}, "record.actions[1]"),
        ({"actions": ["d7"]}, "record.actions[0]"),
        ({"actions": ["roll"]}, "record.actions[0]"),
        ({"actions": ["=0"]}, "record.actions[0]"),
        ({"actions": [*GOOD["actions"], "d1"]}, f"record.actions[{len(GOOD['actions'])}]"),
        ({"actions": GOOD["actions"][:-1]}, "record.result"),
        ({"result": None}, "record.result"),
        ({"result": {"totals": [1, 2, 3], "winners": [0]}}, "record.result"),
    ],
)
def test_a_bad_record_is_refused_with_the_field_named(change: Any, field: str) -> None:
    with pytest.raises(BadValue) as caught:
        blazon.load(json.dumps({**GOOD, **change}))
    assert caught.value.field == field
    assert caught.value.expected


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("Option players: 3", "Option players: 2", "setup"),
        ("Option players: 3", "Option players: three", "options.players"),
        ("Option rounds: 3", "Option rounds: 0", "options.rounds"),
        ("Option rounds: 3", "Option rounds: 2", "record.actions["),
        ("Option map: {", "Option map: moon {", "options.map"),
        ("\nMap: {", "\nMap: moon {", "setup.map"),
        ("\nMap: {", "\nMap: {{", "Map"),
        ("\nMap: ", "\nEvent: ", "Map"),
        ("\nFirst: ", "\nFirst: one", "First"),
        ("\nFirst: ", "\nFirst: 99", "setup.first"),
        ("\nFirst: ", "\nSecond: ", "First"),
        ("\nTotals: ", "\nTotals: 1 ", "record.result"),
        ("\n1. ", "\n1. d7 ", "record.actions[0]"),
    ],
)
def test_a_bad_text_is_refused_with_the_place_named(old: str, new: str, field: str) -> None:
    assert old in TEXT
    with pytest.raises(BadValue) as caught:
        blazon.load(TEXT.replace(old, new, 1))
    assert caught.value.field.startswith(field)
