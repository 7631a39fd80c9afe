"""What the others read while a player moves knights; on the board of ``boards``."""

from tests.games.rheingold.boards import facing, play
from tests.words.asking import question

BOB = 1


def test_marches() -> None:
    game = facing(at_5=2)
    assert question(game, BOB) == "Ann is moving knights (3 moves left)."
    game.play("5-6")
    assert question(game, BOB) == "Ann is moving knights (3 moves left)."
    play(game, "x2 6-5 x2")
    assert question(game, BOB) == "Ann is moving knights (the last move of this turn)."


def test_attacks_in_the_field_and_on_castles() -> None:
    game = play(facing(rivals=1, at_5=6), "5-6")
    assert question(game, BOB) == "Ann is attacking 6 near BBB."
    game = play(facing(at_5=6), "5-CCC")
    assert question(game, BOB) == "Ann is attacking CCC."
    game.play("x6")
    assert question(game, BOB) == "Ann may lay a shield in CCC."
    play(game, "- CCC-5")
    assert question(game, BOB) == "Ann is moving knights (2 moves left)."
