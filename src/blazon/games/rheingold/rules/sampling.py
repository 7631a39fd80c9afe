"""Choosing one of the legal actions without listing them all, for random games at full speed."""

from typing import Any

import numpy as np

from blazon.games.rheingold.rules.board import has, nth, size
from blazon.games.rheingold.rules.rules import END_TURN, may_go
from blazon.games.rheingold.rules.state import PLACES, Phase, State
from blazon.kernel.jit import kernel
from blazon.kernel.streams import scramble, share

_ZERO, _ONE, _TWO = np.uint64(0), np.uint64(1), np.uint64(2)
_PLACES = np.uint64(PLACES)
_MOVE, _COUNT, _FRONT = np.uint8(Phase.MOVE), np.uint8(Phase.COUNT), np.uint8(Phase.FRONT)


@kernel
def _pick_move(state: State, word: Any) -> Any:
    """Any army, along any of as many paths as a place can have, or the end of the turn.

    What is not legal is tried again, so that whatever is legal is equally likely.
    """
    armies = state.armies[np.uint64(state.player)]
    paths = np.uint64(state.most_paths)
    candidates = size(armies) * paths + _ONE
    while True:
        choice = share(word, candidates)
        if choice == _ZERO:
            return END_TURN
        choice -= _ONE
        source = nth(armies, choice // paths)
        path = choice % paths
        if path < size(state.adjacent[source]):
            target = nth(state.adjacent[source], path)
            if may_go(state, source, target):
                return source * _PLACES + target
        word = scramble(word + candidates)


@kernel
def _pick_front(state: State, word: Any) -> Any:
    """Any place beside the target, tried again until one may contribute; there always is one."""
    player, target = np.uint64(state.player), np.uint64(state.target)
    paths = size(state.adjacent[target])
    while True:
        source = nth(state.adjacent[target], share(word, paths))
        if has(state.armies[player], source) & ~has(state.named, source) and may_go(
            state, source, target
        ):
            return source * _PLACES + target
        word = scramble(word + paths)


@kernel
def pick(state: State, mask: Any, word: Any) -> Any:
    """One of the legal actions, each equally likely, by 64 random bits."""
    phase = state.phase
    if phase == _COUNT:
        least = np.uint64(state.least)
        return least + share(word, np.uint64(state.most) - least + _ONE)
    if phase == _MOVE:
        return _pick_move(state, word)
    if phase == _FRONT:
        return _pick_front(state, word)
    return share(word, _TWO)
