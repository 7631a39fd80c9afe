"""The end: the last castle but one, and a limit of rounds."""

import pytest
from tests.games.rheingold.boards import SWORDS, board, knights, places, play, ready, turn_of

from blazon.kernel.errors import GameOver
from blazon.match.position import Position


def nearly_over(shield: str = "-") -> Position:
    """Seat 0 holds AAA, BBB and CCC; DDD and EEE are free, and seat 0 moves from their gate."""
    game = play(ready(board(), 0, at_4=4), f"4-BBB x4 {shield}")
    play(ready(game, 0, at_3=2), "3-AAA x2 -")
    play(ready(game, 0, at_5=6), "5-CCC x6 -")
    return play(ready(game, 0, at_5=4), "5-6 x4 6-9 x4")


def test_the_last_castle_but_one_ends_the_game_at_once_and_brings_the_last() -> None:
    game = play(nearly_over(), "9-EEE x4")
    assert (game.over, game.phase, game.actor, game.turn) == (True, "OVER", None, 0)
    assert list(game.legal) == []
    score = game.score()
    assert score["lines"] == [
        {"castle": castle, "swords": swords, "owner": 0} for castle, swords in SWORDS.items()
    ]
    assert (score["totals"], score["winners"]) == ([9, 0, 0], [0])
    assert knights(game, "DDD") == (0, 0)
    with pytest.raises(GameOver):
        game.play("+")


def test_it_is_whoever_takes_the_last_but_one_that_gets_the_last() -> None:
    game = play(ready(play(nearly_over(), "9-6 x4"), 1, at_9=2), "9-DDD x2")
    assert game.score()["totals"] == [6, 3, 0]


def test_at_the_end_no_shield_is_laid_and_hidden_ones_stay_hidden() -> None:
    game = play(nearly_over("+ =2 -"), "9-DDD x4")
    assert game.over
    assert places(game, 1)["BBB"]["shield"] == {"value": None, "shown": False}
    assert places(game, 0)["BBB"]["shield"] == {"value": 2, "shown": False}


def test_a_castle_taken_from_a_rival_does_not_end_the_game() -> None:
    game = play(nearly_over(), "-")
    for _ in range(4):
        play(turn_of(game, 1), "d1 S1-1 x1 1-3 x1 -")
    play(turn_of(game, 1), "d6 3-AAA x4 -")
    assert (knights(game, "AAA"), game.over) == ((1, 4), False)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_a_limit_of_rounds_gives_every_side_the_same_number_of_turns(
    players: int, first: int
) -> None:
    game, turns = board(players=players, first=first, rounds=3), [0] * players
    while not game.over:
        assert game.observe(None).view()["round"] == min(turns) + 1
        turns[game.turn] += 1
        play(game, "d1 -")
    assert turns == [3] * players
    assert game.turn == (first - 1) % players


def test_without_a_limit_a_game_goes_on() -> None:
    game = board()
    for _ in range(600):
        play(game, "d1 -")
    assert not game.over
