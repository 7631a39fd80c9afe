"""Plays a study's games on the workers of a Dask cluster, on this machine or on others."""

import contextlib
import logging
import queue
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import resource_tracker
from typing import Any

from blazon.kernel import catalogue
from blazon.kernel.errors import BadValue
from blazon.kernel.extras import needing
from blazon.lab.studies.crews import OtherRules, Task, Trouble, play_task, rules_of, trouble_of
from blazon.lab.studies.measures import Row
from blazon.lab.studies.shards import Shard

Say = Callable[[str], None]
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
"""How long to wait for workers to appear."""
LOOK_SECONDS = 1.0
"""How often to look for workers that joined or left."""


@dataclass(frozen=True)
class _Given:
    task: Task
    future: Any
    workers: frozenset[str]
    """The workers that may play it."""


class Cluster:
    """The workers of a Dask cluster. Those that join later take part if they have our rules."""

    def __init__(self, client: Any, games: Sequence[str], say: Say) -> None:
        """Check all workers of a connected client; raises BadValue if one has other rules.

        Args:
            client: the client.
            games: the games to be played.
            say: receives a line when workers are refused, or when there are none.
        """
        self._client, self._say = client, say
        self._wanted = {game: rules_of(game) for game in games}
        self._threads: dict[str, int] = {}
        """The workers with our rules."""
        self._refused: set[str] = set()
        self._given: dict[str, _Given] = {}
        self._waiting: list[Task] = []
        """Tasks for which there is no worker."""
        self._finished: queue.Queue[Any] = queue.Queue()
        self._has_begun = False
        self._check_workers()
        self._has_begun = True
        if self._refused:
            found = ", ".join(sorted(self._refused))
            raise BadValue("cluster", f"has a worker with other rules or bots: {found}")

    @property
    def ahead(self) -> int:
        """How many tasks to give it before the first is done."""
        return 2 * sum(self._threads.values()) or 1

    def give(self, task: Task) -> None:
        """Hand over a task; if its worker dies, another gets it."""
        if not self._threads:
            self._waiting.append(task)
            return
        workers = frozenset(self._threads)
        future = self._client.submit(play_task, task, pure=False, workers=sorted(workers))
        self._given[future.key] = _Given(task, future, workers)
        future.add_done_callback(self._finished.put)

    def take(self) -> tuple[Shard, list[Row] | Trouble]:
        """Wait until any of the given tasks is done."""
        while True:
            if time.monotonic() - self._looked >= LOOK_SECONDS:
                self._check_workers()
            try:
                future = self._finished.get(timeout=LOOK_SECONDS)
            except queue.Empty:
                continue
            given = self._given.pop(future.key, None)
            if given is None:  # it was given to others
                continue
            try:
                if (rows := self._result_of(given)) is not None:
                    return given.task.shard, rows
                self.give(given.task)
            except OtherRules:  # another process has taken a worker's address
                self._threads.clear()
                self._check_workers()
                self.give(given.task)
            except Exception as error:  # whatever a worker raises
                return given.task.shard, trouble_of(given.task.shard, error)
            finally:
                future.release()

    def _result_of(self, given: _Given) -> list[Row] | None:
        """The rows of a finished task; None if they were lost with the workers that had them.

        Dask would play it again, but only on those workers. Raises whatever the worker raised.
        """
        while True:
            try:
                rows: list[Row] = given.future.result(timeout=LOOK_SECONDS)
            except TimeoutError:
                if given.future.status == "error":
                    raise
                self._check_workers()
                if self._threads.keys().isdisjoint(given.workers):
                    return None
            else:
                return rows

    def _check_workers(self) -> None:
        """Find the current workers, check new ones, and give them the tasks that others left."""
        self._looked = time.monotonic()
        had, there = bool(self._threads), self._client.nthreads()
        self._refused &= there.keys()
        new = there.keys() - self._threads.keys() - self._refused
        self._threads = {name: there[name] for name in there.keys() & self._threads.keys()}
        for name, found in self._rules_of(sorted(new)):
            if found == self._wanted:
                self._threads[name] = there[name]
            elif not isinstance(found, OSError):  # which it raises if it has just left
                self._refused.add(name)
                if self._has_begun:
                    self._say(f"{name} has other rules or bots, so it plays none of the games")
        if had and not self._threads:
            self._say("no workers are left; waiting for others")
        self._give_again()

    def _rules_of(self, workers: list[str]) -> list[tuple[str, Any]]:
        """The digests that these workers report for their rules, or the error that they raise."""
        if not workers:
            return []
        games = list(self._wanted)
        found = self._client.run(_rules_there, games, workers=workers, on_error="return")
        return sorted(found.items())

    def _give_again(self) -> None:
        if not self._threads:
            return
        left = [one for one in self._given.values() if self._threads.keys().isdisjoint(one.workers)]
        for given in left:
            del self._given[given.future.key]
            given.future.cancel()
        tasks, self._waiting = [*self._waiting, *(given.task for given in left)], []
        for task in tasks:
            self.give(task)


