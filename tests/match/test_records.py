"""Records: their content, and the errors for invalid ones."""

import json
from typing import Any

import pytest
from tests.data.files import as_text
from tests.games.richelieu.samples import TABLES, random_game
from tests.kernel.test_names import ENGLAND, NEWEST

import blazon
from blazon import BadValue, Record

ENDED = random_game(TABLES[2], "records")
ENDED.names = ("Ann", "Bé")
GOOD: dict[str, Any] = ENDED.record.to_builtins()
TEXT = as_text(ENDED)


def refused(text: str) -> BadValue:
    with pytest.raises(BadValue) as caught:
        blazon.load(text)
    return caught.value


def test_a_record_is_one_line_of_json_with_sorted_keys() -> None:
    text = ENDED.record.to_json()
    assert text == json.dumps(json.loads(text), sort_keys=True, ensure_ascii=False)
    assert "\n" not in text
    assert list(json.loads(text)) == [
        *["actions", "format", "game", "options", "players", "result", "setup"]
    ]
    assert "Bé" in text


def test_it_holds_the_whole_game() -> None:
    score = ENDED.score()
    assert ENDED.record.to_builtins() == {
        "format": "blazon/1",
        "game": "richelieu",
        "options": TABLES[2],
        "setup": ENDED.setup,
        "players": ["Ann", "Bé"],
        "actions": list(ENDED.actions),
        "result": {"totals": score["totals"], "winners": score["winners"]},
    }


@pytest.mark.parametrize("text", [ENDED.record.to_json(), TEXT])
def test_it_may_begin_with_a_byte_order_mark(text: str) -> None:
    assert blazon.load("\ufeff" + text).record == ENDED.record


def test_it_may_have_every_name_that_a_table_may_have() -> None:
    names = (f"Ann {ENGLAND}", f"{NEWEST} 👩\u200d❤\ufe0f\u200d👨")
    game = blazon.new("richelieu", seed="r")
    game.names = names
    for text in (game.record.to_json(), as_text(game)):
        assert blazon.load(text).names == names


def test_before_the_end_there_is_no_result() -> None:
    game = blazon.new("richelieu", seed="r")
    assert game.record.result is None
    assert json.loads(game.record.to_json())["result"] is None
    assert "Totals" not in as_text(game)
    assert blazon.load(as_text(game)) == game


def test_white_space_around_a_record_does_not_matter() -> None:
    for text in (json.dumps(GOOD, indent=2), f"\n\n  {json.dumps(GOOD)}\n"):
        assert blazon.load(text) == ENDED
    for text in (TEXT + "\n\n", "\n" + TEXT, TEXT.replace("\n", "\r\n")):
        assert blazon.load(text) == ENDED


def test_the_text_is_header_lines_and_numbered_turns() -> None:
    headers, turns = TEXT.split("\n\n")
    assert headers.splitlines()[:7] == [
        "Format: blazon/1",
        "Game: richelieu",
        "Option edition: court",
        "Option players: 2",
        "Option ending: full",
        "Player 0: Ann",
        "Player 1: Bé",
    ]
    lines = turns.splitlines()
    assert len(lines) == len(ENDED.turns())
    for number, (line, (_, tokens)) in enumerate(zip(lines, ENDED.turns(), strict=True), 1):
        assert line == f"{number}. {' '.join(tokens)}"


@pytest.mark.parametrize(
    "event", ["12", "null", "[1]", '"quoted"', "a: b", "1. A1", "", " ", "line\nbreak", "\u2028"]
)
def test_notes_come_back_as_the_text_they_were(event: str) -> None:
    game = random_game({}, "notes", 5)
    game.metadata = {"event": event, "fairness": {"rolls": [1, {"é": None}]}}
    for text in (game.record.to_json(), as_text(game)):
        assert blazon.load(text).metadata == game.metadata


