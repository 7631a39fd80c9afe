"""Errors of databases, and the reasons for them in words."""

import errno
import sqlite3

import asyncpg
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionError

from blazon.service.base.refusals import Refusal

FAILURES = (
    DBAPIError,
    NoConnectionError,
    OSError,
    sqlite3.DatabaseError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # instead of another, if a connection ends at a bad moment
)
"""Errors from a database that is missing, full, locked or read-only, among others."""
_DATA = "22"
"""PostgreSQL's class of errors in the written data."""
_MET = ("40001", "40P01")
"""A conflict between two transactions; PostgreSQL has ended one of them."""
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Errors of a full disk, or of a limit on space."""


def is_met(error: BaseException) -> bool:
    """Whether a transaction was ended because it conflicted with another one."""
    return _state(error) in _MET


def is_trouble(error: BaseException) -> bool:
    """Whether the database itself failed, rather than the written data."""
    if not isinstance(error, FAILURES) or isinstance(error, IntegrityError):
        return False
    return not (is_met(error) or _state(error).startswith(_DATA))


def _state(error: BaseException) -> str:
    """The SQLSTATE of an error, if it has one."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(getattr(cause, "sqlstate", None) or "")


def why(error: BaseException) -> str:
    """The reason for one of FAILURES, or for the resulting refusal, as part of a sentence."""
    if isinstance(error, Refusal) and error.__cause__ is not None:
        error = error.__cause__
    cause = getattr(error, "orig", None) or error
    said = str(cause).partition("\n")[0]  # PostgreSQL's hints follow
    reason = getattr(cause, "strerror", None) or said or "no answer"
    errno_ = getattr(cause, "errno", None)
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    if errno_ in _NO_ROOM or code in (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR):
        return f"{reason}; check the free space on its disk, then try again"
    return reason
