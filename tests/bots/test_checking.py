"""What an author is told of a program."""

from pathlib import Path

import pytest
from tests.tools import ROOT

from blazon.bots.programs import checking, command_of, program
from blazon.bots.programs.checking import Finding, check
from blazon.cli import main
from blazon.match.registry import games

BAD = Path(__file__).with_name("bad_bot.py")
EXAMPLE = ROOT / "examples/bots/python/bot.py"


@pytest.fixture(autouse=True)
def _on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow a program that does what it should more time than it needs."""
    monkeypatch.setattr(checking, "_PATIENCE_SECONDS", 60.0)
    monkeypatch.setattr(checking, "_END_SECONDS", 60.0)
    monkeypatch.setattr(program, "START_SECONDS", 60.0)
    monkeypatch.setattr(program, "TOLERANCE_SECONDS", 60.0)
    monkeypatch.setattr(program, "GRACE_SECONDS", 60.0)


@pytest.fixture
def _briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait long for what never comes."""
    monkeypatch.setattr(checking, "_PATIENCE_SECONDS", 0.2)


def found(command: str) -> list[Finding]:
    """What is found of a program in Blazon's own games."""
    own = [game for game in games() if game.name == "richelieu"]
    return list(check(command_of(command), own, "check", 60_000))


def test_a_good_program_has_no_faults() -> None:
    result = found(f"{EXAMPLE}")
    assert [one.fault for one in result if one.fault] == []
    assert result[0].what == "it starts: Example 1.0, needs nothing more than the legal actions"
    plays = [one.what for one in result if one.what.startswith("it plays")]
    assert len(plays) == 3


@pytest.mark.usefixtures("_briefly")
def test_each_fault_has_the_line_that_caused_it() -> None:
    faults = [one for one in found(f"{BAD} illegal 3") if one.fault]
    assert faults[0].what == "it answers ping"
    assert faults[0].line == "ping 7"
    assert faults[-1].fault.startswith("illegal: 'Z99' is not one of")
    assert faults[-1].line.startswith("ask 1.3 60000 0 TAKE ")


@pytest.mark.usefixtures("_briefly")
def test_a_program_that_stays_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "_END_SECONDS", 0.2)
    monkeypatch.setattr(program, "GRACE_SECONDS", 0.2)
    assert "it ends after quit" in [one.what for one in found(f"{BAD} stays") if one.fault]


def test_what_does_not_start_is_said_at_once() -> None:
    (only,) = found("cat /dev/null")
    assert only.fault == "handshake: ended with status 0"


@pytest.mark.usefixtures("_briefly")
def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "check", f"{BAD} illegal 3", "--game", "richelieu"]) == 1
    printed = capsys.readouterr()
    assert "FAULT  it answers ping\n         did not answer 'pong 7'\n" in printed.out
    assert printed.out.endswith("\nfaults: 4\n")
