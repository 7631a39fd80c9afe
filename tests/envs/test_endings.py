"""Endings as games of OpenSpiel: deals, knowledge, and values that are known otherwise."""

import pickle
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from open_spiel.python.tests import games_sim_test
from tests.games.rheingold.samples import random_game
from tests.match.brute_force import last_cards, solved

import blazon
from blazon.bots import make_bot
from blazon.envs.ending_moments import Moment
from blazon.envs.endings import Ending
from blazon.envs.spiel_moments import CHANCE, TERMINAL
from blazon.games.richelieu.rules.components import classic
from blazon.kernel.errors import BadValue, GameOver
from blazon.match.position import Position

CARDS = 3
ITERATIONS = 60


def deck(cells: str, **discs: int) -> dict[str, Any]:
    """The usual cards with a few discs on these cells."""
    return {"cards": dict(classic().cards), "discs": discs, "disc_cells": cells.split()}


OPEN = deck("")
HIDDEN = deck("A3 B3 C7 D7", BRE=1, sword=1, tower=1, **{"return": 1})


def hidden_ending(seed: int = 2, left: int = CARDS, objective: str = "margin") -> Ending:
    """The last cards of a random duel with four discs."""
    return Ending(last_cards(left, seed, deck=HIDDEN), objective)


def moments(game: Ending) -> Iterator[Moment]:
    """Each moment of an ending, deal by deal."""
    left = [moment for moment, _ in game.deals]
    while left:
        moment = left.pop()
        yield moment
        left += [moment.after(action) for action in moment.actions]


def last_turn(players: int = 2) -> Position:
    """The last turn of a game of Rheingold in which nobody did anything, before the die."""
    position = blazon.new("rheingold", seed="last", players=players, map="loch", rounds=1)
    while position.turn_number < players - 1:
        if position.actor is None:
            position.roll()
        else:
            position.play("-")
    return position


def near_end(seed: str, undone: int) -> Position:
    """A random game of Rheingold of few rounds, this many actions before its end."""
    position = random_game({"map": "loch", "rounds": 12}, seed)
    position.undo(undone)
    return position


@pytest.mark.parametrize("objective", ["win", "margin"])
def test_openspiels_own_simulations_succeed(objective: str) -> None:
    for game in (hidden_ending(objective=objective), Ending(near_end("near", 6), objective)):
        pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
        games_sim_test.GamesSimTest().sim_game(
            game, check_pyspiel_serialization=False, check_pickle_serialization=False
        )


def test_the_chances_of_all_deals_add_up_to_one() -> None:
    for seed in range(4):
        game = hidden_ending(seed)
        state = game.new_initial_state()
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert len({moment.states.tobytes() for moment, _ in game.deals}) == len(outcomes)
        assert all(chance > 0 for _, chance in outcomes)
        for number, (moment, _) in enumerate(game.deals):
            assert state.child(number).moment is moment


def test_deals_are_as_likely_as_the_discs_fall() -> None:
    position = last_cards(1, 3, deck=deck("A1 B1", sword=3, cross=1))
    game = Ending(position)
    chances = sorted(chance for _, chance in game.deals)
    assert chances == pytest.approx([1 / 4, 1 / 4, 1 / 2])


def test_the_true_deal_is_one_of_them_and_everybody_sees_the_same_in_public() -> None:
    game = hidden_ending()

    def seen(states: Any) -> list[Any]:
        variant = game.position.variant
        views: list[Any] = [variant.view(states, seat, complete=True) for seat in range(2)]
        return [(view.players, view.table) for view in views]

    public = {moment.hidden(None).tobytes() for moment, _ in game.deals}
    assert public == {game.position.observe(None).states.tobytes()}
    true = seen(game.position.states)
    assert [seen(moment.states) for moment, _ in game.deals].count(true) >= 1


def test_who_cannot_tell_moments_apart_has_the_same_choice() -> None:
    for game in (hidden_ending(), Ending(near_end("near", 3))):
        known: dict[str, Any] = {}
        for moment in moments(game):
            if moment.player >= 0:
                seen = moment.observe(moment.player)
                same = moment.actions, seen.log, seen.states.tobytes(), seen.phase, moment.player
                assert known.setdefault(moment.recall(moment.player), same) == same
        assert len({str(seen) for seen in known.values()}) == len(known) > 1


def test_only_what_a_player_sees_tells_deals_apart() -> None:
    game = Ending(last_cards(CARDS, 4, deck=HIDDEN))
    kinds = [{moment.recall(observer) for moment, _ in game.deals} for observer in (None, 0, 1)]
    public, *own = (len(kind) for kind in kinds)
    assert public == 1
    assert all(1 < number < len(game.deals) for number in own)


