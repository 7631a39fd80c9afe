"""A search tree: nodes in one array, grown and traversed by compiled code.

A node represents an action and its consequences; node 0 is the root. A node's children are
adjacent. An action's legality may depend on a simulation's deal of hidden components, so a child
counts how often it was not legal.
"""

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel.bits import lowest
from blazon.kernel.contract import legal, prior
from blazon.kernel.jit import kernel
from blazon.kernel.layout import record_dtype
from blazon.kernel.masks import contains, size

NODE = record_dtype(
    [
        ("value", np.float32),  # mean payoff of the player who chose this action
        ("urge", np.float32),  # prior / (1 + visits)
        ("prior", np.float32),  # its share of the priors among its siblings
        ("own", np.float32),  # mean payoff of the player who acts after it
        ("visits", np.uint32),
        ("missed", np.uint32),  # parent's visits in which the action was not legal
        ("first", np.uint32),  # index of the first child
        ("action", np.uint16),
        ("children", np.uint16),  # number of children; 0 for a leaf
    ]
)
"""An action in the tree and its consequences; 32 bytes."""

DEEPEST = 1024
"""The maximum length of a path."""
MOST_PLAYERS = 8


@cache
def scratch_dtype(actions: int) -> np.dtype[Any]:
    """The record of a tree's working memory besides its nodes."""
    return record_dtype(
        [
            ("exploration", np.float32),  # search settings: see `levels.Level`
            ("expand_after", np.uint32),
            ("horizon", np.uint32),
            ("reserve", np.float32),
            ("stops_at_quiet", np.uint32),  # 1 or 0
            ("players", np.uint32),
            ("used", np.uint64),  # number of nodes in use
            ("weights", np.float32, (actions,)),  # each action's prior weight
            ("path", np.uint64, (DEEPEST,)),  # the nodes visited, the root first
            ("movers", np.int64, (DEEPEST,)),  # the player who acts after each node of the path
            ("points", np.float32, (MOST_PLAYERS,)),  # final or expected totals
            ("values", np.float32, (MOST_PLAYERS,)),  # payoffs of the simulation
            ("sums", np.float64, (MOST_PLAYERS,)),  # sums of all payoffs so far
            ("leads", np.float64, (MOST_PLAYERS,)),  # sums of leads over the best rival
            ("gains", np.float64, (actions,)),  # the root player's sums, by first action
        ]
    )


ROOT = np.uint64(0)
NO_NODE = ROOT
"""The root is nobody's child, so its index can mean that there is no node."""

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_WORD = np.uint64(64)
_F0, _F1, _LOWEST = np.float32(0.0), np.float32(1.0), np.float32(-1e9)


@kernel
def _add(nodes: npt.NDArray[Any], index: Any, action: Any, prior: Any) -> None:
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
    nodes: npt.NDArray[Any], scratch: Any, parent: Any, state: Any, workspace: Any, mask: Any
) -> Any:
    """Give a leaf a child for each legal action; False if there is no room."""
    first = scratch.used
    if first + size(mask) > np.uint64(nodes.shape[0]):
        return False
    prior(state, workspace, mask, scratch.weights)
    total, index = _F0, first
    for word in range(mask.words.size):
        left = mask.words[word]
        while left != _ZERO:
            action = lowest(left) + np.uint64(word) * _WORD
            left &= left - _ONE
            _add(nodes, index, action, scratch.weights[action])
            total += scratch.weights[action]
            index += _ONE
    for child in range(first, index):
        nodes[child].prior /= total
        nodes[child].urge = nodes[child].prior
    scratch.used = index
    nodes[parent].first = first
    nodes[parent].children = index - first
    return True


@kernel
def _move_and_add(nodes: npt.NDArray[Any], scratch: Any, parent: Any, action: Any) -> Any:
    """Move a node's children to the end and add one that had not been legal; returns its index."""
    node = nodes[parent]
    count, old, new = np.uint64(node.children), np.uint64(node.first), scratch.used
    if new + count + _ONE > np.uint64(nodes.shape[0]):
        return NO_NODE
    for offset in range(count):
        nodes[new + offset] = nodes[old + offset]
    _add(nodes, new + count, action, _F1 / np.float32(count + _ONE))
    nodes[new + count].missed = node.visits
    node.first = new
    node.children = count + _ONE
    scratch.used = new + count + _ONE
    return new + count


@kernel
def find(nodes: npt.NDArray[Any], scratch: Any, parent: Any, action: Any) -> Any:
    """The child of an action, added if necessary; NO_NODE if there is no room."""
    first = np.uint64(nodes[parent].first)
    for child in range(first, first + np.uint64(nodes[parent].children)):
        if nodes[child].action == action:
            return np.uint64(child)
    return _move_and_add(nodes, scratch, parent, action)


@kernel
def _add_missing(nodes: npt.NDArray[Any], scratch: Any, parent: Any, mask: Any) -> Any:
    """Add a child for the first legal action that has none yet; returns its index."""
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
                return _move_and_add(nodes, scratch, parent, action)
    return NO_NODE


@kernel
def _select(nodes: npt.NDArray[Any], scratch: Any, parent: Any, mask: Any) -> Any:
    """The legal child with the highest upper bound, or a new one; NO_NODE if there is no room."""
    node = nodes[parent]
    visits = np.float32(node.visits)
    usual = scratch.exploration * np.float32(np.sqrt(visits))
    first, best, best_bound, found = np.uint64(node.first), NO_NODE, _LOWEST, _ZERO
    for index in range(first, first + np.uint64(node.children)):
        child = nodes[index]
        if contains(mask, np.uint64(child.action)) == _ZERO:
            child.missed += _ONE
            continue
        found += _ONE
        value = child.value if child.visits != 0 else node.own - scratch.reserve
        scale = usual
        if child.missed != 0:
            scale = scratch.exploration * np.float32(np.sqrt(visits - np.float32(child.missed)))
        bound = value + scale * child.urge
        if bound > best_bound:
            best, best_bound = np.uint64(index), bound
    return best if found == size(mask) else _add_missing(nodes, scratch, parent, mask)


@kernel
def choose(
    nodes: npt.NDArray[Any], scratch: Any, node: Any, state: Any, workspace: Any, mask: Any
) -> Any:
    """The child to visit from a node where a player acts; NO_NODE at a leaf that stays one."""
    leaf = nodes[node].children == 0
    if leaf and node != ROOT and nodes[node].visits < scratch.expand_after:
        return NO_NODE
    legal(state, mask)
    if leaf and not _expand(nodes, scratch, node, state, workspace, mask):
        return NO_NODE
    return _select(nodes, scratch, node, mask)
