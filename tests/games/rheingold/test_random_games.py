"""Random play: the game goes on, nothing is lost, and the record is complete."""

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.data.files import as_text
from tests.games.rheingold.samples import TABLES, random_game

import blazon
from blazon.kernel.jit import ENABLED
from blazon.match.position import Position

SOME = settings(deadline=None, max_examples=25 if ENABLED else 2)
SEEDS = st.integers(0, 2**32)
OPTIONS = st.sampled_from(TABLES)
MOMENTS = st.integers(0, 700 if ENABLED else 60)
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


@SOME
@given(OPTIONS, SEEDS)
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


@SOME
@given(OPTIONS, SEEDS, MOMENTS)
def test_the_bytes_of_a_state_come_back_with_undo(
    options: dict[str, Any], seed: int, moment: int
) -> None:
    game = random_game(options, str(seed), moment)
    rng, states, actions = random.Random(seed), game.states, game.actions
    steps = 0
    while steps < 12 and not game.over:
        game.play(rng.choice(list(game.legal)))
        steps += 1
    if steps:
        game.undo(steps)
    assert game.states.tobytes() == states.tobytes()
    assert game.actions == actions


@SOME
@given(OPTIONS, SEEDS, MOMENTS)
def test_a_game_loaded_from_its_record_is_the_same(
    options: dict[str, Any], seed: int, moment: int
) -> None:
    game = random_game(options, str(seed), moment)
    for text in (game.record.to_json(), as_text(game)):
        loaded = blazon.load(text)
        assert loaded == game
        assert loaded.states.tobytes() == game.states.tobytes()
        assert loaded.score() == game.score()
        for observer in (None, *range(game.players)):
            assert loaded.observe(observer).view() == game.observe(observer).view()


@SOME
@given(OPTIONS, SEEDS, MOMENTS)
def test_every_legal_action_can_be_played_and_the_turn_goes_on(
    options: dict[str, Any], seed: int, moment: int
) -> None:
    game = random_game(options, str(seed), moment)
    for token in game.legal:
        game.play(token)
        assert game.over or len(game.legal) > 0
        game.undo()
