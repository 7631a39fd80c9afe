"""Kuhn poker in OpenSpiel: its value, -1/18 for the first player, by OpenSpiel's own algorithms."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import blazon
import blazon.envs.openspiel  # (an import registers the games)
from blazon.envs.endings import Ending

VALUE = -1 / 18
ITERATIONS = 100


@pytest.fixture(scope="module")
def game() -> Any:
    """The game for chips, as Kuhn describes it."""
    return pyspiel.load_game("blazon_kuhn(objective=margin)")


def states(state: Any) -> Iterator[Any]:
    """A state and all that follow."""
    yield state
    for action in state.legal_actions():
        yield from states(state.child(action))


def test_the_first_player_loses_an_eighteenth_of_a_chip(game: Any) -> None:
    solver = cfr.CFRPlusSolver(game)
    found = []
    for iteration in range(1, ITERATIONS + 1):
        solver.evaluate_and_update_policy()
        if iteration in (1, 10, ITERATIONS):
            found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found == sorted(found, reverse=True)
    assert found[-1] < 0.01
    policy = solver.average_policy()
    for first in range(2):
        dealt = game.new_initial_state().child(first)
        values = expected_game_score.policy_value(dealt, [policy, policy])
        assert values[first] == pytest.approx(VALUE, abs=0.005)
        assert sum(values) == pytest.approx(0)


def test_the_game_after_the_deal_is_an_ending_with_the_same_value() -> None:
    position = blazon.new("kuhn", seed="ending")
    while position.actor is None:
        position.roll()
    game, first = Ending(position, "margin"), position.actor
    assert [chance for _, chance in game.deals] == pytest.approx([1 / 6] * 6)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 0.01
    values = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert values[first] == pytest.approx(VALUE, abs=0.005)


def test_it_is_openspiels_own_game_for_whoever_begins(game: Any) -> None:
    own = {
        tuple(state.returns())
        for state in states(pyspiel.load_game("kuhn_poker").new_initial_state())
        if state.is_terminal()
    }
    for first in range(2):
        found = [one for one in states(game.new_initial_state().child(first)) if one.is_terminal()]
        assert len(found) == 30
        assert {tuple(one.returns()) for one in found} == own
    assert (game.min_utility(), game.max_utility()) == (-2, 2)
    assert max(own) == (2, -2)


def test_players_know_who_began_their_card_and_all_bets(game: Any) -> None:
    known = defaultdict[tuple[Any, ...], set[str]](set)
    for state in states(game.new_initial_state()):
        if state.is_player_node():
            first, *rest = state.history()
            seat = state.current_player()
            card, bets = rest[seat != first], rest[2:]
            known[first, seat, card, tuple(bets)].add(state.information_state_string(seat))
    assert len(known) == 2 * 3 * 4
    assert all(len(texts) == 1 for texts in known.values())
    assert len(set.union(*known.values())) == len(known)
