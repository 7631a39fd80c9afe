"""Errors of databases, and the reasons for them in words."""

import errno
import sqlite3

import asyncpg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionError

from blazon.service.base.refusals import Refusal

FAILURES = (
    DBAPIError,
    NoConnectionError,
    OSError,
    sqlite3.DatabaseError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
)
"""Errors from a database that is gone, full, locked or read-only, among others."""
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Errors of a full disk, or of a limit on space."""


def why(error: BaseException) -> str:
    """The reason for one of FAILURES, or for the refusal that it led to, as words in a sentence."""
    if isinstance(error, Refusal) and error.__cause__ is not None:
        error = error.__cause__
    cause = getattr(error, "orig", None) or error
    reason = getattr(cause, "strerror", None) or str(cause) or "no answer"
    errno_ = getattr(cause, "errno", None)
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    if errno_ in _NO_ROOM or code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
        return f"{reason}; check the free space on its disk, then try again"
    return reason
