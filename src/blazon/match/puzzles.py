"""Puzzles: positions in which some actions are clearly better than all others.

A game's puzzles are data, in ``puzzles.json`` in its package. A puzzle has the seed of its deal and
the choices that lead to its position. Forced actions and chance are not written down, because they
follow from these. A digest notices if they no longer lead to the same game.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from hashlib import sha256
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from blazon.kernel import catalogue
from blazon.kernel.errors import ActionError, BadValue
from blazon.kernel.files import text_of
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.reason import Reason

FILE = "puzzles.json"
MOST_BYTES = 20_000
"""The maximum size of a game's puzzles, in bytes."""
Kind = Literal["proven", "searched"]
"""Whether the prospects after a puzzle's actions are exact, because the ending was solved and
nothing hidden matters or all is open, or come from long searches.
"""
_DIGITS = 12
_Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Prospect(NamedTuple):
    """What the player can expect after an action."""

    margin: float
    """The lead over the best rival."""
    payoff: float
    """The chance to win, 0 to 1; it can count the margin in part."""


@dataclass(frozen=True)
class Puzzle:
    """A position and the actions that are right in it."""

    game: str
    options: dict[str, Any]
    """The options that are not the defaults."""
    seed: str
    """The seed of the deal and of chance."""
    choices: tuple[str, ...]
    """The tokens of all decisions before the position in which more than one action was legal."""
    digest: str
    """The first digits of a digest of the deal and of all actions before the position."""
    kind: Kind
    right: tuple[str, ...]
    """The tokens of the right actions, the best one first."""
    prospects: dict[str, Prospect]
    """The prospects after each legal action; exact if the puzzle is proven."""
    grade: float
    """The share of the bots, from ``groom`` to ``count``, that find a right action, 0 to 1."""
    idea: str
    """The phase, and where a wrong action loses points, or else the forms of the best action and of
    the best wrong one: puzzles with the same idea are alike.
    """
    gap: float
    """By how many points at least a right action is better than all others, unless its chance to
    win is much higher.
    """
    is_open: bool = False
    """Whether the player to move sees everything that is hidden, as in a review afterwards."""
    reasons: tuple[Reason, ...] = ()
    """Where the best wrong action loses points; none if nothing says it surely."""
    then: tuple[str, ...] = ()
    """The tokens of right choices of the player after the best action, in the same turn, at most
    up to one that reveals something or to a draw; forced ones are left out.
    """

    @cached_property
    def _position(self) -> Position:
        return replay(self.game, self.options, self.seed, self.choices)

    def position(self) -> Position:
        """The position, with its history; its seat to move is the one to solve it."""
        return self._position.copy()

    def observation(self) -> Observation:
        """What the player to move knows."""
        return knowledge(self._position, is_open=self.is_open)

    @property
    def seat(self) -> int:
        """The seat that has to find a right action."""
        seat = self._position.actor
        assert seat is not None
        return seat

    @property
    def actions(self) -> tuple[str, ...]:
        """The tokens of all actions before the position, forced ones and chance included."""
        return self._position.actions

    def turn(self) -> Iterator[tuple[Position, str]]:
        """The choices of the turn that begins with the best action, each with its position."""
        position = self.position()
        for token in (self.right[0], *self.then):
            yield position.copy(), token
            position.play(token)
            if not goes_on(position, self._position):
                break

    def is_right(self, token: str) -> bool:
        """Whether an action is the best one, or so close that nobody can tell."""
        return token in self.right


