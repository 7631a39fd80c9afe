"""Maps in files: the two that ship with Blazon, and custom ones."""

import json
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from blazon.games.rheingold.rules.maps.model import Map, check_map
from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue

MAP_NAMES: tuple[str, ...] = catalogue.package("rheingold").options["map"].choices
"""The maps that ship with Blazon, the default first."""


@cache
def shipped(name: str) -> Map:
    """One of the maps that ship with Blazon."""
    resource = files("blazon.games.rheingold.rules.maps") / f"{name}.toml"
    return check_map(tomllib.loads(resource.read_text(encoding="utf-8")), name)


def load_map(path: Path) -> Map:
    """The map in a TOML file, or a JSON file with the same structure; raises BadValue."""
    kind = "JSON" if path.suffix.lower() == ".json" else "TOML"
    try:
        text = path.read_text(encoding="utf-8")
        data: Any = json.loads(text) if kind == "JSON" else tomllib.loads(text)
    except OSError as error:
        raise BadValue(str(path), f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadValue(str(path), "is not a text file in UTF-8") from error
    except (ValueError, RecursionError) as error:
        raise BadValue(str(path), f"is not {kind}: {error}") from error
    return check_map(data, str(path))


def find_map(text: str) -> Map:
    """A map by name or file; raises BadValue."""
    if text in MAP_NAMES:
        return shipped(text)
    path = Path(text)
    if not path.exists():
        raise BadValue(
            "map", f"must be {', '.join(MAP_NAMES)} or a map's file; {text!r} is neither"
        )
    return load_map(path)
