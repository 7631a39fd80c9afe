"""An observer learns nothing about a rival's shield before everyone has seen it.

Two games that differ only in hidden information must give the observer the same bytes on every
channel: each random game gets twins in which rivals drew other shields, if no other player has
seen these.
``BLAZON_LEAK_GAMES=5000 pytest tests/games/rheingold/test_leaks.py`` tries that many games.
"""

import os
import random
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest
from tests.games.rheingold.samples import CROWDED, random_game
from tests.leaks import ways_out

from blazon.match.position import Position

pytestmark = pytest.mark.slow_without_jit

GAMES = int(os.environ.get("BLAZON_LEAK_GAMES", "60"))
SHARES = 4
PAIRS_PER_GAME = 8
ACTIONS = 900
SIMULATIONS = 100
TABLES: list[dict[str, Any]] = [
    {"players": 2, "map": CROWDED, "rounds": 70},
    {"players": 3, "map": CROWDED, "rounds": 45},
    {"players": 2, "map": "rhine", "rounds": 70},
    {"players": 5, "map": CROWDED, "rounds": 25},
    {"players": 4, "map": "loch", "rounds": 35},
]
Draws: TypeAlias = list[tuple[int, int, str]]
"""The drawn shields: when, by which seat, and for which castle."""


def draws(position: Position) -> Draws:
    """The shields drawn in a game."""
    found, twin = [], position.copy()
    if twin.actions:
        twin.undo(len(twin.actions))
    for number, token in enumerate(position.actions):
        if twin.phase == "DRAW":
            found.append((number, twin.turn, twin.observe(None).view()["castle"]))
        twin.play(token)
    return found


def unseen(position: Position, observer: int | None, drawn: Draws) -> dict[int, list[int]]:
    """For each rival, when the shields still face down in the rival's castles were drawn.

    The draws may come from a continuation of the same game.
    """
    played = len(position.actions)
    lying = {
        castle: place["holder"]
        for castle, place in position.observe(None).view()["places"].items()
        if place["shield"] is not None and not place["shield"]["shown"]
    }
    last = {castle: (number, seat) for number, seat, castle in drawn if number < played}
    found: dict[int, list[int]] = {}
    for castle, holder in lying.items():
        number, seat = last[castle]
        assert seat == holder
        if seat != observer:
            found.setdefault(seat, []).append(number)
    return found


def twin_of(
    rng: random.Random, position: Position, observer: int | None, drawn: Draws
) -> Position | None:
    """The same game with other unseen shields; None if equal to this one."""
    actions = list(position.actions)
    for seat, moments in unseen(position, observer, drawn).items():
        own = position.observe(seat).view()["players"][seat]["shields"]["values"]
        pool = [actions[moment] for moment in moments] + [f"={value}" for value in own]
        rng.shuffle(pool)
        for moment, token in zip(moments, pool, strict=False):
            actions[moment] = token
    if actions == list(position.actions):
        return None
    return Position("rheingold", position.options, position.setup, actions, seed=position.seed)


def twins(rng: random.Random, game: Position) -> Iterator[tuple[Position, Position, int | None]]:
    """Pairs of positions that an observer cannot distinguish, with the observer."""
    drawn = draws(game)
    for number in range(PAIRS_PER_GAME):
        one = game.copy()
        moment = len(game.actions) if number == 0 else rng.randint(1, len(game.actions))
        if moment < len(game.actions):
            one.undo(len(game.actions) - moment)
        observer = rng.choice([None, *range(game.players), one.actor])
        other = twin_of(rng, one, observer, drawn)
        if other is not None:
            yield one, other, observer


@pytest.mark.parametrize("share", range(SHARES))
def test_what_an_observer_may_not_know_changes_nothing_that_they_see(share: int) -> None:
    pairs = 0
    for number in range(share, GAMES, SHARES):
        rng = random.Random(number)
        game = random_game(TABLES[number // SHARES % len(TABLES)], f"leaks {number}", ACTIONS)
        for one, other, observer in twins(rng, game):
            pairs += 1
            assert one.states.tobytes() != other.states.tobytes()
            note = f"game {number}, {len(one.actions)} actions, observer {observer}"
            assert ways_out(one, observer, SIMULATIONS) == ways_out(other, observer, SIMULATIONS), (
                note
            )
            for _ in range(2):  # earlier moments, also after undo
                count = rng.randint(1, len(one.actions))
                one.undo(count)
                other.undo(count)
                if not one.actions:
                    break
                assert ways_out(one, observer) == ways_out(other, observer), note
    assert pairs >= GAMES // SHARES


def test_owners_see_what_their_own_shields_are_worth() -> None:
    rng, found = random.Random(3), 0
    for number in range(6):
        game = random_game(TABLES[number % 2], f"own {number}", ACTIONS)
        drawn = draws(game)
        for seat in range(game.players):
            moments = unseen(game, None, drawn).get(seat, [])
            if not moments:
                continue
            other = twin_of(rng, game, 1 - seat if seat < 2 else 0, drawn)
            if other is None or [game.actions[m] for m in moments] == [
                other.actions[m] for m in moments
            ]:
                continue
            found += 1
            sent, sent_to_twin = ways_out(game, seat), ways_out(other, seat)
            for way in ("view", "log", "state", "pickle", "engine's view"):
                assert sent[way] != sent_to_twin[way]
    assert found >= 3


def test_at_the_end_shields_that_lie_face_down_stay_so() -> None:
    lying = 0
    for number in range(4):
        game = random_game({**TABLES[number % 2], "rounds": 30}, f"end {number}")
        for place in game.observe(None).view()["places"].values():
            if place["shield"] is not None and not place["shield"]["shown"]:
                lying += 1
                assert place["shield"]["value"] is None
    assert lying > 0
