"""Scoring: the swords of the castles that each side holds."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.games.rheingold.rules.state import NOBODY_HOLDS, STARTS, State
from blazon.kernel.game import States
from blazon.kernel.jit import kernel
from blazon.kernel.views import Line

_STARTS = np.uint64(STARTS)
_NOBODY = np.uint8(NOBODY_HOLDS)
_MORE_THAN_KNIGHTS = np.int64(256)


@kernel
def score(state: State, totals: Any) -> None:
    """Write each side's swords; a free castle counts for nobody."""
    for seat in range(state.players):
        totals[seat] = 0
    for castle in range(_STARTS, np.uint64(state.first_space)):
        if state.holder[castle] != _NOBODY:
            totals[state.holder[castle]] += np.int64(state.swords[castle])


@kernel
def rank(state: State, totals: Any, standings: Any) -> None:
    """Rank by most swords, then most knights on the map; sides that are still equal share."""
    for seat in range(state.players):
        on_map = np.int64(state.strength) - np.int64(state.supply[seat])
        standings[seat] = totals[seat] * _MORE_THAN_KNIGHTS + on_map


class RheingoldLine(Line, frozen=True):
    """A castle and its swords."""

    castle: str
    swords: int
    owner: int | None
    """The side that holds it; null for none."""


def lines(
    holder: Sequence[int], swords: Sequence[int], castles: Sequence[tuple[int, str]]
) -> list[RheingoldLine]:
    """A line for each castle, given by number and id."""
    return [_line(name, swords[place], holder[place]) for place, name in castles]


def points(states: States, castles: Sequence[tuple[int, str]]) -> npt.NDArray[np.int64]:
    """Each side's swords for each castle: ``[states, castles, players]``."""
    places = [place for place, _ in castles]
    swords = states["swords"][:, places].astype(np.int64)
    sides = np.arange(int(states["players"][0]))
    held = states["holder"][:, places, np.newaxis] == sides
    return np.where(held, swords[:, :, np.newaxis], 0)


@lru_cache(4096)
def _line(castle: str, swords: int, holder: int) -> RheingoldLine:
    return RheingoldLine(castle, swords, None if holder == NOBODY_HOLDS else holder)
