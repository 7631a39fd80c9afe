"""Files that only their owner can read: a database has links, session digests and hidden cards."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

PRIVATE = 0o600
BESIDE = ("", "-wal", "-shm")
"""SQLite's extra files beside a database; it makes them as private as the database."""


def create_private(file: Path) -> None:
    """Create an empty file; raises FileExistsError."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))


def copy_private(database: sqlite3.Connection, file: Path) -> None:
    """Copy an open database to a new file; leaves none if it raises OSError or sqlite3.Error."""
    create_private(file)
    try:
        with closing(sqlite3.connect(file)) as there:
            database.backup(there)
    except sqlite3.Error:
        file.unlink()
        raise


def keep_private(database: Path) -> None:
    """Create an SQLite database file, or remove other users' permissions."""
    with suppress(FileExistsError):
        create_private(database)
        return
    for end in BESIDE:
        file = database.with_name(database.name + end)
        # A user who may write a file need not own it.
        with suppress(FileNotFoundError, PermissionError):
            file.chmod(PRIVATE)
