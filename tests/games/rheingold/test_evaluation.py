"""A side's evaluation features, before the search uses them."""

import numpy as np
import pytest
from tests.games.rheingold.boards import board, bring, play, ready, roll, turn_of

from blazon.bots.judge import judge_of, workspace_for
from blazon.games.rheingold.rules.planning import Feature
from blazon.kernel import contract
from blazon.match.position import Position

pytestmark = pytest.mark.slow_without_jit


def features(game: Position, seat: int) -> dict[str, float]:
    """The seat's features with everything open, without zeros."""
    seen = game.disclose()
    workspaces = workspace_for(game.game, seen.states)
    contract.score(seen.states[0], workspaces[0].totals)
    contract.features(seen.states[0], workspaces[0], np.uint64(seat))
    found = workspaces["features"][0]
    return {feature.name: float(found[feature]) for feature in Feature if found[feature]}


def test_knights_in_the_open_are_in_peril_from_a_bigger_army_by_how_soon_it_can_come() -> None:
    game = bring(bring(board(players=2), 0, at_5=1), 1, at_9=2)
    turn_of(game, 1)  # the bigger army moves next: two moves from 9 to 5
    assert features(game, 0)["PERIL"] == 1
    play(roll(game, 1), "-")
    turn_of(game, 0)  # now the knight can move before it is attacked
    assert "PERIL" not in features(game, 0)
    assert features(game, 0)["PERIL_SOON"] == 1
    assert "PERIL" not in features(game, 1)


def test_nobody_is_in_peril_from_an_army_of_the_same_size() -> None:
    game = bring(bring(board(players=2), 0, at_5=2), 1, at_9=2)
    turn_of(game, 1)
    assert not {"PERIL", "PERIL_SOON"} & features(game, 0).keys()


def test_the_biggest_army_is_ahead_and_a_smaller_one_behind() -> None:
    game = bring(bring(board(players=2), 0, at_5=1), 1, at_9=2)
    assert features(game, 0)["AHEAD"] == -1
    assert features(game, 1)["AHEAD"] == 1


def test_a_castle_is_loose_where_an_army_has_twice_its_defence() -> None:
    game = ready(board(players=2), 0, at_3=2, die=1)
    play(game, "3-AAA x2 - -")  # one sword, no shield: held by two knights
    turn_of(bring(game, 1, at_9=3), 1)
    assert "LOOSE" not in features(game, 0)
    bring(game, 1, at_9=1)
    turn_of(game, 1)  # four knights, four moves away: not this turn, but the next
    assert features(game, 0)["LOOSE_SOON"] == 1


def test_a_plan_by_a_gate_that_a_rival_holds_asks_for_more() -> None:
    swords = dict.fromkeys(("AAA", "BBB", "CCC", "EEE"), 3)  # DDD alone suits two knights
    free, held = board(players=2, swords=swords), board(players=2, swords=swords)
    for game in (free, held):
        bring(game, 0, at_5=2)
    bring(free, 1, at_8=3)
    bring(held, 1, at_9=3)  # before DDD
    assert features(free, 0)["BEST"] > features(held, 0)["BEST"]


def test_the_judge_of_the_game_weighs_these_features() -> None:
    judge = judge_of(board().game)
    assert judge is not None
    assert list(judge.weights) == [feature.name.lower() for feature in Feature]
