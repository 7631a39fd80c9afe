"""Warnings come when they should, and whatever they say comes true when it is played."""

import random
from collections import deque
from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.rheingold.boards import board, bring, play, ready, roll
from tests.games.rheingold.samples import TABLES
from tests.volume import share
from tests.words.asking import NAMES, pointed, warned, warnings
from tests.words.noting import NotingTexts

from blazon.games.rheingold.words.places import holder, map_in, path
from blazon.locale import LANGUAGES
from blazon.match.position import Position

MOST_ACTIONS = 700
STRONG = {"AAA": 3, "CCC": 3}
"""No two knights take these castles."""


def test_ending_the_turn_with_a_castle_in_reach() -> None:
    game = ready(board(), 0, at_3=2)
    assert warned(game, "-") == "You can still take AAA this turn."
    assert pointed(game, "-") == ("AAA",)
    play(game, "3-AAA x2 -")
    assert warned(game, "-") == ""


def test_storming_against_an_unknown_shield() -> None:
    game = play(ready(board(first=0), 0, at_3=2), "3-AAA x2 + =0 -")
    play(ready(game, 1, at_6=4), "6-5 x4 5-3 x4 3-AAA")
    assert warned(game, "x4") == (
        "The shield may be worth 3: then your 4 knights go back to supply."
    )
    assert pointed(game, "x4") == ("AAA",)


def beside_a_stronger_army(first: int = 0, rounds: int | None = None) -> Position:
    """Seat 0 may end its turn with two knights next to three of Bob's."""
    game = board(first=first, rounds=rounds, swords=STRONG)
    return roll(bring(bring(game, 1, at_6=3), 0, at_5=2), 0)


def test_an_army_beside_a_stronger_one() -> None:
    game = play(roll(bring(bring(board(swords=STRONG), 1, at_6=3), 0, at_3=2), 0), "3-5")
    assert warned(game, "x2") == ""
    play(game, "x2")
    assert warned(game, "-") == "Bob can beat your 2 knights on 5 near CCC next turn."
    assert pointed(game, "-") == ("5",)


@pytest.mark.parametrize(("best", "other"), ["AC", "CA"])
def test_of_two_castles_that_may_fall_the_better_one_is_named(best: str, other: str) -> None:
    best, other = 3 * best, 3 * other
    game = board(swords={best: 2, other: 1})
    for castle, space in (("AAA", "3"), ("CCC", "5")):
        count = 4 if castle == best else 2
        ready(game, 0, **{f"at_{space}": count})
        play(game, f"{space}-{castle} x{count} - -")
    roll(bring(game, 1, at_6=9), 0)
    assert warned(game, "-") == f"Bob can take {best} next turn."
    assert pointed(game, "-") == (best,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("first", "warns"), [(0, True), (2, True), (1, False)])
def test_the_last_round_has_warnings_until_its_last_turn(
    first: int, warns: bool, language: str
) -> None:
    last = beside_a_stronger_army(first).observe(None).view()["round"]
    game = beside_a_stronger_army(first, rounds=last)
    assert ("Bob" in warned(game, "-", language)) is warns


@pytest.mark.parametrize("number", share(range(12)))
def test_what_a_warning_says_comes_true(number: int) -> None:
    rng, noted = random.Random(number), NotingTexts()
    game = Position("rheingold", TABLES[number % 6], seed=f"warnings {number}")
    for _ in range(MOST_ACTIONS):
        if game.over:
            return
        if game.actor is None:
            game.roll()
            continue
        legal = list(game.legal)
        for token in rng.sample(legal, min(2, len(legal))) + ["-"] * ("-" in legal):
            for key, values in warnings(game, token, noted):
                check(game, token, key, values)
        game.play(rng.choice(lively(game)))


def lively(game: Position) -> list[str]:
    """Actions that bring armies together: whole armies go, and castles fall."""
    legal = list(game.legal)
    if game.phase == "COUNT":
        return [*legal[-1:] * 3, legal[0]]
    return [token for token in legal if token != "-"] or legal


def check(game: Position, token: str, key: str, values: Mapping[str, Any]) -> None:
    """Play the action and whatever the warning is about."""
    seat = game.actor
    assert seat is not None
    if key == "storm":
        view = game.observe(seat).view()
        castle = view["pending"]["to"]
        assert values["value"] == max(unseen(game, castle))
        defenders = view["places"][castle]["knights"]
        assert 2 * (defenders + values["value"]) > values["count"]
        return
    if key == "end":
        assert can_take(game, seat, castle_named(game, values["castle"]))
        return
    after = game.copy()
    after.play(token)
    while after.turn == seat:
        after.play("-")
    rival = NAMES.index(values["player"])
    assert (after.turn, after.phase, after.over) == (rival, "ROLL", False)
    after.roll()
    army = key == "army"
    place = values["place"].split()[0] if army else castle_named(after, values["castle"])
    if army:
        held = after.observe(None).view()["places"][place]
        assert (held["holder"], held["knights"]) == (seat, values["count"])
    assert can_take(after, rival, place)


def castle_named(game: Position, name: str) -> str:
    """The id of a castle in words."""
    places = map_in(game.observe(None)).castles
    return next(castle.id for castle in places if (castle.name or castle.id) == name)


def unseen(game: Position, castle: str) -> list[int]:
    """The true values of all shields that a castle's face-down shield could be."""
    world = game.disclose().view()
    side = world["places"][castle]["holder"]
    laid = [held["shield"] for held in world["places"].values() if held["holder"] == side]
    hidden = [one["value"] for one in laid if one is not None and not one["shown"]]
    return [*world["players"][side]["shields"]["values"], *hidden]


def can_take(game: Position, seat: int, target: str) -> bool:
    """Whether whole armies, moved towards a place and joined on the way, can take it this turn."""
    board, near = map_in(game.observe(None)), {target: 0}
    queue = deque([target])
    while queue:
        here = queue.popleft()
        for beside in board.neighbours(here):
            if beside not in near:
                near[beside] = near[here] + 1
                queue.append(beside)
    return _can_take(game, seat, target, near)


def _can_take(game: Position, seat: int, target: str, near: dict[str, int]) -> bool:
    seen = game.observe(seat)
    if holder(seen, target) == seat:
        return True
    if game.turn != seat or game.phase != "MOVE":
        return False
    for token in game.legal:
        pair = path(token)
        if pair is None or near[pair[1]] >= seen.known.moves:
            continue
        after = game.after(token).copy()
        after.play(max(after.legal, key=lambda one: int(one[1:])))
        if after.phase != "FRONT" and _can_take(after, seat, target, near):
            return True
    return False
