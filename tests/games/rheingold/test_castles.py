"""A turn, 4: castles taken and stormed, garrisons, and shields."""

from fractions import Fraction

import pytest
from tests.games.rheingold.boards import (
    board,
    bring,
    knights,
    legal,
    places,
    play,
    ready,
    roll,
    shields,
    supply,
)

from blazon.kernel.errors import IllegalAction
from blazon.match.position import Position


def at_the_gate(number: int, players: int = 3) -> Position:
    """Seat 0 is to move from space 5, the gate of CCC with three swords."""
    return ready(board(players=players), 0, at_5=number)


def held(garrison: int, shield: int | None, attackers: int) -> Position:
    """Seat 0 holds CCC with this many knights and maybe a shield; seat 1 moves from its gate.

    Six or more knights have taken the castle; those that left it are on space 3.
    """
    game = at_the_gate(max(6, garrison))
    play(game, f"5-CCC x{max(6, garrison)} " + ("-" if shield is None else f"+ ={shield}"))
    if garrison < 6:
        play(game, f"CCC-5 x{6 - garrison} 5-3 x{6 - garrison}")
    elif game.phase == "MOVE":
        game.play("-")
    return play(ready(game, 1, at_6=attackers), f"6-5 x{attackers}")


# Free castles


@pytest.mark.parametrize(("path", "swords"), [("3-AAA", 1), ("4-BBB", 2), ("5-CCC", 3)])
def test_a_castle_takes_twice_its_swords_at_its_gate(path: str, swords: int) -> None:
    gate, castle = path.split("-")
    assert path not in ready(board(), 0, **{f"at_{gate}": 2 * swords - 1}).legal
    game = play(ready(board(), 0, **{f"at_{gate}": 2 * swords}), path)
    assert legal(game) == f"x{2 * swords}"
    play(game, f"x{2 * swords} -")
    assert knights(game, castle) == (0, 2 * swords)
    assert game.observe(None).view()["moves"] == 2


def test_with_no_move_left_the_castle_is_not_taken() -> None:
    game = play(ready(board(), 0, at_5=6), "5-6 x6 6-9 x6 9-7 x6")
    assert (game.turn, knights(game, "7")) == (1, (0, 6))


def test_the_attackers_are_any_part_of_the_army_at_the_gate() -> None:
    game = play(ready(board(), 0, at_3=4), "3-AAA")
    assert legal(game) == "x2 x3 x4"
    play(game, "x3 -")
    assert (knights(game, "AAA"), knights(game, "3")) == ((0, 3), (0, 1))


def test_groups_at_different_gates_do_not_add_up() -> None:
    game = play(ready(board(), 0, at_4=3, at_5=1), "5-6 x1")
    assert not {"4-BBB", "6-BBB"} & set(game.legal)


def test_a_castle_is_taken_from_its_gates_only() -> None:
    game = ready(board(), 0, at_1=6)
    assert not [token for token in game.legal if token.endswith(("AAA", "BBB", "CCC"))]


# Shields


def test_at_once_after_taking_a_castle_a_shield_may_be_laid() -> None:
    game = play(at_the_gate(6), "5-CCC x6")
    assert (game.phase, game.actor, legal(game)) == ("SHIELD", 0, "+ -")
    assert game.observe(None).view()["castle"] == "CCC"
    play(game, "-")
    assert places(game)["CCC"]["shield"] is None
    assert (game.phase, game.turn) == ("MOVE", 0)


def test_a_shield_is_drawn_from_those_that_are_left_with_exact_chances() -> None:
    game = play(at_the_gate(6), "5-CCC x6 +")
    assert (game.phase, game.actor, legal(game)) == ("DRAW", None, "=0 =1 =2 =3")
    sixth = Fraction(1, 6)
    assert game.chances() == {"=0": sixth, "=1": 2 * sixth, "=2": 2 * sixth, "=3": sixth}
    game.play("=3")
    assert shields(game, 0, 0) == {"left": 5, "values": [0, 1, 1, 2, 2], "gone": []}
    play(game, "CCC-5 x6")
    assert game.phase == "MOVE"
    play(ready(game, 0, at_3=2), "3-AAA x2 +")
    assert legal(game) == "=0 =1 =2"
    assert game.chances() == {"=0": Fraction(1, 5), "=1": Fraction(2, 5), "=2": Fraction(2, 5)}


