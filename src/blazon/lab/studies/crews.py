"""Crews, which play the games of studies and tournaments: in the simplest case, this process."""

import hashlib
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Protocol

from blazon import __version__
from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.jit import COMPILER
from blazon.kernel.sources import digest_of
from blazon.lab.arena import workers
from blazon.lab.studies import measures
from blazon.lab.studies.cells import Cell
from blazon.lab.studies.measures import Row, game_seed, play_row
from blazon.lab.studies.shards import Shard


class Task(Protocol):
    """A shard, with all that a worker needs to play it."""

    @property
    def shard(self) -> Shard:
        """Its shard."""

    def play(self) -> list[Row]:
        """Play it; raises OtherRules if this process has others, and GameFailed."""


@dataclass(frozen=True)
class StudyTask:
    """A shard of a study."""

    shard: Shard
    cell: Cell
    seed: str
    measures: tuple[str, ...]
    rules: str
    """The digest of the rules by which the study is played."""

    def play(self) -> list[Row]:
        """Play its games; raises OtherRules if this process has others, and GameFailed."""
        check_rules(self.cell.game, self.rules)
        rows = []
        for number in range(self.shard.first, self.shard.first + self.shard.games):
            try:
                rows.append(play_row(self.cell, self.seed, number, self.measures))
            except Exception as error:
                seed = game_seed(self.cell, self.seed, number)
                # Without its cause, which a worker may be unable to send.
                raise GameFailed(seed, repr(error)) from None
        return rows


@dataclass(frozen=True)
class Trouble:
    """A shard that failed."""

    shard: Shard
    reason: str
    kind: str
    """The reason without the game's seed: the same for all shards that failed in the same way."""


class GameFailed(RuntimeError):
    """A game or a bot raised an error; takes the game's seed and the error as text."""

    def __str__(self) -> str:
        return "the game with seed {}: {}".format(*self.args)


class OtherRules(BadValue):
    """A process has other rules than those that are to be played."""

    def __reduce__(self) -> tuple[type["OtherRules"], tuple[str, str]]:
        return OtherRules, (self.field, self.expected)


class Crew(Protocol):
    """Plays tasks, in any order."""

    @property
    def ahead(self) -> int:
        """How many tasks to give it before the first is done."""

    def give(self, task: Task) -> None:
        """Hand over a task."""

    def take(self) -> tuple[Shard, list[Row] | Trouble]:
        """Wait until any of the given tasks is done."""


@lru_cache
def rules_of(game: str) -> str:
    """The digest of everything that determines a study's games: rules, bots, playing and counting.

    The compiler counts as well, since a bot may compare numbers that another one rounds
    differently.
    """
    package = catalogue.package(game)
    modules = [measures.__name__, f"{package.module}.rules.game"]
    sources = digest_of(modules, [Path(str(package.folder))])
    return hashlib.sha256(f"{COMPILER} {sources}".encode()).hexdigest()[:16]


def check_rules(game: str, rules: str) -> None:
    """Raise OtherRules if this process has other rules than those with this digest."""
    if rules_of(game) != rules:
        raise OtherRules("worker", f"has Blazon {__version__} with other rules")


def play_task(task: Task) -> list[Row]:
    """Play a shard, in whichever process."""
    return task.play()


class Here:
    """This process."""

    ahead = 1

    def __init__(self) -> None:
        self._tasks: deque[Task] = deque()

    def give(self, task: Task) -> None:
        """Hand over a task."""
        self._tasks.append(task)

    def take(self) -> tuple[Shard, list[Row] | Trouble]:
        """Play the first of the given tasks."""
        task = self._tasks.popleft()
        try:
            return task.shard, play_task(task)
        except Exception as error:  # any fault of a game or bot must not lose the rest
            return task.shard, trouble_of(task.shard, error)


class Pool:
    """Processes on this machine."""

    def __init__(self, executor: Executor, count: int) -> None:
        """Use this many processes of an executor."""
        self._executor = executor
        self.ahead = 2 * count
        self._finished: SimpleQueue[tuple[Shard, Future[list[Row]]]] = SimpleQueue()

    def give(self, task: Task) -> None:
        """Hand over a task."""
        try:
            future = self._executor.submit(play_task, task)
        except BrokenExecutor as error:
            future = Future()
            future.set_exception(error)
        future.add_done_callback(lambda done: self._finished.put((task.shard, done)))

    def take(self) -> tuple[Shard, list[Row] | Trouble]:
        """Wait until any of the given tasks is done."""
        shard, future = self._finished.get()
        try:
            return shard, future.result()
        except Exception as error:  # any fault of a game or bot must not lose the rest
            return shard, trouble_of(shard, error)


@contextmanager
def processes(count: int | None = None) -> Iterator[Crew]:
    """Start one process per core, or this number; for 1, this process plays.

    Raises BadValue for fewer than one.
    """
    with workers(count) as executor:
        number = count or os.cpu_count() or 1
        yield Here() if executor is None else Pool(executor, number)


def trouble_of(shard: Shard, error: Exception) -> Trouble:
    """The message about a shard that raised an error."""
    kind = error.args[1] if isinstance(error, GameFailed) else f"{type(error).__name__}: {error}"
    return Trouble(shard, str(error) if isinstance(error, GameFailed) else kind, kind)
