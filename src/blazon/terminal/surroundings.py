"""Where a game or a lesson is shown, read and kept."""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TextIO, cast

from rich.console import Console

from blazon.kernel.consoles import console
from blazon.kernel.notice import when_compiling
from blazon.locale import texts
from blazon.terminal.screen import Screen


@dataclass(frozen=True)
class Surroundings:
    """Where a game is shown, read and saved.

    Attributes:
        language: one of ``blazon.locale.LANGUAGES``; the system's own if not given.
        plain: list form, for screen readers, instead of a drawn board.
        console: where to write; standard output if not given.
        read: returns a typed line for a prompt; ``input`` if not given.
        unfinished: the folder for unfinished games; the user's own if not given.
    """

    language: str | None = None
    plain: bool = False
    console: Console | None = None
    read: Callable[[str], str] | None = None
    unfinished: Path | None = None

    @cached_property
    def screen(self) -> Screen:
        """The screen and keyboard; from now on, it shows when the rules are being compiled."""
        made = Screen(self.console or _standard_output(), self.read or _typed, plain=self.plain)
        words = texts(self.language)
        when_compiling(
            lambda count: made.count(
                words("play-compiling"), words("play-compiled", count=count), count
            )
        )
        return made

    @property
    def folder(self) -> Path:
        """The folder for unfinished games."""
        return self.unfinished or own_folder() / "unfinished"


def own_folder() -> Path:
    """The user's own folder for Blazon's files."""
    from platformdirs import user_data_path

    return Path(os.fspath(user_data_path("blazon")))


def _standard_output() -> Console:
    """Standard output; characters that its encoding lacks become question marks."""
    stream = cast("TextIO", sys.stdout)
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
    return console(stream)


def _typed(prompt: str) -> str:
    """A line from standard input, with the system's line editing if there is any.

    A line from a pipe is printed, so the output reads like a conversation.
    """
    if not sys.stdin.isatty():
        line = input(prompt)
        print(line)  # noqa: T201 - replaces the terminal's echo
        return line
    with suppress(ImportError):
        import readline  # noqa: F401

    return input(prompt)
