"""Records and saved games of released versions still load, and give the same games."""

import json
from pathlib import Path

import pytest

import blazon
from blazon.match.record import Record
from blazon.terminal.files import load

RELEASED = Path(__file__).parents[1] / "data" / "released"
RECORDS = sorted(path for path in RELEASED.glob("*/*.*") if path.stem != "tables")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_record_of_a_released_version_is_the_same_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    position, record = blazon.load(text), Record.parse(text)
    assert list(position.actions) == record.actions
    assert position.record.result == record.result
    if path.suffix == ".json":
        assert json.loads(text).items() <= position.record.to_builtins().items()
        other = path.with_suffix(".txt")
        assert not other.exists() or blazon.load(other.read_text(encoding="utf-8")) == position


@pytest.mark.parametrize("path", sorted(RELEASED.glob("*/saved-*")), ids=lambda path: path.name)
def test_a_game_that_was_broken_off_goes_on(path: Path) -> None:
    position = load(path, "go on")
    assert not position.over
    before = len(position.actions)
    for _ in range(10):
        if position.actor is None:
            position.roll()
        else:
            position.play(next(iter(position.legal)))
    assert len(position.actions) == before + 10
