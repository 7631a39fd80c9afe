"""The rules of a turn: the legal actions and their effects."""

from typing import Any

import numpy as np

from blazon.games.rheingold.rules.board import (
    add,
    arrive,
    defence,
    first_of,
    has,
    is_castle,
    is_start,
    known_defence,
    leave,
    movable,
    remove,
    rival_holds,
    send_home,
    shields_left,
    spaces,
)
from blazon.games.rheingold.rules.state import (
    FIRST_SHIELD,
    HALVES,
    MAX_PLAYERS,
    MOVES,
    NO_SHIELD,
    NOBODY_HOLDS,
    PLACES,
    SHIELD_VALUES,
    STARTS,
    Phase,
    State,
)
from blazon.kernel.bits import gather, lowest
from blazon.kernel.contract import CHANCE, OVER
from blazon.kernel.jit import kernel
from blazon.kernel.streams import share

END_TURN = np.uint64(0)
"""The action that ends the turn: from place 0 to itself, which is no path on any map."""
NO_SHIELD_LAID, LAY_SHIELD = np.uint64(0), np.uint64(1)
_ZERO, _ONE = np.uint64(0), np.uint64(1)
_HALF_SHIFT, _HALF_MASK, _HALF = np.uint64(6), np.uint64(63), np.uint64(64)
_PLACES, _STARTS, _MOVES = np.uint64(PLACES), np.uint64(STARTS), np.uint8(MOVES)
_ALL_STARTS = np.uint64((1 << STARTS) - 1)
_NOBODY, _NO_SHIELD = np.uint8(NOBODY_HOLDS), np.uint8(NO_SHIELD)
_FIRST_SHIELD = np.uint8(FIRST_SHIELD)
_NEVER = np.int64(1000)  # more knights than exist
_ROLL, _MOVE, _COUNT, _FRONT, _SHIELD, _DRAW, _OVER = (np.uint8(phase) for phase in Phase)


@kernel
def actor(state: State) -> Any:
    """Return who decides now: the player whose turn it is, or chance for the die and a shield."""
    if state.phase == _OVER:
        return OVER
    if state.phase == _ROLL or state.phase == _DRAW:
        return CHANCE
    return np.int64(state.player)


# Legal actions


@kernel
def gathered(state: State) -> Any:
    """Return the total number of knights in the groups chosen so far."""
    knights = np.int64(0)
    for group in range(state.groups):
        knights += np.int64(state.group_knights[group])
    return knights


@kernel
def reinforcements(state: State, source: Any, target: Any, groups: Any) -> Any:
    """Return the most knights that up to 2 places besides the source can send to the target.

    Places that have already contributed send no more.
    """
    player = np.uint64(state.player)
    best, second = np.int64(0), np.int64(0)
    if groups == 0:
        return best
    for half in range(HALVES):
        left = state.adjacent[target, half] & state.armies[player, half] & ~state.named[half]
        while left != _ZERO:
            place = first_of(left, half)
            left &= left - _ONE
            knights = np.int64(0) if place == source else movable(state, place)
            second = max(second, min(best, knights))
            best = max(best, knights)
    return best if groups == 1 else best + second


@kernel
def price(state: State, castle: Any) -> Any:
    """Return the fewest knights that may try to take a castle (rules: take a castle)."""
    if state.holder[castle] == _NOBODY:
        return 2 * np.int64(state.swords[castle])
    return max(np.int64(1), 2 * known_defence(state, castle))


@kernel
def fewest(state: State, source: Any, target: Any) -> Any:
    """Return the fewest knights that may take a path; if none may, more than exist."""
    if target >= state.first_space:
        if not rival_holds(state, target):
            return np.int64(1)
        missing = np.int64(state.knights[target]) + 1 - gathered(state)
        others = reinforcements(state, source, target, np.int64(state.moves) - 1)
        return max(np.int64(1), missing - others)
    if is_start(target):
        return _NEVER
    return np.int64(1) if state.holder[target] == state.player else price(state, target)


@kernel
def may_go(state: State, source: Any, target: Any) -> Any:
    """Return whether this from-to is legal: some number of knights may go."""
    return fewest(state, source, target) <= movable(state, source)


@kernel
def _offer(words: Any, numbers: Any, action: Any) -> None:
    """Add an action to a set, by its number if there are numbers."""
    add(words, action if numbers is None else np.uint64(numbers[action]))


@kernel
def _open_spaces(state: State, half: Any) -> Any:
    """Return one half of the set of spaces that no rival holds: any knight may go there."""
    rivals = _ZERO
    for side in range(MAX_PLAYERS):
        if side != state.player:
            rivals |= state.armies[side, half]
    return spaces(state, half) & ~rivals


@kernel
def _targets(state: State, source: Any, half: Any, is_open: Any) -> Any:
    """Return one half of the set of places to which some knights may go from a place."""
    near = state.adjacent[source, half]
    found, left = near & is_open, near & ~is_open
    if half == 0:
        left &= ~_ALL_STARTS
    while left != _ZERO:
        if may_go(state, source, first_of(left, half)):
            found |= left & (_ZERO - left)
        left &= left - _ONE
    return found


