"""Shuffling: the deal of a new game, what an observer may know, and a re-deal of what he may not.

A pool of discs is one word of up to 16 kinds, four bits each, and the number of them.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel.bits import popcount
from blazon.kernel.jit import entry, kernel
from blazon.kernel.streams import Stream, below
from blazon.richelieu.state import CELLS, KINDS, PROVINCES, SYMBOLS, UNKNOWN, Phase, State

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_FOUR, _FIFTEEN = np.uint64(4), np.uint64(15)
_FACE_BITS, _FACE = np.uint64(3), np.uint64(7)
_FIRST_SYMBOL = np.uint64(2)
_CELLS = np.uint64(CELLS)
_KINDS = np.uint64(KINDS)
_UNKNOWN = np.uint8(UNKNOWN)
_OVER = np.uint8(Phase.OVER)


@kernel
def place_cards(state: State) -> None:
    """Bring the masks in line with the cells' cards."""
    for province in range(PROVINCES):
        state.province[province] = _ZERO
    for symbol in range(SYMBOLS):
        state.symbol[symbol] = _ZERO
    state.single = _ZERO
    for index in range(CELLS):
        cell = np.uint64(index)
        bit = _ONE << cell
        card = np.uint64(state.card[cell])
        face = card & _FACE
        state.province[card >> _FACE_BITS] |= bit
        if face != _ZERO:
            state.single |= bit
        if face >= _FIRST_SYMBOL:
            state.symbol[face - _FIRST_SYMBOL] |= bit


@entry
def arrange(states: npt.NDArray[Any]) -> None:
    """Bring the masks of each state in line with its cells' cards."""
    for index in range(states.shape[0]):
        place_cards(states[index])


@kernel
def _all_discs(state: State) -> Any:
    """The pool of all discs of the game, and their number."""
    pool, size = _ZERO, _ZERO
    for kind in range(KINDS):
        for _ in range(state.disc_set[kind]):
            pool |= np.uint64(kind) << (_FOUR * size)
            size += _ONE
    return pool, size


@kernel
def _draw_disc(pool: Any, size: Any, stream: Stream) -> Any:
    """One disc of a pool at random, and the pool without it (one smaller)."""
    place = _FOUR * below(stream, size)
    kind = (pool >> place) & _FIFTEEN
    last = (pool >> (_FOUR * (size - _ONE))) & _FIFTEEN
    return kind, pool ^ ((kind ^ last) << place)


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
    pool, size = _all_discs(state)
    for index in range(popcount(state.disc_cells)):
        kind, pool = _draw_disc(pool, size, stream)
        size -= _ONE
        state.disc[index] = kind
    state.player = below(stream, np.uint64(state.players))


@kernel
def hide(state: State, observer: Any, seen: State) -> None:
    """Write what the observer may know: the open table, counts, and the discs he took himself.

    At the end the players turn up their discs; those in the box and on the table stay secret.
    """
    for index in range(CELLS):
        seen.card[index] = state.card[index]
    place_cards(seen)
    seen.disc_cells = state.disc_cells
    for kind in range(KINDS):
        seen.disc_set[kind] = state.disc_set[kind]
    seen.players = state.players
    seen.tied_score = state.tied_score
    seen.no_province = state.no_province
    seen.no_symbol = state.no_symbol
    seen.some_province = state.some_province
    seen.markers = state.markers
    seen.on_cards = state.on_cards
    seen.last_rows = state.last_rows
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
        seen.held[player] = state.held[player]
        seen.returned[player] = state.returned[player]
        if player == observer or state.phase == _OVER:
            for kind in range(KINDS):
                seen.discs[player, kind] = state.discs[player, kind]
    cells, place = state.disc_cells, _ZERO
    while cells != _ZERO:
        lowest_bit = cells & (~cells + _ONE)
        if state.table & lowest_bit:
            seen.disc[place] = _UNKNOWN
        cells ^= lowest_bit
        place += _ONE


@kernel
def _unknown_discs(state: State, observer: Any) -> Any:
    """The pool of discs that are neither the observer's own nor played, and their number."""
    pool, size = _ZERO, _ZERO
    for index in range(KINDS):
        kind = np.uint64(index)
        left = np.uint64(state.disc_set[kind])
        if observer < state.players:
            left -= np.uint64(state.discs[observer, kind])
        if kind == _KINDS - _ONE:
            for player in range(state.players):
                left -= np.uint64(state.returned[player])
        for _ in range(left):
            pool |= kind << (_FOUR * size)
            size += _ONE
    return pool, size


@kernel
def determinize(state: State, observer: Any, stream: Stream) -> None:
    """Deal the unknown discs over rivals' hands, table and box, each deal equally likely.

    The state comes from ``hide``, and is not over: then nothing that matters is unknown.
    """
    pool, size = _unknown_discs(state, observer)
    for index in range(state.players):
        player = np.uint64(index)
        if player != observer:
            for _ in range(state.held[player]):
                kind, pool = _draw_disc(pool, size, stream)
                size -= _ONE
                state.discs[player, kind] += _ONE
    cells, place = state.disc_cells, _ZERO
    while cells != _ZERO:
        lowest_bit = cells & (~cells + _ONE)
        if state.table & lowest_bit:
            kind, pool = _draw_disc(pool, size, stream)
            size -= _ONE
            state.disc[place] = kind
        cells ^= lowest_bit
        place += _ONE
