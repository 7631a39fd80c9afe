"""What the numbers mean that describe a position to a learner."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel.jit import kernel


@dataclass(frozen=True)
class Column:
    """One number of a row, or one plane over the fields of a board."""

    name: str
    """Its name, such as ``own.cards`` or ``rival1.BOU``."""
    meaning: str
    """A sentence about it."""


def of_players(players: int, columns: Iterable[tuple[str, str]]) -> Sequence[Column]:
    """Columns for each player: first the observer's, then the others' in the order of turns.

    Args:
        players: the number of players.
        columns: for each column a name and what it counts.
    """
    given = list(columns)
    seats = [("own", "the observer")]
    seats += [(f"rival{number}", f"the player {number} after") for number in range(1, players)]
    return [
        Column(f"{seat}.{name}", f"Of {who}: {meaning}.")
        for seat, who in seats
        for name, meaning in given
    ]


_SPREAD: npt.NDArray[np.uint64] = np.array(
    [sum((byte >> bit & 1) << 8 * bit for bit in range(8)) for byte in range(256)], np.uint64
)
"""The bits of each byte as eight bytes, 0 or 1."""
_BYTE, _EIGHT = np.uint64(255), np.uint64(8)


@kernel
def spread(word: Any, layers: Any, plane: Any) -> None:
    """Write the lowest bits of a word as the bytes of a plane, 0 or 1.

    ``layers`` are planes of bytes seen as ``uint64``, so that eight are written at once.
    """
    for place in range(layers.shape[1]):
        layers[plane, place] = _SPREAD[word & _BYTE]
        word >>= _EIGHT
