"""A turn, 3: placing a marker, the limit on cards, lifting and moving."""

from typing import Any

import pytest
from tests.games.richelieu.oracle.model import CELLS
from tests.games.richelieu.tables import legal, play, seat, table, take

from blazon.kernel.errors import IllegalAction
from blazon.match.position import Position

COURT_OF_FOUR: dict[str, Any] = {"edition": "court", "players": 4}


def full_reserves_used() -> Position:
    """Player 0 has markers on B5, C5 and D5 and may place another."""
    game = play(take(table({"A7": "BOU2"}), "A1 @B5", "A2", "A3 @C5", "A4", "A5 @D5", "A6"), "A7")
    assert game.phase == "PLACE"
    return game


def test_a_marker_may_be_placed_on_any_free_card_of_the_table() -> None:
    game = play(table(), "A1")
    assert legal(game) == " ".join(f"@{cell}" for cell in CELLS[1:]) + " -"


def test_a_disc_on_the_card_does_not_matter() -> None:
    game = take(table(), "A1 @A4")
    assert game.observe(None).view()["table"]["A4"]["disc"]
    assert seat(game, 0)["markers"] == ["A4"]


def test_not_on_a_card_with_a_marker_nor_on_one_that_is_gone() -> None:
    game = play(take(table(), "A1 @B5", "A2 @C5"), "A3")
    if game.phase == "SECOND":
        game.play("-")
    for token in ("@B5", "@C5", "@A1", "@A3", "^B5"):
        assert token not in game.legal


def test_placing_is_optional_and_ends_the_turn() -> None:
    for order in ("A1 -", "A1 @D4"):
        game = play(table(), order)
        assert (game.actor, game.phase) == (1, "TAKE")


def test_three_markers_may_lie_on_cards() -> None:
    game = full_reserves_used()
    assert (seat(game, 0)["markers"], seat(game, 0)["reserve"]) == (["B5", "C5", "D5"], 0)
    assert legal(game) == "^B5 ^C5 ^D5 -"


def test_a_lifted_marker_is_put_on_another_free_card() -> None:
    game = play(full_reserves_used(), "^C5")
    view = game.observe(None).view()
    assert (game.phase, view["lifted"]) == ("MOVE", "C5")
    assert (view["players"][0]["reserve"], view["players"][0]["markers"]) == (0, ["B5", "D5"])
    for token in ("@C5", "@B5", "-", "R"):
        with pytest.raises(IllegalAction):
            game.play(token)
    game.play("@A8")
    assert seat(game, 0)["markers"] == ["A8", "B5", "D5"]
    assert (game.actor, game.phase) == (1, "TAKE")


def test_with_a_marker_in_reserve_none_is_lifted() -> None:
    game = play(take(table({"A3": "BOU2"}), "A1 @B5", "A2"), "A3")
    assert "^B5" not in game.legal


def test_a_player_with_all_markers_in_the_box_can_do_nothing_more() -> None:
    game = table({"D5": "BRE2"})
    play(take(game, "A1", "D1 @A2", "A2 R", "D2 @A3", "A3 R", "D3 @A4", "A4 R", "D4"), "D5")
    assert (game.phase, legal(game)) == ("PLACE", "-")


def test_nothing_is_lifted_when_no_other_card_is_free() -> None:
    game = table(first=1)
    marks = {"A1": "@D12", "A2": "@D11", "A3": "@D10", "A4": "@D9", "A5": "@D8"}
    play(take(game, *(f"{cell} {marks.get(cell, '-')}" for cell in CELLS[:43])), "D8")
    if game.phase == "PAY":
        game.play("R")
    if game.phase == "SECOND":
        game.play("-")
    assert all(card["marker"] is not None for card in game.observe(None).view()["table"].values())
    assert (game.phase, legal(game)) == ("PLACE", "-")


def test_the_last_row_is_enough_to_place_on() -> None:
    game = table()
    play(take(game, *CELLS[:46]), "D11")
    if game.phase == "SECOND":
        game.play("-")
    assert legal(game) == "@D12 -"


def test_with_four_players_two_markers_may_lie_on_cards_and_be_moved_the_third_stays() -> None:
    game = table({"A9": "BOU2"}, **COURT_OF_FOUR)
    play(take(game, "A1 @B5", "A2", "A3", "A4", "A5 @C5", "A6", "A7", "A8"), "A9")
    assert seat(game, 0)["reserve"] == 1
    assert legal(game) == "^B5 ^C5 -"
    game.play("^B5")
    assert game.phase == "MOVE"
    assert seat(game, 0)["reserve"] == 1
    game.play("@D5")
    assert (seat(game, 0)["markers"], seat(game, 0)["reserve"]) == (["C5", "D5"], 1)


def test_with_four_players_the_third_marker_can_pay() -> None:
    game = take(table(**COURT_OF_FOUR), "A1 @B5", "A2 @B1", "A3", "A4", "A5 @C5", "A6", "A7", "A8")
    game.play("B1")
    assert legal(game) == "^B5 ^C5 R"


@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_all_three_may_lie_on_cards(players: int) -> None:
    game = table(edition="court", players=players)
    others = iter(["A1", "A2", "A3", "A4", "A5", "A6"])
    for card, mark in (("D1", "@B5"), ("D2", "@C5"), ("D3", "@D5")):
        take(game, f"{card} {mark}", *(next(others) for _ in range(players - 1)))
    assert seat(game, 0)["markers"] == ["B5", "C5", "D5"]
