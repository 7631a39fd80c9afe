"""Fingerprints and bounds for solving endings exactly."""

from collections.abc import Iterator
from math import comb
from typing import Any

import numpy as np

from blazon.games.richelieu.rules.scoring import count, majority, presence
from blazon.games.richelieu.rules.state import CATEGORIES, KINDS, RETURN, Phase, State
from blazon.kernel.bits import members, popcount
from blazon.kernel.game import States
from blazon.kernel.jit import kernel
from blazon.kernel.streams import scramble

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_BYTE, _HALF = np.uint64(8), np.uint64(32)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_PAY = np.uint8(Phase.PAY)


@kernel
def _is_decided(state: State, category: Any) -> Any:
    """Return whether nobody can get more pieces of a category."""
    return state.table & (state.category[category] | state.disc[category]) == _ZERO


@kernel
def _join(digest: Any, word: Any) -> Any:
    mixed = (digest ^ word) * _GOLDEN
    return mixed ^ (mixed >> _HALF)


@kernel
def fingerprint(state: State) -> Any:
    """Hash the table, the means of payment, the pieces in open categories, and the points.

    In closed categories, only the lead in points counts. The number of cards breaks ties, so it
    also counts only as a lead.
    """
    cards = np.uint64(state.cards) if state.phase == _PAY else _ZERO
    turn = (np.uint64(state.player) << _BYTE | np.uint64(state.phase)) << _BYTE | cards
    turn = (turn << _BYTE | np.uint64(state.pending)) << _BYTE | np.uint64(state.turn != 0)
    digest = _join(_join(scramble(state.table), turn), state.second)
    discs = _ZERO
    for kind in range(KINDS):
        discs += (state.disc[kind] & state.table) * (_GOLDEN + np.uint64(2 * kind))
    digest = _join(digest, discs)
    markers_matter = _markers_matter(state)
    for seat in range(state.players):
        player = np.uint64(seat)
        lead = np.int64(popcount(state.taken[player])) - np.int64(popcount(state.taken[0]))
        digest = _join(digest, np.uint64(lead))
        if markers_matter:
            taken, returned = state.taken[player], np.uint64(state.returned[player])
            returns = popcount(taken & state.disc[RETURN]) - returned
            own = np.uint64(state.box[player]) << _BYTE | returns
            digest = _join(_join(digest, state.marker[player]), own)
    for category in range(CATEGORIES):
        if not _is_decided(state, category):
            pieces = np.uint64(category)
            for seat in range(state.players):
                player = np.uint64(seat)
                has_card = np.uint64(state.taken[player] & state.category[category] != _ZERO)
                pieces = pieces << _BYTE | count(state, player, category) << _ONE | has_card
            digest = _join(digest, pieces)
    for seat in range(1, state.players):
        digest = _join(digest, np.uint64(_decided_lead(state, np.uint64(seat))))
    return scramble(digest)


@kernel
def _markers_matter(state: State) -> Any:
    """Return whether paying still matters: whether somebody cannot pay for all remaining cards."""
    most_paid = np.uint64(0)
    for seat in range(state.players):
        most_paid = max(most_paid, np.uint64(state.box[seat]))
    return np.uint64(state.markers) < popcount(state.table) + most_paid


@kernel
def _decided_lead(state: State, player: Any) -> Any:
    """Return a player's lead over the first one in closed categories."""
    lead = np.int64(0)
    for category in range(CATEGORIES):
        if _is_decided(state, category):
            leaders, most = majority(state, category)
            lead += (np.int64(leaders >> player & _ONE) - np.int64(leaders & _ONE)) * most
            lead += presence(state, player, category) - presence(state, _ZERO, category)
    return lead


@kernel
def bound_lead(state: State, bounds: Any) -> None:
    """Write the lead if the second player, or the first, gets everything that is left."""
    bounds[0] = 0
    bounds[1] = 0
    for category in range(CATEGORIES):
        cards = state.table & state.category[category]
        left = popcount(cards) + popcount(cards & state.double)
        left += popcount(state.table & state.disc[category])
        first = np.int64(count(state, _ZERO, category))
        second = np.int64(count(state, _ONE, category))
        bounds[0] += _lead(state, first, second + np.int64(left))
        bounds[1] += _lead(state, first + np.int64(left), second)
        absent, present = presence(state, _ZERO, category), presence(state, _ONE, category)
        bounds[0] += absent - (present if cards == _ZERO else np.int64(state.present[category]))
        bounds[1] += (absent if cards == _ZERO else np.int64(state.present[category])) - present


@kernel
def _lead(state: State, first: Any, second: Any) -> Any:
    """Return the first player's lead in majority points for a category."""
    if first > second:
        return first
    if first < second:
        return -second
    return np.int64(0)


def deals(seen: States, observer: int | None) -> Iterator[tuple[int, States]]:
    """All deals of the discs unknown to an observer: on the table, and in rivals' hands.

    It does not matter which cell a rival took a disc from, so that does not vary.
    """
    state = seen[0]
    base, pool = seen.copy(), [int(count) for count in state.disc_set]
    hands: list[list[int]] = [[cell] for cell in members(int(state.table & state.disc_cells))]
    for seat in range(int(state.players)):
        cells = members(int(state.taken[seat] & state.disc_cells))
        if seat == observer:
            for kind in range(KINDS):
                pool[kind] -= int(state.disc[kind] & state.taken[seat]).bit_count()
        else:
            played = int(state.returned[seat])
            pool[RETURN] -= played
            for cell in cells[:played]:
                base["disc"][0, RETURN] |= _ONE << np.uint64(cell)
            hands.append(cells[played:])
    for ways, dealt in _dealt(tuple(pool), [len(cells) for cells in hands]):
        states = base.copy()
        for cells, kinds in zip(hands, dealt, strict=True):
            for cell, kind in zip(cells, kinds, strict=True):
                states["disc"][0, kind] |= _ONE << np.uint64(cell)
        yield ways, states


def _dealt(pool: tuple[int, ...], sizes: list[int]) -> Iterator[tuple[int, list[list[int]]]]:
    """Each way to deal hands of these sizes from a pool of discs, and its number of cases."""
    if not sizes:
        yield 1, []
        return
    for ways, hand in _hands(pool, sizes[0]):
        left = tuple(count - hand.count(kind) for kind, count in enumerate(pool))
        for cases, others in _dealt(left, sizes[1:]):
            yield ways * cases, [hand, *others]


def _hands(pool: tuple[int, ...], size: int) -> Iterator[tuple[int, list[int]]]:
    """Each hand of a given size, as kinds in rising order, and the number of ways to draw it."""
    if not pool:
        if size == 0:
            yield 1, []
        return
    last = len(pool) - 1
    for drawn in range(min(pool[last], size) + 1):
        for ways, others in _hands(pool[:last], size - drawn):
            yield ways * comb(pool[last], drawn), [*others, *[last] * drawn]
