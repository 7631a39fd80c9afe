"""Formats of regression data."""

import json
from pathlib import Path
from typing import Any

from blazon.match.position import Position

RELEASED = Path(__file__).parent / "released"
"""Files written by released versions."""


def as_text(position: Position) -> str:
    return position.record.to_text([tokens for _, tokens in position.turns()])


def write_table(file: Path, table: list[dict[str, Any]]) -> None:
    """A table as JSON, one row per line."""
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in table)
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def write_games(folder: Path, games: dict[str, Position]) -> None:
    """Each game in both forms of a record."""
    folder.mkdir(exist_ok=True)
    for name, position in games.items():
        file = folder / name
        file.with_suffix(".json").write_text(position.record.to_json() + "\n", encoding="utf-8")
        file.with_suffix(".txt").write_text(as_text(position), encoding="utf-8")
