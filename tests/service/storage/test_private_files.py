"""Only its owner can read a database or a copy of it."""

import stat
from pathlib import Path

import pytest
from tests.service.servers import ServerProcess, running

from blazon.kernel.errors import BadValue
from blazon.service.base.settings import Settings
from blazon.service.storage.backup import backup


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_a_database_and_what_is_beside_it_are_its_owners_alone(tmp_path: Path) -> None:
    files = [tmp_path / f"tables.db{end}" for end in ("", "-wal", "-shm")]
    server = ServerProcess(f"sqlite:///{files[0]}", tmp_path / "log.txt").start()
    assert [mode(file) for file in files] == [0o600] * 3, "made by the server"
    server.stop()
    files[0].chmod(0o644)
    with running(tmp_path) as server:
        assert [mode(file) for file in files] == [0o600] * 3, "one of an earlier version too"
        copy = tmp_path / "copy.db"
        backup(Settings(database=server.database), copy)
        assert mode(copy) == 0o600


def test_a_copy_takes_no_other_files_place_and_needs_its_folder(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        settings = Settings(database=server.database)
        (tmp_path / "taken").write_text("something else")
        with pytest.raises(BadValue, match="already exists"):
            backup(settings, tmp_path / "taken")
        assert (tmp_path / "taken").read_text() == "something else"
        with pytest.raises(BadValue, match="cannot be written"):
            backup(settings, tmp_path / "nowhere" / "copy.db")


def test_a_copy_that_cannot_be_made_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("no database at all " * 100)
    copy = tmp_path / "copy.db"
    with pytest.raises(BadValue, match="cannot be written"):
        backup(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"), copy)
    assert not copy.exists()
