"""The five named levels, from beginner to strongest; how each thinks is every game's own data."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy.typing as npt

from blazon.bots.judges import Judge
from blazon.match.registry import game as find_game

LEVEL_NAMES = ("page", "squire", "knight", "count", "duke")
"""The levels, weakest first."""


@dataclass(frozen=True)
class Level:
    """How a level thinks."""

    simulations: int
    """Simulated games for each decision."""
    exploration: float
    """How far promise and curiosity outweigh results so far (the constant of PUCT)."""
    expand_after: int
    """Visits after which a leaf of the tree gets children."""
    horizon: int
    """Actions after which a simulation that has left the tree is judged where it is quiet next."""
    reserve: float = 0.0
    """How much worse than what it follows an action is taken to be until it has been tried."""
    endings: int = 0
    """How many actions before its end a game of two is played out instead of being searched: as
    many as there would be if everybody took the first legal action. 0: never."""
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
    """The levels by name, as they think at a game."""
    tables = find_game(game).levels()
    return {name: Level(**{**tables["all"], **tables[name]}) for name in LEVEL_NAMES}
