"""A database that a newer version has used is opened by no older one."""

import json
from pathlib import Path

import pytest
from tests.data import formats
from tests.service.asking import refused_in_a_line
from tests.service.stores import file_in, sql

from blazon.cli import main
from blazon.service.storage.migrating import FORMAT


def test_the_format_grows_with_events_and_options() -> None:
    known = json.loads(formats.FILE.read_text(encoding="utf-8"))
    advice = "raise FORMAT in storage/migrating.py, then run `python -m tests.data.make`"
    assert max(map(int, known)) == FORMAT
    assert known[str(FORMAT)] == formats.parts(), advice


def test_a_newer_format_is_refused_and_an_older_one_raised(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = file_in(tmp_path)

    def state(number: object) -> None:
        value = str(number).encode()
        sql(database, "update server set value = ? where name = 'format'", values=[value])

    def stated() -> int:
        [[number]] = sql(database, "select value from server where name = 'format'")
        return int(number)

    assert stated() == FORMAT
    state(FORMAT + 1)
    for command in (["db", "upgrade"], ["serve", "--port", "0"], ["admin", "tables"]):
        said = refused_in_a_line(capsys, *command, "--database", database)
        assert f"newer version of Blazon, with format {FORMAT + 1}" in said
    assert stated() == FORMAT + 1
    state("many")
    assert "no number, b'many'" in refused_in_a_line(
        capsys, "db", "upgrade", "--database", database
    )
    state(FORMAT - 1)
    assert main(["db", "upgrade", "--database", database]) == 0
    assert stated() == FORMAT
