"""The games of a study on disk: a file for each shard, written at once, and a manifest.

A shard is a run of one cell's games. Its file is written completely or not at all, so a study that
was stopped, by its user or by a power failure, continues from the existing shards. The division
into shards does not affect the games.
"""

import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from blazon.kernel.errors import BadValue
from blazon.lab.studies.measures import Row

MANIFEST = "manifest.json"
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


class Identity(msgspec.Struct, frozen=True):
    """What the games of a study depend on."""

    rules: dict[str, str]
    """For each game, the digest of all sources that determine its games."""
    seed: str
    measures: list[str]
    cells: list[str]
    """The ids of the cells, in their order."""


class Manifest(msgspec.Struct, frozen=True, omit_defaults=True):
    """The description of a study, for repeating and citing it."""

    identity: Identity
    cells: list[dict[str, Any]]
    """The game, options and bots of each cell."""
    made: dict[str, Any] | None = None
    """How it was made, once it is finished: the command, the machine, the digest of the games."""


class Games:
    """The games of a study in its folder."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        """Open or create a folder; raises BadValue if it has another study's games, or OSError."""
        self.folder = folder
        self._shards = folder / _SHARDS
        file = folder / MANIFEST
        if file.exists():
            _check_same(file, manifest.identity)
        self._shards.mkdir(parents=True, exist_ok=True)
        self.describe(manifest)
        self._rows: dict[int, dict[int, Row]] = defaultdict(dict)
        for shard in self._found():
            self._take(shard, self._read(shard))

    def describe(self, manifest: Manifest) -> None:
        """Write the manifest."""
        content = msgspec.json.format(msgspec.json.encode(manifest))
        write_whole(self.folder / MANIFEST, content + b"\n")

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

    def rows(self, cell: int, until: int) -> list[Row]:
        """A cell's first games."""
        known = self._rows[cell]
        return [known[number] for number in range(until)]

    def numbers(self, cell: int, until: int) -> npt.NDArray[np.float64]:
        """The same as an array, if all figures are numbers."""
        return np.array(self.rows(cell, until), np.float64)


def _check_same(file: Path, identity: Identity) -> None:
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Manifest).identity
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise BadValue(str(file), f"is not a study's manifest: {error}") from error
    if any(" " in rules for rules in found.rules.values()):
        raise BadValue(
            str(file.parent),
            "has games of an older version, which made the digest of the rules in another way; "
            "choose another --folder to play them again",
        )
    for name in Identity.__struct_fields__:
        before, now = getattr(found, name), getattr(identity, name)
        if before != now:
            raise BadValue(
                str(file.parent),
                f"has games of another study, with other {name}; choose another --folder",
            )


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
