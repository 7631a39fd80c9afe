"""Whether a path still leads to the SQLite file that was opened there.

A file can be removed, or another one put in its place, while a server has it open. The server would
go on writing to a file that nobody finds again.
"""

import errno
import sqlite3
from pathlib import Path

from blazon.service.base.clock import now_ms
from blazon.service.storage.private_files import copy_private


class Place:
    """The path of an SQLite file, and the file that was found there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._opened: tuple[int, int] | None = None

    def opened(self) -> None:
        """Remember the file as the one that is open."""
        self._opened = _identity(self.path)

    def trouble(self) -> OSError | None:
        """The error if the path leads to another file, or to none."""
        if self._opened is None or _identity(self.path) == self._opened:
            return None
        return OSError(errno.ESTALE, "the file has been moved, removed or replaced")

    def rescue(self, connection: sqlite3.Connection) -> Path:
        """Write what is open to a new file beside the path; raises OSError or sqlite3.Error.

        The log is emptied, too: the next server would take it for that of the file which is in the
        place now.
        """
        copy = self.path.with_name(f"{self.path.name}-rescued-{now_ms()}")
        copy_private(connection, copy)
        connection.execute("pragma wal_checkpoint(truncate)")
        return copy


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file this is, whatever its name."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
