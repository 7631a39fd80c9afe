"""The files that commands read, from Windows editors and from standard input."""

import codecs
import io
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from tests.cli.commands import Capture, complaint, run
from tests.data.files import as_text
from tests.games.rheingold.boards import board_map
from tests.games.richelieu.samples import TABLES, random_game

from blazon.cli import main
from blazon.games.richelieu.rules.components import classic

GAME = random_game(TABLES[4], "files")
STUDY = """
title = "A study"
[vary]
game = "richelieu"
[stop]
games = 1
"""


def _deck() -> str:
    deck = classic().as_json()
    cells = json.dumps(deck["disc_cells"])
    tables = (
        f"[{name}]\n" + "".join(f"{key} = {number}\n" for key, number in deck[name].items())
        for name in ("cards", "discs")
    )
    return f"disc_cells = {cells}\n" + "".join(tables)


@dataclass(frozen=True)
class Reader:
    """A command that reads a file."""

    words: Sequence[str]
    """With FILE for the file's name, and FOLDER for that of a new folder."""
    content: Callable[[], str]
    name: str = "file.toml"

    def called(self, file: str, folder: Path) -> list[str]:
        """The command with a file's name."""
        return [word.replace("FILE", file).replace("FOLDER", str(folder)) for word in self.words]


READERS = {
    "record": Reader(["record", "check", "FILE"], GAME.record.to_json, "game.json"),
    "text record": Reader(["record", "show", "FILE"], lambda: as_text(GAME), "game.txt"),
    "review": Reader(["review", "FILE", "--simulations", "1"], GAME.record.to_json, "game.json"),
    "solve": Reader(["solve", "FILE", "--knowledge", "open"], GAME.record.to_json, "game.json"),
    "map": Reader(["map", "show", "FILE"], lambda: json.dumps(board_map()), "map.json"),
    "map for a game": Reader(
        ["perft", "rheingold", "1", "--map", "FILE"], lambda: json.dumps(board_map()), "map.json"
    ),
    "deck": Reader(["perft", "richelieu", "1", "--deck", "FILE"], _deck),
    "study": Reader(["study", "FILE", "--folder", "FOLDER", "--json"], lambda: STUDY),
}


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF8], ids=["plain", "marked"])
def test_a_file_is_read_with_a_byte_order_mark_and_from_standard_input(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: Reader, mark: bytes
) -> None:
    content = mark + reader.content().encode()
    file = tmp_path / reader.name
    file.write_bytes(content)
    run(capsys, *reader.called(str(file), tmp_path / "one"))
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))
    run(capsys, *reader.called("-", tmp_path / "other"))


def test_games_with_a_byte_order_mark_are_merged(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.csv"
    simulate = ["simulate", "richelieu", "--games", "2", "--seed", "s", "--json"]
    found = run(capsys, *simulate, "--data", str(file))
    file.write_bytes(codecs.BOM_UTF8 + file.read_bytes())
    assert run(capsys, "merge", str(file), "--json") == found
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    assert run(capsys, "merge", "-", "--json") == found


def test_standard_input_is_named(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    content = GAME.record.to_json().encode()
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content)))
    assert run(capsys, "record", "check", "-").startswith("standard input: a legal game")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["record", "check", "--jsn"], "--jsn"),
        (["perft", "richelieu", "1", "--deck", "--json"], "--json"),
        (["study", "-"], "--folder: must be given"),
        (["play", "richelieu", "--load", "-"], "--load: must be a file"),
    ],
)
def test_what_is_no_file_is_refused(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, words: list[str], says: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(STUDY.encode())))
    assert says in complaint(capsys, *words)


def test_help_is_not_taken_for_a_file(capsys: Capture) -> None:
    assert main(["record", "check", "--help"]) == 0
    assert "Usage: blazon record check" in capsys.readouterr().out
