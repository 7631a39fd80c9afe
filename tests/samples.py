"""Every game, for generic tests: tables, random games, the next decision.

``tests/games/NAME/samples.py`` defines a game's tables (``TABLES``, ``SHORT``), its random play
(``random_game``), and the place where an action begins, if it has one (``begins``). A game from
another package has no tests here; it uses its default options, and all actions are equally likely.
"""

import random
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from blazon.bots import Bot
from blazon.kernel import catalogue
from blazon.match.observation import Observation
from blazon.match.position import Position


def step(position: Position, rng: random.Random) -> None:
    """Roll, or play an action at random."""
    if position.actor is None:
        position.roll()
    else:
        position.play(rng.choice(list(position.legal)))


def play_out(
    position: Position,
    bots: Sequence[Bot],
    see: Callable[[Position, int], Observation] = Position.observe,
) -> Position:
    """Let bots, one for each seat, play what they see legally to the end; returns the position."""
    while not position.over:
        if position.actor is None:
            position.roll()
        else:
            token = bots[position.actor].choose(see(position, position.actor))
            assert token in position.legal
            position.play(token)
    return position


def _any_game(game: str, options: dict[str, Any], seed: str, moment: int | None = None) -> Position:
    """Random play of a game without samples."""
    position, rng = Position(game, options, seed=seed), random.Random(seed)
    while not position.over and (moment is None or len(position.actions) < moment):
        step(position, rng)
    return position


def _samples(game: str) -> Any:
    if (Path(__file__).parent / "games" / game / "samples.py").is_file():
        return import_module(f"tests.games.{game}.samples")
    return SimpleNamespace(TABLES=[{}], SHORT={}, random_game=partial(_any_game, game))


SAMPLES = {name: _samples(name) for name in catalogue.names()}
INSTALLED_TABLES: list[tuple[str, dict[str, Any]]] = [
    (name, options) for name, samples in SAMPLES.items() for options in samples.TABLES
]
"""Every kind of table of every game, including other packages: the name and the options."""
INSTALLED_SHORT: list[tuple[str, dict[str, Any]]] = [
    (name, samples.SHORT) for name, samples in SAMPLES.items()
]
"""A short game of each of them."""


def every_option(game: str) -> list[dict[str, Any]]:
    """The game's tables, and enough others for every choice of every option to occur.

    For a number: none, the minimum and the maximum. Includes the options that a choice requires.
    """
    options, tables = catalogue.package(game).options, list(SAMPLES[game].TABLES)
    for key, option in options.items():
        choices = [None, option.least, option.most] if option.kind == "number" else option.choices
        for choice in choices:
            fitting = {other: values[0] for other, values in option.when.get(choice, {}).items()}
            if all(table.get(key, option.default) != choice for table in tables):
                tables.append({**fitting, key: choice})
    return tables


NAMES = tuple(
    name
    for name, package in catalogue.packages().items()
    if package.module.startswith(catalogue.GROUP)
)
"""The games included in Blazon."""
TABLES = [table for table in INSTALLED_TABLES if table[0] in NAMES]
SHORT = [table for table in INSTALLED_SHORT if table[0] in NAMES]


def name_of(value: Any) -> str | None:
    """The name of a test with such a parameter; for ``ids``."""
    if isinstance(value, dict):
        texts = [item["name"] if isinstance(item, dict) else str(item) for item in value.values()]
        return "-".join(texts) or "default"
    return value if isinstance(value, str) else None


def each(tables: list[tuple[str, dict[str, Any]]]) -> pytest.MarkDecorator:
    """For a test of each of these tables."""
    ids = [f"{name}-{name_of(options)}" for name, options in tables]
    return pytest.mark.parametrize("table", tables, ids=ids)


def random_game(
    game: str, options: dict[str, Any], seed: str, moment: int | None = None
) -> Position:
    """Play a game at random to this many actions, or to the end."""
    found: Position = SAMPLES[game].random_game(options, seed, moment)
    return found


def decision(game: str, options: dict[str, Any], seed: str, moment: int | None = None) -> Position:
    """The same, continuing through chance events to a player's decision or the end."""
    position = random_game(game, options, seed, moment)
    while position.actor is None and not position.over:
        position.roll()
    return position
