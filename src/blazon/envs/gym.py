"""Blazon's games for Gymnasium: one seat against bots.

    import gymnasium, blazon.envs.gym
    env = gymnasium.make("blazon/Richelieu-v0", rival="greedy")
    many = gymnasium.make_vec("blazon/Richelieu-v0", num_envs=1000)

Importing this module registers every game. An observation is a dictionary with the ``observation``,
and the ``action_mask``, which is in the information as well. The reward is that of ``VectorGames``.
"""

import functools
from typing import TYPE_CHECKING, Any

import numpy as np

from blazon.bots import make_bot
from blazon.envs.sight import Array, Form
from blazon.envs.spaces import box_of
from blazon.envs.vector import Autoreset, Illegal, VectorGames
from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.extras import needing
from blazon.match.position import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

with needing("blazon.envs.gym", "envs"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

RANDOM = "random"
_MODES: dict[AutoresetMode, Autoreset] = {
    AutoresetMode.NEXT_STEP: "next",
    AutoresetMode.SAME_STEP: "same",
    AutoresetMode.DISABLED: "off",
}
Seen = dict[str, Array]


def space_of(games: VectorGames, form: Form) -> Any:
    """The space of one observation of one seat."""
    mask = spaces.MultiBinary(games.actions)
    return spaces.Dict({"observation": box_of(games.observations[form][0]), "action_mask": mask})


class GameEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a game, against random players or bots."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        rival: str = RANDOM,
        observe: Form = "scalars",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Set up a game; ``reset`` deals it.

        Args:
            game: the game's name.
            seat: the seat to play.
            rival: the bot in all other seats, by name.
            observe: the form of the observation.
            illegal: what an illegal action does.
            render_mode: None, or ``ansi`` for the observer's view as text.
            options: the game's options.

        Raises:
            BadValue: for an unknown game, bot, form or option.
        """
        self.game, self.seat, self.rival, self.observe = game, seat, rival, observe
        self.render_mode = render_mode
        inside = seat if rival == RANDOM else None  # random rivals are played inside
        self._games = VectorGames(
            game,
            1,
            [0],
            seat=inside,
            view=seat,
            observe=observe,
            legal="masks",
            autoreset="off",
            illegal=illegal,
            **options,
        )
        self.observation_space = space_of(self._games, observe)
        self.action_space = spaces.Discrete(self._games.actions)
        self._play: _Bots | None = None
        if rival != RANDOM:
            self._play = _Bots(self._games, seat, rival, options)
        self._is_seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin the next game; with a seed, the first one with that seed."""
        super().reset(seed=seed)
        if seed is None and not self._is_seeded:
            seed = int(self.np_random.integers(2**62))
        self._is_seeded = True
        if self._play is not None:
            self._play.reset(seed)
        else:
            self._games.reset(seed=None if seed is None else [seed])
        return self._seen()

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        games = self._games
        mask = games.legal[0].copy()
        seen = {"observation": games.observations[self.observe][0].copy(), "action_mask": mask}
        return seen, {"action_mask": mask}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others play until the seat decides again; raises BadValue."""
        games = self._games
        if self._play is not None:
            reward, terminated = self._play.step(int(action))
            return (*self._seen_with(reward, terminated, truncated=False),)
        games.step(np.array([action], np.int32))
        reward = float(games.rewards[0, self.seat])
        over = bool(games.terminated[0])
        return (*self._seen_with(reward, over, truncated=bool(games.truncated[0])),)

    def _seen_with(
        self, reward: float, terminated: bool, *, truncated: bool
    ) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        seen, told = self._seen()
        return seen, reward, terminated, truncated, told

    def render(self) -> str | None:
        """What the seat may know, as text."""
        if self.render_mode != "ansi":
            return None
        names = self._games.columns("scalars") if self.observe == "scalars" else ()
        seen = self._games.observations[self.observe][0]
        if not names:
            return str(seen)
        return "\n".join(f"{one.name}: {value:g}" for one, value in zip(names, seen, strict=True))


class _Bots:
    """A game against bots, shown by a vector of one."""

    def __init__(self, games: VectorGames, seat: int, rival: str, options: dict[str, Any]) -> None:
        make_bot(rival, "", game=games.game)  # raises BadValue for an unknown one
        self._games, self._seat, self._rival, self._options = games, seat, rival, options
        self._seed, self._episode = 0, 0

    def reset(self, seed: int | None) -> None:
        """Deal the next game, or the first one with a seed."""
        self._seed, self._episode = (self._seed, self._episode + 1) if seed is None else (seed, 0)
        name = f"{self._seed}/{self._episode}"
        self._position = Position(self._games.game, self._options, seed=name)
        # The bots' seed must say nothing about the deal.
        self._bots = {
            seat: make_bot(self._rival, f"{name}/{seat}")
            for seat in range(self._games.players)
            if seat != self._seat
        }
        self._go_on()

    def step(self, action: int) -> tuple[float, bool]:
        """Play an action; returns the seat's reward, and whether the game is over."""
        games = self._games
        if not games.legal[0, action]:
            games.step(np.array([action], np.int32))  # raises BadValue, or the seat has lost
            return float(games.rewards[0, self._seat]), True
        self._position.play(games.token(0, action))
        self._go_on()
        if not self._position.over:
            return 0.0, False
        players, winners = games.players, self._position.score()["winners"]
        won = players / len(winners) if self._seat in winners else 0.0
        return (won - 1) / (players - 1), True

    def _go_on(self) -> None:
        """Let the others play until the seat decides or the game is over."""
        position = self._position
        while not position.over and position.actor != self._seat:
            if position.actor is None:
                position.roll()
            else:
                bot = self._bots[position.actor]
                position.play(bot.choose(position.observe(position.actor)))
        self._games.put(0, position.disclose().states)


class GameVectorEnv(VectorEnv[Seen, Array, Array]):
    """Many games at once, one seat of each against random players."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        seat: int = 0,
        rival: str = RANDOM,
        observe: Form = "scalars",
        illegal: Illegal = "lose",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        render_mode: None = None,
        **options: Any,
    ) -> None:
        """Set up the games; ``reset`` deals them. The arguments are those of ``GameEnv``."""
        if rival != RANDOM:
            raise BadValue(
                "rival", 'must be random; for others, use vectorization_mode="sync" or "async"'
            )
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.num_envs, self.seat, self.observe, self._mode = num_envs, seat, observe, mode
        self._games = VectorGames(
            game,
            num_envs,
            [0] * num_envs,
            seat=seat,
            view=seat,
            observe=observe,
            legal="masks",
            autoreset=_MODES[mode],
            illegal=illegal,
            threads=threads,
            **options,
        )
        self.single_observation_space = space_of(self._games, observe)
        self.single_action_space = spaces.Discrete(self._games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._every = np.ones(num_envs, np.bool_)
        self._is_seeded = False

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin the games of a mask, ``options["reset_mask"]``, or all; see Gymnasium."""
        which = None if options is None else options.get("reset_mask")
        seeds = self._seeds_from(seed)
        self._games.reset(which, seeds)
        return self._seen()

    def _seeds_from(self, seed: int | list[int | None] | None) -> list[int] | None:
        if seed is None and self._is_seeded:
            return None
        self._is_seeded = True
        given: Sequence[int | None] = [None] * self.num_envs
        if isinstance(seed, int):
            given = range(seed, seed + self.num_envs)
        elif seed is not None:
            given = seed
        return [int(self.np_random.integers(2**62)) if one is None else one for one in given]

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        games = self._games
        masks = games.legal.copy()
        seen = {"observation": games.observations[self.observe].copy(), "action_mask": masks}
        return seen, {"action_mask": masks, "_action_mask": self._every.copy()}

    def step(self, actions: Array) -> tuple[Seen, Array, Array, Array, dict[str, Any]]:
        """Play an action in each game; raises BadValue if one is not legal."""
        games = self._games
        games.step(actions)
        seen, told = self._seen()
        if self._mode is AutoresetMode.SAME_STEP:
            ended = np.flatnonzero(games.terminated | games.truncated)
            if len(ended):
                self._tell_final(ended, told)
        rewards = games.rewards[:, self.seat].astype(np.float64)
        return seen, rewards, games.terminated.copy(), games.truncated.copy(), told

    def _tell_final(self, ended: Array, told: dict[str, Any]) -> None:
        """Add what was seen when the games ended."""
        final = np.full(self.num_envs, None, object)
        none = np.zeros(self._games.actions, np.int8)
        for place, index in enumerate(ended):
            rows = self._games.final[self.observe]
            final[index] = {"observation": rows[place], "action_mask": none.copy()}
        here = np.zeros(self.num_envs, np.bool_)
        here[ended] = True
        masks = np.zeros((self.num_envs, self._games.actions), np.int8)
        told |= {"final_obs": final, "_final_obs": here}
        told |= {"final_info": {"action_mask": masks, "_action_mask": here.copy()}}
        told |= {"_final_info": here.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self._games.close()


def register() -> None:
    """Register every game as ``blazon/NAME-v0``."""
    for name in catalogue.names():
        title = "".join(part.capitalize() for part in name.split("-"))
        gymnasium.register(
            f"blazon/{title}-v0",
            entry_point=functools.partial(GameEnv, name),
            vector_entry_point=functools.partial(_make_vector, name),
        )


def _make_vector(game: str, num_envs: int, **given: Any) -> GameVectorEnv:
    return GameVectorEnv(num_envs, game, **given)


register()
