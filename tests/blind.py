"""Twin games for testing bots: two games that the deciding player cannot distinguish."""

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from tests.games.rheingold import test_leaks as rheingold
from tests.games.rheingold.samples import CROWDED
from tests.games.rheingold.samples import random_game as rheingold_game
from tests.games.richelieu import test_leaks as richelieu

from blazon.bots.search import search
from blazon.match.observation import Observation
from blazon.match.position import Position

GAMES = ("richelieu", "rheingold")
FEW = 60
"""Simulations."""
_TRIES = 40


@dataclass(frozen=True)
class Blind:
    """Two different games that the deciding player cannot distinguish."""

    one: Position
    other: Position

    @property
    def seat(self) -> int:
        """The deciding player."""
        assert self.one.actor is not None
        return self.one.actor


@cache
def blind(game: str, seat: int = 1, players: int = 2) -> Blind:
    """Twins in the middle of a game; a search with full knowledge would distinguish them."""
    for number in range(_TRIES):
        for one, other, observer in _twins(game, number, players):
            if observer == seat == one.actor and len(one.legal) > 2 and _would_tell(one, other):
                assert shown(one.observe(seat)) == shown(other.observe(seat))
                return Blind(one, other)
    raise AssertionError("no twins were found")


def _twins(game: str, number: int, players: int) -> Iterator[tuple[Position, Position, int | None]]:
    rng = random.Random(number)
    if game == "richelieu":
        options: dict[str, Any] = {"edition": "court", "players": players}
        return richelieu.twins(rng, richelieu.play_random_game(rng, options))
    options = {"players": players, "map": CROWDED, "rounds": 70}
    return rheingold.twins(rng, rheingold_game(options, f"blind {number}", 400))


def _would_tell(one: Position, other: Position) -> bool:
    """Whether searches with full knowledge give the games different values."""
    found = [search(game.disclose(), simulations=FEW, seed="s").margins for game in (one, other)]
    return found[0] != found[1]


def shown(observation: Observation) -> tuple[Any, ...]:
    """Everything an observation contains for its receiver."""
    return (
        observation.observer,
        observation.player,
        observation.legal,
        observation.log,
        observation.complete,
        sha256(observation.states.tobytes()).hexdigest(),
        sha256(json.dumps(observation.view()).encode()).hexdigest(),
    )
