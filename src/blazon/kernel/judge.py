"""A judge of unfinished games: a weighted sum of each player's features.

A game names its features: numbers that describe a player's position, including the current points.
The judge's weights say how many points each feature brings by the end, and its doubt by how many
points the end may differ. Weights and doubt are data of the game, learnt by ``blazon train``.

Additions have the same order on every machine, and the code avoids the library's ``exp``, so
results are bit-identical.
"""

from typing import Any

import numpy as np

from blazon.kernel.jit import kernel

_F0, _F1, _HALF = np.float32(0.0), np.float32(1.0), np.float32(0.5)
_SIXTH, _TWENTY_FOURTH = np.float32(1.0 / 6.0), np.float32(1.0 / 24.0)
_LOWEST = np.float32(-1e9)


def judge_fields(features: int, players: int) -> list[Any]:
    """The fields of a game's workspace that evaluation uses.

    Args:
        features: the number of features per player.
        players: the maximum number of players.
    """
    return [
        ("totals", np.int64, (players,)),  # points so far
        ("standings", np.int64, (players,)),  # the players' standings
        ("features", np.float32, (features,)),  # of one player
        ("left", np.float32),  # share of the game still to come, 0 to 1
        ("weights", np.float32, (features,)),  # value of each feature, in points
        ("doubt", np.float32, (2,)),  # possible error in points: constant, and at the start
    ]


@kernel
def expect(workspace: Any) -> Any:
    """A player's expected final points, from the features."""
    worth = _F0
    for index in range(workspace.weights.size):
        worth += workspace.weights[index] * workspace.features[index]
    return worth


@kernel
def shares(players: Any, standings: Any, values: Any) -> None:
    """Write each player's share of the win, from the final standings."""
    for seat in range(players):
        above, level = 0, 1
        for other in range(players):
            if other != seat:
                if standings[other] > standings[seat]:
                    above += 1
                elif standings[other] == standings[seat]:
                    level += 1
        values[seat] = _F0 if above > 0 else _F1 / np.float32(level)


@kernel
def _less_likely(behind: Any) -> Any:
    """The relative chance to win of a player this far behind: about ``exp(-behind)``."""
    square = behind * behind
    series = _F1 + behind + _HALF * square + _SIXTH * square * behind
    return _F1 / (series + _TWENTY_FOURTH * square * square)


@kernel
def chances(workspace: Any, players: Any, points: Any, values: Any) -> None:
    """Write each player's chance to win.

    Args:
        workspace: holds the doubt, and the share of the game still to come.
        players: the number of players.
        points: each player's expected total.
        values: receives the chances.
    """
    doubt = workspace.doubt[0] + workspace.doubt[1] * workspace.left
    highest, total = _LOWEST, _F0
    for seat in range(players):
        highest = max(highest, points[seat])
    for seat in range(players):
        values[seat] = _less_likely((highest - points[seat]) / doubt)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


@kernel
def lead(players: Any, points: Any, player: Any) -> Any:
    """A player's points over those of the best rival."""
    best_rival = _LOWEST
    for other in range(players):
        if other != player:
            best_rival = max(best_rival, points[other])
    return points[player] - best_rival


@kernel
def add_margins(players: Any, points: Any, win: Any, scale: Any, values: Any) -> None:
    """Turn shares of the win, or chances to win, into payoffs.

    Args:
        players: the number of players.
        points: each player's actual or expected total.
        win: the weight of the win in a payoff; the rest is for the lead in points.
        scale: the lead in points that is worth half of the most a lead can be worth.
        values: the shares or chances; receives the payoffs.
    """
    for seat in range(players):
        ahead = lead(players, points, seat)
        margin = _HALF * (_F1 + ahead / (abs(ahead) + scale))
        values[seat] = win * values[seat] + (_F1 - win) * margin
