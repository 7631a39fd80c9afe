"""A game's guided first game in the terminal; people can leave it and resume it later."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import takewhile
from pathlib import Path

from blazon.kernel.errors import BadValue
from blazon.locale import Texts, texts
from blazon.terminal.commands import Command, Leave, parse
from blazon.terminal.handlers import handle
from blazon.terminal.kept import Kept
from blazon.terminal.renderer import renderer_of
from blazon.terminal.seats import PERSON, Seat, Silent
from blazon.terminal.session import Session
from blazon.terminal.style import Style
from blazon.terminal.surroundings import Surroundings, own_folder
from blazon.words.lessons import LEARNER, RIVAL, Lesson, Step, lesson

_OF_GAMES = ("hint", "undo", "save", "save!", "load")
"""The commands that mean something else here, or nothing."""
_UNDO = Command("undo")
_LONGEST = 400
"""The maximum number of characters of input to quote in a text."""
_USUAL_SURROUNDINGS = Surroundings()


def learn(
    game: str,
    *,
    step: int | None = None,
    surroundings: Surroundings = _USUAL_SURROUNDINGS,
    kept: Path | None = None,
) -> None:
    """Take a reader through the guided first game until it is finished or they leave.

    Args:
        game: the game's name.
        step: the step to begin with, counted from 1; where the reader left it if not given.
        surroundings: where it is shown and read.
        kept: the file with the steps reached; the user's own if not given.

    Raises:
        BadValue: if the game or the step does not exist, or the game has no usable lesson.
    """
    words = texts(surroundings.language)
    screen = surroundings.screen
    renderer = renderer_of(game)
    found = lesson(game)
    if found is None:
        raise BadValue("game", words("learn-none", game=words(f"{game}-name")))
    places = _Places(Kept(kept or own_folder() / "lessons.json"), game)
    start = places.read(found) if step is None else step - 1
    if not 0 <= start < len(found.steps):
        raise BadValue("step", f"must be from 1 to {len(found.steps)}, not {step}")
    names = found.names(words)
    seats = [Seat(PERSON, None), *[Seat(RIVAL, Silent())] * (len(names) - 1)]
    style = Style(words, names, screen.signs, screen.plain)
    session = Session(found.position(start), seats, screen, style, renderer, surroundings.folder)
    with suppress(Leave, EOFError, KeyboardInterrupt):
        _Teaching(found, session, places).take(start)
    screen.show([""])
    session.say("play-farewell")


class _Teaching:
    """A lesson with its reader at the keyboard."""

    def __init__(self, found: Lesson, session: Session, places: "_Places") -> None:
        self._lesson, self._session, self._places = found, session, places

    def take(self, number: int) -> None:
        """Teach from a step on, until the last one has been read."""
        while number < len(self._lesson.steps):
            self._places.write(number)
            number = max(0, number + self._teach(number))
        self._places.write(0)

    def _teach(self, number: int) -> int:
        """Teach one step; returns how many steps to advance, negative to go back."""
        session, step = self._session, self._lesson.steps[number]
        after_time = number > 0 and self._lesson.steps[number - 1].jumps
        if number == 0 or after_time:
            session.begin(self._lesson.position(number), session.style)
        self._say(number, after_time=after_time)
        if not (self._ask(step) if step.do else self._tell(number)):
            earlier = max(0, number - 1)
            session.begin(self._lesson.position(earlier), session.style)
            return earlier - number
        if not step.jumps:
            for token in step.then:
                session.progress.play(token)
        return 1

    def _ask(self, step: Step) -> bool:
        """Wait until the reader has done what a step asks for; False if they want to go back."""
        session, done = self._session, 0
        while done < len(step.do):
            typed = parse(session.screen.ask("> "), session.texts)
            if typed == _UNDO:
                return False
            if isinstance(typed, Command):
                self._obey(typed, step.do[done:])
                continue
            played = self._play(typed, step.do[done:])
            done += played
            if played and done < len(step.do):
                session.note(_to_type(step.do[done:], session.texts))
                session.draw(LEARNER)
        return True

    def _tell(self, number: int) -> bool:
        """Wait until the reader continues, if there is more; False if they want to go back."""
        session = self._session
        while number < len(self._lesson.steps) - 1:
            session.say("learn-enter")
            typed = parse(session.screen.ask("> "), session.texts)
            if not isinstance(typed, Command):
                break
            if typed == _UNDO:
                return False
            self._obey(typed, ())
        return True

    def _say(self, number: int, *, after_time: bool) -> None:
        """Show the table, or the score at the end, and the step's text."""
        session, position = self._session, self._session.progress.position
        said = self._lesson.sentence(number, position, session.texts)
        count = len(self._lesson.steps)
        later = f"{session.texts('learn-later')} " if after_time else ""
        session.note(
            f"{session.texts('learn-step', number=number + 1, count=count)}: {later}{said}"
        )
        do, lit = self._lesson.steps[number].do, self._lesson.steps[number].lit
        if lit:
            session.note(session.texts("learn-lit", places=" ".join(lit)))
        if do:
            session.note(_to_type(do, session.texts))
        if position.over:
            session.screen.refresh()
            session.screen.show(session.unread(LEARNER))
            session.screen.show(
                ["", *session.renderer.score(session.progress.observe(None), session.style)]
            )
            session.say("learn-play", game=position.game.name)
        elif do:
            session.draw(LEARNER)
        else:
            seen = session.progress.observe(LEARNER)
            session.screen.refresh()
            session.screen.show(session.renderer.table(seen, session.style, dense=True))
            session.screen.show(session.unread(LEARNER))

    def _obey(self, command: Command, wanted: Sequence[str]) -> None:
        """Carry out a command that changes nothing."""
        if command.name == "hint" and wanted:
            self._session.screen.show([_to_type(wanted, self._session.texts)])
        elif command.name in _OF_GAMES:
            self._session.say("learn-no-command")
        else:
            handle(self._session, command, LEARNER)

    def _play(self, typed: Sequence[str], wanted: Sequence[str]) -> int:
        """Play the typed actions as far as the step wants them; returns their number."""
        session, progress = self._session, self._session.progress
        if not typed:
            session.screen.show([_to_type(wanted, session.texts)])
            return 0
        tokens = list(typed)
        if len(tokens) == 1:
            seen = progress.observe(LEARNER)
            tokens = [session.renderer.complete(tokens[0], seen, alone=True)]
            listed = session.renderer.listed(seen)
            if tokens[0].isdecimal() and session.renderer.numbers(seen):
                tokens = listed[int(tokens[0]) - 1 : int(tokens[0])] or tokens
        agreeing = takewhile(
            lambda pair: pair[0].casefold() == pair[1].casefold(), zip(tokens, wanted, strict=False)
        )
        played = [token for _, token in agreeing]
        for token in played:
            progress.play(token)
        if len(played) < len(tokens) and not progress.position.over:
            session.screen.show([self._why_not(tokens[len(played)])])
        return len(played)

    def _why_not(self, token: str) -> str:
        """Why an action is not possible, or the text that the step wants another one."""
        session = self._session
        seen = session.progress.observe(LEARNER)
        try:
            why = session.renderer.explain(seen, token, session.style).text
        except BadValue:
            expected = session.renderer.expected(seen, session.style)
            return session.texts("play-unknown-word", word=token[:_LONGEST], expected=expected)
        return why or session.texts("learn-other")


def _to_type(tokens: Sequence[str], words: Texts) -> str:
    return words("learn-type", tokens=" ".join(tokens))


class _Places:
    """The step that a reader has reached in a game's lesson, kept in a file."""

    def __init__(self, kept: Kept, game: str) -> None:
        self._kept, self._game = kept, game

    def read(self, found: Lesson) -> int:
        """The step, from 0; 0 if there is none or it is not one of the lesson's."""
        step = self._kept.read(self._game)
        return step if isinstance(step, int) and 0 <= step < len(found.steps) else 0

    def write(self, step: int) -> None:
        """Store a step."""
        self._kept.write(self._game, step)
