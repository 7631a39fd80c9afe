"""Saves games to files and loads them; explains disk errors."""

import errno
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from blazon.kernel.errors import BadValue
from blazon.kernel.files import text_of
from blazon.locale import Texts

if TYPE_CHECKING:
    from blazon.match.position import Position

_USUAL = {
    errno.ENOTDIR: "disk-no-folder",
    errno.EISDIR: "disk-not-a-file",
    errno.EACCES: "disk-not-allowed",
    errno.EPERM: "disk-not-allowed",
    errno.EROFS: "disk-not-allowed",
    errno.ENOSPC: "disk-full",
}


def reason(error: OSError, texts: Texts) -> str:
    """The reason for an error, in the reader's language if it is a common one."""
    if error.errno == errno.ENOENT:
        missing = Path(str(error.filename)).parent
        return texts("disk-no-file") if missing.is_dir() else texts("disk-no-folder")
    if error.errno in _USUAL:
        return texts(_USUAL[error.errno])
    return error.strerror or str(error)


def file_named(argument: str) -> Path:
    """The path that a person typed; expands ``~``."""
    return Path(os.path.expanduser(argument.strip("\"'")))  # noqa: PTH111 - never raises


def save(position: "Position", path: Path) -> None:
    """Save the game to a file, completely or not at all; as text if the name ends in ``.txt``.

    Replaces an existing file. Raises OSError.
    """
    if path.suffix.lower() == ".txt":
        text = position.record.to_text([tokens for _, tokens in position.turns()])
    else:
        text = position.record.to_json() + "\n"
    path = path.resolve()
    if path.exists() and not path.is_file():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def load(path: Path, seed: str | None = None) -> "Position":
    """Load the game in a file; raises OSError, or BadValue if the file is not a game's record.

    The seed determines all later chance events; the file does not contain it.
    """
    from blazon.match.position import Position
    from blazon.match.record import Record

    try:
        text = text_of(path)
    except UnicodeDecodeError as error:
        raise BadValue("record", "must be UTF-8 text") from error
    return Position.load(Record.parse(text), seed)


def keep(position: "Position", folder: Path) -> Path:
    """Save an unfinished game under a new name; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    moment = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{position.game.name}-{moment}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{position.game.name}-{moment}-{number}.json"
    save(position, path)
    return path
