"""Locks that show whether a server uses a database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from blazon.kernel.errors import BadValue
from blazon.service.base.addresses import sqlite_file

IN_USE = 7213346
"""PostgreSQL's advisory lock: servers share it; a copy holds it exclusively."""


@contextmanager
def file_lock(url: str) -> Iterator[None]:
    """Lock an SQLite file, which only one server may use; other databases need no such lock.

    Raises BadValue if another server uses the file, or could use it under another name.
    """
    file = sqlite_file(url)
    if file is None:
        yield
        return
    lock = FileLock(f"{Path(file).resolve()}.lock")  # one lock, whatever path leads to the file
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise BadValue("database", f"{file} is in use by another server") from error
    except OSError as error:
        raise BadValue("database", f"{file} cannot be opened: {error.strerror}") from error
    try:
        _check_names(Path(file))
        yield
    finally:
        lock.release()


def _check_names(file: Path) -> None:
    """Under a second name, SQLite would look for the file's log in another place."""
    if file.exists() and file.stat().st_nlink > 1:
        raise BadValue(
            "database",
            f"{file} has other names, too (hard links), by which another server could write it; "
            "copy it to a new file with `blazon db backup`, and use that one",
        )
