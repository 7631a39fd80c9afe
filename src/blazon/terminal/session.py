"""One game at one keyboard: its players, its screen, and what each player sees."""

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from blazon.match.observation import Observation
from blazon.terminal.history import by_turn
from blazon.terminal.progress import Progress
from blazon.terminal.renderer import Renderer
from blazon.terminal.screen import Screen
from blazon.terminal.seats import Seat
from blazon.terminal.style import STRONG, Style

if TYPE_CHECKING:
    from blazon.match.position import Position


class Session:
    """A game with its screen and the people who share it.

    It shows only what is in the reader's view, or in an onlooker's.
    """

    def __init__(
        self,
        position: "Position",
        seats: list[Seat],
        screen: Screen,
        style: Style,
        renderer: Renderer,
        unfinished: Path,
        *,
        is_open: bool = False,
    ) -> None:
        """Begin; ``is_open``: the people at the keyboard see everything that is hidden."""
        self.seats = seats
        self.screen = screen
        self.renderer = renderer
        self.unfinished = unfinished
        """The folder for unfinished games."""
        self._is_open = is_open
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self.begin(position, style)

    def begin(self, position: "Position", style: Style) -> None:
        """Begin with this game, whether new or from a file."""
        self.style = style
        self.texts = style.texts
        self.progress = Progress(position, self.people, self.renderer, style, is_open=self._is_open)
        self.reader = self.people[0] if len(self.people) == 1 else None
        self._shown: tuple[int, int] | None = None
        self.reported = len(self.progress.entries)
        self.notes: list[str] = []

    # What people see

    def say(self, key: str, **variables: str | int) -> None:
        """Show one text."""
        self.screen.show([self.texts(key, **variables)])

    def note(self, text: str) -> None:
        """Add a note to the next screen."""
        self.notes.append(text)

    def draw(self, seat: int, *, table: bool = False) -> None:
        """Draw the screen for the person to decide; in list form, the table once per turn."""
        seen = self.progress.observe(seat)
        entries = self.progress.unread(seat)
        news = [*by_turn(entries, self.style, seat)]
        below = [*self.notices(seat), *self._question(seen)]
        lines = self.renderer.table(seen, self.style, dense=False)
        if self.screen.plain:
            shown = (seat, self.progress.turn_began)
            lines = lines if table or shown != self._shown else []
            self._shown = shown
        elif not self.screen.fits([*lines, *news, *below]):
            lines = self.renderer.table(seen, self.style, dense=True)
            if not self.screen.fits([*lines, *news, *below]):
                news = [*by_turn(entries, self.style, seat, brief=True)]
            while len(news) > 1 and not self.screen.fits([*lines, *news, *below]):
                news = [Text.assemble(f"{self.style.signs.cut} ", news[1]), *news[2:]]
        self.screen.refresh()
        self.screen.show([*lines, *news, *below])

    def _question(self, seen: Observation) -> list[Text]:
        """The prompt and the choices."""
        sign = "" if self.screen.plain else f"{self.style.signs.prompt} "
        question = Text(f"{sign}{self.renderer.prompt(seen, self.style)}", STRONG)
        return [question, *self.renderer.choices(seen, self.style)]

    def unread(self, seat: int | None) -> list[Text]:
        """The log since this person's last decision, and any notices."""
        entries = [] if seat is None else self.progress.unread(seat)
        return [*by_turn(entries, self.style, seat), *self.notices(seat)]

    def notices(self, seat: int | None) -> list[Text]:
        """Notes, and what only this person may see; each is shown once."""
        found = [] if seat is None else self.progress.found(seat)
        lines = [Text(words, STRONG) for words in found] + [Text(note) for note in self.notes]
        self.notes.clear()
        return lines

    def report(self) -> None:
        """In a game between bots only, show each turn when it has ended."""
        entries, position = self.progress.entries, self.progress.position
        if position.over or position.turn != entries[-1].turn:
            self.screen.show(by_turn(entries[self.reported :], self.style))
            self.reported = len(entries)
