"""Standard streams that are closed, full, or no longer read."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from tests.cli.commands import saved
from tests.games.richelieu.samples import TABLES, random_game
from tests.volume import share

pytestmark = [
    pytest.mark.system,
    pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs Linux's /dev/full"),
]
COMMANDS = {
    "version": ["--version"],
    "help": ["--help"],
    "check": ["record", "check", "FILE"],
    "show": ["record", "show", "FILE"],
    "solve": ["solve", "FILE", "--knowledge", "open"],
    "perft": ["perft", "richelieu", "1"],
    "simulate": ["simulate", "richelieu", "--games", "1"],
    "map": ["map", "show", "rhine"],
    "draw": ["map", "draw", "rhine"],
    "play": ["play", "richelieu", "--seat", "person", "--seat", "random"],
    "learn": ["learn", "richelieu"],
    "engine": ["engine"],
}
READING = {
    "play": COMMANDS["play"],
    "learn": COMMANDS["learn"],
    "engine": ["engine"],
    "check": ["record", "check", "-"],
    "map": ["map", "show", "-"],
}
ANSWERED = b'{"jsonrpc": "2.0", "id": 1, "method": "games"}\n'


def each(commands: Mapping[str, list[str]], shift: int = 0) -> pytest.MarkDecorator:
    """For a test of each of these commands."""
    names = share([*commands], shift)
    return pytest.mark.parametrize("words", [commands[name] for name in names], ids=names)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    return saved(tmp_path_factory.mktemp("record"), random_game(TABLES[2], "streams"))


def shell(
    words: Sequence[str], record: str, streams: str, environment: Mapping[str, str] = os.environ
) -> "subprocess.CompletedProcess[bytes]":
    """Run a command with its streams redirected as a shell does."""
    words = [record if word == "FILE" else word for word in words]
    return subprocess.run(
        ["sh", "-c", f'exec "$0" -m blazon "$@" {streams}', sys.executable, *words],
        input=ANSWERED,
        capture_output=True,
        env=environment,
        check=False,
    )


def check_sentence(found: "subprocess.CompletedProcess[bytes]", says: str) -> None:
    """One sentence, and the status of a command that could not do its work."""
    lines = [line for line in found.stderr.decode().splitlines() if "Compiling" not in line]
    assert lines == [f"blazon: {says}"]
    assert found.returncode == 1


@each(COMMANDS)
@pytest.mark.parametrize("unbuffered", ["", "1"], ids=["buffered", "unbuffered"])
def test_a_full_disk_is_one_sentence(words: list[str], record: str, unbuffered: str) -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    found = shell(words, record, "> /dev/full", environment)
    check_sentence(found, "the output cannot be written: No space left on device")


@each(COMMANDS, 1)
def test_closed_output_is_one_sentence(words: list[str], record: str) -> None:
    says = "standard output cannot be written: it is closed"
    if words == ["engine"]:  # it writes to the file, not to Python's stream
        says = "the output cannot be written: Bad file descriptor"
    check_sentence(shell(words, record, ">&-"), says)


@each(READING)
def test_closed_input_is_one_sentence(words: list[str], record: str) -> None:
    check_sentence(shell(words, record, "<&-"), "standard input cannot be read: it is closed")


def test_closed_input_troubles_no_command_that_reads_none(record: str) -> None:
    found = shell(COMMANDS["check"], record, "<&-")
    assert (found.returncode, found.stderr) == (0, b"")


@pytest.mark.parametrize("streams", ["2>&-", "2> /dev/full"])
def test_without_standard_error_the_status_tells(record: str, streams: str) -> None:
    found = shell(COMMANDS["check"], record, streams)
    assert (found.returncode, b"a legal game" in found.stdout) == (0, True)
    assert shell(["record", "check", "/none"], record, streams).returncode == 2


def test_who_stops_reading_has_read_enough(record: str) -> None:
    words = ["sh", "-c", f'"$0" -m blazon record show {record} | head -n 1', sys.executable]
    found = subprocess.run(words, capture_output=True, check=False)
    assert (found.stdout, found.stderr) == (b"Format: blazon/1\n", b"")


@each(COMMANDS, 2)
@pytest.mark.parametrize("plainly", [{"NO_COLOR": "1", "TERM": "xterm-256color"}, {"TERM": "dumb"}])
def test_without_colours_a_terminal_gets_no_escapes(
    words: list[str], record: str, plainly: dict[str, str]
) -> None:
    words = [record if word == "FILE" else word for word in words]
    assert b"\x1b" not in in_terminal(words, {**os.environ, **plainly})


def in_terminal(words: Sequence[str], environment: Mapping[str, str]) -> bytes:
    """What a command writes to a terminal, its errors included, when nothing is typed."""
    ours, theirs = os.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "blazon", *words],
        stdin=subprocess.DEVNULL,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    )
    os.close(theirs)
    written = b""
    with suppress(OSError):  # Linux's end of a terminal
        while more := os.read(ours, 65536):
            written += more
    os.close(ours)
    process.wait()
    assert written or words == ["engine"]
    return written
