"""Games played on by plausible choices, from many possible deals at once.

The players choose each action with a probability that grows with the square of its prior, which
guides the search, too. It is a much stronger player than the quick choices of simulations, and a
game takes some tens of microseconds.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel.bits import lowest
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
    legal,
    prior,
)
from blazon.kernel.jit import entry, kernel
from blazon.kernel.judge import lead
from blazon.kernel.streams import Purpose, Stream, bits, key

_ZERO, _ONE, _WORD = np.uint64(0), np.uint64(1), np.uint64(64)
_DEAL, _PLAY = np.uint64(Purpose.DEAL), np.uint64(Purpose.PLAYOUT)
_LOW_BITS, _RANGE = np.uint64(11), np.float64(1 << 53)


@kernel
def _choose(state: Any, workspace: Any, mask: Any, weights: Any, word: Any) -> Any:
    """Choose a legal action by the squares of the priors, with 64 random bits."""
    legal(state, mask)
    prior(state, workspace, mask, weights)
    total = np.float64(0.0)
    for index in range(mask.words.size):
        left = mask.words[index]
        while left != _ZERO:
            weight = np.float64(weights[lowest(left) + np.uint64(index) * _WORD])
            total += weight * weight
            left &= left - _ONE
    rest = np.float64(word >> _LOW_BITS) / _RANGE * total
    action = _ZERO
    for index in range(mask.words.size):
        left = mask.words[index]
        while left != _ZERO and rest >= 0.0:
            action = lowest(left) + np.uint64(index) * _WORD
            weight = np.float64(weights[action])
            rest -= weight * weight
            left &= left - _ONE
    return action


@kernel
def _play_on(
    state: Any, workspace: Any, mask: Any, weights: Any, stream: Stream, to_end: Any
) -> None:
    """Play to the end of the game, or else to the next position that can be evaluated."""
    while True:
        who = actor(state)
        if who == OVER or not (to_end or is_quiet(state) == 0):
            return
        if who == CHANCE:
            apply(state, draw(state, bits(stream)))
        else:
            apply(state, _choose(state, workspace, mask, weights, bits(stream)))


@entry
def play_on(
    root: npt.NDArray[Any],
    observer: Any,
    actions: npt.NDArray[np.uint64],
    ends: npt.NDArray[Any],
    workspaces: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    weights: npt.NDArray[np.float32],
    seed: Any,
) -> None:
    """Play games on after each of some actions, in the same deals and with the same random numbers.

    Args:
        root: one state as the observer may know it; a player acts.
        observer: the player who knows it (``uint64``); NOBODY if nothing is hidden in ``root``.
        actions: legal actions to begin with.
        ends: ``[deals, games, actions]``; receives the last state of each game.
        workspaces: one record of the game's workspace, filled in by ``prepare``.
        masks: one mask to work on.
        streams: one random stream to work on.
        weights: one number for each action of the game, to work on.
        seed: ``uint64`` key of the random streams.
    """
    workspace, mask, stream = workspaces[0], masks[0], streams[0]
    games = ends.shape[1]
    for deal in range(ends.shape[0]):
        for game in range(games):
            for index in range(actions.shape[0]):
                ends[deal, game, index] = root[0]
                state = ends[deal, game, index]
                key(stream, seed, np.uint64(deal), _DEAL)
                if observer != NOBODY:
                    determinize(state, observer, stream)
                key(stream, seed, np.uint64(deal * games + game), _PLAY)
                apply(state, actions[index])
                _play_on(state, workspace, mask, weights, stream, True)


@entry
def look_out(
    states: npt.NDArray[Any],
    numbers: npt.NDArray[np.uint64],
    margins: npt.NDArray[np.float64],
    workspaces: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    weights: npt.NDArray[np.float32],
    points: npt.NDArray[np.float32],
    values: npt.NDArray[np.float32],
    seed: Any,
) -> None:
    """Find the margins that players can expect: play on a little, and evaluate the position.

    Args:
        states: complete states; played on to the next position that can be evaluated.
        numbers: the number of the random numbers for each; equal numbers give equal ones.
        margins: ``[states, players]``; receives each player's expected lead over the best rival.
        workspaces: one record of the game's workspace, filled in by ``prepare``.
        masks: one mask to work on.
        streams: one random stream to work on.
        weights: one number for each action of the game, to work on.
        points: one number for each player, to work on.
        values: the same.
        seed: ``uint64`` key of the random streams.
    """
    workspace, mask, stream = workspaces[0], masks[0], streams[0]
    players = margins.shape[1]
    for index in range(states.shape[0]):
        state = states[index]
        key(stream, seed, numbers[index], _PLAY)
        _play_on(state, workspace, mask, weights, stream, False)
        evaluate(state, workspace, points, values)
        for player in range(players):
            margins[index, player] = lead(players, points, player)
