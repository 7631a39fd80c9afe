"""Describes the faults of other people's games, in one line that helps to fix them."""

import os
import traceback
from dataclasses import dataclass
from pathlib import Path

from blazon.kernel.errors import BlazonError

_LONGEST = 400
"""The maximum length of a reason; compiler messages can be much longer."""


@dataclass(frozen=True)
class Fault:
    """Why a game is left out."""

    game: str
    package: str
    """The distribution that the game comes from, with its version; else its Python package."""
    reason: str
    """What is wrong, where, and how to correct it, in one line."""

    @property
    def line(self) -> str:
        """The fault in one line."""
        return f"{self.game} of {self.package} is left out: {self.reason}"


def reason_of(error: BaseException, folder: object = "") -> str:
    """Describe a game's error in one line.

    Args:
        error: an exception from reading the game's files or running its code.
        folder: the game's folder; the names of its files are relative to it.
    """
    within = f"{folder}{os.sep}"
    if isinstance(error, BlazonError):
        text = str(error)
    elif isinstance(error, OSError) and error.filename is not None:
        text = f"{error.filename}: {error.strerror}"
    else:
        text = f"{type(error).__name__}: {error}{_place(error, within)}"
    line = " ".join(text.replace(within, "").split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"


def _place(error: BaseException, within: str) -> str:
    """The innermost line of the game's own code in the traceback, if there is one."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename.startswith(within)]
    if not own:
        return ""
    return f" ({Path(own[-1].filename.removeprefix(within)).as_posix()}, line {own[-1].lineno})"
