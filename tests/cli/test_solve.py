"""The command `blazon solve`: exact, a bound, or no answer, in every language and as JSON."""

from dataclasses import asdict
from pathlib import Path

import pytest
from tests.cli.commands import Capture, complaint, run, run_json, saved
from tests.match.brute_force import last_cards, solved

from blazon.cli import main
from blazon.locale import LANGUAGES, texts


def test_an_ending_with_everything_open_is_exact(capsys: Capture, tmp_path: Path) -> None:
    game = last_cards(3, 1)
    expected = solved(game)
    out = run(capsys, "solve", saved(tmp_path, game), "--knowledge", "open", "--lang", "en")
    assert "Exact for players who know everything." in out
    assert f"Line: {' '.join(expected.line)}" in out
    for name, lead, share in zip(game.names, expected.leads, expected.shares, strict=True):
        assert texts("en")("solve-player", player=name, lead=lead, share=share) in out
    found = run_json(capsys, "solve", saved(tmp_path, game), "--knowledge", "open")
    assert found == asdict(expected)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_hidden_makes_it_a_bound(capsys: Capture, tmp_path: Path, language: str) -> None:
    game = last_cards(1, 1)
    expected = solved(game.observe(game.actor))
    assert expected.claim == "bound"
    out = run(capsys, "solve", saved(tmp_path, game), "--lang", language)
    assert str(expected.deals) in out
    assert "Ann" in out
    assert "Bob" in out


def test_an_earlier_moment_can_be_asked_for(capsys: Capture, tmp_path: Path) -> None:
    game = last_cards(2, 2)
    file, at = saved(tmp_path, game), len(game.actions)
    while not game.over:
        game.play(next(iter(game.legal)))
    whole = saved(tmp_path, game)
    assert file == whole
    game.undo(len(game.actions) - at)
    expected = solved(game)
    found = run_json(capsys, "solve", whole, "--at", str(at), "--knowledge", "open")
    assert found == asdict(expected)
    assert run_json(capsys, "solve", whole)["action"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_giving_up_is_no_success(capsys: Capture, tmp_path: Path, language: str) -> None:
    file = saved(tmp_path, last_cards(40, 1))
    assert main(["solve", file, "--nodes", "1000", "--lang", language]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == texts(language)("solve-too-long") + "\n"


def test_programs_read_null_when_it_gave_up(capsys: Capture, tmp_path: Path) -> None:
    file = saved(tmp_path, last_cards(40, 1))
    assert main(["solve", file, "--nodes", "1000", "--json"]) == 1
    assert capsys.readouterr().out == "null\n"


def test_a_moment_after_the_record_is_refused(capsys: Capture, tmp_path: Path) -> None:
    game = last_cards(2, 1)
    said = complaint(capsys, "solve", saved(tmp_path, game), "--at", "9999")
    assert f"--at: must be from 0 to {len(game.actions)}, the record's number of actions" in said