@kernel
def _numbered(state: State, source: Any, half: Any) -> Any:
    """Return the actions with numbers among those from a place to one half of the places.

    Besides the paths, there are the numbers of knights: they are equal to actions from place 0.
    """
    near = state.adjacent[source, half]
    if source == _ZERO:
        least = np.uint64(half) * _HALF
        if state.strength >= least:
            near |= ~_ZERO >> (_HALF_MASK - min(np.uint64(state.strength) - least, _HALF_MASK))
    return near


@kernel
def _offer_paths(words: Any, numbers: Any, first: Any, every: Any, found: Any) -> None:
    """Offer some actions, bits that begin at the action ``first``.

    ``every`` has all actions there with a number; their numbers follow each other.
    """
    if numbers is None:
        words[first >> _HALF_SHIFT] |= found
    else:
        number, bits = np.uint64(numbers[first + lowest(every)]), gather(found, every)
        word, shift = number >> _HALF_SHIFT, number & _HALF_MASK
        words[word] |= bits << shift
        after = min(word + _ONE, np.uint64(words.size - 1))
        words[after] |= bits >> _ONE >> (_HALF_MASK - shift)


@kernel
def _offer_moves(state: State, words: Any, numbers: Any) -> None:
    """Offer every path that some knights may take, and the end of the turn."""
    player = np.uint64(state.player)
    _offer(words, numbers, END_TURN)
    for other in range(HALVES):
        is_open = _open_spaces(state, other)
        for half in range(HALVES):
            armies = state.armies[player, half]
            while armies != _ZERO:
                source = first_of(armies, half)
                armies &= armies - _ONE
                found = _targets(state, source, other, is_open)
                if found != _ZERO:
                    first = source * _PLACES + np.uint64(other) * _HALF
                    _offer_paths(words, numbers, first, _numbered(state, source, other), found)


@kernel
def _offer_fronts(state: State, words: Any, numbers: Any) -> None:
    """Offer the places that can still join the attack (rules: on several fronts)."""
    player, target = np.uint64(state.player), np.uint64(state.target)
    for half in range(HALVES):
        left = state.adjacent[target, half] & state.armies[player, half] & ~state.named[half]
        while left != _ZERO:
            source = first_of(left, half)
            left &= left - _ONE
            if may_go(state, source, target):
                _offer(words, numbers, source * _PLACES + target)


@kernel
def _offer_all(state: State, words: Any, numbers: Any) -> None:
    """Write the acting player's legal actions; ``numbers`` is None or as in ``legal_numbers``."""
    for word in range(words.size):
        words[word] = _ZERO
    phase = state.phase
    if phase == _COUNT:
        for knights in range(np.uint64(state.least), np.uint64(state.most) + _ONE):
            _offer(words, numbers, np.uint64(knights))
    elif phase == _MOVE:
        _offer_moves(state, words, numbers)
    elif phase == _FRONT:
        _offer_fronts(state, words, numbers)
    elif phase == _SHIELD:
        _offer(words, numbers, NO_SHIELD_LAID)
        _offer(words, numbers, LAY_SHIELD)


@kernel
def legal(state: State, mask: Any) -> None:
    """Fill the mask with the legal actions, or with the possible outcomes of chance."""
    words, phase = mask.words, state.phase
    _offer_all(state, words, None)
    if phase == _ROLL:
        words[0] = _ALL_STARTS
    elif phase == _DRAW:
        words[0] = _ZERO
        for value in range(SHIELD_VALUES):
            if state.pile[np.uint64(state.player), value] != 0:
                words[0] |= _ONE << np.uint64(value)


@kernel
def legal_numbers(state: State, mask: Any, numbers: Any, words: Any) -> None:
    """Write the legal actions of the acting player as bits, by their numbers on this map."""
    _offer_all(state, words, numbers)


# Chance


@kernel
def chance_weight(state: State, outcome: Any) -> Any:
    """Count the equally likely cases with this outcome of the pending chance event."""
    if state.phase == _ROLL:
        return _ONE
    return np.uint64(state.pile[np.uint64(state.player), outcome])


@kernel
def draw(state: State, word: Any) -> Any:
    """Draw the die's result (a start area), or a shield (its value)."""
    if state.phase == _ROLL:
        return share(word, _STARTS)
    player = np.uint64(state.player)
    rank, value = share(word, np.uint64(shields_left(state, player))), _ZERO
    while rank >= state.pile[player, value]:
        rank -= np.uint64(state.pile[player, value])
        value += _ONE
    return value


# Effects


@kernel
def _end_turn(state: State) -> None:
    """Start the next player's turn, unless the last round is over."""
    state.turn += np.uint32(1)
    if state.turn == state.rounds * state.players:  # the number of turns is never 0 here
        state.phase = _OVER
        return
    state.player = state.player + 1 if state.player + 1 < state.players else 0
    state.phase = _ROLL
    state.moves = _MOVES
    state.die = 0


