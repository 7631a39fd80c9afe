"""Nothing shows an observer hidden information.

Two games that differ only in hidden information must give the observer the same bytes on every
channel: each random game gets a twin with other discs wherever the observer has not looked, in
which the same actions are legal.
``BLAZON_LEAK_GAMES=5000 pytest tests/games/richelieu/test_leaks.py`` tries that many games.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.richelieu.oracle.model import DISCS, random_setup
from tests.leaks import ways_out

from blazon.kernel.errors import ActionError
from blazon.match.position import Position

pytestmark = pytest.mark.slow_without_jit

GAMES = int(os.environ.get("BLAZON_LEAK_GAMES", "120"))
PAIRS_PER_GAME = 12
SIMULATIONS = 200
TRIES = 8
SHARES = 4
TABLES = [
    {"edition": "duel", "players": 2, "ending": "full"},
    {"edition": "duel", "players": 2, "ending": "last-row"},
    {"edition": "court", "players": 2, "ending": "full"},
    {"edition": "court", "players": 3, "ending": "full"},
    {"edition": "court", "players": 4, "ending": "full"},
    {"edition": "duel", "players": 2, "ending": "full", "opening": "no-marker"},
]


def play_random_game(rng: random.Random, options: dict[str, Any]) -> Position:
    """A complete game with many return discs."""
    position = Position("richelieu", options, random_setup(rng, options["players"]), seed="leaks")
    while not position.over:
        legal = list(position.legal)
        wanted = [token for token in legal if token[0] in "*^R"]
        position.play(rng.choice(wanted if wanted and rng.random() < 0.5 else legal))
    return position


def replay(setup: Any, like: Position, moment: int) -> Position:
    """The actions of a game up to a moment, with another setup; raises ActionError."""
    position = Position("richelieu", like.options, setup, seed="leaks")
    for token in like.actions[:moment]:
        position.play(token)
    return position


def places_not_known(position: Position, observer: int | None) -> list[list[str]]:
    """The cells of discs that the observer has not seen, in groups within which they can swap.

    During the game all of them are one group. At its end the players' discs are turned up, so each
    player's discs are a group, and those on the table and in the box form another.
    """
    seats = position.observe(observer).view()["players"]
    laid = position.setup["discs"]
    taken = [[cell for cell in laid if cell in seat["cards"]] for seat in seats]
    own = taken[observer] if observer is not None else []
    box = [f"box {number}" for number in range(len(DISCS) - len(laid))]
    if not position.over:
        return [[cell for cell in laid if cell not in own] + box]
    on_table = [cell for cell in laid if not any(cell in cells for cells in taken)]
    return [*(cells for seat, cells in enumerate(taken) if seat != observer), on_table + box]


def twins(rng: random.Random, game: Position) -> Iterator[tuple[Position, Position, int | None]]:
    """Pairs of positions that an observer cannot distinguish, with the observer."""
    seats = [None, *range(game.players)]
    length = len(game.actions)
    for number in range(PAIRS_PER_GAME):
        moment = length if number % 4 == 0 else rng.randint(0, length)
        observer = rng.choice(seats)
        one = game.copy()
        if moment < length:
            one.undo(length - moment)
        setups = (
            swap_discs(rng, game.setup, places_not_known(one, observer)) for _ in range(TRIES)
        )
        for setup in setups:
            try:
                other = replay(setup, game, moment)
            except ActionError:  # otherwise a rival's return disc would not be one
                continue
            if setup != game.setup:
                yield one, other, observer
                break


def swap_discs(rng: random.Random, setup: Any, groups: list[list[str]]) -> Any:
    """The setup with discs swapped within each group: all of them, or two."""
    discs = dict(setup["discs"])
    in_box = (Counter(DISCS) - Counter(discs.values())).elements()
    discs |= {f"box {number}": disc for number, disc in enumerate(in_box)}
    for group in groups:
        places = group if rng.random() < 0.5 else rng.sample(group, min(2, len(group)))
        moved = [discs[place] for place in places]
        rng.shuffle(moved)
        discs |= dict(zip(places, moved, strict=True))
    return {**setup, "discs": {cell: discs[cell] for cell in setup["discs"]}}


@pytest.mark.parametrize("share", range(SHARES))
def test_what_an_observer_may_not_know_changes_nothing_that_they_see(share: int) -> None:
    pairs, seen_at_the_end = 0, 0
    for number in range(share, GAMES, SHARES):
        rng = random.Random(number)
        game = play_random_game(rng, TABLES[number // SHARES % len(TABLES)])
        for one, other, observer in twins(rng, game):
            pairs += 1
            seen_at_the_end += one.over
            assert one.states.tobytes() != other.states.tobytes() or one.over
            note = f"game {number}, {len(one.actions)} actions, observer {observer}"
            sent = ways_out(one, observer, SIMULATIONS)
            assert sent == ways_out(other, observer, SIMULATIONS), note
            hides = one.variant.hides_choices(one.states)
            assert hides == other.variant.hides_choices(other.states)
            assert hides or observer == one.actor or list(one.legal) == list(other.legal)
            for _ in range(2):  # earlier moments, also after undo
                if len(one.actions) > 0:
                    count = rng.randint(1, len(one.actions))
                    one.undo(count)
                    other.undo(count)
                    assert ways_out(one, observer) == ways_out(other, observer), note
    assert pairs > GAMES // SHARES * PAIRS_PER_GAME * 0.7
    assert seen_at_the_end > pairs // 10


@pytest.mark.parametrize(
    "options", TABLES, ids=lambda options: "-".join(map(str, options.values()))
)
def test_the_whole_way_through_a_game_twins_are_sent_the_same(options: dict[str, Any]) -> None:
    rng = random.Random(7)
    game = play_random_game(rng, options)
    one, other, observer = next(twins(rng, game))
    assert one.over
    first, second = (Position("richelieu", options, twin.setup) for twin in (one, other))
    for token in one.actions:
        assert ways_out(first, observer) == ways_out(second, observer)
        first.play(token)
        second.play(token)
    assert ways_out(first, observer) == ways_out(second, observer)


def test_another_disc_of_their_own_does_change_what_an_observer_sees() -> None:
    rng, found = random.Random(1), 0
    for number in range(20):
        game = play_random_game(rng, TABLES[number % len(TABLES)])
        for observer in range(game.players):
            view = game.observe(observer).view()
            own = [
                cell for cell in game.setup["discs"] if cell in view["players"][observer]["cards"]
            ]
            changed = swap_discs(rng, game.setup, [[*own, *(f"box {n}" for n in range(6))]])
            if Counter(changed["discs"][cell] for cell in own) == Counter(
                game.setup["discs"][cell] for cell in own
            ):
                continue
            try:
                twin = replay(changed, game, len(game.actions))
            except ActionError:
                continue
            one, other = game.copy(), twin.copy()
            one.undo()
            other.undo()
            found += 1
            sent, sent_to_twin = ways_out(game, observer), ways_out(twin, observer)
            assert sent["engine's view"] != sent_to_twin["engine's view"]
            sent, sent_to_twin = ways_out(one, observer), ways_out(other, observer)
            for way in ("view", "state", "pickle", "engine's view"):
                assert sent[way] != sent_to_twin[way]
    assert found >= 5


def test_at_the_end_everybody_sees_the_discs_of_all() -> None:
    rng = random.Random(2)
    game = play_random_game(rng, TABLES[0])
    views = [game.observe(observer).view() for observer in (None, 0, 1)]
    assert views[0]["players"] == views[1]["players"] == views[2]["players"]
    assert sum(len(seat["discs"]) for seat in views[0]["players"]) > 0
