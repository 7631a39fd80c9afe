"""Planning: which castle to march on, through which gate, and with how many knights.

None of this is a rule. It guides the search and the rollouts, and tells the judge of an unfinished
game which castles each side is about to take.
"""

from enum import IntEnum
from typing import Any

import numpy as np

from blazon.games.rheingold.rules.board import first_of, has, known_defence, movable
from blazon.games.rheingold.rules.state import (
    HALVES,
    MAX_PLAYERS,
    NO_SHIELD,
    NOBODY_HOLDS,
    PLACES,
    STARTS,
    State,
)
from blazon.kernel.jit import kernel
from blazon.kernel.judge import judge_fields
from blazon.kernel.layout import record_dtype

FAR = 24
"""The maximum distance."""


WINDOWS = 3
"""The number of turns ahead for which threats count."""


class Feature(IntEnum):
    """The features of a side that the judge weighs."""

    SWORDS = 0  # swords of its castles
    KNIGHTS = 1  # knights on spaces that can move
    WAITING = 2  # start areas blocked by a waiting knight
    INSIDE = 3  # knights in castles that may leave
    GARRISONS = 4  # knights in castles
    BIG = 5  # knights of the biggest army
    AHEAD = 6  # 1 if it is bigger than every rival's, -1 if a rival's is bigger
    SHIELDS = 7  # shields left to lay
    PERIL = 8  # knights on spaces that a bigger army can attack before they can move
    PERIL_SOON = 9  # the same, one turn later
    PERIL_LATER = 10  # and two turns later
    LOOSE = 11  # swords of castles that an army can take before their side can move
    LOOSE_SOON = 12  # the same, one turn later
    LOOSE_LATER = 13  # and two turns later
    BEST = 14  # the best plan: gain discounted by time
    SECOND = 15
    THIRD = 16
    NEAR = 17  # the best plan, halved for each move
    TAKE = 18  # the best plan against a rival's castle, discounted by time
    SCATTER = 19  # sum of all knights' moves to the biggest army
    STRONGER = 20  # difference between the biggest army and any rival's
    EARLY_KNIGHTS = 21  # the same, times the share of free castles
    EARLY_BIG = 22
    EARLY_BEST = 23


FEATURES = len(Feature)
WORKSPACE = record_dtype(
    [
        *judge_fields(FEATURES, MAX_PLAYERS),
        ("biggest", np.int64, (MAX_PLAYERS,)),  # knights of each side's biggest army
        ("centre", np.uint64, (MAX_PLAYERS,)),  # its place
        ("side_armies", np.uint64, (MAX_PLAYERS,)),  # each side's armies: number, places, strengths
        ("side_place", np.uint64, (MAX_PLAYERS * PLACES,)),
        ("side_knights", np.int64, (MAX_PLAYERS * PLACES,)),
        ("away", np.uint8, (PLACES,)),  # each army's moves to the gate of a plan
        ("castle_distance", np.uint8, (PLACES * PLACES,)),  # moves from a place into a castle
        ("distance", np.uint8, (PLACES * PLACES,)),  # moves from a place to a space
        ("armies", np.uint64),  # one side's armies: number, places, strengths
        ("army_place", np.uint64, (PLACES,)),
        ("army_knights", np.int64, (PLACES,)),
        ("near_armies", np.int64, (FAR + 1,)),  # number of them at each distance from a gate
        ("near_knights", np.int64, (FAR + 1,)),
        ("turn", np.int64),  # the plan for this turn
        ("castle", np.uint64),  # the plan: the castle,
        ("gate", np.uint64),  # the gate,
        ("reach", np.uint64),  # the maximum distance of the armies from it,
        ("needed", np.int64),  # the number of knights
    ]
)
"""A search's data about the map, the current plan and the position to evaluate.

Distances are at ``distance[space * PLACES + place]``; those of castles work the same way.
"""

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_PLACES, _STARTS = np.uint64(PLACES), np.uint64(STARTS)
_HALF = np.uint64(64)
_FAR = np.uint64(FAR)
_NOBODY, _NO_SHIELD = np.uint8(NOBODY_HOLDS), np.uint8(NO_SHIELD)
_LIKELY_SHIELD = np.int64(2)  # assumed value of an unseen shield
_F0, _F1 = np.float32(0.0), np.float32(1.0)
_READY = np.float32(1.5)  # moves added to an effort, so that quick plans are not infinitely good
_LOSS = np.float32(0.4)  # share of its swords, for each castle that a rival loses
_PATIENCE = np.float32(40.0)  # rounds after which a free castle is worth twice as much
TO_COME = np.int64(4)
"""The cost in moves of a knight that has not entered yet."""


