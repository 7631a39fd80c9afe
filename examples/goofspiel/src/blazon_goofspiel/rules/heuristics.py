"""The search's knowledge beyond the rules: the value of results, and time for each level."""

from typing import Any

import numpy as np

from blazon.kernel.jit import kernel
from blazon.kernel.layout import record_dtype
from blazon_goofspiel.rules.rules import pick
from blazon_goofspiel.rules.scoring import score
from blazon_goofspiel.rules.state import MOST_CARDS, PLAYERS, State

_HALF, _ONE = np.float32(0.5), np.float32(1.0)
_MOST_POINTS = MOST_CARDS * (MOST_CARDS + 1) // 2
_QUARTER = np.float32(0.25)
_RANGE = np.float32(4 * _MOST_POINTS)

WORKSPACE = record_dtype([("totals", np.int64, (PLAYERS,))])
"""Points."""

LEVELS: dict[str, dict[str, Any]] = {
    "all": {"exploration": 1.5, "expand_after": 1, "horizon": 0},
    "page": {"simulations": 4},
    "squire": {"simulations": 30},
    "knight": {"simulations": 200},
    "count": {"simulations": 1000},
    "duke": {"simulations": 4000},
}
"""The search settings of the levels; ``all`` holds the shared ones."""


@kernel
def prepare(state: State, workspace: Any) -> None:
    """Prepare nothing."""


@kernel
def is_quiet(state: State) -> Any:
    """False: games are so short that rollouts reach their end."""
    return False


@kernel
def features(state: State, workspace: Any, player: Any) -> None:
    """Return nothing: rollouts reach the end."""


@kernel
def evaluate(state: State, workspace: Any, points: Any, values: Any) -> None:
    """Write the points, and payoffs from 0 to 1: half for the win, the rest by the lead."""
    score(state, workspace.totals)
    for seat in range(PLAYERS):
        lead = workspace.totals[seat] - workspace.totals[1 - seat]
        points[seat] = np.float32(workspace.totals[seat])
        values[seat] = _HALF + _QUARTER * np.float32(np.sign(lead)) + np.float32(lead) / _RANGE


@kernel
def prior(state: State, workspace: Any, mask: Any, weights: Any) -> None:
    """Give all actions the same weight."""
    for action in range(weights.size):
        weights[action] = _ONE


@kernel
def rollout_action(state: State, workspace: Any, mask: Any, word: Any) -> Any:
    """Choose any legal action."""
    return pick(state, mask, word)
