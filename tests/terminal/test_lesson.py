"""The guided first game in the terminal, with everything that a reader may type."""

import json
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.samples import NAMES
from tests.words.asking import lesson_of

from blazon.kernel.errors import BadValue
from blazon.locale import LANGUAGES, texts
from blazon.terminal.lesson import learn
from blazon.terminal.surroundings import Surroundings

Taught = Callable[..., str]


@pytest.fixture
def taught(tmp_path: Path) -> Taught:
    """Takes a lesson with these lines typed, then the end of input; returns what was shown."""

    def take(
        game: str,
        lines: list[str],
        *,
        language: str = "en",
        plain: bool = False,
        step: int | None = None,
    ) -> str:
        shown = StringIO()
        typed: Iterator[str] = iter(lines)

        def read(prompt: str) -> str:
            try:
                line = next(typed)
            except StopIteration as error:
                raise EOFError from error
            shown.write(f"{prompt}{line}\n")
            return line

        console = Console(file=shown, width=80, _environ={})
        surroundings = Surroundings(language, plain, console, read, tmp_path)
        learn(game, step=step, surroundings=surroundings, kept=tmp_path / "lessons.json")
        return shown.getvalue()

    return take


def lines_of(game: str) -> list[str]:
    """What the lesson asks a reader to type, line by line."""
    return [" ".join(step.do) for step in lesson_of(game).steps[:-1]]


def unbroken(text: str) -> str:
    """A text on one line, however it was broken."""
    return " ".join(text.split())


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_it_is_finished_by_typing_what_it_asks_for(
    taught: Taught, game: str, language: str, plain: bool
) -> None:
    shown = unbroken(taught(game, lines_of(game), language=language, plain=plain))
    found, words = lesson_of(game), texts(language)
    for number in range(len(found.steps)):
        assert unbroken(found.sentence(number, found.position(number), words)) in shown
    assert unbroken(words("learn-play", game=game)) in shown


def test_single_actions_and_numbers_of_choices_do_as_well(taught: Taught) -> None:
    shown = taught("rheingold", ["", "s4-14", "1", "12-13", "x4"])
    assert "Step 4 of 15" in shown
    shown = taught("richelieu", ["", "3", "", "1"], step=1)
    assert "Step 5 of 15" in shown


def test_it_goes_on_where_it_was_left_and_begins_anew_when_finished(
    taught: Taught, tmp_path: Path
) -> None:
    taught("richelieu", ["", "B3", "quit"])
    assert json.loads((tmp_path / "lessons.json").read_text()) == {"richelieu": 2}
    assert taught("richelieu", []).count("Step 3 of 15") == 1
    taught("richelieu", lines_of("richelieu")[2:])
    assert "Step 1 of 15" in taught("richelieu", [])


def test_what_it_does_not_ask_for_is_explained_and_not_played(taught: Taught) -> None:
    shown = taught("richelieu", ["B5", "A8", "x", "", "B3"], step=2)
    assert "That is legal too." in shown
    assert "is neither a move nor a command" in shown
    assert "You can only take a card from an end of a row." in shown
    assert shown.count("Type B3") == 2
    assert "Step 3 of 15" in shown


def test_a_line_is_played_as_far_as_it_is_asked_for(taught: Taught) -> None:
    shown = taught("rheingold", ["S4-14 x1 12-13", "12-13 x3", "x4"], step=2)
    assert "That is legal too." in shown
    assert "Step 4 of 15" in shown


def test_commands(taught: Taught) -> None:
    shown = taught("richelieu", ["help", "", "hint", "moves", "score", "save x", "undo"], step=1)
    assert "The rules in brief" in shown
    assert "That does not work in a lesson." in shown
    assert shown.count("Step 1 of 15") == 2
    assert shown.count("Type B3") == 2


@pytest.mark.parametrize("kept", ["", "[1]", '{"richelieu": 99}', '{"richelieu": "x"}'])
def test_a_file_of_places_that_says_nothing_is_ignored(
    taught: Taught, tmp_path: Path, kept: str
) -> None:
    (tmp_path / "lessons.json").write_text(kept)
    assert "Step 1 of 15" in taught("richelieu", [])


def test_a_folder_that_cannot_be_written_only_forgets(taught: Taught, tmp_path: Path) -> None:
    (tmp_path / "lessons.json").mkdir()
    assert "Step 3 of 15" in taught("richelieu", ["", "B3"])


@pytest.mark.parametrize("step", [0, 16])
def test_a_step_that_is_not_there(taught: Taught, step: int) -> None:
    with pytest.raises(BadValue, match=f"step: must be from 1 to 15, not {step}"):
        taught("richelieu", [], step=step)


def test_a_game_without_a_lesson(taught: Taught, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blazon.terminal.lesson.lesson", lambda _: None)
    with pytest.raises(BadValue, match="There is no lesson for Richelieu"):
        taught("richelieu", [])
