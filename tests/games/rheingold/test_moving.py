"""A turn, 2: up to three moves, splitting and joining."""

import pytest
from tests.games.rheingold.boards import board, bring, knights, legal, play, ready, turn_of

from blazon.kernel.errors import IllegalAction


def test_from_a_start_area_to_a_space_and_on_is_two_moves() -> None:
    game = play(board(), "d1 S1-1 x1")
    assert game.observe(None).view()["moves"] == 2
    play(game, "1-3 x1")
    assert game.observe(None).view()["moves"] == 1
    assert knights(game, "3") == (0, 1)
    assert knights(game, "1") is None


def test_after_the_third_move_the_turn_ends_by_itself() -> None:
    game = play(board(), "d1 S1-1 x1 1-3 x1 3-5 x1")
    assert (game.turn, game.phase) == (1, "ROLL")


def test_a_player_may_stop_at_any_time() -> None:
    for tokens in ("d1 -", "d1 S1-1 x1 -", "d1 S1-1 x1 1-3 x1 -"):
        game = play(board(), tokens)
        assert (game.turn, game.phase) == (1, "ROLL")


def test_an_army_moves_as_one_for_one_move() -> None:
    game = play(ready(board(), 0, at_1=4), "1-3 x4 3-5 x4")
    assert knights(game, "5") == (0, 4)
    assert game.observe(None).view()["moves"] == 1


def test_the_number_is_always_asked_from_one_to_all() -> None:
    game = play(ready(board(), 0, at_1=3, die=1), "S1-2")
    assert (game.phase, legal(game)) == ("COUNT", "x1")
    play(game, "x1 1-3")
    assert legal(game) == "x1 x2 x3"
    pending = game.observe(1).view()["pending"]
    assert pending == {"from": "1", "to": "3", "least": 1, "most": 3}


def test_armies_may_split_and_join_without_limit() -> None:
    game = play(ready(board(), 0, at_1=4), "1-3 x1 1-2 x2 3-1 x1")
    assert (knights(game, "1"), knights(game, "2"), knights(game, "3")) == ((0, 2), (0, 2), None)


def test_moves_are_spread_over_any_of_ones_knights() -> None:
    game = play(ready(board(), 0, at_1=1, at_3=1, die=2), "S2-2 x1 1-2 x1 3-5 x1")
    assert (knights(game, "2"), knights(game, "5")) == ((0, 2), (0, 1))


def test_paths_join_neighbours_only_and_lead_both_ways() -> None:
    game = ready(board(), 0, at_3=1)
    assert legal(game) == "- 3-1 3-5 S6-7 S6-8"
    with pytest.raises(IllegalAction):
        game.play("3-4")


def test_a_space_that_another_side_holds_cannot_be_crossed() -> None:
    game = play(ready(bring(board(), 1, at_9=1), 0, at_5=1), "5-6 x1")
    assert "6-9" not in game.legal
    assert "6-5" in game.legal


def test_several_sides_never_share_a_space() -> None:
    game = play(turn_of(bring(board(), 0, at_1=1), 1), "d1")
    assert legal(game) == "- S1-2"
