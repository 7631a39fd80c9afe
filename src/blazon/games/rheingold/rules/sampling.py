"""Choose a legal action without listing them all, for random games at full speed."""

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
    """Choose an army and the index of a path at random, or the end of the turn.

    Illegal choices are drawn again, so all legal actions are equally likely.
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
    """Draw places next to the target until one may contribute; there is always one."""
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
    """Choose a legal action with 64 random bits, each equally likely."""
    phase = state.phase
    if phase == _COUNT:
        least = np.uint64(state.least)
        return least + share(word, np.uint64(state.most) - least + _ONE)
    if phase == _MOVE:
        return _pick_move(state, word)
    if phase == _FRONT:
        return _pick_front(state, word)
    return share(word, _TWO)
