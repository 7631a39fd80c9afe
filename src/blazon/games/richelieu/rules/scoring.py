"""Scoring: majorities of crests and symbols, and missing categories."""

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.games.richelieu.rules.components import Category
from blazon.games.richelieu.rules.state import CATEGORIES, State
from blazon.kernel.bits import popcount
from blazon.kernel.game import States
from blazon.kernel.jit import entry, kernel
from blazon.kernel.views import Line

_ZERO, _ONE = np.uint64(0), np.uint64(1)
_MORE_THAN_CARDS = np.int64(64)


@kernel
def pieces(state: State, cards: Any) -> Any:
    """Count the crests of one province, or the symbols of one kind, on cards that have them."""
    return popcount(cards) + popcount(cards & state.double)  # no symbol has two crests


@kernel
def count(state: State, player: Any, category: Any) -> Any:
    """Count the player's crests of a province, or cards with a symbol, and matching discs."""
    taken = state.taken[player]
    on_cards = pieces(state, taken & state.category[category])
    return on_cards + popcount(taken & state.disc[category])


@kernel
def majority(state: State, category: Any) -> Any:
    """Return the set of players who score for the most pieces of a category, and their points.

    The most pieces score their number; with a tie, all tied players score or nobody does, depending
    on the edition.
    """
    most, leaders = _ONE, _ZERO
    for seat in range(state.players):
        player = np.uint64(seat)
        pieces = count(state, player, category)
        leaders = (leaders if pieces <= most else _ZERO) | (np.uint64(pieces >= most) << player)
        most = max(most, pieces)
    alone = leaders & (leaders - _ONE) == _ZERO
    return leaders if alone or state.tied_score else _ZERO, np.int64(most)


@kernel
def presence(state: State, player: Any, category: Any) -> Any:
    """Return the points for having or lacking a card of a category; discs do not count."""
    has_card = np.int64(state.taken[player] & state.category[category] != _ZERO)
    absent = np.int64(state.absent[category])
    return absent + has_card * (np.int64(state.present[category]) - absent)


@kernel
def score(state: State, totals: Any) -> None:
    """Write each player's points if the game ended now."""
    for seat in range(state.players):
        totals[seat] = 0
    for category in range(CATEGORIES):
        leaders, most = majority(state, category)
        for seat in range(state.players):
            player = np.uint64(seat)
            leads = np.int64(leaders >> player & _ONE)
            totals[seat] += leads * most + presence(state, player, category)


@kernel
def rank(state: State, totals: Any, standings: Any) -> None:
    """Rank by most points, then fewest cards; players who are still equal share the win."""
    for seat in range(state.players):
        cards = np.int64(popcount(state.taken[np.uint64(seat)]))
        standings[seat] = totals[seat] * _MORE_THAN_CARDS - cards


@entry
def _tally(states: npt.NDArray[Any], table: npt.NDArray[np.int64]) -> None:
    """Write counts, majority points and presence points of each state.

    The table is ``[states, 3, categories, players]``.
    """
    for index in range(states.shape[0]):
        state = states[index]
        for category in range(CATEGORIES):
            leaders, most = majority(state, category)
            for seat in range(state.players):
                player = np.uint64(seat)
                table[index, 0, category, seat] = count(state, player, category)
                table[index, 1, category, seat] = most if leaders >> player & _ONE else np.int64(0)
                table[index, 2, category, seat] = presence(state, player, category)


def points(states: States) -> npt.NDArray[np.int64]:
    """Each player's points for each category: ``[states, categories, players]``."""
    table = np.zeros((len(states), 3, CATEGORIES, int(states["players"][0])), np.int64)
    _tally(states, table)
    return table[:, 1] + table[:, 2]


def lacks(states: States) -> npt.NDArray[np.int64]:
    """What it costs each player to have no card of a category, in the shape of ``points``."""
    taken = states["taken"][:, np.newaxis, : int(states["players"][0])]
    has_card = (taken & states["category"][:, :, np.newaxis]) != _ZERO
    worth = states["present"].astype(np.int64) - states["absent"]
    return np.where(has_card, 0, worth[:, :, np.newaxis])


class RichelieuLine(Line, frozen=True):
    """Each player's pieces of a category, and the points for them."""

    category: Category
    """A province or symbol."""
    counts: list[int]
    """Crests of the province, or cards with the symbol, and matching discs."""
    majority: list[int]
    """Points for the most pieces."""
    presence: list[int]
    """Points for having or lacking a card."""


def lines(states: States, names: tuple[Category, ...]) -> list[RichelieuLine]:
    """A line for each category, by name."""
    table = np.zeros((1, 3, CATEGORIES, int(states["players"][0])), np.int64)
    _tally(states, table)
    return _lines(table.tobytes(), table.shape[3], names)


@lru_cache(32)
def _lines(table: bytes, players: int, names: tuple[Category, ...]) -> list[RichelieuLine]:
    """Cached, since they stay the same after most actions and for most observers."""
    counts, majorities, presences = (
        np.frombuffer(table, np.int64).reshape(3, CATEGORIES, players).tolist()
    )
    return list(map(RichelieuLine, names, counts, majorities, presences))
