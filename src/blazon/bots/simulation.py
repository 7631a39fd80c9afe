"""Information-set Monte Carlo tree search, compiled, for any game that fulfils the contract.

One tree represents the searching player's knowledge (SO-ISMCTS; Cowling, Powley and Whitehouse,
"Information set Monte Carlo tree search", 2012): every simulation deals the hidden components anew,
descends along actions that are legal in that deal, plays to the end and backs up the result. A
child's exploration bonus follows its prior and counts only the times it was available (PUCT). Each
player maximises their own payoff. The loop allocates no memory.
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
    evaluate,
    is_quiet,
    rollout_action,
)
from blazon.kernel.jit import entry, kernel
from blazon.kernel.judge import lead
from blazon.kernel.streams import Stream, bits, scramble

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_DEEPEST = np.uint64(DEEPEST)
_F1 = np.float32(1.0)


@kernel
def _descend(
    nodes: npt.NDArray[Any], scratch: Any, state: Any, workspace: Any, mask: Any, stream: Stream
) -> Any:
    """Descend from the root, playing on ``state``; returns the depth of the path's last node.

    If the search stops at quiet positions, the path ends at the first one after the root.
    """
    node, depth = ROOT, _ZERO
    scratch.path[0] = ROOT
    while True:
        who = actor(state)
        scratch.movers[depth] = who
        if who == OVER or depth + _ONE == _DEEPEST:
            return depth
        if scratch.stops_at_quiet != 0 and depth > _ZERO and is_quiet(state):
            return depth
        if who == CHANCE:
            child = find(nodes, scratch, node, draw(state, bits(stream)))
        else:
            child = choose(nodes, scratch, node, state, workspace, mask)
        if child == NO_NODE:
            return depth
        apply(state, np.uint64(nodes[child].action))
        depth += _ONE
        node = child
        scratch.path[depth] = child


@kernel
def _play_on(state: Any, workspace: Any, mask: Any, stream: Stream, horizon: Any) -> None:
    """Play the game's quick choices to a quiet position beyond the horizon, or to the end."""
    count, step, left = stream.state, stream.step, np.int64(horizon)
    while True:
        who = actor(state)
        if who == OVER or (left <= 0 and is_quiet(state)):
            break
        count += step
        if who == CHANCE:
            action = draw(state, scramble(count))
        else:
            action = rollout_action(state, workspace, mask, scramble(count))
        apply(state, action)
        left -= 1
    stream.state = count


@kernel
def _bring_back(nodes: npt.NDArray[Any], scratch: Any, depth: Any) -> None:
    """Add the result to every node of the path."""
    for step in range(depth + _ONE):
        node = nodes[scratch.path[step]]
        node.visits += _ONE
        visits = np.float32(node.visits)
        if step > 0 and scratch.movers[step - 1] >= 0:
            node.value += (scratch.values[scratch.movers[step - 1]] - node.value) / visits
            node.urge = node.prior / (_F1 + visits)
        if scratch.movers[step] >= 0:
            node.own += (scratch.values[scratch.movers[step]] - node.own) / visits


@kernel
def _sum_up(scratch: Any) -> None:
    """Add the result to the sums of all simulations."""
    for player in range(scratch.sums.size):
        scratch.sums[player] += scratch.values[player]
    for player in range(scratch.players):
        scratch.leads[player] += lead(scratch.players, scratch.points, player)


@kernel
def _tally(nodes: npt.NDArray[Any], scratch: Any, depth: Any) -> None:
    """Add the result to the sums of all simulations and of those with the same first action."""
    if depth == _ZERO:
        _sum_up(scratch)
        return
    mover = scratch.movers[0]
    before = scratch.leads[mover]
    _sum_up(scratch)
    scratch.gains[nodes[scratch.path[1]].action] += scratch.leads[mover] - before


@entry
def simulate(
    root: npt.NDArray[Any],
    observer: Any,
    nodes: npt.NDArray[Any],
    scratches: npt.NDArray[Any],
    states: npt.NDArray[Any],
    workspaces: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    count: Any,
) -> None:
    """Run more simulations of one tree.

    Args:
        root: one state as the observer may know it.
        observer: the player who searches (``uint64``) and is to act. NOBODY if nothing is hidden in
            ``root``.
        nodes: the tree; before the first call its first node is blank.
        scratches: one record of ``scratch_dtype``; before the first call its node count is 1.
        states: one state to work on.
        workspaces: one record of the game's workspace, filled in by ``prepare``.
        masks: one mask to work on.
        streams: one random stream.
        count: the number of simulations.
    """
    run(root, observer, nodes, scratches, states, workspaces, masks, streams, count)


@kernel
def run(
    root: npt.NDArray[Any],
    observer: Any,
    nodes: npt.NDArray[Any],
    scratches: npt.NDArray[Any],
    states: npt.NDArray[Any],
    workspaces: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    count: Any,
) -> None:
    """``simulate``, for compiled callers."""
    scratch, state, workspace, mask, stream = (
        scratches[0],
        states[0],
        workspaces[0],
        masks[0],
        streams[0],
    )
    for _ in range(count):
        states[0] = root[0]
        if observer != NOBODY:
            determinize(state, observer, stream)
        depth = _descend(nodes, scratch, state, workspace, mask, stream)
        _play_on(state, workspace, mask, stream, scratch.horizon)
        evaluate(state, workspace, scratch.points, scratch.values)
        _tally(nodes, scratch, depth)
        _bring_back(nodes, scratch, depth)
