"""Play many games and summarize them."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel.errors import BadValue
from blazon.kernel.playouts import playouts
from blazon.kernel.streams import STREAM, seed_number
from blazon.lab.arena import MOST_GAMES, play_game, spread, workers
from blazon.match.registry import game as find_game

_BATCH = 4096


def simulate(
    game: str,
    options: Mapping[str, Any],
    *,
    games: int,
    bots: list[str] | None = None,
    seed: str,
    progress: Callable[[int], None] = lambda _games: None,
) -> dict[str, Any]:
    """Play many games and sum them up by seat.

    Args:
        game: the game's name.
        options: its options.
        games: the number of games.
        bots: a bot's name for each seat; None for uniformly random play at full speed.
        seed: makes the games reproducible.
        progress: called with the number of games played.

    Returns:
        ``games``, ``actions_per_game``, and by seat ``wins`` (shared wins count in part), ``mean``
        and ``deviation`` of the totals, ``least`` and ``most``.

    Raises:
        BadValue: for unknown options or bots, or no games.
    """
    rules = find_game(game)
    checked = rules.check_options(options)
    players = int(checked["players"])
    if not 1 <= games <= MOST_GAMES:
        raise BadValue("games", f"must be from 1 to {MOST_GAMES}")
    if bots is None:
        return _random_games(game, checked, games, seed, progress)
    if len(bots) != players:
        raise BadValue("bots", f"must be {players} names, one for each seat")
    totals = np.zeros((games, players), np.int64)
    wins = np.zeros(players)
    actions = 0
    calls = [(game, checked, bots, f"{seed}/{n}", f"{seed}/{n}") for n in range(games)]
    with workers() as pool:
        for number, played in enumerate(spread(pool, play_game, calls)):
            totals[number] = played.totals
            wins += [played.share(seat) for seat in range(players)]
            actions += played.actions
            progress(number + 1)
    return _summary(totals, wins, actions)


def _random_games(
    game: str, options: dict[str, Any], games: int, seed: str, progress: Callable[[int], None]
) -> dict[str, Any]:
    rules = find_game(game)
    start = rules.variant(options).blank()
    work, masks, streams = start.copy(), np.zeros(1, rules.mask), np.zeros(1, STREAM)
    totals, standings = np.zeros((2, games, int(options["players"])), np.int64)
    number, actions = seed_number(seed), 0
    for first in range(0, games, _BATCH):
        part = slice(first, first + _BATCH)
        room = (start, work, masks, streams, totals[part], standings[part])
        actions += int(playouts(*room, number, np.uint64(first)))
        progress(min(first + _BATCH, games))
    best = standings == standings.max(axis=1, keepdims=True)
    return _summary(totals, (best / best.sum(axis=1, keepdims=True)).sum(axis=0), actions)


def _summary(
    totals: npt.NDArray[np.int64], wins: npt.NDArray[np.float64], actions: int
) -> dict[str, Any]:
    return {
        "games": len(totals),
        "actions_per_game": round(actions / len(totals), 3),
        "wins": [round(float(share), 3) for share in wins],
        "mean": [round(float(mean), 3) for mean in totals.mean(axis=0)],
        "deviation": [round(float(deviation), 3) for deviation in totals.std(axis=0)],
        "least": totals.min(axis=0).tolist(),
        "most": totals.max(axis=0).tolist(),
    }
