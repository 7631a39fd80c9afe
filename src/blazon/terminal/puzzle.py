"""A game's puzzles in the terminal; which ones are solved is remembered."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from blazon.kernel.errors import BadValue
from blazon.locale import texts
from blazon.match.puzzles import Puzzle, easiest_first, todays
from blazon.terminal.commands import Command, Leave, parse
from blazon.terminal.handlers import handle
from blazon.terminal.kept import Kept
from blazon.terminal.renderer import renderer_of
from blazon.terminal.seats import PERSON, Seat, Silent
from blazon.terminal.session import Session
from blazon.terminal.style import Style
from blazon.terminal.surroundings import Surroundings, own_folder
from blazon.words.outcomes import describe_points
from blazon.words.reasons import describe_gains
from blazon.words.turns import describe_turn, in_a_row

_OF_GAMES = ("undo", "save", "save!", "load", "score")
"""The commands that mean nothing here."""
_MOST_WRONG = 2
_LONGEST = 400
"""The maximum number of characters of input to quote in a text."""
_USUAL_SURROUNDINGS = Surroundings()


def solve_puzzles(
    game: str,
    *,
    number: int | None = None,
    today: bool = False,
    surroundings: Surroundings = _USUAL_SURROUNDINGS,
    kept: Path | None = None,
) -> None:
    """Give a reader puzzles until none is left or they leave.

    Args:
        game: the game's name.
        number: the puzzle to begin with, counted from 1, the easiest first; the first unsolved one
            if not given.
        today: whether to begin with today's puzzle, by the date in UTC.
        surroundings: where it is shown and read.
        kept: the file with the solved puzzles; the user's own if not given.

    Raises:
        BadValue: if the game or the puzzle does not exist, or the game has no usable puzzles.
    """
    words = texts(surroundings.language)
    found = easiest_first(game)
    if not found:
        raise BadValue("game", words("play-puzzle-none", game=words(f"{game}-name")))
    solved = _Solved(Kept(kept or own_folder() / "puzzles.json"), game)
    screen = surroundings.screen
    place: int | None = _first(found, solved, number, today=today)
    with suppress(Leave, EOFError, KeyboardInterrupt):
        while place is not None:
            if _Solving(found, place, surroundings).solve():
                solved.add(found[place].digest)
            place = solved.next(found, place)
            screen.show(["", words("puzzle-none-left" if place is None else "play-puzzle-enter")])
            if place is not None and parse(screen.ask("> "), words) == Command("quit"):
                break
    screen.show(["", words("play-farewell")])


def _first(found: Sequence[Puzzle], solved: "_Solved", number: int | None, *, today: bool) -> int:
    """The place of the puzzle to begin with; raises BadValue."""
    if number is not None and today:
        raise BadValue("number", "cannot be given together with today")
    if number is not None:
        if not 1 <= number <= len(found):
            raise BadValue("number", f"must be from 1 to {len(found)}, not {number}")
        return number - 1
    if today:
        return found.index(todays(found[0].game, datetime.now(UTC).date()) or found[0])
    place = solved.next(found, -1)
    return 0 if place is None else place


class _Solved:
    """The solved puzzles of a game."""

    def __init__(self, kept: Kept, game: str) -> None:
        self._kept, self._game = kept, game
        before = kept.read(game)
        self._digests = [one for one in before if isinstance(one, str)] if before else []

    def add(self, digest: str) -> None:
        """Note a solved puzzle."""
        if digest not in self._digests:
            self._digests.append(digest)
            self._kept.write(self._game, self._digests)

    def next(self, found: Sequence[Puzzle], after: int) -> int | None:
        """The next unsolved puzzle after a place, then from the first on; None if none is left."""
        order = [*range(after + 1, len(found)), *range(after + 1)]
        return next((n for n in order if found[n].digest not in self._digests), None)


class _Solving:
    """One puzzle with its reader at the keyboard."""

    def __init__(self, found: Sequence[Puzzle], place: int, surroundings: Surroundings) -> None:
        self._puzzle, self._place, self._count = found[place], place, len(found)
        self._words = words = texts(surroundings.language)
        screen, position = surroundings.screen, self._puzzle.position()
        rivals = Seat("", Silent())
        seats = [rivals] * position.players
        seats[self._puzzle.seat] = Seat(PERSON, None)
        numbers = range(1, position.players + 1)
        names = tuple(words("player-name", number=number) for number in numbers)
        self._style = Style(words, names, screen.signs, screen.plain)
        self._session = Session(
            position,
            seats,
            screen,
            self._style,
            renderer_of(self._puzzle.game),
            surroundings.folder,
            is_open=self._puzzle.is_open,
        )

    def solve(self) -> bool:
        """Ask until a right action is found or shown; returns whether it was found."""
        session, puzzle, wrong = self._session, self._puzzle, 0
        name = self._style.names[puzzle.seat]
        kind = [self._words(f"puzzle-{puzzle.kind}")]
        kind += [self._words("puzzle-open")] if puzzle.is_open else []
        place = self._words("puzzle-place", number=self._place + 1, of=self._count)
        session.note(f"{place} ({'; '.join(kind)}). {self._words('puzzle-asked', player=name)}")
        session.draw(puzzle.seat)
        while wrong < _MOST_WRONG:
            typed = parse(session.screen.ask("> "), session.texts)
            if isinstance(typed, Command):
                if typed.name == "hint":
                    break
                self._obey(typed)
                continue
            token = self._token(typed)
            if token is None:
                continue
            if puzzle.is_right(token):
                session.say("play-puzzle-right")
                self._explain(puzzle.right if token == puzzle.right[0] else (puzzle.right[0],))
                return True
            wrong += 1
            self._refuse(token)
        self._explain(puzzle.right, is_shown=True)
        return False

    def _obey(self, command: Command) -> None:
        if command.name in _OF_GAMES:
            self._session.say("play-puzzle-no-command")
        else:
            handle(self._session, command, self._puzzle.seat)

    def _token(self, typed: Sequence[str]) -> str | None:
        """The legal action that was typed; None after saying why there is none."""
        session, seen = self._session, self._puzzle.observation()
        if len(typed) != 1:
            session.say("play-puzzle-one")
            return None
        token = session.renderer.complete(typed[0], seen, alone=True)
        if token.isdecimal() and session.renderer.numbers(seen):
            listed = session.renderer.listed(seen)
            token = next(iter(listed[int(token) - 1 : int(token)] if int(token) else []), token)
        if token in seen.legal:
            return token
        try:
            why = session.renderer.explain(seen, token, session.style).text
        except BadValue:
            why = ""
        expected = session.renderer.expected(seen, session.style)
        word = token[:_LONGEST]
        session.screen.show(
            [why or session.texts("play-unknown-word", word=word, expected=expected)]
        )
        return None

    def _refuse(self, token: str) -> None:
        """Say what a wrong action costs."""
        prospects, session = self._puzzle.prospects, self._session
        cost = prospects[self._puzzle.right[0]].margin - prospects[token].margin
        if cost > 0:
            points = describe_points(round(cost, 1), session.texts, self._puzzle.game)
            session.say("play-puzzle-wrong", token=token, cost=points)
        else:
            session.say("play-puzzle-wins-less", token=token)

    def _explain(self, right: Sequence[str], *, is_shown: bool = False) -> None:
        """Say which actions are right, and why."""
        session, seen = self._session, self._puzzle.observation()
        best, *also = [
            f"{token}, {session.renderer.describe_action(seen, token, session.style)}"
            for token in right
        ]
        if is_shown or also:
            session.say("puzzle-best", action=best)
        if also:
            session.say("puzzle-also", actions=in_a_row(also, session.texts))
        sure = self._puzzle.kind == "proven"
        turn = describe_turn(self._puzzle, session.style)
        why = describe_gains(seen, self._puzzle.reasons, session.style, proven=sure)
        session.screen.show([said for said in (turn, why) if said])
