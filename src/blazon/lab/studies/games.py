"""The games of a study on disk: shards and a manifest.

A shard is a run of one cell's games. The division into shards does not affect the games.
"""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from blazon.kernel.errors import BadValue
from blazon.lab.studies.shards import Shards, write_whole

MANIFEST = "manifest.json"


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


class Games(Shards):
    """The games of a study in its folder."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        """Open or create a folder; raises BadValue if it has another study's games, or OSError."""
        file = folder / MANIFEST
        if file.exists():
            _check_same(file, manifest.identity)
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(file, _encoded(manifest))
        super().__init__(folder)

    def describe(self, manifest: Manifest) -> None:
        """Write the manifest."""
        write_whole(self.folder / MANIFEST, _encoded(manifest))

    def numbers(self, cell: int, until: int) -> npt.NDArray[np.float64]:
        """The same as an array, if all figures are numbers."""
        return np.array(self.rows(cell, until), np.float64)


def _encoded(manifest: Manifest) -> bytes:
    return msgspec.json.format(msgspec.json.encode(manifest)) + b"\n"


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
