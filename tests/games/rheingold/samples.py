"""Lively random games: castles are taken, attacked and left again."""

import random
from typing import Any

from tests.games.rheingold.boards import board_map

from blazon.games.rheingold.words.places import path
from blazon.match.position import Position

CROWDED = board_map({"BBB": 1, "CCC": 1, "EEE": 1}, huts=9)
"""The small board with more castles, all of one sword: fights start at once."""
TABLES: list[dict[str, Any]] = [
    {"map": "rhine", "players": 2, "rounds": 60},
    {"map": "loch", "players": 3, "rounds": 40},
    {"map": "rhine", "players": 4, "rounds": 30},
    {"map": "loch", "players": 5, "rounds": None},
    {"map": CROWDED, "players": 2, "rounds": 40},
    {"map": CROWDED, "players": 3, "rounds": None},
]
"""Maps and numbers of players, with and without a limit."""
SHORT: dict[str, Any] = {"map": CROWDED, "players": 2, "rounds": 4}
"""The options of a short game."""
PERFT_MOMENTS, PERFT_DEPTH = (0, 150, 400), 4
"""The number of random actions before each count."""
EVENTS = {"ROLL", "MOVE", "COUNT", "FRONT", "SHIELD", "DRAW"}
"""Phases that recorded games show."""
MOST_ACTIONS = 1500


def random_game(options: dict[str, Any], seed: str, moment: int | None = None) -> Position:
    """Play this many actions at random, or to the end or a time limit."""
    position, rng = Position("rheingold", options, seed=seed), random.Random(seed)
    castles = {line["castle"] for line in position.score()["lines"]}
    most = MOST_ACTIONS if moment is None else moment
    while not position.over and len(position.actions) < most:
        position.play(rng.choice(_wanted(rng, position, castles)))
    return position


def _wanted(rng: random.Random, position: Position, castles: set[str]) -> list[str]:
    """The legal actions, or four times out of five those that make a game lively."""
    legal = list(position.legal)
    if rng.random() < 0.2:
        return legal
    if position.phase == "COUNT":
        return legal[-1:]
    lively = [token for token in legal if token.partition("-")[2] in castles or token == "+"]
    return lively or [token for token in legal if token != "-"] or legal


def begins(token: str) -> str | None:
    """The place where knights begin to march."""
    pair = path(token)
    return pair[0] if pair else None
