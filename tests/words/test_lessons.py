"""Guided first games: legal, in short sentences, and with a clear error if they are faulty."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from tests.samples import NAMES
from tests.words.asking import lesson_of

from blazon.kernel import catalogue
from blazon.kernel.catalogue import GamePackage
from blazon.kernel.errors import BadValue
from blazon.locale import LANGUAGES, texts
from blazon.words.lessons import LEARNER, lesson, lesson_steps
from blazon.words.localization import Localization
from blazon.words.narrator import narrator_of

MOST_WORDS = 14
"""In a sentence of a lesson, in English."""
READ_PER_SECOND = 2.5
SECONDS_TO_ACT = 3
"""For each of the learner's actions, and to go on from a step without one."""
SECONDS_TO_WATCH = 1.3
"""For each action of the others: the page's slow pace."""
_SENTENCE = re.compile(r"(?<=[.!?]) ")


@pytest.mark.parametrize("game", NAMES)
def test_it_is_played_by_the_rules_to_the_learners_win(game: str) -> None:
    found = lesson_of(game)
    position = found.position(0)
    for number, step in enumerate(found.steps):
        assert position.actions == found.position(number).actions
        for token in step.do:
            assert position.actor == LEARNER
            assert token in position.legal
            position.play(token)
        for token in step.then:
            assert step.jumps or position.actor != LEARNER
            position.play(token)
    assert position.over
    assert position.score()["winners"] == [LEARNER]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_every_sentence_is_there_and_short(game: str, language: str) -> None:
    found = lesson_of(game)
    for number, step in enumerate(found.steps):
        said = found.sentence(number, found.position(number), texts(language))
        longest = max(len(sentence.split()) for sentence in _SENTENCE.split(said))
        assert longest <= MOST_WORDS + 4 * (language != "en"), (step.name, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_it_takes_at_most_four_minutes_at_an_unhurried_pace(game: str, language: str) -> None:
    found = lesson_of(game)
    seconds = 0.0
    for number, step in enumerate(found.steps):
        said = found.sentence(number, found.position(number), texts(language))
        seconds += len(said.split()) / READ_PER_SECOND + SECONDS_TO_ACT * max(1, len(step.do))
        seconds += 0 if step.jumps else SECONDS_TO_WATCH * len(step.then)
    assert seconds <= 240


@pytest.mark.parametrize("game", NAMES)
def test_what_is_lit_is_on_the_board(game: str) -> None:
    found = lesson_of(game)
    words, localization = narrator_of(game), Localization(texts("en"), ("Ann", "Ben"))
    for number, step in enumerate(found.steps):
        seen = found.position(number).observe(LEARNER)
        for place in step.lit:
            words.explain(seen, place, localization)  # raises BadValue if it knows no such place


def test_a_moment_that_is_not_there() -> None:
    found = lesson_of("richelieu")
    with pytest.raises(BadValue, match="step: must be from 0 to 14, not 15"):
        found.position(15)
    with pytest.raises(BadValue, match="done: must be from 0 to 1, not 2"):
        found.position(1, 2)


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ("steps = [", "must be TOML in UTF-8"),
        ("before = ''", r"must have \[\[steps\]\]"),
        ("[[steps]]\ndo = 'x'", r"steps\[0\].name: is missing"),
        ("[[steps]]\nname = 'a'\nwhy = 'x'", r"steps\[0\].why: is unknown; known: name"),
        ("[[steps]]\nname = 'a'\nlit = 'x'", r"steps\[0\].lit: must be a list"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(tmp_path: Path, lines: str, fault: str) -> None:
    with pytest.raises(BadValue, match=fault):
        lesson_steps(_package(tmp_path, lines))


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ("name = 'a'\ndo = 'A9'", r"steps\[0\].do: has an illegal action: .*A9"),
        ("name = 'a'\ndo = 'B3 - - D5'", r"steps\[0\].do: has no decision of seat 0 at D5"),
        ("name = 'a'\nthen = 'B3'", r"steps\[0\].then: decides for seat 0 at B3"),
    ],
)
def test_a_lesson_against_the_rules_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: str, fault: str
) -> None:
    file = catalogue.package("richelieu").folder / "words/lessons.toml"
    start = file.read_text(encoding="utf-8").partition("[[steps]]")[0]
    package = _package(tmp_path, f"{start}[[steps]]\n{steps}")
    monkeypatch.setattr(catalogue, "package", lambda _: package)
    with pytest.raises(BadValue, match=fault):
        lesson.__wrapped__("richelieu")


def _package(folder: Path, lines: str) -> GamePackage:
    (folder / "words").mkdir()
    (folder / "words/lessons.toml").write_text(lines, encoding="utf-8")
    return replace(catalogue.package("richelieu"), folder=folder)
