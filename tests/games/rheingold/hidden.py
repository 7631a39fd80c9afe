"""What is hidden in Rheingold, by the rules: the values of rivals' shields that lie face down."""

import random
from typing import Any

from tests.games.rheingold.samples import CROWDED, random_game

from blazon.match.position import Position

__all__ = ["random_game"]
OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "map": CROWDED, "rounds": 8},
    {"players": 3, "map": CROWDED, "rounds": 8},
    {"players": 2, "map": "rhine", "rounds": 40},
]


def deal_again(
    position: Position, observer: int | None, rng: random.Random
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The setup; the actions, in which rivals drew other values for shields that lie face down."""
    actions = list(position.actions)
    for seat, draws in _unseen(position, observer).items():
        own = position.observe(seat).view()["players"][seat]["shields"]["values"]
        pool = [actions[draw] for draw in draws] + [f"={value}" for value in own]
        rng.shuffle(pool)
        for draw, token in zip(draws, pool, strict=False):
            actions[draw] = token
    return position.setup, tuple(actions)


def _unseen(position: Position, observer: int | None) -> dict[int, list[int]]:
    """For each rival, the actions that drew the shields still face down in the rival's castles."""
    last, before = dict[str, int](), position.copy()
    while before.actions:
        before.undo()
        if before.phase == "DRAW":
            castle = before.observe(None).view()["castle"]
            last.setdefault(castle, len(before.actions))
    found: dict[int, list[int]] = {}
    for castle, place in position.observe(None).view()["places"].items():
        if is_face_down(place) and place["holder"] != observer:
            found.setdefault(place["holder"], []).append(last[castle])
    return found


def is_face_down(place: dict[str, Any]) -> bool:
    """Whether a place has a shield whose value only its owner knows."""
    return place["shield"] is not None and not place["shield"]["shown"]


def moments_that_differ(one: Position, other: Position) -> list[int]:
    """Now, if an attack would take a castle with such a shield in one game only."""
    return [len(one.actions)] if _successes(one) != _successes(other) else []


def _successes(position: Position) -> list[str]:
    """The numbers of attacking knights that would take the castle under attack."""
    view = position.observe(None).view()
    castle = view["pending"]["to"] if view["pending"] else None
    place = view["places"].get(castle)
    if place is None or not is_face_down(place) or place["holder"] == position.turn:
        return []
    return [
        token
        for token in position.legal
        if position.after(token).observe(None).view()["places"][castle]["holder"] == position.turn
    ]
