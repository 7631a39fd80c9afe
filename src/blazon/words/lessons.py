"""Guided first games: a prepared game in steps, in each of which the learner does one thing."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from blazon.kernel import catalogue
from blazon.kernel.catalogue import GamePackage
from blazon.kernel.errors import ActionError, BadValue
from blazon.kernel.files import text_of
from blazon.locale import Texts
from blazon.match.position import Position
from blazon.words.examples import first_position

LEARNER = 0
"""The learner's seat."""
RIVAL = "squire"
"""The bot whose name the rival has; the lesson sets its actions."""
_FILE = "words/lessons.toml"
_KNOWN = {"name": str, "do": str, "then": str, "lit": list, "jumps": bool}


@dataclass(frozen=True)
class Step:
    """One sentence, what it asks the learner to do, and what happens then."""

    name: str
    """The end of its text's key, ``GAME-lesson-NAME``."""
    do: tuple[str, ...] = ()
    """The learner's actions, in order; none for a step that is only read."""
    then: tuple[str, ...] = ()
    """The others' actions and chance after them; if the step jumps, those of both sides."""
    lit: tuple[str, ...] = ()
    """The places or cells that the sentence is about."""
    jumps: bool = False
    """Whether ``then`` is skipped without being shown."""


@dataclass(frozen=True)
class Lesson:
    """The guided first game of a game."""

    game: str
    options: dict[str, Any]
    on_examples: bool
    """Whether it is played on the board of the rules' examples."""
    steps: tuple[Step, ...]
    _start: Position

    def position(self, step: int, done: int = 0) -> Position:
        """The position in a step after this many of its actions, counting those of ``then``.

        Raises BadValue unless the lesson has that step and the step that many actions.
        """
        if not 0 <= step < len(self.steps):
            raise BadValue("step", f"must be from 0 to {len(self.steps) - 1}, not {step}")
        here = self.steps[step]
        actions = (*here.do, *here.then)
        if not 0 <= done <= len(actions):
            raise BadValue("done", f"must be from 0 to {len(actions)}, not {done}")
        position = self._start.copy()
        for earlier in self.steps[:step]:
            _play(position, (*earlier.do, *earlier.then), earlier.name)
        _play(position, actions[:done], here.name)
        return position

    def names(self, texts: Texts) -> tuple[str, ...]:
        """The players' names by seat: the learner's, and the rivals', who are named after a bot."""
        rivals = self._start.players - 1
        name = texts(f"bot-{RIVAL}")
        others = [name] if rivals == 1 else [f"{name} {one}" for one in range(1, rivals + 1)]
        return (texts("player-name", number=LEARNER + 1), *others)

    def sentence(self, step: int, position: Position, texts: Texts) -> str:
        """A step's text, in the position where the step begins.

        The text gets the first rival's name as ``$rival``, and, at the end of the game, the
        learner's and the best rival's points as ``$own`` and ``$best``, which are 0 before.
        """
        totals = position.score()["totals"] if position.over else [0] * position.players
        own, best = totals[LEARNER], max(totals[:LEARNER] + totals[LEARNER + 1 :])
        key = f"{self.game}-lesson-{self.steps[step].name}"
        return texts(key, own=own, best=best, rival="".join(self.names(texts)[1:2]))


@cache
def lesson(game: str) -> Lesson | None:
    """The lesson of a game; None if it has none.

    Raises BadValue if there is no such game, or with the place of the fault in the lesson.
    """
    package = catalogue.package(game)
    steps = lesson_steps(package)
    if not steps:
        return None
    table = _table(package)
    own = "options" in table
    start = Position(game, table["options"], table.get("setup")) if own else first_position(game)
    _play(start, table.get("before", "").split(), "before")
    found = Lesson(game, start.options, not own, steps, start)
    _check(found)
    return found


def lesson_steps(package: GamePackage) -> tuple[Step, ...]:
    """The steps of a game's lesson, read but not played; none if it has no lesson.

    Raises BadValue with the place of the fault.
    """
    if not (package.folder / _FILE).is_file():
        return ()
    entries = _table(package).get("steps")
    if not isinstance(entries, list) or not entries:
        raise BadValue(_FILE, "must have [[steps]]")
    return tuple(_step(number, entry) for number, entry in enumerate(entries))


def _table(package: GamePackage) -> dict[str, Any]:
    try:
        return tomllib.loads(text_of(package.folder / _FILE))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadValue(_FILE, f"must be TOML in UTF-8: {error}") from error


def _step(number: int, entry: Mapping[str, Any]) -> Step:
    """A step from its table; raises BadValue naming the field."""
    where = f"{_FILE}: steps[{number}]"
    for key, value in entry.items():
        if key not in _KNOWN:
            raise BadValue(f"{where}.{key}", f"is unknown; known: {', '.join(_KNOWN)}")
        if not isinstance(value, _KNOWN[key]):
            raise BadValue(f"{where}.{key}", f"must be a {_KNOWN[key].__name__}")
    if "name" not in entry:
        raise BadValue(f"{where}.name", "is missing")
    return Step(
        name=entry["name"],
        do=tuple(entry.get("do", "").split()),
        then=tuple(entry.get("then", "").split()),
        lit=tuple(entry.get("lit", ())),
        jumps=entry.get("jumps", False),
    )


def _check(found: Lesson) -> None:
    """Raise BadValue unless all actions are legal and each is by the side that its field is for."""
    position = found.position(0)
    for number, step in enumerate(found.steps):
        where = f"steps[{number}]"
        for token in step.do:
            if position.actor != LEARNER:
                raise BadValue(f"{_FILE}: {where}.do", f"has no decision of seat 0 at {token}")
            _play(position, [token], f"{where}.do")
        for token in step.then:
            if position.actor == LEARNER and not step.jumps:
                raise BadValue(f"{_FILE}: {where}.then", f"decides for seat 0 at {token}")
            _play(position, [token], f"{where}.then")


def _play(position: Position, tokens: Iterable[str], where: str) -> None:
    """Play actions; raises BadValue naming the place in the file."""
    for token in tokens:
        try:
            position.play(token)
        except ActionError as error:
            raise BadValue(f"{_FILE}: {where}", f"has an illegal action: {error}") from error
