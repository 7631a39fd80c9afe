"""Evaluate unfinished games between turns.

Above all, a judge weighs the race in each category: the number of pieces left and the player's
lead. Each such case has two weights: a constant, and one for each piece of the player. There is one
set of weights for each set of rules that scores differently.
"""

from typing import Any

import numpy as np

from blazon.games.richelieu.rules.rules import ends, reserve, takable
from blazon.games.richelieu.rules.scoring import count, pieces, rank, score
from blazon.games.richelieu.rules.state import (
    CATEGORIES,
    CELLS,
    COLUMNS,
    MAX_PLAYERS,
    RETURN,
    ROWS,
    Phase,
    State,
)
from blazon.kernel.bits import popcount
from blazon.kernel.jit import kernel
from blazon.kernel.judge import add_margins, chances, judge_fields, shares
from blazon.kernel.layout import record_dtype

_RULES = ("duel", "court_of_two", "court_of_more")
_LEFT = ("1", "2", "3", "4", "5_6", "7_8", "9")  # pieces left; the last means 9 or more
_FURTHEST = 4
_AHEAD = tuple(range(-_FURTHEST, _FURTHEST + 1))  # of the best rival in pieces, or further ahead
_CARDS = ("1", "2", "3", "4", "5")  # in a category that the player lacks; 5 or more
_SINGLE = (
    "turn",  # 1 on the player's turn
    "early_turn",  # the same, times the share of cards left on the table
    "reserve",  # markers
    "early_reserve",
    "marked_ends",  # markers on cards at an end of a row
    "marked_next",  # on cards next to these
    "marked_inside",
    "early_marked",  # markers on cards, times the share of cards left on the table
    "returns",  # playable return discs
)


def _names() -> tuple[str, ...]:
    """The features' names, in their order."""
    races = [f"race_{left}_{ahead}" for left in _LEFT for ahead in _AHEAD]
    block = [
        *_SINGLE,
        *(f"lacks_1_of_{cards}" for cards in _CARDS),
        *(f"marked_{ahead}" for ahead in _AHEAD),  # pieces under the player's markers
        *(f"reach_{ahead}" for ahead in _AHEAD),  # pieces available to the player to move
        *(name for race in races for name in (race, f"{race}_own")),
    ]
    return ("points", *(f"{rules}_{name}" for rules in _RULES for name in block))


FEATURES = _names()
"""A judge's features."""

_BLOCK = (len(FEATURES) - 1) // len(_RULES)
(
    _TURN,
    _EARLY_TURN,
    _RESERVE,
    _EARLY_RESERVE,
    _ENDS,
    _NEXT,
    _INSIDE,
    _EARLY_MARKED,
    _RETURNS,
) = range(len(_SINGLE))
_LACKS = len(_SINGLE)
_MARKED = _LACKS + len(_CARDS)
_REACH = _MARKED + len(_AHEAD)
_RACE = _REACH + len(_AHEAD)
_MOST_CARDS, _LAST_STEP = len(_CARDS), len(_LEFT) - 1

WORKSPACE = record_dtype([*judge_fields(len(FEATURES), MAX_PLAYERS), ("worth", np.float32)])
"""The working memory of a judge; ``worth`` is the weighted sum of a player's features."""

_PLAYED_OUT = 10  # cards; with no more than this left, simulations play to the end
_ZERO, _ROW = np.uint64(0), np.uint64((1 << COLUMNS) - 1)
_TAKE, _OVER = np.uint8(Phase.TAKE), np.uint8(Phase.OVER)
_F0, _F1, _ALL = np.float32(0.0), np.float32(1.0), np.float32(CELLS)
_WIN = np.float32(0.75)  # the win's share of a payoff; the rest is for the points margin
_MARGIN_SCALE = np.float32(15.0)  # a lead of this many points gets half the maximum


@kernel
def prepare(state: State, workspace: Any) -> None:
    """Do nothing: there is nothing to prepare."""


@kernel
def is_quiet(state: State) -> Any:
    """Return whether a turn begins and the end is not near.

    With the last-row ending, the longest row does not count, since players need not take it.
    """
    to_come = np.int64(popcount(state.table))
    if state.last_rows:
        longest = np.int64(0)
        for row in range(ROWS):
            cards = state.table >> np.uint64(COLUMNS * row) & _ROW
            longest = max(longest, np.int64(popcount(cards)))
        to_come -= longest
    return state.phase == _TAKE and to_come > _PLAYED_OUT


