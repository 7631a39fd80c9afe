"""Blazon has no code for this game, and a change in either does not recompile the other."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import blazon_kuhn

ROOT = Path(__file__).parents[3]
START = """
import sys, blazon
from blazon.kernel.notice import when_compiling
when_compiling(lambda _: print("compiling"))
game = blazon.new(sys.argv[1], seed="cache")
game.roll() if game.actor is None else game.play(next(iter(game.legal)))
"""
METADATA = "Metadata-Version: 2.1\nName: blazon-kuhn\nVersion: 0.1.0\n"
ENTRY_POINTS = "[blazon.games]\nkuhn = blazon_kuhn\n"


@pytest.mark.parametrize("folder", ["src/blazon", "web/src"])
def test_no_line_of_blazon_names_it(folder: str) -> None:
    sources = [
        path
        for path in (ROOT / folder).rglob("*")
        if path.suffix in (".py", ".toml", ".ftl", ".ts", ".svelte", ".css")
    ]
    assert sources
    assert [path for path in sources if "kuhn" in path.read_text(encoding="utf-8").casefold()] == []


class Copy:
    """The package in its own folder, as if installed from there, and a cache."""

    def __init__(self, folder: Path) -> None:
        self.site, self.cache = folder / "site", folder / "cache"
        self.package = self.site / "blazon_kuhn"
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(Path(blazon_kuhn.__file__).parent, self.package, ignore=ignored)
        info = self.site / "blazon_kuhn-0.1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(METADATA)
        (info / "entry_points.txt").write_text(ENTRY_POINTS)

    def compiles(self, game: str) -> bool:
        """Whether playing a game in a new process had to compile anything."""
        ran = subprocess.run(
            [sys.executable, "-c", START, game],
            env={
                **os.environ,
                "PYTHONPATH": str(self.site),
                "BLAZON_CACHE_DIR": str(self.cache),
                "NUMBA_DISABLE_JIT": "0",
            },
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr
        return "compiling" in ran.stdout

    def change(self, file: str) -> None:
        """Add a line without effect to one of its files."""
        with (self.package / file).open("a", encoding="utf-8") as changed:
            changed.write("# changed\n")

    def machine_code(self) -> dict[str, tuple[int, int]]:
        """The files of machine code with their times and sizes."""
        return {
            str(path): (path.stat().st_mtime_ns, path.stat().st_size)
            for path in self.cache.rglob("*.nbc")
        }


def test_a_change_of_its_rules_compiles_this_game_anew_and_nothing_else(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    assert copy.compiles("richelieu")
    assert copy.compiles("kuhn")
    before = copy.machine_code()
    assert not copy.compiles("kuhn")

    copy.change("words/narrator.py")
    copy.change("texts/en.ftl")
    assert not copy.compiles("kuhn")
    assert copy.machine_code() == before

    copy.change("rules/rules.py")
    assert not copy.compiles("richelieu")
    assert copy.machine_code() == before
    assert copy.compiles("kuhn")
    after = copy.machine_code()
    assert after.keys() > before.keys()
    assert {file: after[file] for file in before} == before
    assert not copy.compiles("richelieu")
    assert not copy.compiles("kuhn")
