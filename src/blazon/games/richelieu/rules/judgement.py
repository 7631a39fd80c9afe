"""What an unfinished game is worth to each player, judged between turns.

A judge weighs, above all, the race in each category: how many pieces can still be had, and how far
a player is ahead. Each such case has two weights, one for the case and one for each piece that the
player has. All weights are there once for each set of rules that scores differently.
"""

from typing import Any

import numpy as np

from blazon.games.richelieu.rules.rules import ends, reserve, takable
from blazon.games.richelieu.rules.scoring import count, rank, score
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
_LEFT = ("1", "2", "3", "4", "5_6", "7_8", "9")  # pieces that can still be had; 9 or more
_FURTHEST = 4
_AHEAD = tuple(range(-_FURTHEST, _FURTHEST + 1))  # of the best rival in pieces; or further
_CARDS = ("1", "2", "3", "4", "5")  # of a category of which a player has none; 5 or more
_SINGLE = (
    "turn",  # 1 if it is the player's turn
    "early_turn",  # the same, times the share of the cards that lie on the table
    "reserve",  # markers
    "early_reserve",
    "marked_ends",  # markers on cards at an end of their row
    "marked_next",  # on cards next to these
    "marked_inside",
    "early_marked",  # markers on cards, times the share of the cards on the table
    "returns",  # return discs that can be played
)


def _names() -> tuple[str, ...]:
    """The features' names, in the order in which they lie."""
    races = [f"race_{left}_{ahead}" for left in _LEFT for ahead in _AHEAD]
    block = [
        *_SINGLE,
        *(f"lacks_1_of_{cards}" for cards in _CARDS),
        *(f"marked_{ahead}" for ahead in _AHEAD),  # pieces under own markers
        *(f"reach_{ahead}" for ahead in _AHEAD),  # pieces that the player to move can take
        *(name for race in races for name in (race, f"{race}_own")),
    ]
    return ("points", *(f"{rules}_{name}" for rules in _RULES for name in block))


FEATURES = _names()
"""What a judge weighs."""

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
"""What judging wants at hand; ``worth`` is a player's sum of weighed features."""

_PLAYED_OUT = 10  # cards; with no more to come, simulations play on to the end
_ZERO, _ROW = np.uint64(0), np.uint64((1 << COLUMNS) - 1)
_TAKE, _OVER = np.uint8(Phase.TAKE), np.uint8(Phase.OVER)
_F0, _F1, _ALL = np.float32(0.0), np.float32(1.0), np.float32(CELLS)
_WIN = np.float32(0.75)  # of a payoff; the margin of points makes the rest
_MARGIN_SCALE = np.float32(15.0)  # a lead of so many points is half of all that a lead can be worth


@kernel
def prepare(state: State, workspace: Any) -> None:
    """There is nothing to note."""


@kernel
def is_quiet(state: State) -> Any:
    """At the beginning of a turn, if the end is not near.

    With the last-row ending, the longest row does not count: it need not be taken.
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
    """Add to a feature, and to what the player's features are worth."""
    amount = np.float32(number)
    workspace.features[feature] += amount
    workspace.worth += workspace.weights[feature] * amount


@kernel
def _pieces(state: State, cards: Any) -> Any:
    """How many pieces of their category these cards are."""
    return popcount(cards) + popcount(cards & state.double)


@kernel
def _ahead(state: State, player: Any, category: Any, own: Any) -> Any:
    """By how many pieces a player leads, as a place in ``_AHEAD``."""
    best = np.int64(0)
    for seat in range(state.players):
        other = np.uint64(seat)
        if other != player:
            best = max(best, np.int64(count(state, other, category)))
    ahead: Any = min(max(np.int64(own) - best, -_FURTHEST), _FURTHEST)
    return ahead + _FURTHEST


@kernel
def _note_race(state: State, workspace: Any, player: Any, category: Any, block: Any) -> None:
    """Note how the race in a category stands, if more of it can be had."""
    cards = state.table & state.category[category]
    left = np.int64(_pieces(state, cards)) + np.int64(popcount(state.table & state.disc[category]))
    if left == 0:
        return
    own = count(state, player, category)
    ahead = _ahead(state, player, category, own)
    step: Any = min(left - 1, (left + 3) // 2, _LAST_STEP)
    case = block + _RACE + 2 * (step * len(_AHEAD) + ahead)
    _note(workspace, case, _F1)
    _note(workspace, case + 1, own)
    _note(workspace, block + _MARKED + ahead, _pieces(state, cards & state.marker[player]))
    if state.player == player:
        _note(workspace, block + _REACH + ahead, _pieces(state, cards & takable(state, player)))
    if cards != _ZERO and state.taken[player] & state.category[category] == _ZERO:
        most = min(np.int64(popcount(cards)), _MOST_CARDS)
        gain = np.int64(state.present[category]) - np.int64(state.absent[category])
        _note(workspace, block + _LACKS + most - 1, gain)


@kernel
def _note_markers(state: State, workspace: Any, player: Any, block: Any) -> None:
    """Note whose turn it is, and where the player's markers are."""
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
    """Write what a player has: see ``FEATURES``; and into ``worth``, what it is worth."""
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
    """Three quarters for the win, or the chance to win, and one quarter for the margin."""
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
