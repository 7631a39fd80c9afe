"""The board: sets of places, armies, and the knights that may leave a place."""

from typing import Any

import numpy as np

from blazon.games.rheingold.rules.state import FIRST_SHIELD, NO_SHIELD, NOBODY_HOLDS, STARTS, State
from blazon.kernel.bits import lowest, popcount, select
from blazon.kernel.jit import kernel

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_HALF_SHIFT, _HALF_MASK, _HALF = np.uint64(6), np.uint64(63), np.uint64(64)
_STARTS = np.uint64(STARTS)
_NO_SHIELD, _FIRST_SHIELD = np.uint8(NO_SHIELD), np.int64(FIRST_SHIELD)
_NOBODY = np.uint8(NOBODY_HOLDS)


@kernel
def has(places: Any, place: Any) -> Any:
    """Return 1 if a set of places has the place, else 0."""
    return places[place >> _HALF_SHIFT] >> (place & _HALF_MASK) & _ONE


@kernel
def add(places: Any, place: Any) -> None:
    """Add a place to a set of places."""
    places[place >> _HALF_SHIFT] |= _ONE << (place & _HALF_MASK)


@kernel
def remove(places: Any, place: Any) -> None:
    """Remove a place from a set of places."""
    places[place >> _HALF_SHIFT] &= ~(_ONE << (place & _HALF_MASK))


@kernel
def size(places: Any) -> Any:
    """Return the number of places in a set."""
    return popcount(places[0]) + popcount(places[1])


@kernel
def nth(places: Any, rank: Any) -> Any:
    """Return the place with ``rank`` lower ones in a set, which has more than ``rank`` places."""
    low = popcount(places[0])
    if rank < low:
        return select(places[0], rank)
    return _HALF + select(places[1], rank - low)


@kernel
def first_of(left: Any, half: Any) -> Any:
    """Return the lowest place in one nonempty half of a set."""
    return lowest(left) + np.uint64(half) * _HALF


@kernel
def is_castle(state: State, place: Any) -> Any:
    """Return whether the place is a castle."""
    return place >= _STARTS and place < state.first_space


@kernel
def is_start(place: Any) -> Any:
    """Return whether the place is a start area."""
    return place < _STARTS


@kernel
def spaces(state: State, half: Any) -> Any:
    """Return one half of the set of spaces, with the numbers beyond the last place."""
    begin = np.int64(state.first_space) - np.int64(half) * np.int64(_HALF)
    if begin >= np.int64(_HALF):
        return _ZERO
    return ~_ZERO << np.uint64(max(begin, np.int64(0)))


@kernel
def rival_holds(state: State, place: Any) -> Any:
    """Return whether a side that is not to move holds the space or castle."""
    holder = state.holder[place]
    return holder != _NOBODY and holder != state.player


@kernel
def movable(state: State, place: Any) -> Any:
    """Return how many knights of the holder may leave a place: a castle must stay held."""
    knights = np.int64(state.knights[place])
    if is_castle(state, place) and state.shield[place] == _NO_SHIELD:
        return knights - 1
    return knights


@kernel
def known_defence(state: State, castle: Any) -> Any:
    """Return the publicly known defence of a castle: its knights, and its shield once revealed."""
    knights = np.int64(state.knights[castle])
    if has(state.shown, castle) != _ZERO:
        knights += np.int64(state.shield[castle]) - _FIRST_SHIELD
    return knights


@kernel
def defence(state: State, castle: Any) -> Any:
    """Return the defence of a held castle: its knights and the value of its shield."""
    knights = np.int64(state.knights[castle])
    if state.shield[castle] != _NO_SHIELD:
        knights += np.int64(state.shield[castle]) - _FIRST_SHIELD
    return knights


@kernel
def shields_left(state: State, player: Any) -> Any:
    """Return the number of a side's undrawn shields, for the side itself or an open state."""
    left = np.int64(0)
    for value in range(state.shield_set.size):
        left += np.int64(state.pile[player, value])
    return left


@kernel
def muster(state: State, player: Any, place: Any) -> None:
    """Update whether knights of the place's holder may leave it."""
    if movable(state, place) > 0:
        add(state.armies[player], place)
    else:
        remove(state.armies[player], place)


@kernel
def leave(state: State, player: Any, place: Any, knights: Any) -> None:
    """Move a side's knights out of its place; a space without knights becomes free."""
    if is_start(place):
        remove(state.armies[player], place)
    else:
        state.knights[place] -= np.uint8(knights)
        if state.knights[place] == 0 and not is_castle(state, place):
            state.holder[place] = _NOBODY
        muster(state, player, place)


@kernel
def arrive(state: State, player: Any, place: Any, knights: Any) -> None:
    """Move a side's knights into a place that it now holds."""
    state.holder[place] = player
    state.knights[place] += np.uint8(knights)
    muster(state, player, place)


@kernel
def send_home(state: State, place: Any) -> None:
    """Return the knights on a space or in a castle to their owner's supply."""
    owner = np.uint64(state.holder[place])
    state.supply[owner] += state.knights[place]
    state.knights[place] = 0
    remove(state.armies[owner], place)
