"""The same rules also run as CUDA device code, here under Numba's CUDA simulator."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.tools import python

from blazon.kernel.masks import mask_dtype
from blazon.kernel.playouts import playouts
from blazon.kernel.streams import STREAM, seed_number
from blazon.match.registry import game as find_game

pytestmark = pytest.mark.slow_without_jit

SCRIPT = Path(__file__).with_name("cuda_playouts.py")
SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


def on_cuda_threads(**asked: Any) -> Any:
    """The totals and standings of ``cuda_playouts.py`` under the simulator."""
    return json.loads(python(str(SCRIPT), json.dumps(asked), given=SIMULATED))


def on_the_processor(name: str, options: dict[str, Any], games: int, seed: str) -> Any:
    """The totals and standings of the same games from the normal playouts."""
    game = find_game(name)
    checked = game.check_options(options)
    totals, standings = np.zeros((2, games, checked["players"]), np.int64)
    playouts(
        game.variant(checked).blank(),
        np.zeros(1, game.state),
        np.zeros(1, mask_dtype(game.actions)),
        np.zeros(1, STREAM),
        totals,
        standings,
        seed_number(seed),
        np.uint64(0),
    )
    return [totals.tolist(), standings.tolist()]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("richelieu", {"edition": "duel", "ending": "last-row"}),
        ("richelieu", {"edition": "court", "players": 4}),
        ("rheingold", {"map": "loch", "players": 3, "rounds": 4}),
    ],
    ids=["duel", "court", "loch"],
)
def test_cuda_threads_play_the_same_games_as_the_processor(
    name: str, options: dict[str, Any]
) -> None:
    asked: dict[str, Any] = {"name": name, "options": options, "games": 10, "seed": "a court"}
    assert on_cuda_threads(**asked) == on_the_processor(**asked)
