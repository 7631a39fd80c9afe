"""Simulated people for tests: they type given or random input, and record their output."""

import random
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from typing import Any, Required, TypedDict, Unpack

from rich.console import Console

from blazon.bots import Bot
from blazon.bots.programs import make_player
from blazon.kernel.consoles import console
from blazon.locale import texts
from blazon.terminal.start import Seating, Surroundings, play


def screen(*, height: int = 25, no_color: bool = False) -> Console:
    """A terminal with 256 colours.

    Rich keeps the codes of a style from its first use, so one process must not use other terminals.
    """
    environment = {"TERM": "xterm-256color"} | ({"NO_COLOR": "1"} if no_color else {})
    return console(StringIO(), environment, width=80, height=height, force_terminal=True)


@dataclass
class Seen:
    """The output: as a whole, and in pieces with their readers."""

    text: str = ""
    pieces: list[tuple[str | None, str]] = field(default_factory=list)
    """The reader (None: anybody), and the output before the next line was typed."""
    prompts: list[str] = field(default_factory=list)

    def by(self, name: str | None) -> str:
        """Everything that one person saw."""
        return "".join(text for viewer, text in self.pieces if viewer == name)


Typist = Callable[[str, str], str]
"""Returns a line for a prompt and the output so far; raises EOFError at its end."""


def script(lines: Iterable[str]) -> Typist:
    """A person who types these lines, and then closes the terminal."""
    rest = iter(lines)

    def typist(prompt: str, shown: str) -> str:
        line = next(rest, None)
        if line is None:
            raise EOFError
        return line

    return typist


def anybody(language: str, seed: int) -> Typist:
    """A person who types random numbers until the game is over, and opens every curtain."""
    chance, over = random.Random(seed), texts(language)("play-game-over")

    def typist(prompt: str, shown: str) -> str:
        if prompt != "> " or over in shown:
            return ""
        return str(chance.randint(1, 13))

    return typist


def at_the_end(line: str, person: Typist, language: str = "en") -> Typist:
    """This person, who first types a line when the game is over."""
    over, lines = texts(language)("play-game-over"), [line]

    def typist(prompt: str, shown: str) -> str:
        return lines.pop() if lines and over in shown else person(prompt, shown)

    return typist


class Terminal(TypedDict, total=False):
    """The settings, by default English with colours."""

    language: str
    console: Console
    plain: bool
    folder: Required[Path]
    """The folder for their games."""


EVENING = "a fine evening"
"""The seed of most games."""


def sit_down(
    typist: Typist,
    *,
    game: str = "richelieu",
    seats: Sequence[str] = ("person", "random"),
    options: dict[str, Any] | None = None,
    seed: str = EVENING,
    names: Sequence[str] = (),
    load: Path | None = None,
    **terminal: Unpack[Terminal],
) -> Seen:
    """Play in a write-only terminal; returns the output."""
    language, plain = terminal.get("language", "en"), terminal.get("plain", False)
    screen = terminal.get("console") or Console(file=StringIO(), width=80, _environ={})
    file = screen.file
    assert isinstance(file, StringIO)
    seen, looking, start = Seen(), None, 0
    opened = {name: texts(language)("play-curtain-open", player=name) for name in names}

    def read(prompt: str) -> str:
        nonlocal looking, start
        seen.pieces.append((looking, file.getvalue()[start:]))
        start = len(file.getvalue())
        seen.prompts.append(prompt)
        line = typist(prompt, file.getvalue())
        opener = [name for name, text in opened.items() if prompt.startswith(text)]
        if opener:
            looking = opener[0] if not line else None
        return line

    def seated(name: str, own: str) -> Bot:
        return make_player(name, own.replace(EVENING, "134"))  # it begins with B1 @D5

    try:
        play(
            game,
            options or {},
            seating=Seating(seats, names, seated),
            seed=seed,
            load=load,
            surroundings=Surroundings(language, plain, screen, read, terminal["folder"]),
        )
    finally:
        seen.pieces.append((None, file.getvalue()[start:]))
        seen.text = file.getvalue()
    return seen


def two_people(typist: Typist, names: Sequence[str] = ("Anna", "Bea"), **more: Any) -> Seen:
    """Play in one terminal that two people share."""
    return sit_down(typist, seats=["person", "person"], names=names, **more)


def timeless(text: str) -> str:
    """A text without the names of files with saved games."""
    return re.sub(r"[-0-9]+\.json", "", text)
