"""The command `blazon` in this process: its output, its complaints, and records for it."""

import json
from pathlib import Path
from typing import Any

import pytest

from blazon.cli import main
from blazon.match.position import Position

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *words: str) -> str:
    """The output of a command that must succeed."""
    assert main(words) == 0
    printed = capsys.readouterr()
    assert "Traceback" not in printed.err
    return printed.out


def run_json(capsys: Capture, *words: str) -> Any:
    """A command's single line of JSON."""
    out = run(capsys, *words, "--json")
    assert out.endswith("\n")
    assert len(out.splitlines()) == 1
    found = json.loads(out)
    assert out == json.dumps(found, sort_keys=True) + "\n"
    return found


def complaint(capsys: Capture, *words: str) -> str:
    """A command's single line about bad input."""
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("blazon: ")
    assert len(printed.err.splitlines()) == 1
    return printed.err


def saved(folder: Path, game: Position) -> str:
    """A game's record in a file; its players are Ann and Bob."""
    game.names = ("Ann", "Bob")
    file = folder / "game.json"
    file.write_text(game.record.to_json(), encoding="utf-8")
    return str(file)
