"""Processes beside the server's, in which work is done; one that dies or hangs is replaced."""

import asyncio
import multiprocessing
import os
import signal
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
from blazon.service.base.logs import log
from blazon.service.games import offered
from blazon.service.workers.shares import FairShares

if TYPE_CHECKING:
    from blazon.match.observation import Observation

NICENESS = 5
"""How far workers give way to the server, which has moves to pass on."""
Ts = TypeVarTuple("Ts")
T = TypeVar("T")


class StoppedError(Exception):
    """The workers were stopped before the job was done."""


class WorkerPool:
    """So many workers, none perhaps, shared out fairly among those for whom they work."""

    def __init__(
        self,
        size: int,
        seconds: float = JOB_SECONDS,
        first_seconds: float = FIRST_JOB_SECONDS,
        memory: int | None = None,
    ) -> None:
        """Workers that begin with their first jobs.

        Args:
            size: how many.
            seconds: how long a job may take.
            first_seconds: how long a worker's first job may take.
            memory: how many bytes a worker may take beyond those with which it begins.
        """
        self.size = size
        self._shares = FairShares(size)
        self._new_worker = partial(_Worker, seconds, first_seconds, memory)
        self._workers = {self._new_worker() for _ in range(size)}
        self._idle = list(self._workers)
        """The one that worked last at the end: it has everything at hand."""
        self.is_stopped = False

    def warm_up(self) -> None:
        """Have a worker ready before the first bot must decide."""
        if self._idle and not self.is_stopped:
            self._idle[-1].warm_up()

    async def ask(
        self, job: Callable[[*Ts], T], *given: *Ts, account: str, is_patient: bool = False
    ) -> T:
        """Have a worker do something, in turn.

        Args:
            job: what is to be done, in another process.
            given: what it is given.
            account: who pays for it with their share.
            is_patient: whether it can wait for all that cannot.

        Raises:
            StoppedError: the workers were stopped.
            TimeoutError: it took too long; the worker was replaced.
            BrokenProcessPool: workers died of it, again and again.
        """
        async with self._shares.turn(account, is_patient=is_patient):
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
        """End a worker; returns a new one."""
        worker.end()
        new = self._new_worker()
        self._workers = self._workers - {worker} | {new}
        return new

    def stop(self) -> None:
        """Take no more jobs, and end those that are not done."""
        self.is_stopped = True
        for worker in self._workers:
            worker.end()


class _Worker:
    """One process; it begins with its first job."""

    def __init__(self, seconds: float, first_seconds: float, memory: int | None) -> None:
        self._watched, self._life = multiprocessing.Pipe(duplex=False)
        """Nothing is written; the process ends when the writing end is closed, or gone with us."""
        self._process = ProcessPoolExecutor(
            1,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_prepare,
            initargs=(self._watched, memory),
        )
        self._limit, self._next_limit = first_seconds, seconds

    def warm_up(self) -> None:
        """Load what the first decision would have to wait for."""
        self._process.submit(_warm_up).add_done_callback(_leave_out_faulty)

    async def do(self, job: Callable[[*Ts], T], *given: *Ts) -> T:
        """Do something; raises BrokenProcessPool if the process died, and TimeoutError."""
        done = asyncio.wrap_future(self._process.submit(job, *given))
        async with asyncio.timeout(self._limit):
            found = await done
        self._limit = self._next_limit
        return found

    def end(self) -> None:
        """End the process at once, whatever it does."""
        self._process.shutdown(wait=False, cancel_futures=True)
        self._life.close()
        self._watched.close()


def _prepare(life: Connection, memory: int | None) -> None:
    """In a worker: end when the server wants it or is gone, however it went, not at Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if memory is not None:
        _limit_memory(memory)

    def watch() -> None:
        with suppress(EOFError):
            life.recv_bytes()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _limit_memory(size: int) -> None:
    """Take so many bytes more at most, where the system can see to that."""
    try:
        import resource
    except ImportError:
        return  # Windows
    pages = Path("/proc/self/statm")
    if pages.exists():
        taken = int(pages.read_text().split()[5]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_DATA, (taken + size, taken + size))


def _leave_out_faulty(warm: "Future[list[Fault]]") -> None:
    """Offer no game at which bots fail."""
    if not warm.cancelled() and warm.exception() is None:
        for fault in warm.result():
            offered.leave_out(fault)


def _warm_up() -> list[Fault]:
    """In a worker: load what the first decision would have to wait for, and then the rest.

    Returns what is wrong with the games at which bots fail.
    """
    observations, faults = [], []
    for game in offered.games():
        try:
            observations.append(_decide_first(game.name))
        except (OSError, MemoryError):  # that is this machine's fault, not the game's
            continue
        # Another distribution's code can raise anything.
        except Exception as error:
            faults.append(catalogue.package(game.name).fault(error))
    threading.Thread(target=_load_rest, args=(observations,), daemon=True).start()
    return faults


def _decide_first(game: str) -> "Observation":
    """Have a bot decide at the beginning of a game; returns what it saw."""
    from blazon.bots import make_bot

    position = Position(game, seed="")
    while position.actor is None:
        position.roll()
    seen = position.observe(position.actor)
    make_bot("page", "").choose(seen)
    return seen


def _load_rest(observations: "list[Observation]") -> None:
    """In a worker: load what only endings need, beside the first decisions."""
    from blazon.bots.endings import compile_ahead

    for observation in observations:
        # Another distribution's code can raise anything; whoever needs it will be told.
        with suppress(Exception):
            compile_ahead(observation)
