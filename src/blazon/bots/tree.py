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

from blazon.kernel.bits import lowest, popcount
from blazon.kernel.contract import (
    CHANCE,
    OVER,
    actor,
    apply,
    determinize,
    draw,
    legal,
    payoff,
    propose,
    weigh,
)
from blazon.kernel.jit import entry, kernel
from blazon.kernel.records import record_dtype
from blazon.kernel.streams import bits, scramble

NODE = record_dtype(
    [
        ("value", np.float32),  # mean payoff of who chose this action
        ("urge", np.float32),  # prior / (1 + visits)
        ("prior", np.float32),  # share of promise among its siblings
        ("own", np.float32),  # mean payoff of who acts after it
        ("visits", np.uint32),
        ("missed", np.uint32),  # visits of the parent in which the action was not legal
        ("first", np.uint32),  # its children lie together from here
        ("action", np.uint16),
        ("children", np.uint16),  # how many; 0 for a leaf
    ]
)
"""An action in the tree, and what followed it; node 0 is the root."""

SETTINGS = record_dtype(
    [
        ("exploration", np.float32),
        ("reduction", np.float32),  # how much worse than average an untried action is taken to be
        ("expand_after", np.uint32),  # visits after which a leaf gets children
    ]
)

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_WORD_SHIFT, _WORD_MASK, _WORD = np.uint64(6), np.uint64(63), np.uint64(64)
_F0, _F1, _LOWEST = np.float32(0.0), np.float32(1.0), np.float32(-1e9)
_ROOT = _NO_NODE = np.uint64(0)


@kernel
def _has(mask: Any, action: Any) -> Any:
    return mask.words[action >> _WORD_SHIFT] >> (action & _WORD_MASK) & _ONE


@kernel
def _count(mask: Any) -> Any:
    count = _ZERO
    for word in range(mask.words.size):
        count += popcount(mask.words[word])
    return count


@kernel
def _add_child(nodes: npt.NDArray[Any], index: Any, action: Any, prior: Any) -> None:
    node = nodes[index]
    node.value = _F0
    node.urge = prior
    node.prior = prior
    node.own = _F0
    node.visits = 0
    node.missed = 0
    node.first = 0
    node.children = 0
    node.action = action


@kernel
def _expand(
    nodes: npt.NDArray[Any],
    used: npt.NDArray[np.uint64],
    parent: Any,
    state: Any,
    mask: Any,
    weights: npt.NDArray[np.float32],
) -> Any:
    """Give a leaf a child for each action of the mask; False if there is no room."""
    count = _count(mask)
    first = used[0]
    if first + count > np.uint64(nodes.shape[0]):
        return False
    weigh(state, mask, weights)
    total, index = _F0, first
    for word in range(mask.words.size):
        left = mask.words[word]
        while left != _ZERO:
            action = lowest(left) + np.uint64(word) * _WORD
            left &= left - _ONE
            _add_child(nodes, index, action, weights[action])
            total += weights[action]
            index += _ONE
    for child in range(first, index):
        nodes[child].prior /= total
        nodes[child].urge = nodes[child].prior
    used[0] = index
    nodes[parent].first = first
    nodes[parent].children = count
    return True


@kernel
def _move_and_add(
    nodes: npt.NDArray[Any], used: npt.NDArray[np.uint64], parent: Any, action: Any
) -> Any:
    """Move a node's children to the end, to add one that had not been legal; its index, or 0."""
    node = nodes[parent]
    count, old, new = np.uint64(node.children), np.uint64(node.first), used[0]
    if new + count + _ONE > np.uint64(nodes.shape[0]):
        return _NO_NODE
    for offset in range(count):
        nodes[new + offset] = nodes[old + offset]
    _add_child(nodes, new + count, action, _F1 / np.float32(count + _ONE))
    nodes[new + count].missed = node.visits
    node.first = new
    node.children = count + _ONE
    used[0] = new + count + _ONE
    return new + count


@kernel
def _find(nodes: npt.NDArray[Any], used: npt.NDArray[np.uint64], parent: Any, action: Any) -> Any:
    """The child of an action, added if need be; 0 if there is no room."""
    first = np.uint64(nodes[parent].first)
    for child in range(first, first + np.uint64(nodes[parent].children)):
        if nodes[child].action == action:
            return np.uint64(child)
    return _move_and_add(nodes, used, parent, action)


@kernel
def _add_missing(
    nodes: npt.NDArray[Any], used: npt.NDArray[np.uint64], parent: Any, mask: Any
) -> Any:
    """Add a child for the first legal action that has none yet; its index, or 0."""
    first = np.uint64(nodes[parent].first)
    last = first + np.uint64(nodes[parent].children)
    for word in range(mask.words.size):
        left = mask.words[word]
        while left != _ZERO:
            action = lowest(left) + np.uint64(word) * _WORD
            left &= left - _ONE
            known = False
            for index in range(first, last):
                known |= nodes[index].action == action
            if not known:
                return _move_and_add(nodes, used, parent, action)
    return _NO_NODE


