"""The commands in README and documentation: each is run, and its output compared.

In a block marked ``console``, a line after ``$ `` is a command, and the lines below it, if any,
are its output, with ``...`` for anything. A block with a title is a file of that name, which the
page's commands find. Python sessions are run by pytest's doctests.
"""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.tools import needs

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r'^```\w+ title="([\w.-]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def samples() -> Iterator[object]:
    """Each command on each page, and the output that the page shows."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for block in BLOCK.findall(text):
            compiles = [needs("cc")] if "cc " in block else []
            for sample in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, printed = sample.partition("\n")
                name = f"{page.relative_to(ROOT)}: {command[:60]}"
                yield pytest.param(command, printed, FILE.findall(text), id=name, marks=compiles)


@pytest.mark.parametrize("name", ["python/bot.py", "c/bot.c"])
def test_the_example_bots_are_those_of_the_page(name: str) -> None:
    files = dict(FILE.findall((ROOT / "docs/bots.md").read_text(encoding="utf-8")))
    own = (ROOT / "examples/bots" / name).read_text(encoding="utf-8")
    assert files[name.rpartition("/")[2]] == own


@pytest.mark.parametrize(("command", "printed", "given"), list(samples()))
def test_command_prints_what_the_page_shows(
    command: str, printed: str, given: list[tuple[str, str]], tmp_path: Path
) -> None:
    for name, content in given:
        (tmp_path / name).write_text(content, encoding="utf-8")
    programs = str(Path(sys.executable).parent)
    ran = subprocess.run(
        command,
        shell=True,
        cwd=tmp_path,
        env={**os.environ, "PATH": programs + os.pathsep + os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    if printed:
        assert doctest.OutputChecker().check_output(printed, ran.stdout, FLAGS), ran.stdout
