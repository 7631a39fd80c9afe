"""The five named levels, from beginner to strongest; each game's data defines their settings."""

from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

import numpy.typing as npt

from blazon.bots.judge import Judge
from blazon.kernel.levels import LEVEL_NAMES, LevelTable, read_groom, read_levels
from blazon.match.registry import game as find_game


@dataclass(frozen=True)
class Level(LevelTable):
    """The search settings of a level."""

    judge: Judge | None = None
    """The judge of positions before the end; None for the game's own."""
    stops_at_quiet: bool = False
    """Whether a simulation ends at the first quiet position, even inside the tree."""

    def write(self, scratches: npt.NDArray[Any], players: int) -> None:
        """Apply the settings to the trees of these scratch records (``tree.scratch_dtype``)."""
        for name in ("exploration", "expand_after", "horizon", "reserve", "stops_at_quiet"):
            scratches[name] = getattr(self, name)
        scratches["players"] = players
        scratches["used"] = 1


@cache
def levels(game: str) -> dict[str, Level]:
    """The levels by name, with a game's settings; raises BadValue naming game and level."""
    tables = read_levels(find_game(game).levels())
    return {name: Level(**asdict(table)) for name, table in tables.items()}


@cache
def attention(game: str) -> float:
    """The mean number of actions that ``groom`` considers in a game; raises BadValue."""
    return read_groom(find_game(game).levels()).attention


def strongest(game: str) -> Level:
    """The strongest level of a game."""
    return levels(game)[LEVEL_NAMES[-1]]
