"""Whole games through the interface: every language, edition, seating and form."""

import json
import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.games.rheingold.boards import board_map
from tests.samples import SHORT
from tests.terminal.people import anybody, at_the_end, screen, script, sit_down

import blazon
from blazon.locale import LANGUAGES, texts

GAMES: list[tuple[str, dict[str, Any], str]] = [
    ("richelieu", {}, "person random"),
    ("richelieu", {"ending": "last-row"}, "random person"),
    ("richelieu", {"edition": "court"}, "person person"),
    ("richelieu", {"edition": "court", "players": 3}, "person random person"),
    ("richelieu", {"edition": "court", "players": 4}, "random person random random"),
    ("richelieu", {"edition": "court", "ending": "last-row"}, "random random"),
    ("rheingold", {"players": 2, "rounds": 4, "map": "rhine"}, "person random"),
    ("rheingold", {"players": 3, "rounds": 12, "map": board_map()}, "person random person"),
    ("rheingold", {"players": 4, "rounds": 2, "map": "loch"}, "random person random person"),
    ("rheingold", {"players": 5, "rounds": 2}, "person random random random person"),
]
EVENINGS = [
    (language, *game, (one + other) % 2 == 1)
    for one, language in enumerate(LANGUAGES)
    for other, game in enumerate(GAMES)
]
"""Every game in every language, every other one as plain text."""
PAGES: dict[str, tuple[list[str], dict[str, Any]]] = {
    "richelieu": (["1", "moves", "log", "B99"], {"edition": "court", "players": 4}),
    "rheingold": (["2", "2", "moves", "log", "12-999"], {"players": 5, "rounds": 9}),
}
"""For each game moves at the beginning, with one that there is not, and options."""


@pytest.mark.parametrize(("language", "game", "options", "seats", "plain"), EVENINGS)
def test_a_game_goes_to_its_end_within_80_columns(
    language: str, game: str, options: dict[str, Any], seats: str, plain: bool, tmp_path: Path
) -> None:
    seen = sit_down(
        anybody(language, 1),
        game=game,
        seats=seats.split(),
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


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_every_page_fits_80_columns(game: str, language: str, plain: bool, tmp_path: Path) -> None:
    played, options = PAGES[game]
    lines = ["help", "moves", "log", "score", "table", *played, "moo", "77", ""]
    lines += ["save /nowhere/all", "load /nowhere/all", "save", f"load {tmp_path}", *["undo"] * 3]
    seen = sit_down(
        script(lines),
        game=game,
        seats=["person", *["random"] * (options["players"] - 1)],
        options=options,
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
    person = at_the_end(f"save {file}", anybody("en", 4))
    seen = sit_down(person, names=["Anna"], folder=tmp_path / "unfinished")
    end = seen.text.partition(texts("en")("play-game-over"))[2]
    categories = ["Bourgogne", "Bretagne", "Champagne", "Normandie", "Languedoc", "Provence"]
    categories += ["Anjou", "Bourbon", "Auvergne", "sword", "cross", "tower", "Points", "If tied"]
    places = [end.index(f"\n {category}") for category in categories]
    assert places == sorted(places)
    result = json.loads(file.read_text())["result"]
    points = [int(word) for word in end.partition("\n Points")[2].splitlines()[0].split()]
    assert points == result["totals"]
    assert "\n 1  Anna " in end
    winner = ["Anna", "Random"][result["winners"][0]]
    assert f"{winner} wins with {max(points)} points." in end
    assert blazon.load(file.read_text()).over


def test_forced_steps_are_said_and_bots_moves_as_tokens_and_in_words(tmp_path: Path) -> None:
    seen = sit_down(anybody("en", 1), folder=tmp_path)
    assert "no second card (the only choice)" in seen.text
    assert "Random: B1 @D5  takes B1 (Bourgogne, two crests), marks D5" in seen.text


def test_bots_alone_are_watched_turn_by_turn(tmp_path: Path) -> None:
    seen = sit_down(anybody("en", 1), seats=["random", "greedy"], folder=tmp_path)
    assert not seen.prompts
    assert seen.text.count("\nRandom: ") >= 10
    assert seen.text.count("\nGreedy: ") >= 10


@pytest.mark.parametrize("colours", [True, False])
@pytest.mark.parametrize("game", ["richelieu", "rheingold"])
def test_no_color_is_obeyed(game: str, colours: bool, tmp_path: Path) -> None:
    console, options = screen(no_color=not colours), dict(SHORT)[game]
    seen = sit_down(anybody("en", 1), game=game, options=options, console=console, folder=tmp_path)
    assert ("38;5;" in seen.text) == colours
    assert ("48;5;" in seen.text) == colours
    assert ("\x1b" in seen.text) == colours


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("richelieu", {}, "Row A: A1 CHAc (possible)"),
        ("rheingold", {"rounds": 4}, "Free castles with 1 sword, which need 2 knights, and their"),
    ],
)
def test_a_narrow_terminal_gets_the_list_form(
    game: str, options: dict[str, Any], said: str, tmp_path: Path
) -> None:
    console = Console(file=StringIO(), width=50, _environ={})
    seen = sit_down(anybody("en", 1), game=game, options=options, console=console, folder=tmp_path)
    assert said in " ".join(seen.text.split())
    assert max(map(cell_len, seen.text.splitlines())) <= 50


def test_a_low_terminal_goes_without_the_legend(tmp_path: Path) -> None:
    for height, legend in ((50, True), (20, False)):
        console = screen(height=height)
        seen = sit_down(anybody("en", 1), console=console, folder=tmp_path)
        assert ("s sword" in seen.text) == legend


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("richelieu", {"edition": "court", "players": 4}),
        ("rheingold", {"players": 2, "rounds": 5}),
        ("rheingold", {"players": 5, "rounds": 5}),
    ],
)
def test_everything_has_room_on_24_lines(
    game: str, options: dict[str, Any], tmp_path: Path
) -> None:
    seen = sit_down(
        anybody("en", 1),
        game=game,
        seats=["person", *["random"] * (options["players"] - 1)],
        options=options,
        console=screen(height=24),
        folder=tmp_path,
    )
    screens = seen.text.partition("The game is over")[0].split("\x1b[H\x1b[2J")[1:]
    assert len(screens) > 5
    for text in screens[:-1]:
        shown = re.split("Choose a number|You can’t play", text)[0]
        assert ("RHF" if game == "rheingold" else " A ") in shown
        assert shown.count("\n") < 24


def test_the_list_form_is_read_line_by_line(tmp_path: Path) -> None:
    seen = sit_down(anybody("en", 1), plain=True, folder=tmp_path)
    assert "Row A: A1 CHAc (possible), A2 BREc," in seen.text
    assert "Points if the game ended now: Player 1 -60, Random -53." in seen.text
    assert not set(seen.text) & set("⚑◉▸[]│─")


def test_a_program_sits_at_the_table_and_loses_if_it_breaks_off(tmp_path: Path) -> None:
    bad = Path(__file__).parents[1] / "bots" / "bad_bot.py"
    seats = [f"{bad} late-ids", f"{bad} exits 3"]
    seen = sit_down(script([]), game="richelieu", seats=seats, folder=tmp_path, language="en")
    said = re.sub(r"\s+", " ", seen.text)
    assert "bad_bot.py 2 has lost the game (exit: ended with status 3" in said
    assert "A random player plays on." in said
    assert "bad_bot.py has" not in said
