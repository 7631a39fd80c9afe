"""Measure how fast this machine plays and searches."""

import time
from collections.abc import Mapping
from typing import Any

import numpy as np

from blazon.bots import make_bot
from blazon.bots.search import search
from blazon.kernel.playouts import playouts
from blazon.kernel.streams import STREAM
from blazon.match.position import Position
from blazon.match.registry import game as find_game

_BATCH = 2000
_SIMULATIONS = 50_000


def bench_playouts(game: str, options: Mapping[str, Any], seconds: float) -> dict[str, float]:
    """Play uniformly random games on one thread for a number of seconds.

    Returns:
        ``games_per_s``, ``actions_per_s`` and ``actions_per_game``; a game includes the deal, all
        actions and the scoring.
    """
    rules = find_game(game)
    checked = rules.check_options(options)
    start = rules.variant(checked).blank()
    work, masks, streams = start.copy(), np.zeros(1, rules.mask), np.zeros(1, STREAM)
    totals, standings = np.zeros((2, _BATCH, int(checked["players"])), np.int64)
    room = (start, work, masks, streams, totals, standings)
    seed = np.uint64(time.time_ns())
    playouts(*room, seed, np.uint64(0))
    games, actions = 0, 0
    begin = time.perf_counter()
    while (elapsed := time.perf_counter() - begin) < seconds:
        actions += int(playouts(*room, seed, np.uint64(games)))
        games += _BATCH
    return {
        "games_per_s": round(games / elapsed, 1),
        "actions_per_s": round(actions / elapsed, 1),
        "actions_per_game": round(actions / games, 3),
    }


def bench_search(
    game: str, options: Mapping[str, Any], seconds: float, after: int = 0
) -> dict[str, float]:
    """Run simulations of one tree on one thread for a number of seconds.

    They start from openings, or from positions after ``after`` actions of a quick bot.

    Returns:
        ``simulations_per_s``; a simulation deals the hidden components, descends the tree and plays
        on to the end of the game, or to the position that the level evaluates.
    """
    simulations, deal = 0, 0
    elapsed = 0.0
    while elapsed < seconds:
        position = _played(game, options, f"bench {deal}", after)
        observation = position.observe(position.actor)
        search(observation, simulations=1, seed="warm", endings=False)
        begin = time.perf_counter()
        found = search(observation, simulations=_SIMULATIONS, seed=f"bench {deal}", endings=False)
        elapsed += time.perf_counter() - begin
        simulations += found.simulations
        deal += 1
    return {"simulations_per_s": round(simulations / elapsed, 1)}


def _played(game: str, options: Mapping[str, Any], seed: str, after: int) -> Position:
    """The first decision after this many actions of a quick bot, or a shorter game's last one."""
    position, bot = Position(game, options, seed=seed), make_bot("search:20", seed)
    while not position.over and (len(position.actions) < after or position.actor is None):
        if position.actor is None:
            position.roll()
        else:
            position.play(bot.choose(position.observe(position.actor)))
    while position.actor is None:
        position.undo()
    return position
