"""A game's options as ``game.toml`` declares them: checked, filled in and read from text.

Each table ``[options.KEY]`` has a ``kind`` and the fields for it:

``choice``
    ``choices``, and one of them as ``default``. With ``own = true``, a custom table can replace a
    choice; the game checks it. ``when.CHOICE`` names other options and the values that this choice
    requires.
``number``
    an integer from ``least`` to ``most``, or none.
``table``
    a custom table, or none; the game checks it.

``rules = [1, 2]`` lists all versions of the rules, the newest last. A changed ruling adds a
version; each game finds its version in the option ``rules`` and keeps it.

``always`` marks an option that is shown even with its default value. ``ours`` marks a rule of ours,
not of the published game: checked options, and so records, have it only if it is not the default.
Every game has the option ``players``.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from keyword import iskeyword
from typing import Any, Literal, cast

from blazon.kernel.errors import BadValue

Kind = Literal["choice", "number", "table"]
Value = Any
OwnTable = Callable[[str, Mapping[str, Any], str], Any]
"""Checks a custom table; takes an option's key, the table, and its location; raises BadValue.

Returns the option's value, or None if the table equals the default.
"""
_KINDS = ("choice", "number", "table")
_FIELDS = {"kind", "choices", "default", "own", "when", "least", "most", "always", "ours"}
_KEY = re.compile("[a-z][a-z0-9_]*")
"""The pattern of option names: they become parameters in Python and command-line flags."""
_MOST_DIGITS = 9
FIRST_RULES = 1
"""The version of the rules for records, tables and journals that name none."""


def as_recorded(options: Mapping[str, Value]) -> dict[str, Value]:
    """The options of an older game, with the version of the rules under which it began."""
    return {"rules": FIRST_RULES, **options}


@dataclass(frozen=True)
class Option:
    """An option of a game."""

    key: str
    kind: Kind
    choices: tuple[Value, ...] = ()
    default: Value = None
    own: bool = False
    """Whether a custom table can replace a choice."""
    least: int = 0
    most: int = 0
    always: bool = False
    """Whether it is shown even with its default value."""
    ours: bool = False
    """Whether it is a rule of ours; checked options have it only if it is not the default."""
    when: Mapping[Value, Mapping[str, tuple[Value, ...]]] = field(default_factory=dict)
    """For each choice, the values of other options that it requires."""

    @property
    def takes_table(self) -> bool:
        """Whether its value may be a custom table."""
        return self.own or self.kind == "table"

    @property
    def expected(self) -> str:
        """A description of valid values that follows "must be"."""
        if self.kind == "number":
            return f"a number from {self.least} to {self.most}, or null"
        if self.kind == "table":
            return "a table"
        return f"one of {listed(self.choices)}" + (f", or a whole {self.key}" if self.own else "")

    def check(self, value: Value, where: str) -> Value:
        """Check a value that is not a custom table; raises BadValue."""
        if self.kind == "choice":
            good = type(value) in (int, str) and value in self.choices
        else:
            good = value is None or (
                self.kind == "number" and type(value) is int and self.least <= value <= self.most
            )
        if not good:
            raise BadValue(where, f"must be {self.expected}")
        return value

    def parse(self, text: str) -> Value:
        """The value of a text in a command, before it is checked."""
        whole = text.isdecimal() and len(text) <= _MOST_DIGITS
        numbers = self.kind == "number" or any(isinstance(choice, int) for choice in self.choices)
        return int(text) if whole and numbers else text

    def offer(self) -> dict[str, Any]:
        """Its description for programs: ``default``, ``choices``, and the bounds of a number.

        Rules of ours also have ``ours``.
        """
        ours = {"ours": True} if self.ours else {}
        if self.kind == "number":
            bounds = {"least": self.least, "most": self.most}
            return {"default": self.default, "choices": None, **bounds, **ours}
        return {"default": self.default, "choices": list(self.choices), **ours}


class Options(Mapping[str, Option]):
    """All options of a game by key, and the versions of its rules."""

    def __init__(
        self, options: Mapping[str, Option], rules: tuple[int, ...] = (FIRST_RULES,)
    ) -> None:
        self._options = dict(options)
        self.rules = rules
        """All versions of the rules, the newest last."""

    def __getitem__(self, key: str) -> Option:
        return self._options[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._options)

    def __len__(self) -> int:
        return len(self._options)

    @property
    def players(self) -> tuple[int, int]:
        """Fewest and most players."""
        choices = self["players"].choices
        return min(choices), max(choices)

    @property
    def own(self) -> Option | None:
        """The first option whose value may be a custom table, such as a board, or None."""
        return next((option for option in self._options.values() if option.own), None)

    def check(self, given: Mapping[str, Value], own_table: OwnTable) -> dict[str, Value]:
        """The given options with all defaults filled in; raises BadValue naming the option.

        Rules of ours are left out if they have their default. ``rules`` is the version of the
        rules, by default the newest. It is present only if there is more than one version; if it is
        absent, the version is the first.
        """
        for key in given:
            if key not in self and key != "rules":
                raise BadValue(f"options.{key}", f"is unknown; known: {', '.join(self)}")
        checked: dict[str, Value] = {}
        for key, option in self.items():
            value, where = given.get(key, option.default), f"options.{key}"
            if option.takes_table and isinstance(value, Mapping):
                value = own_table(key, value, where)
            elif option.kind == "table" and key in given:
                raise BadValue(where, f"must be {option.expected}")
            else:
                value = option.check(value, where)
            if option.kind != "table" or value is not None:
                checked[key] = value
        self._check_conditions(checked)
        checked = {
            key: value
            for key, value in checked.items()
            if not self[key].ours or value != self[key].default
        }
        version = given.get("rules", self.rules[-1])
        if type(version) is not int or version not in self.rules:
            raise BadValue("options.rules", f"must be one of {listed(self.rules)}")
        return checked if len(self.rules) == 1 else {**checked, "rules": version}

    def _check_conditions(self, checked: Mapping[str, Value]) -> None:
        """Raise BadValue for the later of two options that exclude each other."""
        order = list(self)
        for key, option in self.items():
            value = checked.get(key)
            conditions = option.when.get(value, {}) if isinstance(value, int | str) else {}
            for other, allowed in conditions.items():
                if checked[other] in allowed:
                    continue
                if order.index(other) > order.index(key):
                    raise BadValue(
                        f"options.{other}", f"must be {either(allowed)} with {key} {value}"
                    )
                fitting = self.fitting(key, checked)
                raise BadValue(
                    f"options.{key}",
                    f"must be {either(fitting)} with {other} {checked[other]}",
                )

    def with_value(self, key: str, value: Value) -> dict[str, Value] | None:
        """Values for all options that are compatible with this one, defaults where possible.

        None if there are no such values.
        """
        given: dict[str, Value] = {key: value}
        rest = [one for one in self.values() if one.key != key and one.kind != "table"]
        return self._complete(given, rest)

    def _complete(self, given: dict[str, Value], rest: list[Option]) -> dict[str, Value] | None:
        """These values, and for all other options the first compatible ones."""
        if not self._go_together(given):
            return None
        if not rest:
            return given
        option, *others = rest
        values = dict.fromkeys((option.default, *option.choices))
        tried = (self._complete({**given, option.key: value}, others) for value in values)
        return next((found for found in tried if found is not None), None)

    def _go_together(self, given: Mapping[str, Value]) -> bool:
        """Whether no value excludes another one."""
        return all(
            given[other] in allowed
            for key, value in given.items()
            for other, allowed in self[key].when.get(value, {}).items()
            if other in given
        )

    def fitting(self, key: str, chosen: Mapping[str, Value]) -> tuple[Value, ...]:
        """The choices of an option that are compatible with the other chosen values."""
        option = self[key]
        return tuple(
            choice
            for choice in option.choices
            if all(
                chosen[other] in allowed for other, allowed in option.when.get(choice, {}).items()
            )
        )


def listed(values: tuple[Value, ...]) -> str:
    """Values as text for people: ``a, b, c``."""
    return ", ".join(map(str, values))


def either(values: tuple[Value, ...]) -> str:
    """Alternatives as text: ``a, b or c``."""
    words = [str(value) for value in values]
    return " or ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))


def read_options(table: Mapping[str, Any]) -> Options:
    """The options that a ``game.toml`` declares; raises BadValue naming the entry."""
    declared = table.get("options")
    if not isinstance(declared, Mapping) or "players" not in declared:
        raise BadValue("options", "must be tables, one of them options.players")
    options = {key: _read(key, entry, f"options.{key}") for key, entry in declared.items()}
    for key, option in options.items():
        for choice, conditions in option.when.items():
            for other, allowed in conditions.items():
                where = f"options.{key}.when.{choice}.{other}"
                if other not in options or not set(allowed) <= set(options[other].choices):
                    raise BadValue(where, "must be choices of another option")
    players = options["players"]
    if players.kind != "choice" or not all(type(one) is int and one > 0 for one in players.choices):
        raise BadValue("options.players", "must be a choice of whole numbers from 1")
    versions = table.get("rules", [FIRST_RULES])
    rules = tuple(versions) if isinstance(versions, list) else ()
    if rules != tuple(range(FIRST_RULES, FIRST_RULES + len(rules))) or not rules:
        raise BadValue("rules", f"must be the versions {FIRST_RULES}, {FIRST_RULES + 1} and so on")
    return Options(options, rules)


def _read(key: str, entry: Any, where: str) -> Option:
    """One table of ``game.toml``."""
    if not _KEY.fullmatch(key) or iskeyword(key) or key == "rules":
        raise BadValue(
            where, "must have another name: lowercase letters, digits and _, but not rules"
        )
    if not isinstance(entry, Mapping):
        raise BadValue(where, "must be a table")
    for name in entry:
        if name not in _FIELDS:
            raise BadValue(f"{where}.{name}", f"is unknown; known: {', '.join(sorted(_FIELDS))}")
    kind = entry.get("kind")
    if kind not in _KINDS:
        raise BadValue(f"{where}.kind", f"must be one of {', '.join(_KINDS)}")
    choices = entry.get("choices", [])
    if kind == "choice":
        _check_choices(choices, entry.get("default"), where)
    least, most = entry.get("least", 0), entry.get("most", 0)
    if kind == "number" and not (type(least) is int and type(most) is int and least <= most):
        raise BadValue(f"{where}.least", "must be a whole number not above most")
    names = {str(choice): choice for choice in choices}
    when = entry.get("when", {})
    _check_when(when, names, f"{where}.when")
    return Option(
        key=key,
        kind=cast("Kind", kind),
        choices=tuple(choices),
        default=entry.get("default"),
        own=entry.get("own", False),
        least=least,
        most=most,
        always=entry.get("always", False),
        ours=entry.get("ours", False),
        when={
            names[name]: {other: tuple(values) for other, values in conditions.items()}
            for name, conditions in when.items()
        },
    )


def _check_choices(choices: Any, default: Any, where: str) -> None:
    """Raises BadValue unless there are choices and one of them is the default."""
    if (
        not isinstance(choices, list)
        or not choices
        or not all(type(choice) in (int, str) for choice in choices)
    ):
        raise BadValue(f"{where}.choices", "must be a list of names or numbers")
    if default not in choices:
        raise BadValue(f"{where}.default", f"must be one of {listed(tuple(choices))}")


def _check_when(when: Any, names: Mapping[str, Value], where: str) -> None:
    """Raises BadValue unless conditions name choices, other options and lists of their choices."""
    if not isinstance(when, Mapping):
        raise BadValue(where, "must be a table")
    for name, conditions in when.items():
        if name not in names:
            raise BadValue(f"{where}.{name}", f"must be one of {listed(tuple(names.values()))}")
        if not isinstance(conditions, Mapping) or not all(
            isinstance(values, list) for values in conditions.values()
        ):
            raise BadValue(f"{where}.{name}", "must name lists of choices of other options")
