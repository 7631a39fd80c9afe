"""The games by name; their rules are imported and checked at the first request."""

from functools import cache

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.faults import Fault
from blazon.kernel.game import Game
from blazon.match.checks import check_rules


def game(name: str) -> Game:
    """The game with that name; raises BadValue with the fault if the game is faulty."""
    found = _load(name) if name in catalogue.packages() else _unread(name)
    if isinstance(found, Game):
        return found
    names = ", ".join(one.name for one in games())
    raise BadValue("game", f"must be one of {names}" if found is None else found.line)


def games() -> tuple[Game, ...]:
    """The playable games, in display order."""
    return tuple(one for one in map(_load, catalogue.names()) if isinstance(one, Game))


def faults() -> tuple[Fault, ...]:
    """The faults of the other games."""
    found = map(_load, catalogue.names())
    return (*catalogue.faults(), *(one for one in found if isinstance(one, Fault)))


def _unread(name: str) -> Fault | None:
    """The fault of a game whose ``game.toml`` cannot be read; None if there is no such game."""
    return next((fault for fault in catalogue.faults() if fault.game == name), None)


@cache
def _load(name: str) -> Game | Fault:
    """A known game, or its fault."""
    package = catalogue.package(name)
    try:
        return check_rules(package, package.part("rules.game"))
    # Another distribution's code may raise any exception, which must not affect other games.
    except Exception as error:
        return package.fault(error)
