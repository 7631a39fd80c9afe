"""No game, with any options, shows an observer anything that depends on hidden information.

Each game is played at random; at every moment the test compares each observer's game with twins
that differ only in what the observer may not know: views, logs, words in every language, the
terminal, the engine, bots; then both games again after undoing some actions.
"""

import random
from itertools import islice, product
from typing import Any

from tests.samples import each, every_option
from tests.twins.channels import OWN, for_people, for_programs
from tests.twins.generate import GENERATORS, by_the_rules, earlier, hides_something, random_game
from tests.volume import share

from blazon.kernel import catalogue
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

MOMENTS = range(1, 13)
"""Twelfths of a game: each quarter of them has an early, a middle and a late one."""
SHORT = 60
"""Games with so few actions are watched at all moments every day."""
MOST_ACTIONS = 400 if ENABLED else 8
DEALS = 6
"""The twins by the rules for onlookers; the players themselves must see a difference in some."""
SIMULATIONS = 20 if ENABLED else 2
TABLES = [(name, options) for name in catalogue.names() for options in every_option(name)]


def all_told(position: Position, observer: int | None) -> dict[str, Any]:
    """Everything given to the observer about a position, by channel."""
    return for_programs(position, observer, SIMULATIONS) | for_people(position, observer)


def different(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The channels that give different things."""
    assert one.keys() == other.keys()
    return [way for way, given in one.items() if other[way] != given]


@each(TABLES)
def test_what_an_observer_may_not_know_changes_nothing_that_they_see(
    table: tuple[str, dict[str, Any]],
) -> None:
    name, options = table
    rng, hidden, compared, own = random.Random(name), 0, 0, set[str]()
    is_short = len(random_game(name, options, "length", MOST_ACTIONS).actions) <= SHORT
    for moment in MOMENTS if is_short else share(MOMENTS):
        whole = random_game(name, options, f"twins {moment}", MOST_ACTIONS)
        one = earlier(whole, len(whole.actions) * (12 - moment) // 12)
        for observer in (None, *range(one.players)):
            hidden += hides_something(one, observer)
            for generator in GENERATORS:
                most = DEALS if observer is None and generator is by_the_rules else 1
                twins = list(islice(generator(one, observer, rng), most))
                if not twins:
                    continue
                other = twins[0]
                compared += 1
                leaks = different(all_told(one, observer), all_told(other, observer))
                assert not leaks, f"to observer {observer}: {one!r}, {other!r}"
                count = rng.randint(1, len(one.actions))
                was, its = (for_programs(earlier(at, count), observer) for at in (one, other))
                assert not different(was, its), f"to observer {observer}, {count} actions ago"
                for twin, seat in product(twins if observer is None else [], range(one.players)):
                    own.update(different(for_programs(one, seat), for_programs(twin, seat)))
    assert compared or not hidden, "no twin differs in what is hidden"
    assert own.issuperset(OWN) or not (compared and ENABLED), (
        "the players themselves see no difference"
    )
