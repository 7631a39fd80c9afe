"""Random games in CUDA threads, one game a thread, and the same games on the processor."""

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from blazon.kernel.contract import rank, score, setup
from blazon.kernel.masks import mask_dtype
from blazon.kernel.playouts import playout, playouts
from blazon.kernel.streams import STREAM, Purpose, key
from blazon.match.registry import game as find_game

DEAL, PLAYOUT = np.uint64(Purpose.DEAL), np.uint64(Purpose.PLAYOUT)
THREADS = 128
"""Threads of a block."""


def play(
    start: npt.NDArray[Any],
    states: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    totals: npt.NDArray[np.int64],
    standings: npt.NDArray[np.int64],
    actions: npt.NDArray[np.uint64],
    seed: Any,
    first: Any,
) -> None:
    """Deal and play this thread's game, as ``kernel.playouts`` does; the body of a CUDA kernel."""
    game = cuda.grid(1)
    if game < totals.shape[0]:
        state, mask, stream = states[game], masks[game], streams[game]
        states[game] = start[0]
        key(stream, seed, first + np.uint64(game), DEAL)
        setup(state, stream)
        key(stream, seed, first + np.uint64(game), PLAYOUT)
        actions[game] = playout(state, mask, stream)
        score(state, totals[game])
        rank(state, totals[game], standings[game])


class RandomGames:
    """Many games of one variant, in the device's memory."""

    def __init__(self, name: str, options: dict[str, Any], games: int) -> None:
        """Reserve the memory for so many games."""
        game = find_game(name)
        checked = game.check_options(options)
        players = checked["players"]
        self._kernel = cuda.jit(play)[-(-games // THREADS), THREADS]
        self.totals = cuda.device_array((games, players), np.int64)
        self.standings = cuda.device_array((games, players), np.int64)
        self.actions = cuda.device_array(games, np.uint64)
        self._room = (
            cuda.to_device(game.variant(checked).blank()),
            cuda.device_array(games, game.state),
            cuda.device_array(games, mask_dtype(game.actions)),
            cuda.device_array(games, STREAM),
            self.totals,
            self.standings,
            self.actions,
        )

    def play(self, seed: np.uint64, first: int = 0) -> None:
        """Start a seed's games with these numbers; does not wait for their end."""
        self._kernel(*self._room, seed, np.uint64(first))

    def results(self) -> tuple[list[list[int]], list[list[int]], int]:
        """Wait; returns the totals and standings of each game, and the number of all actions."""
        actions = int(self.actions.copy_to_host().sum())
        return self.totals.copy_to_host().tolist(), self.standings.copy_to_host().tolist(), actions


def on_the_processor(
    name: str, options: dict[str, Any], games: int, seed: np.uint64
) -> tuple[list[list[int]], list[list[int]], int]:
    """The results of a seed's first games from the normal playouts."""
    game = find_game(name)
    checked = game.check_options(options)
    totals, standings = np.zeros((2, games, checked["players"]), np.int64)
    actions = playouts(
        game.variant(checked).blank(),
        np.zeros(1, game.state),
        np.zeros(1, mask_dtype(game.actions)),
        np.zeros(1, STREAM),
        totals,
        standings,
        seed,
        np.uint64(0),
    )
    return totals.tolist(), standings.tolist(), int(actions)
