"""Whole games through the interface: every language, edition, seating and form."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.terminal.people import anybody, screen, script, sit_down

import blazon
from blazon.locale import LANGUAGES, texts

GAMES = [
    ({}, ["person", "random"]),
    ({"ending": "last-row"}, ["random", "person"]),
    ({"edition": "court"}, ["person", "person"]),
    ({"edition": "court", "players": 3}, ["person", "random", "person"]),
    ({"edition": "court", "players": 4}, ["random", "person", "random", "random"]),
    ({"edition": "court", "ending": "last-row"}, ["random", "random"]),
]
EVENINGS = [
    (language, *game, (one + other) % 2 == 1)
    for one, language in enumerate(LANGUAGES)
    for other, game in enumerate(GAMES)
]
"""Every game in every language, every other one as plain text."""


@pytest.mark.parametrize(("language", "options", "seats", "plain"), EVENINGS)
def test_a_game_goes_to_its_end_within_80_columns(
    language: str, options: dict[str, Any], seats: list[str], plain: bool, tmp_path: Path
) -> None:
    seen = sit_down(
        anybody(language, 1),
        seats=seats,
        options=options,
        language=language,
        plain=plain,
        folder=tmp_path,
    )
    words = texts(language)
    assert words("play-game-over") in seen.text
    assert words("play-farewell") in seen.text
    assert max(map(cell_len, seen.text.splitlines())) <= 80
    assert "\x1b" not in seen.text
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_every_page_fits_80_columns(language: str, plain: bool, tmp_path: Path) -> None:
    lines = ["help", "moves", "log", "score", "table", "1", "moves", "log", "B99", "moo", "77", ""]
    lines += ["save /nowhere/all", "load /nowhere/all", "save", f"load {tmp_path}", "undo", "undo"]
    seen = sit_down(
        script(lines),
        seats=["person", "random", "random", "random"],
        options={"edition": "court", "players": 4},
        language=language,
        names=["Armand Jean du Plessis, cardinal de Richelieu", "Marie"],
        plain=plain,
        folder=Path("/dev/null"),
    )
    assert max(map(cell_len, seen.text.splitlines())) <= 80


def test_names_are_shown_as_they_are_and_clipped_where_there_is_no_room(tmp_path: Path) -> None:
    names = ["[bold]Anna[/bold]", "Armand Jean du Plessis, cardinal de Richelieu"]
    seen = sit_down(anybody("en", 2), names=names, folder=tmp_path)
    assert " 1  [bold]Anna…" in seen.text
    assert " 2  Armand Jea…" in seen.text
    assert "[bold]Anna[/bold]: take a card" in seen.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_needs_no_second_line(language: str, tmp_path: Path) -> None:
    seen = sit_down(anybody(language, 3), language=language, folder=tmp_path)
    assert f"[ ] {texts(language)('richelieu-legend-possible')}\n" in seen.text


def test_the_score_stands_in_the_rulebooks_order_and_names_who_won(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    over = texts("en")("play-game-over")
    person = anybody("en", 4)
    saved = False

    def typist(prompt: str, shown: str) -> str:
        nonlocal saved
        if over in shown and not saved:
            saved = True
            return f"save {file}"
        return person(prompt, shown)

    seen = sit_down(typist, names=["Anna"], folder=tmp_path / "unfinished")
    end = seen.text.partition(over)[2]
    categories = ["Bourgogne", "Bretagne", "Champagne", "Normandie", "Languedoc", "Provence"]
    categories += ["Anjou", "Bourbon", "Auvergne", "sword", "cross", "tower", "Points", "Cards"]
    places = [end.index(f"\n {category}") for category in categories]
    assert places == sorted(places)
    result = json.loads(file.read_text())["result"]
    points = [int(word) for word in end.partition("\n Points")[2].splitlines()[0].split()]
    assert points == result["totals"]
    assert "\n 1  Anna " in end
    winner = ["Anna", "Random"][result["winners"][0]]
    assert f"{winner} wins with {max(points)} points." in end
    assert blazon.load(file.read_text()).over


def test_forced_steps_are_played_and_said(tmp_path: Path) -> None:
    seen = sit_down(anybody("en", 1), folder=tmp_path)
    assert "no second card (the only choice)" in seen.text


def test_bots_moves_are_said_as_tokens_and_in_words(tmp_path: Path) -> None:
    seen = sit_down(anybody("en", 1), folder=tmp_path)
    assert "Random: B1 @D5  takes B1 (Bourgogne, two crests), marks D5" in seen.text


def test_bots_alone_are_watched_turn_by_turn(tmp_path: Path) -> None:
    seen = sit_down(anybody("en", 1), seats=["random", "greedy"], folder=tmp_path)
    assert not seen.prompts
    assert seen.text.count("\nRandom: ") >= 10
    assert seen.text.count("\nGreedy: ") >= 10


@pytest.mark.parametrize("colours", [True, False])
def test_no_color_is_obeyed(colours: bool, tmp_path: Path) -> None:
    console = screen(no_color=not colours)
    seen = sit_down(anybody("en", 1), console=console, folder=tmp_path)
    assert ("38;5;" in seen.text) == colours
    assert ("48;5;" in seen.text) == colours
    assert "\x1b[1m" in seen.text


def test_a_narrow_terminal_gets_the_list_form(tmp_path: Path) -> None:
    console = Console(file=StringIO(), width=50, _environ={})
    seen = sit_down(anybody("en", 1), console=console, folder=tmp_path)
    assert "Row A: A1 CHAc (possible)" in seen.text
    assert max(map(cell_len, seen.text.splitlines())) <= 50


def test_a_low_terminal_goes_without_the_legend(tmp_path: Path) -> None:
    for height, legend in ((50, True), (20, False)):
        console = screen(height=height)
        seen = sit_down(anybody("en", 1), console=console, folder=tmp_path)
        assert ("s sword" in seen.text) == legend


def test_with_four_players_everything_has_room_on_24_lines(tmp_path: Path) -> None:
    console = screen(height=24)
    options = {"edition": "court", "players": 4}
    seats = ["person", "random", "random", "random"]
    seen = sit_down(
        anybody("en", 1), seats=seats, options=options, console=console, folder=tmp_path
    )
    screens = seen.text.partition("The game is over")[0].split("\x1b[H\x1b[2J")[1:]
    assert len(screens) > 10
    for text in screens[:-1]:
        shown = text.partition("Choose a number")[0]
        assert shown.count("\n") < 24


def test_the_list_form_is_read_line_by_line(tmp_path: Path) -> None:
    seen = sit_down(anybody("en", 1), plain=True, folder=tmp_path)
    assert "Row A: A1 CHAc (possible), A2 BREc," in seen.text
    assert "Points if the game ended now: Player 1 -60, Random -53." in seen.text
    assert not set(seen.text) & set("⚑◉▸[]│─")
