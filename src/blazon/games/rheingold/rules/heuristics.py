"""What a result, or an unfinished game, is worth to each side."""

from typing import Any

import numpy as np

from blazon.games.rheingold.rules.board import first_of
from blazon.games.rheingold.rules.planning import list_armies, merit
from blazon.games.rheingold.rules.scoring import rank, score
from blazon.games.rheingold.rules.state import HALVES, NOBODY_HOLDS, STARTS, Phase, State
from blazon.kernel.jit import kernel

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_STARTS = np.uint64(STARTS)
_NOBODY, _OVER = np.uint8(NOBODY_HOLDS), np.uint8(Phase.OVER)
_F0, _HALF, _F1 = np.float32(0.0), np.float32(0.5), np.float32(1.0)
_WIN = np.float32(0.75)  # of a payoff; the lead in swords makes the rest
_LEAD_SCALE = np.float32(8.0)  # a lead of so many swords is half of all that a lead can be worth
_BEST_PLAN, _KNIGHT = np.float32(1.5), np.float32(0.03)  # in swords
_LEAST_DOUBT, _DOUBT = np.float32(1.0), np.float32(0.12)  # in swords, and for each not held


@kernel
def best_merit(state: State, workspace: Any, player: Any) -> Any:
    """The merit of the best plan that a side has."""
    list_armies(state, workspace, player)
    best = _F0
    for castle in range(_STARTS, np.uint64(state.first_space)):
        if state.holder[castle] != player:
            for half in range(HALVES):
                gates = state.adjacent[castle, half]
                while gates != _ZERO:
                    gate = first_of(gates, half)
                    gates &= gates - _ONE
                    worth, _reach = merit(state, workspace, player, np.uint64(castle), gate)
                    best = max(best, worth)
    return best


@kernel
def _doubt(state: State) -> Any:
    """How many swords of a lead are worth little: the more, the more castles are not held."""
    left = _F0
    for castle in range(_STARTS, np.uint64(state.first_space)):
        if state.holder[castle] == _NOBODY:
            left += np.float32(state.swords[castle])
    return _LEAST_DOUBT + _DOUBT * left


@kernel
def _prospects(state: State, workspace: Any, totals: Any, values: Any) -> None:
    """Write each side's chance to win: by swords, the best plan, and knights on the map."""
    highest, total = np.float32(-1e9), _F0
    for seat in range(state.players):
        player = np.uint64(seat)
        knights = np.float32(state.strength) - np.float32(state.supply[player])
        values[seat] = np.float32(totals[seat]) + _KNIGHT * knights
        values[seat] += _BEST_PLAN * best_merit(state, workspace, player)
        highest = max(highest, values[seat])
    doubt = _doubt(state)
    for seat in range(state.players):
        values[seat] = np.float32(np.exp((values[seat] - highest) / doubt))
        total += values[seat]
    for seat in range(state.players):
        values[seat] /= total


@kernel
def _shares(state: State, standings: Any, values: Any) -> None:
    """Write each side's share of the win."""
    for seat in range(state.players):
        above, level = 0, 1
        for other in range(state.players):
            if other != seat:
                if standings[other] > standings[seat]:
                    above += 1
                elif standings[other] == standings[seat]:
                    level += 1
        values[seat] = _F0 if above > 0 else _F1 / np.float32(level)


@kernel
def evaluate(state: State, workspace: Any, totals: Any, standings: Any, values: Any) -> None:
    """Three quarters for the win, or the chance to win, and one quarter for the lead in swords."""
    score(state, totals)
    rank(state, totals, standings)
    if state.phase == _OVER:
        _shares(state, standings, values)
    else:
        _prospects(state, workspace, totals, values)
    for seat in range(state.players):
        best_rival = np.int64(-1_000_000)
        for other in range(state.players):
            if other != seat:
                best_rival = max(best_rival, totals[other])
        lead = np.float32(totals[seat] - best_rival)
        margin = _HALF * (_F1 + lead / (abs(lead) + _LEAD_SCALE))
        values[seat] = _WIN * values[seat] + (_F1 - _WIN) * margin