@kernel
def prepare(state: State, workspace: Any) -> None:
    """Compute the moves from every place to every space, over spaces."""
    workspace.turn = -1
    for index in range(PLACES * PLACES):
        workspace.distance[index] = FAR
    for space in range(np.uint64(state.first_space), np.uint64(state.places)):
        seen_low, seen_high, moves = _ZERO, _ZERO, _ZERO
        low = _ONE << space if space < _HALF else _ZERO
        high = _ONE << (space - _HALF) if space >= _HALF else _ZERO
        while low | high != _ZERO and moves < _FAR:
            seen_low |= low
            seen_high |= high
            next_low, next_high = _ZERO, _ZERO
            for half in range(HALVES):
                left = low if half == 0 else high
                while left != _ZERO:
                    place = first_of(left, half)
                    left &= left - _ONE
                    workspace.distance[np.uint64(space) * _PLACES + place] = moves
                    if place >= state.first_space:
                        next_low |= state.adjacent[place, 0]
                        next_high |= state.adjacent[place, 1]
            low, high = next_low & ~seen_low, next_high & ~seen_high
            moves += _ONE
    _measure_castles(state, workspace)


@kernel
def _measure_castles(state: State, workspace: Any) -> None:
    """Compute the moves from every place to every castle, including the last move into it."""
    for castle in range(_STARTS, np.uint64(state.first_space)):
        row = np.uint64(castle) * _PLACES
        for place in range(np.uint64(state.places)):
            workspace.castle_distance[row + np.uint64(place)] = FAR
        for half in range(HALVES):
            gates = state.adjacent[castle, half]
            while gates != _ZERO:
                gate = first_of(gates, half)
                gates &= gates - _ONE
                for place in range(np.uint64(state.places)):
                    away = np.uint64(workspace.distance[gate * _PLACES + np.uint64(place)]) + _ONE
                    index = row + np.uint64(place)
                    if away < np.uint64(workspace.castle_distance[index]):
                        workspace.castle_distance[index] = away


@kernel
def list_armies(state: State, workspace: Any, player: Any) -> None:
    """List a side's armies that can move, with their places and numbers."""
    count = _ZERO
    for half in range(HALVES):
        left = state.armies[player, half]
        while left != _ZERO:
            place = first_of(left, half)
            left &= left - _ONE
            workspace.army_place[count] = place
            workspace.army_knights[count] = movable(state, place)
            count += _ONE
    workspace.armies = count


@kernel
def needed(state: State, castle: Any) -> Any:
    """Return the number of knights with which to march on a castle."""
    if state.holder[castle] == _NOBODY:
        return 2 * np.int64(state.swords[castle])
    knights = known_defence(state, castle)
    if state.shield[castle] != _NO_SHIELD and has(state.shown, castle) == _ZERO:
        knights += _LIKELY_SHIELD
    return max(np.int64(1), 2 * knights)


@kernel
def prize(state: State, castle: Any) -> Any:
    """Return the gain from a castle: its swords, and a bonus for a rival's loss."""
    swords = np.float32(state.swords[castle])
    if state.holder[castle] != _NOBODY:
        swords *= _F1 + _LOSS / np.float32(state.players - 1)
    return swords


@kernel
def gain(state: State, castle: Any) -> Any:
    """Return the value of marching on a castle: its prize.

    Free castles become more valuable the longer the game lasts: taking them ends the game, and
    players who only took castles from each other would never finish.
    """
    swords = prize(state, castle)
    if state.holder[castle] != _NOBODY:
        return swords
    return swords * (_F1 + np.float32(state.turn) / (_PATIENCE * np.float32(state.players)))


@kernel
def effort(state: State, workspace: Any, player: Any, gate: Any, knights: Any) -> Any:
    """Return the moves that bring this many knights to a gate, and the farthest army's distance.

    The caller has called ``list_armies``. Armies that join on the way would save moves; this
    ignores it. Knights that have not entered yet count as far away. A rival at the gate must be
    beaten first.
    """
    for distance in range(FAR + 1):
        workspace.near_armies[distance] = 0
        workspace.near_knights[distance] = 0
    row = gate * _PLACES
    for army in range(workspace.armies):
        away = np.uint64(workspace.distance[row + workspace.army_place[army]])
        workspace.near_armies[away] += 1
        workspace.near_knights[away] += workspace.army_knights[army]
    missing, total = knights, np.int64(0)
    if state.holder[gate] != _NOBODY and state.holder[gate] != player:
        missing = max(missing, np.int64(state.knights[gate]) + 1)
    for moves in range(_FAR):
        here = workspace.near_knights[moves]
        if here >= missing:
            armies = (missing * workspace.near_armies[moves] + here - 1) // here
            return total + np.int64(moves) * armies, np.uint64(moves)
        missing -= here
        total += np.int64(moves) * workspace.near_armies[moves]
    return total + missing * TO_COME, _FAR


@kernel
def merit(state: State, workspace: Any, player: Any, castle: Any, gate: Any) -> Any:
    """Return the merit of marching on a castle through a gate, gain by effort, and the reach."""
    moves, reach = effort(state, workspace, player, gate, needed(state, castle))
    return gain(state, castle) / (np.float32(moves + 1) + _READY), reach
