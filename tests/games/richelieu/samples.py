"""Random games of every edition, number of players and ending."""

import random
from typing import Any

from blazon.games.richelieu.words.cells import cell_of
from blazon.match.position import Position

TABLES: list[dict[str, Any]] = [
    {"edition": "duel", "players": 2, "ending": "full"},
    {"edition": "duel", "players": 2, "ending": "last-row"},
    {"edition": "court", "players": 2, "ending": "full"},
    {"edition": "court", "players": 2, "ending": "last-row"},
    {"edition": "court", "players": 3, "ending": "full"},
    {"edition": "court", "players": 4, "ending": "full"},
]
"""Every edition, number of players and ending."""
UNMARKED: dict[str, Any] = {**TABLES[0], "opening": "no-marker"}
"""Our own rule: the first turn of the game has no marker."""
SHORT: dict[str, Any] = {}
"""The options of a short game."""
PERFT_MOMENTS, PERFT_DEPTH = (0, 40, 90), 5
"""The number of random actions before each count."""
EVENTS = {"TAKE", "PAY", "SECOND", "PLACE", "MOVE", "R", "*", "-"}
"""Phases and actions that recorded games show."""


def random_game(options: dict[str, Any], seed: str, moment: int | None = None) -> Position:
    """Play this many actions at random, or to the end."""
    position, rng = Position("richelieu", options, seed=seed), random.Random(seed)
    while not position.over and (moment is None or len(position.actions) < moment):
        position.play(rng.choice(list(position.legal)))
    return position


def begins(token: str) -> str | None:
    """The card at which an action begins."""
    return cell_of(token)
