"""A position as a learner sees it."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from blazon.kernel.columns import Column, of_players
from blazon.kernel.jit import kernel
from blazon_kuhn.rules.state import CARDS, PLAYERS, Phase, State

_ONE = np.uint64(1)
_CALL = np.uint8(Phase.CALL)
_OF_PLAYER = (
    *((f"card.{name}", f"1 if the observer knows that it has {name}") for name in "JQK"),
    ("stake", "its chips in the pot"),
)
_WIDTH = len(_OF_PLAYER)


def scalar_columns() -> Sequence[Column]:
    """The columns of ``scalars``."""
    players = of_players(PLAYERS, _OF_PLAYER)
    return [*players, Column("call", "1 if a bet must be called, else 0.")]


@kernel
def scalars(seen: State, observer: Any, row: Any) -> None:
    """Write the observer's knowledge as numbers; see ``scalar_columns``."""
    for turn in range(PLAYERS):
        seat = (observer + np.uint64(turn)) & _ONE
        hand = np.uint64(seen.hand[seat])
        for card in range(CARDS):
            row[turn * _WIDTH + card] = np.float32(hand >> np.uint64(card) & _ONE)
        row[turn * _WIDTH + CARDS] = seen.stake[seat]
    row[PLAYERS * _WIDTH] = np.float32(seen.phase == _CALL)
