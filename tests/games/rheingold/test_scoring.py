"""Swords, ties, and what is counted besides."""

import pytest
from tests.games.rheingold.boards import board, play
from tests.games.rheingold.test_end import nearly_over

from blazon.games.rheingold.rules.game import EARLY_ROUNDS
from blazon.match.position import Position


def test_castles_count_as_if_the_game_ended_now_and_free_ones_for_nobody() -> None:
    score = nearly_over().score()
    assert (score["over"], score["totals"]) == (False, [6, 0, 0])
    assert [line["owner"] for line in score["lines"]] == [0, 0, 0, None, None]


def test_among_equals_the_most_knights_on_the_map_win_start_areas_and_castles_included() -> None:
    game = play(board(rounds=2), "d1 - d1 S1-1 x1 - d1 - d1 - d2 - d3 -")
    assert game.over
    assert game.score()["totals"] == [0, 0, 0]
    assert [seat["knights"] for seat in game.observe(None).view()["players"]] == [1, 2, 2]
    assert game.score()["winners"] == [1, 2]


def test_after_the_last_round_castles_nobody_holds_belong_to_nobody() -> None:
    game = play(board(rounds=1), "d1 - d1 - d1 -")
    assert game.score()["totals"] == [0, 0, 0]
    assert game.score()["winners"] == [0, 1, 2]


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
    assert all(type(one) is bool for side in each for one in side)
    assert [sum(side) for side in zip(*each, strict=True)] == found["castles"]
