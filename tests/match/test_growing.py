"""Sequences that share common parts behave like tuples."""

import pickle
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blazon.match.growing import Growing

STEPS = st.lists(
    st.tuples(st.integers(0, 30), st.integers(0, 30), st.lists(st.integers(), max_size=3)),
    max_size=30,
)


@given(STEPS)
def test_versions_that_share_items_do_not_change_each_other(
    steps: list[tuple[int, int, list[int]]],
) -> None:
    versions: list[tuple[Growing[int], tuple[int, ...]]] = [(Growing(), ())]
    for which, length, more in steps:
        grown, plain = versions[which % len(versions)]
        length = min(length, len(plain))
        versions.append((grown.first(length).plus(more), (*plain[:length], *more)))
        for one, expected in versions:
            assert tuple(one) == expected
            assert len(one) == len(expected)


@given(st.lists(st.integers(), max_size=9), st.slices(9), st.integers(-12, 12))
def test_items_are_found_as_in_a_tuple(items: list[int], part: slice, index: int) -> None:
    longer = Growing(items).plus([1, 2, 3])
    grown, plain = longer.first(len(items)), tuple(items)
    assert grown[part] == list(plain[part])
    assert list(reversed(grown)) == items[::-1]
    if -len(plain) <= index < len(plain):
        assert grown[index] == plain[index]
    else:
        with pytest.raises(IndexError):
            grown[index]


def test_adding_to_the_longest_version_copies_nothing() -> None:
    one = Growing([1, 2])
    two = one.plus([3])
    assert two._items is one._items
    assert one.plus([4])._items is not one._items


def test_threads_that_add_to_one_version_do_not_change_each_others() -> None:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            for _ in range(1000):
                base = Growing([0])
                grown = list(threads.map(lambda n, base=base: base.plus([n] * 3), range(1, 5)))
                assert [list(one) for one in grown] == [[0, n, n, n] for n in range(1, 5)]
    finally:
        sys.setswitchinterval(before)


def test_a_pickled_version_holds_nothing_of_longer_ones() -> None:
    longer = Growing("abc")
    sent = pickle.dumps(longer.first(1))
    assert tuple(pickle.loads(sent)) == ("a",)
    assert sent == pickle.dumps(Growing("a"))
