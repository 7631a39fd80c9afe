"""Twins of a game: games that one observer cannot distinguish from it.

There are two ways to make them. The rulebook's, ``by_the_rules``, deals hidden things again as the
game's own tests know them (``tests/games/NAME/hidden.py``); it rests on nothing but the open game,
so it notices when ``hide`` itself shows too much. The other, ``by_trial``, works for any game: it
swaps two values of the setup, or replaces another player's action or a chance outcome, and keeps
the games in which, after every action, the same player acts and ``hide`` gives the observer the
same state, byte for byte.
"""

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import combinations
from pathlib import Path
from typing import Any

from tests.samples import SAMPLES

from blazon.kernel.errors import ActionError, BadValue
from blazon.match.position import Position

MOST_TRIES = 400
"""The maximum number of other setups to try, and of other games with one changed action."""
MOST_REPLAYED = 3_000
"""The maximum number of actions in them, so that there are fewer of long games."""
DEALS = 12
"""The maximum number of deals to try by a game's own rules."""
Trace = list[tuple[int | None, bytes]]
"""After each action, and before the first: the player to act, and the observer's state."""
Generator = Callable[[Position, int | None, random.Random], Iterator[Position]]


def _hidden(game: str) -> Any:
    """How a game's own tests deal its hidden things again; None for a game without tests here."""
    found = Path(__file__).parents[1] / "games" / game / "hidden.py"
    return import_module(f"tests.games.{game}.hidden") if found.is_file() else None


HIDDEN = {name: _hidden(name) for name in SAMPLES}


def random_game(
    game: str, options: dict[str, Any], seed: str, moment: int | None = None
) -> Position:
    """Play at random so that much is hidden, to this many actions or to the end."""
    found: Position = (HIDDEN[game] or SAMPLES[game]).random_game(options, seed, moment)
    return found


def earlier(position: Position, count: int) -> Position:
    """The game this many actions ago."""
    found = position.copy()
    if count:
        found.undo(count)
    return found


def hides_something(position: Position, observer: int | None) -> bool:
    """Whether the observer's state differs from the full state."""
    return position.observe(observer).states.tobytes() != position.states.tobytes()


def by_the_rules(
    position: Position, observer: int | None, rng: random.Random
) -> Iterator[Position]:
    """Games with the same actions, but for hidden draws, and with other hidden things."""
    hidden = HIDDEN[position.game.name]
    for _ in range(DEALS if hidden else 0):
        try:
            setup, actions = hidden.deal_again(position, observer, rng)
            twin = Position(position.game.name, position.options, setup, actions, position.seed)
        except ActionError:  # otherwise a rival's action would not have been possible
            continue
        if twin != position:
            yield twin


def by_trial(position: Position, observer: int | None, rng: random.Random) -> Iterator[Position]:
    """Games with the same seed in which ``hide`` gives the observer the same throughout."""
    trace, tokens = _trace(position, observer), list(position.actions)
    tries = min(MOST_TRIES, MOST_REPLAYED // (len(tokens) + 1))
    for setup in _other_setups(position.setup, rng, tries):
        twin = _replay(position, observer, trace, setup, tokens)
        if twin is not None:
            yield twin
    changes = list(_other_actions(position, observer))
    for number, token in rng.sample(changes, min(len(changes), tries)):
        actions = [*tokens[:number], token, *tokens[number + 1 :]]
        twin = _replay(position, observer, trace, position.setup, actions)
        if twin is not None:
            yield twin


GENERATORS: tuple[Generator, ...] = (by_the_rules, by_trial)


def _trace(position: Position, observer: int | None) -> Trace:
    twin, found = position.copy(), [_moment(position, observer)]
    while twin.actions:
        twin.undo()
        found.append(_moment(twin, observer))
    return found[::-1]


def _moment(position: Position, observer: int | None) -> tuple[int | None, bytes]:
    return position.actor, position.observe(observer).states.tobytes()


def _replay(
    like: Position, observer: int | None, trace: Trace, setup: Any, tokens: list[str]
) -> Position | None:
    """The game with another setup or other actions; None if impossible or distinguishable."""
    try:
        twin = Position(like.game.name, like.options, setup, seed=like.seed)
        if _moment(twin, observer) != trace[0]:
            return None
        for token, seen in zip(tokens, trace[1:], strict=True):
            twin.play(token)
            if _moment(twin, observer) != seen:
                return None
    except (ActionError, BadValue):
        return None
    return None if twin.states.tobytes() == like.states.tobytes() else twin


def _other_setups(setup: Any, rng: random.Random, tries: int) -> Iterator[Any]:
    """The setup with two different values swapped."""
    places = list(_leaves(setup))
    pairs = [pair for pair in combinations(places, 2) if pair[0][1] != pair[1][1]]
    for (one, first), (other, second) in rng.sample(pairs, min(len(pairs), tries)):
        yield _with(_with(setup, one, second), other, first)


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """Each plain value in a setup, with its path."""
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _leaves(part, (*path, key))
    else:
        yield path, value


def _with(value: Any, path: tuple[Any, ...], leaf: Any) -> Any:
    """A setup with another value at the end of a path."""
    if not path:
        return leaf
    changed = dict(value) if isinstance(value, dict) else list(value)
    changed[path[0]] = _with(changed[path[0]], path[1:], leaf)
    return changed


def _other_actions(position: Position, observer: int | None) -> Iterator[tuple[int, str]]:
    """Alternatives to the actions of other players and of chance: their numbers and tokens."""
    twin = position.copy()
    while twin.actions:
        token = twin.actions[-1]
        twin.undo()
        if twin.actor is None or twin.actor != observer:
            for other in twin.legal:
                if other != token:
                    yield len(twin.actions), other