@kernel
def _note(workspace: Any, feature: Any, number: Any) -> None:
    """Add to a feature and to the player's weighted sum."""
    amount = np.float32(number)
    workspace.features[feature] += amount
    workspace.worth += workspace.weights[feature] * amount


@kernel
def _ahead(state: State, player: Any, category: Any, own: Any) -> Any:
    """Return a player's lead in pieces, as an index into ``_AHEAD``."""
    best = np.int64(0)
    for seat in range(state.players):
        other = np.uint64(seat)
        if other != player:
            best = max(best, np.int64(count(state, other, category)))
    ahead: Any = min(max(np.int64(own) - best, -_FURTHEST), _FURTHEST)
    return ahead + _FURTHEST


@kernel
def _note_race(state: State, workspace: Any, player: Any, category: Any, block: Any) -> None:
    """Record the state of the race in a category, if more pieces are left."""
    cards = state.table & state.category[category]
    left = np.int64(pieces(state, cards)) + np.int64(popcount(state.table & state.disc[category]))
    if left == 0:
        return
    own = count(state, player, category)
    ahead = _ahead(state, player, category, own)
    step: Any = min(left - 1, (left + 3) // 2, _LAST_STEP)
    case = block + _RACE + 2 * (step * len(_AHEAD) + ahead)
    _note(workspace, case, _F1)
    _note(workspace, case + 1, own)
    _note(workspace, block + _MARKED + ahead, pieces(state, cards & state.marker[player]))
    if state.player == player:
        _note(workspace, block + _REACH + ahead, pieces(state, cards & takable(state, player)))
    if cards != _ZERO and state.taken[player] & state.category[category] == _ZERO:
        most = min(np.int64(popcount(cards)), _MOST_CARDS)
        gain = np.int64(state.present[category]) - np.int64(state.absent[category])
        _note(workspace, block + _LACKS + most - 1, gain)


@kernel
def _note_markers(state: State, workspace: Any, player: Any, block: Any) -> None:
    """Record whose turn it is, and where the player's markers are."""
    if state.player == player:
        _note(workspace, block + _TURN, _F1)
        _note(workspace, block + _EARLY_TURN, workspace.left)
    in_reserve, own = np.float32(reserve(state, player)), state.marker[player]
    outer = ends(state.table)
    following = ends(state.table & ~outer)
    _note(workspace, block + _RESERVE, in_reserve)
    _note(workspace, block + _EARLY_RESERVE, workspace.left * in_reserve)
    _note(workspace, block + _ENDS, popcount(own & outer))
    _note(workspace, block + _NEXT, popcount(own & following))
    _note(workspace, block + _INSIDE, popcount(own & ~outer & ~following))
    _note(workspace, block + _EARLY_MARKED, workspace.left * np.float32(popcount(own)))
    returns = np.int64(popcount(state.taken[player] & state.disc[RETURN]))
    _note(workspace, block + _RETURNS, returns - np.int64(state.returned[player]))


@kernel
def features(state: State, workspace: Any, player: Any) -> None:
    """Write a player's ``FEATURES``, and their weighted sum into ``worth``."""
    for feature in range(workspace.features.size):
        workspace.features[feature] = _F0
    workspace.worth = _F0
    workspace.left = np.float32(popcount(state.table)) / _ALL
    rules = np.int64(0)
    if state.tied_score:
        rules = np.int64(1) if state.players == 2 else np.int64(2)
    block = 1 + rules * _BLOCK
    _note(workspace, 0, workspace.totals[player])
    _note_markers(state, workspace, player, block)
    for category in range(CATEGORIES):
        _note_race(state, workspace, player, category, block)


@kernel
def evaluate(state: State, workspace: Any, points: Any, values: Any) -> None:
    """Write payoffs: three quarters for the (expected) win, one quarter for the margin."""
    score(state, workspace.totals)
    if state.phase == _OVER:
        for seat in range(state.players):
            points[seat] = np.float32(workspace.totals[seat])
        rank(state, workspace.totals, workspace.standings)
        shares(state.players, workspace.standings, values)
    else:
        for seat in range(state.players):
            features(state, workspace, np.uint64(seat))
            points[seat] = workspace.worth
        chances(workspace, state.players, points, values)
    add_margins(state.players, points, _WIN, _MARGIN_SCALE, values)
