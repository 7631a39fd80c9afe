"""The known keys of a map, for maps that must have no others."""

from collections.abc import Mapping
from typing import Any

from blazon.kernel.errors import BadValue

_MAP = ("name", "title", "nodes", "paths", "scenery")
_PLACE = ("id", "kind", "x", "y", "bank")
_PLACES = {
    "space": _PLACE,
    "castle": (*_PLACE, "name", "swords"),
    "start": (*_PLACE, "arms"),
}
_SCENERY = ("width", "height", "north", "water", "hills", "vineyards", "woods")
_WATER = ("kind", "points", "width", "name")
LONGEST_ID = 19
"""Characters in the id of a place, so that a path fits into the 40 characters of an action."""


def check_keys(data: Mapping[str, Any], where: str) -> None:
    """Check that a valid map has no unknown keys and no long ids; raises BadValue."""
    _check(data, _MAP, where)
    for number, node in enumerate(data["nodes"]):
        _check(node, _PLACES[node["kind"]], f"{where}.nodes[{number}]")
        if len(node["id"]) > LONGEST_ID:
            raise BadValue(
                f"{where}.nodes[{number}].id", f"must have at most {LONGEST_ID} characters"
            )
    scenery = data.get("scenery", {})
    # Drawing names scenery of the wrong kind.
    if isinstance(scenery, Mapping):
        _check(scenery, _SCENERY, f"{where}.scenery")
        waters = scenery.get("water", [])
        for number, water in enumerate(waters if isinstance(waters, list) else []):
            if isinstance(water, Mapping):
                _check(water, _WATER, f"{where}.scenery.water[{number}]")


def _check(data: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in data:
        if key not in known:
            shown = key if len(key) <= LONGEST_ID else f"{key[:LONGEST_ID]}…"
            raise BadValue(f"{where}.{shown}", f"is unknown; known: {', '.join(known)}")
