"""Deals of what an observer does not know, as a bot's search imagines them."""

from typing import Any

import numpy as np

from blazon.kernel import batch
from blazon.kernel.contract import NOBODY
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.position import Position


def imagined(game: Position, observer: int | None, deals: int, seed: str = "deal") -> Any:
    """This many deals of the observer's hidden information."""
    seen = np.repeat(game.observe(observer).states, deals)
    streams = [open_stream(seed, number, Purpose.TEST) for number in range(deals)]
    batch.imagine(seen, observers(observer, deals), np.concatenate(streams))
    return seen


def observers(observer: int | None, count: int) -> Any:
    """The same observer for this many states."""
    return np.full(count, NOBODY if observer is None else observer, np.uint64)
