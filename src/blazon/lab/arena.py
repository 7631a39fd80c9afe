"""Play bots against each other: the same deals for both, every seat in turn, on all cores."""

import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import starmap
from statistics import fmean
from threading import Thread
from typing import Any

import numpy as np

from blazon.bots.judge import Judge
from blazon.bots.programs import make_player
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import DECISION_MS
from blazon.lab.gametable import GameTable, What, forfeit_line
from blazon.lab.playing import Played, Seats, play_game
from blazon.lab.ratings import Rating, rate
from blazon.match.position import Position

MOST_GAMES = 10_000_000
LOOK_AHEAD = max(8, 4 * (os.cpu_count() or 1))
"""The maximum number of calls submitted before the first of their results is taken."""


@dataclass(frozen=True)
class Pairing:
    """Two bots and a game; with more than two players, one seat is A and the others are B."""

    game: str
    options: Mapping[str, Any]
    a: str
    b: str
    judges: tuple[Judge | None, Judge | None] = (None, None)
    """The judges for A's and B's searches; None for the game's own."""
    decision_ms: int = DECISION_MS
    """How long a program may think about a decision, in milliseconds."""

    def check(self, seed: str) -> int:
        """The number of players; raises BadValue for unknown bots, games or options."""
        for name in (self.a, self.b):
            make_player(name, "", game=self.game)
        return Position(self.game, self.options, seed=seed).players


def _unit(pairing: Pairing, unit: int, players: int, seed: str) -> list[Played]:
    """Play one deal with A in each seat in turn and B in the others."""
    deal = f"{seed}/{unit}"
    played = []
    for mine in range(players):
        bots = [pairing.a if seat == mine else pairing.b for seat in range(players)]
        ours, theirs = pairing.judges
        judges = [ours if seat == mine else theirs for seat in range(players)]
        seats = Seats(bots, judges, pairing.decision_ms)
        played.append(play_game(pairing.game, pairing.options, seats, deal, deal))
    return played


@dataclass(frozen=True)
class Report:
    """The result of an arena."""

    a: str
    b: str
    players: int
    games: int
    wins: float
    """A's wins; shared wins count in part."""
    margin: float
    """A's mean lead in points over the best rival."""
    rating: Rating
    forfeits: tuple[str, ...] = ()
    """A line for each game that a program lost otherwise than by the game's rules."""


