"""The terminal itself: lines out, lines in, nothing wider than 80 columns, no markup in names."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.control import Control
from rich.text import Text

from blazon.terminal.style import WIDTH

_PATIENCE = 0.4
"""Seconds after which people wonder what is going on."""
_FORGET_SCROLLED = "\x1b[3J"
"""What Rich has no name for: clears what has scrolled off the screen."""


class Screen:
    """Where the interface writes, and whence it reads."""

    def __init__(self, console: Console, read: Callable[[str], str], *, plain: bool) -> None:
        self._console = console
        self._read = read
        self.plain = plain or console.width < WIDTH
        """List form: asked for, or needed because the terminal is too narrow for the board."""
        self.width = min(console.width, WIDTH)
        self.live = console.is_terminal and not console.is_dumb_terminal
        """Whether the terminal can be cleared."""

    def show(self, lines: Iterable[Text | str]) -> None:
        """Print lines, breaking the long ones between words."""
        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            for part in self._broken(text):
                self._console.print(part, width=self.width, highlight=False, no_wrap=True)

    def fits(self, lines: Iterable[Text]) -> bool:
        """Whether lines, and one to type on, have room on the terminal; a pipe is endless."""
        needed = sum(len(list(self._broken(line))) for line in lines)
        return not self.live or needed < self._console.height

    def show_whole(self, line: str) -> None:
        """Print a line that is to be copied: however long it is, it is not broken."""
        self._console.print(Text(line), soft_wrap=True)

    def _broken(self, text: Text) -> Iterable[Text]:
        """The lines of a text; what does not fit goes on below, indented as it began, and two."""
        if text.cell_len <= self.width:
            return [text]
        indent = len(text.plain) - len(text.plain.lstrip())
        body = text[indent:]
        parts = body.wrap(self._console, self.width - indent - 2)
        for part in parts:
            part.rstrip()
        return [
            Text(" " * (indent + (2 if number else 0))).append_text(part)
            for number, part in enumerate(parts)
        ]

    def refresh(self) -> None:
        """Begin a new screen; in list form and in a pipe, an empty line."""
        if self.live and not self.plain:
            self._console.control(Control.home(), Control.clear())
        else:
            self.show([""])

    def hide(self) -> None:
        """Take everything out of sight, what has scrolled away too."""
        if self.live:
            self._console.control(Control.home(), Control.clear())
            self._console.file.write(_FORGET_SCROLLED)
            self._console.file.flush()
        elif self._console.is_terminal:
            self.show([""] * self._console.height)

    @contextmanager
    def busy(self, what: str) -> Iterator[None]:
        """Say what is going on if it lasts long, where that can be wiped away again."""
        if not self.live or self.plain:
            yield
            return
        status = self._console.status(Text(what))
        timer = Timer(_PATIENCE, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def ask(self, prompt: str) -> str:
        """A line typed by a person; raises EOFError at the end of input."""
        return self._read(prompt).strip()
