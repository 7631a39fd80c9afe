"""PettingZoo's environments: its own tests, what each agent sees, and how a game ends."""

import pickle
import random
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test
from tests.samples import INSTALLED_SHORT, INSTALLED_TABLES, NAMES, each

from blazon import envs
from blazon.envs import VectorGames
from blazon.kernel import batch
from blazon.kernel.errors import BadValue
from blazon.kernel.extras import MissingExtra
from blazon.kernel.streams import Purpose, keyed, seed_number
from blazon.match.registry import game as find_game

# PettingZoo expects dictionaries only from its own games, which it knows by name. In a game that
# has ended, nobody has a legal action. The record of a small game is a single word.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is a single number:UserWarning"),
]


def tables() -> list[tuple[str, dict[str, Any]]]:
    """A table with each number of players of every game."""
    found: dict[tuple[str, int], dict[str, Any]] = {}
    for name, options in INSTALLED_TABLES:
        players = find_game(name).check_options(options)["players"]
        found.setdefault((name, players), {**options, "players": players})
    return [(name, options) for (name, _), options in found.items()]


def forms(name: str, options: dict[str, Any]) -> list[str]:
    """The forms of observations that a game has."""
    variant = VectorGames(name, 1, 0, observe="words", **options).variant
    has = {"scalars": variant.scalar_columns(), "planes": variant.plane_columns()}
    return ["words", *(form for form, columns in has.items() if columns)]


def make(kind: str, name: str, options: dict[str, Any], **more: Any) -> Any:
    """An ``env`` or ``raw_env``, with the last form of observations that the game has."""
    module = getattr(envs, f"{name}_v0")
    given = {"observe": forms(name, options)[-1], **options, **more}
    return getattr(module, kind)(**given)


def choose(env: Any, rng: random.Random) -> int | None:
    """A legal action of the selected agent at random; None if its game is over."""
    seen, _, terminated, truncated, told = env.last()
    assert (seen["action_mask"] == told["action_mask"]).all()
    legal = np.flatnonzero(seen["action_mask"]).tolist()
    assert bool(legal) == (not (terminated or truncated))
    return rng.choice(legal) if legal else None


@each(tables())
def test_pettingzoo_finds_no_fault(table: tuple[str, dict[str, Any]]) -> None:
    for form in forms(*table):
        for kind in ("env", "raw_env"):
            api_test(make(kind, *table, observe=form))
        seed_test(lambda form=form: make("env", *table, observe=form))


@each(INSTALLED_SHORT)
def test_pettingzoo_finds_no_fault_in_drawing(table: tuple[str, dict[str, Any]]) -> None:
    render_test(lambda render_mode: make("env", *table, render_mode=render_mode))


@each(INSTALLED_SHORT)
def test_a_game_is_that_of_a_vector(table: tuple[str, dict[str, Any]]) -> None:
    name, options = table
    rng, env = random.Random(1), make("env", name, options)
    form = forms(*table)[-1]
    more: dict[str, Any] = {"observe": form, "view": "all", "legal": "masks", "autoreset": "off"}
    games = VectorGames(name, 1, 7, **more, **options)
    env.reset(seed=7)
    while games.player[0] >= 0:
        assert env.agent_selection == f"player_{games.player[0]}"
        assert env.agents == env.possible_agents
        for seat, agent in enumerate(env.agents):
            seen, moves = env.observe(agent), seat == games.player[0]
            assert env.observation_space(agent).contains(seen)
            assert (seen["observation"] == games.observation[0, seat]).all()
            assert (env.state()[seat] == seen["observation"]).all()
            assert (seen["action_mask"] == (games.legal[0] if moves else 0)).all()
            assert (seen["action_mask"] == env.infos[agent]["action_mask"]).all()
        action = choose(env, rng)
        assert set(env.rewards.values()) == {0.0}
        env.step(action)
        games.step(np.array([action], np.int32))
    ended = dict.fromkeys(env.possible_agents, True)
    assert (env.terminations == ended) == games.terminated[0]
    assert (env.truncations == ended) == games.truncated[0]
    for seat, agent in enumerate(env.agent_iter()):
        assert agent == env.possible_agents[seat]
        assert env.last()[1] == games.rewards[0, seat]
        env.step(None)
    assert not env.agents


@each(tables())
def test_what_an_agent_may_not_know_changes_nothing_that_it_sees(
    table: tuple[str, dict[str, Any]],
) -> None:
    env, twin = (make("raw_env", *table, render_mode="ansi") for _ in range(2))
    rng = random.Random(2)
    for one in (env, twin):
        one.reset(seed=3)
    for step in range(60):
        if env.games.player[0] < 0:
            break
        action, games = choose(env, rng), twin.games
        for seat, agent in enumerate(env.agents):
            seen = np.zeros(1, games.variant.game.state)
            observers = np.full(1, seat, np.uint64)
            batch.observe(env.games.states, seen, observers)
            stream = keyed(
                np.full(1, seed_number(f"{step}/{seat}")), np.zeros(1, np.uint64), Purpose.TEST
            )
            batch.imagine(seen, observers, stream)
            games.states[:] = seen
            games.show()
            mine, same = env.observe(agent), twin.observe(agent)
            assert all((mine[key] == same[key]).all() for key in mine)
            if agent == env.agent_selection:
                assert env.render() == twin.render()
        games.states[:] = env.games.states
        for one in (env, twin):
            one.step(action)