@contextmanager
def workers(count: int | None = None) -> Iterator[Executor | None]:
    """Start one process per core, or the given number; none if this one is enough.

    At the end, calls whose results nobody waits for are not started; an interrupt ends the
    processes at once, and so does the end of this process, if it is killed.

    Raises BadValue for fewer than one process.
    """
    if count is None:
        count = os.cpu_count() or 1
    if count < 1:
        raise BadValue("processes", "must be 1 or more")
    if count == 1:
        yield None
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=_end_with_parent)
    try:
        yield pool
    except BaseException:
        running = list((pool._processes or {}).values())  # the pool forgets them in shutdown
        pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.terminate()
        raise
    pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """Run in a process of the pool: end it if the one that started it is killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, name="the end of the parent", daemon=True).start()


def spread(
    pool: Executor | None,
    task: Callable[..., Any],
    calls: Iterable[tuple[Any, ...]],
    ahead: int = LOOK_AHEAD,
) -> Iterator[Any]:
    """Yield the results of the calls in the order of the calls.

    Submits at most ``ahead`` calls before the first of their results is taken, so no more results
    than that wait in memory. Without a pool, makes each call when its result is requested.
    """
    if pool is None:
        yield from starmap(task, calls)
        return
    waiting: deque[Future[Any]] = deque()
    for call in calls:
        waiting.append(pool.submit(task, *call))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def arena(
    pairing: Pairing,
    *,
    games: int,
    seed: str,
    bounds: tuple[float, float] | None = None,
    processes: int | None = None,
    progress: Callable[[Report], None] = lambda _report: None,
) -> Report:
    """Play A against B until all games are played or the sequential test has decided.

    Deals count in their own order, and deals after a decision do not count, so the report is the
    same for any number of processes.

    Args:
        pairing: the bots and their game.
        games: the maximum number of games, rounded up to whole deals (each played once from every
            seat).
        seed: makes deals and bots reproducible.
        bounds: Elo differences for the sequential test, the lower one first; no test if None.
        processes: how many to use; all cores by default, and this process alone for 1.
        progress: called with the report so far after each deal.

    Raises:
        BadValue: for unknown bots or options, bounds out of order, no games, or no processes.
    """
    players = pairing.check(seed)
    if not 1 <= games <= MOST_GAMES:
        raise BadValue("games", f"must be from 1 to {MOST_GAMES}")
    if bounds is not None and not -1e4 < bounds[0] < bounds[1] < 1e4:
        raise BadValue("sprt", "must be two Elo differences, the lower one first")
    units: list[list[Played]] = []
    calls = ((pairing, unit, players, seed) for unit in range(-(-games // players)))
    with workers(processes) as pool:
        for unit in spread(pool, _unit, calls):
            units.append(unit)
            report = _report(pairing, players, units, bounds)
            progress(report)
            if report.rating.verdict not in (None, "undecided"):
                break
    return report


def arena_games(
    pairing: Pairing,
    *,
    deals: range,
    seed: str,
    processes: int | None = None,
    progress: Callable[[int], None] = lambda _games: None,
) -> GameTable:
    """Play A against B on these deals; returns the games, whose first player is A.

    The others follow in the order of their seats. A deal gives as many games as there are players,
    numbered from the deal's number times that.

    Raises:
        BadValue: for unknown bots or options, no deals, or no processes.
    """
    players = pairing.check(seed)
    if not 0 <= deals.start < deals.stop <= MOST_GAMES // players:
        raise BadValue("games", f"must be from 1 to {MOST_GAMES}, with the last number below that")
    played: list[Played] = []
    with workers(processes) as pool:
        for unit in spread(pool, _unit, ((pairing, deal, players, seed) for deal in deals)):
            played += unit
            progress(len(played))
    mine = np.arange(len(played)) % players
    order = (mine[:, None] + np.arange(players)) % players
    firsts = np.array([game.first for game in played])
    totals = np.array([game.totals for game in played], np.int64)
    shares = np.array([[game.share(seat) for seat in range(players)] for game in played])
    bots = (pairing.a, *[pairing.b] * (players - 1))
    digests = ["" if one is None else one.digest for one in pairing.judges]
    judges = (digests[0], *digests[1:] * (players - 1)) if any(digests) else ()
    return GameTable(
        What(pairing.game, pairing.options, bots, seed, judges),
        np.arange(deals.start * players, deals.stop * players),
        (firsts - mine) % players,
        np.array([game.actions for game in played], np.int64),
        np.take_along_axis(totals, order, axis=1),
        np.take_along_axis(shares, order, axis=1),
        {
            deals.start * players + row: {
                (seat - row) % players: why for seat, why in game.forfeits.items()
            }
            for row, game in enumerate(played)
            if game.forfeits
        },
    )


def _report(
    pairing: Pairing, players: int, units: list[list[Played]], bounds: tuple[float, float] | None
) -> Report:
    shares = [[played.share(seat) for seat, played in enumerate(unit)] for unit in units]
    margins = [played.margin(seat) for unit in units for seat, played in enumerate(unit)]
    return Report(
        a=pairing.a,
        b=pairing.b,
        players=players,
        games=len(margins),
        wins=sum(map(sum, shares)),
        margin=fmean(margins),
        rating=rate([fmean(share) for share in shares], players, bounds),
        forfeits=tuple(
            forfeit_line(number, seat, why)
            for number, played in enumerate(played for unit in units for played in unit)
            for seat, why in played.forfeits.items()
        ),
    )