@kernel
def _select(
    nodes: npt.NDArray[Any],
    used: npt.NDArray[np.uint64],
    parent: Any,
    mask: Any,
    settings: Any,
) -> Any:
    """The legal child with the highest upper bound, or a new one; 0 if there is no room for it."""
    node = nodes[parent]
    visits = np.float32(node.visits)
    usual = settings.exploration * np.float32(np.sqrt(visits))
    untried = node.own - settings.reduction
    first, best, best_bound, found = np.uint64(node.first), _NO_NODE, _LOWEST, _ZERO
    for index in range(first, first + np.uint64(node.children)):
        child = nodes[index]
        if _has(mask, np.uint64(child.action)) == _ZERO:
            child.missed += _ONE
            continue
        found += _ONE
        value = child.value if child.visits != 0 else untried
        scale = usual
        if child.missed != 0:
            scale = settings.exploration * np.float32(np.sqrt(visits - np.float32(child.missed)))
        bound = value + scale * child.urge
        if bound > best_bound:
            best, best_bound = np.uint64(index), bound
    return best if found == _count(mask) else _add_missing(nodes, used, parent, mask)


@kernel
def _roll_out(state: Any, mask: Any, stream: Any) -> None:
    """Play to the end by the game's own quick proposals."""
    count, step = stream.state, stream.step
    while True:
        who = actor(state)
        if who == OVER:
            stream.state = count
            return
        count += step
        if who == CHANCE:
            action = draw(state, scramble(count))
        else:
            legal(state, mask)
            action = propose(state, mask, scramble(count))
        apply(state, action)


@kernel
def _next(
    nodes: npt.NDArray[Any],
    used: npt.NDArray[np.uint64],
    node: Any,
    state: Any,
    mask: Any,
    setting: Any,
    weights: npt.NDArray[np.float32],
) -> Any:
    """The child to go to from a node where a player acts; 0 at a leaf that stays one."""
    leaf = nodes[node].children == 0
    if leaf and node != _ROOT and nodes[node].visits < setting.expand_after:
        return _NO_NODE
    legal(state, mask)
    if leaf and not _expand(nodes, used, node, state, mask, weights):
        return _NO_NODE
    return _select(nodes, used, node, mask, setting)


@kernel
def _descend(
    nodes: npt.NDArray[Any],
    used: npt.NDArray[np.uint64],
    state: Any,
    mask: Any,
    stream: Any,
    setting: Any,
    weights: npt.NDArray[np.float32],
    path: npt.NDArray[np.uint64],
    movers: npt.NDArray[np.int64],
) -> Any:
    """Walk down from the root, playing on ``state``; the depth of the last node of ``path``."""
    node, depth = _ROOT, _ZERO
    path[0] = _ROOT
    while True:
        who = actor(state)
        movers[depth] = who
        if who == OVER or depth + _ONE == np.uint64(path.shape[0]):
            return depth
        if who == CHANCE:
            child = _find(nodes, used, node, draw(state, bits(stream)))
        else:
            child = _next(nodes, used, node, state, mask, setting, weights)
        if child == _NO_NODE:
            return depth
        apply(state, np.uint64(nodes[child].action))
        depth += _ONE
        node = child
        path[depth] = child


@kernel
def _bring_back(
    nodes: npt.NDArray[Any],
    path: npt.NDArray[np.uint64],
    movers: npt.NDArray[np.int64],
    depth: Any,
    values: npt.NDArray[np.float32],
) -> None:
    """Add a result to every node of the path."""
    for step in range(depth + _ONE):
        node = nodes[path[step]]
        node.visits += _ONE
        visits = np.float32(node.visits)
        if step > 0 and movers[step - 1] >= 0:
            node.value += (values[movers[step - 1]] - node.value) / visits
            node.urge = node.prior / (_F1 + visits)
        if movers[step] >= 0:
            node.own += (values[movers[step]] - node.own) / visits


@entry
def simulate(
    root: npt.NDArray[Any],
    observer: Any,
    nodes: npt.NDArray[Any],
    used: npt.NDArray[np.uint64],
    work: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    settings: npt.NDArray[Any],
    weights: npt.NDArray[np.float32],
    path: npt.NDArray[np.uint64],
    movers: npt.NDArray[np.int64],
    totals: npt.NDArray[np.int64],
    standings: npt.NDArray[np.int64],
    values: npt.NDArray[np.float32],
    sums: npt.NDArray[np.float64],
    count: Any,
) -> None:
    """Run ``count`` more simulations of one tree.

    ``root`` is one state as the ``observer`` may know it, whose turn it is to act. ``nodes`` is the
    tree, its first node blank before the first call, and ``used`` how many of them are in use, 1
    before the first call. ``sums`` receives the sum of each player's payoffs. All the other arrays
    are room to work in, but for ``streams`` and ``settings``, which hold one record each.
    """
    state, mask, stream, setting = work[0], masks[0], streams[0], settings[0]
    for _ in range(count):
        work[0] = root[0]
        determinize(state, observer, stream)
        depth = _descend(nodes, used, state, mask, stream, setting, weights, path, movers)
        _roll_out(state, mask, stream)
        payoff(state, totals, standings, values)
        for player in range(sums.shape[0]):
            sums[player] += values[player]
        _bring_back(nodes, path, movers, depth, values)
