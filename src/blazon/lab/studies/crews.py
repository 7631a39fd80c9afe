"""Whoever plays a study's games: this process, or the workers of a Dask cluster."""

import contextlib
import hashlib
import logging
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

from blazon import __version__
from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.jit import COMPILER
from blazon.kernel.sources import digest_of
from blazon.lab.studies import measures
from blazon.lab.studies.cells import Cell
from blazon.lab.studies.games import Shard
from blazon.lab.studies.measures import Row, game_seed, play_row

_QUICK = {
    # Dask makes workers give freed memory back so often that games take a seventh longer.
    "distributed.nanny.pre-spawn-environ.MALLOC_TRIM_THRESHOLD_": 1 << 30,
    "distributed.nanny.pre-spawn-environ.MALLOC_MMAP_THRESHOLD_": 1 << 30,
    # Each of these wakes a worker, some of them up to 100 times a second.
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "10s",
    "distributed.worker.memory.monitor-interval": "2s",
}
"""Settings of Dask for workers on this machine."""
WORKER_SECONDS = 30
"""How long workers may take to appear."""


@dataclass(frozen=True)
class Task:
    """A shard, with all that a worker needs to play it."""

    shard: Shard
    cell: Cell
    seed: str
    measures: tuple[str, ...]
    rules: str
    """The digest of the rules by which the study is played."""


@dataclass(frozen=True)
class Trouble:
    """A shard that failed."""

    shard: Shard
    reason: str


class Crew(Protocol):
    """Plays tasks, in any order."""

    ahead: int
    """How many tasks it should be given before the first is done."""

    def give(self, task: Task) -> None:
        """Hand over a task."""

    def take(self) -> tuple[Shard, list[Row] | Trouble]:
        """Wait for any of the tasks given to be done."""


@lru_cache
def rules_of(game: str) -> str:
    """The digest of all that determines the games of a study: rules, bots, what plays and counts.

    The compiler counts as well, since a bot may compare numbers that it rounds differently.
    """
    package = catalogue.package(game)
    modules = [measures.__name__, f"{package.module}.rules.game"]
    sources = digest_of(modules, [Path(str(package.folder))])
    return hashlib.sha256(f"{COMPILER} {sources}".encode()).hexdigest()[:16]


def play_task(task: Task) -> list[Row]:
    """Play a shard; raises BadValue if this process has other rules."""
    if rules_of(task.cell.game) != task.rules:
        raise BadValue("worker", f"has Blazon {__version__} with other rules")
    rows = []
    for number in range(task.shard.first, task.shard.first + task.shard.games):
        try:
            rows.append(play_row(task.cell, task.seed, number, task.measures))
        except Exception as error:
            seed = game_seed(task.cell, task.seed, number)
            raise RuntimeError(f"the game with seed {seed}: {error!r}") from error
    return rows


class Here:
    """This process."""

    ahead = 1

    def __init__(self) -> None:
        self._tasks: deque[Task] = deque()

    def give(self, task: Task) -> None:
        """Hand over a task."""
        self._tasks.append(task)

    def take(self) -> tuple[Shard, list[Row] | Trouble]:
        """Play the task given first."""
        task = self._tasks.popleft()
        try:
            return task.shard, play_task(task)
        except Exception as error:  # any fault of a game or bot must not lose the rest
            return task.shard, _trouble(task.shard, error)


class Cluster:
    """The workers of a Dask cluster."""

    def __init__(self, client: Any, games: Sequence[str]) -> None:
        """Check all workers of a connected client; raises BadValue if one has other rules."""
        as_completed: Any = _dask().as_completed

        wanted = {game: rules_of(game) for game in games}
        found = client.run(_rules_there, list(games))
        for address, rules in sorted(found.items()):
            if rules != wanted:
                raise BadValue("cluster", f"has a worker with other rules or bots: {address}")
        self.ahead = 2 * sum(client.nthreads().values())
        self._client = client
        self._done = as_completed(with_results=False)
        self._shards: dict[str, Shard] = {}

    def give(self, task: Task) -> None:
        """Hand over a task; if its worker dies, Dask gives it to another."""
        future = self._client.submit(play_task, task, pure=False)
        self._shards[future.key] = task.shard
        self._done.add(future)

    def take(self) -> tuple[Shard, list[Row] | Trouble]:
        """Wait for any of the tasks given to be done."""
        future = next(self._done)
        shard = self._shards.pop(future.key)
        try:
            return shard, future.result()
        except Exception as error:  # whatever a worker raises
            return shard, _trouble(shard, error)
        finally:
            future.release()


def _rules_there(games: list[str]) -> dict[str, str]:
    """Run on a worker: the digests of its rules."""
    return {game: rules_of(game) for game in games if game in catalogue.names()}


def _ignore_interrupts() -> None:
    """Run on a worker: leave Ctrl-C, which reaches all processes of a terminal, to the first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _trouble(shard: Shard, error: Exception) -> Trouble:
    return Trouble(shard, f"{type(error).__name__}: {error}")


@contextlib.contextmanager
def local_workers(count: int, games: Sequence[str]) -> Iterator[Cluster]:
    """A cluster of processes on this machine; raises BadValue without Dask."""
    distributed = _dask()
    import dask

    with (
        dask.config.set(_QUICK),
        distributed.LocalCluster(
            n_workers=count,
            threads_per_worker=1,
            processes=True,
            dashboard_address="127.0.0.1:0",
            silence_logs=logging.ERROR,  # it warns of every task that Ctrl-C stops
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        client.register_worker_callbacks(_ignore_interrupts)
        yield Cluster(client, games)


@contextlib.contextmanager
def workers_at(
    address: str, tls: "Certificates", games: Sequence[str], least: int = 1
) -> Iterator[Cluster]:
    """The workers of a scheduler; raises BadValue if it cannot be reached, or without Dask.

    Args:
        address: the scheduler's.
        tls: the files for TLS.
        games: the games to be played.
        least: how many workers to wait for.
    """
    distributed = _dask()
    security = None
    if tls.authority is not None:
        security = distributed.Security(
            tls_ca_file=tls.authority,
            tls_client_cert=tls.certificate,
            tls_client_key=tls.key,
            require_encryption=True,
        )
    try:
        client = distributed.Client(address, security=security, timeout="10s")
    except (OSError, ValueError, TypeError) as error:
        raise BadValue("cluster", f"cannot be reached at {address}: {error}") from error
    with client:
        try:
            client.wait_for_workers(least, timeout=WORKER_SECONDS)
        except TimeoutError as error:
            raise BadValue("cluster", f"has fewer than {least} workers") from error
        yield Cluster(client, games)


@dataclass(frozen=True)
class Certificates:
    """Files for TLS, as Dask's documentation describes them."""

    authority: str | None = None
    certificate: str | None = None
    key: str | None = None


def _dask() -> Any:
    try:
        import distributed
    except ImportError as error:
        raise BadValue(
            "workers", "need Dask, which `pip install blazon[cluster]` installs"
        ) from error
    return distributed
