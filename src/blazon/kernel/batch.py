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
    """Apply to each state its action."""
    for index in range(states.shape[0]):
        contract.apply(states[index], actions[index])


@entry
def ask(states: npt.NDArray[Any], masks: npt.NDArray[Any], actors: npt.NDArray[np.int64]) -> None:
    """For each state, who acts and (empty when it is over) which actions are legal."""
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
    """Who acts in the one state, into ``answer[0]``, and what is legal, into the one mask."""
    _look(states[0], masks[0], answer)


@entry
def step(
    before: npt.NDArray[Any],
    after: npt.NDArray[Any],
    action: Any,
    masks: npt.NDArray[Any],
    answer: npt.NDArray[np.int64],
) -> None:
    """Write the state after an action into ``after``, and what ``look`` says of it."""
    after[0] = before[0]
    contract.apply(after[0], np.uint64(action))
    _look(after[0], masks[0], answer)


@entry
def deal(states: npt.NDArray[Any], streams: npt.NDArray[Any]) -> None:
    """Set up each state, whose options are filled in, from its stream."""
    for index in range(states.shape[0]):
        contract.setup(states[index], streams[index])


@entry
def chance(
    states: npt.NDArray[Any], streams: npt.NDArray[Any], actions: npt.NDArray[np.uint64]
) -> None:
    """Sample for each state, at a chance event, an outcome from its stream."""
    for index in range(states.shape[0]):
        actions[index] = contract.draw(states[index], bits(streams[index]))


@entry
def prepare(states: npt.NDArray[Any], workspaces: npt.NDArray[Any]) -> None:
    """Fill each state's workspace with what its evaluation will want at hand."""
    for index in range(states.shape[0]):
        contract.prepare(states[index], workspaces[index])


@entry
def chance_weights(
    states: npt.NDArray[Any], outcomes: npt.NDArray[np.uint64], ways: npt.NDArray[np.uint64]
) -> None:
    """In how many equally likely ways the one state's chance event has each of the outcomes."""
    for index in range(outcomes.shape[0]):
        ways[index] = contract.chance_weight(states[0], outcomes[index])


@entry
def count(
    states: npt.NDArray[Any], totals: npt.NDArray[np.int64], standings: npt.NDArray[np.int64]
) -> None:
    """Write each state's totals and what orders them, both ``[states, players]``."""
    for index in range(states.shape[0]):
        contract.score(states[index], totals[index])
        contract.rank(states[index], totals[index], standings[index])


@entry
def _fingerprints(states: npt.NDArray[Any], keys: npt.NDArray[np.uint64]) -> None:
    for index in range(states.shape[0]):
        keys[index] = contract.fingerprint(states[index])


def fingerprint(states: npt.NDArray[Any]) -> int:
    """The number of all on which it depends what can still happen in the one state."""
    keys = np.zeros(1, np.uint64)
    _fingerprints(states, keys)
    return int(keys[0])


@entry
def observe(
    states: npt.NDArray[Any], seen: npt.NDArray[Any], observers: npt.NDArray[np.uint64]
) -> None:
    """Write into ``seen``, blank states, what each observer may know of each state."""
    for index in range(states.shape[0]):
        contract.hide(states[index], observers[index], seen[index])


@entry
def imagine(
    seen: npt.NDArray[Any], observers: npt.NDArray[np.uint64], streams: npt.NDArray[Any]
) -> None:
    """Deal the hidden things of each observed state from its stream."""
    for index in range(seen.shape[0]):
        contract.determinize(seen[index], observers[index], streams[index])
