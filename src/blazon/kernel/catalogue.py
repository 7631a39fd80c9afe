"""The games there are: those that ship with Blazon, and those of other packages.

A game is a package with a ``game.toml``: a folder of ``blazon.games``, or a package that another
distribution names under the entry point group ``blazon.games``, as ``GAME = "package"``. What it
offers lies in modules of fixed names: ``rules.game`` (``GAME``), ``words.narrator`` (``NARRATOR``)
and, if it has them, ``terminal.renderer`` (``RENDERER``) and ``commands`` (``COMMANDS``, a cyclopts
app of its own); its texts in ``texts/LANGUAGE.ftl``.
"""

import tomllib
import warnings
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType

from blazon.kernel.errors import BadValue
from blazon.kernel.options import Options, read_options

GROUP = "blazon.games"
"""The entry point group, and the package in which the games that ship with Blazon lie."""
TABLE = "game.toml"
_LAST = 1000
"""The place among the games of one that does not say where it belongs."""


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
def packages() -> dict[str, GamePackage]:
    """The games by name, in the order in which people are shown them.

    A package that cannot be read is left out, with a warning that says why: it keeps nobody from
    the other games.
    """
    homes = {
        folder.name: f"{GROUP}.{folder.name}"
        for folder in files(GROUP).iterdir()
        if (folder / TABLE).is_file()
    }
    for entry in entry_points(group=GROUP):
        if homes.setdefault(entry.name, entry.value) != entry.value:
            warnings.warn(
                f"the game {entry.name!r} of {entry.value} is left out: "
                f"{homes[entry.name]} has a game of that name",
                stacklevel=2,
            )
    found = []
    for name, module in homes.items():
        try:
            folder = files(module)
            table = tomllib.loads((folder / TABLE).read_text(encoding="utf-8"))
            options = read_options(table)
        except (ImportError, OSError, ValueError) as error:
            warnings.warn(f"the game {name!r} of {module} is left out: {error}", stacklevel=2)
            continue
        found.append(GamePackage(name, module, folder, options, table.get("order", _LAST)))
    found.sort(key=lambda package: (package.order, package.name))
    return {package.name: package for package in found}


def names() -> tuple[str, ...]:
    """The games by name, without importing any."""
    return tuple(packages())


def package(name: str) -> GamePackage:
    """The package of a game; raises BadValue for a game that there is not."""
    found = packages().get(name)
    if found is None:
        raise BadValue("game", f"must be one of {', '.join(names())}")
    return found
