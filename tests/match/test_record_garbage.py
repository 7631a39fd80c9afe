"""Loading any text as a record gives a game, or an error that names the fault."""

import json
import random
from typing import Any

from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.data.files import as_text
from tests.games.rheingold import samples as rheingold
from tests.games.rheingold.boards import board_map
from tests.games.richelieu.samples import TABLES, random_game
from tests.json_values import json_values

import blazon
from blazon import BlazonError
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

MANY = settings(deadline=None, max_examples=300 if ENABLED else 40)
GAMES = [random_game(options, "garbage", 40) for options in TABLES]
GAMES.append(random_game(TABLES[1], "garbage"))
GAMES.append(rheingold.random_game({"map": "loch", "players": 3}, "garbage", 40))
GAMES.append(rheingold.random_game({"map": board_map(), "players": 2, "rounds": 2}, "garbage"))
GAMES[0].metadata = {"event": "x", "date": "today", "fairness": {"a": [1]}}
PIECES = ["", " ", "null", "[]", "{}", '"', ":", ": ", ". ", "\n", "\u2028", "9" * 5000, "[" * 3000]
PIECES += ["d1", "x1", "=?", "S1-1", "Map: {}", "Map: loch", "Option rounds: 1"]
PIECES += ["Option map: rhine", "Option map: {}"]
PIECES += ["\ud800", "\x00", "1e999", "NaN", "-1", "A1", "Player 7: x", "Option deck: {}", "R", "*"]
TEXT = st.text(max_size=6)
JSON = json_values(st.none() | st.booleans() | st.integers() | st.floats() | TEXT, TEXT)


def load(text: str) -> None:
    """Load a text; if it is a game, its own record must give the same game."""
    try:
        game = blazon.load(text)
    except BlazonError:
        return
    assert isinstance(game, Position)
    assert blazon.load(game.record.to_json()) == game
    assert blazon.load(as_text(game)) == game


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside a JSON value."""
    inside = [path]
    if isinstance(value, dict):
        inside += [place for key, item in value.items() for place in places(item, (*path, key))]
    elif isinstance(value, list):
        inside += [place for n, item in enumerate(value) for place in places(item, (*path, n))]
    return inside


def put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """The JSON value with one place replaced."""
    if not path:
        return new
    copied = value.copy()
    copied[path[0]] = put(value[path[0]], path[1:], new)
    return copied


@MANY
@given(st.text())
@example("Game: richelieu\nOption : x")
@example("{" * 2000)
@example("1. A1")
@example('{"\\ud800": 1}')
def test_any_text(text: str) -> None:
    load(text)


@MANY
@given(JSON)
def test_any_json(value: Any) -> None:
    load(json.dumps(value))
    for game in ("richelieu", "rheingold"):
        load(json.dumps({"game": game, "format": "blazon/1", "x": value}))


@MANY
@given(st.data(), st.sampled_from(GAMES))
def test_a_record_with_anything_in_any_place(data: st.DataObject, game: Position) -> None:
    record = game.record.to_builtins()
    for _ in range(data.draw(st.integers(1, 2))):
        others = st.sampled_from(places(record))
        path = data.draw(others, "place")
        record = put(record, path, data.draw(JSON, "new"))
        if not isinstance(record, dict):
            break
    load(json.dumps(record))


@MANY
@given(st.sampled_from(GAMES), st.booleans(), st.randoms(use_true_random=False))
def test_a_damaged_text_of_a_game(game: Position, as_json: bool, rng: random.Random) -> None:
    text = game.record.to_json() if as_json else as_text(game)
    for _ in range(rng.choice([1, 1, 2, 6])):
        place = rng.randrange(len(text) + 1)
        length = rng.choice([0, 1, 1, 5, 40])
        text = text[:place] + rng.choice(PIECES) + text[place + length :]
    load(text)


@MANY
@given(st.sampled_from(GAMES), st.randoms(use_true_random=False))
def test_lines_of_a_game_in_another_order_or_missing(game: Position, rng: random.Random) -> None:
    lines = as_text(game).splitlines()
    match rng.randrange(3):
        case 0:
            rng.shuffle(lines)
        case 1:
            del lines[rng.randrange(len(lines))]
        case _:
            lines += rng.sample(as_text(rng.choice(GAMES)).splitlines(), 3)
    load("\n".join(lines))
