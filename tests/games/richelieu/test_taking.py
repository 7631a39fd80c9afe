"""A turn, 1 and 2: taking a card, paying for it, and a second card."""

import pytest
from tests.games.richelieu.tables import legal, play, seat, table, take

from blazon.kernel.errors import IllegalAction

BOURGOGNE = {"A1": "BOUs", "A2": "BOUc", "A12": "BOUt", "B1": "BOU1", "C1": "BOU2", "D1": "BREs"}


def test_a_card_is_taken_from_either_end_of_a_row() -> None:
    game = table()
    assert legal(game) == "A1 A12 B1 B12 C1 C12 D1 D12"
    with pytest.raises(IllegalAction):
        game.play("A2")
    take(game, "A1", "A12")
    assert legal(game) == "A2 A11 B1 B12 C1 C12 D1 D12"


def test_the_only_card_of_a_row_is_both_its_ends() -> None:
    game = take(table(), *(f"A{column}" for column in range(1, 12)))
    assert legal(game) == "A12 B1 B12 C1 C12 D1 D12"
    take(game, "A12")
    assert legal(game) == "B1 B12 C1 C12 D1 D12"


def test_the_first_player_begins_and_the_others_follow_in_turn() -> None:
    game = table(first=2, edition="court", players=4)
    order = []
    for cell in ("A1", "A2", "A3", "A4", "A5"):
        order.append(game.actor)
        take(game, cell)
    assert order == [2, 3, 0, 1, 2]


def test_a_disc_comes_with_its_card_and_only_the_taker_sees_it() -> None:
    game = take(table(discs={"A4": "sword"}), "A1", "A2", "A3", "A4")
    assert seat(game, 1)["discs"] == ["sword"]
    for observer in (0, None):
        before = game.observe(observer).view()["players"][1]
        assert (before["discs"], before["held"]) == (None, 1)


def test_the_very_first_turn_of_the_game_has_no_second_card() -> None:
    game = play(table(BOURGOGNE), "A1")
    assert game.phase == "PLACE"


def test_a_second_card_is_of_the_same_province_with_one_crest_each() -> None:
    game = play(take(table(BOURGOGNE), "D12"), "A1")
    assert game.phase == "SECOND"
    assert legal(game) == "A2 A12 B1 -"
    game.play("A2")
    assert game.phase == "PLACE"
    assert set(seat(game, 1)["cards"]) == {"A1", "A2"}


def test_no_second_card_need_be_taken() -> None:
    game = play(take(table(BOURGOGNE), "D12"), "A1 -")
    assert game.phase == "PLACE"


def test_a_second_card_is_asked_for_even_when_there_is_none() -> None:
    game = table({"A1": "BOUs", "A2": "BRE2", "A12": "BRE2", "B1": "BRE2", "B12": "CHA2"})
    play(take(game, "D12"), "A1")
    assert (game.phase, legal(game)) == ("SECOND", "-")


def test_after_a_card_with_two_crests_no_second_is_asked_for() -> None:
    game = play(take(table(BOURGOGNE), "D12"), "C1")
    assert game.phase == "PLACE"


def test_an_own_marker_goes_back_to_the_reserve_with_its_card() -> None:
    game = take(table(), "A1 @B1", "A2")
    assert (seat(game, 0)["reserve"], seat(game, 0)["markers"]) == (2, ["B1"])
    game.play("B1")
    assert game.phase != "PAY"
    mine = seat(game, 0)
    assert (mine["reserve"], mine["markers"], mine["box"]) == (3, [], 0)


def test_payment_is_from_the_reserve_or_from_any_card_with_an_own_marker() -> None:
    game = play(take(table(), "A1 @D12", "A2 @B1", "A3 @C5", "A4", "D12", "A12"), "B1")
    assert (game.phase, legal(game)) == ("PAY", "^C5 R")


def test_with_an_empty_reserve_payment_is_from_cards_only() -> None:
    game = play(take(table(), "A1 @D2", "A2 @B1", "A3 @C5", "A4", "A5 @D11", "A6"), "B1")
    assert (game.phase, legal(game)) == ("PAY", "^C5 ^D2 ^D11")
    game.play("^D2")
    mine = seat(game, 0)
    assert (mine["markers"], mine["reserve"], mine["box"]) == (["C5", "D11"], 0, 1)


def test_with_no_marker_on_cards_payment_is_from_the_reserve_but_still_asked() -> None:
    game = play(take(table(), "A1 @B1", "A2", "A3"), "B1")
    assert (game.phase, legal(game)) == ("PAY", "R")


def test_until_the_payment_the_card_lies_on_the_table_with_disc_and_marker() -> None:
    game = play(take(table(discs={"A4": "tower"}), "A1 @A4", "A2", "A3"), "A4")
    view = game.observe(1).view()
    assert view["pending"] == "A4"
    assert (view["table"]["A4"]["marker"], view["table"]["A4"]["disc"]) == (0, True)
    assert (view["players"][1]["held"], view["players"][0]["reserve"]) == (0, 2)
    game.play("R")
    view = game.observe(1).view()
    assert "A4" not in view["table"]
    assert (view["players"][1]["discs"], view["players"][0]["reserve"]) == (["tower"], 3)
    assert view["pending"] is None


def test_the_paid_marker_goes_to_the_box_and_the_reserved_one_back_to_its_owner() -> None:
    game = play(take(table(edition="court", players=3), "A1 @B1", "A2"), "B1 R")
    view = game.observe(None).view()["players"]
    assert [seat["box"] for seat in view] == [0, 0, 1]
    assert [seat["reserve"] for seat in view] == [3, 3, 2]


def test_a_marker_regained_with_the_first_card_pays_for_the_second() -> None:
    cards = {"B1": "BOUs", "C1": "BOUc", **dict.fromkeys(["A2", "A4"], "NOR2")}
    game = take(table(cards), "A1", "D1 @A2", "A2 R", "D2 @A3", "A3 R @B1", "D3 @C1", "D12", "D4")
    assert (seat(game, 0)["box"], seat(game, 0)["reserve"]) == (2, 0)
    play(game, "B1")
    assert (game.phase, legal(game)) == ("SECOND", "C1 -")
    game.play("C1")
    assert (game.phase, legal(game)) == ("PAY", "R")
    game.play("R")
    assert (seat(game, 0)["box"], seat(game, 0)["reserve"]) == (3, 0)
    assert {"B1", "C1"} <= set(seat(game, 0)["cards"])


def test_with_all_markers_in_the_box_no_card_of_a_rival_can_be_taken() -> None:
    game = take(table(), "A1", "D1 @A2", "A2 R", "D2 @A3", "A3 R", "D3 @A4", "A4 R", "D4 @A5")
    assert seat(game, 0)["box"] == 3
    assert legal(game) == "A12 B1 B12 C1 C12 D5 D12"


def test_nor_as_a_second_card() -> None:
    game = table({"B1": "BOUs", "B2": "BOUc", "B12": "BOUt"})
    play(take(game, "A1", "D1 @A2", "A2 R", "D2 @A3", "A3 R", "D3 @A4", "A4 R", "D4 @B2"), "B1")
    assert legal(game) == "B12 -"
