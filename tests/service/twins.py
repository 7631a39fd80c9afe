"""Twins for leak tests: the same public actions with different hidden information.

They differ in a possibility: at some moment a rival could do something in one game but not in its
twin, or its result would have differed. The actions are the same in both.
"""

import random
from dataclasses import dataclass
from typing import Any

from tests.games.rheingold import test_leaks as rheingold
from tests.games.rheingold.samples import CROWDED, random_game
from tests.games.richelieu import test_leaks as richelieu
from tests.games.richelieu.oracle.model import random_setup

from blazon.kernel.errors import ActionError
from blazon.match.position import Position

TABLES: dict[str, list[dict[str, Any]]] = {
    "richelieu": richelieu.TABLES,
    "rheingold": [
        {"players": 2, "map": CROWDED, "rounds": 8},
        {"players": 3, "map": CROWDED, "rounds": 8},
        {"players": 2, "map": "rhine", "rounds": 40},
    ],
}


@dataclass(frozen=True)
class Twins:
    """Two games that an observer cannot distinguish before the last action of each."""

    one: Position
    other: Position
    observer: int
    moments: list[int]
    """The number of actions before something was possible in only one of them."""


@dataclass(frozen=True)
class Step:
    """An action of a game with the chance events after it."""

    seat: int
    action: str
    then: list[str]


def steps(game: Position) -> tuple[list[str], list[Step]]:
    """The first chance events, and the steps of a game."""
    position, first = game.copy(), []
    if game.actions:
        position.undo(len(game.actions))
    found: list[Step] = []
    for token in game.actions:
        actor = position.actor
        if actor is not None:
            found.append(Step(actor, token, []))
        elif found:
            found[-1].then.append(token)
        else:
            first.append(token)
        position.play(token)
    return first, found


def twins(game: str, rng: random.Random, number: int) -> Twins:
    """Twins of a game, on one of its tables."""
    options = TABLES[game][number % len(TABLES[game])]
    found = None
    while found is None:
        found = _TWINS[game](rng, options)
    return found


def _richelieu(rng: random.Random, options: dict[str, Any]) -> Twins | None:
    """A complete game in which a rival could have played a return disc, or had none."""
    game, observer = _costly_game(rng, options), rng.randrange(options["players"])
    before = game.copy()
    before.undo()
    groups = richelieu.places_not_known(before, observer)
    for _ in range(20):
        setup = richelieu.swap_discs(rng, game.setup, groups)
        try:
            other = richelieu.replay(setup, game, len(game.actions))
        except ActionError:  # otherwise a rival's return disc would not be one
            continue
        choices = zip(_choices(game), _choices(other), strict=True)
        moments = [at for at, (one, two) in enumerate(choices) if one != two]
        counts = zip(_choices(game), _choices(other), strict=True)
        if any(1 in (len(one), len(two)) and one != two for one, two in counts):
            return Twins(game, other, observer, moments)
    return None


def _costly_game(rng: random.Random, options: dict[str, Any]) -> Position:
    """A random game in which markers soon go to the box and rarely return."""
    game = Position("richelieu", options, random_setup(rng, options["players"]), seed="twins")
    while not game.over:
        legal = [token for token in game.legal if token != "*" or rng.random() < 0.1]
        table = game.observe(None).view()["table"]
        marked = {cell for cell, card in table.items() if card["marker"] is not None}
        wanted = [token for token in legal if token[0] in "@R^" or token in marked]
        game.play(rng.choice(wanted if wanted and rng.random() < 0.8 else legal))
    return game


def _choices(game: Position) -> list[list[str]]:
    """The legal actions at each moment of a game."""
    position, found = game.copy(), []
    while position.actions:
        position.undo()
        found.append(list(position.legal))
    return found[::-1]


def _rheingold(rng: random.Random, options: dict[str, Any]) -> Twins | None:
    """A game up to an attack that a hidden shield would repel in one twin only."""
    game = random_game(options, f"twins {rng.random()}")
    drawn = rheingold.draws(game)
    attacks = [at for at, outcomes in enumerate(_outcomes(game)) if outcomes]
    rng.shuffle(attacks)
    for at in attacks:
        one = game.copy()
        one.undo(len(game.actions) - at)
        castle = one.observe(None).view()["pending"]["to"]
        owner = one.observe(None).view()["places"][castle]["holder"]
        observer = rng.choice([seat for seat in range(one.players) if seat != owner])
        for _ in range(5):
            other = rheingold.twin_of(rng, one, observer, drawn)
            if other is not None and _successes(one) != _successes(other):
                last = next(iter(one.legal))
                one.play(last)
                other.play(last)
                return Twins(one, other, observer, [at])
    return None


def _outcomes(game: Position) -> list[bool]:
    """For each moment, whether a castle with a hidden shield is under attack."""
    position, found = game.copy(), []
    while position.actions:
        position.undo()
        view = position.observe(None).view()
        place = view["places"].get(view["pending"]["to"]) if view["pending"] else None
        shield = None if place is None else place["shield"]
        rival = place is not None and place["holder"] != view["turn"]
        found.append(rival and shield is not None and not shield["shown"])
    return found[::-1]


def _successes(position: Position) -> list[bool]:
    """For each possible number of attacking knights, whether it would take the castle."""
    castle, found = position.observe(None).view()["pending"]["to"], []
    for token in position.legal:
        after = position.copy()
        after.play(token)
        found.append(after.observe(None).view()["places"][castle]["holder"] == position.turn)
    return found


_TWINS = {"richelieu": _richelieu, "rheingold": _rheingold}
