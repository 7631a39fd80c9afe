"""Plays a study: finds the missing games, hands them out, and decides when a cell is finished."""

from collections import deque
from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt

from blazon.lab.gametable import Side
from blazon.lab.studies.cells import Cell
from blazon.lab.studies.crews import Crew, StudyTask, Trouble, rules_of
from blazon.lab.studies.games import Games
from blazon.lab.studies.intervals import CONFIDENCE, Estimator, estimate_mean, estimate_share
from blazon.lab.studies.measures import OF_GAME, columns, shares_of
from blazon.lab.studies.plan import Plan
from blazon.lab.studies.shards import Shard

Progress = Callable[[int, int], None]
"""Called with the number of games that are played, and the number known to be needed."""


class Running:
    """A study that is being played."""

    def __init__(self, plan: Plan, games: Games, shard_games: int) -> None:
        """A study with its games so far.

        Args:
            plan: the study.
            games: its games.
            shard_games: how many games are handed out, and written, at a time.
        """
        self._plan, self._games, self._shard_games = plan, games, shard_games
        self.until = [0] * len(plan.cells)
        """For each cell, how many games it is known to need so far."""
        self.is_done = [False] * len(plan.cells)
        self._missing = [set[int]() for _ in plan.cells]
        self._queue: deque[Shard] = deque()
        self.troubles: list[Trouble] = []
        for cell in range(len(plan.cells)):
            self._go_on(cell)

    @property
    def played(self) -> int:
        """How many of the needed games are played."""
        return sum(self.until) - sum(map(len, self._missing))

    def play(self, crew: Crew, progress: Progress = lambda _played, _needed: None) -> None:
        """Play all missing games.

        A shard that fails is noted in ``troubles``; its cell stops, and all others go on. Raises
        OSError if a shard cannot be written.
        """
        given = 0
        progress(self.played, sum(self.until))
        while self._queue or given:
            while self._queue and given < crew.ahead:
                crew.give(self._task(self._queue.popleft()))
                given += 1
            shard, outcome = crew.take()
            given -= 1
            if isinstance(outcome, Trouble):
                self.troubles.append(outcome)
                continue
            self._games.keep(shard, outcome)
            self._missing[shard.cell] -= set(range(shard.first, shard.first + shard.games))
            self._go_on(shard.cell)
            progress(self.played, sum(self.until))

    def _go_on(self, cell: int) -> None:
        """Queue the games of a cell's next block once the last is complete, until it is done."""
        stop = self._plan.stop
        while not self._missing[cell] and not self.is_done[cell]:
            if self.until[cell] and self._is_enough(cell):
                self.is_done[cell] = True
                return
            self.until[cell] = min(stop.games, self.until[cell] + stop.block)
            missing = self._games.missing(cell, self.until[cell])
            self._missing[cell] = set(missing)
            self._queue += (
                Shard(cell, numbers[0], len(numbers))
                for numbers in _runs(missing, self._shard_games)
            )

    def _is_enough(self, number: int) -> bool:
        stop, cell = self._plan.stop, self._plan.cells[number]
        if self.until[number] >= stop.games:
            return True
        if stop.precision is None:
            return False
        rows = self._games.numbers(number, self.until[number])
        found = samples(cell, self._plan.measured.measures, rows, stop.of, "first")
        estimate = estimator(cell, stop.of)
        return all(estimate(values, CONFIDENCE).half_width <= stop.precision for values in found)

    def _task(self, shard: Shard) -> StudyTask:
        plan, cell = self._plan, self._plan.cells[shard.cell]
        measures = tuple(plan.measured.measures)
        return StudyTask(shard, cell, plan.seed, measures, rules_of(cell.game))


def _runs(numbers: list[int], most: int) -> Iterator[list[int]]:
    """Consecutive numbers, in lists that are not too long."""
    run: list[int] = []
    for number in numbers:
        if run and (number != run[-1] + 1 or len(run) == most):
            yield run
            run = []
        run.append(number)
    if run:
        yield run


def samples(
    cell: Cell, measures: list[str], rows: npt.NDArray[np.float64], measure: str, side: Side
) -> list[npt.NDArray[np.float64]]:
    """A measure's number from each game: for each player by seat or by place after the first.

    A measure of whole games gives one sample.
    """
    names = columns(cell, measures)
    if measure in OF_GAME:
        return [rows[:, names.index(measure)]]
    start = names.index(f"{measure}_0")
    block = rows[:, start : start + cell.players]
    if side == "first":
        places = (rows[:, :1].astype(int) + np.arange(cell.players)) % cell.players
        block = np.take_along_axis(block, places, axis=1)
    return list(block.T)


def estimator(cell: Cell, measure: str) -> Estimator:
    """The function that makes the interval of a measure's mean."""
    return estimate_share if measure in shares_of(cell) else estimate_mean
