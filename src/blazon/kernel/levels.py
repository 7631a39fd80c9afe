"""The settings of the five search levels and of ``groom`` for a game, checked."""

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any

from blazon.kernel.errors import BadValue

LEVEL_NAMES = ("page", "squire", "knight", "count", "duke")
"""The levels, weakest first."""
BOT_NAMES = ("random", "groom", "greedy", *LEVEL_NAMES)
"""All bots, weakest first."""
DECISION_MS = 5000
"""How long a program may think about a decision, unless something else is said."""
SHARED = "all"
"""The table that all levels share."""
GROOM = "groom"
"""The table of the bot for first games, which does not search; a game may leave it out."""
_LEAST = {"simulations": 1, "expand_after": 1, "attention": 1}
"""The minimum of a field, if it is not 0."""


@dataclass(frozen=True)
class LevelTable:
    """A game's settings for a level."""

    simulations: int
    """Simulated games for each decision."""
    exploration: float
    """The weight of priors and exploration against results so far (the PUCT constant)."""
    expand_after: int
    """The number of visits after which a leaf of the tree gets children."""
    horizon: int
    """Actions outside the tree after which a simulation ends at the next quiet position."""
    reserve: float = 0.0
    """How much worse than its parent an untried action is assumed to be."""
    endings: int = 0
    """The number of actions before the end from which a two-player game is solved instead of
    searched, counted with everybody taking the first legal action. 0: never.
    """


@dataclass(frozen=True)
class GroomTable:
    """A game's settings for ``groom``."""

    attention: float = 3.0
    """The number of actions that it considers; it overlooks the others. With 3.4 it considers now
    three, now four, on average 3.4.
    """


def read_levels(tables: Any) -> dict[str, LevelTable]:
    """The levels by name, from ``Game.levels``; raises BadValue naming the entry."""
    names = (SHARED, *LEVEL_NAMES)
    if not isinstance(tables, Mapping):
        raise BadValue("levels", f"must be tables: {', '.join(names)}")
    for name in tables:
        if name not in (*names, GROOM):
            raise BadValue(f"levels.{name}", f"is unknown; known: {', '.join((*names, GROOM))}")
    for name in names:
        if not isinstance(tables.get(name), Mapping):
            raise BadValue(f"levels.{name}", "must be a table, but is missing or something else")
        _check(name, tables[name], LevelTable)
    return {name: _read(name, {**tables[SHARED], **tables[name]}) for name in LEVEL_NAMES}


def read_groom(tables: Mapping[str, Any]) -> GroomTable:
    """The settings of ``groom``, from ``Game.levels``; raises BadValue naming the entry."""
    table = tables.get(GROOM, {})
    if not isinstance(table, Mapping):
        raise BadValue(f"levels.{GROOM}", "must be a table")
    _check(GROOM, table, GroomTable)
    return GroomTable(**table)


def _check(
    level: str, table: Mapping[str, Any], settings: type[LevelTable] | type[GroomTable]
) -> None:
    """Raises BadValue for an unknown or invalid field."""
    kinds = {field.name: field.type for field in fields(settings)}
    for name, value in table.items():
        where = f"levels.{level}.{name}"
        if name not in kinds:
            raise BadValue(where, f"is unknown; known: {', '.join(kinds)}")
        least, whole = _LEAST.get(name, 0), kinds[name] is int
        # `bool` is a subclass of `int`, but not a number here.
        right = type(value) is int or (not whole and type(value) is float)
        if not right or not least <= value < float("inf"):
            kind = "a whole number" if whole else "a number"
            raise BadValue(where, f"must be {kind} from {least}, not {value!r}")


def _read(level: str, table: Mapping[str, Any]) -> LevelTable:
    """A level, from its own fields and the shared ones; raises BadValue for a missing field."""
    for field in fields(LevelTable):
        if field.default is MISSING and field.name not in table:
            raise BadValue(f"levels.{level}.{field.name}", f"is missing there and in {SHARED}")
    return LevelTable(**table)