class _Written(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A puzzle in the file."""

    seed: str
    choices: str
    digest: str
    kind: Kind
    right: str
    prospects: dict[str, tuple[float, _Share]]
    grade: _Share
    idea: str
    gap: float
    is_open: bool = msgspec.field(default=False, name="open")
    options: dict[str, Any] = {}
    reasons: list[Reason] = []
    then: str = ""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    puzzles: list[_Written]


@cache
def puzzles(game: str) -> Sequence[Puzzle]:
    """The puzzles of a game, in the order of their file; none if it has no file.

    Raises BadValue if there is no such game, or with the puzzle and the field at fault.
    """
    text = _text(game)
    return () if text is None else read(game, text)


def digests(game: str) -> Sequence[str]:
    """The digests of a game's puzzles, without playing them; none if it has no file.

    Raises BadValue if there is no such game, or if the file cannot be read.
    """
    text = _text(game)
    return () if text is None else tuple(entry.digest for entry in _entries(text))


def easiest_first(game: str) -> Sequence[Puzzle]:
    """The puzzles of a game, those first that most bots solve; none if it has no file.

    Raises BadValue as ``puzzles`` does.
    """
    return sorted(puzzles(game), key=lambda one: -one.grade)


def read(game: str, text: str) -> Sequence[Puzzle]:
    """The puzzles in the text of a file; raises BadValue with the puzzle and the field at fault."""
    entries = _entries(text)
    found, known = list[Puzzle](), dict[tuple[str, ...], int]()
    for number, entry in enumerate(entries):
        where = f"{FILE}: puzzles[{number}]"
        one = _puzzle(game, entry)
        _check(one, where)
        before = known.setdefault((repr(one.options), one.seed, *one.choices), number)
        if before != number:
            raise BadValue(f"{where}.choices", f"leads to the same position as puzzles[{before}]")
        found.append(one)
    return tuple(found)


def written(all_puzzles: Sequence[Puzzle]) -> str:
    """The text of a file with these puzzles, one a line."""
    lines = [msgspec.json.encode(_entry(one)).decode() for one in all_puzzles]
    return '{"puzzles": [\n' + ",\n".join(lines) + "\n]}\n"


def replay(game: str, options: Mapping[str, Any], seed: str, choices: Sequence[str]) -> Position:
    """The position after these choices; forced actions and chance come by themselves.

    Raises BadValue for unknown options, and ActionError for a choice that is not legal.
    """
    position = Position(game, options, seed=seed)
    to_choice(position)
    for token in choices:
        position.play(token)
        to_choice(position)
    return position


def to_choice(position: Position) -> None:
    """Play forced actions and chance up to a decision, or to the end."""
    while not position.over:
        if position.actor is None:
            position.roll()
        elif len(position.legal) == 1:
            position.play(next(iter(position.legal)))
        else:
            return


def goes_on(position: Position, start: Position) -> bool:
    """Play a player's forced actions; returns whether they choose again in the same turn.

    It ends where the player learns something, also by their own action.

    Args:
        position: after an action of theirs.
        start: an earlier position of the turn, in which they chose.
    """
    turn = (start.actor, start.turn_number)
    while not position.over and (position.actor, position.turn_number) == turn:
        if position.reveals():
            return False
        if len(position.legal) > 1:
            return True
        position.play(next(iter(position.legal)))
    return False


def knowledge(position: Position, *, is_open: bool) -> Observation:
    """What the player to move may know, or everything."""
    return position.disclose() if is_open else position.observe(position.actor)


def digest_of(position: Position) -> str:
    """The first digits of a digest of the deal and of all actions so far."""
    game = msgspec.json.encode([position.setup, position.actions], order="sorted")
    return sha256(game).hexdigest()[:_DIGITS]


def todays(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day, from the date alone; None if the game has none.

    All puzzles come before one comes again, in an order that only depends on the puzzles.

    Raises BadValue for an unknown game, or a fault in its puzzles.
    """
    shuffled = sorted(puzzles(game), key=lambda one: sha256(one.digest.encode()).digest())
    return shuffled[day.toordinal() % len(shuffled)] if shuffled else None


def _text(game: str) -> str | None:
    """The text of a game's file; None if it has none. Raises BadValue."""
    file = catalogue.package(game).folder / FILE
    try:
        return text_of(file) if file.is_file() else None
    except UnicodeDecodeError as error:
        raise BadValue(FILE, f"must be JSON in UTF-8: {error}") from error


def _entries(text: str) -> list[_Written]:
    """The puzzles in the text of a file, unchecked; raises BadValue."""
    size = len(text.encode())
    if size > MOST_BYTES:
        raise BadValue(FILE, f"must be at most {MOST_BYTES} bytes, not {size}")
    try:
        return msgspec.json.decode(text, type=_File).puzzles
    except msgspec.DecodeError as error:
        raise BadValue(FILE, str(error)) from error


def _puzzle(game: str, entry: _Written) -> Puzzle:
    return Puzzle(
        game=game,
        options=entry.options,
        seed=entry.seed,
        choices=tuple(entry.choices.split()),
        digest=entry.digest,
        kind=entry.kind,
        right=tuple(entry.right.split()),
        prospects={token: Prospect(*one) for token, one in entry.prospects.items()},
        grade=entry.grade,
        idea=entry.idea,
        gap=entry.gap,
        is_open=entry.is_open,
        reasons=tuple(entry.reasons),
        then=tuple(entry.then.split()),
    )


def _entry(puzzle: Puzzle) -> _Written:
    return _Written(
        seed=puzzle.seed,
        choices=" ".join(puzzle.choices),
        digest=puzzle.digest,
        kind=puzzle.kind,
        right=" ".join(puzzle.right),
        prospects={token: (one.margin, one.payoff) for token, one in puzzle.prospects.items()},
        grade=puzzle.grade,
        idea=puzzle.idea,
        gap=puzzle.gap,
        is_open=puzzle.is_open,
        options=puzzle.options,
        reasons=list(puzzle.reasons),
        then=" ".join(puzzle.then),
    )


def _check(puzzle: Puzzle, where: str) -> None:
    """Raise BadValue unless the position exists and the actions are those that are legal in it."""
    try:
        position = puzzle.position()
    except BadValue as error:
        raise BadValue(f"{where}.options", str(error)) from error
    except ActionError as error:
        raise BadValue(f"{where}.choices", f"has an illegal action: {error}") from error
    if position.over:
        raise BadValue(f"{where}.choices", "ends the game")
    digest = digest_of(position)
    if digest != puzzle.digest:
        raise BadValue(f"{where}.digest", f"must be {digest}, if this is the right position")
    legal = set(position.legal)
    if puzzle.prospects.keys() != legal:
        raise BadValue(f"{where}.prospects", f"must be of {' '.join(position.legal)}")
    right = set(puzzle.right)
    if not right or not right < legal or len(right) != len(puzzle.right):
        raise BadValue(f"{where}.right", "must be some of the legal actions, but not all")
    if puzzle.reasons:
        _check_reasons(puzzle.reasons, position, where)
    if puzzle.then:
        _check_turn(puzzle, f"{where}.then")


def _check_turn(puzzle: Puzzle, field: str) -> None:
    """Raise BadValue unless the player makes all these choices after the best action."""
    try:
        choices = [token for _, token in puzzle.turn()]
    except ActionError as error:
        raise BadValue(field, f"has an illegal action: {error}") from error
    if len(choices) <= len(puzzle.then):
        raise BadValue(field, f"must have nothing after {choices[-1]}, the last choice of the turn")


def _check_reasons(reasons: Sequence[Reason], position: Position, where: str) -> None:
    """Raise BadValue unless each reason is a loss on a line of the score sheet."""
    names, _ = position.variant.points_by_line(position.states)
    for number, reason in enumerate(reasons):
        field = f"{where}.reasons[{number}]"
        if reason.line not in names:
            known = " ".join(names)
            allowed = f"one of {known}" if known else "empty, because the score is a single line"
            raise BadValue(f"{field}.line", f"must be {allowed}")
        if not reason.points > 0:
            raise BadValue(f"{field}.points", "must be above 0")
        if not 0 < reason.share <= 1:
            raise BadValue(f"{field}.share", "must be above 0 and at most 1")
