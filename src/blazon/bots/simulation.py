"""Information-set Monte Carlo tree search, compiled, over the contract of any game.

One tree for what the searching player knows (SO-ISMCTS; Cowling, Powley and Whitehouse,
"Information set Monte Carlo tree search", 2012): every simulation deals the hidden things anew,
walks down among the actions that are legal in that deal, plays to the end and brings the result
back. A child's exploration bonus follows its prior and counts only the times it was available
(PUCT). Each player maximises his own payoff. Nothing is allocated in the loop.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.bots.tree import DEEPEST, NO_NODE, ROOT, choose, find
from blazon.kernel.contract import (
    CHANCE,
    NOBODY,
    OVER,
    actor,
    apply,
    determinize,
    draw,
    payoff,
    propose,
)
from blazon.kernel.jit import entry, kernel
from blazon.kernel.streams import Stream, bits, scramble

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_DEEPEST = np.uint64(DEEPEST)
_F1 = np.float32(1.0)


@kernel
def _descend(
    nodes: npt.NDArray[Any], desk: Any, state: Any, notes: Any, mask: Any, stream: Stream
) -> Any:
    """Walk down from the root, playing on ``state``; the depth of the path's last node."""
    node, depth = ROOT, _ZERO
    desk.path[0] = ROOT
    while True:
        who = actor(state)
        desk.movers[depth] = who
        if who == OVER or depth + _ONE == _DEEPEST:
            return depth
        if who == CHANCE:
            child = find(nodes, desk, node, draw(state, bits(stream)))
        else:
            child = choose(nodes, desk, node, state, notes, mask)
        if child == NO_NODE:
            return depth
        apply(state, np.uint64(nodes[child].action))
        depth += _ONE
        node = child
        desk.path[depth] = child


@kernel
def _play_on(state: Any, notes: Any, mask: Any, stream: Stream, horizon: Any) -> None:
    """Play by the game's own quick proposals to the end, or to the horizon if there is one."""
    count, step, left = stream.state, stream.step, np.int64(horizon)
    while True:
        who = actor(state)
        if who == OVER:
            break
        count += step
        if who == CHANCE:
            action = draw(state, scramble(count))
        else:
            action = propose(state, notes, mask, scramble(count))
        apply(state, action)
        left -= 1
        if left == 0:  # a horizon of 0 is never reached
            break
    stream.state = count


@kernel
def _bring_back(nodes: npt.NDArray[Any], desk: Any, depth: Any) -> None:
    """Add the result to every node of the path."""
    for step in range(depth + _ONE):
        node = nodes[desk.path[step]]
        node.visits += _ONE
        visits = np.float32(node.visits)
        if step > 0 and desk.movers[step - 1] >= 0:
            node.value += (desk.values[desk.movers[step - 1]] - node.value) / visits
            node.urge = node.prior / (_F1 + visits)
        if desk.movers[step] >= 0:
            node.own += (desk.values[desk.movers[step]] - node.own) / visits


@kernel
def _sum_up(desk: Any) -> None:
    """Add the result to the sums of all simulations."""
    for player in range(desk.sums.size):
        desk.sums[player] += desk.values[player]
    for player in range(desk.players):
        best_rival = np.int64(-1_000_000)
        for other in range(desk.players):
            if other != player:
                best_rival = max(best_rival, desk.totals[other])
        desk.leads[player] += desk.totals[player] - best_rival


@entry
def simulate(
    root: npt.NDArray[Any],
    observer: Any,
    nodes: npt.NDArray[Any],
    desks: npt.NDArray[Any],
    states: npt.NDArray[Any],
    notebooks: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    count: Any,
) -> None:
    """Run more simulations of one tree.

    Args:
        root: one state as the observer may know it.
        observer: who searches (``uint64``); it is his turn to act. NOBODY: nothing is hidden in
            ``root``.
        nodes: the tree; its first node is blank before the first call.
        desks: one record of ``desk_dtype``; it says that one node is used before the first call.
        states: one state to work on.
        notebooks: one record of the game's notes, filled in by ``study``.
        masks: one mask to work on.
        streams: one random stream.
        count: how many simulations.
    """
    desk, state, notes, mask, stream = desks[0], states[0], notebooks[0], masks[0], streams[0]
    for _ in range(count):
        states[0] = root[0]
        if observer != NOBODY:
            determinize(state, observer, stream)
        depth = _descend(nodes, desk, state, notes, mask, stream)
        _play_on(state, notes, mask, stream, desk.horizon)
        payoff(state, notes, desk.totals, desk.standings, desk.values)
        _sum_up(desk)
        _bring_back(nodes, desk, depth)
