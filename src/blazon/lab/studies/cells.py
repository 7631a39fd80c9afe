"""A cell: a game with its options and bots, of which many games are played."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from blazon.bots.judge import Judge

_ID_BYTES = 8


@dataclass(frozen=True)
class Cell:
    """A game with its options and bots, of which many games are played."""

    game: str
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    """A bot for each seat."""
    settings: Mapping[str, Any] = field(compare=False)
    """What the file says about it, by key."""
    judges: tuple[Judge | None, ...] = ()
    """A judge for each seat whose bot does not have the game's own; none if all have that one."""

    @property
    def id(self) -> str:
        """A digest of what is played; with the study's seed and a number it gives a game's seed."""
        what: list[Any] = [self.game, dict(self.options), self.bots]
        if self.judges:
            what.append([one and one.digest for one in self.judges])
        text = json.dumps(what, sort_keys=True, ensure_ascii=False)
        return blake2b(text.encode(), digest_size=_ID_BYTES).hexdigest()

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.options["players"])
