"""Whether a path still leads to the SQLite file that was opened there, with its log.

A file can be removed, or another one put in its place, while a server has it open. The server would
go on writing to a file that nobody can find again. The same is true of the file's log.
"""

import errno
import sqlite3
from pathlib import Path

from blazon.service.base.clock import now_ms
from blazon.service.storage.private_files import BESIDE, copy_private

_Identity = tuple[int, int]


class Place:
    """The path of an SQLite file, and the file that was found there."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._files = [path]
        """The file, and those that SQLite keeps beside it, or beside a link's target."""
        self._opened: list[_Identity | None] = []
        self._kept: sqlite3.Connection | None = None
        """A connection to this very file; nothing else uses it, so no failure closes it."""

    def opened(self) -> None:
        """Remember the file as the one that is open; raises sqlite3.Error."""
        self.close()
        self._kept = sqlite3.connect(self.path, check_same_thread=False)
        self._kept.execute("select count(*) from sqlite_schema").fetchone()
        found = self.path.resolve()
        self._files = [self.path, *(found.with_name(found.name + end) for end in BESIDE if end)]
        self._opened = [_identity(file) for file in self._files]

    def close(self) -> None:
        """Release the file."""
        if self._kept is not None:
            self._kept.close()
            self._kept = None

    def trouble(self) -> OSError | None:
        """The error to raise if the path leads to another file or to none."""
        if not self._opened or [_identity(file) for file in self._files] == self._opened:
            return None
        return OSError(errno.ESTALE, "the file or its log has been moved, removed or replaced")

    def rescue(self) -> Path | None:
        """Write the open file to a new one beside the path; raises OSError or sqlite3.Error.

        The log is always emptied as well: the next server would take it for the log of the file
        that is in the place now.
        """
        if self._kept is None:
            return None
        copy = self.path.with_name(f"{self.path.name}-rescued-{now_ms()}")
        try:
            copy_private(self._kept, copy)
        finally:
            self._kept.execute("pragma wal_checkpoint(truncate)")
        return copy


def _identity(path: Path) -> _Identity | None:
    """The identity of a file, whatever its name."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
