"""The examples on the rules pages: real positions, reached by play, with places to highlight."""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from blazon.kernel import catalogue
from blazon.kernel.files import text_of
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.registry import game as find_game

READER = 0
"""The reader's seat."""


@dataclass(frozen=True)
class Example:
    """A position that illustrates a rule."""

    name: str
    section: str
    """The section of the game's rules page that it belongs to."""
    part: Literal["board", "tally"]
    """The part of the position to show."""
    seen: Observation
    """The position as the reader's seat knows it."""
    lit: list[str]
    """The places or cells to highlight."""
    brief: list[str]
    """The names of the rules in brief that it illustrates, as in ``Narrator.rule_names``."""


@cache
def examples(game: str) -> tuple[Example, ...]:
    """The examples of a game, in the order of its rules page; none if its page has none.

    Raises BadValue if there is no such game.
    """
    found = []
    for entry in _table(game)["examples"]:
        position = first_position(game)
        for token in entry["actions"].split():
            position.play(token)
        found.append(
            Example(
                name=entry["name"],
                section=entry["section"],
                part=entry.get("part", "board"),
                seen=position.observe(READER),
                lit=entry["lit"],
                brief=entry.get("brief", []),
            )
        )
    return tuple(found)


def first_position(game: str) -> Position:
    """The first position of a game's examples; raises BadValue if there is no such game."""
    table = _table(game)
    options, setup = table["options"], table["setup"]
    own = find_game(game).declared.own
    if own is not None and own.key in options:
        setup = {**setup, own.key: options[own.key]}
    return Position(game, options, setup)


@cache
def _table(game: str) -> dict[str, Any]:
    resource = catalogue.package(game).folder / "words" / "examples.toml"
    if not resource.is_file():
        return {"options": {}, "setup": None, "examples": []}
    return tomllib.loads(text_of(resource))
