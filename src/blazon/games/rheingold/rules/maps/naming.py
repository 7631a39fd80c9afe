"""The names in a map: what new ones must be, and how any are shown."""

from collections.abc import Iterator, Mapping
from typing import Any

from blazon.kernel.errors import BadValue
from blazon.kernel.names import escaped, is_visible_line

LONGEST_NAME = 100
"""Characters in a name of a map, a place or a water."""


def check_names(data: Mapping[str, Any], where: str) -> None:
    """Check that a valid map's names are visible and not long; raises BadValue.

    Records and tables of older versions may have other names.
    """
    for place, name in _names(data):
        if len(name) > LONGEST_NAME:
            raise BadValue(f"{where}{place}", f"must have at most {LONGEST_NAME} characters")
        if not is_visible_line(name):
            raise BadValue(f"{where}{place}", "must be one line of visible text")


def _names(data: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each name with its place in the map; an empty one counts as none, except for a castle."""
    for key in ("name", "title"):
        if key in data:
            yield f".{key}", data[key]
    for number, node in enumerate(data["nodes"]):
        for key in ("name", "bank"):
            name = node.get(key)
            if isinstance(name, str) and (name or (key, node["kind"]) == ("name", "castle")):
                yield f".nodes[{number}].{key}", name
    scenery = data.get("scenery")
    waters = scenery.get("water") if isinstance(scenery, Mapping) else None
    for number, water in enumerate(waters if isinstance(waters, list) else ()):
        name = water.get("name") if isinstance(water, Mapping) else None
        if isinstance(name, str) and name:
            yield f".scenery.water[{number}].name", name


def shown(name: str) -> str:
    """A name that is safe to show, whoever wrote the map."""
    name = escaped(name[: LONGEST_NAME + 1])
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
