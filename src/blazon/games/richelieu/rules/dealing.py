"""Shuffling: deal a new game, hide it from an observer, and re-deal the hidden components.

A pool of discs is a word with four bits for each of up to 16 kinds, and the number of discs.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.games.richelieu.rules.state import (
    CATEGORIES,
    CELLS,
    KINDS,
    PROVINCES,
    RETURN,
    Face,
    Phase,
    State,
)
from blazon.kernel.bits import popcount
from blazon.kernel.contract import NOBODY
from blazon.kernel.jit import entry, kernel
from blazon.kernel.streams import Stream, below

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_FOUR, _FIFTEEN = np.uint64(4), np.uint64(15)
_FACE_BITS, _FACE = np.uint64(3), np.uint64(7)
_TWO_CRESTS, _FIRST_SYMBOL = np.uint64(Face.TWO_CRESTS), np.uint64(Face.SWORD)
_PROVINCES = np.uint64(PROVINCES)
_CELLS = np.uint64(CELLS)
_RETURN = np.uint64(RETURN)
_OVER = np.uint8(Phase.OVER)


@kernel
def place_cards(state: State) -> None:
    """Update the masks to match the cells' cards."""
    for category in range(CATEGORIES):
        state.category[category] = _ZERO
    state.double = _ZERO
    for index in range(CELLS):
        cell = np.uint64(index)
        bit = _ONE << cell
        card = np.uint64(state.card[cell])
        face = card & _FACE
        state.category[card >> _FACE_BITS] |= bit
        state.double |= np.uint64(face == _TWO_CRESTS) << cell
        symbol = face - min(face, _FIRST_SYMBOL)
        state.category[_PROVINCES + symbol] |= np.uint64(face >= _FIRST_SYMBOL) << cell


@entry
def arrange(states: npt.NDArray[Any]) -> None:
    """Update the masks of each state to match its cells' cards."""
    for index in range(states.shape[0]):
        place_cards(states[index])


@kernel
def _draw_disc(pool: Any, size: Any, stream: Stream) -> Any:
    """Draw a disc from a pool at random; returns it and the pool without it."""
    place = _FOUR * below(stream, size)
    kind = (pool >> place) & _FIFTEEN
    last = (pool >> (_FOUR * (size - _ONE))) & _FIFTEEN
    return kind, pool ^ ((kind ^ last) << place)


@kernel
def _lowest_bit(cells: Any) -> Any:
    return cells & (~cells + _ONE)


@kernel
def _lay_discs(state: State, cells: Any, pool: Any, size: Any, stream: Stream) -> Any:
    """Lay a disc from the pool on each cell; returns the rest of the pool and its number."""
    while cells != _ZERO:
        bit = _lowest_bit(cells)
        cells ^= bit
        kind, pool = _draw_disc(pool, size, stream)
        size -= _ONE
        state.disc[kind] |= bit
    return pool, size


@kernel
def setup(state: State, stream: Stream) -> None:
    """Shuffle the cards over the cells, lay discs, and choose the first player."""
    for index in range(CELLS - 1):
        cell = np.uint64(index)
        other = cell + below(stream, _CELLS - cell)
        card = state.card[cell]
        state.card[cell] = state.card[other]
        state.card[other] = card
    place_cards(state)
    pool, size = _pool(state, NOBODY)
    _lay_discs(state, state.disc_cells, pool, size, stream)
    state.player = below(stream, np.uint64(state.players))


@kernel
def hide(state: State, observer: Any, seen: State) -> None:
    """Write what the observer may know: the open table, counts, and the observer's own discs.

    At the end the players reveal their discs; those in the box and on the table stay secret.
    """
    for index in range(CELLS):
        seen.card[index] = state.card[index]
    for category in range(CATEGORIES):
        seen.category[category] = state.category[category]
    seen.double = state.double
    for kind in range(KINDS):
        seen.disc_set[kind] = state.disc_set[kind]
    seen.disc_cells = state.disc_cells
    seen.players = state.players
    seen.tied_score = state.tied_score
    for category in range(CATEGORIES):
        seen.absent[category] = state.absent[category]
        seen.present[category] = state.present[category]
    seen.markers = state.markers
    seen.on_cards = state.on_cards
    seen.last_rows = state.last_rows
    seen.no_first_marker = state.no_first_marker
    seen.table = state.table
    seen.turn = state.turn
    seen.player = state.player
    seen.phase = state.phase
    seen.cards = state.cards
    seen.pending = state.pending
    seen.second = state.second
    for index in range(state.players):
        player = np.uint64(index)
        seen.taken[player] = state.taken[player]
        seen.marker[player] = state.marker[player]
        seen.box[player] = state.box[player]
        seen.returned[player] = state.returned[player]
        if player == observer:
            for kind in range(KINDS):
                seen.disc[kind] |= state.disc[kind] & state.taken[player]
        elif state.phase == _OVER:
            _turn_up_discs(state, player, seen)


@kernel
def _turn_up_discs(state: State, player: Any, seen: State) -> None:
    """Reveal a player's discs in order of kind on the player's cells, hiding their true cells."""
    cells = state.taken[player] & state.disc_cells
    for kind in range(KINDS):
        for _ in range(popcount(state.taken[player] & state.disc[kind])):
            bit = _lowest_bit(cells)
            cells ^= bit
            seen.disc[kind] |= bit


@kernel
def _pool(state: State, observer: Any) -> Any:
    """Return the pool of discs that the observer has neither taken nor seen, and its number."""
    pool, size = _ZERO, _ZERO
    for index in range(KINDS):
        kind = np.uint64(index)
        left = np.uint64(state.disc_set[kind])
        if observer != NOBODY:
            left -= popcount(state.disc[kind] & state.taken[observer])
        if kind == _RETURN:
            for player in range(state.players):
                if player != observer:
                    left -= np.uint64(state.returned[player])
        for _ in range(left):
            pool |= kind << (_FOUR * size)
            size += _ONE
    return pool, size


@kernel
def determinize(state: State, observer: Any, stream: Stream) -> None:
    """Deal the unknown discs over rivals' hands, table and box, each deal equally likely.

    It does not matter which of a rival's cells held the return discs that were played: take the
    lowest. The state comes from ``hide`` and is not over, as then nothing relevant is unknown.
    """
    pool, size = _pool(state, observer)
    unknown = state.disc_cells
    for index in range(state.players):
        player = np.uint64(index)
        if player == observer:
            unknown &= ~state.taken[player]
        else:
            for _ in range(state.returned[player]):
                bit = _lowest_bit(unknown & state.taken[player])
                state.disc[_RETURN] |= bit
                unknown ^= bit
    _lay_discs(state, unknown, pool, size, stream)


@entry
def deal_unseen(states: npt.NDArray[Any], streams: npt.NDArray[Any]) -> None:
    """Deal the discs on the table and in the box anew: no player has seen any of them."""
    for index in range(states.shape[0]):
        state = states[index]
        unseen = state.disc_cells
        for player in range(state.players):
            unseen &= ~state.taken[player]
        pool, size = _ZERO, _ZERO
        for each in range(KINDS):
            kind = np.uint64(each)
            state.disc[kind] &= ~unseen
            for _ in range(np.uint64(state.disc_set[kind]) - popcount(state.disc[kind])):
                pool |= kind << (_FOUR * size)
                size += _ONE
        _lay_discs(state, unseen, pool, size, streams[index])
