"""Puzzles in one language for the page: a position as its player sees it, and then the answer."""

from typing import Any

import msgspec

from blazon.locale import texts
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.puzzles import Kind, Puzzle, knowledge
from blazon.service.base.languages import Language
from blazon.service.views.prepared import PreparedMoment, moment_of
from blazon.words.localization import Localization
from blazon.words.log import narrate_game
from blazon.words.narrator import Explanation, narrator_of
from blazon.words.reasons import describe_gains
from blazon.words.turns import describe_turn


class PuzzleListed(msgspec.Struct, kw_only=True):
    """A puzzle in the list, without its position."""

    id: str
    kind: Kind
    """``proven``: every action was solved exactly; ``searched``: long searches agree."""
    grade: float
    """The share of the bots that find a right action, 0 to 1."""
    open: bool
    """Whether its player sees everything that is hidden."""


class PuzzleShown(msgspec.Struct, kw_only=True):
    """A puzzle: what its player sees, without the answer."""

    id: str
    kind: Kind
    open: bool
    """Whether the player sees everything that is hidden."""
    seat: int
    """The seat that has to find a right action."""
    options: dict[str, Any]
    board: str | None
    """The address of its board, without ``/map`` or ``/picture``; null if it has none."""
    names: list[str]
    """The players' names, by seat."""
    moment: PreparedMoment


class RightAction(msgspec.Struct, kw_only=True):
    """A right action in words."""

    token: str
    text: str


class PuzzleAnswer(msgspec.Struct, kw_only=True):
    """The answer to a puzzle."""

    right: list[RightAction]
    """All right actions, the best one first."""
    why: str
    """Why they are better than the others, in one sentence; empty if nothing says it surely."""
    turn: str
    """The best one and how its turn can go on, in one sentence; empty if nothing follows."""


def listed(puzzle: Puzzle) -> PuzzleListed:
    """A puzzle in the list."""
    return PuzzleListed(id=puzzle.digest, kind=puzzle.kind, grade=puzzle.grade, open=puzzle.is_open)


def puzzle_view(puzzle: Puzzle, language: Language, board: str | None) -> PuzzleShown:
    """A puzzle as its player sees it.

    Args:
        puzzle: the puzzle.
        language: of all its texts.
        board: the address of its board, as in PuzzleShown.
    """
    position = puzzle.position()
    moment = view_in(position, language, is_open=puzzle.is_open)
    return PuzzleShown(
        id=puzzle.digest,
        kind=puzzle.kind,
        open=puzzle.is_open,
        seat=puzzle.seat,
        options=position.options,
        board=board,
        names=moment.words.names,
        moment=moment,
    )


def view_in(position: Position, language: Language, *, is_open: bool) -> PreparedMoment:
    """A position as the player to move sees it, or with everything that is hidden."""
    seen, localization = _seen(position, language, is_open=is_open)
    entries = narrate_game(position, narrator_of(position.game.name), localization)
    return moment_of(position, seen, entries, localization)


def answer_of(puzzle: Puzzle, language: Language) -> PuzzleAnswer:
    """The right actions of a puzzle, and why they are better."""
    seen, localization = _seen(puzzle.position(), language, is_open=puzzle.is_open)
    narrator = narrator_of(puzzle.game)
    return PuzzleAnswer(
        right=[
            RightAction(token=token, text=narrator.describe_action(seen, token, localization))
            for token in puzzle.right
        ],
        why=describe_gains(seen, puzzle.reasons, localization, proven=puzzle.kind == "proven"),
        turn=describe_turn(puzzle, localization),
    )


def explain_in_puzzle(puzzle: Puzzle, token: str, language: Language) -> Explanation:
    """Why an action is not possible in a puzzle; empty if it is. Raises BadValue.

    Args:
        puzzle: the puzzle.
        token: an action, or the cell or place that the player pointed at.
        language: of the reason.
    """
    seen, localization = _seen(puzzle.position(), language, is_open=puzzle.is_open)
    return narrator_of(puzzle.game).explain(seen, token, localization)


def _seen(
    position: Position, language: Language, *, is_open: bool
) -> tuple[Observation, Localization]:
    """What the player to move knows, and how to say it, with players called by number."""
    words, seats = texts(language), range(1, position.players + 1)
    names = tuple(words("player-name", number=seat) for seat in seats)
    return knowledge(position, is_open=is_open), Localization(words, names)
