"""Twins of any game: games that one observer cannot distinguish from the original.

They are found by trial and error: by swapping two values of the setup, or by replacing another
player's action or a chance outcome. The result is a twin if, after every action, the same player
acts and ``hide`` gives the observer the same state, byte for byte. ``hide`` defines the observer's
knowledge; everything shown to the observer must follow from it.
"""

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from blazon.kernel.errors import ActionError, BadValue
from blazon.match.position import Position

MOST_TRIES = 400
"""The maximum number of other setups to try, and of other games with one changed action."""
Trace = list[tuple[int | None, bytes]]
"""After each action, and before the first: the player to act, and the observer's state."""


def hides_something(position: Position, observer: int | None) -> bool:
    """Whether the observer's state differs from the full state."""
    return position.observe(observer).states.tobytes() != position.states.tobytes()


def twins(position: Position, observer: int | None, rng: random.Random) -> Iterator[Position]:
    """Games with the same seed that the observer cannot distinguish from this one."""
    trace, tokens = _trace(position, observer), list(position.actions)
    for setup in _other_setups(position.setup, rng):
        twin = _replay(position, observer, trace, setup, tokens)
        if twin is not None:
            yield twin
    changes = list(_other_actions(position, observer))
    for number, token in rng.sample(changes, min(len(changes), MOST_TRIES)):
        actions = [*tokens[:number], token, *tokens[number + 1 :]]
        twin = _replay(position, observer, trace, position.setup, actions)
        if twin is not None:
            yield twin


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


def _other_setups(setup: Any, rng: random.Random) -> Iterator[Any]:
    """The setup with two different values swapped."""
    places = list(_leaves(setup))
    pairs = [pair for pair in combinations(places, 2) if pair[0][1] != pair[1][1]]
    for (one, first), (other, second) in rng.sample(pairs, min(len(pairs), MOST_TRIES)):
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
