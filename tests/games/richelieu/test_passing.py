"""A turn, 1, the pass: legal only for a player who cannot take any card."""

import pytest
from tests.games.richelieu.samples import TABLES, random_game
from tests.games.richelieu.tables import legal, play, seat, table, take

from blazon.kernel.errors import IllegalAction
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

IN_ROWS = [f"{row}{column}" for row in "BCD" for column in range(1, 13)]


def stuck(disc: str = "BOU") -> Position:
    """Player 0 has paid three times; the last two cards have markers of player 1."""
    game = table(discs={"D5": disc})
    take(game, "A1", "A2 @A3", "A3 R", "A4 @A5", "A5 R", "A6 @A7", "A7 R", "A8 @D11", "A9")
    take(game, "A10 @D12", "A11", "A12", *IN_ROWS[:-2])
    assert (game.actor, game.phase) == (0, "TAKE")
    assert list(game.observe(None).view()["table"]) == ["D11", "D12"]
    return game


def test_a_player_who_can_take_a_card_may_not_pass() -> None:
    game = table()
    with pytest.raises(IllegalAction):
        game.play("-")


def test_a_player_who_can_take_none_passes_and_places_no_marker() -> None:
    game = stuck()
    assert legal(game) == "-"
    game.play("-")
    assert (game.actor, game.phase) == (1, "TAKE")


def test_the_owner_of_the_markers_can_always_take() -> None:
    game = play(stuck(), "-")
    assert legal(game) == "D11 D12"
    take(game, "D11")
    assert legal(game) == "-"
    play(game, "-", "D12")
    assert game.over


def test_a_return_disc_may_stand_beside_the_pass_and_need_not_be_played() -> None:
    game = stuck("return")
    assert legal(game) == "* -"
    game.play("-")
    assert "return" in seat(game, 0)["discs"]


def test_with_the_return_disc_played_a_card_can_and_must_be_taken() -> None:
    game = play(stuck("return"), "*")
    assert (game.phase, legal(game)) == ("TAKE", "D11 D12")
    play(game, "D12 R")
    assert seat(game, 0)["box"] == 3


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_players_are_never_all_stuck(number: int) -> None:
    for game_number in range(60 if ENABLED else 2):
        game = random_game(TABLES[number], f"stuck {game_number}")
        passed = 0
        for _, tokens in game.turns():
            passed = passed + 1 if tokens[-1] == "-" and set(tokens) <= {"-", "*"} else 0
            assert passed < game.players
