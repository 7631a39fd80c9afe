"""The program that the documentation of the client shows plays a game."""

import asyncio
import doctest
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[2] / "docs" / "api" / "client.md"


def test_the_sample_plays_a_game_to_its_end(url: str) -> None:
    sample = doctest.DocTestParser().get_examples(PAGE.read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    exec("".join(example.source for example in sample), names)
    table = asyncio.run(names["play_one_game"](url))
    assert table["status"] == "over"
    assert len(table["score"]["totals"]) == 2
