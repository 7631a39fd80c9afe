"""The same rules also run as CUDA device code, here under Numba's CUDA simulator."""

import json
from typing import Any

import pytest
from tests.tools import python

pytestmark = pytest.mark.slow_without_jit

SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
IN_THREADS = """
import json, sys
from benchmarks.gpu.random_games import RandomGames
from blazon.kernel.streams import seed_number

name, options, games, seed = json.loads(sys.argv[1])
many = RandomGames(name, options, games)
many.play(seed_number(seed))
print(json.dumps(many.results()))
"""
ON_THE_PROCESSOR = """
import json, sys
from benchmarks.gpu.random_games import on_the_processor
from blazon.kernel.streams import seed_number

name, options, games, seed = json.loads(sys.argv[1])
print(json.dumps(on_the_processor(name, options, games, seed_number(seed))))
"""


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
    asked = json.dumps([name, options, 10, "a court"])
    in_threads = json.loads(python("-c", IN_THREADS, asked, given=SIMULATED))
    assert in_threads == json.loads(python("-c", ON_THE_PROCESSOR, asked))
