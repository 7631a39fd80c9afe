"""Random games on CUDA threads, one game a thread; prints totals and standings as JSON.

``test_cuda_simulator.py`` runs it with the rules as plain Python under Numba's CUDA simulator.
"""

import json
import sys
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import cuda

from blazon.kernel.contract import rank, score, setup
from blazon.kernel.masks import mask_dtype
from blazon.kernel.playouts import playout
from blazon.kernel.streams import STREAM, Purpose, key, seed_number
from blazon.match.registry import game as find_game

DEAL, PLAYOUT = np.uint64(Purpose.DEAL), np.uint64(Purpose.PLAYOUT)
THREADS = 4


@cuda.jit  # type: ignore[untyped-decorator]
def play(
    start: npt.NDArray[Any],
    states: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    totals: npt.NDArray[np.int64],
    standings: npt.NDArray[np.int64],
    seed: Any,
) -> None:
    """Deal and play the game with this thread's number."""
    game = cuda.grid(1)  # type: ignore[attr-defined]
    if game < totals.shape[0]:
        states[game] = start[0]
        key(streams[game], seed, np.uint64(game), DEAL)
        setup(states[game], streams[game])
        key(streams[game], seed, np.uint64(game), PLAYOUT)
        playout(states[game], masks[game], streams[game])
        score(states[game], totals[game])
        rank(states[game], totals[game], standings[game])


def main(name: str, options: dict[str, Any], games: int, seed: str) -> Any:
    """Totals and standings of a seed's first random games."""
    game = find_game(name)
    checked = game.check_options(options)
    states = np.zeros(games, game.state)
    masks = np.zeros(games, mask_dtype(game.actions))
    streams = np.zeros(games, STREAM)
    totals, standings = np.zeros((2, games, checked["players"]), np.int64)
    room = (game.variant(checked).blank(), states, masks, streams, totals, standings)
    play[-(-games // THREADS), THREADS](*room, seed_number(seed))
    return [totals.tolist(), standings.tolist()]


if __name__ == "__main__":
    json.dump(main(**json.loads(sys.argv[1])), sys.stdout)
