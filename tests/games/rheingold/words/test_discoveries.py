"""What a player's own action revealed to that player; on the board of ``boards``."""

import pytest
from tests.games.rheingold.boards import board, play, ready
from tests.words.asking import discovered

from blazon.locale import LANGUAGES
from blazon.match.position import Position

ANN, BOB = 0, 1


def before_a_storm(shield: int) -> Position:
    """Ann holds AAA with two knights and this shield; Bob storms it from 3, with six or fewer."""
    game = play(ready(board(), ANN, at_3=2), f"3-AAA x2 + ={shield} -")
    return play(ready(game, BOB, at_6=6), "6-5 x6 5-3 x6 3-AAA")


def test_a_storm_that_fails() -> None:
    game = before_a_storm(shield=2)
    assert discovered(game.copy(), "x4", BOB) == [
        "AAA holds: its shield is worth 2, and your 4 knights are back in your supply."
    ]
    assert discovered(game, "x4", ANN) == []


def test_a_storm_that_beats_a_shield() -> None:
    assert discovered(before_a_storm(shield=1), "x6", BOB) == [
        "AAA is yours: its shield was worth 1."
    ]


def test_a_storm_on_a_shield_that_everybody_knows() -> None:
    game = play(before_a_storm(shield=1), "x5")
    play(ready(game, BOB, at_6=6), "6-5 x6 5-3 x6 3-AAA")
    assert discovered(game, "x6", BOB) == []


def test_a_shield_that_was_laid() -> None:
    game = play(ready(board(), ANN, at_3=2), "3-AAA x2 +")
    assert discovered(game.copy(), "=2", BOB) == []
    assert discovered(game, "=2", ANN) == ["Your shield in AAA, which only you can see: worth 2."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    for shield, count in ((2, 4), (1, 6)):
        [line] = discovered(before_a_storm(shield), f"x{count}", BOB, language)
        assert "AAA" in line
        assert str(shield) in line
