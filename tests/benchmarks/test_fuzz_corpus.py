"""The inputs that fuzzing found worth keeping; ``benchmarks/fuzz`` says how to find more."""

import base64
import gc
import importlib
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from benchmarks.fuzz.findings import tried
from benchmarks.fuzz.hiding import check_onlookers, swapped
from benchmarks.fuzz.house import house
from tests.games.richelieu.samples import random_game

from blazon.match.position import Position

CORPUS = Path(__file__).parents[1] / "data" / "fuzz"
TARGETS = ("commands", "frames", "http", "maps", "records")
GROWTH = 25
"""The most blocks of memory that an input may leave behind on average: tables, which the server
keeps for a while, take about 15, and a connection or a task many more."""
pytestmark = [
    pytest.mark.slow_without_jit,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),  # Litestar's, in this process
]


@pytest.fixture(scope="module", autouse=True)
def _alone() -> Iterator[None]:
    """Stop the server that some targets start in this process, with its tables.

    Nothing is logged: pytest would keep each line in memory.
    """
    logging.disable()
    yield
    logging.disable(logging.NOTSET)
    if house.cache_info().currsize:
        house().stop()
        house.cache_clear()


def corpus(name: str) -> tuple[ModuleType, list[bytes]]:
    """A target and its inputs."""
    lines = (CORPUS / f"{name}.txt").read_bytes().split()
    return importlib.import_module(f"benchmarks.fuzz.{name}"), [*map(base64.b64decode, lines)]


@pytest.mark.parametrize("name", TARGETS)
def test_no_input_reveals_a_fault_or_leaves_memory_behind(name: str) -> None:
    target, inputs = corpus(name)
    assert len(inputs) > 50
    found, blocks = dict[bytes, str](), []
    for _ in range(3):
        for one in inputs:
            if (fault := tried(target, one)) is not None:
                found[one] = fault
        gc.collect()
        blocks.append(sys.getallocatedblocks())
    assert not found
    assert blocks[2] - blocks[1] < GROWTH * len(inputs), blocks


def test_faults_are_noticed() -> None:
    target = ModuleType("target")

    def check(data: bytes) -> float:
        if data == b"slow":
            return -1.0
        return 1 / len(data)

    target.check = check  # type: ignore[attr-defined]
    assert tried(target, b"good") is None
    assert "ZeroDivisionError in test_fuzz_corpus.py:check" in str(tried(target, b""))
    assert "s of processor time" in str(tried(target, b"slow"))


def test_games_that_do_not_look_alike_are_noticed() -> None:
    game = random_game({}, "fuzz")
    twin = Position("richelieu", game.options, swapped("richelieu", game.setup), seed=game.seed)
    for token in game.actions:
        twin.play(token)
    assert game.over
    with pytest.raises(AssertionError):
        check_onlookers(game, twin)
