"""The games there are: those that ship with Blazon, and those of other packages.

A game is a package with a ``game.toml``: a folder of ``blazon.games``, or a package that another
distribution names under the entry point group ``blazon.games``, as ``GAME = "package"``. What it
offers lies in modules of fixed names: ``rules.game`` (``GAME``), ``words.narrator`` (``NARRATOR``)
and, if it has them, ``terminal.renderer`` (``RENDERER``) and ``commands`` (``COMMANDS``, a cyclopts
app of its own); its texts in ``texts/LANGUAGE.ftl``, and a board for the page, if it brings one, in
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
from blazon.kernel.options import Options, read_options

GROUP = "blazon.games"
"""The entry point group, and the package in which the games that ship with Blazon lie."""
TABLE = "game.toml"
_LAST = 1000
"""The place among the games of one that does not say where it belongs."""
_NAME = re.compile("[a-z][a-z0-9_-]*")
"""What games can be called: keys of texts begin with it."""


@dataclass(frozen=True)
class GamePackage:
    """Where a game lies, and what its ``game.toml`` says; nothing of its code is imported yet."""

    name: str
    """The name used in commands, records and the protocol."""
    module: str
    """The package's dotted name."""
    folder: Traversable = field(repr=False, compare=False)
    options: Options = field(repr=False, compare=False)
    """The options that its ``game.toml`` declares."""
    order: int = field(default=_LAST, repr=False, compare=False)
    """Its place when the games are listed; lower comes first."""
    distribution: str = field(default="", repr=False, compare=False)
    """What it was installed with, and its version; empty for a game that ships with Blazon."""

    @property
    def is_shipped(self) -> bool:
        """Whether it ships with Blazon."""
        return self.module.startswith(f"{GROUP}.")

    def fault(self, error: BaseException | str) -> Fault:
        """The fault that an error of the game's files or code shows, or that a text describes."""
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
    """The games whose ``game.toml`` can be read, in order, and what is wrong with the others."""
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
        # Importing another distribution's package runs its code, which can raise anything.
        except Exception as error:
            faults.append(Fault(name, distribution or module, reason_of(error)))
    found.sort(key=lambda package: (package.order, package.name))
    return {package.name: package for package in found}, tuple(faults)


def _distribution(entry: EntryPoint) -> str:
    """What an entry point was installed with, and its version."""
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist else ""


def _read_package(name: str, module: str, distribution: str) -> GamePackage:
    """A game's ``game.toml``; raises BadValue, or whatever its package raises when imported."""
    if not _NAME.fullmatch(name):
        raise BadValue("name", "must be small letters, digits, - and _, a letter first")
    folder = files(module)
    try:
        table = tomllib.loads((folder / TABLE).read_text(encoding="utf-8"))
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
    """The games by name, in the order in which people are shown them, without importing any.

    A game whose ``game.toml`` cannot be read is left out: it keeps nobody from the other games.
    """
    return _read()[0]


def faults() -> tuple[Fault, ...]:
    """What is wrong with the games that ``packages`` leaves out."""
    return _read()[1]


def names() -> tuple[str, ...]:
    """The games by name, without importing any."""
    return tuple(packages())


def package(name: str) -> GamePackage:
    """The package of a game; raises BadValue for one that there is not, or that is left out."""
    found = packages().get(name)
    if found is None:
        for fault in faults():
            if fault.game == name:
                raise BadValue("game", fault.line)
        raise BadValue("game", f"must be one of {', '.join(names())}")
    return found
