"""Blazon's games in OpenSpiel: its own tests, chances, knowledge and payoffs."""

import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import observation
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test
from tests.samples import INSTALLED_SHORT, INSTALLED_TABLES, each
from tests.tools import ROOT

from blazon.envs import VectorGames
from blazon.envs.dealing import Deals
from blazon.envs.openspiel import BlazonGame
from blazon.kernel.errors import ActionError, BadValue, GameOver
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

Table = tuple[str, dict[str, Any]]
TERMINAL, CHANCE = pyspiel.PlayerId.TERMINAL, pyspiel.PlayerId.CHANCE
SIMULATIONS = 2 if ENABLED else 1
MOST_DECISIONS = 60 if ENABLED else 12
"""After so many, games are cut off in the tests that look at every moment."""


def plain(tables: list[Table]) -> list[Table]:
    """The tables without custom maps and decks, which would have to come from files."""
    return [
        (name, {key: value for key, value in options.items() if isinstance(value, int | str)})
        for name, options in tables
    ]


ALL, SHORT = plain(INSTALLED_TABLES), plain(INSTALLED_SHORT)


def loaded(table: Table, **more: Any) -> Any:
    """The game with these options."""
    name, options = table
    return pyspiel.load_game(f"blazon_{name}", {**options, **more})


def moments(game: Any, seed: str) -> Iterator[Any]:
    """Each state of a random game, the last one included."""
    rng, state = random.Random(seed), game.new_initial_state()
    yield state
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        yield state


def decided(game: Any, seed: str) -> Iterator[Any]:
    """Each state of a random game in which a player decides."""
    return (state for state in moments(game, seed) if state.is_player_node())


def end(game: Any, seed: str) -> Any:
    """The last state of a random game."""
    *_, last = moments(game, seed)
    return last


@each(SHORT)
def test_openspiels_own_simulations_succeed(table: Table) -> None:
    game = loaded(table, longest=MOST_DECISIONS)
    pyspiel.random_sim_test(game, num_sims=SIMULATIONS, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)


@each(ALL)
def test_what_a_game_says_of_itself_is_true(table: Table) -> None:
    game = loaded(table)
    kind, players = game.get_type(), game.num_players()
    assert isinstance(game, BlazonGame)
    assert kind.min_num_players <= players <= kind.max_num_players
    assert (game.max_utility(), game.min_utility()) == (1, -1 / (players - 1))
    assert game.utility_sum() == 0
    variant = game.rules.variant
    assert game.num_distinct_actions() == len(variant.action_numbers())
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@each(SHORT)
def test_a_game_is_that_of_the_rules(table: Table) -> None:
    name, _ = table
    game = loaded(table)
    state = game.new_initial_state()
    position = state.moment.position and state.moment.position.copy()
    for before, after in pairwise(state.clone() for state in moments(game, "rules")):
        action = after.history()[-1]
        if position is not None:
            token = before.action_to_string(before.current_player(), action)
            assert token in position.legal
            position.play(token)
        elif after.moment.position is not None:
            setup = game.rules.deals.setup(after.history())
            position = Position(name, after.moment.position.options, setup)
        if position is not None:
            assert after.moment.position == position
            wanted = TERMINAL if position.over else CHANCE
            seat = position.actor
            assert after.current_player() == (wanted if seat is None else seat)
        state = after
    assert position is not None
    assert position.over
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0, abs=1e-9)
    best = max(state.returns())
    winners = [seat for seat, value in enumerate(state.returns()) if value == best]
    assert winners == position.score()["winners"]
    if len(winners) == 1:
        assert best == 1
    with pytest.raises(GameOver):
        state.apply_action(0)


@each(SHORT)
def test_a_game_pays_as_vectors_do(table: Table) -> None:
    name, options = table
    for number in range(3):
        games = VectorGames(name, 1, number, observe="words", autoreset="off", **options)
        while games.player[0] >= 0:
            games.step(games.sample())
        state = end(loaded(table), f"pay {number}")
        state.moment.position._states = games.states.copy()
        assert state.returns() == pytest.approx(games.rewards[0].tolist())


@each(SHORT)
def test_chances_are_explicit_and_add_up_to_one(table: Table) -> None:
    game = loaded(table, longest=MOST_DECISIONS)
    for state in moments(game, "chances"):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == state.legal_actions()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert len({state.action_to_string(CHANCE, action) for action, _ in outcomes}) == len(
                outcomes
            )
            assert max(action for action, _ in outcomes) < game.max_chance_outcomes()
            assert all(chance > 0 for _, chance in outcomes)


