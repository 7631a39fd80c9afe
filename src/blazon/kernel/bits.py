"""Sets as 64-bit masks: count the members, find the lowest and the n-th, move some together.

Compiled, each is one or two machine instructions; from Python, plain integers do the same.
"""

import platform
from typing import Any

import llvmlite.binding
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

_MOVES_BITS = platform.machine() in {"x86_64", "AMD64"} and bool(
    llvmlite.binding.get_host_cpu_features().get("bmi2", False)
)


_ZERO, _ONE = np.uint64(0), np.uint64(1)
_SHORT = 128
"""Count the members of a set byte by byte, with a lookup table."""


def popcount(word: int) -> int:
    """Number of members of the set."""
    return int(word).bit_count()


def lowest(word: int) -> int:
    """Index of the lowest member of a set that is not empty."""
    bits = int(word)
    return (bits & -bits).bit_length() - 1


def select(word: int, rank: int) -> int:
    """Index of the member with ``rank`` lower members; the set has more than ``rank`` members."""
    bits = int(word)
    for _ in range(int(rank)):
        bits &= bits - 1
    return lowest(bits)


def gather(word: int, mask: int) -> int:
    """The bits of ``word`` at the ones of ``mask``, moved together at the low end."""
    bits, ones, found = int(word), int(mask), 0
    for place in range(ones.bit_count()):
        found |= (bits >> lowest(ones) & 1) << place
        ones &= ones - 1
    return found


_OF_BYTE = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
_OF_BYTE_AT = [
    [tuple(8 * place + bit for bit in bits) for bits in _OF_BYTE] for place in range(_SHORT // 8)
]


def members(word: int) -> list[int]:
    """The members of a set of any size in rising order (for Python only)."""
    bits, place, found = int(word), 0, list[int]()
    if bits >> _SHORT:
        data = bits.to_bytes(-(-bits.bit_length() // 8), "little")
        places = np.flatnonzero(np.frombuffer(data, np.uint8)).tolist()
        return [8 * place + bit for place in places for bit in _OF_BYTE[data[place]]]
    while bits:
        found += _OF_BYTE_AT[place][bits & 255]
        bits >>= 8
        place += 1
    return found


def _ones(_context: Any, word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), generate


def _trailing_zeros(_context: Any, word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.uint64(types.uint64), generate


def _instruction(name: str) -> Any:
    """One of the processor's instructions that move a number's bits by the ones of a mask."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        i64 = ir.IntType(64)
        moved = builder.module.declare_intrinsic(name, (), ir.FunctionType(i64, (i64, i64)))
        return builder.call(moved, arguments)

    def typed(_context: Any, word: Any, mask: Any) -> Any:
        return types.uint64(types.uint64, types.uint64), generate

    return typed


_ctpop: Any = intrinsic(_ones)
_cttz: Any = intrinsic(_trailing_zeros)
_pdep: Any = intrinsic(_instruction("llvm.x86.bmi.pdep.64"))
_pext: Any = intrinsic(_instruction("llvm.x86.bmi.pext.64"))


@overload(popcount)
def _popcount_compiled(word: Any) -> Any:
    def count_ones(word: Any) -> Any:
        return _ctpop(word)

    return count_ones


@overload(lowest)
def _lowest_compiled(word: Any) -> Any:
    def count_zeros(word: Any) -> Any:
        return _cttz(word)

    return count_zeros


@overload(select)
def _select_compiled(word: Any, rank: Any) -> Any:
    def drop_lower(word: Any, rank: Any) -> Any:
        for _ in range(rank):
            word &= word - _ONE
        return _cttz(word)

    return drop_lower


@overload(select, target="cpu")
def _select_on_the_processor(word: Any, rank: Any) -> Any:
    """Deposit a one at the n-th member if this processor can; graphics processors never do."""

    def deposit(word: Any, rank: Any) -> Any:
        return _cttz(_pdep(_ONE << rank, word))

    return deposit if _MOVES_BITS else None


@overload(gather)
def _gather_compiled(word: Any, mask: Any) -> Any:
    def move_each(word: Any, mask: Any) -> Any:
        found, bit = _ZERO, _ONE
        while mask != _ZERO:
            if word & mask & (_ZERO - mask) != _ZERO:
                found |= bit
            mask &= mask - _ONE
            bit <<= _ONE
        return found

    return move_each


@overload(gather, target="cpu")
def _gather_on_the_processor(word: Any, mask: Any) -> Any:
    def extract(word: Any, mask: Any) -> Any:
        return _pext(word, mask)

    return extract if _MOVES_BITS else None
