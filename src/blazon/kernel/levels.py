"""The tables by which the five levels of the search think at a game, checked."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any

from blazon.kernel.errors import BadValue

LEVEL_NAMES = ("page", "squire", "knight", "count", "duke")
"""The levels, weakest first."""
BOT_NAMES = ("random", "greedy", *LEVEL_NAMES)
"""All bots, weakest first."""
SHARED = "all"
"""The table of what all levels share."""
_LEAST = {"simulations": 1, "expand_after": 1}
"""The least that a field can be, if that is not 0."""


@dataclass(frozen=True)
class LevelTable:
    """How a level thinks, as a game says it."""

    simulations: int
    """Simulated games for each decision."""
    exploration: float
    """How far promise and curiosity outweigh results so far (the constant of PUCT)."""
    expand_after: int
    """Visits after which a leaf of the tree gets children."""
    horizon: int
    """Actions after which a simulation that has left the tree is judged where it is quiet next."""
    reserve: float = 0.0
    """How much worse than what it follows an action is taken to be until it has been tried."""
    endings: int = 0
    """How many actions before its end a game of two is played out instead of being searched: as
    many as there would be if everybody took the first legal action. 0: never."""


def read_levels(tables: Any) -> dict[str, LevelTable]:
    """The levels by name, from what ``Game.levels`` gives; raises BadValue that names the entry."""
    names = (SHARED, *LEVEL_NAMES)
    if not isinstance(tables, Mapping):
        raise BadValue("levels", f"must be tables: {', '.join(names)}")
    for name in tables:
        if name not in names:
            raise BadValue(f"levels.{name}", f"is unknown; known: {', '.join(names)}")
    for name in names:
        if not isinstance(tables.get(name), Mapping):
            raise BadValue(f"levels.{name}", "must be a table, and is missing or none")
        _check(name, tables[name])
    return {name: _read(name, {**tables[SHARED], **tables[name]}) for name in LEVEL_NAMES}


def _check(level: str, table: Mapping[str, Any]) -> None:
    """Raises BadValue for a field that there is not, or that is not as it must be."""
    kinds = {field.name: field.type for field in fields(LevelTable)}
    for name, value in table.items():
        where = f"levels.{level}.{name}"
        if name not in kinds:
            raise BadValue(where, f"is unknown; known: {', '.join(kinds)}")
        least, whole = _LEAST.get(name, 0), kinds[name] is int
        # `bool` is a kind of `int`, and no number of anything.
        right = type(value) is int or (not whole and type(value) is float)
        if not right or not least <= value < float("inf"):
            kind = "a whole number" if whole else "a number"
            raise BadValue(where, f"must be {kind} from {least}, is {value!r}")


def _read(level: str, table: Mapping[str, Any]) -> LevelTable:
    """A level, from its own fields and the shared ones; raises BadValue for one that is missing."""
    for field in fields(LevelTable):
        if field.default is MISSING and field.name not in table:
            raise BadValue(f"levels.{level}.{field.name}", f"is missing there and in {SHARED}")
    return LevelTable(**table)
