"""Evaluate unfinished games between turns."""

from typing import Any

import numpy as np

from blazon.games.rheingold.rules.board import defence, first_of, is_castle, is_start, movable
from blazon.games.rheingold.rules.planning import (
    FAR,
    FEATURES,
    TO_COME,
    WINDOWS,
    Feature,
    needed,
    prize,
)
from blazon.games.rheingold.rules.scoring import rank, score
from blazon.games.rheingold.rules.state import (
    HALVES,
    MOVES,
    NOBODY_HOLDS,
    PLACES,
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
    _AHEAD,
    _SHIELDS,
    _PERIL,
    _PERIL_SOON,
    _PERIL_LATER,
    _LOOSE,
    _LOOSE_SOON,
    _LOOSE_LATER,
    _BEST,
    _SECOND,
    _THIRD,
    _NEAR,
    _TAKE,
    _SCATTER,
    _STRONGER,
    _EARLY_KNIGHTS,
    _EARLY_BIG,
    _EARLY_BEST,
) = (int(feature) for feature in Feature)

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_STARTS, _PLACES = np.uint64(STARTS), np.uint64(PLACES)
_NOBODY = np.uint8(NOBODY_HOLDS)
_ROLL, _OVER = np.uint8(Phase.ROLL), np.uint8(Phase.OVER)
_F0, _F1 = np.float32(0.0), np.float32(1.0)
_WIN = np.float32(0.75)  # the win's share of a payoff; the rest is for the lead in swords
_LEAD_SCALE = np.float32(20.0)  # a lead of this many swords gets half the maximum
_SOON, _READY = np.float32(4.0), np.float32(3.0)  # value of a plan by its moves: 4 / (3 + moves)
_TURN = np.int64(MOVES)
_PATIENCE = np.float32(50.0)  # rounds after which knights and threats count less and less
_LONGEST = np.int64(60)  # the maximum length of a plan
_MUCH_STRONGER = np.int64(6)  # the difference between armies that counts in full
_FAR_AWAY, _A_FEW = np.int64(12), np.int64(3)  # limits on moves and knights for scattered knights
_NEVER = np.int64(WINDOWS)  # no threat, or one too far away to count


@kernel
def is_quiet(state: State) -> Any:
    """Return whether a turn begins, before the die."""
    return state.phase == _ROLL


@kernel
def _list_all(state: State, workspace: Any) -> None:
    """Record every side's armies: their places and the number of knights that can move."""
    for player in range(state.players):
        row, count, biggest = np.uint64(player) * _PLACES, _ZERO, np.int64(0)
        for half in range(HALVES):
            left = state.armies[player, half]
            while left != _ZERO:
                place = first_of(left, half)
                left &= left - _ONE
                knights = movable(state, place) if not is_start(place) else np.int64(1)
                workspace.side_place[row + count] = place
                workspace.side_knights[row + count] = knights
                if knights >= biggest:  # prefer spaces in a tie: their numbers are higher
                    biggest = knights
                    workspace.centre[player] = place
                count += _ONE
        workspace.side_armies[player] = count
        workspace.biggest[player] = biggest


@kernel
def _first_mover(state: State) -> Any:
    """Return who moves next, as if the current turn were over."""
    player = np.int64(state.player)
    if state.phase == _ROLL:
        return player
    return player + 1 if player + 1 < np.int64(state.players) else np.int64(0)


