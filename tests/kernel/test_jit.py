"""Machine code: cached, in another folder if necessary, and equal to plain Python."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.tools import ROOT, python

from blazon.kernel import jit
from blazon.kernel.jit import code_folder

pytestmark = pytest.mark.slow_without_jit

SAME_GAMES = """
import json, sys
import numpy as np
from blazon.bots import make_bot
from blazon.kernel import jit
from blazon.match.position import Position
from tests.games.richelieu.samples import TABLES, random_game
from tests.data.make import streams_table
from tests.games.rheingold import samples as rheingold
from tests.kernel.test_playouts import Room

found = {"streams": streams_table(), "playouts": [], "games": [], "bots": []}

def choose(game, *bots):
    for bot in bots:
        found["bots"].append(make_bot(bot, "g").choose(game.observe(game.actor)))

for number, options in enumerate(TABLES):
    totals, standings, actions = Room(options).play("either way", 0, 2)
    found["playouts"].append([totals.tolist(), standings.tolist(), actions])
    game = random_game(options, f"either way {number}")
    found["games"].append([game.record.to_builtins(), game.score(), game.observe(0).view()])
    game.undo(12)
    choose(game, "greedy", *["search:4"][number:])
    found["games"].append(game.perft(2))
game = rheingold.random_game(rheingold.SHORT, "either way", 20)
while game.actor is None:
    game.roll()
found["games"].append([game.record.to_builtins(), game.score(), game.observe(0).view()])
choose(game, "greedy", "search:4")
json.dump([bool(jit.ENABLED), found], sys.stdout)
"""
COMPILE_FOR = """
import sys, time
import numpy as np
from numba.core.caching import IndexDataCacheFile
from tests.kernel.cached import length

number = int(sys.argv[1])
load, save = IndexDataCacheFile._load_index, IndexDataCacheFile._save_index

def load_slowly(file):
    found = load(file)
    time.sleep(0.3)
    return found

def save_slowly(file, found):
    time.sleep(0.1 * number)
    save(file, found)
    time.sleep(1 - 0.2 * number)

IndexDataCacheFile._load_index = load_slowly
IndexDataCacheFile._save_index = save_slowly
records = np.zeros(1, [("a", np.int64, number)])
print("ready", flush=True)
input()
print(length(records))
"""
COUNT_COMPILED = """
import numpy as np
from blazon.kernel import jit
from tests.kernel.cached import length

print("ready", flush=True)
input()
found = length(np.zeros(1, [("a", np.int64, 2)]))
print(sum(length._cache_misses.values()), found)
"""
START = """
import blazon
from blazon.kernel.notice import once, when_compiling
when_compiling(once(lambda: print("compiling")))
game = blazon.new("richelieu", seed="cache")
game.play("A1")
print(*game.actions)
"""


def test_plain_python_and_machine_code_play_the_same_games() -> None:
    found: dict[bool, Any] = {}
    for disabled in ("0", "1"):
        printed = python("-c", SAME_GAMES, given={"NUMBA_DISABLE_JIT": disabled})
        compiled, results = json.loads(printed)
        found[compiled] = results
    assert set(found) == {True, False}
    assert found[True] == found[False]


def files(folder: Path) -> dict[str, tuple[int, int]]:
    """The files of machine code below a folder, with times and sizes."""
    found = [path for path in folder.rglob("*") if path.suffix in (".nbi", ".nbc")]
    return {str(path): (path.stat().st_mtime_ns, path.stat().st_size) for path in found}


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cache folder after a first start, with the compiled rules."""
    cache = tmp_path_factory.mktemp("cache")
    environment = {"BLAZON_CACHE_DIR": str(cache), "NUMBA_DISABLE_JIT": "0"}
    assert python("-c", START, given=environment).split() == ["compiling", "A1"]
    return cache


@pytest.mark.system
def test_a_second_start_finds_the_machine_code_of_the_first(started: Path) -> None:
    compiled = files(started)
    assert {Path(file).suffix for file in compiled} == {".nbi", ".nbc"}
    for folder in (started / "kernels").iterdir():
        assert folder.name == code_folder(folder.name.rpartition("-")[0])
    environment = {"BLAZON_CACHE_DIR": str(started), "NUMBA_DISABLE_JIT": "0"}
    assert python("-c", START, given=environment).split() == ["A1"]
    assert files(started) == compiled


@pytest.mark.system
def test_another_copy_of_the_same_sources_finds_the_machine_code(
    started: Path, tmp_path: Path
) -> None:
    environment = {"BLAZON_CACHE_DIR": str(started), "NUMBA_DISABLE_JIT": "0"}
    copy = shutil.copytree(Path(jit.__file__).parents[1], tmp_path / "copy" / "blazon")
    elsewhere = f"import blazon; assert blazon.__file__.startswith({str(copy)!r})"
    environment["PYTHONPATH"] = str(copy.parent)
    assert python("-c", elsewhere + START, given=environment).split() == ["A1"]


def started_at_once(program: str, arguments: list[str], cache: Path) -> list[str]:
    """The output of processes that all go on at the same time, once each has printed "ready"."""
    ones = [
        subprocess.Popen(
            [sys.executable, "-c", program, argument],
            cwd=ROOT,
            env={**os.environ, "BLAZON_CACHE_DIR": str(cache), "NUMBA_DISABLE_JIT": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for argument in arguments
    ]
    ready = [one.stdout.readline() for one in ones if one.stdout]
    assert ready == ["ready\n"] * len(arguments)
    for one in ones:
        assert one.stdin
        one.stdin.write("now\n")
        one.stdin.flush()
    return [one.communicate()[0] for one in ones]


@pytest.mark.system
def test_processes_that_compile_at_once_keep_each_its_own(tmp_path: Path) -> None:
    """The cache must not mix up one function's code for several records."""
    for _ in range(2):
        printed = started_at_once(COMPILE_FOR, ["2", "3", "4", "5"], tmp_path)
        assert printed == ["2\n", "3\n", "4\n", "5\n"]


@pytest.mark.system
def test_of_processes_that_need_the_same_one_compiles(tmp_path: Path) -> None:
    printed = started_at_once(COUNT_COMPILED, ["first", "second", "third"], tmp_path)
    assert sorted(printed) == ["0 2\n", "0 2\n", "1 2\n"]


def test_where_the_cache_cannot_be_written_a_temporary_folder_serves(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "temporary").mkdir()
    environment = {"NUMBA_DISABLE_JIT": "0", "TMPDIR": str(tmp_path / "temporary")}
    environment["BLAZON_CACHE_DIR"] = str(tmp_path / "file" / "below")
    program = "from blazon.kernel.jit import CACHE; print(CACHE)"
    folder = Path(python("-c", program, given=environment).strip())
    assert folder.parent == tmp_path / "temporary"
    assert folder.is_dir()


def test_without_the_jit_nothing_is_kept(tmp_path: Path) -> None:
    environment = {"BLAZON_CACHE_DIR": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    assert python("-c", START, given=environment).split() == ["A1"]
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_named_by_module_and_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    name = code_folder("blazon.kernel.playouts")
    assert re.fullmatch("blazon[.]kernel[.]playouts-[0-9a-f]{16}", name)
    assert name == code_folder("blazon.kernel.playouts")
    monkeypatch.setattr(jit, "COMPILER", "0.0")
    assert name != code_folder.__wrapped__("blazon.kernel.playouts")


def test_importing_blazon_loads_nothing_heavy() -> None:
    program = "import sys, blazon; print({'numpy', 'numba', 'msgspec', 'rich'} & set(sys.modules))"
    assert python("-c", program).strip() == "set()"
