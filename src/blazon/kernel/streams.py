"""Random streams that depend only on their key.

The key of a stream is (seed, game number, purpose), so results do not depend on batches, threads or
machines, and a bot cannot predict the dice. The generator is SplittableRandom (Steele, Lea and
Flood, "Fast splittable pseudorandom number generators", 2014): a mixed counter with its own odd
step. The step depends on the key, so streams do not overlap.
"""

import hashlib
from enum import IntEnum
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from blazon.kernel.bits import popcount
from blazon.kernel.jit import entry, kernel
from blazon.kernel.layout import record_dtype

STREAM = record_dtype([("state", np.uint64), ("step", np.uint64)])
"""A stream's record: every number drawn adds ``step`` to ``state``."""


class Stream(Protocol):
    """The fields of a ``STREAM`` record, for the type checker."""

    state: Any
    step: Any


class Purpose(IntEnum):
    """The purpose of a stream; streams with different purposes are unrelated."""

    DEAL = 1
    CHANCE = 2
    PLAYOUT = 3
    BOT = 4
    SEARCH = 5
    TEST = 6


_U1 = np.uint64(1)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1, _MIX_2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_STEP_1, _STEP_2 = np.uint64(0xFF51AFD7ED558CCD), np.uint64(0xC4CEB9FE1A85EC53)
_ALTERNATING = np.uint64(0xAAAAAAAAAAAAAAAA)
_S27, _S30, _S31, _S32, _S33 = (np.uint64(n) for n in (27, 30, 31, 32, 33))
_LOW_32 = np.uint64(0xFFFFFFFF)
_TWO_32 = np.uint64(1 << 32)
_FEW_CHANGES = np.uint64(24)


@kernel
def _mix(z: Any) -> Any:
    z = (z ^ (z >> _S30)) * _MIX_1
    z = (z ^ (z >> _S27)) * _MIX_2
    return z ^ (z >> _S31)


@kernel
def _mix_step(z: Any) -> Any:
    """Compute an odd step with enough changes between neighbouring bits."""
    z = (z ^ (z >> _S33)) * _STEP_1
    z = (z ^ (z >> _S33)) * _STEP_2
    z = (z ^ (z >> _S33)) | _U1
    if popcount(z ^ (z >> _U1)) < _FEW_CHANGES:
        z ^= _ALTERNATING
    return z


@kernel
def key(stream: Stream, seed: Any, number: Any, purpose: Any) -> None:
    """Reset a stream to its beginning; all three parts of the key are ``uint64``."""
    start = _mix(seed + _GOLDEN)
    start = _mix((start ^ number) + _GOLDEN)
    start = _mix((start ^ purpose) + _GOLDEN)
    stream.state = start
    stream.step = _mix_step(start + _GOLDEN)


@kernel
def scramble(count: Any) -> Any:
    """Compute the 64 random bits at a stream's count."""
    return _mix(count)


@kernel
def share(word: Any, bound: Any) -> Any:
    """Turn the high half of 64 random bits into a whole number from 0 to ``bound - 1``.

    For small bounds; the probabilities differ by less than ``bound / 2**32``.
    """
    return ((word >> _S32) * bound) >> _S32


@kernel
def bits(stream: Stream) -> Any:
    """Return the next 64 random bits."""
    state = stream.state + stream.step
    stream.state = state
    return _mix(state)


@kernel
def below(stream: Stream, bound: Any) -> Any:
    """Draw a whole number from 0 to ``bound - 1``, each equally likely; ``bound`` is under 2**32.

    Multiplication with rejection (Lemire, "Fast random integer generation in an interval", 2019).
    """
    product = (bits(stream) >> _S32) * bound
    low = product & _LOW_32
    if low < bound:
        least = (_TWO_32 - bound) % bound
        while low < least:
            product = (bits(stream) >> _S32) * bound
            low = product & _LOW_32
    return product >> _S32


@entry
def _begin(streams: npt.NDArray[Any], seed: Any, number: Any, purpose: Any) -> None:
    key(streams[0], seed, number, purpose)


@entry
def _begin_each(
    streams: npt.NDArray[Any],
    seeds: npt.NDArray[np.uint64],
    numbers: npt.NDArray[np.uint64],
    purpose: Any,
) -> None:
    for index in range(streams.shape[0]):
        key(streams[index], seeds[index], numbers[index], purpose)


def keyed(
    seeds: npt.NDArray[np.uint64], numbers: npt.NDArray[np.uint64], purpose: Purpose
) -> npt.NDArray[Any]:
    """Streams with these seeds and numbers, at their beginning."""
    streams = np.zeros(len(seeds), STREAM)
    _begin_each(streams, seeds, numbers, np.uint64(purpose))
    return streams


def seed_number(seed: str) -> np.uint64:
    """The 64-bit number for a seed's text, the same on every machine."""
    return np.uint64(int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "little"))


def open_stream(seed: str, number: int, purpose: Purpose) -> npt.NDArray[Any]:
    """An array with one stream, at its beginning."""
    streams = np.zeros(1, STREAM)
    _begin(streams, seed_number(seed), np.uint64(number), np.uint64(purpose))
    return streams
