"""Start a game, hide it from an observer, and re-deal the hidden shields.

The hidden information is the values of shields that only their owner has seen, and so also the
contents of a rival's pile. In an observer's state, a rival's ``pile`` holds all shields that the
observer has not seen: the undrawn ones and those face down in castles, where they are marked as
unknown.
"""

from typing import Any

import numpy as np

from blazon.games.rheingold.rules.board import has
from blazon.games.rheingold.rules.state import (
    FIRST_SHIELD,
    HALVES,
    MOVES,
    NO_SHIELD,
    PLACES,
    SHIELD_VALUES,
    STARTS,
    UNKNOWN_SHIELD,
    State,
)
from blazon.kernel.jit import kernel
from blazon.kernel.streams import Stream, below

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_STARTS = np.uint64(STARTS)
_NO_SHIELD, _UNKNOWN = np.uint8(NO_SHIELD), np.uint8(UNKNOWN_SHIELD)
_FIRST_SHIELD = np.uint8(FIRST_SHIELD)


@kernel
def setup(state: State, stream: Stream) -> None:
    """Choose the first player; the map is ready, and all other chance comes later."""
    state.player = below(stream, np.uint64(state.players))


@kernel
def hide(state: State, observer: Any, seen: State) -> None:
    """Write what the observer may know: everything except the values of rivals' shields."""
    _show_rules(state, seen)
    _show_board(state, seen)
    _show_turn(state, seen)
    for player in range(np.uint64(state.players)):
        for value in range(SHIELD_VALUES):
            seen.pile[player, value] = state.pile[player, value]
    for place in range(_STARTS, np.uint64(state.first_space)):
        shield = state.shield[place]
        owner = np.uint64(state.holder[place])
        if shield != _NO_SHIELD and owner != observer and has(state.shown, place) == _ZERO:
            seen.shield[place] = _UNKNOWN
            seen.pile[owner, np.uint64(shield - _FIRST_SHIELD)] += 1
        else:
            seen.shield[place] = shield


@kernel
def _show_rules(state: State, seen: State) -> None:
    """Copy the map and the rules."""
    for place in range(PLACES):
        for half in range(HALVES):
            seen.adjacent[place, half] = state.adjacent[place, half]
        seen.swords[place] = state.swords[place]
    seen.places = state.places
    seen.first_space = state.first_space
    seen.most_paths = state.most_paths
    seen.players = state.players
    seen.strength = state.strength
    for value in range(SHIELD_VALUES):
        seen.shield_set[value] = state.shield_set[value]
    seen.rounds = state.rounds


@kernel
def _show_board(state: State, seen: State) -> None:
    """Copy the knights and the revealed shields."""
    for place in range(PLACES):
        seen.holder[place] = state.holder[place]
        seen.knights[place] = state.knights[place]
    for half in range(HALVES):
        seen.shown[half] = state.shown[half]
    for player in range(np.uint64(state.players)):
        seen.supply[player] = state.supply[player]
        for half in range(HALVES):
            seen.armies[player, half] = state.armies[player, half]
    seen.unheld = state.unheld


@kernel
def _show_turn(state: State, seen: State) -> None:
    """Copy the state of the turn."""
    seen.turn = state.turn
    seen.player = state.player
    seen.phase = state.phase
    seen.moves = state.moves
    seen.die = state.die
    seen.source = state.source
    seen.target = state.target
    seen.least = state.least
    seen.most = state.most
    seen.groups = state.groups
    for group in range(MOVES):
        seen.group_place[group] = state.group_place[group]
        seen.group_knights[group] = state.group_knights[group]
    for half in range(HALVES):
        seen.named[half] = state.named[half]


@kernel
def determinize(state: State, observer: Any, stream: Stream) -> None:
    """Deal the face-down shields from those that each rival can have, all equally likely.

    The rest is the rival's pile. The state comes from ``hide``.
    """
    for place in range(_STARTS, np.uint64(state.first_space)):
        if state.shield[place] == _UNKNOWN:
            owner = np.uint64(state.holder[place])
            count = _ZERO
            for worth in range(SHIELD_VALUES):
                count += np.uint64(state.pile[owner, worth])
            rank, value = below(stream, count), _ZERO
            while rank >= state.pile[owner, value]:
                rank -= np.uint64(state.pile[owner, value])
                value += _ONE
            state.pile[owner, value] -= 1
            state.shield[place] = _FIRST_SHIELD + np.uint8(value)
