"""What a graphics processor needs for each game's kernels: registers, stack and spills.

    uv run python -m benchmarks.gpu.registers
    uv run python -m benchmarks.gpu.registers rheingold --capability 8.0

Compiles random games and the steps of vectors of games, one game a thread, to machine code, and
prints a line of JSON for each. Needs no graphics processor and no driver.
"""

import argparse
import json
import re
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numba
from cuda.bindings import nvjitlink
from numba import cuda, types
from numba.cuda import dispatcher

from benchmarks.gpu.random_games import play
from benchmarks.gpu.steps import advance, begin, show_planes, show_scalars, show_words
from blazon.kernel import catalogue
from blazon.kernel.masks import mask_dtype
from blazon.kernel.streams import STREAM
from blazon.match.registry import game as find_game

REPORT = re.compile(
    r"(?P<stack>\d+) bytes stack frame, (?P<stores>\d+) bytes spill stores, "
    r"(?P<loads>\d+) bytes spill loads.*?Used (?P<registers>\d+) registers",
    re.DOTALL,
)
I8, I16, I32, I64 = types.int8, types.int16, types.int32, types.int64
U8, U64, F32, BOOL = types.uint8, types.uint64, types.float32, types.boolean


def signatures(name: str) -> dict[Callable[..., None], tuple[Any, ...]]:
    """The kernels, with the types of their parameters for this game."""
    game = find_game(name)
    record = numba.from_dtype(game.state)
    state, mask = record[::1], numba.from_dtype(mask_dtype(game.actions))[::1]
    stream = numba.from_dtype(STREAM)[::1]
    points, words, numbers = I64[:, ::1], U64[:, ::1], U64[::1]
    places = I16[::1], words, I8[::1]
    seen = state, state, state, I8[:, ::1]
    return {
        play: (state, state, mask, stream, points, points, numbers, U64, U64),
        begin: (
            *(state, state, stream, stream, mask, I64, BOOL[::1]),
            *(numbers, numbers, numbers, I64[::1], *places),
        ),
        advance: (
            *(state, stream, stream, mask, I64, I32[::1], numbers, I64[::1], I64, I64, *places),
            *(F32[:, ::1], BOOL[::1], BOOL[::1], points, points),
        ),
        show_words: (state, state, I8[:, ::1], record[:, ::1]),
        show_scalars: (*seen, F32[:, :, ::1]),
        show_planes: (*seen, U8[:, :, :, ::1]),
    }


def machine_code(ptx: str, capability: tuple[int, int]) -> dict[str, int]:
    """What the machine code needs: registers, and bytes of stack and of spilled registers."""
    options = ["-arch=sm_{}{}".format(*capability), "-Xptxas=-v"]
    linker = nvjitlink.create(len(options), options)
    source = ptx.encode()
    nvjitlink.add_data(linker, nvjitlink.InputType.PTX, source, len(source), "kernel.ptx")
    nvjitlink.complete(linker)
    log = bytearray(nvjitlink.get_info_log_size(linker))
    nvjitlink.get_info_log(linker, log)
    nvjitlink.destroy(linker)
    (found,) = REPORT.finditer(log.decode())
    told = {name: int(value) for name, value in found.groupdict().items()}
    return {
        "registers": told["registers"],
        "stack": told["stack"],
        "spills": told["stores"] + told["loads"],
    }


def main() -> None:
    """Print a line for each kernel."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", choices=catalogue.names())
    parser.add_argument("--capability", default="9.0", help="of the graphics processor")
    given = parser.parse_args()
    major, minor = map(int, given.capability.split("."))
    # Numba asks the device for its capability, although it is given one.
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=(major, minor))
    for name in [given.game] if given.game else catalogue.names():
        for kernel, parameters in signatures(name).items():
            ptx, _ = cuda.compile_ptx(kernel, parameters, cc=(major, minor))
            needed = machine_code(ptx, (major, minor))
            print(json.dumps({"game": name, "kernel": kernel.__name__, **needed}))


if __name__ == "__main__":
    main()
