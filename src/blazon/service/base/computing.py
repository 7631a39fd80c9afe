"""What takes long and needs no answer from elsewhere is computed beside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

THREADS = 2
"""How many computations go on at once. All threads share one interpreter, and with each of them
the event loop waits longer for its turn."""

_threads = ThreadPoolExecutor(THREADS, "computing")


async def compute(work: Callable[[*Ts], T], *given: *Ts) -> T:
    """The result of a computation, which other threads make."""
    return await asyncio.get_running_loop().run_in_executor(_threads, work, *given)
