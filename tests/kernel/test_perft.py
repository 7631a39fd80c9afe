"""Perft: machine code agrees with single actions, and with earlier results."""

import json
from typing import Any

import pytest
from tests.data.games import FOLDERS
from tests.samples import SAMPLES, TABLES, name_of, random_game

from blazon.kernel.errors import BadValue
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

KNOWN = [
    (game, known)
    for game, folder in FOLDERS.items()
    for known in json.loads((folder / "perft.json").read_text(encoding="utf-8"))
]
ENDING = [(game, options) for game, options in TABLES if options.get("rounds", 1)]
"""Tables whose games do not depend on the last castle to end."""
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


@pytest.mark.parametrize(
    ("game", "known"), KNOWN, ids=[f"{game}-{known['seed']}" for game, known in KNOWN]
)
def test_the_number_of_sequences_is_as_it_was(game: str, known: dict[str, Any]) -> None:
    options, actions = SAMPLES[game].TABLES[known["table"]], known["actions"].split()
    position = Position(game, options, None, actions, seed=known["seed"])
    for depth, leaves in enumerate(known["leaves"]):
        if leaves <= MOST_LEAVES:
            assert position.perft(depth) == leaves, depth


@pytest.mark.parametrize("game", FOLDERS)
def test_the_known_numbers_cover_every_table_and_depth(game: str) -> None:
    samples, found = SAMPLES[game], [known for name, known in KNOWN if name == game]
    assert [known["table"] for known in found[::3]] == list(range(len(samples.TABLES)))
    assert all(len(known["leaves"]) == samples.PERFT_DEPTH + 1 for known in found)


@pytest.mark.parametrize(("game", "options"), TABLES, ids=name_of)
@pytest.mark.parametrize("moment", [0, 30, 80, 115])
def test_perft_counts_what_playing_one_by_one_counts(
    game: str, options: dict[str, Any], moment: int
) -> None:
    position = random_game(game, options, "one by one", moment)
    before = position.states
    for depth in range(4 if ENABLED else 3):
        assert position.perft(depth) == count_one_by_one(position, depth)
    assert position.states == before


@pytest.mark.slow_without_jit
@pytest.mark.parametrize(("game", "options"), ENDING, ids=name_of)
def test_sequences_that_reach_the_end_sooner_count_once(game: str, options: dict[str, Any]) -> None:
    position = random_game(game, options, "to the end")
    assert [position.perft(depth) for depth in (0, 1, 7, 10**9)] == [1] * 4
    position.undo(4)
    for depth in (3, 5, 8):
        assert position.perft(depth) == count_one_by_one(position, depth)


def test_a_depth_beyond_the_longest_game_counts_whole_games() -> None:
    position = random_game("richelieu", {}, "whole")
    position.undo(3)
    assert position.perft(10**30) == position.perft(1024) == count_one_by_one(position, 1024)


def test_a_depth_below_nothing_is_refused() -> None:
    with pytest.raises(BadValue, match=r"^depth: "):
        Position("richelieu").perft(-1)
