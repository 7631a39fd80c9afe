"""The commands `blazon puzzle make` and `blazon puzzle check`."""

import json
from pathlib import Path

import pytest
from tests.cli.commands import Capture, complaint, run

from blazon.cli import main
from blazon.match.puzzles import read

SMALL = ("--proven", "0", "--searched", "1", "--simulations", "4000", "--processes", "1")


@pytest.mark.slow_without_jit
def test_make_writes_a_file_that_check_reads(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "new.json"
    made = ("puzzle", "make", "richelieu", str(file), "--seed", "t69", *SMALL)
    out = run(capsys, *made)
    assert "1 puzzles: 0 proven, 1 searched" in out
    (one,) = read("richelieu", file.read_text("utf-8"))
    assert f"{one.idea}, {' '.join(one.right)}" in out
    before = file.read_bytes()
    assert run(capsys, *made) == "1 puzzles: 0 proven, 1 searched\n"
    assert file.read_bytes() == before
    check = ("puzzle", "check", "richelieu", "--file", str(file), "--processes", "1")
    table = json.loads(before)
    wrong = next(token for token in one.prospects if token not in one.right)
    table["puzzles"][0] |= {"right": wrong, "then": ""}
    file.write_text(json.dumps(table), "utf-8")
    assert main([*check, "--simulations", "4000"]) == 1
    out = capsys.readouterr().out
    assert f"richelieu puzzles[0] {one.seed}: right are " in out
    assert out.endswith("faults: 1\n")


def test_fewer_puzzles_than_wanted_is_no_success(capsys: Capture, tmp_path: Path) -> None:
    file = str(tmp_path / "none.json")
    words = ["puzzle", "make", "richelieu", file, "--games", "1", "--gap", "1000", *SMALL]
    assert main(words) == 1
    assert capsys.readouterr().out == "0 puzzles: 0 proven, 0 searched\n"


@pytest.mark.slow_without_jit
def test_with_fewer_positions_fewer_endings_are_proven(capsys: Capture, tmp_path: Path) -> None:
    words = ["--seed", "t69", "--proven", "1", "--searched", "0", "--games", "4"]
    for nodes, proven in (("50000", 1), ("1", 0)):
        file = str(tmp_path / f"{nodes}.json")
        made = ["puzzle", "make", "richelieu", file, *words, "--nodes", nodes, "--processes", "1"]
        assert main(made) == 1 - proven
        assert f"{proven} puzzles: {proven} proven, 0 searched" in capsys.readouterr().out


def test_check_names_the_fault_in_a_file(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text('{"puzzles": [{}]}', "utf-8")
    assert main(["puzzle", "check", "richelieu", "--file", str(file)]) == 1
    out = capsys.readouterr().out
    assert out.startswith("richelieu: puzzles.json: ")
    assert "$.puzzles[0]" in out
    assert out.endswith("faults: 1\n")


def test_a_file_is_of_a_game(capsys: Capture, tmp_path: Path) -> None:
    error = complaint(capsys, "puzzle", "check", "--file", str(tmp_path / "any.json"))
    assert error == "blazon: game: must be given with --file\n"
