"""The search's knowledge beyond the rules: the value of results, and promising actions.

Kuhn poker is small enough to search without advice: all actions have the same weight.
"""

from typing import Any

import numpy as np

from blazon.kernel.jit import kernel
from blazon.kernel.layout import record_dtype
from blazon_kuhn.rules.rules import pick
from blazon_kuhn.rules.scoring import score
from blazon_kuhn.rules.state import ANTE, BET, PLAYERS, State

_HALF, _ONE = np.float32(0.5), np.float32(1.0)
_RANGE = np.float32(2 * (ANTE + BET))

WORKSPACE = record_dtype([("totals", np.int64, (PLAYERS,))])
"""Chips won or lost."""

LEVELS: dict[str, dict[str, Any]] = {
    "all": {"exploration": 1.5, "expand_after": 1, "horizon": 0},
    "page": {"simulations": 2},
    "squire": {"simulations": 10},
    "knight": {"simulations": 50},
    "count": {"simulations": 250},
    "duke": {"simulations": 1000},
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
    """Write the chips won or lost, as payoffs from 0 for the greatest loss to 1."""
    score(state, workspace.totals)
    for seat in range(PLAYERS):
        points[seat] = np.float32(workspace.totals[seat])
        values[seat] = _HALF + points[seat] / _RANGE


@kernel
def prior(state: State, workspace: Any, mask: Any, weights: Any) -> None:
    """Give all actions the same weight."""
    for action in range(weights.size):
        weights[action] = _ONE


@kernel
def rollout_action(state: State, workspace: Any, mask: Any, word: Any) -> Any:
    """Choose any legal action."""
    return pick(state, mask, word)
