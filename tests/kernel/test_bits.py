"""Sets as masks: machine code, plain Python and Python sets agree."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tools import python

from blazon.kernel.bits import gather, lowest, members, popcount, select
from blazon.kernel.jit import kernel

WORDS = st.integers(0, 2**64 - 1) | st.sets(st.integers(0, 63)).map(
    lambda s: sum(1 << n for n in s)
)
LAST = 2**64 - 1
WITHOUT_PDEP = """
import platform
platform.machine = lambda: "aarch64"
from tests.kernel.test_bits import ask, gathered
words = 1, 1 << 63, 2**64 - 1, 0x8040201008040201
print([ask(word) for word in words], [gathered(words[-1], word) for word in words])
"""


@kernel
def compiled(word: Any, found: Any) -> None:
    """Write the number of members, the lowest member, and then each member by rank."""
    found[0] = popcount(word)
    if word != np.uint64(0):
        found[1] = lowest(word)
    for rank in range(popcount(word)):
        found[2 + rank] = select(word, rank)


def ask(word: int) -> list[int]:
    found = np.zeros(66, np.uint64)
    compiled(np.uint64(word), found)
    return [int(number) for number in found[: 2 + word.bit_count()]]


@kernel
def compiled_gather(word: Any, mask: Any) -> Any:
    """The bits of a word at the ones of a mask."""
    return gather(word, mask)


def gathered(word: int, mask: int) -> int:
    return int(compiled_gather(np.uint64(word), np.uint64(mask)))


def test_no_member_is_counted_in_an_empty_set() -> None:
    assert popcount(0) == 0
    assert members(0) == []
    assert ask(0)[0] == 0


@settings(deadline=None)
@given(WORDS.filter(bool))
@pytest.mark.parametrize("way", ["compiled", "plain"])
def test_counting_and_selecting_members(way: str, word: int) -> None:
    held = [number for number in range(64) if word >> number & 1]
    if way == "compiled":
        assert ask(word) == [len(held), held[0], *held]
    else:
        assert popcount(word) == len(held)
        assert lowest(word) == held[0]
        assert [select(word, rank) for rank in range(len(held))] == held
        assert members(word) == held


@pytest.mark.parametrize("word", [1, 1 << 63, LAST, LAST ^ 1, (1 << 63) + 1])
def test_the_outermost_members_are_found(word: int) -> None:
    held = members(word)
    assert ask(word) == [len(held), held[0], *held]


@pytest.mark.slow_without_jit
def test_members_are_selected_without_the_instruction_too() -> None:
    words = [1, 1 << 63, LAST, 0x8040201008040201]
    expected = [[len(held), held[0], *held] for held in map(members, words)]
    bits = [gather(words[-1], word) for word in words]
    assert python("-c", WITHOUT_PDEP).strip() == f"{expected} {bits}"


@settings(deadline=None)
@given(WORDS, WORDS)
def test_bits_are_moved_together(word: int, mask: int) -> None:
    expected = sum((word >> place & 1) << rank for rank, place in enumerate(members(mask)))
    assert gather(word, mask) == expected
    assert gathered(word, mask) == expected


def test_words_of_numpy_are_taken_like_integers() -> None:
    word = np.uint64(0b1010_0000)
    assert (popcount(word), lowest(word), select(word, 1)) == (2, 5, 7)  # type: ignore[arg-type]
    assert members(word) == [5, 7]  # type: ignore[arg-type]
