"""Gymnasium's own checks, and many games at once as Gymnasium would step them one by one."""

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from blazon.envs.gym import GameEnv, GameVectorEnv
from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue

GAMES = catalogue.names()
STEPS = 120


@pytest.fixture(autouse=True)
def _strict() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "more", [{}, {"rival": "greedy"}, {"seat": 1, "observe": "words", "render_mode": "ansi"}]
)
def test_gymnasium_finds_no_fault(name: str, more: dict[str, Any]) -> None:
    title = "".join(part.capitalize() for part in name.split("-"))
    with gymnasium.make(f"blazon/{title}-v0", **more) as made:
        check_env(made.unwrapped, skip_render_check=False)


def chosen(masks: Any, rng: np.random.Generator) -> Any:
    """A legal action for each mask; 0 where there is none."""
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


def same(one: Any, other: Any) -> bool:
    """Whether two results are equal, array by array."""
    if isinstance(one, dict):
        return set(one) == set(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(same(*pair) for pair in zip(one, other, strict=True))
    return bool(np.array_equal(one, other))


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("name", GAMES)
def test_many_games_are_as_gymnasium_would_step_them(name: str, mode: AutoresetMode) -> None:
    count, rng = 4, np.random.default_rng(5)
    synced = SyncVectorEnv([lambda: GameEnv(name)] * count, autoreset_mode=mode)
    own = GameVectorEnv(count, name, autoreset_mode=mode)
    assert own.observation_space == synced.observation_space
    assert own.action_space == synced.action_space
    here, there = own.reset(seed=9), synced.reset(seed=9)
    assert same(here[0], there[0])
    assert same(here[1], there[1])
    for step in range(STEPS):
        actions = chosen(here[0]["action_mask"], rng)
        if step % 17 == 16:
            actions[step % count] = here[0]["action_mask"].shape[1] - 1  # illegal almost always
        results = own.step(actions), synced.step(actions)
        for one, other in zip(*results, strict=True):
            assert same(one, other), step
        here = results[0][0], results[0][4]
        ended = results[0][2] | results[0][3]
        if mode is AutoresetMode.DISABLED and ended.any():
            begun = [vec.reset(options={"reset_mask": ended.copy()}) for vec in (own, synced)]
            assert same(begun[0][0], begun[1][0])
            here = begun[0]
    own.close()
    synced.close()


def test_games_against_a_bot_end_and_are_rewarded() -> None:
    env = GameEnv("richelieu", rival="greedy")
    seen, told = env.reset(seed=1)
    rewards, rng = list[float](), np.random.default_rng(1)
    for _ in range(5):
        over = False
        while not over:
            action = chosen([told["action_mask"]], rng)[0]
            seen, reward, over, _, told = env.step(action)
        rewards.append(reward)
        assert not seen["action_mask"].any()
        _, told = env.reset()
    assert set(rewards) <= {-1.0, 1.0}


def test_bad_values_say_what_would_be_right() -> None:
    with pytest.raises(BadValue, match="bot"):
        GameEnv("richelieu", rival="nobody")
    with pytest.raises(BadValue, match=r"rival: must be random"):
        GameVectorEnv(2, "richelieu", rival="greedy")
    env = GameEnv("richelieu", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(BadValue, match="must be one of 0"):
        env.step(np.int64(5))
