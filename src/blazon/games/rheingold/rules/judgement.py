"""What an unfinished game is worth to each side, judged between turns."""

from typing import Any

import numpy as np

from blazon.games.rheingold.rules.board import first_of, has, is_castle, is_start, movable
from blazon.games.rheingold.rules.planning import (
    FAR,
    FEATURES,
    Feature,
    list_armies,
    needed,
    prize,
)
from blazon.games.rheingold.rules.scoring import rank, score
from blazon.games.rheingold.rules.state import (
    HALVES,
    NO_SHIELD,
    NOBODY_HOLDS,
    PLACES,
    SHIELD_VALUES,
    STARTS,
    Phase,
    State,
)
from blazon.kernel.jit import kernel
from blazon.kernel.judge import add_margins, chances, expect, shares

(
    _SWORDS,
    _KNIGHTS,
    _WAITING,
    _INSIDE,
    _GARRISONS,
    _BIG,
    _BIGGEST,
    _ARMIES,
    _PERIL,
    _BARE,
    _KNOWN,
    _SHIELDS,
    _NEXT,
    _BEST,
    _SECOND,
    _THIRD,
    _EARLY_SWORDS,
    _EARLY_KNIGHTS,
    _EARLY_INSIDE,
    _EARLY_BIG,
    _EARLY_SHIELDS,
    _EARLY_BEST,
) = (int(feature) for feature in Feature)

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_STARTS, _PLACES = np.uint64(STARTS), np.uint64(PLACES)
_NOBODY, _NO_SHIELD = np.uint8(NOBODY_HOLDS), np.uint8(NO_SHIELD)
_ROLL, _OVER = np.uint8(Phase.ROLL), np.uint8(Phase.OVER)
_F0, _F1 = np.float32(0.0), np.float32(1.0)
_WIN = np.float32(0.75)  # of a payoff; the lead in swords makes the rest
_LEAD_SCALE = np.float32(20.0)  # a lead of so many swords is half of all that a lead can be worth
_SOON, _READY = np.float32(4.0), np.float32(3.0)  # a plan of so many moves: 4 / (3 + moves)
_MOST_ROUNDS = 100  # after which no position is judged any more: players could wait for ever
_TO_COME = np.float32(4.0)  # moves that a knight costs who has yet to enter


@kernel
def is_quiet(state: State) -> Any:
    """At the beginning of a turn, before the die; but a game that lasts too long is played out."""
    return state.phase == _ROLL and state.turn < _MOST_ROUNDS * np.int64(state.players)


@kernel
def effort(workspace: Any, castle: Any, knights: Any) -> Any:
    """How many moves bring so many knights into a castle; ``list_armies`` has been asked.

    Armies that meet on their way would save moves; that is left out.
    """
    farthest = _ZERO
    for index in range(FAR + 1):
        workspace.near_armies[index] = 0
        workspace.near_knights[index] = 0
    for army in range(workspace.armies):
        place = workspace.army_place[army]
        away = np.uint64(workspace.castle_distance[castle * _PLACES + place])
        workspace.near_armies[away] += 1
        workspace.near_knights[away] += workspace.army_knights[army]
        farthest = max(farthest, away)
    missing, moves = knights, np.int64(0)
    for nearer in range(farthest + _ONE):
        here = workspace.near_knights[nearer]
        if here >= missing:
            armies = (missing * workspace.near_armies[nearer] + here - 1) // here
            return np.float32(moves + np.int64(nearer) * armies)
        missing -= here
        moves += np.int64(nearer) * workspace.near_armies[nearer]
    return np.float32(moves) + np.float32(missing) * _TO_COME


@kernel
def _measure_plans(state: State, workspace: Any, player: Any) -> None:
    """Note the three best plans: castles that can be taken, by what it gains and how soon.

    ``list_armies`` has been asked.
    """
    best, second, third = _F0, _F0, _F0
    for castle in range(_STARTS, np.uint64(state.first_space)):
        if state.holder[castle] != player:
            moves = effort(workspace, np.uint64(castle), needed(state, castle))
            worth = prize(state, np.uint64(castle)) * _SOON / (_READY + moves)
            if worth > best:
                best, second, third = worth, best, second
            elif worth > second:
                second, third = worth, second
            elif worth > third:
                third = worth
    workspace.features[_BEST] = best
    workspace.features[_SECOND] = second
    workspace.features[_THIRD] = third


