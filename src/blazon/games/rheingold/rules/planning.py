"""Planning: which castle is worth marching on, from which gate, and what it takes.

None of it is a rule. It says where a search looks first, what a quick player does next, and a
judge of an unfinished game who is about to take what.
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
"""No distance is counted as longer."""


WINDOWS = 3
"""So many turns ahead threats are counted; those beyond are not."""


class Feature(IntEnum):
    """What a side has; the judge weighs it."""

    SWORDS = 0  # of its castles
    KNIGHTS = 1  # on spaces, able to move
    WAITING = 2  # start areas where a knight waits, so that none can enter
    INSIDE = 3  # knights in castles who may leave
    GARRISONS = 4  # knights in castles
    BIG = 5  # knights of the biggest army
    AHEAD = 6  # 1 if it is bigger than any rival's, -1 if one of theirs is bigger
    SHIELDS = 7  # to be laid
    PERIL = 8  # knights on spaces that a bigger army can strike before they can move
    PERIL_SOON = 9  # the same, one turn later
    PERIL_LATER = 10  # and two turns later
    LOOSE = 11  # swords of castles that an army can take before their side can move
    LOOSE_SOON = 12  # the same, one turn later
    LOOSE_LATER = 13  # and two turns later
    BEST = 14  # the best plan: what it gains, by how soon
    SECOND = 15
    THIRD = 16
    NEAR = 17  # the best plan, halved for each move that it takes
    TAKE = 18  # the best plan against a rival's castle, by how soon
    SCATTER = 19  # moves of all knights to the biggest army
    STRONGER = 20  # knights that the biggest army has more than any rival's, or less
    EARLY_KNIGHTS = 21  # the same, times the share of castles that nobody holds
    EARLY_BIG = 22
    EARLY_BEST = 23


FEATURES = len(Feature)
WORKSPACE = record_dtype(
    [
        *judge_fields(FEATURES, MAX_PLAYERS),
        ("biggest", np.int64, (MAX_PLAYERS,)),  # knights of each side's biggest army
        ("centre", np.uint64, (MAX_PLAYERS,)),  # where it is
        ("side_armies", np.uint64, (MAX_PLAYERS,)),  # of each side: how many, where, how strong
        ("side_place", np.uint64, (MAX_PLAYERS * PLACES,)),
        ("side_knights", np.int64, (MAX_PLAYERS * PLACES,)),
        ("away", np.uint8, (PLACES,)),  # moves of each army to the gate of a plan
        ("castle_distance", np.uint8, (PLACES * PLACES,)),  # moves into a castle from a place
        ("distance", np.uint8, (PLACES * PLACES,)),  # moves to a space from a place
        ("armies", np.uint64),  # of one side: how many, where, how strong
        ("army_place", np.uint64, (PLACES,)),
        ("army_knights", np.int64, (PLACES,)),
        ("near_armies", np.int64, (FAR + 1,)),  # of these, how many at each distance of a gate
        ("near_knights", np.int64, (FAR + 1,)),
        ("turn", np.int64),  # the plan for this turn
        ("castle", np.uint64),  # the plan: this castle,
        ("gate", np.uint64),  # from this gate,
        ("reach", np.uint64),  # by the armies that are no farther from it,
        ("needed", np.int64),  # with so many knights
    ]
)
"""What a search keeps about the map, the plan in hand and the position to be judged.

Distances are at ``distance[space * PLACES + place]``, those of castles likewise.
"""

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_PLACES, _STARTS = np.uint64(PLACES), np.uint64(STARTS)
_HALF = np.uint64(64)
_FAR = np.uint64(FAR)
_NOBODY, _NO_SHIELD = np.uint8(NOBODY_HOLDS), np.uint8(NO_SHIELD)
_LIKELY_SHIELD = np.int64(2)  # what to reckon with where a shield has not been seen
_F0, _F1 = np.float32(0.0), np.float32(1.0)
_READY = np.float32(1.5)  # moves to be added to an effort: what is quick is not infinitely good
_LOSS = np.float32(0.4)  # of its swords, for each that loses a castle
_PATIENCE = np.float32(40.0)  # rounds after which a castle that nobody holds is worth twice as much
TO_COME = np.int64(4)
"""Moves that a knight costs who has yet to enter."""


@kernel
def prepare(state: State, workspace: Any) -> None:
    """Measure the map: for every space, how many moves it is from every place, over spaces."""
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
    """For every castle, how many moves it is from every place, the last one into it counted."""
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
    """Note where a side has knights that can move, and how many."""
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
    """With how many knights to march on a castle that is not one's own."""
    if state.holder[castle] == _NOBODY:
        return 2 * np.int64(state.swords[castle])
    knights = known_defence(state, castle)
    if state.shield[castle] != _NO_SHIELD and has(state.shown, castle) == _ZERO:
        knights += _LIKELY_SHIELD
    return max(np.int64(1), 2 * knights)


@kernel
def prize(state: State, castle: Any) -> Any:
    """What taking a castle brings: its swords, and something for what a rival loses by it."""
    swords = np.float32(state.swords[castle])
    if state.holder[castle] != _NOBODY:
        swords *= _F1 + _LOSS / np.float32(state.players - 1)
    return swords


@kernel
def gain(state: State, castle: Any) -> Any:
    """What marching on a castle is worth: its prize.

    Castles that nobody holds are worth the more, the longer the game lasts: they bring its end, and
    players who only ever took them from each other would never see it.
    """
    swords = prize(state, castle)
    if state.holder[castle] != _NOBODY:
        return swords
    return swords * (_F1 + np.float32(state.turn) / (_PATIENCE * np.float32(state.players)))


@kernel
def effort(state: State, workspace: Any, player: Any, gate: Any, knights: Any) -> Any:
    """How many moves bring so many knights to a gate, and the farthest of the armies that go.

    ``list_armies`` has been asked. Armies that meet on their way would save moves; that is left
    out. Knights that are not there yet have a long way to come. A rival who holds the gate must
    be beaten first.
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
    """How good it is to march on a castle by a gate: gain by effort; and the armies' reach."""
    moves, reach = effort(state, workspace, player, gate, needed(state, castle))
    return gain(state, castle) / (np.float32(moves + 1) + _READY), reach
