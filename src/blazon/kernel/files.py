"""Reads people's text files: UTF-8, with or without the mark that Windows editors add."""

import sys
from importlib.resources.abc import Traversable
from pathlib import Path

from blazon.kernel.errors import BadValue

BYTE_ORDER_MARK = "\ufeff"
STANDARD_INPUT = "-"
"""Stands for standard input wherever a command reads a file."""


def text_of(file: Path | Traversable) -> str:
    """A file's text, without a byte order mark; raises OSError or UnicodeDecodeError."""
    return decoded(file.read_bytes())


def decoded(content: bytes) -> str:
    """UTF-8 without a byte order mark; raises UnicodeDecodeError."""
    return content.decode("utf-8-sig")


def read_text(file: Path) -> str:
    """The text of a file, or of standard input for ``-``; raises BadValue."""
    try:
        return decoded(_input()) if str(file) == STANDARD_INPUT else text_of(file)
    except UnicodeDecodeError as error:
        raise BadValue(called(file), "is not a text file in UTF-8") from error
    except OSError as error:
        raise BadValue(called(file), f"cannot be read: {error.strerror}") from error


def called(file: Path) -> str:
    """A file's name in messages."""
    return "standard input" if str(file) == STANDARD_INPUT else str(file)


def _input() -> bytes:
    if sys.stdin is None:  # Python's way to say that it is closed
        raise BadValue("standard input", "cannot be read: it is closed")
    return sys.stdin.buffer.read()
