"""Runs long computations in threads, outside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

THREADS = 2
"""How many computations run at once. All threads share one interpreter, so each one makes the event
loop wait longer for its turn."""

_threads = ThreadPoolExecutor(THREADS, "computing")


async def compute(work: Callable[[*Ts], T], *given: *Ts) -> T:
    """The result of a computation that runs in another thread."""
    return await asyncio.get_running_loop().run_in_executor(_threads, work, *given)
