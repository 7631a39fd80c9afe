"""Blazon's games for PettingZoo: the players take turns, and each sees what they may know.

    from blazon.envs import richelieu_v0
    env = richelieu_v0.env(players=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, told = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))

Every installed game has such a module, made here when it is first asked for. An observation is a
dictionary with the ``observation`` and the ``action_mask``, which is in the information as well.
Rewards are those of ``VectorGames``, and outcomes of chance belong to the step before them.
"""

import secrets
import sys
from functools import cache, partial
from operator import index
from types import ModuleType
from typing import Any, get_args

import numpy as np

from blazon.envs.vector import Array, Form, VectorGames
from blazon.kernel import batch, catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.extras import needing
from blazon.kernel.layout import one_record
from blazon.match.growing import Growing
from blazon.match.observation import Observation
from blazon.match.registry import game as find_game

with needing("blazon.envs.pettingzoo", "envs"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from blazon.envs.spaces import box_of

Seen = dict[str, Array]
VERSION = "v0"
"""It rises when the meaning of actions, observations or rewards changes."""
ILLEGAL = -1.0
"""The reward for an illegal action, which ends the game."""
_MODES = ("human", "ansi")


class GameEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """One game of several agents, ``player_0`` and so on; a step is one decision.

    An illegal action raises BadValue and changes nothing.

    Attributes:
        games: the vector of one game that is played; its ``states`` are the truth, for tests.
        state_space: the space of ``state``.
    """

    def __init__(
        self,
        game: str,
        *,
        observe: Form = "scalars",
        render_mode: str | None = None,
        longest: int | None = None,
        **options: Any,
    ) -> None:
        """Set up a game; ``reset`` deals it.

        Args:
            game: the game's name.
            observe: the form of the observations.
            render_mode: ``ansi`` for a text from ``render``, ``human`` to print it after each
                step; both need the extra ``cli``.
            longest: the number of steps after which a game is cut off; by default, that of the
                longest action sequence that the game allows.
            options: the game's options, such as ``players``.

        Raises:
            BadValue: for an unknown game, option, form or mode.
        """
        EzPickle.__init__(
            self, game, observe=observe, render_mode=render_mode, longest=longest, **options
        )
        if observe not in get_args(Form):
            raise BadValue("observe", f"must be one of {' '.join(get_args(Form))}")
        if render_mode not in (None, *_MODES):
            raise BadValue("render_mode", f"must be None or one of {' '.join(_MODES)}")
        find_game(game).check_options(options)  # a vector has arguments of its own
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{_attribute(game)}_{VERSION}",
            "render_modes": list(_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.games = VectorGames(
            game,
            1,
            secrets.randbits(64),
            observe=observe,
            view="all",
            legal="masks",
            autoreset="off",
            longest=longest,
            **options,
        )
        self._rows = self.games.observation[0]
        self._action = np.zeros(1, np.int32)
        self.possible_agents = [f"player_{seat}" for seat in range(self.games.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (self.games.actions,), np.int8)
        self.state_space = box_of(self._rows)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box_of(self._rows[0]), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.games.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions; ``games.token`` says what each means."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 (PettingZoo's way)
    ) -> None:
        """Begin the next game; with a seed, the first one with that seed."""
        self.games.reset(seed=None if seed is None else index(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._told(agent) for agent in self.agents}
        self._select()

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Play the selected agent's action; None for an agent whose game is over.

        Raises:
            BadValue: if the action is not legal; then nothing has changed.
        """
        agent, games = self.agent_selection, self.games
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._action[0] = self._checked(action)
        games.step(self._action)
        self._cumulative_rewards[agent] = 0.0
        if games.player[0] < 0:
            terminated, truncated = bool(games.terminated[0]), bool(games.truncated[0])
            self.terminations = dict.fromkeys(self.agents, terminated)
            self.truncations = dict.fromkeys(self.agents, truncated)
            self.rewards = dict(zip(self.agents, games.rewards[0].tolist(), strict=True))
            self._accumulate_rewards()
        self.infos[agent] = self._told(agent)
        self._select()

    def _checked(self, action: Any) -> int:
        """An action as a number; raises BadValue."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < self.games.actions:
            raise BadValue("action", f"must be a whole number from 0 to {self.games.actions - 1}")
        return number

    def _select(self) -> None:
        """Select whoever moves, or the first agent of a game that is over."""
        self.agent_selection = agent = self.possible_agents[max(0, self.games.player[0])]
        self.infos[agent] = self._told(agent)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and its legal actions: none if another one moves."""
        return {"observation": self._rows[self._seats[agent]].copy(), **self._told(agent)}

    def _told(self, agent: str) -> Seen:
        games = self.games
        moves = games.player[0] == self._seats[agent] and not self.terminations.get(agent)
        mask = games.legal[0].copy() if moves else np.zeros(games.actions, np.int8)
        return {"action_mask": mask}

    def state(self) -> Array:
        """What all agents know together: their observations, by seat."""
        together: Array = self._rows.copy()
        return together

    def render(self) -> str | None:
        """What the selected agent may know, as text; raises MissingExtra."""
        if self.render_mode is None:
            gymnasium.logger.warn("Give a render_mode, ansi or human, to render.")
            return None
        from blazon.words.plain import plain_text

        games = self.games
        winners = np.flatnonzero(games.rewards[0] == games.rewards[0].max()).tolist()
        ended = winners if games.terminated[0] else []
        text = plain_text(self._observation(), self.possible_agents, ended)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n\n")
        return None

    def _observation(self) -> Observation:
        """What the selected agent may know."""
        games, seat = self.games, self._seats[self.agent_selection]
        seen, variant = one_record(games.variant.game.state), games.variant
        batch.observe(games.states, seen, np.array([seat], np.uint64))
        mover = int(games.player[0])
        mine = games.legal_in(0) if mover == seat else []
        return Observation(
            variant=variant,
            observer=seat,
            player=mover if mover >= 0 else None,
            turn=variant.turn_player(seen),
            phase=variant.phase(seen),
            legal=tuple(games.token(0, action) for action in mine),
            shared_log=Growing(()),
            states=seen,
        )

    def close(self) -> None:
        """Nothing is open."""


def wrapped(game: str, **given: Any) -> AECEnv:
    """A game in PettingZoo's usual wrappers: an illegal action loses, and ends the game.

    The arguments are those of ``GameEnv``.
    """
    env = wrappers.TerminateIllegalWrapper(GameEnv(game, **given), illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def _attribute(game: str) -> str:
    """A game's name as a part of Python's names."""
    return game.replace("-", "_")


def names() -> dict[str, str]:
    """The games by the names of their modules, such as ``chess_v0``."""
    return {f"{_attribute(game)}_{VERSION}": game for game in catalogue.names()}


@cache
def module(name: str) -> ModuleType:
    """The module of that name: ``env``, with the usual wrappers, and ``raw_env``.

    Raises AttributeError if no game has it.
    """
    game = names().get(name)
    if game is None:
        raise AttributeError(f"module 'blazon.envs' has no attribute {name!r}")
    found: Any = ModuleType(f"blazon.envs.{name}", f"The game {game} for PettingZoo.")
    found.env, found.raw_env = partial(wrapped, game), partial(GameEnv, game)
    found.__all__ = ["env", "raw_env"]
    return found  # type: ignore[no-any-return]
