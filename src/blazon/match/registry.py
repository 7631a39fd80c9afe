"""The games that there are; a new one is one line here."""

from functools import cache
from importlib import import_module

from blazon.kernel.errors import BadValue
from blazon.kernel.game import Game

_GAMES = {
    "richelieu": "blazon.richelieu.game",
    "rheingold": "blazon.rheingold.game",
}

GAME_NAMES = tuple(_GAMES)
"""The games by name, without importing any."""


@cache
def game(name: str) -> Game:
    """The game of that name; raises BadValue."""
    if name not in _GAMES:
        raise BadValue("game", f"must be one of {', '.join(_GAMES)}")
    found: Game = import_module(_GAMES[name]).GAME
    return found
