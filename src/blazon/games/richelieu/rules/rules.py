"""The rules of a turn: the legal actions and their effects."""

from typing import Any

import numpy as np

from blazon.games.richelieu.rules.state import (
    ACTION_DONE,
    ACTION_RESERVE,
    ACTION_RETURN,
    COLUMNS,
    RETURN,
    ROWS,
    Phase,
    State,
)
from blazon.kernel.bits import lowest, popcount
from blazon.kernel.contract import OVER
from blazon.kernel.jit import kernel
from blazon.kernel.masks import any_of

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_RESERVE = np.uint64(1 << ACTION_RESERVE)
_RETURN = np.uint64(1 << ACTION_RETURN)
_DONE = np.uint64(1 << ACTION_DONE)
_A_RESERVE, _A_RETURN, _A_DONE = map(np.uint64, (ACTION_RESERVE, ACTION_RETURN, ACTION_DONE))
_ROW = np.uint64((1 << COLUMNS) - 1)
_COLUMNS = np.uint64(COLUMNS)
_NOT_FIRST = np.uint64(sum(((1 << COLUMNS) - 2) << COLUMNS * row for row in range(ROWS)))
_NOT_LAST = np.uint64(sum(((1 << COLUMNS - 1) - 1) << COLUMNS * row for row in range(ROWS)))
_FACE_BITS = np.uint64(3)

_TAKE, _PAY, _SECOND, _PLACE, _MOVE, _OVER = (np.uint8(phase) for phase in Phase)


@kernel
def actor(state: State) -> Any:
    """Return who decides now: the player whose turn it is, until the game is over."""
    if state.phase == _OVER:
        return OVER
    return np.int64(state.player)


@kernel
def ends(table: Any) -> Any:
    """Return the cards at the left or right end of their row."""
    left_neighbour = (table << _ONE) & _NOT_FIRST
    right_neighbour = (table >> _ONE) & _NOT_LAST
    return table & ~(left_neighbour & right_neighbour)


@kernel
def all_marked(state: State) -> Any:
    """Return the cards with anybody's marker."""
    return state.marker[0] | state.marker[1] | state.marker[2] | state.marker[3]


@kernel
def reserve(state: State, player: Any) -> Any:
    """Return the number of a player's markers not on cards, in the box or lifted."""
    return state.markers - state.box[player] - popcount(state.marker[player])


@kernel
def _can_return(state: State, player: Any) -> Any:
    """Return the action of playing a return disc, if there is one and a marker to take back."""
    taken = popcount(state.taken[player] & state.disc[RETURN])
    if taken > state.returned[player] and state.box[player] != 0:
        return _RETURN
    return _ZERO


@kernel
def takable(state: State, player: Any) -> Any:
    """Return the end cards the player may take; a card with another's marker costs a marker."""
    free = ends(state.table)
    if state.box[player] == state.markers:
        free &= ~all_marked(state) | state.marker[player]
    return free


@kernel
def legal(state: State, mask: Any) -> None:
    """Fill the mask with the legal actions of the acting player (rules: a turn)."""
    player = np.uint64(state.player)
    phase = state.phase
    if phase == _TAKE:
        cells = takable(state, player)
        if cells == _ZERO:
            cells = _DONE
        mask.words[0] = cells | _can_return(state, player)
    elif phase == _PLACE:
        own = state.marker[player]
        free = state.table & ~all_marked(state)
        on_cards = popcount(own)
        if free == _ZERO:
            cells = _ZERO
        elif on_cards + state.box[player] < state.markers and on_cards < state.on_cards:
            cells = free
        else:
            cells = own
        mask.words[0] = cells | _DONE | _can_return(state, player)
    elif phase == _SECOND:
        cells = takable(state, player) & state.second
        mask.words[0] = cells | _DONE | _can_return(state, player)
    elif phase == _PAY:
        cells = state.marker[player]
        if reserve(state, player) > _ZERO:
            cells |= _RESERVE
        mask.words[0] = cells
    else:
        lifted_from = _ONE << np.uint64(state.pending)
        mask.words[0] = state.table & ~all_marked(state) & ~lifted_from


