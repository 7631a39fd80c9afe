"""Games on disk: a file for each shard, which is written completely or not at all.

Whatever was stopped, by its user or by a power failure, continues from the existing shards.
"""

import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from blazon.kernel.errors import BadValue
from blazon.lab.studies.measures import Row

_SHARDS = "shards"


@dataclass(frozen=True, order=True)
class Shard:
    """Some games of a cell."""

    cell: int
    first: int
    games: int

    @property
    def file(self) -> str:
        """The name of the shard's file."""
        return f"{self.cell:04}-{self.first:08}-{self.games:06}.json"


class Shards:
    """The shards in a folder."""

    def __init__(self, folder: Path) -> None:
        """Open or create a folder; raises BadValue for a file that is not whole, or OSError."""
        self.folder = folder
        self._shards = folder / _SHARDS
        self._shards.mkdir(parents=True, exist_ok=True)
        self._rows: dict[int, dict[int, Row]] = defaultdict(dict)
        for shard in self._found():
            self._take(shard, self._read(shard))

    def _found(self) -> Iterator[Shard]:
        for file in sorted(self._shards.glob("*-*-*.json")):
            parts = file.stem.split("-")
            if all(part.isdecimal() for part in parts):
                yield Shard(*map(int, parts))

    def _read(self, shard: Shard) -> list[Row]:
        file = self._shards / shard.file
        try:
            rows = msgspec.json.decode(file.read_bytes(), type=list[Row])
        except (OSError, msgspec.DecodeError) as error:
            raise BadValue(str(file), f"cannot be read; delete it: {error}") from error
        if len(rows) != shard.games:
            raise BadValue(str(file), f"must have {shard.games} games; delete it")
        return rows

    def _take(self, shard: Shard, rows: Sequence[Row]) -> None:
        self._rows[shard.cell].update(enumerate(rows, shard.first))

    def keep(self, shard: Shard, rows: Sequence[Row]) -> None:
        """Write the rows of a shard; raises OSError."""
        write_whole(self._shards / shard.file, msgspec.json.encode(rows))
        self._take(shard, rows)

    def missing(self, cell: int, until: int) -> list[int]:
        """The numbers of a cell's games below a bound that nobody has played yet."""
        known = self._rows[cell]
        return [number for number in range(until) if number not in known]

    def __contains__(self, shard: Shard) -> bool:
        """Whether all its games are there."""
        known = self._rows[shard.cell]
        return all(number in known for number in range(shard.first, shard.first + shard.games))

    def rows(self, cell: int, until: int) -> list[Row]:
        """A cell's first games."""
        known = self._rows[cell]
        return [known[number] for number in range(until)]


def remove_half_written(folder: Path) -> None:
    """Remove the files that killed processes left half written; raises OSError."""
    for file in [*folder.glob(".*.[0-9]*"), *(folder / _SHARDS).glob(".*.[0-9]*")]:
        file.unlink(missing_ok=True)


def write_whole(file: Path, content: bytes) -> None:
    """Write a file completely or not at all, even if the power fails."""
    new = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        with new.open("wb") as opened:
            opened.write(content)
            opened.flush()
            os.fsync(opened.fileno())
        new.replace(file)
    except OSError:
        new.unlink(missing_ok=True)
        raise
