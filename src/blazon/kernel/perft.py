"""Perft: the number of action sequences, the standard check of a rules engine."""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel.bits import lowest, popcount
from blazon.kernel.contract import OVER, actor, apply, legal
from blazon.kernel.jit import entry

_ZERO, _ONE, _WORD = np.uint64(0), np.uint64(1), np.uint64(64)


@entry
def _leaves(states: npt.NDArray[Any], masks: npt.NDArray[Any], depth: Any) -> Any:
    """Count the leaves below ``states[0]``; level n uses ``states[n]`` and the rest of its mask."""
    total, level = _ZERO, 0
    if actor(states[0]) == OVER:
        return _ONE
    legal(states[0], masks[0])
    while level >= 0:
        mask = masks[level]
        if level == depth - 1:
            for word in range(mask.words.size):
                total += popcount(mask.words[word])
                mask.words[word] = _ZERO
        word = 0
        while word < mask.words.size and mask.words[word] == _ZERO:
            word += 1
        if word == mask.words.size:
            level -= 1
            continue
        action = lowest(mask.words[word])
        mask.words[word] &= mask.words[word] - _ONE
        states[level + 1] = states[level]
        apply(states[level + 1], action + np.uint64(word) * _WORD)
        if actor(states[level + 1]) == OVER:
            total += _ONE
        else:
            level += 1
            legal(states[level], masks[level])
    return total


def perft(start: npt.NDArray[Any], depth: int, mask: np.dtype[Any], longest: int) -> int:
    """Count the action sequences of length ``depth`` from one position.

    A sequence that reaches the end of the game sooner counts once.

    Args:
        start: one state.
        depth: length of the sequences; 0 gives 1.
        mask: the record of a set of the game's actions.
        longest: the length of the longest game; a greater depth gives the same result.
    """
    depth = min(depth, longest)
    if depth == 0:
        return 1
    states = np.zeros(depth + 1, start.dtype)
    states[0] = start[0]
    masks = np.zeros(depth + 1, mask)
    return int(_leaves(states, masks, np.int64(depth)))
