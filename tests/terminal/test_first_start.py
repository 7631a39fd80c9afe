"""The first start of a version, which compiles the rules: one sentence, and how far it is."""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from tests.terminal.people import screen
from tests.volume import share

from blazon.kernel.consoles import console
from blazon.kernel.notice import compiling, when_compiling
from blazon.locale import texts
from blazon.terminal.surroundings import Surroundings

SAID = texts("en")("play-compiling")


@pytest.fixture(autouse=True)
def _no_listener() -> None:
    """Let no later kernel of this process be said on a screen of these tests."""
    when_compiling(lambda _: None)


def test_a_terminal_counts_until_something_else_is_shown() -> None:
    terminal = screen()
    shown = Surroundings("en", console=terminal).screen
    for number in (1, 2, 3):
        shown.count(SAID, f"{number} so far", number)
    shown.show(["The table"])
    shown.count(SAID, "4 so far", 4)
    shown.refresh()
    file = terminal.file
    assert isinstance(file, StringIO)
    text = file.getvalue()
    assert text.count("First start of this version") == 1
    assert text.index("3 so far") < text.index("The table") < text.index("4 so far")
    assert text.endswith("\x1b[1A\x1b[2K\x1b[H\x1b[2J"), "the count is erased again"


def test_a_pipe_gets_the_sentence_alone() -> None:
    file = StringIO()
    shown = Surroundings("en", console=console(file, {}, width=100)).screen
    for number in (1, 2):
        shown.count(SAID, f"{number} so far", number)
    assert file.getvalue() == f"{SAID}\n"


def test_every_kernel_is_counted() -> None:
    counts: list[int] = []
    when_compiling(counts.append)
    compiling()
    compiling()
    assert counts[1] == counts[0] + 1


@pytest.mark.system
@pytest.mark.slow_without_jit
@pytest.mark.parametrize("command", share(["play", "learn"]))
def test_the_first_start_says_it_once(tmp_path: Path, command: str) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "blazon", command, "richelieu", "--lang", "en", "--plain"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, "NUMBA_DISABLE_JIT": "0", "BLAZON_CACHE_DIR": str(tmp_path)},
        check=True,
        text=True,
    )
    assert found.stdout.count("ompiling the rules") == 1
    assert found.stderr == ""
