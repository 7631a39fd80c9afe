"""What the table is worth: majorities of crests and symbols, and what is missing."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.kernel.bits import popcount
from blazon.kernel.game import States
from blazon.kernel.jit import entry, kernel
from blazon.richelieu.state import CATEGORIES, PROVINCES, State

_ZERO, _ONE = np.uint64(0), np.uint64(1)


@kernel
def cards_of(state: State, player: Any, category: int) -> Any:
    """The player's cards of a province or symbol."""
    if category < PROVINCES:
        return state.taken[player] & state.province[category]
    return state.taken[player] & state.symbol[category - PROVINCES]


@kernel
def count(state: State, player: Any, category: int) -> Any:
    """The player's crests of a province, or cards with a symbol, with the matching disc."""
    cards = cards_of(state, player, category)
    pieces = popcount(cards)
    if category < PROVINCES:
        pieces += popcount(cards & ~state.single)
    return pieces + state.discs[player, category]


@kernel
def presence(state: State, player: Any, category: int) -> Any:
    """Points for having or lacking a card of a category; a disc does not help (``int64``)."""
    if category < PROVINCES:
        if cards_of(state, player, category) != _ZERO:
            return np.int64(state.some_province)
        return np.int64(state.no_province)
    if cards_of(state, player, category) != _ZERO:
        return np.int64(0)
    return np.int64(state.no_symbol)


@kernel
def majority(state: State, category: int) -> Any:
    """Who scores a category, as a set of players, and how many points each of them gets.

    Most of a kind scores its number; tied for most, all score or nobody does, by the edition.
    """
    most, winners, leaders = _ZERO, _ZERO, _ZERO
    for seat in range(state.players):
        player = np.uint64(seat)
        pieces = count(state, player, category)
        if pieces > most:
            most, winners, leaders = pieces, _ONE << player, _ONE
        elif pieces == most and pieces != _ZERO:
            winners |= _ONE << player
            leaders += _ONE
    if leaders > _ONE and state.tied_score == 0:
        winners = _ZERO
    return winners, np.int64(most)


@kernel
def score(state: State, totals: Any) -> None:
    """Write each player's points, as if the game ended now."""
    for seat in range(state.players):
        totals[seat] = 0
    for category in range(CATEGORIES):
        winners, most = majority(state, category)
        for seat in range(state.players):
            player = np.uint64(seat)
            if winners >> player & _ONE:
                totals[seat] += most
            totals[seat] += presence(state, player, category)


@kernel
def standing(state: State, player: Any, total: Any) -> Any:
    """A number that orders players with these totals: most points, then fewest cards."""
    return total * np.int64(64) - np.int64(popcount(state.taken[player]))


@entry
def _tally(states: npt.NDArray[Any], table: npt.NDArray[np.int64]) -> None:
    """Write counts, majority points and presence points into ``table[3, categories, players]``."""
    state = states[0]
    for category in range(CATEGORIES):
        winners, most = majority(state, category)
        for seat in range(state.players):
            player = np.uint64(seat)
            table[0, category, seat] = count(state, player, category)
            table[1, category, seat] = most if winners >> player & _ONE else np.int64(0)
            table[2, category, seat] = presence(state, player, category)


def lines(states: States, names: Sequence[str]) -> list[dict[str, Any]]:
    """A line for each category, by name: what each player has of it and gets for it."""
    table = np.zeros((3, CATEGORIES, int(states["players"][0])), np.int64)
    _tally(states, table)
    counts, majorities, presences = table.tolist()
    return [
        {"category": name, "counts": have, "majority": most, "presence": some}
        for name, have, most, some in zip(names, counts, majorities, presences, strict=True)
    ]


@entry
def _standings(states: npt.NDArray[Any], standings: npt.NDArray[np.int64]) -> None:
    score(states[0], standings)
    for seat in range(states[0].players):
        standings[seat] = standing(states[0], np.uint64(seat), standings[seat])


def winners(states: States) -> list[int]:
    """Most points wins, among equals the fewest cards; still equal, they share the win."""
    standings = np.zeros(int(states["players"][0]), np.int64)
    _standings(states, standings)
    return [int(player) for player in np.flatnonzero(standings == standings.max())]
