"""What a bot's search is told about the game beyond its rules: worth and promise."""

from typing import Any

import numpy as np

from blazon.kernel.bits import popcount, select
from blazon.kernel.jit import kernel
from blazon.kernel.streams import share
from blazon.richelieu.rules import ends
from blazon.richelieu.scoring import rank, score
from blazon.richelieu.state import ACTION_DONE, ACTION_RESERVE, ACTIONS, CELLS, Phase, State

_WIN = np.float32(0.75)
_MARGIN = np.float32(0.25)
_HALF, _ONE = np.float32(0.5), np.float32(1.0)
_SCALE = np.float32(15.0)
import os

_ZERO = np.uint64(0)
_SEVEN = np.uint64(7)
_MARK_CHANCE = np.uint64(int(os.environ.get("MC", "5")))
_DOUBLE_CHANCE = np.uint64(int(os.environ.get("DC", "4")))
_OUT, _SEC, _RS = (c == "1" for c in os.environ.get("FL", "111"))
_DONE = np.uint64(ACTION_DONE)
_RESERVE = np.uint64(1 << ACTION_RESERVE)
_CELLS = np.uint64((1 << CELLS) - 1)
_TAKE, _PAY, _SECOND, _PLACE, _MOVE, _OVER = (np.uint8(phase) for phase in Phase)


@kernel
def payoff(state: State, totals: Any, standings: Any, values: Any) -> None:
    """Three quarters for the win (shared if tied), one quarter for the margin of points."""
    score(state, totals)
    rank(state, totals, standings)
    for seat in range(state.players):
        best_rival, above, level = np.int64(-1_000_000), 0, 1
        for other in range(state.players):
            if other != seat:
                best_rival = max(best_rival, totals[other])
                if standings[other] > standings[seat]:
                    above += 1
                elif standings[other] == standings[seat]:
                    level += 1
        win = np.float32(0.0) if above > 0 else _ONE / np.float32(level)
        margin = np.float32(totals[seat] - best_rival)
        values[seat] = _WIN * win + _MARGIN * _HALF * (_ONE + margin / (abs(margin) + _SCALE))


@kernel
def weigh(state: State, mask: Any, weights: Any) -> None:
    """Every legal action alike."""
    for action in range(ACTIONS):
        weights[action] = _ONE


@kernel
def propose(state: State, mask: Any, word: Any) -> Any:
    """Any legal action, but as a rule two-crest cards, second cards, and few and useful markers."""
    actions = mask.words[0]
    coin = word & _SEVEN
    if state.phase == _PLACE:
        if coin < _MARK_CHANCE:
            return _DONE
        outer = ends(state.table)
        outer |= ends(state.table & ~outer)
        if _OUT and actions & outer != _ZERO:
            actions &= outer
    elif state.phase == _TAKE:
        if actions & state.double != _ZERO and coin < _DOUBLE_CHANCE:
            actions &= state.double
    elif state.phase == _SECOND:
        if _SEC and actions & _CELLS != _ZERO:
            actions &= _CELLS
    elif state.phase == _PAY:
        if _RS and actions & _RESERVE != _ZERO:
            actions = _RESERVE
    return select(actions, share(word, popcount(actions)))
