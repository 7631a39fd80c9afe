"""Example 5: the worked turn at the end of the rulebooks, with its eight numbered cards."""

import pytest
from tests.games.richelieu.tables import legal, play, seat, table, take

from blazon.match.position import Position

CARDS = {
    "B12": "PRO2",  # 1, a card with two crests
    "A12": "CHAs",  # 2
    "A11": "CHAt",  # 3, below it
    "C1": "CHAc",  # 4, with a marker of the rival
    "B1": "BOUs",  # 5, with the player's own marker
    "B2": "BOUc",  # 6
    "B3": "BOUt",  # 7
    "D9": "PROs",  # 8, with a disc
    "A1": "NOR2",
    "C12": "LAN2",
    "D1": "AUV2",
    "D12": "BRE2",
    "D11": "BRE2",
    "D10": "BRE2",
}


@pytest.fixture
def game() -> Position:
    """Player 0 is to move, with a marker on B1; player 1 has one on C1."""
    game = take(table(CARDS, {"D9": "tower", "B2": "cross"}, first=1), "D12 @C1", "D11 @B1", "D10")
    assert (game.actor, game.phase) == (0, "TAKE")
    assert legal(game) == "A1 A12 B1 B12 C1 C12 D1 D9"
    return game


@pytest.mark.parametrize("card", ["B12", "A1", "C12", "D1"])
def test_one_of_the_cards_with_two_crests_and_no_other(game: Position, card: str) -> None:
    game.play(card)
    assert game.phase == "PLACE"
    assert set(seat(game, 0)["cards"]) == {"D11", card}


def test_card_2_and_the_card_3_that_it_uncovers(game: Position) -> None:
    game.play("A12")
    assert legal(game) == "A11 C1 -"
    game.play("A11")
    assert game.phase == "PLACE"
    assert seat(game, 0)["cards"] == {"D11": "BRE2", "A11": "CHAt", "A12": "CHAs"}


@pytest.mark.parametrize("payment", ["R", "^B1"])
def test_card_2_and_card_4_at_another_end_for_a_marker(game: Position, payment: str) -> None:
    play(game, "A12 C1")
    assert game.phase == "PAY"
    assert legal(game) == "^B1 R"
    game.play(payment)
    assert game.phase == "PLACE"
    mine, theirs = seat(game, 0), seat(game, 1)
    assert set(mine["cards"]) == {"D11", "A12", "C1"}
    assert (mine["box"], mine["reserve"]) == (1, 1 if payment == "R" else 2)
    assert mine["markers"] == (["B1"] if payment == "R" else [])
    assert (theirs["box"], theirs["reserve"], theirs["markers"]) == (0, 3, [])


def test_card_5_gives_the_marker_back_and_card_6_follows(game: Position) -> None:
    game.play("B1")
    assert (seat(game, 0)["reserve"], seat(game, 0)["markers"]) == (3, [])
    assert legal(game) == "B2 -"
    game.play("B2")
    assert seat(game, 0)["discs"] == ["cross"]


def test_card_7_may_not_follow_since_two_cards_are_all(game: Position) -> None:
    play(game, "B1 B2")
    assert game.phase == "PLACE"
    assert "B3" not in game.legal
    assert "@B3" in game.legal


def test_card_8_comes_with_its_disc_and_card_1_may_not_follow(game: Position) -> None:
    game.play("D9")
    assert seat(game, 0)["discs"] == ["tower"]
    assert legal(game) == "-"
    assert game.phase == "SECOND"


def test_neither_may_a_card_of_another_province_follow(game: Position) -> None:
    game.play("B1")
    assert not {"A12", "D9", "C1"} & set(game.legal)
