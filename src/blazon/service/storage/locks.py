"""Locks that show whether a server uses a database."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy import make_url

from blazon.kernel.errors import BadValue

IN_USE = 7213346
"""PostgreSQL's advisory lock: servers share it, and a copy holds it alone."""


@contextmanager
def file_lock(url: str) -> Iterator[None]:
    """Lock an SQLite file, which only one server may use; raises BadValue if another one does.

    Other databases need no such lock.
    """
    address = make_url(url)
    if not address.drivername.startswith("sqlite") or not address.database:
        yield
        return
    file = address.database
    lock = FileLock(f"{Path(file).resolve()}.lock")  # one lock, whatever path leads to the file
    try:
        lock.acquire(timeout=0)
    except Timeout as error:
        raise BadValue("database", f"{file} is in use by another server") from error
    except OSError as error:
        raise BadValue("database", f"{file} cannot be opened: {error.strerror}") from error
    try:
        yield
    finally:
        lock.release()
