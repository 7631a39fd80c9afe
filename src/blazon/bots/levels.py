"""The five named levels, from beginner to strongest, as data."""

import tomllib
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True)
class Level:
    """How a level thinks."""

    simulations: int
    """Simulated games for each decision."""
    exploration: float
    """How far promise and curiosity outweigh results so far (the constant of PUCT)."""
    expand_after: int
    """Visits after which a leaf of the tree gets children."""


def _load() -> dict[str, Level]:
    data = tomllib.loads((files("blazon.bots") / "levels.toml").read_text(encoding="utf-8"))
    common = data.pop("all")
    return {name: Level(**{**common, **table}) for name, table in data.items()}


LEVELS: dict[str, Level] = _load()
"""The levels by name, weakest first."""
