"""Play many games and summarize them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from blazon.bots.judge import Judge
from blazon.bots.programs import make_player
from blazon.kernel import batch
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import DECISION_MS
from blazon.kernel.playouts import playouts
from blazon.kernel.streams import STREAM, Purpose, open_stream, seed_number
from blazon.lab.arena import MOST_GAMES, spread, workers
from blazon.lab.gametable import GameTable, What
from blazon.lab.playing import Seats, judges_for, play_game
from blazon.match.registry import game as find_game

_BATCH = 4096


@dataclass(frozen=True)
class Lineup:
    """Who plays."""

    bots: Sequence[str] | None
    """A bot's name for each seat; None for uniformly random play at full speed."""
    judge: Judge | None = None
    """The judge of all bots that search; None for the game's own."""
    processes: int | None = None
    """The number of processes; all cores by default, and this process alone for 1."""
    decision_ms: int = DECISION_MS
    """How long a program may think about a decision, in milliseconds."""


def simulate(
    game: str,
    options: Mapping[str, Any],
    *,
    games: int,
    bots: Sequence[str] | Lineup | None = None,
    seed: str,
    progress: Callable[[int], None] = lambda _games: None,
) -> dict[str, Any]:
    """Play many games and sum them up by seat, as ``GameTable.summary`` does.

    Takes the same arguments, and raises the same errors, as ``play_games``.
    """
    return play_games(
        game,
        options,
        numbers=range(games),
        bots=bots,
        seed=seed,
        detailed=False,
        progress=progress,
    ).summary()


def play_games(
    game: str,
    options: Mapping[str, Any],
    *,
    numbers: range,
    bots: Sequence[str] | Lineup | None = None,
    seed: str,
    detailed: bool = True,
    progress: Callable[[int], None] = lambda _games: None,
) -> GameTable:
    """Play many games.

    Args:
        game: the game's name.
        options: its options.
        numbers: the numbers of the games; with the same seed, the same number is the same game.
        bots: a bot's name for each seat, perhaps with a judge for those that search; None for
            uniformly random play at full speed.
        seed: makes the games reproducible.
        detailed: whether to note who began and how many actions each game had, which makes random
            play several times slower; if not, nobody began, and actions are noted in batches.
        progress: called with the number of games played.

    Raises:
        BadValue: for unknown options or bots, a judge without a bot that searches, no games, or no
            processes.
    """
    rules = find_game(game)
    checked = rules.check_options(options)
    players = int(checked["players"])
    if not 0 <= numbers.start < numbers.stop <= MOST_GAMES:
        raise BadValue("games", f"must be from 1 to {MOST_GAMES}, with the last number below that")
    given = bots if isinstance(bots, Lineup) else Lineup(bots)
    if given.bots is not None and len(given.bots) != players:
        raise BadValue("bots", f"must be {players} names, one for each seat")
    for name in given.bots or ():
        make_player(name, "", game=game)
    judges = judges_for(given.judge, given.bots or ())
    digests = tuple("" if one is None else one.digest for one in judges)
    found = GameTable(
        What(game, checked, tuple(given.bots or ()), seed, digests),
        np.array(numbers, np.int64),
        np.full(len(numbers), -1, np.int64),
        np.zeros(len(numbers), np.int64),
        np.zeros((len(numbers), players), np.int64),
        np.zeros((len(numbers), players)),
    )
    if given.bots is None:
        _play_at_random(found, 1 if detailed else _BATCH, progress)
        if detailed:
            _note_firsts(found)
        return found
    forfeits: dict[int, Mapping[int, str]] = {}
    seats, deals = Seats(given.bots, judges, given.decision_ms), [f"{seed}/{n}" for n in numbers]
    calls = ((game, checked, seats, deal, deal) for deal in deals)
    with workers(given.processes) as pool:
        for row, played in enumerate(spread(pool, play_game, calls)):
            found.firsts[row], found.actions[row] = played.first, played.actions
            found.totals[row] = played.totals
            found.shares[row] = [played.share(seat) for seat in range(players)]
            if played.forfeits:
                forfeits[numbers[row]] = played.forfeits
            progress(row + 1)
    return replace(found, forfeits=forfeits)


def _play_at_random(found: GameTable, size: int, progress: Callable[[int], None]) -> None:
    rules = find_game(found.what.game)
    start = rules.variant(dict(found.what.options)).blank()
    work, masks, streams = start.copy(), np.zeros(1, rules.mask), np.zeros(1, STREAM)
    games, number = len(found.numbers), seed_number(found.what.seed)
    standings = np.zeros_like(found.totals)
    for at in range(0, games, size):
        part = slice(at, at + size)
        room = (start, work, masks, streams, found.totals[part], standings[part])
        found.actions[at] = playouts(*room, number, np.uint64(found.numbers[at]))
        if at // _BATCH < (at + size) // _BATCH:
            progress(min(at + size, games))
    progress(games)
    best = standings == standings.max(axis=1, keepdims=True)
    found.shares[:] = best / best.sum(axis=1, keepdims=True)


def _note_firsts(found: GameTable) -> None:
    """Deal each game again to see who begins."""
    variant = find_game(found.what.game).variant(dict(found.what.options))
    start = variant.blank()
    for row, number in enumerate(found.numbers.tolist()):
        states = start.copy()
        batch.deal(states, open_stream(found.what.seed, number, Purpose.DEAL))
        found.firsts[row] = variant.turn_player(states)
