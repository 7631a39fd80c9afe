"""Steps of vectors of games in CUDA threads, one game a thread.

``blazon.kernel.vector`` loops over games; each thread gives it its own game alone. Of the arrays
to work on, such as ``masks``, there is one for each game.
"""

from typing import Any

from numba import cuda

from blazon.kernel import vector


def begin(
    start: Any,
    states: Any,
    streams: Any,
    rivals: Any,
    masks: Any,
    seat: Any,
    which: Any,
    seeds: Any,
    names: Any,
    episodes: Any,
    ages: Any,
    numbers: Any,
    words: Any,
    players: Any,
) -> None:
    """Begin this thread's game anew."""
    at = cuda.grid(1)
    if at < states.shape[0]:
        end = at + 1
        vector.begin(
            start,
            states[at:end],
            streams[at:end],
            rivals[at:end],
            masks[at:end],
            seat,
            which[at:end],
            seeds[at:end],
            names[at:end],
            episodes[at:end],
            ages[at:end],
            numbers,
            words[at:end],
            players[at:end],
        )


def advance(
    states: Any,
    streams: Any,
    rivals: Any,
    masks: Any,
    seat: Any,
    actions: Any,
    raw: Any,
    ages: Any,
    longest: Any,
    most: Any,
    numbers: Any,
    words: Any,
    players: Any,
    rewards: Any,
    terminated: Any,
    truncated: Any,
    totals: Any,
    standings: Any,
) -> None:
    """Play one action in this thread's game."""
    at = cuda.grid(1)
    if at < states.shape[0]:
        end = at + 1
        vector.advance(
            states[at:end],
            streams[at:end],
            rivals[at:end],
            masks[at:end],
            seat,
            actions[at:end],
            raw,
            ages[at:end],
            longest,
            most,
            numbers,
            words[at:end],
            players[at:end],
            rewards[at:end],
            terminated[at:end],
            truncated[at:end],
            totals[at:end],
            standings[at],
        )


def show_words(blank: Any, states: Any, observers: Any, out: Any) -> None:
    """Write what the observers of this thread's game may know, as a state."""
    at = cuda.grid(1)
    if at < states.shape[0]:
        end = at + 1
        vector.show_words(blank, states[at:end], observers[at:end], out[at:end])


def show_scalars(blank: Any, seen: Any, states: Any, observers: Any, out: Any) -> None:
    """Write it as numbers."""
    at = cuda.grid(1)
    if at < states.shape[0]:
        end = at + 1
        vector.show_scalars(blank, seen[at:end], states[at:end], observers[at:end], out[at:end])


def show_planes(blank: Any, seen: Any, states: Any, observers: Any, out: Any) -> None:
    """Write it as planes."""
    at = cuda.grid(1)
    if at < states.shape[0]:
        end = at + 1
        vector.show_planes(blank, seen[at:end], states[at:end], observers[at:end], out[at:end])
