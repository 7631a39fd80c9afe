"""A guided first game in one language, moment by moment, for the page."""

from functools import partial
from typing import Any

import msgspec

from blazon.locale import Texts, texts
from blazon.service.base.languages import Language
from blazon.service.views.prepared import PreparedMoment, moment_of
from blazon.words.lessons import LEARNER, Lesson, Step
from blazon.words.localization import Localization
from blazon.words.log import LogEntry, narrate_action
from blazon.words.narrator import Explanation, narrator_of


class LessonStep(msgspec.Struct, kw_only=True):
    """One sentence, and what the learner must do."""

    text: str
    do: list[str]
    """The learner's actions, in order; none for a step that is only read."""
    lit: list[str]
    """The places or cells that the sentence is about."""
    begins: int
    """The number of the moment where it begins; the moments up to the next step's show its actions
    and what the others do then."""
    jumps: bool
    """Whether turns are skipped at its end."""


class LessonShown(msgspec.Struct, kw_only=True):
    """A guided first game."""

    options: dict[str, Any]
    board: str | None
    """The address of its board, without ``/map`` or ``/picture``; null if it has none."""
    names: list[str]
    """The players' names, by seat; the learner is in seat 0."""
    steps: list[LessonStep]
    moments: list[PreparedMoment]
    totals: list[int]
    """Each player's points at the end, by seat."""


def lesson_view(lesson: Lesson, language: Language, board: str | None) -> LessonShown:
    """The whole lesson; each moment contains only what the learner may know then.

    Args:
        lesson: the lesson.
        language: of all its texts.
        board: the address of its board, as in LessonShown.
    """
    telling = _Telling(lesson, texts(language))
    steps = [telling.tell(number, step) for number, step in enumerate(lesson.steps)]
    return LessonShown(
        options=lesson.options,
        board=board,
        names=list(telling.localization.players),
        steps=steps,
        moments=telling.moments,
        totals=telling.totals,
    )


def explain_in_lesson(
    lesson: Lesson, step: int, done: int, token: str, language: Language
) -> Explanation:
    """Why an action is not possible in a step; empty if it is. Raises BadValue.

    Args:
        lesson: the lesson.
        step: the number of the step.
        done: how many of its actions have been played.
        token: an action, or the cell or place that the learner pointed at.
        language: of the reason.
    """
    seen = lesson.position(step, done).observe(LEARNER)
    localization = Localization(texts(language), lesson.names(texts(language)))
    return narrator_of(lesson.game).explain(seen, token, localization)


class _Telling:
    """Plays a lesson through and describes each moment."""

    def __init__(self, lesson: Lesson, words: Texts) -> None:
        self.localization = Localization(words, lesson.names(words))
        self._lesson, self._texts = lesson, words
        self._narrator = narrator_of(lesson.game)
        self._position = lesson.position(0)
        self.moments = [self._moment([])]

    def tell(self, number: int, step: Step) -> LessonStep:
        """Add the moments of a step."""
        begins = len(self.moments) - 1
        text = self._lesson.sentence(number, self._position, self._texts)
        for token in step.do:
            self.moments.append(self._moment([self._play(token)]))
        entries = []
        for token in step.then:
            entries.append(self._play(token))
            if not step.jumps:
                self.moments.append(self._moment([entries.pop()]))
        if entries:
            self.moments.append(self._moment(entries))
        return LessonStep(
            text=text, do=list(step.do), lit=list(step.lit), begins=begins, jumps=step.jumps
        )

    @property
    def totals(self) -> list[int]:
        """The players' points in the current position."""
        return list(self._position.score()["totals"])

    def _play(self, token: str) -> LogEntry:
        act = partial(self._position.play, token)
        return narrate_action(self._position, act, self._narrator, self.localization)

    def _moment(self, entries: list[LogEntry]) -> PreparedMoment:
        seen = self._position.observe(LEARNER)
        return moment_of(self._position, seen, entries, self.localization)
