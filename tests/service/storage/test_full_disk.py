"""A server that starts on a full disk, and an upgrade there, say so in a sentence."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.data.files import RELEASED
from tests.service.asking import ask
from tests.service.servers import Ran, blazon, running


def check_said(ran: Ran) -> None:
    """Check that a command failed with one sentence about the disk."""
    assert ran.returncode == 2, ran.stderr
    assert ran.stderr.startswith("blazon: database: cannot be "), ran.stderr
    assert "check the free space on its disk" in ran.stderr
    assert ran.stderr.count("\n") == 1


def dump(file: Path) -> list[str]:
    """A database in words."""
    with closing(sqlite3.connect(file)) as connection:
        return list(connection.iterdump())


@pytest.mark.system
@pytest.mark.parametrize("words", ["serve --port 0", "db upgrade"])
@pytest.mark.parametrize("most", [0, 20_000])
def test_a_start_on_a_full_disk_is_one_line(tmp_path: Path, words: str, most: int) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    check_said(blazon(*words.split(), "--database", database, most=most))
    assert blazon("db", "upgrade", "--database", database).returncode == 0


@pytest.mark.system
def test_a_database_that_needs_no_upgrade_is_tried_too(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    database = f"sqlite:///{file}"
    assert blazon("db", "upgrade", "--database", database).returncode == 0
    before = dump(file)
    check_said(blazon("serve", "--port", "0", "--database", database, most=0))
    assert dump(file) == before


@pytest.mark.system
def test_an_upgrade_on_a_full_disk_changes_nothing(tmp_path: Path) -> None:
    old = RELEASED / "0.1.0" / "tables.db"
    for most in range(50_000, 500_000, 50_000):
        file = tmp_path / f"{most}.db"
        shutil.copy(old, file)
        before, database = dump(file), f"sqlite:///{file}"
        ran = blazon("db", "upgrade", "--database", database, most=most)
        if ran.returncode == 0:
            assert most > 50_000
            break
        check_said(ran)
        assert dump(file) == before
        assert blazon("db", "upgrade", "--database", database).returncode == 0
    else:
        pytest.fail("no upgrade succeeded")


def test_a_server_starts_on_a_disk_with_too_little_room_for_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    least = shutil.disk_usage(tmp_path).free // (1 << 20) * 20
    with running(tmp_path) as server:
        server.stop()
        server.settings["least_free_mib"] = str(least)
        server.log.unlink()
        monkeypatch.setattr("tests.service.servers.START_SECONDS", 0)
        with pytest.raises(TimeoutError):  # it starts, but is not ready
            server.start()
        ready = ask(server.url, "GET", "/ready")
        assert (ready.status_code, ready.json()["room"]) == (503, "none")
        assert ask(server.url, "GET", "/api/tables").json() == []
