"""What makes machine code and studies new: the sources that they depend on, and nothing else."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.tools import python

import blazon
from blazon.kernel.sources import digest_of

PACKAGE = Path(blazon.__file__).parent
DIGESTS = """
import json, sys
from pathlib import Path
import blazon
from blazon.kernel import catalogue, contract, jit
from blazon.lab.studies.crews import rules_of
from blazon.match import registry

home = Path(blazon.__file__).parent
assert str(home) == sys.argv[1]
registered, note_rules = [], contract.note_rules

def note(*rules):
    registered.append(rules)
    note_rules(*rules)

contract.note_rules = note
games = [game.name for game in registry.games() if catalogue.package(game.name).is_shipped]
entries = [
    ".".join(("blazon", *path.relative_to(home).with_suffix("").parts))
    for path in sorted(home.rglob("*.py"))
    if "@entry" in path.read_text(encoding="utf-8").split()
]
for entry in entries:
    __import__(entry)

def digests():
    rules_of.cache_clear()
    jit.code_folder.cache_clear()
    jit.RULES_OF_RECORD.clear()
    for rules in registered:
        note_rules(*rules)
    kernels = {rules.folder.name: rules.digest for rules in jit.RULES_OF_RECORD.values()}
    return {
        **{f"code {name}": jit.code_folder(name) for name in entries},
        **{f"rules {name}": kernels[name] for name in games},
        **{f"study {name}": rules_of(name) for name in games},
    }

print(json.dumps(digests()), flush=True)
for line in sys.stdin:
    files = [file for pattern in json.loads(line) for file in home.glob(pattern) if file.is_file()]
    contents = [file.read_bytes() for file in files]
    for file, content in zip(files, contents, strict=True):
        file.write_bytes(content + b" ")
    print(json.dumps([len(files), digests()]), flush=True)
    for file, content in zip(files, contents, strict=True):
        file.write_bytes(content)