@kernel
def _end_turn(state: State) -> None:
    following = state.player + _ONE
    state.player = following if following < state.players else _ZERO
    state.turn += _ONE
    state.cards = _ZERO
    state.second = _ZERO
    state.pending = _ZERO
    state.phase = _TAKE


@kernel
def _is_over(state: State) -> Any:
    """Return whether all cards are taken or, with the last-row ending, only one row is left."""
    table = state.table
    if table == _ZERO:
        return True
    if state.last_rows == 0:
        return False
    row = lowest(table) // _COLUMNS
    return table & ~(_ROW << row * _COLUMNS) == _ZERO


@kernel
def _take(state: State, player: Any, cell: Any) -> None:
    """Take a card with its disc; its marker goes back to its owner's reserve.

    A rule of ours: with ``no_first_marker``, this ends the first turn of the game.
    """
    bit = _ONE << cell
    state.table &= ~bit
    state.taken[player] |= bit
    for owner in range(4):
        state.marker[owner] &= ~bit
    state.pending = _ZERO
    state.cards += _ONE
    if _is_over(state):
        state.phase = _OVER
        state.second = _ZERO
    elif state.cards == 1 and state.turn != 0 and not state.double & bit:
        province = np.uint64(state.card[cell]) >> _FACE_BITS
        state.second = state.category[province] & ~state.double
        state.phase = _SECOND
    elif state.turn == 0 and state.no_first_marker:
        _end_turn(state)
    else:
        state.second = _ZERO
        state.phase = _PLACE


@kernel
def _name_card(state: State, player: Any, cell: Any) -> None:
    """Take a card at once, or request payment if it has another player's marker."""
    bit = _ONE << cell
    if all_marked(state) & ~state.marker[player] & bit:
        state.pending = cell
        state.phase = _PAY
    else:
        _take(state, player, cell)


@kernel
def _play_return_disc(state: State, player: Any) -> None:
    """Put the disc into the box and take a marker from it; the phase stays the same."""
    state.returned[player] += _ONE
    state.box[player] -= _ONE


@kernel
def pick(state: State, mask: Any, word: Any) -> Any:
    """Choose a legal action with 64 random bits, each equally likely."""
    legal(state, mask)
    return any_of(mask, word)


@kernel
def draw(state: State, word: Any) -> Any:
    """Never called with a pending event: all of Richelieu's chance is in the deal."""
    return _ZERO


@kernel
def chance_weight(state: State, outcome: Any) -> Any:
    """Never called with a pending event."""
    return _ZERO


@kernel
def _place(state: State, player: Any, card: Any) -> None:
    """Put a marker on a card, which ends the turn, or lift the player's marker from it."""
    bit = _ONE << card
    if state.marker[player] & bit:
        state.marker[player] &= ~bit
        state.pending = card
        state.phase = _MOVE
    else:
        state.marker[player] |= bit
        _end_turn(state)


@kernel
def _pay(state: State, player: Any, action: Any) -> None:
    """Put a marker from the reserve or a card into the box, and take the card."""
    if action != _A_RESERVE:
        state.marker[player] &= ~(_ONE << action)
    state.box[player] += _ONE
    _take(state, player, np.uint64(state.pending))


@kernel
def _do_nothing(state: State) -> None:
    """Skip the second card, or end the turn."""
    if state.phase == _SECOND:
        state.second = _ZERO
        state.phase = _PLACE
    else:
        _end_turn(state)


@kernel
def apply(state: State, action: Any) -> None:
    """Apply a legal action."""
    player = np.uint64(state.player)
    phase = state.phase
    if action == _A_RETURN:
        _play_return_disc(state, player)
    elif action == _A_DONE:
        _do_nothing(state)
    elif phase == _PAY:
        _pay(state, player, action)
    elif phase == _PLACE:
        _place(state, player, action)
    elif phase == _MOVE:
        state.marker[player] |= _ONE << action
        _end_turn(state)
    else:
        _name_card(state, player, action)
