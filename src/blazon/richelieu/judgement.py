"""What a bot's search is told about the game beyond its rules: worth and promise."""

from typing import Any

import numpy as np

from blazon.kernel.jit import kernel
from blazon.richelieu.scoring import score, standing
from blazon.richelieu.state import ACTIONS, MAX_PLAYERS, State

_WIN = np.float32(0.75)
_MARGIN = np.float32(0.25)
_HALF, _ONE = np.float32(0.5), np.float32(1.0)
_SCALE = np.float32(15.0)


@kernel
def payoff(state: State, totals: Any, values: Any) -> None:
    """Three quarters for the win (shared if tied), one quarter for the margin of points."""
    score(state, totals)
    for seat in range(state.players):
        mine = standing(state, np.uint64(seat), totals[seat])
        best_rival, above, level = np.int64(-1_000_000), 0, 1
        for other in range(state.players):
            if other != seat:
                theirs = standing(state, np.uint64(other), totals[other])
                best_rival = max(best_rival, totals[other])
                if theirs > mine:
                    above += 1
                elif theirs == mine:
                    level += 1
        win = np.float32(0.0) if above > 0 else _ONE / np.float32(level)
        margin = np.float32(totals[seat] - best_rival)
        size = abs(margin)
        values[seat] = _WIN * win + _MARGIN * _HALF * (_ONE + margin / (size + _SCALE))


@kernel
def weigh(state: State, mask: Any, weights: Any) -> None:
    """Every legal action alike."""
    for action in range(ACTIONS):
        weights[action] = _ONE
