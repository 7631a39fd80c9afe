"""No game, with any options, shows an observer anything that depends on hidden information.

Each game is played at random; at every moment the test compares each observer's games with twins
that differ only in what ``hide`` conceals from that observer: views, logs, words in every
language, the terminal, the engine, bots.
"""

import random
from typing import Any

import pytest
from tests.conformance.twins import hides_something, twins
from tests.leaks import ways_out, words_out
from tests.samples import every_option, name_of, random_game

from blazon.kernel import catalogue
from blazon.kernel.jit import ENABLED

MOMENTS = (*range(9), 12, 20, 40) if ENABLED else (2, 5)
SIMULATIONS = 20 if ENABLED else 2
TABLES = [(name, options) for name in catalogue.names() for options in every_option(name)]


@pytest.mark.parametrize(
    ("name", "options"), TABLES, ids=[f"{name}-{name_of(options)}" for name, options in TABLES]
)
def test_what_an_observer_may_not_know_changes_nothing_that_they_see(
    name: str, options: dict[str, Any]
) -> None:
    rng, hidden, compared = random.Random(name), 0, 0
    for moment in MOMENTS:
        one = random_game(name, options, "twins", moment)
        for observer in (None, *range(one.players)):
            if not hides_something(one, observer):
                continue
            hidden += 1
            other = next(twins(one, observer, rng), None)
            if other is None:
                continue
            compared += 1
            sent = ways_out(one, observer, SIMULATIONS) | words_out(one, observer)
            again = ways_out(other, observer, SIMULATIONS) | words_out(other, observer)
            leaks = [way for way, given in sent.items() if again[way] != given]
            assert not leaks, f"to observer {observer}: {one!r}, {other!r}"
    assert compared or not hidden, "something is hidden, and no twin differs in it"
