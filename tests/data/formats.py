"""What stored tables can have, in this version."""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from blazon.kernel import catalogue
from blazon.service.journal.entries import AnyEvent

FILE = Path(__file__).with_name("formats.json")
"""For each format, the digest of each part."""
_WORDS = ("description", "title")


def parts() -> dict[str, str]:
    """The digests of the events, and of each game's options."""
    _, events = msgspec.json.schema_components((AnyEvent,))
    found = {"events": _digest(_without_words(events))}
    for game in catalogue.packages().values():
        if game.is_shipped:
            table = tomllib.loads((game.folder / catalogue.TABLE).read_text(encoding="utf-8"))
            found[game.name] = _digest(table["options"])
    return found


def _without_words(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {
            name: _without_words(part)
            for name, part in schema.items()
            if name not in _WORDS or isinstance(part, dict)
        }
    return [_without_words(part) for part in schema] if isinstance(schema, list) else schema


def _digest(value: Any) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:16]