@pytest.mark.parametrize("name", ["", "Ann: the second", "1. A1", "12", '"Ann"', "  Bé  ", "{"])
def test_names_come_back_as_they_were(name: str) -> None:
    game = random_game({}, "names", 5)
    game.names = (name, "Ann")
    for text in (game.record.to_json(), as_text(game)):
        assert blazon.load(text).names == (name, "Ann")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        *(({"format": one}, "record.format") for one in ("blazon/2", None)),
        ({"game": 5}, "record.game"),
        ({"game": "rummy"}, "game"),
        ({"options": []}, "record.options"),
        ({"options": {"players": 9}}, "options.players"),
        ({"options": {"colour": 1}}, "options.colour"),
        ({"setup": None}, "record.setup"),
        ({"setup": {}}, "setup"),
        ({"setup": {**GOOD["setup"], "first": 3}}, "setup.first"),
        ({"setup": {**GOOD["setup"], "cards": ["BOU2"] * 48}}, "setup.cards"),
        ({"players": ["Ann"]}, "record.players"),
        ({"players": ["Ann", 7]}, "record.players[1]"),
        ({"players": ["Ann", "B\nC"]}, "record.players[1]"),
        ({"actions": "A1"}, "record.actions"),
        ({"actions": ["A1", None]}, "record.actions[1]"),
        ({"actions": ["A1", "A1"]}, "record.actions[1]"),
        ({"actions": [*GOOD["actions"], "-"]}, f"record.actions[{len(GOOD['actions'])}]"),
        ({"actions": GOOD["actions"][:-1]}, "record.result"),
        ({"result": None}, "record.result"),
        ({"result": {"totals": [1, 2], "winners": [0]}}, "record.result"),
        ({"result": {"totals": [1, "2"], "winners": [0]}}, "record.result.totals[1]"),
        ({"result": {"totals": [1, 2]}}, "record.result"),
        ({"result": {**GOOD["result"], "margin": 3}}, "record.result"),
        ({"date": 5}, "record.date"),
        ({"event": None}, "record.event"),
        ({"fairness": "fair"}, "record.fairness"),
        ({"surplus": 1}, "record"),
    ],
)
def test_a_bad_record_is_refused_with_the_field_named(change: Any, field: str) -> None:
    error = refused(json.dumps({**GOOD, **change}))
    assert error.field == field
    assert error.expected
    with pytest.raises(BadValue):
        blazon.Position.load(Record.from_builtins({**GOOD, **change}))


@pytest.mark.parametrize("field", ["format", "game", "options", "setup", "players", "actions"])
def test_a_missing_field_is_named(field: str) -> None:
    error = refused(json.dumps({name: value for name, value in GOOD.items() if name != field}))
    assert field in error.expected


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("Game: richelieu", "Game: rummy", "game"),
        ("Game: richelieu", "Event: no game", "record"),
        ("Format: blazon/1", "Format: other", "record.format"),
        ("Option players: 2", "Option players: two", "options.players"),
        ("Option players: 2", "Option players: 3", "record.players"),
        ("Player 1: Bé\n", "", "record.players"),
        ("Row C: ", "Row X: ", "Row C"),
        ("First: ", "First: one", "First"),
        ("First: ", "First: 999999", "First"),
        ("Discs: A4=", "Discs: A5=", "setup.discs"),
        ("Totals: ", "Totals: x ", "record.result.totals[0]"),
        ("Totals: ", "Totals: 1 ", "record.result"),
        ("\n1. ", "\n1. A7 ", "record.actions[0]"),
        ("\n2. ", "\nsecond ", "line "),
    ],
)
def test_a_bad_text_is_refused_with_the_place_named(old: str, new: str, field: str) -> None:
    assert old in TEXT
    error = refused(TEXT.replace(old, new, 1))
    assert error.field.startswith(field)


@pytest.mark.parametrize("text", ["", " ", "\n", "hello", "[]", "5", "null", "{}", "{", '{"a"'])
def test_what_is_no_record_is_refused(text: str) -> None:
    error = refused(text)
    assert error.field in ("record", "line 1")


def test_what_is_nested_without_end_is_refused() -> None:
    for text in ("[" * 100_000, '{"a":' * 100_000, f'{{"game": {"[" * 100_000}'):
        refused(text)
    refused(TEXT.replace("Option players: 2", "Option players: " + "[" * 100_000))
    refused('{"format": ' + "9" * 5000 + "}")
