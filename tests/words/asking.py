"""Questions to a game's narrator, and moments of its lesson."""

from typing import Any

from tests.words.noting import NotingTexts, Said

from blazon.locale import texts
from blazon.match.position import Position
from blazon.words.lessons import LEARNER, Lesson, lesson
from blazon.words.localization import Localization
from blazon.words.narrator import Explanation, narrator_of

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
MOST_WORDS = 14
"""In an English warning."""


def localization(game: Position, language: str = "en") -> Localization:
    """A language's texts, for Ann, Bob and so on."""
    return Localization(texts(language), NAMES[: game.players])


def explained(
    game: Position, token: str, observer: int | None, language: str = "en"
) -> Explanation:
    seen = game.observe(observer)
    return narrator_of(game.game.name).explain(seen, token, localization(game, language))


def why(game: Position, token: str) -> tuple[str, str]:
    """The English explanation for the acting player, with its section of the rules."""
    found = explained(game, token, game.actor)
    return found.text, found.section


def discovered(game: Position, token: str, seat: int, language: str = "en") -> list[str]:
    """What an action, which is played, reveals to a player."""
    before = game.observe(seat)
    game.play(token)
    after, asked = game.observe(seat), localization(game, language)
    return narrator_of(game.game.name).describe_discovery(before, after, seat, asked)


def warned(game: Position, token: str, language: str = "en") -> str:
    """What the acting player is told before an action."""
    seen = game.observe(game.actor)
    return narrator_of(game.game.name).warn(seen, token, localization(game, language)).text


def pointed(game: Position, token: str) -> tuple[str, ...]:
    """The places that the warning names."""
    seen = game.observe(game.actor)
    return narrator_of(game.game.name).warn(seen, token, localization(game)).places


def warnings(game: Position, token: str, texts: NotingTexts) -> Said:
    """What the acting player is told before an action: at most one warning, in few words."""
    name, asked = game.game.name, Localization(texts, NAMES[: game.players])
    text = narrator_of(name).warn(game.observe(game.actor), token, asked).text
    start = f"{name}-warn-"
    said = [(key.removeprefix(start), v) for key, v in texts.said() if key.startswith(start)]
    assert len(said) == bool(text)
    assert len(text.split()) <= MOST_WORDS
    return said


def lesson_of(game: str) -> Lesson:
    """The lesson of a game that has one."""
    found = lesson(game)
    assert found is not None
    return found


def at_step(game: str, name: str) -> tuple[Position, dict[str, Any]]:
    """The position where a step of the lesson begins, and the learner's view of it."""
    found = lesson_of(game)
    position = found.position([step.name for step in found.steps].index(name))
    return position, position.observe(LEARNER).view()


def question(game: Position, observer: int | None, language: str = "en") -> str:
    """What an observer reads while a player decides."""
    seen = game.observe(observer)
    return narrator_of(game.game.name).question(seen, localization(game, language))
