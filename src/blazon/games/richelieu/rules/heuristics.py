"""Heuristics for the search: which actions look good.

They do not decide anything: they guide the search and the rollouts. The weights come from test
games (`benchmarks/strength.py`), not from theory.
"""

from typing import Any

import numpy as np

from blazon.games.richelieu.rules.rules import all_marked, ends, legal
from blazon.games.richelieu.rules.scoring import count
from blazon.games.richelieu.rules.state import (
    ACTION_DONE,
    ACTION_RESERVE,
    ACTION_RETURN,
    CATEGORIES,
    CELLS,
    Phase,
    State,
)
from blazon.kernel.bits import lowest, popcount, select
from blazon.kernel.jit import kernel
from blazon.kernel.streams import share

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_CELLS = np.uint64((1 << CELLS) - 1)
_RESERVE = np.uint64(1 << ACTION_RESERVE)
_FACE_BITS = np.uint64(3)
_TAKE, _PAY, _SECOND, _PLACE, _MOVE, _OVER = (np.uint8(phase) for phase in Phase)

_F0, _HALF, _F1 = np.float32(0.0), np.float32(0.5), np.float32(1.0)

_TAKE_ANY = np.float32(0.3)  # a card's base weight, before its promise
_TO_BE_PAID = np.float32(0.5)  # factor for cards that cost a marker
_FROM_RESERVE = np.float32(4.0)  # weight of paying from the reserve; 1 from a card
_SECOND_CARD, _NO_SECOND_CARD = np.float32(4.0), np.float32(0.5)
_MARK_END, _MARK_NEXT, _MARK_INSIDE = np.float32(4.0), np.float32(1.0), np.float32(0.1)
_MARK_ANY = np.float32(0.2)  # a card's base weight for marking
_LIFT, _NO_MARKER = np.float32(1.0), np.float32(0.5)


@kernel
def promise(state: State, category: Any) -> Any:
    """Return the value of one more piece of a category to the acting player.

    A majority matters more if the race is close and few pieces are left to decide it. A player's
    first card of a category matters for its points or the avoided penalty.
    """
    player = np.uint64(state.player)
    own, best, without = np.float32(count(state, player, category)), _F0, _F0
    for seat in range(state.players):
        other = np.uint64(seat)
        if other != player:
            best = max(best, np.float32(count(state, other, category)))
        if state.taken[other] & state.category[category] == _ZERO:
            without += _F1
    cards = state.table & state.category[category]
    left = np.float32(popcount(cards) + popcount(cards & state.double))
    lead, race = own - best, _F0
    if abs(lead) <= left:
        stake = max(own, best) + _HALF * left
        closeness = left / (left + _HALF * lead * lead)
        race = stake / (left + _F1) * closeness
    presence = np.float32(state.present[category] - state.absent[category])
    return race + _HALF * without * presence / np.float32(popcount(cards) + _ONE)


@kernel
def _promise_of_cards(state: State, cells: Any, weights: Any) -> None:
    """Write the promise of each of these cards from all that it shows; 0 for every other action."""
    for action in range(weights.size):
        weights[action] = _F0
    for category in range(CATEGORIES):
        cards = cells & state.category[category]
        if cards != _ZERO:
            piece = promise(state, category)
            while cards != _ZERO:
                cell = lowest(cards)
                cards &= cards - _ONE
                weights[cell] += piece
                if state.double >> cell & _ONE:
                    weights[cell] += piece


@kernel
def _weigh_taking(state: State, cells: Any, weights: Any) -> None:
    """Return a card's promise plus that of a possible second card; less if it must be paid."""
    table_ends = ends(state.table)
    rivals = all_marked(state) & ~state.marker[np.uint64(state.player)]
    single_ends = table_ends & ~state.double if state.turn != 0 else _ZERO
    for cell in range(CELLS):
        bit = _ONE << np.uint64(cell)
        if cells & bit:
            weight = _TAKE_ANY + weights[cell]
            if single_ends & bit:
                province = np.uint64(state.card[cell]) >> _FACE_BITS
                partners = single_ends & state.category[province] & ~bit
                if partners != _ZERO:
                    weight += weights[lowest(partners)]
            if rivals & bit:
                weight *= _TO_BE_PAID
            weights[cell] = weight


@kernel
def _weigh_marking(state: State, cells: Any, weights: Any) -> None:
    """Return a card's promise by how soon it can be taken: now, after one card, or later."""
    outer = ends(state.table)
    following = ends(state.table & ~outer)
    own = state.marker[np.uint64(state.player)]
    for cell in range(CELLS):
        bit = _ONE << np.uint64(cell)
        if own & bit:
            weights[cell] = _LIFT
        elif cells & bit:
            reach = _MARK_INSIDE
            if outer & bit:
                reach = _MARK_END
            elif following & bit:
                reach = _MARK_NEXT
            weights[cell] = reach * (_MARK_ANY + weights[cell])


@kernel
def prior(state: State, workspace: Any, mask: Any, weights: Any) -> None:
    """Write the weight of each legal action, phase by phase."""
    cells = mask.words[0] & _CELLS
    phase = state.phase
    if phase == _PAY or phase == _SECOND:  # noqa: SIM109 - a tuple does not compile
        for action in range(weights.size):
            weights[action] = _SECOND_CARD if phase == _SECOND else _F1
    else:
        _promise_of_cards(state, cells, weights)
        if phase == _TAKE:
            _weigh_taking(state, cells, weights)
        else:
            _weigh_marking(state, cells, weights)
    weights[ACTION_RESERVE] = _FROM_RESERVE
    weights[ACTION_RETURN] = _F1
    weights[ACTION_DONE] = _NO_SECOND_CARD if phase == _SECOND else _NO_MARKER


@kernel
def rollout_action(state: State, workspace: Any, mask: Any, word: Any) -> Any:
    """Choose any legal action, but prefer a second card, and markers where they soon matter."""
    legal(state, mask)
    actions = mask.words[0]
    preferred = actions
    if state.phase == _PLACE:
        outer = ends(state.table)
        preferred = actions & (outer | ends(state.table & ~outer))
    elif state.phase == _SECOND:
        preferred = actions & _CELLS
    elif state.phase == _PAY:
        preferred = actions & _RESERVE
    if preferred != _ZERO:
        actions = preferred
    return select(actions, share(word, popcount(actions)))