@kernel
def _strongest_beside(state: State, place: Any, player: Any) -> Any:
    """The most knights that a rival can send to a place with one move."""
    strongest = np.int64(0)
    for half in range(HALVES):
        left = state.adjacent[place, half]
        while left != _ZERO:
            other = first_of(left, half)
            left &= left - _ONE
            holder = state.holder[other]
            if holder != _NOBODY and holder != player:
                strongest = max(strongest, movable(state, other))
    return strongest


@kernel
def _biggest_rival(state: State, player: Any) -> Any:
    """Knights of the biggest army that a rival has on the map's spaces."""
    biggest = np.int64(0)
    for other in range(state.players):
        if other != player:
            for half in range(HALVES):
                left = state.armies[other, half]
                while left != _ZERO:
                    place = first_of(left, half)
                    left &= left - _ONE
                    if place >= state.first_space:
                        biggest = max(biggest, np.int64(state.knights[place]))
    return biggest


@kernel
def _measure_armies(state: State, workspace: Any, player: Any) -> None:
    """Note what knights do where. ``list_armies`` has been asked.

    In a turn that is not over, knights in castles count as if they were outside: they can still
    come out.
    """
    features, big = workspace.features, np.int64(0)
    may_move = state.player == player and state.moves > 0
    for army in range(workspace.armies):
        place, knights = workspace.army_place[army], workspace.army_knights[army]
        if is_start(place):
            features[_WAITING] += _F1
        elif is_castle(state, place) and not may_move:
            features[_INSIDE] += np.float32(knights)
        else:
            features[_KNIGHTS] += np.float32(knights)
            features[_ARMIES] += _F1
            big = max(big, knights)
            if place >= state.first_space and _strongest_beside(state, place, player) > knights:
                features[_PERIL] += np.float32(knights)
    features[_BIG] = np.float32(big)
    if big > _biggest_rival(state, player):
        features[_BIGGEST] = _F1


@kernel
def _measure_castles(state: State, workspace: Any, player: Any) -> None:
    """Note how a side's castles are held."""
    features = workspace.features
    for castle in range(_STARTS, np.uint64(state.first_space)):
        if state.holder[castle] == player:
            features[_GARRISONS] += np.float32(state.knights[castle])
            if state.shield[castle] == _NO_SHIELD:
                features[_BARE] += np.float32(state.swords[castle])
            elif has(state.shown, castle) != _ZERO:
                features[_KNOWN] += np.float32(state.swords[castle])
    for value in range(SHIELD_VALUES):
        features[_SHIELDS] += np.float32(state.pile[player, value])


@kernel
def features(state: State, workspace: Any, player: Any) -> None:
    """Write what a side has: see ``Feature``."""
    found = workspace.features
    for index in range(FEATURES):
        found[index] = _F0
    found[_SWORDS] = np.float32(workspace.totals[player])
    list_armies(state, workspace, player)
    _measure_armies(state, workspace, player)
    _measure_castles(state, workspace, player)
    _measure_plans(state, workspace, player)
    if state.player == player and state.phase == _ROLL:
        found[_NEXT] = _F1
    early = np.float32(state.unheld) / np.float32(np.int64(state.first_space) - STARTS)
    workspace.left = early
    found[_EARLY_SWORDS] = early * found[_SWORDS]
    found[_EARLY_KNIGHTS] = early * found[_KNIGHTS]
    found[_EARLY_INSIDE] = early * found[_INSIDE]
    found[_EARLY_BIG] = early * found[_BIG]
    found[_EARLY_SHIELDS] = early * found[_SHIELDS]
    found[_EARLY_BEST] = early * found[_BEST]


@kernel
def evaluate(state: State, workspace: Any, points: Any, values: Any) -> None:
    """Three quarters for the win, or the chance to win, and one quarter for the lead in swords."""
    score(state, workspace.totals)
    if state.phase == _OVER:
        for seat in range(state.players):
            points[seat] = np.float32(workspace.totals[seat])
        rank(state, workspace.totals, workspace.standings)
        shares(state.players, workspace.standings, values)
    else:
        for seat in range(state.players):
            features(state, workspace, np.uint64(seat))
            points[seat] = expect(workspace)
        chances(workspace, state.players, points, values)
    add_margins(state.players, points, _WIN, _LEAD_SCALE, values)
