"""Sets of actions: a record of 64-bit words; action 0 is the lowest bit of the first."""

from typing import Any

import numpy as np

from blazon.kernel.bits import lowest, popcount, select
from blazon.kernel.jit import kernel
from blazon.kernel.layout import record_dtype
from blazon.kernel.streams import share

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_WORD_SHIFT, _WORD_MASK, _WORD = np.uint64(6), np.uint64(63), np.uint64(64)
_BLOCK = 8
"""The number of words that are compared with 0 at once."""


def mask_dtype(actions: int) -> np.dtype[Any]:
    """The record of a set of up to ``actions`` actions: a field ``words`` of 64 bits each."""
    return record_dtype([("words", np.uint64, ((actions + 63) // 64,))])


@kernel
def contains(mask: Any, action: Any) -> Any:
    """1 if the set has the action (``uint64``), else 0."""
    return mask.words[action >> _WORD_SHIFT] >> (action & _WORD_MASK) & _ONE


@kernel
def size(mask: Any) -> Any:
    """The number of actions in the set."""
    count, words = _ZERO, mask.words
    for word in range(words.size):
        count += popcount(words[word])
    return count


@kernel
def translate(mask: Any, numbers: Any, words: Any) -> None:
    """Write the set as bits of ``words``, by the number of each action in ``numbers``.

    If ``numbers`` is empty, these are the actions themselves.
    """
    if numbers.size == 0:
        for word in range(words.size):
            words[word] = mask.words[word]
        return
    for word in range(words.size):
        words[word] = _ZERO
    for block in range(0, mask.words.size, _BLOCK):
        end, found = min(block + _BLOCK, mask.words.size), _ZERO
        for word in range(block, end):
            found |= mask.words[word]
        if found == _ZERO:
            continue
        for word in range(block, end):
            left, base = mask.words[word], np.uint64(word) * _WORD
            while left != _ZERO:
                number = np.uint64(numbers[base + lowest(left)])
                left &= left - _ONE
                words[number >> _WORD_SHIFT] |= _ONE << (number & _WORD_MASK)


@kernel
def any_of(mask: Any, word: Any) -> Any:
    """Choose an action from a nonempty set with 64 random bits, each equally likely."""
    if mask.words.size == 1:
        return select(mask.words[0], share(word, popcount(mask.words[0])))
    rank, base = share(word, size(mask)), _ZERO
    for place in range(mask.words.size):
        here = popcount(mask.words[place])
        if rank < here:
            return base + select(mask.words[place], rank)
        rank -= here
        base += _WORD
    return base
