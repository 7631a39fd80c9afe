"""Endings and their two-player value by a full search: no memory, no ordering, no pruning."""

import random
from typing import Any

import numba
import numpy as np

import blazon
from blazon.kernel.bits import lowest
from blazon.kernel.contract import CHANCE, OVER, actor, apply, legal, rank, score
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.solving import Solution

DEEPEST = 200
_WIN = 1 << 20


@numba.njit(error_model="numpy")
def _value(states: Any, masks: Any, movers: Any, best: Any, most: Any) -> Any:
    """The first player's lead plus a bonus for the win; ``1 << 40`` after too many positions."""
    totals, standings = np.zeros(2, np.int64), np.zeros(2, np.int64)
    level, value, nodes = 0, np.int64(0), 0
    while True:
        nodes += 1
        who = actor(states[level])
        if nodes > most or who == CHANCE or level == states.shape[0] - 1:
            return np.int64(1 << 40)
        if who == OVER:
            score(states[level], totals)
            rank(states[level], totals, standings)
            value = totals[0] - totals[1] + np.sign(standings[0] - standings[1]) * _WIN
            level -= 1
        else:
            legal(states[level], masks[level])
            movers[level] = who
            best[level] = -(1 << 30) if who == 0 else 1 << 30
            value = best[level]
        while True:
            if level < 0:
                return value
            best[level] = max(best[level], value) if movers[level] == 0 else min(best[level], value)
            word = masks[level].words[0]
            if word != 0:
                break
            value = best[level]
            level -= 1
        masks[level].words[0] = word & (word - np.uint64(1))
        states[level + 1] = states[level]
        apply(states[level + 1], np.uint64(lowest(word)))
        level += 1


def brute_force(position: Position, most: int = 1_000_000) -> tuple[float, float] | None:
    """The first player's win share and lead; None if there are too many positions.

    For games of two players, with at most 64 actions.
    """
    game = position.game
    states = np.zeros(DEEPEST, game.state)
    states[0] = position.states[0]
    masks, movers = np.zeros(DEEPEST, game.mask), np.zeros(DEEPEST, np.int64)
    value = int(_value(states, masks, movers, np.zeros(DEEPEST, np.int64), most))
    if value == 1 << 40:
        return None
    ahead = (value > 0) - (value < 0)
    return (1 + ahead) / 2, float(value - ahead * _WIN)


def solved(asked: Position | Observation, **how: Any) -> Solution:
    """The solution of a position that can be solved."""
    found = asked.solve(**how)
    assert found is not None
    return found


def last_cards(left: int, seed: int, **options: Any) -> Position:
    """A random game of Richelieu, this many cards before its end."""
    position, rng = blazon.new("richelieu", seed=str(seed), **options), random.Random(seed)
    while not position.over:
        position.play(rng.choice(list(position.legal)))
    last = cards_left(position)
    while cards_left(position) < last + left:
        position.undo()
    return position


def cards_left(position: Position) -> int:
    return int(position.states["table"][0]).bit_count()