"""


class Copy:
    """A process with a copy of the sources, in which files are edited."""

    def __init__(self, folder: Path) -> None:
        without = shutil.ignore_patterns("__pycache__", "static")
        home = shutil.copytree(PACKAGE, folder / "blazon", ignore=without)
        self._process = subprocess.Popen(
            [sys.executable, "-c", DIGESTS, str(home)],
            env={**os.environ, "PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.before: dict[str, str] = self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout
        return json.loads(self._process.stdout.readline())

    def new_after(self, *patterns: str) -> set[str]:
        """The digests that an edit of some files changes."""
        assert self._process.stdin
        self._process.stdin.write(f"{json.dumps(patterns)}\n")
        self._process.stdin.flush()
        files, found = self._answer()
        assert files >= len(patterns)
        assert found.keys() == self.before.keys()
        return {name for name, digest in found.items() if digest != self.before[name]}

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Copy]:
    made = Copy(tmp_path_factory.mktemp("copy"))
    yield made
    made.close()


CODE, RULES, STUDIES = "code ", "rules ", "study "


def test_every_module_and_game_has_a_digest_of_its_own(copy: Copy) -> None:
    for kind, least in ((CODE, 9), (RULES, 2), (STUDIES, 2)):
        found = [digest for name, digest in copy.before.items() if name.startswith(kind)]
        assert len(set(found)) == len(found) >= least


@pytest.mark.parametrize(
    "patterns",
    [
        ["client/**/*.py", "cli/**/*.py", "engine/**/*.py", "terminal/**/*.py", "__init__.py"],
        ["service/**/*.py", "locale/**/*", "words/**/*.py"],
        ["games/*/art/**/*.py"],
        ["games/*/texts/*", "games/*/words/**/*", "games/*/terminal/*", "games/*/commands.py"],
        ["lab/arena.py", "lab/studies/report.py", "lab/studies/crews.py", "lab/training.py"],
    ],
)
def test_what_decides_nothing_leaves_machine_code_and_studies(
    copy: Copy, patterns: list[str]
) -> None:
    assert copy.new_after(*patterns) == set()


@pytest.mark.parametrize("name", ["richelieu", "rheingold"])
@pytest.mark.parametrize("file", ["rules/state.py", "rules/rules.py", "game.toml", "rules/data/*"])
def test_a_changed_rule_makes_its_game_new_and_no_other(copy: Copy, name: str, file: str) -> None:
    found = copy.new_after(f"games/{name}/{file}")
    assert {f"rules {name}", f"study {name}"} <= found
    assert all(name in one for one in found)


def test_a_changed_map_or_judge_makes_its_games_studies_new(copy: Copy) -> None:
    for file in ("rules/maps/rhine.toml", "rules/maps/model.py", "judge.json"):
        found = copy.new_after(f"games/rheingold/{file}")
        assert "study rheingold" in found
        assert not any("richelieu" in one for one in found)


@pytest.mark.parametrize(
    "file", ["bots/search.py", "bots/simple.py", "bots/levels.py", "lab/studies/measures.py"]
)
def test_a_change_to_what_chooses_or_counts_makes_studies_new(copy: Copy, file: str) -> None:
    found = copy.new_after(file)
    assert {"study richelieu", "study rheingold"} <= found
    assert not any(one.startswith(RULES) for one in found)


def test_a_change_to_a_kernel_makes_all_machine_code_new_that_has_it(copy: Copy) -> None:
    everything = {name for name in copy.before if not name.startswith(STUDIES)}
    assert everything <= copy.new_after("kernel/contract.py") | copy.new_after("kernel/jit.py")
    found = copy.new_after("kernel/playouts.py") & everything
    assert found == {"code blazon.kernel.playouts"}
    assert {"code blazon.bots.simulation", "code blazon.bots.selfplay"} <= copy.new_after(
        "bots/tree.py"
    )


FORMS = {
    "plain": "from gadget.to_plain import (\n    a,\n    b,\n)",
    "whole": "import gadget.to_whole as whole",
    "several": "import json, gadget.to_several",
    "module": "from gadget import to_module",
    "star": "from gadget.to_star import *",
    "near": "from .to_near import a",
    "beside": "from . import to_beside",
    "later": "def later():\n    from gadget.to_later import a",
    "condition": "if True: import gadget.to_condition",
    "attempt": "try:\n    import json\nexcept ImportError: import gadget.to_attempt",
    "second": "a = 1; from gadget.to_second import a",
    "noted": "from gadget.to_noted import a  # why",
    "listed": "from gadget.to_listed import (  # why\n    a,\n)",
    "split": "from gadget.to_split \\\n    import a",
    "broken": "from gadget.to_broken import a, \\\n    b",
    "otherwise": "if TYPE_CHECKING:\n    a = 1\nelse:\n    from gadget.to_otherwise import a",
}
"""Ways to import, each in a module of its own."""
SOURCES = {
    "__init__": "",
    "rules": "\n".join(f"import gadget.{name}" for name in [*FORMS, "deep.inner", "checked"]),
    **FORMS,
    **{f"to_{name}": "" for name in FORMS},
    "deep/__init__": "",
    "deep/inner": "from ..far import a\nfrom .. import apart",
    "far": "",
    "apart": "",
    "checked": "if TYPE_CHECKING:\n    from gadget.typed import a\n\n    import gadget.typed",
    "typed": "",
    "unused": "",
}


@pytest.fixture
def gadget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package whose modules import each other in all ways; only its first is imported."""
    folder = tmp_path / "gadget"
    for name, source in SOURCES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.py").write_text(source)
    for name in ("data/table.toml", "texts/en.ftl", "page/board.js", "beside.json", "deep/own.csv"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    __import__("gadget")
    yield folder
    del sys.modules["gadget"]


def test_imports_are_followed_in_every_form_and_data_counts(gadget: Path) -> None:
    def changes(name: str) -> bool:
        before = digest_of(["gadget.rules"])
        file = gadget / name
        content = file.read_text()
        file.write_text(content + "\n")
        after = digest_of(["gadget.rules"])
        file.write_text(content)
        return before != after

    ignored = {"typed.py", "unused.py", "deep/__init__.py", "texts/en.ftl", "page/board.js"}
    paths = [path for path in gadget.rglob("*.*") if "__pycache__" not in path.parts]
    names = {path.relative_to(gadget).as_posix() for path in paths}
    assert {name for name in names if not changes(name)} == ignored


def test_a_file_that_moves_or_comes_changes_the_digest(gadget: Path) -> None:
    before = digest_of(["gadget.rules"])
    (gadget / "data" / "more.toml").touch()
    grown = digest_of(["gadget.rules"])
    (gadget / "data" / "more.toml").rename(gadget / "data" / "other.toml")
    assert len({before, grown, digest_of(["gadget.rules"])}) == 3


CALLS = """
import numpy as np
from blazon.kernel.jit import entry
from gadget.helper import value

@entry
def called(numbers):
    return value(numbers[0])
"""
HELPER = """
from blazon.kernel.jit import kernel

@kernel
def value(number):
    return number + {}
"""


@pytest.mark.slow_without_jit
def test_a_changed_callee_in_another_file_is_compiled_again(tmp_path: Path) -> None:
    folder = tmp_path / "gadget"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "calls.py").write_text(CALLS)
    program = "import numpy as np; from gadget.calls import called; print(called(np.ones(1)))"
    for added in (1, 2, 1):
        (folder / "helper.py").write_text(HELPER.format(added))
        places = dict.fromkeys(["BLAZON_CACHE_DIR", "PYTHONPATH"], str(tmp_path))
        printed = python("-B", "-c", program, given={**places, "NUMBA_DISABLE_JIT": "0"})
        assert float(printed) == 1 + added
    assert len(list((tmp_path / "kernels").iterdir())) == 2
