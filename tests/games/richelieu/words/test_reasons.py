"""Why a card cannot be taken, used to pay or marked, in the rulebook's terms."""

import pytest
from msgspec.structs import replace
from tests.games.richelieu.tables import play, table, take
from tests.words.asking import explained, localization, why

from blazon.kernel.errors import BadValue
from blazon.locale import LANGUAGES
from blazon.match.position import Position
from blazon.words.narrator import Explanation, narrator_of


def all_paid(last: str = "D4") -> Position:
    """Ann has paid with all her markers; Bob has just taken a card."""
    game = table({"D5": "BRE2"})
    return take(game, "A1", "D1 @A2", "A2 R", "D2 @A3", "A3 R", "D3 @A4", "A4 R", last)


def test_what_is_possible_needs_no_reason() -> None:
    game = table()
    assert why(game, "A1") == ("", "")
    game.play("A1")
    for pointed_at in ("B5", "@B5", "-"):
        assert why(game, pointed_at) == ("", "")


@pytest.mark.parametrize("observer", [1, None])
def test_in_the_turn_of_another(observer: int | None) -> None:
    assert explained(table(), "A1", observer) == Explanation("It’s Ann’s turn.", "take")


def test_cards_are_taken_from_the_ends_of_a_row() -> None:
    text, section = why(table(), "B5")
    assert text.endswith("In this row, that is B1 or B12.")
    assert section == "take"


def test_a_card_that_is_gone() -> None:
    game = take(table(), "A1")
    assert why(game, "A1") == ("The card on A1 has already been taken.", "take")


def test_a_card_comes_first_and_must_be_taken() -> None:
    assert why(table(), "@B5") == ("Take a card first, then place a marker.", "marker")
    assert why(table(), "-") == ("You must take a card if you can.", "take")
    assert why(table(), "R") == ("There is nothing to pay for now.", "marker")


def test_the_second_card_is_of_the_same_province_with_one_crest_each() -> None:
    game = play(take(table({"A1": "BOUs", "B1": "BREs", "C1": "BOU2", "B12": "BOUc"}), "D12"), "A1")
    assert why(game, "B1") == (
        "B1 is from another province: the second card must be from Bourgogne, like the first.",
        "second",
    )
    assert why(game, "C1") == (
        "C1 shows two crests. Both the first and the second card must show one crest.",
        "second",
    )
    assert why(game, "B12") == ("", "")


@pytest.mark.parametrize(
    ("turn", "reason"),
    [
        ("C1", "You can’t take a second card after one with two crests."),
        ("A1 -", "You have finished taking cards this turn."),
        ("A1 B12", "You have taken two cards. You can’t take a third."),
    ],
)
def test_a_row_end_after_the_cards_explains_why_no_more_is_taken(turn: str, reason: str) -> None:
    game = play(take(table({"A1": "BOUs", "C1": "BOU2", "B12": "BOUc"}), "D12 @D1"), turn)
    assert why(game, "D1") == (f"Ann’s marker is already on D1. {reason}", "marker")
    assert why(game, "D5") == ("", "")


def test_a_marked_card_without_a_marker_to_pay() -> None:
    game = all_paid("D4 @A5")
    assert why(game, "A5") == (
        "Bob’s marker is on A5, and all your markers are in the box: you have none to pay with.",
        "marker",
    )


def test_a_return_disc_would_help_to_pay() -> None:
    game = table(discs={"A4": "return"})
    take(game, "A1", "D1 @A2", "A2 R", "D2 @A3", "A3 R", "D3 @A4", "A4 R", "D4 @A5")
    assert why(game, "A5")[0].endswith("Play your return disc to get one back.")
    assert why(game, "*") == ("", "")


def test_payment() -> None:
    game = play(take(table(), "A1 @D2", "A2 @B1", "A3 @C5", "A4", "A5 @D11", "A6"), "B1")
    assert why(game, "C5") == ("", "")
    assert why(game, "A7") == (
        "To pay for B1, choose one of your own markers. There is none on A7.",
        "marker",
    )
    assert why(game, "R")[0].startswith("You have no marker in reserve: pay with one")
    assert why(game, "-")[0] == "You chose B1: now you must pay with a marker."
    assert why(game, "*") == (
        "You can’t play a return disc while you are paying or moving a marker.",
        "return",
    )


def test_marking() -> None:
    game = take(table({"A7": "BOU2"}), "A1 @B5", "A2 @B6", "A3 @C5", "A4", "A5 @D5", "A6")
    game.play("A7")
    assert why(game, "B6") == ("Bob’s marker is already on B6.", "marker")
    assert why(game, "C8") == (
        "You have no marker in reserve. You may move one: first choose the card it is on.",
        "marker",
    )
    assert why(game, "A2") == ("The card on A2 has already been taken.", "marker")
    game.play("^C5")
    assert why(game, "C5")[0] == "You lifted the marker from C5: it must go on another card."
    assert why(game, "D5")[0] == "Your marker is already on D5."
    assert why(game, "-")[0].startswith("Put the marker that you lifted from C5")


def test_a_marker_that_cannot_be_lifted() -> None:
    game = play(take(table({"A7": "BOU2"}), "A1 @B5", "A2 @B6", "A3", "A4"), "A5")
    assert why(game, "^B5") == (
        "You can move a marker only when you cannot place one from your reserve.",
        "marker",
    )
    assert why(game, "^C5") == ("None of your markers is on C5.", "marker")
    assert why(game, "^B6") == ("Bob’s marker is already on B6.", "marker")


def test_a_marker_put_where_one_must_be_taken_and_the_other_way_round() -> None:
    game = play(take(table(), "A1 @D2", "A2 @B1", "A3 @C5", "A4"), "B1")
    assert why(game, "@C5") == ("You chose B1: now you must pay with a marker.", "marker")
    game = take(table({"A7": "BOU2"}), "A1 @B5", "A2", "A3 @C5", "A4", "A5 @D5", "A6")
    play(game, "A7 ^C5")
    reason = ("Put the marker that you lifted from C5 on another card first.", "marker")
    assert why(game, "^B6") == reason
    assert why(game, "^B5") == reason


def test_marking_with_all_markers_in_the_box() -> None:
    game = play(all_paid(), "D5")
    assert why(game, "B5") == ("All your markers are in the box: you have none to place.", "marker")


def test_with_four_players_two_markers_may_lie_on_cards() -> None:
    game = table({"A9": "BOU2"}, edition="court", players=4)
    play(take(game, "A1 @B5", "A2", "A3", "A4", "A5 @C5", "A6", "A7", "A8"), "A9")
    assert why(game, "B8")[0].startswith("Only 2 of your markers can be on cards at once.")


def test_return_discs() -> None:
    assert why(table(), "*") == ("You have no return disc.", "return")
    game = take(table(discs={"A4": "return"}), "A1", "A2", "A3", "A4")
    assert why(game, "*")[0] == "You have no return disc.", "it is Bob who took it"
    take(game, "A5")
    assert why(game, "*") == ("None of your markers is in the box.", "return")


def test_after_the_end() -> None:
    game = table()
    seen = replace(game.observe(0), phase="OVER", legal=())
    found = narrator_of("richelieu").explain(seen, "A1", localization(game))
    assert found == Explanation("The game is over.", "end")


@pytest.mark.parametrize("token", ["", "Z9", "A13", "@^A1", "12-13", "@"])
def test_nonsense_is_refused(token: str) -> None:
    with pytest.raises(BadValue, match="token"):
        explained(table(), token, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_card(language: str) -> None:
    assert "B12" in explained(table(), "B5", 0, language).text
