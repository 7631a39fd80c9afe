"""The standard streams of a command, which may be closed or lead to a full disk."""

import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import NoReturn

_UNWRITABLE = (errno.ENOSPC, errno.EBADF, errno.EIO, errno.EFBIG, errno.EDQUOT)
"""The errors of writing to an open file; unlike errors of opening one, they do not name the
file."""


class StreamError(Exception):
    """A standard stream cannot be read or written."""


class _Closed(io.TextIOBase):
    """A closed stream, whose first use is an error."""

    def __init__(self, trouble: str) -> None:
        self._trouble = trouble

    @property
    def buffer(self) -> "_Closed":
        """The stream of bytes."""
        return self

    def _fail(self, *_: object) -> NoReturn:
        raise StreamError(self._trouble)

    read = readline = write = _fail


def fill_closed() -> None:
    """Open a stand-in for each closed standard stream, so that no file takes its place.

    For a closed stream, Python has None, and the next file opened gets the stream's number.
    """
    if sys.stdin is None:
        _take(0, os.O_WRONLY)  # reading and writing the wrong way fail, as they should
        sys.stdin = _Closed("standard input cannot be read: it is closed")
    if sys.stdout is None:
        _take(1, os.O_RDONLY)
        sys.stdout = _Closed("standard output cannot be written: it is closed")
    if sys.stderr is None:
        _take(2, os.O_WRONLY)
        sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - for good


def _take(number: int, mode: int) -> None:
    try:
        os.fstat(number)
    except OSError:
        opened = os.open(os.devnull, mode)
        if opened != number:
            os.dup2(opened, number)
            os.close(opened)


@contextmanager
def written() -> Iterator[None]:
    """Write all output before the end; raises StreamError if that is not possible.

    A program that stops reading the output, such as ``head``, raises BrokenPipeError.
    """
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        _discard()
        raise
    except OSError as error:
        if error.filename is not None or error.errno not in _UNWRITABLE:
            raise
        _discard()
        raise StreamError(f"the output cannot be written: {error.strerror}") from error
    except StreamError:
        _discard()
        raise


def _discard() -> None:
    """Discard everything that Python would try to write when it exits."""
    with suppress(OSError):  # io.UnsupportedOperation: a stream without a file
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
        os.close(null)
