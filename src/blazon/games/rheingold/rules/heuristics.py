"""Heuristics for the search: priors for actions, and quick choices for rollouts."""

from typing import Any

import numpy as np

from blazon.games.rheingold.rules.board import (
    first_of,
    has,
    is_castle,
    is_start,
    movable,
    rival_holds,
)
from blazon.games.rheingold.rules.planning import list_armies, merit, needed
from blazon.games.rheingold.rules.rules import END_TURN, LAY_SHIELD, NO_SHIELD_LAID, may_go
from blazon.games.rheingold.rules.sampling import pick
from blazon.games.rheingold.rules.state import HALVES, PLACES, STARTS, Phase, State
from blazon.kernel.jit import kernel
from blazon.kernel.streams import scramble

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_PLACES, _STARTS = np.uint64(PLACES), np.uint64(STARTS)
_HALVES, _HALF_SHIFT, _HALF_MASK = np.uint64(HALVES), np.uint64(6), np.uint64(63)
_ROLL, _MOVE, _COUNT, _FRONT, _SHIELD, _DRAW, _OVER = (np.uint8(phase) for phase in Phase)
_NO_ACTION = np.uint64(PLACES * PLACES)
_LOW_BITS = np.uint64(0xFFFF)

_F0, _F1 = np.float32(0.0), np.float32(1.0)
_ANY_MOVE, _STOP = np.float32(0.02), np.float32(0.02)
_OUT_OF_THE_WAY = np.float32(0.1)  # for leaving a start area, so the next knight can enter
_OUT_AGAIN = np.float32(0.1)  # for each knight that leaves a castle
_BEATEN = np.float32(0.1)  # for each knight that a move beats
_ALL_GO, _JUST_ENOUGH, _OTHER_NUMBERS = np.float32(3.0), np.float32(3.0), np.float32(0.5)
_LAY, _KEEP = np.float32(3.0), np.float32(1.0)
_SCALE = np.float32(1.0 / 65536.0)


@kernel
def enough(state: State) -> Any:
    """Return the number of knights to send along the chosen path: all, or enough for a castle."""
    least, most = np.int64(state.least), np.int64(state.most)
    target = np.uint64(state.target)
    if is_castle(state, target) and state.holder[target] != state.player:
        return min(most, max(least, needed(state, target)))
    return most


@kernel
def _weigh_moves(state: State, workspace: Any, mask: Any, weights: Any) -> None:
    """Weight each move by the plans that it serves and the rivals that it beats."""
    player = np.uint64(state.player)
    weights[END_TURN] = _STOP
    list_armies(state, workspace, player)
    for army in range(workspace.armies):
        source = workspace.army_place[army]
        for half in range(HALVES):
            left = mask.words[source * _HALVES + np.uint64(half)]
            while left != _ZERO:
                target = first_of(left, half)
                left &= left - _ONE
                weight = _ANY_MOVE + (_OUT_OF_THE_WAY if is_start(source) else _F0)
                if is_castle(state, source):
                    weight += _OUT_AGAIN * np.float32(workspace.army_knights[army])
                if target >= state.first_space and rival_holds(state, target):
                    weight += _BEATEN * np.float32(state.knights[target])
                weights[source * _PLACES + target] = weight
    weights[END_TURN] = _STOP
    for castle in range(_STARTS, np.uint64(state.first_space)):
        if state.holder[castle] != state.player:
            for half in range(HALVES):
                gates = state.adjacent[castle, half]
                while gates != _ZERO:
                    gate = first_of(gates, half)
                    gates &= gates - _ONE
                    _weigh_plan(state, workspace, mask, weights, np.uint64(castle), gate)


@kernel
def _weigh_plan(
    state: State, workspace: Any, mask: Any, weights: Any, castle: Any, gate: Any
) -> None:
    """Add a plan's merit to every move that serves it."""
    player = np.uint64(state.player)
    worth, reach = merit(state, workspace, player, castle, gate)
    worth *= worth
    row = gate * _PLACES
    for army in range(workspace.armies):
        source = workspace.army_place[army]
        moves = np.uint64(workspace.distance[row + source])
        if source == gate:
            if workspace.army_knights[army] >= needed(state, castle):
                weights[source * _PLACES + castle] += worth
        elif moves <= reach:
            for half in range(HALVES):
                left = mask.words[source * _HALVES + np.uint64(half)]
                while left != _ZERO:
                    target = first_of(left, half)
                    left &= left - _ONE
                    if np.uint64(workspace.distance[row + target]) + _ONE == moves:
                        weights[source * _PLACES + target] += worth


