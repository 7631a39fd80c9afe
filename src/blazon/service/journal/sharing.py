"""Lets tables with equal maps or decks share one object in memory, and measures its size."""

from collections.abc import Iterable, Mapping
from sys import getsizeof
from typing import Any, NamedTuple

import msgspec

from blazon.kernel.errors import BadValue
from blazon.match.registry import game as find_game
from blazon.service.journal.plans import TablePlan


class Weight(NamedTuple):
    """How much memory a table uses besides its game."""

    shared: tuple[int, ...] = ()
    """The identities of the custom maps and decks in its options, which other tables may use as
    well."""
    shared_bytes: int = 0
    """Bytes of these, as plain values."""
    own_bytes: int = 0
    """Bytes of its record, or of its given beginning."""


def shared_plan(opened: TablePlan) -> TablePlan:
    """The same plan; its custom maps and decks are the objects that all other tables use."""
    options = _shared_options(opened.game, opened.options)
    record = opened.record
    if record is not None:
        record = dict(record)
        for part in ("options", "setup"):
            given = record.get(part)
            if isinstance(given, dict):
                record[part] = _shared_values(given, options)
    beginning = opened.beginning
    if beginning is not None:
        setup = _shared_values(beginning.setup, options)
        beginning = msgspec.structs.replace(beginning, setup=setup)
    return msgspec.structs.replace(opened, options=options, record=record, beginning=beginning)


def weight_of(opened: TablePlan) -> Weight:
    """How much memory the options and the record of a table take."""
    custom = [value for value in opened.options.values() if isinstance(value, dict | list)]
    seen = set(map(id, custom))
    own = 0 if opened.record is None else size_of(opened.record, seen)
    if opened.beginning is not None:
        own += size_of([opened.beginning.setup, opened.beginning.actions], seen)
    return Weight(tuple(map(id, custom)), sum(map(size_of, custom)), own)


def size_of(value: Any, seen: Iterable[int] = ()) -> int:
    """The bytes of plain values in memory.

    Args:
        value: a value as in JSON.
        seen: ids of values not to count.
    """
    known, waiting, size = set(seen), [value], 0
    while waiting:
        one = waiting.pop()
        if id(one) in known:
            continue
        known.add(id(one))
        size += getsizeof(one)
        if isinstance(one, Mapping):
            waiting += [*one, *one.values()]
        elif isinstance(one, list | tuple):
            waiting += one
    return size


def _shared_options(name: str, options: dict[str, Any]) -> dict[str, Any]:
    """The options, with the game's own objects in place of equal custom maps and decks."""
    try:
        game = find_game(name)
        checked = {
            key: game.check_own(key, value, key)
            for key, value in options.items()
            if isinstance(value, Mapping)
        }
    except BadValue:  # the game, or its options, are no longer what they were
        return options
    return _shared_values(options, checked)


def _shared_values(given: dict[str, Any], known: dict[str, Any]) -> dict[str, Any]:
    """The dictionary, with known objects in place of equal dictionaries in it."""
    return {
        key: known[key] if isinstance(value, dict) and known.get(key) == value else value
        for key, value in given.items()
    }
