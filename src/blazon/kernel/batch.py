"""The contract's functions for Python: over whole arrays of states at once."""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel import contract
from blazon.kernel.jit import entry, kernel
from blazon.kernel.streams import bits

_NO_WORD = np.uint64(0)


@entry
def act(states: npt.NDArray[Any], actions: npt.NDArray[np.uint64]) -> None:
    """Apply an action to each state."""
    for index in range(states.shape[0]):
        contract.apply(states[index], actions[index])


@entry
def ask(states: npt.NDArray[Any], masks: npt.NDArray[Any], actors: npt.NDArray[np.int64]) -> None:
    """Write who acts in each state, and its legal actions (empty at the end of a game)."""
    for index in range(states.shape[0]):
        actors[index] = contract.actor(states[index])
        mask = masks[index]
        if actors[index] != contract.OVER:
            contract.legal(states[index], mask)
        else:
            for word in range(mask.words.size):
                mask.words[word] = _NO_WORD


@kernel
def _look(state: Any, mask: Any, answer: npt.NDArray[np.int64]) -> None:
    answer[0] = contract.actor(state)
    words = mask.words
    for word in range(words.size):
        words[word] = _NO_WORD
    if answer[0] != contract.OVER:
        contract.legal(state, mask)


@entry
def look(states: npt.NDArray[Any], masks: npt.NDArray[Any], answer: npt.NDArray[np.int64]) -> None:
    """Write who acts in one state into ``answer[0]``, and the legal actions into one mask."""
    _look(states[0], masks[0], answer)


@entry
def step(
    before: npt.NDArray[Any],
    after: npt.NDArray[Any],
    action: Any,
    masks: npt.NDArray[Any],
    answer: npt.NDArray[np.int64],
) -> None:
    """Write the state after an action into ``after``, and the answer of ``look`` for it."""
    after[0] = before[0]
    contract.apply(after[0], np.uint64(action))
    _look(after[0], masks[0], answer)


@entry
def deal(states: npt.NDArray[Any], streams: npt.NDArray[Any]) -> None:
    """Set up each state from its stream; its options are already filled in."""
    for index in range(states.shape[0]):
        contract.setup(states[index], streams[index])


@entry
def chance(
    states: npt.NDArray[Any], streams: npt.NDArray[Any], actions: npt.NDArray[np.uint64]
) -> None:
    """Sample an outcome for each state from its stream; each state is at a chance event."""
    for index in range(states.shape[0]):
        actions[index] = contract.draw(states[index], bits(streams[index]))


@entry
def prepare(states: npt.NDArray[Any], workspaces: npt.NDArray[Any]) -> None:
    """Fill each state's workspace with the data that its evaluation needs."""
    for index in range(states.shape[0]):
        contract.prepare(states[index], workspaces[index])


@entry
def pick(
    states: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    actions: npt.NDArray[np.uint64],
) -> None:
    """Choose a legal action for each state from its stream; a player acts in each state."""
    for index in range(states.shape[0]):
        actions[index] = contract.pick(states[index], masks[index], bits(streams[index]))


@entry
def chance_weights(
    states: npt.NDArray[Any], outcomes: npt.NDArray[np.uint64], ways: npt.NDArray[np.uint64]
) -> None:
    """Count the equally likely cases of each outcome of the one state's chance event."""
    for index in range(outcomes.shape[0]):
        ways[index] = contract.chance_weight(states[0], outcomes[index])


@entry
def count(
    states: npt.NDArray[Any], totals: npt.NDArray[np.int64], standings: npt.NDArray[np.int64]
) -> None:
    """Write each state's totals and standings, both ``[states, players]``."""
    for index in range(states.shape[0]):
        contract.score(states[index], totals[index])
        contract.rank(states[index], totals[index], standings[index])


@entry
def bound_lead(states: npt.NDArray[Any], bounds: npt.NDArray[np.int64]) -> None:
    """Write the bounds of the final lead of the first of two players, ``[states, 2]``."""
    for index in range(states.shape[0]):
        contract.bound_lead(states[index], bounds[index])


@entry
def _fingerprints(states: npt.NDArray[Any], keys: npt.NDArray[np.uint64]) -> None:
    for index in range(states.shape[0]):
        keys[index] = contract.fingerprint(states[index])


def fingerprint(states: npt.NDArray[Any]) -> int:
    """The fingerprint of the one state."""
    keys = np.zeros(1, np.uint64)
    _fingerprints(states, keys)
    return int(keys[0])


@entry
def observe(
    states: npt.NDArray[Any], seen: npt.NDArray[Any], observers: npt.NDArray[np.uint64]
) -> None:
    """Write what each observer may know of each state into ``seen``, which holds blank states."""
    for index in range(states.shape[0]):
        contract.hide(states[index], observers[index], seen[index])


@entry
def imagine(
    seen: npt.NDArray[Any], observers: npt.NDArray[np.uint64], streams: npt.NDArray[Any]
) -> None:
    """Deal the hidden components of each observed state from its stream."""
    for index in range(seen.shape[0]):
        contract.determinize(seen[index], observers[index], streams[index])
