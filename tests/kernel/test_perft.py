"""Perft: machine code agrees with single actions, and with earlier results."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.richelieu.samples import TABLES, random_game

from blazon.kernel.errors import BadValue
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

DATA = Path(__file__).parents[1] / "games" / "richelieu" / "data"
KNOWN = json.loads((DATA / "perft.json").read_text())
MOST_LEAVES = 10**9 if ENABLED else 800


def count_one_by_one(position: Position, depth: int) -> int:
    """Leaves found by playing and undoing every action."""
    if depth == 0 or position.over:
        return 1
    leaves = 0
    for token in position.legal:
        position.play(token)
        leaves += count_one_by_one(position, depth - 1)
        position.undo()
    return leaves


def name(known: dict[str, Any]) -> str:
    return "-".join(map(str, [*known["options"].values(), len(known["actions"].split())]))


@pytest.mark.parametrize("known", KNOWN, ids=name)
def test_the_number_of_sequences_is_as_it_was(known: dict[str, Any]) -> None:
    position = Position("richelieu", known["options"], seed=known["seed"])
    for token in known["actions"].split():
        position.play(token)
    for depth, leaves in enumerate(known["leaves"]):
        if leaves <= MOST_LEAVES:
            assert position.perft(depth) == leaves, depth


def test_the_known_numbers_cover_every_table_and_depth() -> None:
    assert [known["options"] for known in KNOWN[::3]] == TABLES
    assert all(len(known["leaves"]) == 6 for known in KNOWN)


@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("moment", [0, 30, 80, 115])
def test_perft_counts_what_playing_one_by_one_counts(number: int, moment: int) -> None:
    position = random_game(TABLES[number], f"one by one {number}", moment)
    before = position.states
    for depth in range(4 if ENABLED else 3):
        assert position.perft(depth) == count_one_by_one(position, depth)
    assert position.states == before


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_sequences_that_reach_the_end_sooner_count_once(number: int) -> None:
    position = random_game(TABLES[number], f"to the end {number}")
    assert [position.perft(depth) for depth in (0, 1, 7, 10**9)] == [1] * 4
    position.undo(4)
    for depth in (3, 5, 8):
        assert position.perft(depth) == count_one_by_one(position, depth)


def test_a_depth_beyond_the_longest_game_counts_whole_games() -> None:
    position = random_game(TABLES[0], "whole")
    position.undo(3)
    assert position.perft(10**30) == position.perft(1024) == count_one_by_one(position, 1024)


def test_a_depth_below_nothing_is_refused() -> None:
    with pytest.raises(BadValue, match=r"^depth: "):
        Position("richelieu").perft(-1)
