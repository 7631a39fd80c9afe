"""Blazon's conformance tests pass for this game, and detect a leak in a modified copy."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import blazon_goofspiel

ROOT = Path(__file__).parents[3]
TESTS = ("tests/conformance/test_leaks.py", "-k", "goofspiel and descending")
METADATA = "Metadata-Version: 2.1\nName: blazon-goofspiel\nVersion: 0.1.0\n"
ENTRY_POINTS = "[blazon.games]\ngoofspiel = blazon_goofspiel\n"


def conformance(site: Path) -> tuple[int, str]:
    """The exit status of Blazon's leak tests for the copy in a folder, and their output."""
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-n0", *TESTS],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(site), "NUMBA_DISABLE_JIT": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stdout


@pytest.mark.parametrize(
    ("right", "wrong", "way"),
    [
        ("player == 0 and observer != player", "player == 1 and observer != player", "log"),
        (
            'return bool(before["bid"][0, 0] and not after["bid"][0, 0])',
            'return bool(after["bid"][0, 0] > before["prize"][0])',
            "what can be taken back",
        ),
    ],
)
def test_a_leak_is_caught(right: str, wrong: str, way: str, tmp_path: Path) -> None:
    package = tmp_path / "blazon_goofspiel"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(blazon_goofspiel.__file__).parent, package, ignore=ignored)
    info = tmp_path / "blazon_goofspiel-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    source = package / "rules" / "game.py"
    text = source.read_text(encoding="utf-8")
    assert text.count(right) == 1
    assert conformance(tmp_path)[0] == 0
    source.write_text(text.replace(right, wrong), encoding="utf-8")
    status, said = conformance(tmp_path)
    assert status == 1
    assert "AssertionError: to observer" in said
    assert f"'{way}'" in said
