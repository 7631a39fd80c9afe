"""What a bot's search is told about the game beyond its rules: worth and promise."""

from typing import Any

import numpy as np

from blazon.kernel.jit import kernel
from blazon.kernel.playouts import pick
from blazon.richelieu.scoring import rank, score
from blazon.richelieu.state import ACTIONS, State

_WIN = np.float32(0.75)
_MARGIN = np.float32(0.25)
_HALF, _ONE = np.float32(0.5), np.float32(1.0)
_SCALE = np.float32(15.0)


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
    """Any legal action."""
    return pick(mask, word)
