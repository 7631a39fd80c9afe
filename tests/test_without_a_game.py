"""Generic code names no game: without Richelieu's folders everything else works."""

import ast
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.tools import ROOT, python

from blazon.kernel import catalogue

LEFT_OUT = "richelieu"
FOLDERS = ("src/blazon/games", "web/src/games", "tests/games", "docs/games")
GENERIC = ("tests/conformance", "tests/locale", "tests/kernel/test_options.py")
"""Tests for any set of games."""
NAMES = re.compile("|".join(catalogue.names()), re.IGNORECASE)


def code(source: Path) -> Iterator[str]:
    """The names and texts of a source file, without its docstrings."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    documentation = {
        node.body[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node not in documentation:
                yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_no_code_outside_a_game_names_one() -> None:
    package = ROOT / "src" / "blazon"
    for source in package.rglob("*.py"):
        if source.relative_to(package).parts[0] != "games":
            assert not [text for text in code(source) if NAMES.search(text)], source


@pytest.mark.system
def test_everything_generic_goes_on_without_a_game(tmp_path: Path) -> None:
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    found = subprocess.run(
        [*listed, "src", "tests", "web/src", "docs", "pyproject.toml"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    gone = tuple(f"{folder}/{LEFT_OUT}/" for folder in FOLDERS)
    for name in found.stdout.splitlines():
        if not name.startswith(gone) and (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, tmp_path / name)
    environment = {"PYTHONPATH": str(tmp_path / "src"), "NUMBA_DISABLE_JIT": "0"}
    listing = "import blazon; from blazon.kernel import catalogue; print(*catalogue.names())"
    listed_games = python("-c", listing, cwd=tmp_path, given=environment).split()
    assert listed_games == [name for name in catalogue.names() if name != LEFT_OUT]
    python("-m", "pytest", "-n0", *GENERIC, cwd=tmp_path, given=environment)
