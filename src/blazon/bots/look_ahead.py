"""The kernels of bots that look one action ahead."""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel.bits import lowest
from blazon.kernel.contract import actor, apply, determinize, legal, prepare, prior, score
from blazon.kernel.jit import entry, kernel

_ZERO, _ONE, _WORD = np.uint64(0), np.uint64(1), np.uint64(64)


@kernel
def _lead(state: Any, totals: npt.NDArray[np.int64], player: Any, alone: Any) -> Any:
    """The player's lead over the best rival if the game ended now; if ``alone``, their points."""
    score(state, totals)
    if alone:
        return totals[player]
    best_rival = np.int64(-1_000_000)
    for other in range(totals.size):
        if other != np.int64(player):
            best_rival = max(best_rival, totals[other])
    return totals[player] - best_rival


@kernel
def _best_after(
    work: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    totals: npt.NDArray[np.int64],
    player: Any,
    alone: Any,
    lead: Any,
) -> Any:
    """The best lead after one more action in ``work[1]``, if it is better than this one."""
    after, later, mask = work[1], work[2], masks[1]
    legal(after, mask)
    for word in range(mask.words.size):
        left = mask.words[word]
        while left != _ZERO:
            action = lowest(left) + np.uint64(word) * _WORD
            left &= left - _ONE
            work[2] = work[1]
            apply(later, action)
            lead = max(lead, _lead(later, totals, player, alone))
    return lead


@entry
def look_ahead(
    seen: npt.NDArray[Any],
    observer: Any,
    work: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    totals: npt.NDArray[np.int64],
    leads: npt.NDArray[np.int64],
    alone: Any,
    deals: Any,
) -> None:
    """Add the lead after each legal action to ``leads``, over several deals of hidden components.

    If ``alone``, the observer's own points count, whatever the rivals have.

    An action that changes neither the score nor the player to move, such as choosing a card that
    must be paid for, counts as the best of the actions that follow it.
    """
    dealt, after = work[0], work[1]
    for _ in range(deals):
        work[0] = seen[0]
        determinize(dealt, observer, streams[0])
        before = _lead(dealt, totals, observer, alone)
        legal(dealt, masks[0])
        for word in range(masks[0].words.size):
            left = masks[0].words[word]
            while left != _ZERO:
                action = lowest(left) + np.uint64(word) * _WORD
                left &= left - _ONE
                work[1] = work[0]
                apply(after, action)
                lead = _lead(after, totals, observer, alone)
                if lead == before and actor(after) == np.int64(observer):
                    lead = _best_after(work, masks, totals, observer, alone, lead)
                leads[action] += lead


@entry
def priors(
    seen: npt.NDArray[Any],
    workspaces: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    weights: npt.NDArray[np.float32],
) -> None:
    """Write the game's own weights for the legal actions."""
    legal(seen[0], masks[0])
    prepare(seen[0], workspaces[0])
    prior(seen[0], workspaces[0], masks[0], weights)
