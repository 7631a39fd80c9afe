"""Judges of positions, in files."""

from importlib.resources import files

import pytest
from tests.samples import NAMES

from blazon.bots.judge import FILE, Judge, judge_of
from blazon.match.registry import game


@pytest.mark.parametrize("name", NAMES)
def test_a_game_ships_its_judge_as_training_writes_it(name: str) -> None:
    judge = judge_of(game(name))
    assert judge
    assert judge.origin["game"] == name
    written = files(f"blazon.games.{name}").joinpath(FILE).read_text(encoding="utf-8")
    assert f"{judge.to_text()}\n" == written
    assert Judge.read(written, game(name).features) == judge