@kernel
def _go_on(state: State) -> None:
    """Go on to the next move, if one is left, after a move and its shield."""
    state.source = 0
    state.target = 0
    if state.moves == 0:
        _end_turn(state)
    else:
        state.phase = _MOVE


@kernel
def _enter(state: State, start: Any) -> None:
    """Let a knight enter, unless an earlier one is still there or none is left."""
    player = np.uint64(state.player)
    state.die = start + _ONE
    if state.supply[player] != 0 and has(state.armies[player], start) == _ZERO:
        state.supply[player] -= 1
        add(state.armies[player], start)
    state.phase = _MOVE


@kernel
def _name_path(state: State, source: Any, target: Any) -> None:
    """Handle a chosen from-to: ask how many knights go."""
    state.source = source
    state.target = target
    state.least = fewest(state, source, target)
    state.most = movable(state, source)
    state.phase = _COUNT


@kernel
def _fight(state: State, player: Any, source: Any, target: Any, knights: Any) -> None:
    """Add a group to an attack on a space, which succeeds once it outnumbers the defenders."""
    group = state.groups
    state.group_place[group] = source
    state.group_knights[group] = knights
    state.groups = group + 1
    add(state.named, source)
    if gathered(state) <= np.int64(state.knights[target]):
        state.phase = _FRONT
        state.source = 0
        return
    send_home(state, target)
    for index in range(state.groups):
        place, number = np.uint64(state.group_place[index]), state.group_knights[index]
        leave(state, player, place, number)
        arrive(state, player, target, number)
        state.group_place[index] = 0
        state.group_knights[index] = 0
    state.groups = 0
    for half in range(HALVES):
        state.named[half] = _ZERO
    _go_on(state)


@kernel
def _win_last_castle(state: State, player: Any) -> None:
    """Give the last castle to the player who took the last but one, and end the game."""
    for castle in range(_STARTS, np.uint64(state.first_space)):
        if state.holder[castle] == _NOBODY:
            state.holder[castle] = player
    state.unheld = 0
    state.phase = _OVER


@kernel
def _storm(state: State, player: Any, castle: Any, knights: Any) -> None:
    """Attack a castle that another side holds, revealing its shield."""
    if knights < 2 * defence(state, castle):
        state.supply[player] += np.uint8(knights)
        add(state.shown, castle)
        _go_on(state)
        return
    send_home(state, castle)
    state.shield[castle] = _NO_SHIELD
    remove(state.shown, castle)
    _occupy(state, player, castle, knights)


@kernel
def _occupy(state: State, player: Any, castle: Any, knights: Any) -> None:
    """Take the castle; the player may lay a shield, unless the game is over."""
    if state.holder[castle] == _NOBODY:
        state.unheld -= 1
    arrive(state, player, castle, knights)
    if state.unheld == 1:
        state.source = 0
        state.target = 0
        _win_last_castle(state, player)
    elif shields_left(state, player) > 0:
        state.source = 0
        state.phase = _SHIELD
    else:
        _go_on(state)


@kernel
def _send(state: State, knights: Any) -> None:
    """Move a number of knights along the chosen path: one move."""
    player = np.uint64(state.player)
    source, target = np.uint64(state.source), np.uint64(state.target)
    holder = state.holder[target]
    state.moves -= 1
    state.least = 0
    state.most = 0
    if not is_castle(state, target) and rival_holds(state, target):
        _fight(state, player, source, target, knights)
        return
    leave(state, player, source, knights)
    if holder == player or not is_castle(state, target):
        arrive(state, player, target, knights)
        _go_on(state)
    elif holder == _NOBODY:
        _occupy(state, player, target, knights)
    else:
        _storm(state, player, target, knights)


@kernel
def _lay_shield(state: State, value: Any) -> None:
    """Lay the drawn shield face down in the castle just taken."""
    player, castle = np.uint64(state.player), np.uint64(state.target)
    state.pile[player, value] -= 1
    state.shield[castle] = _FIRST_SHIELD + np.uint8(value)
    add(state.armies[player], castle)  # now all of its knights may leave
    _go_on(state)


@kernel
def apply(state: State, action: Any) -> None:
    """Apply a legal action, or an outcome of the pending chance event."""
    phase = state.phase
    if phase == _COUNT:
        _send(state, np.int64(action))
    elif phase == _ROLL:
        _enter(state, action)
    elif phase == _MOVE and action == END_TURN:
        _end_turn(state)
    elif phase == _MOVE or phase == _FRONT:  # noqa: SIM109 - a tuple does not compile
        _name_path(state, action // _PLACES, action % _PLACES)
    elif phase == _DRAW:
        _lay_shield(state, action)
    elif action == LAY_SHIELD:
        state.phase = _DRAW
    else:
        _go_on(state)
