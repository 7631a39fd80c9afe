"""Runs long computations in a thread, outside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_thread = ThreadPoolExecutor(1, "computing")
"""All threads share one interpreter, so with a second one the event loop, and with it every move,
would wait longer for its turn."""


async def compute(work: Callable[[*Ts], T], *given: *Ts) -> T:
    """The result of a computation that runs in another thread."""
    return await asyncio.get_running_loop().run_in_executor(_thread, work, *given)
