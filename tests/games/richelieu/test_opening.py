"""Our own rule for the first turn of the game: it ends with its card, and no marker is placed."""

from typing import Any

import pytest
from tests.data.files import as_text
from tests.games.richelieu.samples import TABLES, UNMARKED, random_game
from tests.games.richelieu.tables import legal, play, seat, table, take
from tests.words.asking import why

import blazon
from blazon.kernel.errors import BadValue, IllegalAction
from blazon.locale import LANGUAGES, texts
from blazon.match.position import Position
from blazon.words.narrator import narrator_of

NARRATOR = narrator_of("richelieu")
BOURGOGNE = {"A1": "BOUs", "A2": "BOUc", "A12": "BOUt", "B1": "BOU1", "C1": "BOU2", "D1": "BREs"}


def unmarked(**asked: Any) -> Position:
    """A new game in which the first turn has no marker."""
    return table(BOURGOGNE, opening="no-marker", **asked)


def test_the_first_turn_ends_with_its_card() -> None:
    game = unmarked()
    assert legal(game) == "A1 A12 B1 B12 C1 C12 D1 D12"
    game.play("A1")
    assert (game.actor, game.phase, game.turn_number) == (1, "TAKE", 1)
    assert legal(game) == "A2 A12 B1 B12 C1 C12 D1 D12"
    assert game.turns() == [(0, ["A1"])]
    with pytest.raises(IllegalAction):
        game.play("@B5")
    mine = seat(game, 0)
    assert (list(mine["cards"]), mine["markers"], mine["reserve"]) == (["A1"], [], 3)


def test_the_second_turn_is_as_usual() -> None:
    game = play(unmarked(), "D12", "A1")
    assert (game.phase, legal(game)) == ("SECOND", "A2 A12 B1 -")
    game.play("A2")
    assert game.phase == "PLACE"
    assert "@D11" in game.legal
    assert game.states["cards"].item() == 2
    game.play("@D11")
    assert (game.actor, game.phase, seat(game, 1)["markers"]) == (0, "TAKE", ["D11"])
    take(game, "C12 @A12")
    assert seat(game, 0)["markers"] == ["A12"]


def test_with_more_players_only_the_first_of_them_places_no_marker() -> None:
    game = play(unmarked(edition="court", players=4, first=2), "C1")
    for player, turn in ((3, "D12 @A5"), (0, "D11 @A6"), (1, "D10 @A7"), (2, "D9 @A8")):
        assert game.actor == player
        take(game, turn)
        assert seat(game, player)["markers"] == [turn.split("@")[1]]


def test_without_the_option_nothing_changes() -> None:
    usual, named = table(BOURGOGNE), table(BOURGOGNE, opening="marker")
    assert usual == named
    assert usual.options == named.options == TABLES[0]
    assert usual.record == named.record
    assert "opening" not in as_text(usual)
    usual.play("A1")
    assert (usual.actor, usual.phase) == (0, "PLACE")
    assert legal(usual).startswith("@A2 @A3")


def test_a_record_keeps_the_option() -> None:
    game = random_game(UNMARKED, "opening")
    assert game.over
    assert game.record.options == UNMARKED
    assert "Option opening: no-marker\n" in as_text(game)
    for text in (game.record.to_json(), as_text(game)):
        assert blazon.load(text) == game
    usual = random_game({"opening": "marker"}, "opening")
    assert blazon.load(as_text(usual)).options == TABLES[0]


def test_another_opening_is_refused() -> None:
    with pytest.raises(BadValue, match=r"options\.opening: must be one of marker, no-marker"):
        table(opening="no marker")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_brief_have_it_only_where_it_applies(language: str) -> None:
    words = texts(language)
    ours = words("richelieu-rules-opening")
    assert ours in NARRATOR.rules(UNMARKED, words)
    assert ours not in NARRATOR.rules(TABLES[0], words)


def test_words_explain_why_no_marker_is_placed() -> None:
    game = unmarked()
    assert why(game, "@B5") == (
        "In this game, nobody places a marker in the very first turn (our own rule).",
        "opening",
    )
    game.play("A1")
    assert why(game, "@B5") == ("Take a card first, then place a marker.", "marker")
