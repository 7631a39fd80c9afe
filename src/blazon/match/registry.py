"""The games by name, their rules imported when they are first asked for."""

from functools import cache

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.game import Game


@cache
def game(name: str) -> Game:
    """The game of that name; raises BadValue."""
    module = catalogue.package(name).part("rules.game")
    if module is None:
        raise BadValue("game", f"{name} has no rules")
    found: Game = module.GAME
    return found
