"""Bots that do not search: one plays at random, and two look one action ahead."""

import random
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from blazon.bots.levels import attention
from blazon.bots.look_ahead import look_ahead, priors
from blazon.kernel import batch
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.observation import Observation

_DEALS = 8


class RandomBot:
    """Plays any legal action, each equally likely."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> str:
        """A legal token; the same for the same seed and observation."""
        game, seen = observation.game, observation.states
        chosen = np.zeros(1, np.uint64)
        # ``kernel.playouts.play_on`` chooses the same.
        stream = open_stream(self.seed, len(observation.shared_log), Purpose.BOT)
        batch.pick(seen, np.zeros(1, game.mask), stream, chosen)
        return observation.variant.tokens(seen)[int(chosen[0])]


def _look(
    observation: Observation, seed: str, deals: int, *, alone: bool
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.float32]]:
    """What each action brings at once, and the game's own weight for it, by number."""
    game, seen = observation.game, observation.states
    work, masks = np.zeros(3, game.state), np.zeros(2, game.mask)
    stream = open_stream(seed, len(observation.shared_log), Purpose.BOT)
    totals = np.zeros(int(observation.options["players"]), np.int64)
    leads = np.zeros(game.actions, np.int64)
    weights = np.zeros(game.actions, np.float32)
    observer = np.uint64(observation.player or 0)
    look_ahead(seen, observer, work, masks, stream, totals, leads, np.bool_(alone), np.int64(deals))
    priors(seen, np.zeros(1, game.workspace), masks, weights)
    return leads, weights


def _shuffled(observation: Observation, seed: str) -> list[str]:
    """The legal tokens in an order that only decides among equals."""
    shuffled = list(observation.legal)
    random.Random(f"{seed}/{len(observation.shared_log)}").shuffle(shuffled)  # noqa: S311
    return shuffled


class GreedyBot:
    """Plays the action with the best immediate score swing, by the game's prior among equals."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> str:
        """A legal token; the same for the same seed and observation."""
        tokens = observation.variant.tokens(observation.states)
        leads, weights = _look(observation, self.seed, _DEALS, alone=False)
        shuffled = _shuffled(observation, self.seed)
        numbers = {token: tokens.index(token) for token in shuffled}
        return max(shuffled, key=lambda token: (leads[numbers[token]], weights[numbers[token]]))


class GroomBot:
    """Plays as people do in their first games, and errs as they do.

    It looks where something of the same kind has just happened, and considers only the few actions
    with the nearest numbers; games number cells and places in the order of the board. So it
    overlooks distant ones. Of those actions, it plays the one that brings it the most points at
    once, by the game's prior among equals. It ignores what its rivals have or threaten, and assumes
    that one random deal of the hidden things is the true one.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> str:
        """A legal token; the same for the same seed and observation."""
        tokens = observation.variant.tokens(observation.states)
        latest = _latest(observation, tokens)
        shuffled = _shuffled(observation, self.seed)
        numbers = {token: tokens.index(token) for token in shuffled}
        near = sorted(shuffled, key=lambda token: abs(numbers[token] - latest))
        played, mean = len(observation.shared_log), attention(observation.game.name)
        considered = near[: int(mean * (played + 1)) - int(mean * played)]
        gains, weights = _look(observation, self.seed, 1, alone=True)
        return max(considered, key=lambda token: (gains[numbers[token]], weights[numbers[token]]))


def _latest(observation: Observation, tokens: Sequence[str]) -> int:
    """The number of the latest action in the log that has one of these tokens; 0 without one."""
    for token in reversed(observation.shared_log):
        if token in tokens:
            return tokens.index(token)
    return 0
