"""Spaces have no name on the map, so sentences name the nearest castle."""

import pytest
from tests.games.rheingold.boards import board, board_map, play

import blazon
from blazon.games.rheingold.words.narrator import NARRATOR
from blazon.games.rheingold.words.places import ends, located
from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position
from blazon.words.localization import Localization

NAMES = ("Ann", "Bob", "Cid")
GONE = {
    "en": "1 knight from 43 near Stolzenfels to 39 near Rheinfels",
    "de": "1 Ritter von 43 bei Stolzenfels nach 39 bei Rheinfels",
    "fr": "envoie 1 chevalier depuis 43 côté Stolzenfels vers 39 côté Rheinfels",
    "it": "manda 1 cavaliere da 43 presso Stolzenfels a 39 presso Rheinfels",
    "es": "1 caballero de 43 cerca de Stolzenfels a 39 cerca de Rheinfels",
}
ENTERED = {
    "en": "rolls 4 (a knight enters start area S4)",
    "de": "würfelt 4 (ein Ritter betritt das Startgebiet S4)",
    "fr": "fait 4 (un chevalier entre dans la zone de départ S4)",
    "it": "tira 4 (un cavaliere entra nella zona di partenza S4)",
    "es": "saca un 4 (entra un caballero en la zona de salida S4)",
}


def names_of_ends(source: str, target: str) -> tuple[str | int, str | int]:
    found = ends(board().observe(0), source, target, Localization(texts("en"), NAMES))
    return found["from"], found["to"]


def said(game: Position, language: str, token: str) -> str:
    """What the log says of an action."""
    before = game.observe(0)
    game.play(token)
    localization = Localization(texts(language), NAMES[:2])
    return NARRATOR.describe_event(before, game.observe(0), token, localization)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_places_by_castles_in_every_language(language: str) -> None:
    game = blazon.new("rheingold", setup={"map": "rhine", "first": 0})
    assert said(game, language, "d4") == ENTERED[language]
    play(game, "S4-39 x1 39-43 x1 43-39")
    assert said(game, language, "x1") == GONE[language]


@pytest.mark.parametrize(("name", "words"), [("5", "5 near CCC"), ("CCC", "CCC"), ("S1", "S1")])
def test_castles_and_start_areas_have_names_of_their_own(name: str, words: str) -> None:
    seen = board().observe(0)
    assert located(seen, name, Localization(texts("en"), NAMES)) == words


@pytest.mark.parametrize(
    ("source", "target", "names"),
    [
        ("S1", "1", ("S1", "1 near AAA")),
        ("3", "5", ("3 near AAA", "5 near CCC")),
        ("1", "3", ("1", "3 near AAA")),
        ("5", "CCC", ("5", "CCC")),
        ("CCC", "5", ("CCC", "5")),
        ("6", "9", ("6 near BBB", "9 near EEE")),
        ("9", "DDD", ("9 near EEE", "DDD")),
        ("AAA", "1", ("AAA", "1")),
    ],
)
def test_a_castle_near_both_ends_is_named_once(
    source: str, target: str, names: tuple[str, str]
) -> None:
    assert names_of_ends(source, target) == names


def test_each_map_has_its_own_names_even_where_another_was() -> None:
    for number in range(50):
        data = board_map()
        for node in data["nodes"]:
            node.update({"name": f"Keep {number}"} if node["id"] == "CCC" else {})
        seen = Position("rheingold", {"map": data}, {"map": data, "first": 0}).observe(0)
        localization = Localization(texts("en"), NAMES)
        assert located(seen, "5", localization) == f"5 near Keep {number}"


def test_a_hint_names_the_ends_of_each_move() -> None:
    game = blazon.new("rheingold", setup={"map": "rhine", "first": 0})
    play(game, "d4")
    localization = Localization(texts("en"), NAMES[:2])
    line = ["S4-39", "x1", "39-43"]
    words = NARRATOR.describe_line(game.observe(0), "S4-39", line, localization)
    joined = " ".join(words)
    assert "1 knight from S4 to 39 near Rheinfels" in joined
    assert "from 39 near Rheinfels to 43 near Stolzenfels" in joined
