"""Maps in files: the two that ship with Blazon, and custom ones."""

import json
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from blazon.games.rheingold.rules.maps.model import Map, check_map
from blazon.games.rheingold.rules.maps.naming import check_names
from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.files import STANDARD_INPUT, called, read_text

MAP_NAMES: tuple[str, ...] = catalogue.package("rheingold").options["map"].choices
"""The maps that ship with Blazon, the default first."""


@cache
def shipped(name: str) -> Map:
    """One of the maps that ship with Blazon."""
    resource = files("blazon.games.rheingold.rules.maps") / f"{name}.toml"
    return check_map(tomllib.loads(resource.read_text(encoding="utf-8")), name)


def load_map(path: Path) -> Map:
    """The map in a TOML file, or a JSON file with the same structure; raises BadValue."""
    text = read_text(path)
    has_json_name = path.suffix.lower() == ".json"
    is_json = text.lstrip().startswith("{") if str(path) == STANDARD_INPUT else has_json_name
    kind = "JSON" if is_json else "TOML"
    try:
        data: Any = json.loads(text) if kind == "JSON" else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadValue(called(path), f"is not {kind}: {error}") from error
    found = check_map(data, called(path))
    check_names(found.plain, called(path))
    return found


def find_map(text: str) -> Map:
    """A map by name or file; raises BadValue."""
    if text in MAP_NAMES:
        return shipped(text)
    path = Path(text)
    if text != STANDARD_INPUT and not path.exists():
        raise BadValue(
            "map", f"must be {', '.join(MAP_NAMES)} or a map's file; {text!r} is neither"
        )
    return load_map(path)
