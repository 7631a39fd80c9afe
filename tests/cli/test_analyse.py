"""The command `blazon analyse`: as text, as lines of JSON, live in a terminal, until Ctrl-C."""

import json
import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path

import pytest
from tests.bots.test_search import load_slowly, two_cards_left
from tests.cli.commands import Capture, complaint, run, saved
from tests.match.brute_force import last_cards
from tests.samples import NAMES, decision

from blazon.bots.analysis import analyse
from blazon.bots.judge import first_judge, save
from blazon.cli import main
from blazon.locale import LANGUAGES
from blazon.match.position import Position

FEW = ("--simulations", "300")


def lines(capsys: Capture, *words: str) -> list[str]:
    return run(capsys, "analyse", *words, "--json").splitlines()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("knowledge", ["own", "open"])
def test_programs_are_given_a_line_for_each_state(
    capsys: Capture, tmp_path: Path, name: str, knowledge: str
) -> None:
    game = decision(name, {}, "analysed", 40)
    seen = game.observe(game.actor) if knowledge == "own" else game.disclose()
    *_, expected = analyse(seen, simulations=300, seed="analyse", candidates=4)
    words = (saved(tmp_path, game), *FEW, "--lines", "4", "--knowledge", knowledge)
    found = [json.loads(line) for line in lines(capsys, *words)]
    assert [one["finished"] for one in found] == [False] * (len(found) - 1) + [True]
    assert found[-1] == asdict(expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_see_the_last_state_where_nothing_can_move(
    capsys: Capture, tmp_path: Path, language: str
) -> None:
    file = saved(tmp_path, decision("richelieu", {}, "shown", 40))
    (final,) = lines(capsys, file, *FEW)[-1:]
    out = run(capsys, "analyse", file, *FEW, "--lang", language, "--lines", "3")
    best = json.loads(final)["candidates"][0]
    assert best["action"] in out
    assert str(best["visits"]) in out
    assert "300" in out
    assert "\x1b" not in out
    assert len([line for line in out.splitlines() if line.strip()]) <= 3 * 3 + 4


def test_the_time_shown_is_that_of_the_search(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = saved(tmp_path, decision("richelieu", {}, "cold", 40))
    load_slowly(monkeypatch)
    out = run(capsys, "analyse", file, "--time-ms", "8", "--lang", "en")
    assert " simulated games, 0.0 s" in out


def test_what_is_proven_is_said(capsys: Capture, tmp_path: Path) -> None:
    game = two_cards_left()
    found = game.solve()
    assert found
    out = " ".join(run(capsys, "analyse", saved(tmp_path, game), "--lang", "en").split())
    assert f"whatever the rival knows or does: won by {found.leads[0]:.0f} points." in out
    assert "Best for Ann, given what that player can know: take D11" in out


def test_another_judge_can_be_named(capsys: Capture, tmp_path: Path) -> None:
    game, file = decision("richelieu", {}, "judge", 40), tmp_path / "points.json"
    judge = first_judge(game.game)
    save(judge, file)
    words, judged = (saved(tmp_path, game), "--simulations", "50"), ("--judge", str(file))
    own, other = (json.loads(lines(capsys, *words, *more)[-1]) for more in ((), judged))
    assert other.pop("judge") == judge.digest
    assert other != own
    assert "that `blazon train` has written" in complaint(
        capsys, "analyse", *words, "--judge", words[0]
    )


def test_an_earlier_moment_can_be_asked_for(capsys: Capture, tmp_path: Path) -> None:
    game = last_cards(2, 2)
    at = len(game.actions)
    before = lines(capsys, saved(tmp_path, game), "--knowledge", "open")
    while not game.over:
        game.play(next(iter(game.legal)))
    file = saved(tmp_path, game)
    assert lines(capsys, file, "--at", str(at), "--knowledge", "open") == before
    assert "there the game is over" in complaint(capsys, "analyse", file)


def test_what_cannot_be_analysed_is_one_line(capsys: Capture, tmp_path: Path) -> None:
    file = saved(tmp_path, decision("rheingold", {}, "bad", 5))
    assert "--at: must be from 0 to 5" in complaint(capsys, "analyse", file, "--at", "6")
    assert "there chance decides in ROLL" in complaint(capsys, "analyse", file, "--at", "0")
    both = ("--time-ms", "5", "--simulations", "5")
    assert "only one of these" in complaint(capsys, "analyse", file, *both)
    assert "simulations: must be" in complaint(capsys, "analyse", file, "--simulations", "0")
    assert "--lines" in complaint(capsys, "analyse", file, "--lines", "0")
    assert "cannot be read" in complaint(capsys, "analyse", str(tmp_path / "none"))


@pytest.mark.parametrize("words", [(), ("--json",)])
def test_ctrl_c_before_there_is_anything_to_see_is_no_success(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    file = saved(tmp_path, decision("richelieu", {}, "early", 0))
    monkeypatch.setattr("blazon.bots.analysis.Forest", interrupt)
    assert main(["analyse", file, *words]) == 130
    assert capsys.readouterr().out == ""


def command(file: str, *words: str) -> list[str]:
    """The command in a separate process, for an hour."""
    return [sys.executable, "-m", "blazon", "analyse", file, "--time-ms", "3600000", *words]


def interrupted(game: Position, tmp_path: Path, *words: str) -> str:
    """The output on a terminal until Ctrl-C, a moment after the first output."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(command(saved(tmp_path, game), *words), stdout=theirs, stderr=theirs)
    os.close(theirs)
    seen, told = b"", False
    with suppress(OSError):  # the command has closed its end
        while more := os.read(ours, 65536):
            seen += more
            if not told and seen.count(b"A12") > 3:
                told = True
                process.send_signal(signal.SIGINT)
    os.close(ours)
    assert process.wait() == 0
    return seen.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_it_grows_in_a_terminal_until_ctrl_c(tmp_path: Path) -> None:
    seen = interrupted(decision("richelieu", {}, "live", 0), tmp_path, "--lines", "8")
    assert seen.count("\x1b[") > 2
    assert "Traceback" not in seen
    assert seen.count("A12") > 3
