"""Pairs of twins that differ in something that matters: a decision's value, or a possibility."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any

from tests.samples import NAMES
from tests.twins.generate import HIDDEN, by_the_rules, earlier, random_game

from blazon.bots.search import search
from blazon.match.position import Position

GAMES = NAMES
FEW = 60
"""Simulations."""
_TRIES = 40
_MOMENTS = 12
"""Moments of a game to try, and other deals for each."""
_DEALS = 5


@dataclass(frozen=True)
class Twins:
    """Two games that an observer cannot distinguish."""

    one: Position
    other: Position
    observer: int
    moments: list[int]
    """The numbers of actions before something was possible in only one of them."""


@cache
def blind(game: str, seat: int = 1) -> Twins:
    """Twins that the deciding player cannot distinguish, but a search with full knowledge can."""
    for number in range(_TRIES):
        rng = random.Random(number)
        whole = random_game(game, HIDDEN[game].OPTIONS[0], f"blind {number}", 400)
        for count in rng.sample(range(len(whole.actions)), _MOMENTS):
            one = earlier(whole, count)
            if one.actor == seat and len(one.legal) > 2:
                for other in islice(by_the_rules(one, seat, rng), 1):
                    if _margins(one) != _margins(other):
                        return Twins(one, other, seat, [])
    raise AssertionError("no twins were found")


def _margins(position: Position) -> Any:
    """The value of a position to each player who knows everything."""
    return search(position.disclose(), simulations=FEW, seed="s").margins


def possible(game: str, number: int) -> Twins:
    """Twins in which different actions or outcomes of actions were possible to a rival."""
    hidden = HIDDEN[game]
    options = hidden.OPTIONS[number % len(hidden.OPTIONS)]
    rng = random.Random(f"{game} {number}")
    for _ in range(_TRIES):
        whole = random_game(game, options, f"possible {rng.random()}")
        for one in islice(_before_revelations(whole), _MOMENTS):
            observer = rng.randrange(one.players)
            for other in islice(by_the_rules(one, observer, rng), _DEALS):
                if moments := hidden.moments_that_differ(one, other):
                    return Twins(one, other, observer, moments)
    raise AssertionError("no twins were found")


def _before_revelations(game: Position) -> Iterator[Position]:
    """From the last to the first: the game before a player's action that revealed something."""
    while game.actions:
        reveals = game.reveals()
        game = earlier(game, 1)
        if reveals and game.actor is not None:
            yield game
