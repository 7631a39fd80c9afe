"""A turn, 4: when a return disc may be played, its effect, and what others learn."""

import pytest
from tests.games.richelieu.tables import legal, play, seat, table, take

from blazon.kernel.errors import IllegalAction
from blazon.match.position import Position

CARDS = {"A1": "NORs", "A2": "NORc", "D5": "NORt", "D4": "BREs", "A11": "CHAs", "C12": "PROc"}


def holding(*, paid: bool = True, discs: int = 1) -> Position:
    """Player 0 holds return discs and, having paid for B12, has a marker in the box."""
    laid = {"B7": "return", "C11": "return" if discs == 2 else "BOU"}
    game = table(CARDS, laid, first=1)
    moves = ["B12 @B11" if paid else "B12", "B11 R" if paid else "B11", "B10", "B9", "B8", "B7"]
    take(game, *moves, "C12", "D12", "D11", "C11", "D10")
    assert (game.actor, game.phase) == (0, "TAKE")
    assert seat(game, 0)["discs"].count("return") == discs
    return game


def test_before_a_card() -> None:
    game = holding()
    assert "*" in game.legal
    game.play("*")
    mine = seat(game, 0)
    assert (mine["box"], mine["reserve"], mine["returned"]) == (0, 3, 1)
    assert "return" not in mine["discs"]
    assert game.phase == "TAKE"


def test_between_two_cards() -> None:
    game = play(holding(), "A1")
    assert (game.phase, legal(game)) == ("SECOND", "A2 * -")
    game.play("*")
    assert (game.phase, legal(game)) == ("SECOND", "A2 -")


def test_after_the_cards_and_before_the_marker() -> None:
    game = play(holding(), "A1 A2 *")
    assert game.phase == "PLACE"
    game.play("@D1")
    assert (seat(game, 0)["reserve"], seat(game, 0)["markers"]) == (2, ["D1"])


def test_not_after_the_marker_has_been_placed_nor_in_a_turn_of_others() -> None:
    for end in ("@D1", "-"):
        game = play(holding(), "A1 A2", end)
        assert game.actor == 1
        assert "*" not in game.legal


def test_not_without_a_marker_in_the_box() -> None:
    game = holding(paid=False)
    assert "*" not in game.legal
    with pytest.raises(IllegalAction):
        game.play("*")


def test_not_while_a_payment_is_pending() -> None:
    game = take(holding(), "D1", "D2 @A1")
    assert "*" in game.legal
    game.play("A1")
    assert (game.phase, legal(game)) == ("PAY", "R")


def test_not_while_a_marker_is_lifted() -> None:
    game = play(take(holding(), "D1 @C2", "D2", "D3 @C3", "D9"), "A1 A2 ^C2")
    assert game.phase == "MOVE"
    assert "*" not in game.legal


def test_a_marker_returned_in_the_placing_phase_can_be_placed_instead_of_lifting() -> None:
    game = play(take(holding(), "D1 @C2", "D2", "D3 @C3", "D9"), "A1 A2")
    assert legal(game) == "^C2 ^C3 * -"
    game.play("*")
    assert "@C4" in game.legal
    assert "^C2" not in game.legal


def test_both_return_discs_may_be_played_in_one_turn_one_marker_each() -> None:
    game = take(holding(discs=2), "A12", "D9 @A11", "A11 R", "D8")
    assert seat(game, 0)["box"] == 2
    play(game, "* *")
    mine = seat(game, 0)
    assert (mine["box"], mine["reserve"], mine["returned"], mine["held"]) == (0, 3, 2, 0)
    assert "*" not in game.legal


def test_a_second_return_disc_is_kept_while_the_box_has_no_marker() -> None:
    game = play(holding(discs=2), "*")
    assert "*" not in game.legal
    assert seat(game, 0)["discs"] == ["return"]


def test_all_see_that_it_was_played_and_that_one_disc_less_is_held() -> None:
    game = holding()
    for observer in (None, 1):
        before = game.observe(observer).view()["players"][0]
        assert (before["held"], before["returned"], before["discs"]) == (2, 0, None)
    game.play("*")
    for observer in (None, 1):
        after = game.observe(observer).view()["players"][0]
        assert (after["held"], after["returned"], after["discs"]) == (1, 1, None)
        assert game.observe(observer).log[-1] == "*"


def test_markers_and_return_discs_never_score() -> None:
    game = holding(discs=2)
    before = game.score()
    play(game, "*")
    assert game.score() == before