def _ignore(_line: str) -> None:
    """Print nothing."""


def _workers(count: int) -> str:
    return f"{count or 'no'} worker{'' if count == 1 else 's'}"


def _rules_there(games: list[str]) -> dict[str, str]:
    """Run on a worker: the digests of its rules."""
    return {game: rules_of(game) for game in games if game in catalogue.names()}


def _leave_it_to_the_first() -> None:
    """Run on a worker: leave Ctrl-C, which reaches all processes, to the main process.

    Also silence the log: the main process learns of a worker that fails, and at the end Dask would
    print a traceback for every unanswered heartbeat.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    logging.disable(logging.CRITICAL)


@contextlib.contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Hold back Ctrl-C until the end; processes and threads that start meanwhile never get one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed = threading.Event()
    had = signal.signal(signal.SIGINT, lambda _signal, _frame: pressed.set())
    if can_block := hasattr(signal, "pthread_sigmask"):
        resource_tracker.ensure_running()  # the first process to be started; it lets Ctrl-C through
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if can_block:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        signal.signal(signal.SIGINT, had)
        if pressed.is_set():
            raise KeyboardInterrupt


@contextlib.contextmanager
def local_workers(count: int, games: Sequence[str], say: Say = _ignore) -> Iterator[Cluster]:
    """A cluster of processes on this machine; raises MissingExtra without Dask."""
    distributed = _distributed("--workers")
    import dask

    with contextlib.ExitStack() as stack:
        stack.enter_context(dask.config.set(_QUICK))
        with _ctrl_c_later():
            cluster = stack.enter_context(
                distributed.LocalCluster(
                    n_workers=count,
                    threads_per_worker=1,
                    processes=True,
                    dashboard_address="127.0.0.1:0",
                    silence_logs=logging.CRITICAL,  # it tells of every task that Ctrl-C stops
                )
            )
            client = stack.enter_context(distributed.Client(cluster))
            client.register_worker_callbacks(_leave_it_to_the_first)
        yield Cluster(client, games, say)


@contextlib.contextmanager
def workers_at(
    address: str,
    tls: "Certificates",
    games: Sequence[str],
    least: int = 1,
    say: Say = _ignore,
) -> Iterator[Cluster]:
    """The workers of a scheduler; raises BadValue if it cannot be reached.

    Args:
        address: the scheduler's.
        tls: the files for TLS.
        games: the games to be played.
        least: how many workers to wait for.
        say: receives a line when workers are refused, or when there are none.
    """
    distributed = _distributed("--cluster")
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
        if len(client.nthreads()) < least:
            say(f"waiting for {_workers(least)}; {address} has {_workers(len(client.nthreads()))}")
        try:
            client.wait_for_workers(least, timeout=WORKER_SECONDS)
        except TimeoutError as error:
            found = f"has fewer than {_workers(least)} after {WORKER_SECONDS} s"
            raise BadValue("cluster", found) from error
        yield Cluster(client, games, say)


@dataclass(frozen=True)
class Certificates:
    """Files for TLS, as Dask's documentation describes them."""

    authority: str | None = None
    certificate: str | None = None
    key: str | None = None


def _distributed(option: str) -> Any:
    """Dask's module; raises MissingExtra without it."""
    with needing(f"the option {option}", "cluster"):
        import distributed
    logging.getLogger("asyncio").addFilter(_is_not_of_dask)
    return distributed


def _is_not_of_dask(record: logging.LogRecord) -> bool:
    """Whether a line of the log is not about an exception that Dask throws and never asks for.

    When Ctrl-C closes its client, Dask leaves tasks behind that end with exceptions of its own.
    """
    error = record.exc_info[0] if record.exc_info else None
    return error is None or not error.__module__.startswith("distributed.")