@each(ALL)
def test_numbers_that_deal_a_setup_are_found(table: Table) -> None:
    deals, rng = loaded(table).rules.deals, random.Random(1)
    assert prod(deals.sizes) >= 1
    one, other = ([rng.randrange(size) for size in deals.sizes] for _ in range(2))
    assert deals.drawn_for(deals.setup(one), one) == one
    assert deals.setup(deals.drawn_for(deals.setup(one), other)) == deals.setup(one)


def test_a_deal_that_draws_otherwise_from_game_to_game_is_refused() -> None:
    class Fickle:
        """A variant that draws a second number after a 1."""

        def deal(self, draw: Any) -> dict[str, Any]:
            return {"drawn": draw(3)} if draw(2) else {}

    class Varying:
        """A variant whose second draw depends on the first."""

        def deal(self, draw: Any) -> dict[str, Any]:
            return {"drawn": draw(draw(2) + 2)}

    fickle, varying = Deals.of(Fickle()), Deals.of(Varying())  # type: ignore[arg-type]
    assert (fickle.sizes, varying.sizes) == ((2,), (2, 2))
    assert fickle.setup([0]) == {}
    for deals, drawn in ((fickle, [1]), (varying, [1, 0])):
        with pytest.raises(BadValue, match=r"^deal: must draw"):
            deals.setup(drawn)


@each(SHORT)
def test_who_cannot_tell_games_apart_is_in_the_same_information_state(table: Table) -> None:
    game = loaded(table, longest=MOST_DECISIONS)
    compared = 0
    for place, state in enumerate(decided(game, "twins")):
        if place % 7:
            continue
        for observer in range(game.num_players()):
            twin = state.resample_from_infostate(observer, random.Random(place).random)
            assert twin.information_state_string(observer) == (
                state.information_state_string(observer)
            )
            assert twin.observation_string(observer) == state.observation_string(observer)
            assert twin.current_player() == state.current_player()
            assert twin.legal_actions(observer) == state.legal_actions(observer)
            if game.get_type().provides_observation_tensor:
                assert twin.observation_tensor(observer) == state.observation_tensor(observer)
            compared += 1
    assert compared


@each(SHORT)
def test_information_states_are_equal_only_if_everything_seen_was(table: Table) -> None:
    game = loaded(table, longest=12)
    known: dict[str, Any] = {}
    for number in range(12):
        for state in decided(game, f"seen {number % 4}"):
            position = state.moment.position
            for observer in range(game.num_players()):
                seen = observer, position.observe(observer).log, position.observe(observer).view()
                text = state.information_state_string(observer)
                assert known.setdefault(text, seen) == seen
    texts = [(one[1], text) for text, one in known.items()]
    assert len(set(texts)) == len(known)


def test_only_what_is_hidden_may_differ_in_the_same_information_state() -> None:
    game = pyspiel.load_game("blazon_richelieu")
    state = next(state for state in decided(game, "hidden") if len(state.history()) > 130)
    twins = [state.resample_from_infostate(0, random.Random(n).random) for n in range(10)]
    own = state.information_state_string(0)
    assert {twin.information_state_string(0) for twin in twins} == {own}
    assert len({str(twin) for twin in twins}) == 10
    assert any(
        twin.information_state_string(1) != state.information_state_string(1) for twin in twins
    )
    assert state.information_state_string(0) != state.information_state_string(1)
    with pytest.raises(ValueError, match=r"^only states in which a player decides"):
        game.new_initial_state().resample_from_infostate(0, lambda: 0.5)


@each(SHORT)
def test_observations_are_those_of_vectors(table: Table) -> None:
    name, options = table
    game = loaded(table, longest=MOST_DECISIONS)
    if not game.get_type().provides_observation_tensor:
        pytest.skip("the game has no numbers for learners")
    games = VectorGames(name, 1, 0, observe="scalars", view="all", **options)
    made = observation.make_observation(game)
    for state in decided(game, "numbers"):
        games.states[:] = state.moment.position.states
        games.show()
        for seat in range(game.num_players()):
            assert state.observation_tensor(seat) == games.observation[0, seat].tolist()
            made.set_from(state, seat)
            assert made.tensor.tolist() == state.observation_tensor(seat)
            assert made.string_from(state, seat) == state.observation_string(seat)


@each(SHORT)
def test_observers_see_public_information_alone_or_with_a_players_own(table: Table) -> None:
    game = loaded(table, longest=MOST_DECISIONS)
    for recalls in (False, True):
        kind = pyspiel.IIGObservationType(
            perfect_recall=recalls, private_info=pyspiel.PrivateInfoType.NONE
        )
        onlooker = observation.make_observation(game, kind)
        for state in decided(game, "public"):
            texts = {onlooker.string_from(state, seat) for seat in range(game.num_players())}
            assert len(texts) == 1
        assert onlooker.tensor is None
    for kind in (
        pyspiel.IIGObservationType(
            perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
        ),
        pyspiel.IIGObservationType(perfect_recall=True, public_info=False),
    ):
        with pytest.raises(ValueError, match="show public information"):
            game.make_py_observer(kind)
    with pytest.raises(ValueError, match="take no parameters"):
        game.make_py_observer(None, {"a": 1})


