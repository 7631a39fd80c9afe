"""The command `blazon`: what each prints, as text and as JSON, and what it says of bad input."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.data.make import TABLES, as_text, random_game

import blazon
from blazon.cli import main

Capture = pytest.CaptureFixture[str]
PLAYED = random_game(TABLES[4], "command")


@pytest.fixture(autouse=True, scope="module")
def _warm() -> None:
    """Have the rules compiled, so that no command has to say that it compiles them."""
    game = blazon.new("richelieu")
    game.perft(1)
    game.play("A1")
    game.score()
    game.observe(0)


def run(capsys: Capture, *words: str) -> str:
    """What a command prints that must succeed."""
    assert main(words) == 0
    printed = capsys.readouterr()
    assert "Traceback" not in printed.err
    return printed.out


def run_json(capsys: Capture, *words: str) -> Any:
    """The one line of JSON that a command prints."""
    out = run(capsys, *words, "--json")
    assert out.endswith("\n")
    assert len(out.splitlines()) == 1
    found = json.loads(out)
    assert out == json.dumps(found, sort_keys=True) + "\n"
    return found


def complaint(capsys: Capture, *words: str) -> str:
    """The one line that a command with bad input says."""
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("blazon: ")
    assert len(printed.err.splitlines()) == 1
    return printed.err


def test_version_and_help(capsys: Capture) -> None:
    assert run(capsys, "--version").strip() == blazon.__version__
    printed = run(capsys, "--help")
    for command in ("arena", "bench", "engine", "perft", "play", "record", "simulate"):
        assert command in printed
        assert "Usage: blazon" in run(capsys, command, "--help")


def test_perft_counts_from_the_deal_of_a_seed(capsys: Capture) -> None:
    leaves = blazon.new("richelieu", seed="s").perft(4)
    assert run(capsys, "perft", "richelieu", "4", "--seed", "s") == f"{leaves:,}\n"
    found = run_json(capsys, "perft", "richelieu", "4", "--seed", "s")
    assert found == {"depth": 4, "leaves": leaves, "seed": "s"}


def test_the_seed_that_was_drawn_is_told(capsys: Capture) -> None:
    found = run_json(capsys, "perft", "richelieu", "3")
    again = run_json(capsys, "perft", "richelieu", "3", "--seed", found["seed"])
    assert again == found


def test_options_are_those_of_the_game(capsys: Capture) -> None:
    words = ["--edition", "court", "--players", "4", "--seed", "s"]
    found = run_json(capsys, "simulate", "richelieu", "--games", "3", *words)
    assert len(found["mean"]) == 4
    found = run_json(capsys, "simulate", "richelieu", "--games", "3", "--ending", "last-row")
    assert len(found["mean"]) == 2


def test_simulate_sums_up_random_games(capsys: Capture) -> None:
    words = ["simulate", "richelieu", "--games", "7", "--seed", "s"]
    found = run_json(capsys, *words)
    figures = {"games", "actions_per_game", "wins", "mean", "deviation", "least", "most", "seed"}
    assert set(found) == figures
    assert (found["games"], found["seed"]) == (7, "s")
    text = run(capsys, *words)
    assert text.startswith(f"7 games, {found['actions_per_game']:.1f} actions a game\n")
    assert text.count("random") == 2
    assert f"{found['mean'][1]:.2f}" in text


def test_simulate_lets_bots_play(capsys: Capture) -> None:
    words = ["simulate", "richelieu", "--games", "2", "--bots", "random,random", "--seed", "s"]
    found = run_json(capsys, *words)
    assert found["games"] == 2
    assert sum(found["wins"]) == pytest.approx(2)
    assert found == run_json(capsys, *words)


def test_arena_tells_what_it_found(capsys: Capture) -> None:
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
    text = run(capsys, *words)
    assert text.startswith("random against random: 2 games, 2 players\n  wins    1 of 2: 50.0%")
    assert "SPRT    undecided" in text


@pytest.mark.slow_without_jit
@pytest.mark.parametrize(
    ("what", "figures"),
    [
        ("playouts", {"games_per_s", "actions_per_s", "actions_per_game"}),
        ("search", {"simulations_per_s"}),
    ],
)
def test_bench_tells_its_figures(capsys: Capture, what: str, figures: set[str]) -> None:
    words = ["bench", what, "richelieu", "--seconds", "0.01"]
    assert set(run_json(capsys, *words)) == figures
    lines = run(capsys, *words).splitlines()
    assert {line.split()[0] for line in lines} == figures
    assert all(re.fullmatch(r"[\d,]+\.\d", line.split()[1]) for line in lines)


@pytest.mark.parametrize("moment", [0, 30, None])
@pytest.mark.parametrize("text_form", [True, False], ids=["text", "json"])
def test_a_good_record_is_checked_and_shown(
    capsys: Capture, tmp_path: Path, moment: int | None, text_form: bool
) -> None:
    game = random_game(TABLES[1], "record", moment)
    file = tmp_path / "game"
    file.write_text(as_text(game) if text_form else game.record.to_json(), encoding="utf-8")
    state = "unfinished" if moment is not None else "ended"
    said = f"{file}: a legal game of richelieu, {len(game.actions)} actions, {state}\n"
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
    assert blazon.load(shown).notes == {"event": "\u2028 \x00", "date": "12"}


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("dance", "dance"),
        ("simulate", "--game "),
        ("simulate richelieu", "--games"),
        ("simulate richelieu --games", "--games"),
        ("simulate richelieu --games many", "many"),
        ("simulate richelieu --games 0", "games: must be from 1"),
        ("simulate richelieu --games -4", "games: must be from 1"),
        ("simulate richelieu --games 99999999999999999999", "games: must be from 1"),
        ("simulate rummy --games 2", "game: must be one of"),
        ("simulate richelieu --games 2 --bots king,random", "bot: must be one of"),
        ("simulate richelieu --games 2 --bots random", "bots: must be 2 names"),
        ("simulate richelieu --games 2 --edition king", "options.edition: must be one of"),
        ("simulate richelieu --games 2 --players 3", "options.players: must be 2"),
        ("simulate richelieu --games 2 --players two", "options.players: must be one of"),
        ("simulate richelieu --games 2 --players " + "9" * 5000, "options.players: must be one"),
        ("simulate richelieu --games 2 --edition court --players 3 --ending last-row", "ending"),
        ("simulate richelieu --games 2 --deck /no/such/file", "/no/such/file: cannot be read"),
        ("simulate richelieu --games 2 --colour red", "--colour"),
        ("perft richelieu", "--depth"),
        ("perft richelieu deep", "deep"),
        ("perft richelieu -1", "depth: must be 0 or more"),
        ("perft richelieu 2 3", "3"),
        ("arena richelieu random", "--b "),
        ("arena richelieu random king", "bot: must be one of"),
        ("arena richelieu random search:0", "bot: must be one of"),
        ("arena richelieu random random --games 0", "games: must be from 1"),
        ("arena richelieu random random --processes 0", "processes: must be 1 or more"),
        ("arena richelieu random random --processes -1", "processes: must be 1 or more"),
        ("arena richelieu random random --sprt 5", "--sprt"),
        ("arena richelieu random random --sprt 5 x", "--sprt"),
        ("arena richelieu random random --sprt 20 0", "sprt: must be two Elo differences"),
        ("arena richelieu random random --sprt 0 1e9", "sprt: must be two Elo differences"),
        ("bench playouts", "--game "),
        ("bench dance richelieu", "dance"),
        ("bench playouts rummy", "game: must be one of"),
        ("bench playouts richelieu --seconds 0", "--seconds: must be more than 0"),
        ("bench search richelieu --seconds nan", "--seconds: must be more than 0"),
        ("record check", "--file"),
        ("play rummy", "game: must be one of"),
        ("play richelieu --edition king", "options.edition: must be one of"),
    ],
    ids=lambda value: value[:60],
)
def test_bad_input_is_one_line_and_status_2(capsys: Capture, command: str, says: str) -> None:
    assert says in complaint(capsys, *command.split())