@kernel
def _window(moves: Any, wait: Any) -> Any:
    """Return the turns until an attack that takes this many moves; 0 is the next turn."""
    return min((max(moves, np.int64(1)) + _TURN - 1) // _TURN - 1 + wait, _NEVER)


@kernel
def _wait(state: State, first: Any, rival: Any, player: Any) -> Any:
    """Return 1 if a player moves before the rival and can still answer a threat, else 0."""
    players = np.int64(state.players)
    before = (np.int64(rival) - first + players) % players
    own = (np.int64(player) - first + players) % players
    return np.int64(1) if own < before else np.int64(0)


@kernel
def _measure_perils(state: State, workspace: Any, player: Any) -> None:
    """Record knights on spaces that a bigger army can reach, by the number of turns."""
    features, first = workspace.features, _first_mover(state)
    own = np.uint64(player) * _PLACES
    for index in range(workspace.side_armies[player]):
        place = workspace.side_place[own + index]
        if place < state.first_space:
            continue
        knights, soonest = workspace.side_knights[own + index], _NEVER
        row = place * _PLACES
        for rival in range(state.players):
            if rival == player or workspace.biggest[rival] <= knights:
                continue
            wait, theirs = _wait(state, first, rival, player), np.uint64(rival) * _PLACES
            for other in range(workspace.side_armies[rival]):
                if workspace.side_knights[theirs + other] > knights:
                    away = np.int64(workspace.distance[row + workspace.side_place[theirs + other]])
                    soonest = min(soonest, _window(away, wait))
        if soonest < _NEVER:
            features[_PERIL + soonest] += np.float32(knights)


@kernel
def _measure_holds(state: State, workspace: Any, player: Any) -> None:
    """Record a side's garrisons, and castle swords that armies can take, by number of turns."""
    features, first = workspace.features, _first_mover(state)
    for castle in range(_STARTS, np.uint64(state.first_space)):
        if state.holder[castle] != player:
            continue
        features[_GARRISONS] += np.float32(state.knights[castle])
        price, soonest = max(np.int64(1), 2 * defence(state, castle)), _NEVER
        row = np.uint64(castle) * _PLACES
        for rival in range(state.players):
            if rival == player or workspace.biggest[rival] < price:
                continue
            wait, theirs = _wait(state, first, rival, player), np.uint64(rival) * _PLACES
            for other in range(workspace.side_armies[rival]):
                if workspace.side_knights[theirs + other] >= price:
                    place = workspace.side_place[theirs + other]
                    away = np.int64(workspace.castle_distance[row + place])
                    soonest = min(soonest, _window(away, wait))
        if soonest < _NEVER:
            features[_LOOSE + soonest] += np.float32(state.swords[castle])


@kernel
def _effort(state: State, workspace: Any, player: Any, gate: Any, castle: Any) -> Any:
    """Return the moves to take a castle through a gate, with one army or the nearest together."""
    missing, moves = needed(state, castle), np.int64(0)
    if state.holder[gate] != _NOBODY and state.holder[gate] != player:
        missing = max(missing, np.int64(state.knights[gate]) + 1)
    row, own = gate * _PLACES, np.uint64(player) * _PLACES
    count, alone = workspace.side_armies[player], np.int64(FAR)
    for index in range(count):
        away = np.int64(workspace.distance[row + workspace.side_place[own + index]])
        workspace.away[index] = away
        if workspace.side_knights[own + index] >= missing:
            alone = min(alone, away)
    while missing > 0 and moves < alone:
        nearest, best = np.int64(-1), np.int64(FAR)
        for index in range(count):
            if np.int64(workspace.away[index]) < best:
                nearest, best = np.int64(index), np.int64(workspace.away[index])
        if nearest < 0:
            moves += missing * TO_COME
            missing = np.int64(0)
        else:
            moves += best
            missing -= workspace.side_knights[own + np.uint64(nearest)]
            workspace.away[nearest] = FAR
    return min(moves, alone) + 1


@kernel
def _measure_plans(state: State, workspace: Any, player: Any) -> None:
    """Record the three best plans to take castles, by gain and speed."""
    best, second, third, near, take = _F0, _F0, _F0, _F0, _F0
    for castle in range(_STARTS, np.uint64(state.first_space)):
        if state.holder[castle] == player:
            continue
        fewest = _LONGEST
        for half in range(HALVES):
            gates = state.adjacent[castle, half]
            while gates != _ZERO:
                gate = first_of(gates, half)
                gates &= gates - _ONE
                fewest = min(fewest, _effort(state, workspace, player, gate, np.uint64(castle)))
        swords = prize(state, np.uint64(castle))
        worth = swords * _SOON / (_READY + np.float32(fewest))
        near = max(near, swords / np.float32(np.int64(1) << (fewest - 1)))
        if state.holder[castle] != _NOBODY:
            take = max(take, worth)
        if worth > best:
            best, second, third = worth, best, second
        elif worth > second:
            second, third = worth, second
        elif worth > third:
            third = worth
    workspace.features[_BEST] = best
    workspace.features[_SECOND] = second
    workspace.features[_THIRD] = third
    workspace.features[_NEAR] = near
    workspace.features[_TAKE] = take


@kernel
def _scatter(state: State, workspace: Any, player: Any) -> Any:
    """Return the sum of all knights' distances from the biggest army, in moves."""
    centre, own, total = workspace.centre[player], np.uint64(player) * _PLACES, np.int64(0)
    if workspace.biggest[player] == 0:
        return _F0
    from_castle = is_castle(state, centre)
    for index in range(workspace.side_armies[player]):
        place = workspace.side_place[own + index]
        if from_castle:
            away = np.int64(workspace.castle_distance[centre * _PLACES + place])
        else:
            away = np.int64(workspace.distance[centre * _PLACES + place])
        if place != centre:
            total += min(away, _FAR_AWAY) * min(workspace.side_knights[own + index], _A_FEW)
    return np.float32(total)


@kernel
def _measure_armies(state: State, workspace: Any, player: Any) -> None:
    """Record the knights by location, and whose army is the biggest."""
    features, own, rivals = workspace.features, np.uint64(player) * _PLACES, np.int64(0)
    for index in range(workspace.side_armies[player]):
        place, knights = workspace.side_place[own + index], workspace.side_knights[own + index]
        if is_start(place):
            features[_WAITING] += _F1
        elif is_castle(state, place):
            features[_INSIDE] += np.float32(knights)
        else:
            features[_KNIGHTS] += np.float32(knights)
    features[_BIG] = np.float32(workspace.biggest[player])
    features[_SCATTER] = _scatter(state, workspace, player)
    for rival in range(state.players):
        if rival != player:
            rivals = max(rivals, workspace.biggest[rival])
    stronger = workspace.biggest[player] - rivals
    features[_STRONGER] = np.float32(min(max(stronger, -_MUCH_STRONGER), _MUCH_STRONGER))
    if workspace.biggest[player] > rivals:
        features[_AHEAD] = _F1
    elif workspace.biggest[player] < rivals:
        features[_AHEAD] = -_F1


@kernel
def _lose_patience(state: State, found: Any) -> None:
    """In a long game, gradually reduce all features except swords and plans.

    Otherwise, two sides for whom every move loses value would wait for each other forever.
    """
    rounds = np.float32(state.turn) / np.float32(state.players)
    if rounds > _PATIENCE:
        share = _PATIENCE * _PATIENCE / (rounds * rounds)
        for index in range(FEATURES):
            if index != _SWORDS and (index < _BEST or index > _THIRD):
                found[index] *= share


@kernel
def _measure(state: State, workspace: Any, player: Any) -> None:
    """Write a side's features, with all armies already listed."""
    found = workspace.features
    for index in range(FEATURES):
        found[index] = _F0
    found[_SWORDS] = np.float32(workspace.totals[player])
    _measure_armies(state, workspace, player)
    _measure_perils(state, workspace, player)
    _measure_holds(state, workspace, player)
    _measure_plans(state, workspace, player)
    for value in range(state.shield_set.size):
        found[_SHIELDS] += np.float32(state.pile[player, value])
    early = np.float32(state.unheld) / np.float32(np.int64(state.first_space) - STARTS)
    workspace.left = early
    found[_EARLY_KNIGHTS] = early * found[_KNIGHTS]
    found[_EARLY_BIG] = early * found[_BIG]
    found[_EARLY_BEST] = early * found[_BEST]
    _lose_patience(state, found)


@kernel
def features(state: State, workspace: Any, player: Any) -> None:
    """Write a side's features; see ``Feature``."""
    _list_all(state, workspace)
    _measure(state, workspace, player)


@kernel
def evaluate(state: State, workspace: Any, points: Any, values: Any) -> None:
    """Write payoffs: three quarters for the (expected) win, one quarter for the lead in swords."""
    score(state, workspace.totals)
    if state.phase == _OVER:
        for seat in range(state.players):
            points[seat] = np.float32(workspace.totals[seat])
        rank(state, workspace.totals, workspace.standings)
        shares(state.players, workspace.standings, values)
    else:
        _list_all(state, workspace)
        for seat in range(state.players):
            _measure(state, workspace, np.uint64(seat))
            points[seat] = expect(workspace)
        chances(workspace, state.players, points, values)
    add_margins(state.players, points, _WIN, _LEAD_SCALE, values)
