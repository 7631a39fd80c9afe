"""The styles of a game's bots, checked: what a bot values more or less than the game's judge."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from typing import Any

from blazon.kernel.errors import BadValue

LONGEST_NAME = 12
"""The maximum number of letters in a style's name."""
MOST_EFFORT = 4
"""The maximum factor of a level's simulations."""


@dataclass(frozen=True)
class StyleTable:
    """A style: changes of a judge's weights, by the features' names or patterns such as ``*_own``.

    Factors apply before additions. If several patterns match a feature, all of them apply.
    """

    times: Mapping[str, float] = field(default_factory=dict)
    """Factors of weights."""
    plus: Mapping[str, float] = field(default_factory=dict)
    """Additions to weights, in points."""
    effort: float = 1.0
    """The factor of a level's simulations that makes up for what the style costs in strength."""

    def weight(self, feature: str, weight: float) -> float:
        """A feature's weight in this style, from its weight in the game's judge."""
        for pattern, factor in self.times.items():
            if fnmatchcase(feature, pattern):
                weight *= factor
        return weight + sum(
            points for pattern, points in self.plus.items() if fnmatchcase(feature, pattern)
        )


def is_style_name(text: Any) -> bool:
    """Whether a style could have this name."""
    return isinstance(text, str) and re.fullmatch(f"[a-z]{{1,{LONGEST_NAME}}}", text) is not None


def read_styles(tables: Any, features: Sequence[str]) -> dict[str, StyleTable]:
    """The styles by name, from ``Game.styles``; raises BadValue naming the entry."""
    if not isinstance(tables, Mapping):
        raise BadValue("styles", "must be tables, one for each style")
    for name, table in tables.items():
        if not is_style_name(name):
            expected = f"must be called by at most {LONGEST_NAME} lower-case letters from a to z"
            raise BadValue(f"styles.{name}", expected)
        if not isinstance(table, Mapping):
            raise BadValue(f"styles.{name}", "must be a table")
        for kind, given in table.items():
            _check_entry(f"styles.{name}.{kind}", kind, given, features)
    return {name: StyleTable(**table) for name, table in tables.items()}


def _check_entry(where: str, kind: str, given: Any, features: Sequence[str]) -> None:
    """Raises BadValue for an unknown or invalid entry of a style."""
    known = [one.name for one in fields(StyleTable)]
    if kind not in known:
        raise BadValue(where, f"is unknown; known: {', '.join(known)}")
    if kind == "effort":
        if not _is_number(given) or not 1 <= given <= MOST_EFFORT:
            raise BadValue(where, f"must be a number from 1 to {MOST_EFFORT}")
        return
    if not isinstance(given, Mapping):
        raise BadValue(where, "must be a table of features and numbers")
    for pattern, number in given.items():
        if not _is_number(number):
            raise BadValue(f"{where}.{pattern}", f"must be a number, not {number!r}")
        if not any(fnmatchcase(feature, pattern) for feature in features):
            raise BadValue(f"{where}.{pattern}", "must match a feature of the game's judge")


def _is_number(value: Any) -> bool:
    return type(value) in (int, float) and abs(value) < float("inf")
