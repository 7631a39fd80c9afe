"""One game at one keyboard: who is asked, what he sees, what becomes of what he types."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from blazon.terminal import orders
from blazon.terminal.commands import Command, Leave, parse
from blazon.terminal.history import by_turn
from blazon.terminal.playing import Playing
from blazon.terminal.renderer import Renderer
from blazon.terminal.screen import Screen
from blazon.terminal.seats import Seat
from blazon.terminal.style import STRONG, Style
from blazon.words.localization import View

if TYPE_CHECKING:
    from blazon.match.position import Position


class Session:
    """The conversation around a game; ``run`` returns when nobody wants more of it.

    Whatever is drawn or said comes from the view of the person who looks, or of an onlooker.
    """

    def __init__(
        self,
        position: "Position",
        seats: Sequence[Seat],
        screen: Screen,
        style: Style,
        renderer: Renderer,
        unfinished: Path,
    ) -> None:
        self.seats = seats
        self.screen = screen
        self.renderer = renderer
        self.unfinished = unfinished
        """The folder for games that are broken off."""
        self.people = [number for number, seat in enumerate(seats) if seat.bot is None]
        self.begin(position, style)

    def begin(self, position: "Position", style: Style) -> None:
        """Go on with this game, new or from a file."""
        self.style = style
        self.texts = style.texts
        self.playing = Playing(position, self.people, self.renderer, style)
        self._looking = self.people[0] if len(self.people) == 1 else None
        self._shown: tuple[int, int] | None = None
        self._reported = len(self.playing.told)
        self._notes: list[str] = []

    def run(self) -> None:
        """Play to the end; raises Leave, EOFError or KeyboardInterrupt when people stop before."""
        while True:
            position = self.playing.position
            actor = position.actor
            if position.over:
                if not self._end():
                    return
            elif actor is None:
                self.playing.roll()
            elif len(position.legal) == 1:
                self.playing.play(next(iter(position.legal)))
            elif (bot := self.seats[actor].bot) is not None:
                with self.screen.busy(
                    self.texts("play-bot-thinks", player=self.style.names[actor])
                ):
                    token = bot.choose(position.observe(actor))
                self.playing.play(token)
            elif self._looking == actor or self._curtain(actor):
                self._decide(actor)
            if not self.people:
                self._report()

    # What people see

    def say(self, key: str, **variables: str | int) -> None:
        """Show one text."""
        self.screen.show([self.texts(key, **variables)])

    def note(self, text: str) -> None:
        """Something to be read on the next screen."""
        self._notes.append(text)

    def draw(self, seat: int, *, table: bool = False) -> None:
        """The whole screen for a person who is to decide; in list form, the table once a turn."""
        view = self.playing.view(seat)
        told = self.playing.news(seat)
        news = [*by_turn(told, self.style, seat)]
        below = [*self._notices(seat), *self._question(view)]
        lines = self.renderer.table(view, self.style, dense=False)
        if self.screen.plain:
            shown = (seat, self.playing.turn_began)
            lines = lines if table or shown != self._shown else []
            self._shown = shown
        elif not self.screen.fits([*lines, *news, *below]):
            lines = self.renderer.table(view, self.style, dense=True)
            if not self.screen.fits([*lines, *news, *below]):
                news = [*by_turn(told, self.style, seat, brief=True)]
            while len(news) > 1 and not self.screen.fits([*lines, *news, *below]):
                news = [Text.assemble(f"{self.style.signs.cut} ", news[1]), *news[2:]]
        self.screen.refresh()
        self.screen.show([*lines, *news, *below])

    def _question(self, view: View) -> list[Text]:
        """Who must do what, and the choices."""
        sign = "" if self.screen.plain else f"{self.style.signs.prompt} "
        question = Text(f"{sign}{self.renderer.prompt(view, self.style)}", STRONG)
        return [question, *self.renderer.choices(view, self.style)]

    def _news(self, seat: int | None) -> list[Text]:
        """What has happened since this person's last decision, and what there is to be read."""
        told = [] if seat is None else self.playing.news(seat)
        return [*by_turn(told, self.style, seat), *self._notices(seat)]

    def _notices(self, seat: int | None) -> list[Text]:
        """What only this person may see, and notes; each is given once."""
        found = [] if seat is None else self.playing.found(seat)
        lines = [Text(words, STRONG) for words in found] + [Text(note) for note in self._notes]
        self._notes.clear()
        return lines

    def _report(self) -> None:
        """Where only bots play: each turn when it has ended."""
        told, position = self.playing.told, self.playing.position
        if position.over or position.turn != told[-1].turn:
            self.screen.show(by_turn(told[self._reported :], self.style))
            self._reported = len(told)

    def _curtain(self, actor: int) -> bool:
        """Hide the table until the person who is to play says that nobody else looks.

        Returns:
            False if instead the last person took back what he did.
        """
        before = self._looking
        if before is not None and (self._notes or self.playing.has_found(before)):
            self.screen.show(self._news(before))
            self.screen.ask(self.texts("play-curtain-close") + " ")
        self.screen.hide()
        self._looking = None
        name = self.style.names[actor]
        self.say("play-curtain", player=name)
        while True:
            line = self.screen.ask(self.texts("play-curtain-open", player=name) + " ")
            if not line:
                self._looking = actor
                return True
            command = parse(line, self.texts)
            if command == Command("quit"):
                raise Leave
            if command == Command("undo") and before is not None and self.playing.undo(before):
                return False
            self.say("play-curtain-expected")

    def _end(self) -> bool:
        """The final score, and what people still want; returns whether the game goes on."""
        position = self.playing.position
        view = self.playing.view(None)
        if self.people:
            self.screen.refresh()
            self.screen.show(self._news(self._looking))
        self.screen.show([Text(self.texts("play-game-over"), STRONG), ""])
        self.screen.show(self.renderer.score(view, self.style))
        won, *why = self.renderer.describe_result(view, position.score()["winners"], self.style)
        self.screen.show(["", Text(won, STRONG), *why])
        while self.people:
            self.say("play-after-the-end")
            line = self.screen.ask("> ")
            command = parse(line, self.texts)
            if not line or command == Command("quit"):
                return False
            if isinstance(command, Command):
                if orders.obey(self, command, self._last_person()):
                    return True
            else:
                self.say("play-over-no-moves", word=line)
        return False

    def _last_person(self) -> int:
        """Who decided last, of the people."""
        return next(
            (one.player for one in reversed(self.playing.told) if one.player in self.people),
            self.people[0],
        )

    # What people type

    def _decide(self, seat: int) -> None:
        """Ask the person until he has played something or gone elsewhere in the game."""
        self.draw(seat)
        while True:
            line = self.screen.ask("> ")
            typed = parse(line, self.texts)
            if isinstance(typed, Command):
                if orders.obey(self, typed, seat):
                    return
            elif not typed:
                self.say("play-empty-line")
            elif orders.move(self, typed, seat):
                return