def test_only_its_owner_knows_what_a_shield_is_worth() -> None:
    game = play(at_the_gate(6), "5-CCC x6 + =2")
    assert places(game, 0)["CCC"]["shield"] == {"value": 2, "shown": False}
    for observer in (1, 2, None):
        assert places(game, observer)["CCC"]["shield"] == {"value": None, "shown": False}
        assert shields(game, 0, observer) == {"left": 5, "values": None, "gone": []}
        assert game.observe(observer).log[-1] == "=?"
    assert game.observe(0).log[-1] == "=2"


def test_after_the_third_move_the_shield_is_still_asked_for() -> None:
    game = play(ready(board(), 0, at_1=2), "S6-7 x1 1-3 x2 3-AAA x2")
    assert (game.turn, game.phase) == (0, "SHIELD")
    play(game, "+ =1")
    assert (game.turn, game.phase) == (1, "ROLL")


def test_without_a_shield_left_none_is_asked_for() -> None:
    game = bring(board(huts=8), 0, at_3=16)
    for hut, value in enumerate((0, 1, 1, 2, 2, 3)):
        play(roll(game, 0), f"3-H{hut} x2 + ={value} -")
    play(roll(game, 0), "3-H6 x2")
    assert (game.phase, shields(game, 0, 0)["left"]) == ("MOVE", 0)
    assert places(game)["H6"] == {"holder": 0, "knights": 2, "shield": None}


def test_a_shield_is_laid_never_later_and_never_moves() -> None:
    game = play(at_the_gate(8), "5-CCC x6 - 5-CCC x2")
    assert game.phase == "MOVE"
    assert places(game)["CCC"] == {"holder": 0, "knights": 8, "shield": None}


# Castles of another side


def test_the_swords_of_a_held_castle_no_longer_count() -> None:
    game = play(held(1, None, 2), "5-CCC")
    assert legal(game) == "x2"
    play(game, "x2")
    assert (game.phase, knights(game, "CCC")) == ("SHIELD", (1, 2))


def test_without_a_shield_twice_the_knights_inside_always_win() -> None:
    game = held(3, None, 6)
    before = supply(game)[0]
    play(game, "5-CCC")
    assert legal(game) == "x6"
    play(game, "x6 -")
    assert knights(game, "CCC") == (1, 6)
    assert supply(game)[0] == before + 3


@pytest.mark.parametrize(("value", "wins"), [(0, True), (1, False), (2, False), (3, False)])
def test_two_knights_and_an_unknown_shield_four_win_only_against_a_0(
    value: int, wins: bool
) -> None:
    game = held(2, value, 4)
    before = supply(game)
    play(game, "5-CCC x4")
    if wins:
        assert (game.phase, knights(game, "CCC")) == ("SHIELD", (1, 4))
        play(game, "-")
    assert (game.phase, game.turn, game.observe(None).view()["moves"]) == ("MOVE", 1, 1)
    if wins:
        return
    assert knights(game, "CCC") == (0, 2)
    assert knights(game, "5") is None
    assert supply(game) == [before[0], before[1] + 4, before[2]]
    for observer in (0, 1, 2, None):
        assert places(game, observer)["CCC"]["shield"] == {"value": value, "shown": True}


@pytest.mark.parametrize("value", range(4))
def test_ten_always_beat_two_knights_and_a_shield(value: int) -> None:
    game = play(held(2, value, 10), "5-CCC")
    assert legal(game) == "x10 x4 x5 x6 x7 x8 x9"
    play(game, "x10 -")
    assert knights(game, "CCC") == (1, 10)