@each(SHORT)
def test_a_state_can_be_pickled(table: Table) -> None:
    game = loaded(table, longest=MOST_DECISIONS)
    for state in moments(game, "pickled"):
        if state.is_terminal() or len(state.history()) in (0, 5, 80):
            same = pickle.loads(pickle.dumps(state))
            assert str(same) == str(state)
            assert same.history() == state.history()
            assert same.legal_actions() == state.legal_actions()
            assert same.returns() == state.returns()


@each(SHORT)
def test_a_clone_is_independent(table: Table) -> None:
    game = loaded(table, longest=MOST_DECISIONS)
    for state in decided(game, "clones"):
        clone, before = state.clone(), str(state)
        clone.apply_action(clone.legal_actions()[0])
        assert (str(state), len(state.history()) + 1) == (before, len(clone.history()))
        assert clone.information_state_string(0) != state.information_state_string(0)
        break


def test_a_longer_game_is_cut_off_and_rewards_nobody() -> None:
    game = pyspiel.load_game("blazon_richelieu(longest=3)")
    state = end(game, "cut off")
    assert game.max_game_length() == 3
    assert state.returns() == [0, 0]
    assert state.legal_actions() == []
    with pytest.raises(GameOver):
        state.apply_action(0)


def test_a_margin_is_half_of_the_lead() -> None:
    game = pyspiel.load_game("blazon_rheingold(objective=margin,rounds=30)")
    states = [end(game, f"margin {number}") for number in range(3)]
    for state in states:
        first, second = state.moment.position.score()["totals"]
        assert state.returns() == [(first - second) / 2, (second - first) / 2]
        assert abs(first - second) / 2 <= game.max_utility()
    assert any(state.returns()[0] for state in states)
    assert game.min_utility() == -game.max_utility()


def test_a_map_of_ones_own_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text((ROOT / "src/blazon/games/rheingold/rules/maps/loch.toml").read_text())
    own = pyspiel.load_game("blazon_rheingold", {"map": str(file), "rounds": 2})
    named = pyspiel.load_game("blazon_rheingold(map=loch,rounds=2)")
    assert own.num_distinct_actions() == named.num_distinct_actions()
    assert end(own, "map").history() == end(named, "map").history()


@pytest.mark.parametrize(
    ("parameters", "said"),
    [
        ({"players": 5}, "options.players: must be one of 2, 3, 4"),
        ({"players": 3}, "options.players: must be 2 with edition duel"),
        ({"objective": "points"}, "objective: must be win or margin"),
        ({"players": 3, "edition": "court", "objective": "margin"}, "objective: must be win"),
        ({"objective": "margin"}, "objective: must be win, as the deal decides"),
        ({"longest": 0}, "longest: must be a whole number from 1"),
    ],
)
def test_wrong_parameters_are_refused(parameters: dict[str, Any], said: str) -> None:
    with pytest.raises(BadValue, match=said):
        pyspiel.load_game("blazon_richelieu", parameters)


def test_illegal_actions_are_refused_and_change_nothing() -> None:
    game = pyspiel.load_game("blazon_richelieu")
    state = game.new_initial_state()
    with pytest.raises(BadValue, match="must be a number from 0 to 47"):
        state.apply_action(48)
    state = next(decided(game, "illegal"))
    before = str(state)
    for action in (-2, 1000):
        with pytest.raises(BadValue, match="must be a number from 0 to 50"):
            state.apply_action(action)
    with pytest.raises(ActionError):
        state.apply_action(min(set(range(51)) - set(state.legal_actions())))
    assert str(state) == before


@pytest.mark.slow_without_jit
def test_openspiels_searches_play() -> None:
    rng = np.random.RandomState(1)
    game = pyspiel.load_game("blazon_richelieu")
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    open_search = mcts.MCTSBot(game, 1.4, 10, evaluator, random_state=rng)
    hidden_search = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.4,
        max_simulations=10,
        random_state=rng,
    )
    for state in decided(game, "search"):
        assert open_search.step(state) in state.legal_actions()
        assert hidden_search.step(state) in state.legal_actions()
        break


def test_python_ends_well_after_the_import() -> None:
    program = "import pyspiel, blazon.envs.openspiel; pyspiel.load_game('blazon_richelieu')"
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True
    )
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_without_openspiel_the_import_says_what_is_missing() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import blazon.envs.openspiel"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    last = 'blazon.envs.openspiel needs the extra "envs": pip install "blazon[envs]"'
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1] == f"blazon.kernel.extras.MissingExtra: {last}"
