"""The command `blazon`: output as text and as JSON, and the errors for bad input."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests import samples as games
from tests.cli.commands import Capture, complaint, run, run_json
from tests.data.files import as_text
from tests.games.rheingold.boards import board_map
from tests.games.richelieu.samples import TABLES, random_game

import blazon
from blazon.bots import bot_names
from blazon.bots.judge import first_judge, save
from blazon.kernel import catalogue
from blazon.kernel.options import either
from blazon.match.registry import game as find_game

PLAYED = random_game(TABLES[4], "command")
ON_BOARD = games.random_game(
    "rheingold", {"map": board_map(), "players": 3, "rounds": 2}, "command"
)
ROUNDS = {"richelieu": [], "rheingold": ["--rounds", "3"]}
"""Random play of Rheingold might never end."""


@pytest.fixture(autouse=True, scope="module")
def _warm() -> None:
    """Compile the rules, so that no command reports compiling them."""
    for name, token in (("richelieu", "A1"), ("rheingold", "d1")):
        game = blazon.new(name)
        game.perft(1)
        game.play(token)
        game.score()
        game.observe(0)


def test_version_and_help(capsys: Capture) -> None:
    assert run(capsys, "--version").strip() == blazon.__version__
    printed = run(capsys, "--help")
    for command in ("arena", "bench", "engine", "perft", "play", "record", "simulate"):
        assert command in printed
        assert "Usage: blazon" in run(capsys, command, "--help")


def test_help_groups_the_commands(capsys: Capture) -> None:
    printed = run(capsys, "--help")
    places = [printed.index(f"─ {title} ─") for title in ("Play", "Host", "Study", "Build")]
    assert places == sorted(places)
    assert "─ Commands ─" not in printed


@pytest.mark.parametrize("command", [["play"], ["bench", "playouts"], ["table", "open"]])
def test_a_missing_game_is_answered_with_all_games(capsys: Capture, command: list[str]) -> None:
    error = complaint(capsys, *command)
    assert error == f"blazon: {' '.join(command)} needs a game: {either(catalogue.names())}\n"


def test_the_help_of_play_lists_games_and_bots(capsys: Capture) -> None:
    printed = " ".join(run(capsys, "play", "--help").replace("│", " ").split())
    assert f"The game: {either(catalogue.names())}." in printed
    assert f"person, {', '.join(bot_names())}, LEVEL:STYLE or search:SIMULATIONS." in printed


@pytest.mark.parametrize("game", games.NAMES)
def test_perft_counts_from_the_deal_of_a_seed(capsys: Capture, game: str) -> None:
    leaves = blazon.new(game, seed="s").perft(4)
    assert run(capsys, "perft", game, "4", "--seed", "s") == f"{leaves:,}\n"
    found = run_json(capsys, "perft", game, "4", "--seed", "s")
    assert found == {"depth": 4, "leaves": leaves, "seed": "s"}


def test_perft_counts_on_a_map_in_a_file(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text(json.dumps(board_map()), encoding="utf-8")
    # a die; end the turn or leave by one of two paths; the next die, or one knight
    for depth, leaves in ((1, 6), (2, 18), (3, 48)):
        found = run_json(capsys, "perft", "rheingold", str(depth), "--map", str(file))
        assert found["leaves"] == leaves


def test_the_seed_that_was_drawn_is_printed(capsys: Capture) -> None:
    found = run_json(capsys, "perft", "richelieu", "3")
    again = run_json(capsys, "perft", "richelieu", "3", "--seed", found["seed"])
    assert again == found


def test_options_are_those_of_the_game(capsys: Capture) -> None:
    words = ["--edition", "court", "--players", "4", "--seed", "s"]
    found = run_json(capsys, "simulate", "richelieu", "--games", "3", *words)
    assert len(found["mean"]) == 4
    found = run_json(capsys, "simulate", "richelieu", "--games", "3", "--ending", "last-row")
    assert len(found["mean"]) == 2
    found = run_json(capsys, "simulate", "richelieu", "--games", "100", "--opening", "no-marker")
    assert found["games"] == 100
    words = ["--map", "loch", "--players", "5", "--rounds", "1"]
    found = run_json(capsys, "simulate", "rheingold", "--games", "3", *words)
    assert len(found["mean"]) == 5
    assert 5 * 2 <= found["actions_per_game"] <= 5 * 13


@pytest.mark.parametrize("game", games.NAMES)
def test_simulate_sums_up_random_games(capsys: Capture, game: str) -> None:
    words = ["simulate", game, "--games", "7", "--seed", "s", *ROUNDS[game]]
    found = run_json(capsys, *words)
    means = {"wins", "wins_error", "mean", "mean_error", "deviation", "least", "most"}
    figures = {"games", "actions_per_game", "seed", *means}
    assert set(found) == figures
    assert (found["games"], found["seed"]) == (7, "s")
    text = run(capsys, *words)
    assert text.startswith(f"7 games, {found['actions_per_game']:.1f} actions a game\n")
    rows = [line.split() for line in text.splitlines() if "random" in line]
    for seat, row in enumerate(rows):
        names = ("wins", "wins_error", "mean", "mean_error", "deviation", "least", "most")
        wins, error, mean, mean_error, deviation, least, most = (found[key][seat] for key in names)
        assert row == [
            *[str(seat), "random", f"{wins / 7:.1%}", "±", f"{error:.1%}"],
            *[f"{mean:.2f}", "±", f"{mean_error:.2f}", f"{deviation:.2f}", str(least), str(most)],
        ]


def test_simulate_lets_bots_play(capsys: Capture) -> None:
    words = ["simulate", "richelieu", "--games", "2", "--bots", "random,random", "--seed", "s"]
    words += ["--processes", "1"]
    found = run_json(capsys, *words)
    assert found["games"] == 2
    assert sum(found["wins"]) == pytest.approx(2)
    assert found == run_json(capsys, *words)


def test_arena_prints_what_it_found(capsys: Capture) -> None:
    words = ["arena", "richelieu", "random", "random", "--games", "2", "--seed", "s"]
    words += ["--processes", "1", "--sprt", "0", "20"]
    found = run_json(capsys, *words)
    assert found == {
        "a": "random",
        "b": "random",
        "games": 2,
        "margin": 0,
        "players": 2,
        "rating": found["rating"],
        "seed": "s",
        "wins": 1,
    }
    assert set(found["rating"]) == {
        *["score", "score_error", "elo", "elo_error", "likelihood_ratio", "verdict"]
    }
    assert found["rating"]["verdict"] == "undecided"
    assert (found["rating"]["score_error"], found["rating"]["elo_error"]) == (None, None)
    text = run(capsys, *words)
    assert text.startswith("random against random: 2 games, 2 players\n  wins    1 of 2: 50.0%\n")
    assert "Elo     +0 (too few deals for an interval, 16 at least)\n" in text
    assert "SPRT    undecided" in text


def test_another_judge_is_named_beside_what_it_did(capsys: Capture, tmp_path: Path) -> None:
    judge, file = first_judge(find_game("richelieu")), tmp_path / "points.json"
    save(judge, file)
    games = ("--games", "2", "--seed", "s", "--processes", "1", "--judge", str(file))
    text = run(capsys, "arena", "richelieu", "search:1", "random", *games)
    assert f"judge   {judge.digest} for A's search, the game's own for B's\n" in text
    text = run(capsys, "simulate", "richelieu", "--bots", "search:1,random", *games)
    assert f"The judge {judge.digest} searches in seat 0.\n" in text


def test_bots_at_a_table_play_by_the_judge_that_is_named(capsys: Capture, tmp_path: Path) -> None:
    judge, file = first_judge(find_game("richelieu")), tmp_path / "points.json"
    save(judge, file)
    words = ["play", "richelieu", "--seat", "random", "--seat", "search:9", "--seed", "s"]
    own, again = run(capsys, *words), run(capsys, *words)
    assert own == again != run(capsys, *words, "--judge", str(file))
    says = complaint(capsys, *words[:-4], "--seat", "greedy", "--judge", str(file))
    assert "judge: is for levels and search:SIMULATIONS, not for random and greedy" in says


@pytest.mark.parametrize(
    ("what", "figures"),
    [
        ("playouts", {"games_per_s", "actions_per_s", "actions_per_game"}),
        ("search", {"simulations_per_s"}),
    ],
)
@pytest.mark.parametrize("game", games.NAMES)
def test_bench_prints_its_figures(capsys: Capture, game: str, what: str, figures: set[str]) -> None:
    words = ["bench", what, game, "--seconds", "0.01", *ROUNDS[game]]
    assert set(run_json(capsys, *words)) == figures
    lines = run(capsys, *words).splitlines()
    assert {line.split()[0] for line in lines} == figures
    assert all(re.fullmatch(r"[\d,]+\.\d", line.split()[1]) for line in lines)


@pytest.mark.parametrize("moment", [0, 30, None])
@pytest.mark.parametrize("text_form", [True, False], ids=["text", "json"])
@pytest.mark.parametrize(
    ("name", "options"), [("richelieu", TABLES[1]), *games.SHORT], ids=games.name_of
)
def test_a_good_record_is_checked_and_shown(
    capsys: Capture,
    tmp_path: Path,
    name: str,
    options: dict[str, Any],
    moment: int | None,
    text_form: bool,
) -> None:
    game = games.random_game(name, options, "record", moment)
    file = tmp_path / "game"
    file.write_text(as_text(game) if text_form else game.record.to_json(), encoding="utf-8")
    state = "unfinished" if moment is not None else "ended"
    said = f"{file}: a legal game of {name}, {len(game.actions)} actions, {state}\n"
    assert run(capsys, "record", "check", str(file)) == said
    assert run(capsys, "record", "show", str(file)) == as_text(game)


@pytest.mark.parametrize("command", ["check", "show"])
@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "line 'Game: \u2026' is missing"),
        (b"hello", "line 1: must be a header line"),
        (b"{}", "record: "),
        (b"{", "record: is not JSON"),
        (b"[" * 100_000, "line 1"),
        (PLAYED.record.to_json().encode()[:-9], "record: is not JSON"),
        (PLAYED.record.to_json().encode().replace(b"court", b"duel"), "options.players"),
        (PLAYED.record.to_json().encode().replace(b'"winners": [', b'"winners": [7, '), "result"),
        (ON_BOARD.record.to_json().encode().replace(b'"d', b'"e'), "record.actions[0]"),
        (ON_BOARD.record.to_json().encode().replace(b'"rounds": 2', b'"rounds": 9'), "result"),
        (ON_BOARD.record.to_json().encode().replace(b'"S6"', b'"S7"', 1), "options.map."),
        (as_text(ON_BOARD).encode().replace(b"\nMap: ", b"\nMap: x"), "setup.map: must be"),
        (b"\xff\xfe\x00", "is not a text file in UTF-8"),
        (bytes(range(256)) * 10, "is not a text file in UTF-8"),
        (None, "cannot be read: No such file"),
    ],
    ids=lambda value: None if isinstance(value, str) else (value or b"missing")[:8].hex(),
)
def test_a_bad_record_is_refused(
    capsys: Capture, tmp_path: Path, command: str, content: bytes | None, says: str
) -> None:
    file = tmp_path / "game"
    if content is not None:
        file.write_bytes(content)
    assert says in complaint(capsys, "record", command, str(file))


def test_a_folder_is_no_record(capsys: Capture, tmp_path: Path) -> None:
    assert "cannot be read" in complaint(capsys, "record", "check", str(tmp_path))


def test_a_record_with_odd_notes_is_shown(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "game"
    record = {**PLAYED.record.to_builtins(), "event": "\u2028 \x00", "date": "12"}
    file.write_text(json.dumps(record), encoding="utf-8")
    shown = run(capsys, "record", "show", str(file))
    assert shown.encode("utf-8")
    assert blazon.load(shown).metadata == {"event": "\u2028 \x00", "date": "12"}


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("dance", "dance"),
        ("simulate", "simulate needs a game: "),
        ("simulate richelieu", "--games"),
        ("simulate richelieu --games", "--games"),
        ("simulate richelieu --games many", "many"),
        ("simulate richelieu --games 0", "games: must be from 1"),
        ("simulate rummy --games 2", "game: must be one of"),
        ("simulate richelieu --games 2 --bots king,random", "bot: must be one of"),
        ("simulate richelieu --games 2 --bots random", "bots: must be 2 names"),
        ("simulate richelieu --games 2 --bots random,random --processes 0", "processes: must be"),
        ("simulate richelieu --games 2 --players two", "options.players: must be one of"),
        ("simulate richelieu --games 2 --players " + "9" * 5000, "options.players: must be one"),
        ("simulate richelieu --games 2 --deck /no/such/file", "/no/such/file: cannot be read"),
        ("simulate richelieu --games 2 --colour red", "--colour"),
        ("simulate richelieu --games 2 --map loch", "options.map: is unknown"),
        ("simulate rheingold --games 2 --edition court", "options.edition: is unknown"),
        ("simulate rheingold --games 2 --map moon", "map: must be rhine, loch or"),
        ("simulate rheingold --games 2 --map /no/such/file", "a map's file; '/no/such/file' is"),
        ("simulate rheingold --games 2 --rounds 0", "options.rounds: must be a number from 1"),
        ("simulate rheingold --games 2 --rounds many", "options.rounds: must be a number from 1"),
        ("simulate rheingold --games 2 --rounds " + "9" * 5000, "options.rounds: must be a"),
        ("perft richelieu", "--depth"),
        ("perft richelieu deep", "deep"),
        ("perft richelieu -1", "depth: must be 0 or more"),
        ("perft richelieu 2 3", "3"),
        ("arena richelieu random", "--b "),
        ("arena richelieu random king", "bot: must be one of"),
        ("arena richelieu random random --games 0", "games: must be from 1"),
        ("arena rheingold random random --map moon", "map: must be rhine, loch or"),
        ("arena richelieu random random --processes 0", "processes: must be 1 or more"),
        ("arena richelieu random random --sprt 5", "--sprt"),
        ("arena richelieu random random --sprt 5 x", "--sprt"),
        ("arena richelieu random random --sprt 20 0", "sprt: must be two Elo differences"),
        ("arena richelieu random random --seed \udcff", "--seed. must be text in UTF-8"),
        ("bench playouts", "bench playouts needs a game: "),
        ("bench dance richelieu", "dance"),
        ("bench playouts rummy", "game: must be one of"),
        ("bench search rheingold --seconds 0", "--seconds: must be more than 0"),
        ("bench search richelieu --seconds nan", "--seconds: must be more than 0"),
        ("record check", "--file"),
        ("play rummy", "game: must be one of"),
        ("play rheingold --map /no/such/file", "a map's file; '/no/such/file' is neither"),
        ("play rheingold --players 1", "options.players: must be one of 2, 3, 4, 5"),
    ],
    ids=lambda value: value[:60],
)
def test_bad_input_is_one_line_and_status_2(capsys: Capture, command: str, says: str) -> None:
    assert says in complaint(capsys, *command.split())
