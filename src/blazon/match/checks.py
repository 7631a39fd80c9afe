"""Check a game's rules before anybody plays: everything that other code relies on."""

from types import ModuleType
from typing import Any

import numpy as np

from blazon.kernel import contract
from blazon.kernel.catalogue import GamePackage
from blazon.kernel.errors import BadValue
from blazon.kernel.faults import reason_of
from blazon.kernel.game import Game
from blazon.kernel.levels import read_groom, read_levels
from blazon.kernel.options import Option, Value
from blazon.kernel.styles import read_styles
from blazon.kernel.views import declared

RULES = "rules/game.py"
_RECORDS = ("state", "mask", "workspace")
_NUMBERS = ("actions", "longest")


def check_rules(package: GamePackage, module: ModuleType | None) -> Game:
    """The game in a package's module ``rules.game``; raises BadValue.

    Its kernels are not called: compiling them takes seconds.
    """
    if module is None:
        raise BadValue(RULES, "is missing")
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        raise BadValue(RULES, "must define GAME, an object of a subclass of kernel.game.Game")
    _check_facts(package, game)
    read_levels(game.levels())
    read_groom(game.levels())
    read_styles(game.styles(), game.features)
    for option in package.options.values():
        for value in _values(option):
            _check_choice(package, game, option, value)
    return game


def _check_facts(package: GamePackage, game: Game) -> None:
    """Raises BadValue unless the game has all attributes with the right types."""
    facts = {name: getattr(game, name, None) for name in ("name", *_RECORDS, *_NUMBERS)}
    if facts["name"] != package.name:
        expected = f"must be {package.name!r}, as the entry point says, not {facts['name']!r}"
        raise BadValue(f"{RULES}: GAME.name", expected)
    for name in _RECORDS:
        if not isinstance(facts[name], np.dtype):
            raise BadValue(f"{RULES}: GAME.{name}", "must be a record's dtype")
    for name in _NUMBERS:
        number = facts[name]
        if type(number) is not int or number < 1:
            raise BadValue(f"{RULES}: GAME.{name}", "must be a whole number from 1")
    if not contract.is_registered(game.state):
        raise BadValue(RULES, "must call contract.register with GAME.state and the kernels")


def _values(option: Option) -> tuple[Value, ...]:
    """The values of an option to try."""
    if option.kind == "number":
        return (option.default, option.least, option.most)
    return option.choices


def _check_choice(package: GamePackage, game: Game, option: Option, value: Value) -> None:
    """Raises BadValue unless a game can start with this value of an option."""
    where = f"options.{option.key}: {value}"
    given = package.options.with_value(option.key, value)
    if given is None:
        raise BadValue(where, "must go with some values of the other options")
    try:
        variant = game.variant(game.check_options(given))
        first = {"blank": variant.blank(), "start": variant.start(variant.deal(_lowest))}
        variant.board()
    # The game's code may raise any exception.
    except Exception as error:
        raise BadValue(where, f"must start a game: {reason_of(error, package.folder)}") from error
    declared(variant)
    for name, states in first.items():
        _check_states(states, game, f"{where}: {name}")


def _lowest(_below: int) -> int:
    """A fixed seed instead of chance."""
    return 0


def _check_states(states: Any, game: Game, where: str) -> None:
    if not isinstance(states, np.ndarray) or states.shape != (1,) or states.dtype != game.state:
        raise BadValue(where, "must return an array of one record of GAME.state")
