"""The end: the last castle but one, ties, and a limit of rounds."""

import pytest
from tests.games.rheingold.boards import board, bring, knights, places, play, roll, turn_of

from blazon.games.rheingold.rules.game import EARLY_ROUNDS
from blazon.kernel.errors import GameOver
from blazon.match.position import Position


def nearly_over(shield: str = "-") -> Position:
    """Seat 0 holds AAA, BBB and CCC; DDD and EEE are free, and seat 0 moves from their gate."""
    game = board()
    bring(game, 0, at_4=4)
    roll(game, 0)
    play(game, f"4-BBB x4 {shield}")
    bring(game, 0, at_3=2)
    roll(game, 0)
    play(game, "3-AAA x2 -")
    bring(game, 0, at_5=6)
    roll(game, 0)
    play(game, "5-CCC x6 -")
    bring(game, 0, at_5=4)
    roll(game, 0)
    play(game, "5-6 x4 6-9 x4")
    return game


def test_the_last_castle_but_one_ends_the_game_at_once_and_brings_the_last() -> None:
    game = nearly_over()
    play(game, "9-EEE x4")
    assert (game.over, game.phase, game.actor, game.turn) == (True, "OVER", None, 0)
    assert list(game.legal) == []
    score = game.score()
    assert score["lines"] == [
        {"castle": "AAA", "swords": 1, "owner": 0},
        {"castle": "BBB", "swords": 2, "owner": 0},
        {"castle": "CCC", "swords": 3, "owner": 0},
        {"castle": "DDD", "swords": 1, "owner": 0},
        {"castle": "EEE", "swords": 2, "owner": 0},
    ]
    assert (score["totals"], score["winners"]) == ([9, 0, 0], [0])
    assert knights(game, "DDD") == (0, 0)
    with pytest.raises(GameOver):
        game.play("+")


def test_it_is_whoever_takes_the_last_but_one_that_gets_the_last() -> None:
    game = nearly_over()
    play(game, "9-6 x4")
    bring(game, 1, at_9=2)
    turn_of(game, 1)
    play(game, "d3 9-DDD x2")
    assert game.score()["totals"] == [6, 3, 0]


def test_at_the_end_no_shield_is_laid_and_hidden_ones_stay_hidden() -> None:
    game = nearly_over("+ =2 -")
    play(game, "9-DDD x4")
    assert game.over
    assert places(game, 1)["BBB"]["shield"] == {"value": None, "shown": False}
    assert places(game, 0)["BBB"]["shield"] == {"value": 2, "shown": False}


def test_a_castle_taken_from_a_rival_does_not_end_the_game() -> None:
    game = nearly_over()
    play(game, "9-6 x4")
    turn_of(game, 1)
    play(game, "d1 S1-1 x1 1-3 x1 -")
    assert not game.over


def test_castles_count_as_if_the_game_ended_now_and_free_ones_for_nobody() -> None:
    score = nearly_over().score()
    assert (score["over"], score["totals"]) == (False, [6, 0, 0])
    assert [line["owner"] for line in score["lines"]] == [0, 0, 0, None, None]


def test_among_equals_the_most_knights_on_the_map_win_start_areas_and_castles_included() -> None:
    game = board(rounds=2)
    play(game, "d1 - d1 S1-1 x1 - d1 - d1 - d2 - d3 -")
    assert game.over
    assert game.score()["totals"] == [0, 0, 0]
    assert [seat["knights"] for seat in game.observe(None).view()["players"]] == [1, 2, 2]
    assert game.score()["winners"] == [1, 2]


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


def test_after_the_last_round_castles_nobody_holds_belong_to_nobody() -> None:
    game = board(rounds=1)
    play(game, "d1 - d1 - d1 -")
    assert game.score()["totals"] == [0, 0, 0]
    assert game.score()["winners"] == [0, 1, 2]


def test_without_a_limit_a_game_goes_on() -> None:
    game = board()
    for _ in range(600):
        play(game, "d1 -")
    assert not game.over


@pytest.mark.parametrize(("players", "rounds"), [(2, 20), (3, 10), (5, 30)])
def test_tallies_count_castles_and_early_rolls(players: int, rounds: int) -> None:
    game = Position("rheingold", {"players": players, "rounds": rounds}, seed=f"tally {players}")
    first, rolled = game.turn, [list[str]() for _ in range(players)]
    while not game.over:
        if game.actor is None:
            side, token = game.turn, game.roll()
            if token.startswith("d"):
                rolled[side].append(token)
        else:
            game.play(list(game.legal)[len(game.actions) * 7 % len(game.legal)])
    found = game.variant.tallies(game.states, game.actions, first)
    for area in range(1, 7):
        early = [one[:EARLY_ROUNDS].count(f"d{area}") for one in rolled]
        assert found[f"rolled-{area}"] == early
    each = [counts for name, counts in found.items() if name.startswith("castle-")]
    assert len(each) == 18
    assert [sum(side) for side in zip(*each, strict=True)] == found["castles"]
