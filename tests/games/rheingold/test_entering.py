"""A turn, 1: the die and the entering knight."""

from fractions import Fraction

import pytest
from tests.games.rheingold.boards import board, bring, legal, play, supply, turn_of

from blazon.kernel.errors import IllegalAction
from blazon.match.position import Position


def starts(game: Position) -> dict[str, list[int]]:
    found: dict[str, list[int]] = game.observe(None).view()["starts"]
    return found


def test_a_turn_begins_with_the_die_and_each_number_is_equally_likely() -> None:
    game = board()
    assert (game.actor, game.phase) == (None, "ROLL")
    assert legal(game) == "d1 d2 d3 d4 d5 d6"
    assert game.chances() == dict.fromkeys(game.legal, Fraction(1, 6))


@pytest.mark.parametrize("die", range(1, 7))
def test_a_knight_enters_the_start_area_with_as_many_coats_of_arms(die: int) -> None:
    game = play(board(), f"d{die}")
    assert starts(game) == {f"S{arms}": [0] if arms == die else [] for arms in range(1, 7)}
    assert supply(game) == [41, 42, 42]
    assert (game.phase, game.actor) == ("MOVE", 0)
    assert game.chances() == {}


def test_no_knight_enters_where_one_of_ones_own_from_an_earlier_turn_still_is() -> None:
    game = turn_of(play(board(), "d1 -"), 0)
    before = supply(game)[0]
    game.play("d1")
    assert (starts(game)["S1"], supply(game)[0]) == ([0], before)


def test_a_rivals_knight_in_the_start_area_does_not_matter() -> None:
    game = play(board(), "d1 - d1 - d1 -")
    assert starts(game)["S1"] == [0, 1, 2]
    assert supply(game) == [41, 41, 41]


def test_nobody_fights_in_a_start_area_and_nobody_enters_it_from_the_map() -> None:
    game = play(turn_of(bring(board(), 0, at_1=1), 1), "d1")
    assert not any(token.endswith(("-S1", "-S2", "-S3")) for token in game.legal)
    game.play("-")
    play(turn_of(game, 0), "d2")
    assert legal(game) == "- 1-2 1-3 S2-1 S2-2"
    with pytest.raises(IllegalAction):
        game.play("1-S1")


def test_without_knights_in_supply_none_enters() -> None:
    game = bring(board(), 0, at_1=42)
    assert supply(game)[0] == 0
    play(turn_of(game, 0), "d2")
    assert starts(game)["S2"] == []
    assert supply(game)[0] == 0


def test_each_of_two_players_is_one_side_of_two_colours() -> None:
    game = board(players=2)
    assert supply(game) == [84, 84]
    shields = game.observe(0).view()["players"][0]["shields"]
    assert shields == {"left": 12, "values": [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3], "gone": []}
    play(game, "d1 -")
    assert supply(game) == [83, 84]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_of_more_players_has_one_colour(players: int) -> None:
    game = board(players=players)
    assert supply(game) == [42] * players
    assert game.observe(1).view()["players"][1]["shields"]["values"] == [0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize("first", range(4))
def test_the_first_player_begins_and_turns_go_round(first: int) -> None:
    game, order = board(players=4, first=first), []
    for _ in range(6):
        order.append(game.turn)
        play(game, "d1 -")
    assert order == [(first + number) % 4 for number in range(6)]
