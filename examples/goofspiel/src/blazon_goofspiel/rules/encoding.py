"""A position as a learner sees it."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from blazon.kernel.columns import Column, of_players
from blazon.kernel.jit import kernel
from blazon_goofspiel.rules.state import MOST_CARDS, PLAYERS, State

_ONE = np.uint64(1)
_VALUES = range(1, MOST_CARDS + 1)
_OF_PLAYER = (
    ("points", "points of its prizes"),
    ("bid", "1 if it has bid"),
    *((f"hand.{value}", f"1 if it holds the card worth {value}") for value in _VALUES),
)
_WIDTH = len(_OF_PLAYER)


def scalar_columns() -> Sequence[Column]:
    """The columns of ``scalars``."""
    return [
        *of_players(PLAYERS, _OF_PLAYER),
        *(Column(f"prize.{value}", f"1 if the prize is worth {value}.") for value in _VALUES),
        *(Column(f"deck.{value}", f"1 if the prize {value} is to come.") for value in _VALUES),
    ]


@kernel
def scalars(seen: State, observer: Any, row: Any) -> None:
    """Write the observer's knowledge as numbers; see ``scalar_columns``."""
    for turn in range(PLAYERS):
        seat, place = (observer + np.uint64(turn)) & _ONE, turn * _WIDTH
        row[place] = seen.points[seat]
        row[place + 1] = np.float32(seen.bid[seat] != 0)
        _write_cards(np.uint64(seen.hand[seat]), row, place + 2)
    _write_cards(np.uint64(seen.prize), row, PLAYERS * _WIDTH)
    _write_cards(np.uint64(seen.deck), row, PLAYERS * _WIDTH + MOST_CARDS)


@kernel
def _write_cards(cards: Any, row: Any, place: Any) -> None:
    for card in range(MOST_CARDS):
        row[place + card] = np.float32(cards >> np.uint64(card) & _ONE)
