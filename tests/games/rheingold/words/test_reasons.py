"""Why knights cannot go somewhere, in the rulebook's terms; on the board of ``boards``."""

import pytest
from tests.games.rheingold.boards import board, facing, play, ready, roll
from tests.words.asking import explained, why

from blazon.kernel.errors import BadValue
from blazon.locale import LANGUAGES
from blazon.match.position import Position
from blazon.words.narrator import Explanation


def test_what_is_possible_needs_no_reason() -> None:
    game = facing(at_5=2)
    for pointed_at in ("5-6", "5", "6", "-"):
        assert why(game, pointed_at) == ("", "")


@pytest.mark.parametrize("observer", [1, None])
def test_in_the_turn_of_another(observer: int | None) -> None:
    assert explained(facing(at_5=2), "5-6", observer) == Explanation("It’s Ann’s turn.", "roll")


def test_while_the_die_rolls_nobody_moves() -> None:
    assert explained(board(), "5-6", 0) == Explanation("It’s Ann’s turn.", "roll")


def test_paths() -> None:
    game = facing(at_5=2)
    assert why(game, "5-9") == (
        "No path leads straight from 5 near CCC to 9 near EEE. Each move goes one place further.",
        "map",
    )
    assert why(game, "7-9") == ("You have no knights on 7 near EEE.", "move")
    assert why(game, "9") == ("None of your knights can reach 9 near EEE in one move.", "move")


def test_start_areas_are_not_entered() -> None:
    game = facing(at_1=2)
    reason = ("Knights cannot move into a start area or through one.", "move")
    assert why(game, "1-S1") == reason
    assert why(game, "S1") == reason


def test_an_attack_takes_more_knights_than_stand_there() -> None:
    game = facing(rivals=2, at_5=2)
    reason = (
        "Bob has 2 knights on 6 near BBB: you need 3. "
        "With your 3 remaining moves you can bring at most 2.",
        "attack",
    )
    assert why(game, "5-6") == reason
    assert why(game, "6") == reason
    assert why(facing(rivals=2, at_5=3), "5-6") == ("", "")


def test_all_fronts_are_counted() -> None:
    game = facing(rivals=4, at_5=2, at_4=2)
    play(game, "4-BBB x1" if "4-BBB" in game.legal else "4-5 x1")
    text, section = why(game, "5-6")
    assert "With your 2 remaining moves you can bring at most 3." in text
    assert section == "attack"


def test_a_free_castle_takes_twice_its_swords_from_a_gate() -> None:
    game = facing(at_5=5)
    assert why(game, "5-CCC") == (
        "CCC has 3 swords: it takes at least 6 knights, all from one space beside it. "
        "You have 5 there that can move.",
        "castle",
    )
    assert why(game, "EEE")[0].endswith("You have none there that can move.")
    assert why(facing(at_5=6), "5-CCC") == ("", "")


def held_castle() -> Position:
    """Ann holds CCC with one knight and no shield, and has five on 5; it is her move."""
    return play(facing(at_5=6), "5-CCC x6 - CCC-5 x5")


def test_something_must_stay_in_a_castle() -> None:
    game = held_castle()
    reason = ("One of your knights or shields must stay in CCC.", "castle")
    assert why(game, "CCC-5") == reason
    play(game, "5-CCC")
    assert why(game, "x9")[0] == "At most 5 knights can move from 5 to CCC."


def test_a_castle_that_only_a_shield_holds() -> None:
    game = play(facing(at_5=6), "5-CCC x6 + =2 CCC-5 x6")
    assert why(game, "CCC-5") == ("You have no knights on CCC.", "move")


def test_as_many_as_are_in_a_castle_and_more() -> None:
    game = play(facing(at_5=6), "5-CCC x6 - CCC-5")
    assert why(game, "x6") == ("One of your knights or shields must stay in CCC.", "castle")
    assert why(game, "x7") == ("At most 5 knights can move from CCC to 5.", "move")


def test_a_castle_of_a_rival() -> None:
    game = roll(play(facing(rivals=1, at_5=6), "5-CCC x6 - CCC-5 x4 -"), 1)
    assert why(game, "CCC")[0].startswith("CCC belongs to Ann: it takes at least 4 knights")


def test_how_many_is_asked_first() -> None:
    game = play(facing(at_5=6), "5-CCC")
    assert why(game, "5-6")[0] == "First choose how many knights move from 5 to CCC."
    assert why(game, "x7")[0] == "At most 6 knights can move from 5 to CCC."
    assert why(game, "x5") == ("At least 6 knights must move from 5 to CCC.", "castle")
    game = facing(at_5=2)
    assert why(game, "x1") == ("First choose where knights move from and to.", "move")
    assert why(game, "+")[1] == "shield"


def test_a_shield_is_decided_on_first() -> None:
    game = play(facing(at_5=6), "5-CCC x6")
    assert why(game, "CCC-5") == ("First decide whether to lay a shield in CCC.", "shield")


def two_fronts() -> Position:
    """Bob has two knights on 5; Ann, with two on 3 and two on 4, has chosen those on 3."""
    game = play(ready(board(), 1, at_6=2), "6-5 x2 -")
    return play(ready(game, 0, at_3=2, at_4=2), "3-5 x2")


def test_an_attack_on_several_fronts_is_decided_first() -> None:
    game = two_fronts()
    assert why(game, "4-5") == ("", "")
    reason = (
        "Finish the attack on 5 near CCC first: choose another place to attack from.",
        "attack",
    )
    assert why(game, "4-2") == reason
    assert why(game, "-") == reason
    assert why(game, "4-4") == reason
    assert why(game, "3-5") == ("3 near AAA has already sent knights against 5 near CCC.", "attack")


@pytest.mark.parametrize(
    "token", ["", "99", "5-99", "xx", "A1", "--", "x04", "x128", "x\u0661", "x" + "9" * 5000]
)
def test_nonsense_is_refused(token: str) -> None:
    with pytest.raises(BadValue, match="token"):
        explained(facing(at_5=1), token, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_how_many_it_takes(language: str) -> None:
    game = facing(rivals=2, at_5=2)
    found = explained(game, "5-6", 0, language).text
    assert all(part in found for part in ("Bob", "2", "3", "6"))
