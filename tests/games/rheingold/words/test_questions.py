"""What the others read while a player moves knights; on the board of ``boards``."""

from tests.games.rheingold.boards import board, bring, play, ready
from tests.words.asking import question

from blazon.match.position import Position

BOB = 1


def ann_with(rival: int = 0, **knights: int) -> Position:
    """Ann has rolled, with knights on these spaces; Bob has this many on 6."""
    return ready(bring(board(), 1, at_6=rival), 0, **knights)


def test_marches() -> None:
    game = ann_with(at_5=2)
    assert question(game, BOB) == "Ann is moving knights (3 moves left)."
    game.play("5-6")
    assert question(game, BOB) == "Ann is moving knights (3 moves left)."
    play(game, "x2 6-5 x2")
    assert question(game, BOB) == "Ann is moving knights (the last move of this turn)."


def test_attacks_in_the_field_and_on_castles() -> None:
    game = ann_with(rival=1, at_5=6)
    game.play("5-6")
    assert question(game, BOB) == "Ann is attacking 6 near BBB."
    game = ann_with(at_5=6)
    game.play("5-CCC")
    assert question(game, BOB) == "Ann is attacking CCC."
    game.play("x6")
    assert question(game, BOB) == "Ann may lay a shield in CCC."
    play(game, "- CCC-5")
    assert question(game, BOB) == "Ann is moving knights (2 moves left)."
