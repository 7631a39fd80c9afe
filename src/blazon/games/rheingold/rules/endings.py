"""Fingerprints and bounds for solving endings exactly."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from blazon.games.rheingold.rules.state import (
    FIRST_SHIELD,
    HALVES,
    MOVES,
    SHIELD_VALUES,
    STARTS,
    UNKNOWN_SHIELD,
    State,
)
from blazon.kernel.game import States
from blazon.kernel.jit import kernel
from blazon.kernel.streams import scramble

_ZERO = np.uint64(0)
_BYTE = np.uint64(8)
_STARTS = np.uint64(STARTS)


@kernel
def _join(digest: Any, word: Any) -> Any:
    return scramble(digest ^ word)


@kernel
def _pack(word: Any, number: Any) -> Any:
    return word << _BYTE | np.uint64(number)


@kernel
def _sides(state: State, digest: Any) -> Any:
    """Hash each side's supply and shields."""
    for seat in range(state.players):
        side = np.uint64(state.supply[seat])
        for value in range(SHIELD_VALUES):
            side = _pack(side, state.pile[seat, value])
        digest = _join(digest, side)
        for half in range(HALVES):
            digest = _join(digest, state.armies[seat, half])
    return digest


@kernel
def fingerprint(state: State) -> Any:
    """Hash everything on and beside the map, and the state of the turn.

    The number of turns counts only if rounds are limited.
    """
    turns = np.uint64(state.turn) if state.rounds != 0 else _ZERO
    turn = _pack(_pack(_pack(turns, state.player), state.phase), state.moves)
    digest = _join(scramble(turn), _pack(_pack(state.source, state.target), state.groups))
    for group in range(MOVES):
        named = _pack(np.uint64(state.group_place[group]), state.group_knights[group])
        digest = _join(digest, named)
    for half in range(HALVES):
        digest = _join(digest, state.shown[half])
    digest = _sides(state, digest)
    for place in range(state.places):
        here = _pack(np.uint64(state.holder[place]), state.knights[place])
        digest = _join(digest, _pack(here, state.shield[place]))
    return digest


@kernel
def bound_lead(state: State, bounds: Any) -> None:
    """Bound the lead by the swords of all castles: any of them can still change hands."""
    swords = np.int64(0)
    for castle in range(_STARTS, np.uint64(state.first_space)):
        swords += np.int64(state.swords[castle])
    bounds[0] = -swords
    bounds[1] = swords


def deals(seen: States) -> Iterator[tuple[int, States]]:
    """All deals of the face-down shields that the observer has not seen."""
    yield from _dealt(seen, np.flatnonzero(seen["shield"][0] == UNKNOWN_SHIELD).tolist())


def _dealt(seen: States, castles: list[int]) -> Iterator[tuple[int, States]]:
    """Each way to draw the shields of these castles, and its number of cases."""
    if not castles:
        yield 1, seen
        return
    castle, *others = castles
    owner = int(seen["holder"][0, castle])
    for value in range(SHIELD_VALUES):
        if left := int(seen["pile"][0, owner, value]):
            states = seen.copy()
            states["pile"][0, owner, value] -= 1
            states["shield"][0, castle] = FIRST_SHIELD + value
            for ways, dealt in _dealt(states, others):
                yield left * ways, dealt
