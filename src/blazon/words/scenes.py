"""Scenes: a few turns of a real game, which the page shows to people who do not know it yet."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from blazon.kernel import catalogue
from blazon.kernel.files import text_of
from blazon.match.observation import Observation
from blazon.match.position import Position

_FILE = "words/scene.toml"


@dataclass(frozen=True)
class SceneMoment:
    """The game after an action."""

    token: str
    """The action; empty at the beginning of the scene."""
    seat: int
    """The player whose turn it was."""
    turn: int
    """The number of that turn."""
    seen: Observation
    """The position as a spectator sees it."""


@dataclass(frozen=True)
class Scene:
    """Some consecutive turns of a game."""

    options: dict[str, Any]
    moments: tuple[SceneMoment, ...]


@cache
def scene(game: str) -> Scene | None:
    """The scene of a game; None if it has none.

    Raises BadValue if there is no such game.
    """
    resource = catalogue.package(game).folder / _FILE
    if not resource.is_file():
        return None
    table = tomllib.loads(text_of(resource))
    position = Position(game, table["options"], table["setup"])
    for token in table["before"].split():
        position.play(token)
    moments = [SceneMoment("", position.turn, position.turn_number, position.observe(None))]
    for actions in table["turns"]:
        seat, turn = position.turn, position.turn_number
        for token in actions.split():
            position.play(token)
            moments.append(SceneMoment(token, seat, turn, position.observe(None)))
    return Scene(position.options, tuple(moments))
