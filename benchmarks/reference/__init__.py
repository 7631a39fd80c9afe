"""Compiles and runs the reference programs in C and C++."""

import json
import os
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from blazon.games.rheingold.rules.maps.model import Map
from blazon.games.rheingold.rules.options import map_of
from blazon.games.richelieu.rules.components import CELL_NUMBERS
from blazon.match.position import Position

HERE = Path(__file__).parent


def build(source: str, folder: str) -> Path:
    """Compile one of the programs beside this file for this machine."""
    compiler = (
        os.environ.get("CXX", "c++") if source.endswith(".cpp") else os.environ.get("CC", "cc")
    )
    program = Path(folder) / Path(source).stem
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, HERE / source], check=True)
    return program


def workshop() -> "tempfile.TemporaryDirectory[str]":
    """A folder for compiled programs, deleted on leaving the context."""
    return tempfile.TemporaryDirectory(prefix="blazon-reference-")


RANDOM_GAMES = {"richelieu": "playouts.c", "rheingold": "rheingold.c"}
"""The program that plays random games."""


def random_games(
    program: Path, game: str, options: dict[str, Any], seconds: float
) -> dict[str, float]:
    """The report of the program for random games of ``game`` with these options."""
    if game == "richelieu":
        words = [options["edition"], str(options["players"]), options["ending"], "1"]
    else:
        map_file = program.with_suffix(".map")
        map_file.write_text(map_lines(map_of(options)))
        words = [str(map_file), str(options["players"]), str(options["rounds"] or 0), "1"]
    ran = subprocess.run(
        [program, str(seconds), *words], capture_output=True, text=True, check=True
    )
    figures: dict[str, float] = json.loads(ran.stdout)
    return figures


def map_lines(chosen: Map) -> str:
    """A map of Rheingold in the C program's format."""
    lines = [
        " ".join(map(str, filter(None, (place.kind, place.id, place.swords, place.arms))))
        for place in chosen.places
    ]
    lines += [f"path {one} {other}" for one, other in chosen.paths]
    return "\n".join(lines) + "\n"


class PlainSearch:
    """The plain search in C++, playing one seat of a game."""

    def __init__(self, program: Path, position: Position, seat: int, iterations: int, seed: int):
        self.seat = seat
        self.iterations = iterations
        self.speeds: list[float] = []
        self._process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        options, setup = position.options, position.setup
        self._discs: dict[str, str] = setup["discs"]
        self._say(
            f"new {options['edition']} {options['players']} {options['ending']} {setup['first']} "
            f"{seat} {','.join(setup['cards'])} {seed}"
        )

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def choose(self) -> str:
        """Return the program's choice; a forced choice takes no time."""
        assert self._process.stdout is not None
        self._say(f"go {self.iterations}")
        token, speed = self._process.stdout.readline().split()
        if float(speed) > 0:
            self.speeds.append(float(speed))
        return token

    def hear(self, before: Position, after: Position, token: str) -> None:
        """Pass it an action, and the disc that the action took."""
        self._say(f"play {token}")
        taken = [int(position.states["taken"][0][self.seat]) for position in (before, after)]
        gained = taken[1] & ~taken[0]
        for cell, disc in self._discs.items():
            if gained >> CELL_NUMBERS[cell] & 1:
                self._say(f"disc {disc}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.wait()
