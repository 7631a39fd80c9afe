"""A turn, 3: attacks in the field, including several fronts."""

import pytest
from tests.games.rheingold.boards import board, facing, knights, legal, play, ready, roll, supply

from blazon.kernel.errors import IllegalAction
from blazon.match.position import Position


def besieged(defenders: int, **attackers: int) -> Position:
    """Seat 1 has this many on space 5; seat 0 is to move with these around it."""
    return ready(play(ready(board(), 1, at_6=defenders), f"6-5 x{defenders} -"), 0, **attackers)


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 2), (2, 3)])
def test_as_many_as_the_defenders_or_fewer_may_not_attack(attackers: int, defenders: int) -> None:
    assert "5-6" not in facing(defenders, at_5=attackers).legal


@pytest.mark.parametrize(("attackers", "defenders"), [(2, 1), (3, 2), (5, 1)])
def test_more_than_the_defenders_beat_them_and_lose_nothing(attackers: int, defenders: int) -> None:
    game = facing(defenders, at_5=attackers)
    before = supply(game)
    game.play("5-6")
    counts = " ".join(f"x{number}" for number in range(defenders + 1, attackers + 1))
    assert legal(game) == counts
    game.play(f"x{attackers}")
    assert knights(game, "6") == (0, attackers)
    assert knights(game, "5") is None
    assert supply(game) == [before[0], before[1] + defenders, before[2]]
    assert (game.phase, game.observe(None).view()["moves"]) == ("MOVE", 2)


def test_two_groups_from_two_sides_beat_together_what_neither_beats_alone() -> None:
    game = play(besieged(2, at_3=2, at_4=1), "3-5")
    assert legal(game) == "x2"
    game.play("x2")
    assert (game.phase, legal(game)) == ("FRONT", "4-5")
    front = game.observe(2).view()["front"]
    assert front == {"target": "5", "defenders": 2, "groups": [{"from": "3", "knights": 2}]}
    play(game, "4-5 x1")
    assert knights(game, "5") == (0, 3)
    assert (knights(game, "3"), knights(game, "4")) == (None, None)
    assert (game.phase, game.observe(None).view()["moves"]) == ("MOVE", 1)


def test_groups_named_stay_on_their_places_until_it_is_decided() -> None:
    game = play(besieged(2, at_3=2, at_4=1), "3-5 x2")
    assert (knights(game, "3"), knights(game, "5")) == ((0, 2), (1, 2))
    assert game.observe(None).view()["moves"] == 2


def test_nothing_else_may_be_done_in_between() -> None:
    game = play(besieged(2, at_3=2, at_4=2), "3-5 x1")
    for token in ("-", "4-2", "3-1", "3-5"):
        with pytest.raises(IllegalAction):
            game.play(token)


def test_an_attack_that_cannot_succeed_is_not_offered() -> None:
    assert "3-5" not in besieged(3, at_3=2, at_4=1).legal
    assert "3-5" in besieged(2, at_3=2, at_4=1).legal


def test_the_moves_that_remain_limit_the_fronts() -> None:
    game = play(besieged(2, at_3=2, at_4=1), "S6-8 x1 8-9 x1")
    assert "3-5" not in game.legal
    game = play(besieged(2, at_3=2, at_4=1), "S6-8 x1")
    assert {"3-5", "4-5"} <= set(game.legal)


def test_each_number_must_leave_enough_for_the_others_to_succeed() -> None:
    game = play(besieged(4, at_3=4, at_4=2), "3-5")
    assert legal(game) == "x3 x4"
    play(game, "x3 4-5")
    assert legal(game) == "x2"
    game = play(besieged(4, at_3=4, at_4=2), "4-5")
    assert legal(game) == "x1 x2"
    play(game, "x1 3-5")
    assert legal(game) == "x4"


def test_a_place_that_has_contributed_sends_no_more() -> None:
    game = play(besieged(4, at_3=4, at_4=2), "3-5 x3")
    assert legal(game) == "4-5"


def test_three_groups_are_the_most_and_each_costs_a_move() -> None:
    game = ready(board(swords={"CCC": 1}), 0, at_5=4)
    play(game, "5-CCC x4 -")  # the attacker's castle beside space 5, with no shield
    play(ready(game, 1, at_6=6), "6-5 x6 -")
    ready(game, 0, at_3=2, at_4=2)
    assert {"3-5", "4-5", "CCC-5"} <= set(game.legal)
    game.play("CCC-5")
    assert legal(game) == "x3"  # one must stay: without a shield the castle would be empty
    play(game, "x3")
    assert legal(game) == "3-5 4-5"
    play(game, "3-5 x2 4-5 x2")
    assert knights(game, "5") == (0, 7)
    assert knights(game, "CCC") == (0, 1)
    assert (game.turn, game.phase) == (1, "ROLL")


def test_a_start_area_may_be_one_of_the_places() -> None:
    game = play(roll(board(), 1, die=1), "S1-1 x1 -")
    ready(game, 0, at_2=1, die=1)
    assert {"S1-1", "2-1"} <= set(game.legal)
    play(game, "S1-1 x1")
    assert (game.phase, legal(game)) == ("FRONT", "2-1")
    play(game, "2-1 x1")
    assert knights(game, "1") == (0, 2)
    assert game.observe(None).view()["starts"]["S1"] == []


def test_the_beaten_come_in_again_by_the_die() -> None:
    game = facing(1, at_5=2)
    before = supply(game)[1]
    play(game, "5-6 x2 -")
    assert supply(game)[1] == before + 1
    play(game, "d4")
    assert supply(game)[1] == before
