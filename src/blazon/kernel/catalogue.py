"""The available games: those that ship with Blazon, and those from other packages.

A game is a package with a ``game.toml``: a folder of ``blazon.games``, or a package that another
distribution names under the entry point group ``blazon.games``, as ``GAME = "package"``. Its parts
are modules with fixed names: ``rules.game`` (``GAME``), ``words.narrator`` (``NARRATOR``) and, if
it has them, ``terminal.renderer`` (``RENDERER``), ``art.artist`` (``ARTIST``) and ``commands``
(``COMMANDS``, a cyclopts app).
Its texts are in ``texts/LANGUAGE.ftl``, and a board for the page, if it has one, in
``page/board.js``.
"""

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType

from blazon.kernel.errors import BadValue
from blazon.kernel.faults import Fault, reason_of
from blazon.kernel.files import text_of
from blazon.kernel.options import Options, read_options

GROUP = "blazon.games"
"""The entry point group, and the package of the games that ship with Blazon."""
TABLE = "game.toml"
_LAST = 1000
"""The order of a game that does not define one."""
_NAME = re.compile("[a-z][a-z0-9_-]*")
"""The pattern of game names; text keys begin with the name."""


@dataclass(frozen=True)
class GamePackage:
    """A game's location and the contents of its ``game.toml``; its code is not imported yet."""

    name: str
    """The name used in commands, records and the protocol."""
    module: str
    """The package's dotted name."""
    folder: Traversable = field(repr=False, compare=False)
    options: Options = field(repr=False, compare=False)
    """The options that its ``game.toml`` declares."""
    order: int = field(default=_LAST, repr=False, compare=False)
    """Its position in lists of games; lower comes first."""
    distribution: str = field(default="", repr=False, compare=False)
    """The distribution and its version; empty for a game that ships with Blazon."""

    @property
    def is_shipped(self) -> bool:
        """Whether it ships with Blazon."""
        return self.module.startswith(f"{GROUP}.")

    def fault(self, error: BaseException | str) -> Fault:
        """The fault for an error in the game's files or code, or with this description."""
        reason = error if isinstance(error, str) else reason_of(error, self.folder)
        return Fault(self.name, self.distribution or self.module, reason)

    def part(self, name: str) -> ModuleType | None:
        """The package's module of that name, such as ``rules.game``; None if there is none."""
        try:
            return import_module(f"{self.module}.{name}")
        except ModuleNotFoundError as error:
            whole = f"{self.module}.{name}"
            if error.name is not None and f"{whole}.".startswith(f"{error.name}."):
                return None
            raise


@cache
def _read() -> tuple[dict[str, GamePackage], tuple[Fault, ...]]:
    """The games with a readable ``game.toml``, in order, and the faults of the others."""
    found, faults = [], []
    homes = {
        folder.name: (f"{GROUP}.{folder.name}", "")
        for folder in files(GROUP).iterdir()
        if (folder / TABLE).is_file()
    }
    for entry in entry_points(group=GROUP):
        home = (entry.value, _distribution(entry))
        first, _ = homes.setdefault(entry.name, home)
        if first != entry.value:
            reason = f"{first} has a game of that name; choose another"
            faults.append(Fault(entry.name, home[1] or home[0], reason))
    for name, (module, distribution) in homes.items():
        try:
            found.append(_read_package(name, module, distribution))
        # Importing another distribution's package runs its code, which may raise any exception.
        except Exception as error:
            faults.append(Fault(name, distribution or module, reason_of(error)))
    found.sort(key=lambda package: (package.order, package.name))
    return {package.name: package for package in found}, tuple(faults)


def _distribution(entry: EntryPoint) -> str:
    """An entry point's distribution and its version."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else ""


def _read_package(name: str, module: str, distribution: str) -> GamePackage:
    """A game's ``game.toml``; raises BadValue, or any error that importing its package raises."""
    if not _NAME.fullmatch(name):
        raise BadValue("name", "must be lowercase letters, digits, - and _, starting with a letter")
    folder = files(module)
    try:
        table = tomllib.loads(text_of(folder / TABLE))
        options = read_options(table)
    except FileNotFoundError as error:
        raise BadValue(TABLE, f"must be in the package {module}") from error
    except ValueError as error:
        raise BadValue(TABLE, str(error)) from error
    order = table.get("order", _LAST)
    if not isinstance(order, int):
        raise BadValue(TABLE, "order: must be a whole number")
    return GamePackage(name, module, folder, options, order, distribution)


def packages() -> dict[str, GamePackage]:
    """The games by name, in display order, without importing any.

    Leaves out a game whose ``game.toml`` cannot be read, so that it does not affect the others.
    """
    return _read()[0]


def faults() -> tuple[Fault, ...]:
    """The faults of the games that ``packages`` leaves out."""
    return _read()[1]


def names() -> tuple[str, ...]:
    """The games by name, without importing any."""
    return tuple(packages())


def package(name: str) -> GamePackage:
    """The package of a game; raises BadValue for an unknown game or one that is left out."""
    found = packages().get(name)
    if found is None:
        for fault in faults():
            if fault.game == name:
                raise BadValue("game", fault.line)
        raise BadValue("game", f"must be one of {', '.join(names())}")
    return found
