"""Random play: the game goes on, and nothing is lost."""

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.rheingold.samples import TABLES, random_game

from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

SHIELDS = Counter([0, 1, 1, 2, 2, 3])


def check_conserved(game: Position) -> None:
    """All knights and shields are in legal places, each exactly once."""
    view = game.observe(None).view()
    colours = 2 if game.players == 2 else 1
    for seat, side in enumerate(view["players"]):
        held = [place for place in view["places"].values() if place["holder"] == seat]
        waiting = sum(seat in seats for seats in view["starts"].values())
        on_map = sum(place["knights"] for place in held) + waiting
        assert (side["knights"], side["supply"]) == (on_map, 42 * colours - on_map)
        own = game.observe(seat).view()
        laid = [
            place["shield"]["value"]
            for place in own["places"].values()
            if place["holder"] == seat and place["shield"] is not None
        ]
        shields = own["players"][seat]["shields"]
        assert shields["left"] == len(shields["values"])
        everywhere = Counter([*laid, *shields["values"], *shields["gone"]])
        assert everywhere == Counter({value: n * colours for value, n in SHIELDS.items()})
    for place, held_by in view["places"].items():
        garrisoned = held_by["shield"] is not None or game.over
        assert held_by["knights"] > 0 or garrisoned, place


@settings(max_examples=25 if ENABLED else 2)
@given(st.sampled_from(TABLES), st.integers(0, 2**32))
def test_knights_and_shields_are_conserved_and_no_turn_is_stuck(
    options: dict[str, Any], seed: int
) -> None:
    rng = random.Random(seed)
    game = random_game(options, str(seed), 200 if ENABLED else 20)
    for _ in range(60):
        check_conserved(game)
        if game.over:
            break
        assert len(game.legal) > 0
        game.play(rng.choice(list(game.legal)))