@kernel
def prior(state: State, workspace: Any, mask: Any, weights: Any) -> None:
    """Write the weight of each legal action, phase by phase."""
    phase = state.phase
    if phase == _MOVE:
        _weigh_moves(state, workspace, mask, weights)
    elif phase == _COUNT:
        least, most = np.uint64(state.least), np.uint64(state.most)
        other = _OTHER_NUMBERS / np.float32(most - least + _ONE)
        for knights in range(least, most + _ONE):
            weights[knights] = other
        weights[most] += _ALL_GO
        weights[enough(state)] += _JUST_ENOUGH
    elif phase == _SHIELD:
        weights[LAY_SHIELD] = _LAY
        weights[NO_SHIELD_LAID] = _KEEP
    else:
        target = np.uint64(state.target)
        for source in range(np.uint64(state.places)):
            weights[np.uint64(source) * _PLACES + target] = _F1


@kernel
def _choose_plan(state: State, workspace: Any, word: Any) -> None:
    """Record the castle and gate with the most merit; a random factor at most doubles each merit.

    There is always a castle to take, since at least two are free.
    """
    player = np.uint64(state.player)
    best = _F0
    for castle in range(_STARTS, np.uint64(state.first_space)):
        if state.holder[castle] == state.player:
            continue
        for half in range(HALVES):
            gates = state.adjacent[castle, half]
            while gates != _ZERO:
                gate = first_of(gates, half)
                gates &= gates - _ONE
                worth, reach = merit(state, workspace, player, np.uint64(castle), gate)
                word = scramble(word + gate)
                worth *= _F1 + np.float32(word & _LOW_BITS) * _SCALE
                if worth > best:
                    best = worth
                    workspace.castle = castle
                    workspace.gate = gate
                    workspace.reach = reach
    workspace.needed = needed(state, workspace.castle)


@kernel
def _step(state: State, workspace: Any, source: Any, moves: Any) -> Any:
    """Return a path that brings an army nearer to the plan's gate, preferably to a held place."""
    row, found = workspace.gate * _PLACES, _NO_ACTION
    for half in range(HALVES):
        left = state.adjacent[source, half]
        while left != _ZERO:
            target = first_of(left, half)
            left &= left - _ONE
            nearer = np.uint64(workspace.distance[row + target]) + _ONE == moves
            better = found == _NO_ACTION or state.holder[target] == state.player
            if nearer and better and may_go(state, source, target):
                found = source * _PLACES + target
    return found


@kernel
def _march(state: State, workspace: Any) -> Any:
    """Return a move of the plan: into the castle if possible, else by the farthest army."""
    player, gate = np.uint64(state.player), workspace.gate
    if has(state.armies[player], gate) != _ZERO and movable(state, gate) >= workspace.needed:
        return gate * _PLACES + workspace.castle
    found, longest = _NO_ACTION, _ZERO
    for army in range(workspace.armies):
        source = workspace.army_place[army]
        moves = np.uint64(workspace.distance[gate * _PLACES + source])
        if longest < moves <= workspace.reach:
            path = _step(state, workspace, source, moves)
            if path != _NO_ACTION:
                found, longest = path, moves
    return found


@kernel
def _follow_plan(state: State, workspace: Any, word: Any) -> Any:
    """Return a move of this turn's plan, or of a new one if that is done or stuck."""
    list_armies(state, workspace, np.uint64(state.player))
    path = _NO_ACTION
    if workspace.turn == np.int64(state.turn) and state.holder[workspace.castle] != state.player:
        path = _march(state, workspace)
    if path == _NO_ACTION:
        _choose_plan(state, workspace, word)
        workspace.turn = np.int64(state.turn)
        path = _march(state, workspace)
    return path


@kernel
def rollout_action(state: State, workspace: Any, mask: Any, word: Any) -> Any:
    """Choose a move of a good plan, all knights or just enough, a shield; occasionally anything."""
    phase = state.phase
    if word & np.uint64(15) == _ZERO:
        return pick(state, mask, scramble(word))
    if phase == _COUNT:
        return np.uint64(enough(state))
    if phase == _MOVE:
        path = _follow_plan(state, workspace, word)
        if path != _NO_ACTION:
            return path
    elif phase == _SHIELD:
        return LAY_SHIELD
    return pick(state, mask, scramble(word))
