"""What a reader has reached, in a file of their own: JSON with an entry for each game."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any


class Kept:
    """A file with one value for each game; a file that is not ours counts as empty."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def read(self, game: str) -> Any:
        """The value of a game, of any kind; None if there is none."""
        return self._all().get(game)

    def write(self, game: str, value: Any) -> None:
        """Store a value; if the folder cannot be written, it is simply forgotten."""
        with suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            part = self._file.with_suffix(".part")
            part.write_text(json.dumps({**self._all(), game: value}), encoding="utf-8")
            part.replace(self._file)

    def _all(self) -> dict[str, Any]:
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