def test_fewer_than_twice_what_is_known_of_the_defence_may_not_try() -> None:
    assert "5-CCC" not in held(2, 0, 3).legal


@pytest.mark.parametrize(("value", "wins"), [(0, True), (1, False)])
def test_one_knight_may_try_a_castle_that_only_a_shield_defends(value: int, wins: bool) -> None:
    game = play(held(0, value, 1), "5-CCC")
    assert legal(game) == "x1"
    play(game, "x1")
    assert knights(game, "CCC") == ((1, 1) if wins else (0, 0))


def test_a_shield_known_to_all_counts_for_the_number_that_may_try() -> None:
    game = play(ready(play(held(2, 3, 4), "5-CCC x4 -"), 1, at_6=10), "6-5 x9")
    assert "5-CCC" not in game.legal
    play(game, "6-5 x1 5-CCC")
    assert legal(game) == "x10"
    play(game, "x10 -")
    assert knights(game, "CCC") == (1, 10)


def test_a_beaten_shield_leaves_the_game_seen_by_all() -> None:
    game = play(held(1, 2, 6), "5-CCC x6")
    assert game.phase == "SHIELD"
    for observer in (0, 1, 2, None):
        assert shields(game, 0, observer)["gone"] == [2]
        assert shields(game, 0, observer)["left"] == 5
    assert places(game)["CCC"]["shield"] is None
    play(game, "+")
    assert game.chances()["=1"] == Fraction(2, 6)  # from the owner's pile


# Garrisons


def test_without_a_shield_one_knight_at_least_must_stay() -> None:
    game = play(at_the_gate(6), "5-CCC x6 - CCC-5")
    assert legal(game) == "x1 x2 x3 x4 x5"
    play(game, "x5")
    assert "CCC-5" not in game.legal
    assert knights(game, "CCC") == (0, 1)


def test_with_a_shield_all_may_leave_and_come_back() -> None:
    game = play(at_the_gate(6), "5-CCC x6 + =0 CCC-5 x6")
    assert places(game)["CCC"] == {
        "holder": 0,
        "knights": 0,
        "shield": {"value": None, "shown": False},
    }
    play(game, "5-CCC x2")
    assert knights(game, "CCC") == (0, 2)


def test_the_only_knight_may_leave_at_once_when_a_shield_is_laid() -> None:
    game = play(held(garrison=0, shield=0, attackers=1), "5-CCC x1")
    assert knights(game, "CCC") == (1, 1)
    assert "CCC-5" not in legal(game)
    play(game, "+ =2")
    assert "CCC-5" in legal(game)
    play(game, "CCC-5 x1")
    assert (knights(game, "CCC"), knights(game, "5")) == ((1, 0), (1, 1))


def test_the_only_knight_stays_when_no_shield_is_laid() -> None:
    game = play(held(garrison=0, shield=0, attackers=1), "5-CCC x1 -")
    assert game.phase == "MOVE"
    assert "CCC-5" not in legal(game)


def test_a_castle_with_several_gates_is_a_passage() -> None:
    game = play(ready(board(), 0, at_4=4), "4-BBB x4 + =1 BBB-6 x4")
    assert knights(game, "6") == (0, 4)
    play(game, "6-BBB x4")
    assert (game.turn, knights(game, "BBB")) == (1, (0, 4))


def test_a_castle_that_is_not_ones_own_is_no_passage() -> None:
    game = ready(board(), 0, at_4=1)
    with pytest.raises(IllegalAction):
        game.play("4-BBB")


def test_knights_in_a_castle_may_attack_through_its_gates() -> None:
    game = play(roll(play(held(3, None, 1), "-"), 0), "CCC-5")
    assert legal(game) == "x1 x2"  # one is enough if the three on space 3 help
    game.play("x2")
    assert knights(game, "5") == (0, 2)
