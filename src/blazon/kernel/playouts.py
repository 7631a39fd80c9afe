"""Games played to the end at full speed: at random or by the first legal action."""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel.bits import lowest
from blazon.kernel.contract import CHANCE, OVER, actor, apply, draw, legal, pick, rank, score, setup
from blazon.kernel.jit import entry, kernel
from blazon.kernel.streams import Purpose, Stream, bits, key, scramble

_ZERO, _ONE, _WORD = np.uint64(0), np.uint64(1), np.uint64(64)
_DEAL, _PLAYOUT = np.uint64(Purpose.DEAL), np.uint64(Purpose.PLAYOUT)
_CHANCE, _BOT = np.uint64(Purpose.CHANCE), np.uint64(Purpose.BOT)


@kernel
def playout(state: Any, mask: Any, stream: Stream) -> Any:
    """Play uniformly random actions to the end of the game; returns the number of actions."""
    actions, count, step = _ZERO, stream.state, stream.step
    while True:
        who = actor(state)
        if who == OVER:
            stream.state = count
            return actions
        count += step
        if who == CHANCE:
            action = draw(state, scramble(count))
        else:
            action = pick(state, mask, scramble(count))
        apply(state, action)
        actions += _ONE


@entry
def playouts(
    start: npt.NDArray[Any],
    states: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    totals: npt.NDArray[np.int64],
    standings: npt.NDArray[np.int64],
    seed: Any,
    first: Any,
) -> Any:
    """Deal and play one random game for each row of ``totals``; returns the number of actions.

    Args:
        start: one state with options and components filled in.
        states: one state to work on; afterwards it holds the end of the last game.
        masks: one mask to work on.
        streams: one stream to work on.
        totals: ``(games, players)``; receives the players' totals.
        standings: ``(games, players)``; receives the players' standings.
        seed: ``uint64`` key of the random streams.
        first: ``uint64`` number of the first game.
    """
    actions = _ZERO
    state, mask, stream = states[0], masks[0], streams[0]
    for game in range(totals.shape[0]):
        states[0] = start[0]
        key(stream, seed, first + np.uint64(game), _DEAL)
        setup(state, stream)
        key(stream, seed, first + np.uint64(game), _PLAYOUT)
        actions += playout(state, mask, stream)
        score(state, totals[game])
        rank(state, totals[game], standings[game])
    return actions


@entry
def play_on(
    states: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    chance: Any,
    seeds: npt.NDArray[np.uint64],
    counts: npt.NDArray[np.uint64],
    actions: npt.NDArray[np.uint64],
) -> Any:
    """Play as random bots do until the game is over or ``actions`` is full.

    Args:
        states: one state, in which the game continues.
        masks: one mask to work on.
        streams: one stream to work on.
        chance: ``uint64`` seed of the outcomes of chance.
        seeds: the seed of each player's bot.
        counts: the numbers of actions and of outcomes of chance so far; updated.
        actions: receives the actions.

    Returns:
        The number of actions that were added.
    """
    state, mask, stream = states[0], masks[0], streams[0]
    for index in range(actions.size):
        who = actor(state)
        if who == OVER:
            return index
        if who == CHANCE:
            key(stream, chance, counts[1], _CHANCE)
            action = draw(state, bits(stream))
            counts[1] += _ONE
        else:
            key(stream, seeds[who], counts[0], _BOT)
            action = pick(state, mask, bits(stream))
        apply(state, action)
        actions[index] = action
        counts[0] += _ONE
    return actions.size


@entry
def is_over_after(states: npt.NDArray[Any], masks: npt.NDArray[Any], most: Any) -> Any:
    """Take the first legal action this many times; returns whether the game is over."""
    state, mask = states[0], masks[0]
    for _ in range(most):
        if actor(state) == OVER:
            return True
        legal(state, mask)
        word = 0
        while mask.words[word] == _ZERO:
            word += 1
        apply(state, lowest(mask.words[word]) + np.uint64(word) * _WORD)
    return actor(state) == OVER
