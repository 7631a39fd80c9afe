"""Puzzles in the terminal, with everything that a reader may type."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.samples import NAMES

from blazon.kernel.errors import BadValue
from blazon.locale import LANGUAGES, texts
from blazon.match.puzzles import Prospect, Puzzle, easiest_first
from blazon.terminal.puzzle import solve_puzzles
from blazon.terminal.surroundings import Surroundings

Solved = Callable[..., str]


@pytest.fixture
def solved(tmp_path: Path) -> Solved:
    """Solves puzzles with these lines typed, then the end of input; returns what was shown."""

    def solve(game: str, *lines: str, language: str = "en", plain: bool = True, **more: Any) -> str:
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
        solve_puzzles(game, surroundings=surroundings, kept=tmp_path / "puzzles.json", **more)
        return unbroken(shown.getvalue())

    return solve


def unbroken(text: str) -> str:
    """A text on one line, however it was broken."""
    return " ".join(text.split())


def wrong(puzzle: Puzzle) -> str:
    """A legal action that is not right."""
    return next(token for token in puzzle.prospects if not puzzle.is_right(token))


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_a_right_move_solves_it_for_good(
    solved: Solved, tmp_path: Path, game: str, language: str, plain: bool
) -> None:
    first, second, *_ = easiest_first(game)
    words = texts(language)
    shown = solved(game, first.right[-1], language=language, plain=plain)
    assert words("puzzle-place", number=1, of=30) in shown
    assert unbroken(words("play-puzzle-right")) in shown
    assert json.loads((tmp_path / "puzzles.json").read_text()) == {game: [first.digest]}
    again = solved(game, second.right[0], "", language=language, plain=plain)
    assert words("puzzle-place", number=2, of=30) in again
    assert words("puzzle-place", number=3, of=30) in again


@pytest.mark.parametrize("game", NAMES)
def test_after_two_wrong_moves_or_on_request_the_answer_is_shown(
    solved: Solved, tmp_path: Path, game: str
) -> None:
    puzzle = easiest_first(game)[0]
    for lines in ([wrong(puzzle)] * 2, ["hint"]):
        shown = solved(game, *lines)
        assert f"The best move: {puzzle.right[0]}" in shown
        assert "Right!" not in shown
    assert not (tmp_path / "puzzles.json").exists()


def test_it_says_what_a_wrong_move_costs_and_why_the_right_one_is_better(solved: Solved) -> None:
    place, puzzle = next(
        (place, one) for place, one in enumerate(easiest_first("richelieu"), 1) if one.reasons
    )
    shown = solved("richelieu", wrong(puzzle), puzzle.right[0], number=place)
    assert "it costs you about" in shown
    assert any(word in shown for word in ("Gains", "gains"))


@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
def test_the_whole_turn_is_shown_if_it_has_more_choices(solved: Solved, game: str) -> None:
    for place, puzzle in enumerate(easiest_first(game), 1):
        assert ("and one way to go on: " in solved(game, "hint", number=place)) is bool(puzzle.then)


@pytest.mark.parametrize("game", NAMES)
def test_what_is_no_move_is_explained_and_does_not_count(solved: Solved, game: str) -> None:
    puzzle = easiest_first(game)[0]
    lines = ["", "x y", "nonsense", "0", "99", "undo", "save", "help", "moves", "table", "log"]
    shown = solved(game, *lines, wrong(puzzle), puzzle.right[0])
    assert "Type one move." in shown
    assert "nonsense" in shown
    assert "does not work in a puzzle" in shown
    assert "Right!" in shown


def test_an_open_puzzle_shows_the_discs(solved: Solved) -> None:
    found = list(enumerate(easiest_first("richelieu"), 1))
    place, puzzle = next((n, one) for n, one in found if one.is_open and _faces(one))
    cell = next(iter(_faces(puzzle)))
    assert f"{cell} " in solved("richelieu", number=place, plain=False)
    assert "disc: " in solved("richelieu", number=place)
    place, _ = next((n, one) for n, one in found if not one.is_open)
    assert "disc: " not in solved("richelieu", number=place)


@pytest.mark.parametrize(
    ("language", "costs"),
    [
        ("en", "it costs you about 3.2 swords."),
        ("de", "das kostet dich etwa 3,2 Schwerter."),
        ("fr", "cela vous coûte environ 3,2 épées."),
        ("es", "te cuesta cerca de 3,2 espadas."),
        ("it", "ti costa circa 3,2 spade."),
    ],
)
def test_costs_are_in_the_units_of_the_game(
    solved: Solved, monkeypatch: pytest.MonkeyPatch, language: str, costs: str
) -> None:
    puzzle = easiest_first("rheingold")[0]
    token, (best, *_) = wrong(puzzle), puzzle.right
    prospects = {**puzzle.prospects, best: Prospect(4.2, 0.8), token: Prospect(1.0, 0.3)}
    known = [replace(puzzle, prospects=prospects)]
    monkeypatch.setattr("blazon.terminal.puzzle.easiest_first", lambda _: known)
    assert unbroken(costs) in solved("rheingold", token, language=language)


def _faces(puzzle: Puzzle) -> dict[str, str]:
    faces: dict[str, str] = puzzle.observation().view().get("table_discs", {})
    return faces


def test_wrong_beginnings(solved: Solved, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Puzzle " in solved("rheingold", today=True)
    for number in (0, 31):
        with pytest.raises(BadValue, match="must be from 1 to 30"):
            solved("rheingold", number=number)
    with pytest.raises(BadValue, match="together with today"):
        solved("rheingold", number=1, today=True)
    monkeypatch.setattr("blazon.terminal.puzzle.easiest_first", lambda _: ())
    with pytest.raises(BadValue, match="no puzzles"):
        solved("rheingold")