def test_a_moment_is_that_of_the_rules() -> None:
    for game in (Ending(last_cards(CARDS, 5, deck=OPEN)), Ending(last_turn())):
        assert len(game.deals) == 1
        for moment in moments(game):
            path = [moment]
            while path[-1].before is not None:
                path.append(path[-1].before)
            position = game.position.copy()
            for later in path[-2::-1]:
                position.play(later.action)
            assert position.states.tobytes() == moment.states.tobytes()
            seat = CHANCE if position.actor is None else position.actor
            assert moment.player == (TERMINAL if position.over else seat)
            if moment.over:
                winners = position.score()["winners"]
                assert [seat for seat in range(2) if moment.gains[seat] >= 0] == winners
            assert sum(moment.gains) == 0


@pytest.mark.parametrize("seed", range(3))
def test_where_nothing_is_hidden_the_value_is_that_of_the_solver(seed: int) -> None:
    position = last_cards(CARDS, seed, deck=OPEN)
    for objective in ("win", "margin"):
        game, found = Ending(position, objective), solved(position, objective=objective)
        assert found.claim == "exact"
        exact = found.leads[0] / 2 if objective == "margin" else 2 * found.shares[0] - 1
        value, gap = after_cfr(game)
        assert abs(value - exact) <= gap + 1e-9
        assert gap < 0.2


def after_cfr(game: Ending) -> tuple[float, float]:
    """The first player's value and the NashConv after some iterations of CFR+."""
    solver = cfr.CFRPlusSolver(game)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [found] * 2)
    return float(values[0]), exploitability.nash_conv(game, found)


def test_cfr_is_harder_to_exploit_than_chance() -> None:
    game = hidden_ending()
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    value, gap = after_cfr(game)
    assert gap < uniform / 4
    assert game.min_utility() <= value <= game.max_utility()


def test_bots_choose_by_what_a_player_has_seen() -> None:
    game = hidden_ending()
    bots = [make_bot("greedy", "ending") for _ in range(2)]
    chosen: dict[str, str] = {}
    for moment in moments(game):
        if moment.player >= 0:
            token = bots[moment.player].choose(moment.observe(moment.player))
            assert token in moment.legal
            assert chosen.setdefault(moment.recall(moment.player), token) == token


def test_an_ending_stays_where_its_position_was() -> None:
    position = last_cards(CARDS, 2, deck=HIDDEN)
    game, before = Ending(position), position.copy()
    position.play(next(iter(position.legal)))
    assert game.position == before
    same = pickle.loads(pickle.dumps(game))
    assert (same.position, same.objective) == (before, "win")


def test_what_cannot_be_an_ending_is_refused() -> None:
    position = last_cards(CARDS, 2, deck=HIDDEN)
    with pytest.raises(BadValue, match=r"^objective: must be win, or margin"):
        Ending(position, "points")
    with pytest.raises(BadValue, match=r"^position: must allow at most"):
        Ending(last_cards(CARDS, 2))
    while not position.over:
        position.play(next(iter(position.legal)))
    with pytest.raises(BadValue, match=r"^position: must not be over"):
        Ending(position)


def test_illegal_actions_are_refused() -> None:
    state = hidden_ending().new_initial_state()
    with pytest.raises(BadValue, match="must be a number from 0 to"):
        state.apply_action(1000)
    state.apply_action(0)
    with pytest.raises(BadValue, match="must be one of"):
        state.apply_action(1000)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(GameOver):
        state.apply_action(0)


def test_three_players_share_what_one_wins() -> None:
    for moment in moments(Ending(last_turn(players=3))):
        assert sum(moment.gains) == pytest.approx(0)
        assert max(moment.gains) <= 1
    with pytest.raises(BadValue, match="margin for two players"):
        Ending(last_turn(players=3), "margin")


def test_an_onlooker_sees_what_is_public() -> None:
    game = hidden_ending()
    kind = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    onlooker = game.make_py_observer(kind)
    texts = {
        onlooker.string_from(game.new_initial_state().child(number), 0)
        for number in range(len(game.deals))
    }
    assert len(texts) == 1
    for other in (
        pyspiel.IIGObservationType(
            perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
        ),
        pyspiel.IIGObservationType(perfect_recall=True, public_info=False),
    ):
        with pytest.raises(ValueError, match="show public information"):
            game.make_py_observer(other)
    with pytest.raises(ValueError, match="take no parameters"):
        game.make_py_observer(kind, {"a": 1})
