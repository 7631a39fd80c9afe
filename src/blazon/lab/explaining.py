"""Explains what is wrong with a TOML file, in the file's own terms."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

_KINDS = {
    "array": "a list",
    "object": "a table",
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
}


def explained(
    error: str,
    whole: type[msgspec.Struct],
    parts: Mapping[str, Any],
    choices: Sequence[str],
) -> str:
    """A message of msgspec, in the file's own terms.

    Args:
        error: the message.
        whole: the structure of the file.
        parts: the structures of its tables, by name.
        choices: what an entry may be that is one of a few texts.
    """
    what, _, where = error.partition(" - at `$")
    place = re.sub(r"^\.|`$|\[[\d.]*\]", "", where) or "the file"
    if unknown := re.fullmatch("Object contains unknown field `(.+)`", what):
        part = parts.get(place, whole)
        return f"{place}: {unknown[1]} is unknown; known: {', '.join(part.__struct_fields__)}"
    if missing := re.fullmatch("Object missing required field `(.+)`", what):
        return f"{place}: {missing[1]} is missing"
    if wrong := re.fullmatch("Expected `([^`|]+)[^`]*`([^`,]*)(?:, got `(.+)`)?", what):
        wanted, bound, got = wrong.groups(default="")
        return f"{place}: must be {_kind(wanted)}{bound}" + (f", not {_kind(got)}" if got else "")
    if value := re.fullmatch("Invalid enum value (.+)", what):
        return f"{place}: {value[1]} is unknown; known: {', '.join(choices)}"
    return f"{place}: {what}"


def _kind(name: str) -> str:
    return _KINDS.get(name.strip(), name.strip())
