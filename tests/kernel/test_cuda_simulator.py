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

STEPS = """
import inspect, json, sys
from types import SimpleNamespace
import numpy as np
from benchmarks.gpu import steps
from blazon.envs import vector
from numba import cuda

def in_threads(kernel):
    names = inspect.signature(kernel).parameters

    def run(*given):
        given = dict(zip(names, given, strict=True))
        games = len(given["states"])
        for scratch in {"masks", "seen", "standings"} & given.keys():
            one = given[scratch].shape if scratch == "standings" else ()
            given[scratch] = np.resize(given[scratch], (games, *one))
        cuda.jit(kernel)[games, 1](*given.values())

    return run

name, options, longest = json.loads(sys.argv[1])
if "--threads" in sys.argv:
    kernels = steps.begin, steps.advance, steps.show_words, steps.show_scalars, steps.show_planes
    threads = {kernel.__name__: in_threads(kernel) for kernel in kernels}
    vector.vector = SimpleNamespace(**{**vars(vector.vector), **threads})
observe = "words", "scalars", "planes"
games = vector.VectorGames(
    name, 3, "a court", seat=0, observe=observe, longest=longest, **options
)
found = []
for _ in range(longest + 3):
    games.step(games.sample())
    told = games.terminated, games.truncated, games.player, games.legal, games.rewards, games.totals
    rows = [rows.tobytes().hex() for rows in games.observations.values()]
    found.append([*(one.tolist() for one in told), rows])
print(json.dumps(found))
"""
GAMES = pytest.mark.parametrize(
    ("name", "options"),
    [
        ("richelieu", {"edition": "duel", "ending": "last-row"}),
        ("richelieu", {"edition": "court", "players": 4}),
        ("rheingold", {"map": "loch", "players": 3, "rounds": 4}),
    ],
    ids=["duel", "court", "loch"],
)


@GAMES
def test_cuda_threads_play_the_same_games_as_the_processor(
    name: str, options: dict[str, Any]
) -> None:
    asked = json.dumps([name, options, 10, "a court"])
    in_threads = json.loads(python("-c", IN_THREADS, asked, given=SIMULATED))
    assert in_threads == json.loads(python("-c", ON_THE_PROCESSOR, asked))


@GAMES
def test_cuda_threads_take_the_same_steps_as_the_processor(
    name: str, options: dict[str, Any]
) -> None:
    asked = json.dumps([name, options, 20])
    in_threads = json.loads(python("-c", STEPS, asked, "--threads", given=SIMULATED))
    assert in_threads == json.loads(python("-c", STEPS, asked))
    assert any(any(told[0] + told[1]) for told in in_threads)
