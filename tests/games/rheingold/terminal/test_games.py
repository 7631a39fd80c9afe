"""Rheingold: whole games through the interface."""

import json
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console
from tests.games.rheingold.boards import board_map
from tests.terminal.people import Seen, anybody, at_the_end, screen, script, sit_down

import blazon
from blazon.locale import texts
from blazon.terminal.style import UNICODE


def evening(folder: Path, **more: Any) -> Seen:
    """A whole game in which people type random numbers."""
    return sit_down(anybody("en", 1), game="rheingold", folder=folder, **more)


def test_a_game_without_a_limit_ends_with_the_last_castle_and_names_who_won(tmp_path: Path) -> None:
    file, over = tmp_path / "game.json", texts("en")("play-game-over")
    seen = sit_down(
        at_the_end(f"save {file}", anybody("en", 3)),
        game="rheingold",
        options={"players": 3, "map": board_map()},
        seats=["greedy", "person", "greedy"],
        names=["Ann", "Bea", "Cleo"],
        folder=tmp_path / "unfinished",
    )
    record = json.loads(file.read_text())
    totals, winners = record["result"]["totals"], record["result"]["winners"]
    assert sum(totals) == 9, "the last castle is somebody's too"
    assert ", the last castle" in " ".join(seen.text.split())
    end = seen.text.partition(over)[2]
    best = max(totals)
    swords = f"{best} sword" + "s" * (best != 1)
    names = [("Ann", "Bea", "Cleo")[seat] for seat in winners]
    assert (f"{names[0]} wins with {swords}." in end) == (len(winners) == 1)
    for letter, name, total in zip("ABC", ("Ann", "Bea", "Cleo"), totals, strict=True):
        line = next(line for line in end.splitlines() if line.startswith(f" {letter}  {name}"))
        assert f" {total} sword" in line
    assert blazon.load(file.read_text()).over


def test_the_die_is_shown_to_all_with_what_it_brought(tmp_path: Path) -> None:
    seen = evening(tmp_path, options={"rounds": 12}, seats=["random", "random"])
    assert not seen.prompts
    assert " rolls 4 (a knight enters start area" in seen.text
    assert "(no knight enters, one is still in start area S" in " ".join(seen.text.split())


def test_a_terminal_without_unicode_gets_ascii_signs(tmp_path: Path) -> None:
    class Latin(StringIO):
        encoding = "ascii"

    console = Console(file=Latin(), width=80, _environ={})
    seen = evening(tmp_path, options={"rounds": 6}, console=console)
    assert not set(seen.text) & set(UNICODE.lines + UNICODE.sword + UNICODE.prompt)
    assert "STO'''" in seen.text


def test_the_whole_table_is_not_higher_than_needed(tmp_path: Path) -> None:
    console = screen(height=60)
    seats = ["person", "random", "random", "random", "random"]
    seen = evening(tmp_path, seats=seats, options={"players": 5, "rounds": 5}, console=console)
    screens = seen.text.partition("The game is over")[0].split("\x1b[H\x1b[2J")[1:]
    for shown in screens[:-1]:
        assert "start area" in shown
        assert shown.partition("\n▸")[0].count("\n") <= 50


def test_in_list_form_the_table_is_read_once_a_turn(tmp_path: Path) -> None:
    lines = ["2", "2", "2", "table"]
    seen = sit_down(
        script(lines), game="rheingold", seats=["person", "random"], plain=True, folder=tmp_path
    )
    assert not set(seen.text) & set(UNICODE.lines + UNICODE.sword + UNICODE.prompt)
    table = "Player 1’s armies:"
    assert [table in text for _, text in seen.pieces][:3] == [True, False, False]
    assert table in seen.pieces[4][1]
