"""The page "Add a game" quotes the examples exactly, and its commands print the output it shows."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from blazon.locale import texts

EXAMPLE = Path(__file__).parents[1]
PAGE = (EXAMPLE.parents[1] / "docs" / "add-a-game.md").read_text(encoding="utf-8")
SOURCES = {
    path: path.read_text(encoding="utf-8")
    for kind in ("*.toml", "*.py", "*.ftl", "*.js")
    for path in EXAMPLE.parent.rglob(kind)
}
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def blocks(kind: str) -> list[str]:
    """The page's blocks of one kind."""
    return re.findall(rf"^```(?:{kind})\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def commands() -> list[tuple[str, str]]:
    """Each command of the page, and its output according to the page."""
    return [
        (command, printed)
        for block in blocks("shell-session")
        for sample in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
        for command, _, printed in [sample.partition("\n")]
    ]


@pytest.mark.parametrize("quoted", blocks("python|toml|fluent|js"))
def test_the_page_quotes_what_the_examples_have(quoted: str) -> None:
    assert any(quoted in source for source in SOURCES.values())


@pytest.mark.parametrize(("command", "printed"), commands())
def test_a_command_prints_what_the_page_shows(command: str, printed: str, tmp_path: Path) -> None:
    programs = str(Path(sys.executable).parent)
    ran = subprocess.run(
        command,
        shell=True,
        cwd=tmp_path,
        env={
            **os.environ,
            "PATH": programs + os.pathsep + os.environ["PATH"],
            "XDG_DATA_HOME": str(tmp_path),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    shown = ran.stdout.removeprefix(texts("en")("play-compiling"))  # only at the first start
    assert doctest.OutputChecker().check_output(printed, shown, FLAGS), shown