@each(INSTALLED_SHORT)
def test_an_illegal_action_changes_nothing(table: tuple[str, dict[str, Any]]) -> None:
    env = make("raw_env", *table)
    env.reset(seed=4)
    before = pickle.dumps((env.last(), env.games.states.tobytes()))
    wrong = np.flatnonzero(env.last()[0]["action_mask"] == 0)[:1].tolist()
    for action in (None, 0.5, -1, env.games.actions, 1 << 40, *wrong):
        with pytest.raises(BadValue, match="must be"):
            env.step(action)
        assert pickle.dumps((env.last(), env.games.states.tobytes())) == before


@each([table for table in INSTALLED_SHORT if table[0] in NAMES])
def test_with_the_usual_wrappers_an_illegal_action_loses(
    table: tuple[str, dict[str, Any]], caplog: pytest.LogCaptureFixture
) -> None:
    env = make("env", *table)
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agent_selection
    env.reset(seed=5)
    agent = env.agent_selection
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(env.unwrapped.games.actions)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    gained = {}
    for one in env.agent_iter():
        seen, gained[one], terminated, _, _ = env.last()
        assert terminated
        assert not seen["action_mask"].any()
        env.step(None)
    assert gained == {one: -1.0 if one == agent else 0.0 for one in env.possible_agents}
    env.reset(seed=5)
    assert env.agent_selection == agent
    assert not any(env.terminations.values())


@each(INSTALLED_SHORT)
def test_a_game_that_is_cut_off_rewards_nobody(table: tuple[str, dict[str, Any]]) -> None:
    env, rng = make("env", *table, longest=1), random.Random(6)
    env.reset(seed=6)
    env.step(choose(env, rng))
    assert env.truncations == dict.fromkeys(env.possible_agents, True)
    assert env.terminations == dict.fromkeys(env.possible_agents, False)
    assert set(env.rewards.values()) == {0.0}


@each(INSTALLED_SHORT)
def test_games_follow_their_seeds_alone(table: tuple[str, dict[str, Any]]) -> None:
    env, other = make("env", *table), make("env", *table)

    def played(env: Any, seed: Any) -> list[bytes]:
        rng, found = random.Random(7), []
        env.reset(seed=seed)
        for _ in range(20):
            found.append(env.state().tobytes())
            if not env.agents:
                break
            env.step(choose(env, rng))
        return found

    first = played(env, 8)
    second = played(env, None)
    assert played(other, 8) == first
    assert played(other, None) == second != first
    copy = pickle.loads(pickle.dumps(env.unwrapped))
    assert played(copy, 8) == played(copy, np.int64(8)) == first
    assert copy.render_mode is env.render_mode


def test_a_render_shows_the_agent_its_table_and_the_result(
    capsys: pytest.CaptureFixture[str],
) -> None:
    env, rng = make("env", "richelieu", {}, render_mode="ansi"), random.Random(9)
    env.reset(seed=9)
    agent = env.agent_selection
    assert env.render().endswith(f"{agent}: take a card from an end of a row.")
    while not any(env.terminations.values()):
        env.step(choose(env, rng))
    (winner,) = (one for one, reward in env.rewards.items() if reward == 1.0)
    assert f"{winner} wins with " in env.render().splitlines()[-1]
    assert capsys.readouterr().out == ""
    loud = make("env", "richelieu", {}, render_mode="human")
    loud.reset(seed=9)
    loud.step(choose(loud, rng))
    assert capsys.readouterr().out.count("Row A") == 2
    quiet = make("env", "richelieu", {})
    quiet.reset(seed=9)
    with pytest.warns(UserWarning, match="Give a render_mode"):
        assert quiet.render() is None


def test_each_game_has_one_module() -> None:
    from blazon.envs import rheingold_v0, richelieu_v0

    assert envs.richelieu_v0 is richelieu_v0
    assert rheingold_v0.__name__ == "blazon.envs.rheingold_v0"
    env = rheingold_v0.env(players=4, map="loch")
    assert (str(env), env.possible_agents[-1]) == ("rheingold_v0", "player_3")
    for name in ("chess_v0", "richelieu_v1", "richelieu", "_v0"):
        assert not hasattr(envs, name)


def test_bad_values_say_what_would_be_right() -> None:
    for more, field in (
        ({"observe": "pictures"}, "observe: must be one of words scalars planes"),
        ({"observe": ["scalars"]}, "observe: must be one of words scalars planes"),
        ({"render_mode": "rgb_array"}, "render_mode: must be None or one of human ansi"),
        ({"players": 9}, "options.players: must be"),
        ({"colour": 1}, "options.colour: is unknown"),
        ({"seat": 1}, "options.seat: is unknown"),
    ):
        with pytest.raises(BadValue, match=field):
            make("raw_env", "richelieu", {}, **dict(more))


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium"])
def test_without_pettingzoo_the_error_says_what_to_install(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    for name in ("pettingzoo", "spaces"):
        monkeypatch.delitem(sys.modules, f"blazon.envs.{name}", raising=False)
        monkeypatch.delattr(envs, name, raising=False)
    with pytest.raises(MissingExtra) as it:
        from blazon.envs import richelieu_v0  # noqa: F401
    expected = 'blazon.envs.pettingzoo needs the extra "envs": pip install "blazon[envs]"'
    assert str(it.value) == expected
