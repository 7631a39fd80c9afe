"""The five named levels, from beginner to strongest; how each thinks is every game's own data."""

from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

import numpy.typing as npt

from blazon.bots.judges import Judge
from blazon.kernel.levels import LEVEL_NAMES, LevelTable, read_levels
from blazon.match.registry import game as find_game


@dataclass(frozen=True)
class Level(LevelTable):
    """How a level thinks."""

    judge: Judge | None = None
    """Who judges positions before the end, if not the game's own judge."""

    def write(self, scratches: npt.NDArray[Any], players: int) -> None:
        """Let the trees of these scratch records (``tree.scratch_dtype``) be grown in this way."""
        for name in ("exploration", "expand_after", "horizon", "reserve"):
            scratches[name] = getattr(self, name)
        scratches["players"] = players
        scratches["used"] = 1


@cache
def levels(game: str) -> dict[str, Level]:
    """The levels by name, as they think at a game; raises BadValue that names game and level."""
    tables = read_levels(find_game(game).levels())
    return {name: Level(**asdict(table)) for name, table in tables.items()}


def strongest(game: str) -> Level:
    """The strongest level of a game."""
    return levels(game)[LEVEL_NAMES[-1]]
