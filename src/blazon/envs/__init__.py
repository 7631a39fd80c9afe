"""Environments for learners: many games at once, and doors to Gymnasium and others.

For PettingZoo, each game has a module, such as ``chess_v0`` for a game named chess:
``from blazon.envs import chess_v0``.
"""

import re
from typing import Any

from blazon.envs.vector import VectorGames

__all__ = ["VectorGames"]


def __getattr__(name: str) -> Any:
    """A game's module for PettingZoo; raises AttributeError, or MissingExtra without PettingZoo."""
    if not re.fullmatch("[a-z][a-z0-9_]*_v[0-9]+", name):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from blazon.envs import pettingzoo

    return pettingzoo.module(name)
