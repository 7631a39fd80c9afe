"""Worker processes; one that dies or hangs is replaced."""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

from blazon.kernel import catalogue
from blazon.kernel.faults import Fault
from blazon.match.position import Position
from blazon.service.base.limits import FIRST_JOB_SECONDS, JOB_SECONDS, MOST_DEATHS
from blazon.service.base.logs import log, set_up_logs
from blazon.service.games import offered
from blazon.service.workers.shares import FairShares

if TYPE_CHECKING:
    from blazon.match.observation import Observation

NICENESS = 5
"""How much workers lower their priority, so that the server can relay moves."""
_NO_WARNING = "ignore:resource_tracker:UserWarning"
"""Options for Python's resource tracker, which removes the semaphores of a killed server. Without
them, it would print a warning into the log."""
Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class StoppedError(Exception):
    """The workers were stopped before the job was done."""


class WorkerPool:
    """A fixed number of workers, possibly none, shared fairly among networks."""

    def __init__(
        self,
        size: int,
        seconds: float = JOB_SECONDS,
        first_seconds: float = FIRST_JOB_SECONDS,
        memory: int | None = None,
    ) -> None:
        """Workers start with their first jobs.

        Args:
            size: the number of workers.
            seconds: how long a job may take.
            first_seconds: how long a worker's first job may take.
            memory: how many bytes a worker may allocate after it has started.
        """
        if _NO_WARNING not in sys.warnoptions:
            sys.warnoptions.append(_NO_WARNING)
        self.size = size
        self._shares = FairShares(size)
        self._new_worker = partial(_Worker, seconds, first_seconds, memory)
        self._workers = {self._new_worker() for _ in range(size)}
        self._idle = list(self._workers)
        """The idle workers. The one used last is at the end: it has everything loaded."""
        self._endings: list[threading.Thread] = []
        """Threads, each of which ends when a stopped worker is gone."""
        self.is_stopped = False

    def warm_up(self) -> None:
        """Prepare a worker before the first bot must decide."""
        if self._idle and not self.is_stopped:
            self._idle[-1].warm_up()

    async def ask(
        self, job: Callable[[*Ts], T], *given: *Ts, network: str, is_patient: bool = False
    ) -> T:
        """Run a job in a worker when its turn comes.

        Args:
            job: the function to run in another process.
            given: its arguments.
            network: the network whose share it uses.
            is_patient: whether impatient jobs may go first.

        Raises:
            StoppedError: the workers were stopped.
            TimeoutError: the job took too long; the worker was replaced.
            BrokenProcessPool: the job crashed several workers.
        """
        async with self._shares.turn(network, is_patient=is_patient):
            if self.is_stopped:
                raise StoppedError
            worker = self._idle.pop()
            deaths = 0
            try:
                while True:
                    try:
                        return await worker.do(job, *given)
                    except asyncio.CancelledError as error:
                        if self.is_stopped:
                            raise StoppedError from error
                        raise
                    except (BrokenProcessPool, TimeoutError) as error:
                        if self.is_stopped:
                            raise StoppedError from error
                        is_late = isinstance(error, TimeoutError)
                        why = "took too long" if is_late else "died"
                        log("warning", f"a worker {why}; starting another", job=job.__name__)
                        worker = self._replace(worker)
                        deaths += 1
                        if is_late or deaths == MOST_DEATHS:
                            raise
            finally:
                self._idle.append(worker)

    def _replace(self, worker: "_Worker") -> "_Worker":
        """Stop a worker; returns a new one."""
        self._end(worker)
        new = self._new_worker()
        self._workers = self._workers - {worker} | {new}
        return new

    def _end(self, worker: "_Worker") -> None:
        self._endings = [thread for thread in self._endings if thread.is_alive()]
        self._endings.append(worker.end())

    def stop(self) -> None:
        """Accept no more jobs, and stop those in progress."""
        if not self.is_stopped:
            self.is_stopped = True
            for worker in self._workers:
                self._end(worker)

    async def gone(self) -> None:
        """Wait until nothing is left of any worker, after ``stop``.

        Python fails if a worker exits while the interpreter shuts down.
        """
        for thread in self._endings:
            await asyncio.to_thread(thread.join)


class _Worker:
    """One process; it starts with its first job."""

    def __init__(self, seconds: float, first_seconds: float, memory: int | None) -> None:
        self._watched, self._life = multiprocessing.Pipe(duplex=False)
        """A pipe with no data; the process exits when the writing end closes or the server dies."""
        self._process = ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_prepare,
            initargs=(self._watched, memory),
        )
        self._limit, self._next_limit = first_seconds, seconds

    def warm_up(self) -> None:
        """Load what the first decision would otherwise have to wait for."""
        self._process.submit(_warm_up).add_done_callback(_leave_out_faulty)

    async def do(self, job: Callable[[*Ts], T], *given: *Ts) -> T:
        """Run a job; raises BrokenProcessPool if the process died, and TimeoutError."""
        done = asyncio.wrap_future(self._process.submit(job, *given))
        async with asyncio.timeout(self._limit):
            found = await done
        self._limit = self._next_limit
        return found

    def end(self) -> threading.Thread:
        """Kill the process, whatever it is doing; returns a thread that ends when it is gone."""
        shutdown = partial(self._process.shutdown, cancel_futures=True)
        ending = threading.Thread(target=shutdown, name="ending a worker")
        ending.start()
        self._life.close()
        self._watched.close()
        return ending


def _prepare(life: Connection, memory: int | None) -> None:
    """In a worker: exit when the server stops or dies, but not on Ctrl-C; log like the server."""
    set_up_logs("warning")
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if memory is not None:
        _limit_memory(memory)

    def watch() -> None:
        with suppress(EOFError, OSError):
            life.recv_bytes()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _limit_memory(size: int) -> None:
    """Limit further memory to this many bytes, where the system supports it."""
    try:
        import resource
    except ImportError:
        return  # Windows
    pages = Path("/proc/self/statm")
    if pages.exists():
        taken = int(pages.read_text().split()[5]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_DATA, (taken + size, taken + size))


def _leave_out_faulty(warm: "Future[list[Fault]]") -> None:
    """Withdraw games whose bots fail."""
    if not warm.cancelled() and warm.exception() is None:
        for fault in warm.result():
            offered.leave_out(fault)


def _warm_up() -> list[Fault]:
    """In a worker: load everything the first decision needs, then the rest.

    Returns the faults of games whose bots fail.
    """
    observations, faults = [], []
    for game in offered.games():
        try:
            observations.append(_decide_first(game.name))
        except (OSError, MemoryError):  # this machine's fault, not the game's
            continue
        # Code from another distribution can raise anything.
        except Exception as error:
            faults.append(catalogue.package(game.name).fault(error))
    threading.Thread(target=_load_rest, args=(observations,), daemon=True).start()
    return faults


def _decide_first(game: str) -> "Observation":
    """Have a bot decide at the start of a game; returns its observation."""
    from blazon.bots import make_bot

    position = Position(game, seed="")
    while position.actor is None:
        position.roll()
    seen = position.observe(position.actor)
    make_bot("page", "").choose(seen)
    return seen


def _load_rest(observations: "list[Observation]") -> None:
    """In a worker: load what the first decisions do not need, alongside them."""
    from blazon.bots.advice import prepare_advice
    from blazon.bots.endings import compile_ahead
    from blazon.bots.luck import luck_of

    for observation in observations:
        # Code from another distribution can raise anything; the job that needs it will report it.
        with suppress(Exception):
            compile_ahead(observation)
            prepare_advice(observation)
            luck_of(Position(observation.game.name, seed=""))
