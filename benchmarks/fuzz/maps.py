"""Maps of Rheingold and decks of Richelieu, from a stranger's JSON to the first position."""

import json
from functools import cache
from typing import Any

from tests.games.rheingold.boards import board_map

from benchmarks.fuzz.choices import Choices
from blazon.games.rheingold.art.scenery import check_scenery
from blazon.games.rheingold.rules.maps.files import MAP_NAMES, shipped
from blazon.games.rheingold.rules.maps.model import check_map
from blazon.games.richelieu.rules.components import classic
from blazon.kernel.errors import BadValue
from blazon.match.position import Position
from blazon.service.base.limits import DRAWING_SECONDS
from blazon.service.http.boards import PictureStyle, draw

SECONDS = 0.25
DRAWN = 31
"""An input is drawn if its first byte is this; a drawing takes as long as hundreds of checks."""


def seeds() -> list[bytes]:
    """Each sample as it is, and as JSON."""
    found = [bytes([kind, sample, 0]) for kind in (0, DRAWN) for sample in range(len(_samples()))]
    return found + [bytes([64]) + json.dumps(_samples()[at]).encode() for at in (-2, -1)]


@cache
def _samples() -> list[dict[str, Any]]:
    water = [
        {"kind": "river", "name": "Rhine", "width": 0.5, "points": [[0, 2], [4, 2.5], [7, 2]]},
        {"kind": "lake", "name": "Loch", "points": [[2, 2], [3, 2], [3, 3]]},
    ]
    scenery = {"width": 9, "height": 4, "north": 30, "water": water, "hills": [[1, 2.5]]}
    scenery |= {"vineyards": [[6, 2.5], [6.5, 2.5]], "woods": [[4, 3.5]]}
    small = board_map()
    for place in small["nodes"]:
        place["bank"] = "left"
    maps = [shipped(name).as_json() for name in MAP_NAMES]
    return [*maps, {**small, "title": "Fuzz", "scenery": scenery}, classic().as_json()]


def check(data: bytes) -> float:
    """A map or deck is refused with a reason, or a game on it begins."""
    choices = Choices(data)
    kind = choices.below(128)
    if kind >= 64:
        try:
            value = json.loads(choices.rest())
        except (ValueError, RecursionError):
            return SECONDS
    else:
        value = choices.damaged(choices.among(_samples()))
    _check_deck(value)
    return _check_map(value, drawn=kind == DRAWN)


def _check_deck(value: Any) -> None:
    try:
        game = Position("richelieu", {"deck": value}, seed="fuzz")
    except BadValue:
        return
    again = Position("richelieu", game.options, game.setup)
    assert again.states.tobytes() == game.states.tobytes()
    game.play(next(iter(game.legal)))


def _check_map(value: Any, *, drawn: bool) -> float:
    try:
        found = check_map(value)
    except BadValue:
        return SECONDS
    assert check_map(found.as_json()) is found
    game = Position("rheingold", {"map": value, "players": 2}, seed="fuzz")
    for _ in range(4):
        game.play(next(iter(game.legal)))
    try:
        check_scenery(found)
        if drawn:
            draw("rheingold", game.options, PictureStyle())
    except BadValue:
        pass
    return DRAWING_SECONDS if drawn else SECONDS
