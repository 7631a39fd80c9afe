"""Games kept in files: saving, loading, and what can go wrong with a disk."""

import errno
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from blazon.kernel.errors import BadValue
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
    """What went wrong, in the reader's language where it is one of the usual things."""
    if error.errno == errno.ENOENT:
        missing = Path(str(error.filename)).parent
        return texts("disk-no-file") if missing.is_dir() else texts("disk-no-folder")
    if error.errno in _USUAL:
        return texts(_USUAL[error.errno])
    return error.strerror or str(error)


def file_named(argument: str) -> Path:
    """The path that a person typed; ``~`` is the home folder."""
    return Path(os.path.expanduser(argument.strip("\"'")))  # noqa: PTH111 - never raises


def save(position: "Position", path: Path) -> None:
    """Keep the game in a file, whole or not at all; as text if the name ends in ``.txt``.

    A file of that name is replaced. Raises OSError.
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
    """The game in a file; raises OSError, and BadValue for what is no record of a game.

    What chance brings from here on follows from the seed, which is not in the file.
    """
    from blazon.match.position import Position
    from blazon.match.record import Record

    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadValue("record", "must be UTF-8 text") from error
    return Position.load(Record.parse(text), seed)


def keep(position: "Position", folder: Path) -> Path:
    """Keep a game that is broken off under a name of its own; raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    moment = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{position.game.name}-{moment}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{position.game.name}-{moment}-{number}.json"
    save(position, path)
    return path
