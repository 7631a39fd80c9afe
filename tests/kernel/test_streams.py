"""Random streams: portable, independent and fair."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.chances import fits

from blazon.kernel.jit import ENABLED, entry
from blazon.kernel.streams import Purpose, below, bits, open_stream, seed_number, share

KNOWN = json.loads((Path(__file__).parents[1] / "data" / "streams.json").read_text())
WORD = 2**64 - 1


@entry
def fill(streams: npt.NDArray[Any], numbers: npt.NDArray[np.uint64], bound: Any) -> None:
    """Draw numbers below a bound; with the bound 0, all 64 bits."""
    for place in range(numbers.size):
        if bound == 0:
            numbers[place] = bits(streams[0])
        else:
            numbers[place] = below(streams[0], bound)


def drawn(seed: str, number: int, purpose: Purpose, count: int, bound: int = 0) -> list[int]:
    numbers = np.zeros(count, np.uint64)
    fill(open_stream(seed, number, purpose), numbers, np.uint64(bound))
    return [int(n) for n in numbers]


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"{known['seed']}-{known['number']}")
def test_a_seed_gives_the_same_numbers_on_any_machine(known: dict[str, Any]) -> None:
    key = known["seed"], known["number"], Purpose[known["purpose"]]
    assert [f"{n:016x}" for n in drawn(*key, len(known["bits"]))] == known["bits"]
    assert drawn(*key, len(known["below_12"]), 12) == known["below_12"]


def mixed(z: int) -> int:
    """SplittableRandom's finalizer, in integers of any size."""
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
    return z ^ z >> 31


@settings(deadline=None, max_examples=50)
@given(st.text(st.characters(exclude_categories=["Cs"])), st.integers(0, WORD))
def test_a_stream_counts_by_its_odd_step_and_mixes(seed: str, number: int) -> None:
    stream = open_stream(seed, number, Purpose.TEST)
    state, step = int(stream["state"][0]), int(stream["step"][0])
    assert step % 2 == 1
    expected = [mixed(state + step * count & WORD) for count in range(1, 5)]
    assert drawn(seed, number, Purpose.TEST, 4) == expected


def test_streams_of_any_other_seed_number_or_purpose_differ() -> None:
    keys = [
        (seed, number, purpose)
        for seed in ("", "a", "b", "a ")
        for number in (0, 1, 2, 2**32, WORD)
        for purpose in Purpose
    ]
    streams = [tuple(drawn(*key, 3)) for key in keys]
    assert len(set(streams)) == len(keys)
    assert len({word for stream in streams for word in stream}) == 3 * len(keys)


def test_the_number_of_a_seed_is_that_of_its_text() -> None:
    assert seed_number("a fine evening") == seed_number("a fine " + "evening")
    assert len({int(seed_number(seed)) for seed in ("", " ", "a", "A", "é", "e\u0301")}) == 6


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 12, 14, 48, 51])
def test_every_number_below_a_bound_is_equally_likely(bound: int) -> None:
    count = 40_000 if ENABLED else 4_000
    counts = Counter(drawn("fair", bound, Purpose.TEST, count, bound))
    assert bound == 1 or fits(counts, dict.fromkeys(range(bound), 1))
    assert set(counts) == set(range(bound))


def test_a_bound_that_leaves_half_of_the_words_over_is_fair_as_well() -> None:
    bound, count = 3 << 30, 30_000 if ENABLED else 3_000
    numbers = drawn("fair", 0, Purpose.TEST, count, bound)
    assert max(numbers) < bound
    thirds = Counter(number // (1 << 30) for number in numbers)
    assert fits(thirds, dict.fromkeys(range(3), 1))


@pytest.mark.parametrize("bound", [2, 8, 51])
def test_shares_of_a_word_are_fair(bound: int) -> None:
    words = np.array(drawn("share", bound, Purpose.TEST, 20_000), np.uint64)
    counts = Counter(int(n) for n in share(words, np.uint64(bound)))
    assert fits(counts, dict.fromkeys(range(bound), 1))


def test_bits_are_balanced_and_neighbours_unrelated() -> None:
    numbers = drawn("bits", 0, Purpose.TEST, 20_000)
    for place in range(64):
        ones = [number >> place & 1 for number in numbers]
        pairs = Counter(zip(ones[::2], ones[1::2], strict=True))
        assert fits(pairs, dict.fromkeys([(0, 0), (0, 1), (1, 0), (1, 1)], 1)), place
