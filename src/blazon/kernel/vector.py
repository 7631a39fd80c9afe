"""Steps of many games at once, in arrays that the caller owns.

A step is one decision: an action of the player to move, and all outcomes of chance after it. Game
number ``index`` in its ``episode`` has random streams of its own, so what happens in it depends on
neither the other games nor the division of the work.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel.bits import lowest, popcount, select
from blazon.kernel.contract import (
    CHANCE,
    OVER,
    actor,
    apply,
    draw,
    hide,
    legal_numbers,
    pick,
    planes,
    rank,
    scalars,
    score,
    setup,
)
from blazon.kernel.jit import entry, kernel
from blazon.kernel.streams import Purpose, Stream, bits, key, share

FINISHED = np.int8(-1)
"""Stands for the player of a game that is over."""
NO_CASE = np.int64(-1)
"""What ``first_illegal`` returns if all actions are legal."""
_ZERO, _ONE, _WORD = np.uint64(0), np.uint64(1), np.uint64(64)
_WORD_SHIFT, _WORD_MASK, _EPISODE = np.uint64(6), np.uint64(63), np.uint64(32)
_DEAL, _CHANCE, _BOT = (np.uint64(one) for one in (Purpose.DEAL, Purpose.CHANCE, Purpose.BOT))


@kernel
def _run_on(state: Any, mask: Any, stream: Stream, rivals: Stream, seat: Any) -> Any:
    """Draw all pending outcomes of chance; returns who decides then, or ``OVER``.

    If ``seat`` is a player, the others choose their actions at random.
    """
    who = actor(state)
    while who == CHANCE or (seat >= 0 and who >= 0 and who != seat):
        if who == CHANCE:
            apply(state, draw(state, bits(stream)))
        else:
            apply(state, pick(state, mask, bits(rivals)))
        who = actor(state)
    return who


@entry
def begin(
    start: npt.NDArray[Any],
    states: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    rivals: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    seat: Any,
    which: npt.NDArray[np.bool_],
    seeds: npt.NDArray[np.uint64],
    names: npt.NDArray[np.uint64],
    episodes: npt.NDArray[np.uint64],
    ages: npt.NDArray[np.int64],
    numbers: npt.NDArray[np.int16],
    words: npt.NDArray[np.uint64],
    players: npt.NDArray[np.int8],
) -> None:
    """Begin some games anew.

    Args:
        start: one state with options and components filled in.
        states: ``[games]``.
        streams: ``[games]``; the streams of chance.
        rivals: ``[games]``; the streams of the players who choose at random.
        masks: one mask to work on.
        seat: the only player who does not choose at random; -1 if nobody does.
        which: ``[games]``; the games to begin.
        seeds: ``[games]``; the keys of their random streams, …
        names: ``[games]``; … and the games' numbers.
        episodes: ``[games]``; their episodes.
        ages: ``[games]``; receives 0, the number of steps.
        numbers: the place of each action of the game among the variant's; empty if the same.
        words: ``[games, words]``; receives the legal actions.
        players: ``[games]``; receives the player to move, or ``FINISHED``.
    """
    for index in range(states.shape[0]):
        if not which[index]:
            continue
        states[index] = start[0]
        state, stream, rival = states[index], streams[index], rivals[index]
        number = episodes[index] << _EPISODE | names[index]
        key(stream, seeds[index], number, _DEAL)
        setup(state, stream)
        key(stream, seeds[index], number, _CHANCE)
        key(rival, seeds[index], number, _BOT)
        who = _run_on(state, masks[0], stream, rival, seat)
        ages[index] = 0
        if who == OVER:
            players[index] = FINISHED
            words[index, :] = _ZERO
        else:
            players[index] = who
            legal_numbers(state, masks[0], numbers, words[index])


@entry
def look(
    states: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    numbers: npt.NDArray[np.int16],
    words: npt.NDArray[np.uint64],
    players: npt.NDArray[np.int8],
) -> None:
    """Write who is to move in each state, and the legal actions; see ``begin``."""
    for index in range(states.shape[0]):
        who = actor(states[index])
        players[index] = FINISHED
        words[index, :] = _ZERO
        if who >= 0:
            players[index] = who
            legal_numbers(states[index], masks[0], numbers, words[index])


@entry
def first_illegal(
    words: npt.NDArray[np.uint64],
    players: npt.NDArray[np.int8],
    actions: npt.NDArray[np.int32],
    most: Any,
) -> Any:
    """The first running game whose action is not legal; ``NO_CASE`` if there is none."""
    for index in range(actions.shape[0]):
        if players[index] != FINISHED and not _is_legal(words, index, actions[index], most):
            return index
    return NO_CASE


@kernel
def _is_legal(words: Any, index: Any, action: Any, most: Any) -> Any:
    """Return whether an action is legal in a game; ``most`` is the number of actions."""
    if action < 0 or action >= most:
        return False
    number = np.uint64(action)
    return words[index, number >> _WORD_SHIFT] >> (number & _WORD_MASK) & _ONE != _ZERO


@kernel
def _lose(rewards: Any, loser: Any) -> None:
    """Write what each player gains if one loses to all others."""
    share = np.float32(1) / np.float32(rewards.size - 1)
    for player in range(rewards.size):
        rewards[player] = np.float32(-1) if player == loser else share


@kernel
def _pay(standings: Any, rewards: Any) -> None:
    """Write what each player gains: 1 for a win alone, 0 if all win, and 0 in sum.

    Winners share the win, and the others share its cost.
    """
    players = rewards.size
    best, winners = standings[0], 0
    for player in range(players):
        if standings[player] > best:
            best, winners = standings[player], 0
        winners += standings[player] == best
    share = np.float32(players) / np.float32(winners)
    for player in range(players):
        won = share if standings[player] == best else np.float32(0)
        rewards[player] = (won - np.float32(1)) / np.float32(players - 1)


@entry
def advance(
    states: npt.NDArray[Any],
    streams: npt.NDArray[Any],
    rivals: npt.NDArray[Any],
    masks: npt.NDArray[Any],
    seat: Any,
    actions: npt.NDArray[np.int32],
    raw: npt.NDArray[np.uint64],
    ages: npt.NDArray[np.int64],
    longest: Any,
    most: Any,
    numbers: npt.NDArray[np.int16],
    words: npt.NDArray[np.uint64],
    players: npt.NDArray[np.int8],
    rewards: npt.NDArray[np.float32],
    terminated: npt.NDArray[np.bool_],
    truncated: npt.NDArray[np.bool_],
    totals: npt.NDArray[np.int64],
    standings: npt.NDArray[np.int64],
) -> Any:
    """Play one action in each running game; returns the number of games that end.

    Args:
        states: ``[games]``.
        streams: ``[games]``; the streams of chance.
        rivals: ``[games]``; the streams of the players who choose at random.
        masks: one mask to work on.
        seat: the only player who does not choose at random; -1 if nobody does.
        actions: ``[games]``; legal actions, by their place among the variant's.
        raw: the action of the game at each place; empty if the places are the actions themselves.
        ages: ``[games]``; the number of steps, which is updated.
        longest: the number of steps after which a game is cut off.
        most: the number of actions. If it is 0, all actions are legal; otherwise, whoever chose an
            illegal one has lost.
        numbers: the place of each action of the game among the variant's; empty if the same.
        words: ``[games, words]``; receives the legal actions.
        players: ``[games]``; receives the player to move, or ``FINISHED``.
        rewards: ``[games, players]``; receives 0 until the end.
        terminated: ``[games]``; whether this step ended the game.
        truncated: ``[games]``; whether it was cut off.
        totals: ``[games, players]``; receives the points at the end.
        standings: one row of players to work on.
    """
    ended = 0
    for index in range(states.shape[0]):
        terminated[index] = truncated[index] = False
        rewards[index, :] = np.float32(0)
        if players[index] == FINISHED:
            continue
        state = states[index]
        if most and not _is_legal(words, index, actions[index], most):
            _lose(rewards[index], players[index])
            score(state, totals[index])
            terminated[index], players[index] = True, FINISHED
            words[index, :] = _ZERO
            ended += 1
            continue
        action = np.uint64(actions[index])
        apply(state, raw[action] if raw.size else action)
        who = _run_on(state, masks[0], streams[index], rivals[index], seat)
        ages[index] += 1
        if who != OVER and ages[index] < longest:
            players[index] = who
            legal_numbers(state, masks[0], numbers, words[index])
            continue
        ended += 1
        players[index] = FINISHED
        words[index, :] = _ZERO
        score(state, totals[index])
        if who == OVER:
            terminated[index] = True
            rank(state, totals[index], standings)
            _pay(standings, rewards[index])
        else:
            truncated[index] = True
    return ended


@kernel
def _blank(start: npt.NDArray[Any], seen: npt.NDArray[Any], state: Any, observer: Any) -> None:
    """Write what the observer may know into the one state of ``seen``."""
    seen[0] = start[0]
    hide(state, observer, seen[0])


@entry
def show_words(
    blank: npt.NDArray[Any],
    states: npt.NDArray[Any],
    observers: npt.NDArray[np.int8],
    out: npt.NDArray[Any],
) -> None:
    """Write each observer's state into ``out``, an array of records ``[games, observers]``."""
    for index in range(states.shape[0]):
        for place in range(observers.shape[1]):
            out[index, place] = blank[0]
            hide(states[index], np.uint64(observers[index, place]), out[index, place])


