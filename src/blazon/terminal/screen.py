"""The terminal itself: writes and reads lines, at most 80 columns wide, with no markup in names."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from rich.console import Console
from rich.control import Control
from rich.text import Text

from blazon.kernel.consoles import is_redrawn
from blazon.kernel.files import BYTE_ORDER_MARK
from blazon.terminal.style import ASCII, UNICODE, WIDTH

if TYPE_CHECKING:
    from rich.status import Status

_PATIENCE = 0.4
"""Seconds before people wonder what is going on."""
_FORGET_SCROLLED = "\x1b[3J"
"""Clears the scrollback; Rich has no name for this."""


class Screen:
    """The screen and keyboard of the interface: prints lines and reads typed ones."""

    def __init__(self, console: Console, read: Callable[[str], str], *, plain: bool) -> None:
        self._console = console
        self._read = read
        self.plain = plain or console.width < WIDTH
        """List form: requested, or needed because the terminal is too narrow for the board."""
        self.width = min(console.width, WIDTH)
        self.signs = UNICODE if console.encoding.startswith("utf") else ASCII
        """The signs that the terminal can show."""
        self.live = is_redrawn(console)
        """Whether each table takes the place of the last."""
        self._counting: Status | None = None
        self._is_busy = False

    def count(self, what: str, so_far: str, number: int) -> None:
        """Announce long work when it begins, and show its progress while nothing else is shown.

        Args:
            what: the work, announced once.
            so_far: the progress, on a line that is erased again.
            number: 1 at the beginning.
        """
        if number == 1:
            self.show([what])
        if self.live and not self.plain and not self._is_busy:
            if self._counting is not None:
                self._counting.update(Text(so_far))
                return
            self._counting = self._console.status(Text(so_far))
            self._counting.start()

    def _stop_counting(self) -> None:
        if self._counting is not None:
            self._counting.stop()
            self._counting = None

    def show(self, lines: Iterable[Text | str]) -> None:
        """Print lines, breaking long ones between words."""
        self._stop_counting()
        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            for part in self._broken(text):
                self._console.print(part, width=self.width, highlight=False, no_wrap=True)

    def fits(self, lines: Iterable[Text]) -> bool:
        """Whether lines and an input line fit on the terminal; a pipe has no limit."""
        needed = sum(len(list(self._broken(line))) for line in lines)
        return not self.live or needed < self._console.height

    def show_whole(self, line: str) -> None:
        """Print a line to be copied, without breaking it, however long it is."""
        self._stop_counting()
        self._console.print(Text(line), soft_wrap=True)

    def _broken(self, text: Text) -> Iterable[Text]:
        """The lines of a text; continuation lines are indented two columns more than the first."""
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
        """Begin a new screen; in list form or a pipe, print an empty line."""
        self._stop_counting()
        if self.live and not self.plain:
            self._console.control(Control.home(), Control.clear())
        else:
            self.show([""])

    def hide(self) -> None:
        """Clear the screen and the scrollback, even with NO_COLOR: others must not read them."""
        self._stop_counting()
        if self._console.is_terminal and not self._console.is_dumb_terminal:
            self._console.control(Control.home(), Control.clear())
            self._console.file.write(_FORGET_SCROLLED)
            self._console.file.flush()
        elif self._console.is_terminal:
            self.show([""] * self._console.height)

    @contextmanager
    def busy(self, what: str) -> Iterator[None]:
        """Show what is going on if it takes long and the terminal can erase the message again."""
        if not self.live or self.plain:
            yield
            return
        self._stop_counting()
        self._is_busy = True
        status = self._console.status(Text(what))
        timer = Timer(_PATIENCE, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()
            self._is_busy = False

    def ask(self, prompt: str) -> str:
        """A line typed by a person; raises EOFError at the end of input."""
        self._stop_counting()
        return self._read(prompt).removeprefix(BYTE_ORDER_MARK).strip()
