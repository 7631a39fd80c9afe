"""Both games, for tests of what holds for any game: tables, random games, the next decision."""

from typing import Any

from tests.data import make as richelieu
from tests.rheingold import games as rheingold

from blazon.match.position import Position

NAMES = ("richelieu", "rheingold")
PLAYS = {"richelieu": richelieu.random_game, "rheingold": rheingold.random_game}
TABLES = [("richelieu", options) for options in richelieu.TABLES] + [
    ("rheingold", options) for options in rheingold.TABLES
]
"""Every kind of table of both games: the game's name and the options."""
SHORT: list[tuple[str, dict[str, Any]]] = [
    ("richelieu", {}),
    ("rheingold", {"map": rheingold.CROWDED, "players": 2, "rounds": 4}),
]
"""A short game of each."""


def name_of(value: Any) -> str | None:
    """What a test with such a parameter is called; for ``ids``."""
    if isinstance(value, dict):
        texts = [item["name"] if isinstance(item, dict) else str(item) for item in value.values()]
        return "-".join(texts) or "default"
    return value if isinstance(value, str) else None


def random_game(
    game: str, options: dict[str, Any], seed: str, moment: int | None = None
) -> Position:
    """Random play of either game to that many actions, or to the end."""
    return PLAYS[game](options, seed, moment)


def decision(game: str, options: dict[str, Any], seed: str, moment: int | None = None) -> Position:
    """The same, and on through what chance has to say, to somebody's decision or the end."""
    position = random_game(game, options, seed, moment)
    while position.actor is None and not position.over:
        position.roll()
    return position