@entry
def show_scalars(
    blank: npt.NDArray[Any],
    seen: npt.NDArray[Any],
    states: npt.NDArray[Any],
    observers: npt.NDArray[np.int8],
    out: npt.NDArray[np.float32],
) -> None:
    """Write each observer's scalars into ``out``: ``[games, observers, columns]``."""
    for index in range(states.shape[0]):
        for place in range(observers.shape[1]):
            observer = np.uint64(observers[index, place])
            _blank(blank, seen, states[index], observer)
            scalars(seen[0], observer, out[index, place])


@entry
def show_planes(
    blank: npt.NDArray[Any],
    seen: npt.NDArray[Any],
    states: npt.NDArray[Any],
    observers: npt.NDArray[np.int8],
    out: npt.NDArray[np.uint8],
) -> None:
    """Write each observer's planes into ``out``: ``[games, observers, planes, fields]``."""
    for index in range(states.shape[0]):
        for place in range(observers.shape[1]):
            observer = np.uint64(observers[index, place])
            _blank(blank, seen, states[index], observer)
            planes(seen[0], observer, out[index, place])


@entry
def list_legal(
    words: npt.NDArray[np.uint64], lists: npt.NDArray[np.int16], counts: npt.NDArray[np.int32]
) -> Any:
    """Write the legal actions of each game as a list, filled up with -1.

    Returns the largest number of them; if it is more than a list holds, the rest is missing.
    """
    room, largest = lists.shape[1], 0
    for index in range(words.shape[0]):
        count = 0
        for word in range(words.shape[1]):
            left = words[index, word]
            base = np.uint64(word) * _WORD
            while left != _ZERO:
                if count < room:
                    lists[index, count] = base + lowest(left)
                left &= left - _ONE
                count += 1
        counts[index] = count
        largest = max(largest, count)
        for place in range(count, room):
            lists[index, place] = -1
    return largest


@entry
def mask_legal(words: npt.NDArray[np.uint64], masks: npt.NDArray[np.int8]) -> None:
    """Write the legal actions of each game as one byte for each action, 0 or 1."""
    for index in range(words.shape[0]):
        for word in range(words.shape[1]):
            bits, base = words[index, word], 64 * word
            for place in range(min(64, masks.shape[1] - base)):
                masks[index, base + place] = bits >> np.uint64(place) & _ONE


@entry
def choose(
    words: npt.NDArray[np.uint64],
    streams: npt.NDArray[Any],
    actions: npt.NDArray[np.int32],
) -> None:
    """Choose a legal action of each game, each equally likely; -1 in a game that is over."""
    for index in range(words.shape[0]):
        count = _ZERO
        for word in range(words.shape[1]):
            count += popcount(words[index, word])
        actions[index] = -1
        if count == _ZERO:
            continue
        left = share(bits(streams[index]), count)
        for word in range(words.shape[1]):
            here = popcount(words[index, word])
            if left < here:
                base = np.uint64(word) * _WORD
                actions[index] = base + np.uint64(select(words[index, word], left))
                break
            left -= here
