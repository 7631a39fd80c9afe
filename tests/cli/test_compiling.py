"""After ``blazon compile``, a game at a table compiles nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.tools import python

from blazon.kernel import catalogue

COMPILED = {"NUMBA_DISABLE_JIT": "0"}
CODE = """
import gc, random, sys
from blazon.kernel.jit import _Cache
from blazon.match.position import Position

def code():
    "What there is in machine code: functions that Python calls, each with its kinds of arguments."
    kept = [one for one in gc.get_objects() if isinstance(getattr(one, "_cache", None), _Cache)]
    return {(one.py_func.__qualname__, str(kind)) for one in kept for kind in one.signatures}

def check_nothing_new(before):
    missing = code() - before
    assert len(before) > 10, before
    assert not missing, missing
"""
PROGRAM = """
from blazon.bots import make_bot
from blazon.bots.luck import luck_of
from blazon.bots.reasons import likely_reasons
from blazon.bots.search import search
from blazon.cli import main
from blazon.kernel import catalogue

assert main(["compile"]) == 0
before, rng = code(), random.Random("compile")
for name in catalogue.names():
    position, played = Position(name, seed="compile"), 0
    while not position.over and played < 300:
        played += 1
        if position.actor is None:
            position.chance_weights()
            position.roll()
            continue
        seen = position.observe(position.actor)
        seen.view(), seen.aids
        bot = make_bot("greedy" if played % 2 else "search:500", "compile")
        position.play(bot.choose(seen) if rng.random() < 0.2 else rng.choice(list(position.legal)))
        position.reveals()
    for _ in range(30):
        position.undo()
    while position.actor is None:
        position.undo()
    position.disclose().view()
    search(position.disclose(), simulations=40000, seed="compile")
    legal = list(position.legal)
    likely_reasons(position.disclose(), legal[0], legal[-1], 5, "compile")
    luck_of(position, games=1)
    position.score()
check_nothing_new(before)
"""


@pytest.mark.system
@pytest.mark.slow_without_jit
def test_after_compiling_a_game_needs_nothing_more() -> None:
    assert Path(python("-c", CODE + PROGRAM, given=COMPILED).strip()).is_dir()


def compiling(**environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "blazon", "compile"],
        env={**os.environ, **COMPILED, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.system
def test_compiling_for_nobody_is_no_success(tmp_path: Path) -> None:
    switched_off = compiling(NUMBA_DISABLE_JIT="1")
    assert (switched_off.returncode, switched_off.stdout) == (1, "")
    assert "NUMBA_DISABLE_JIT is set" in switched_off.stderr
    no_folder = tmp_path / "file"
    no_folder.write_text("", encoding="utf-8")
    nowhere = compiling(BLAZON_CACHE_DIR=str(no_folder))
    assert (nowhere.returncode, nowhere.stdout) == (1, "")
    assert "the cache folder cannot be written" in nowhere.stderr


LOADING = """
from blazon.bots.search import load_ahead, search

name = sys.argv[1]
position, rng = Position(name, seed="load"), random.Random("load")
moments = []
while not position.over and len(position.actions) < 400:
    if position.actor is None:
        position.roll()
    else:
        moments.append(position.copy())
        position.play(rng.choice(list(position.legal)))
seen = [one.observe(one.actor) for one in moments] + [one.disclose() for one in moments[-8:]]
load_ahead(name)
before = code()
for observation in seen[:3] + seen[-16:]:
    search(observation, simulations=500, seed="load")
check_nothing_new(before)
"""


@pytest.mark.system
@pytest.mark.slow_without_jit
@pytest.mark.parametrize("name", catalogue.names())
def test_a_search_with_a_clock_has_all_code_before_it_starts(name: str) -> None:
    python("-c", CODE + LOADING, name, given=COMPILED)
