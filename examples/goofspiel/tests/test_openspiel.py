"""Goofspiel in OpenSpiel: who chooses second does not know what the first has chosen."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import blazon.envs.openspiel  # noqa: F401 (an import registers the games)


def states(state: Any) -> Iterator[Any]:
    """A state and all that follow."""
    yield state
    for action in state.legal_actions():
        yield from states(state.child(action))


def known_by(seat: int, history: list[int]) -> tuple[int, ...]:
    """What a player has seen: prizes, the own bids, and others' once both are turned up."""
    return tuple(
        card
        for place, card in enumerate(history)
        if place % 3 == 0 or place % 3 == seat + 1 or place // 3 < len(history) // 3
    )


def test_players_know_all_prizes_and_bids_but_the_one_that_lies_face_down() -> None:
    game = pyspiel.load_game("blazon_goofspiel(cards=3)")
    known = defaultdict[tuple[int, ...], set[str]](set)
    for state in states(game.new_initial_state()):
        if state.is_player_node():
            for seat in range(2):
                key = seat, len(state.history()), *known_by(seat, state.history())
                known[key].add(state.information_state_string(seat))
    assert all(len(texts) == 1 for texts in known.values())
    assert len(set.union(*known.values())) == len(known)


def test_the_game_is_fair_and_can_be_solved() -> None:
    game = pyspiel.load_game("blazon_goofspiel(cards=3,prizes=descending)")
    solver = cfr.CFRPlusSolver(game)
    found = []
    for _ in range(3):
        for _ in range(10):
            solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found == sorted(found, reverse=True)
    assert found[-1] < 0.05


def test_a_search_of_information_sets_plays() -> None:
    rng = np.random.RandomState(1)
    game = pyspiel.load_game("blazon_goofspiel(cards=4)")
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=20,
        random_state=rng,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
