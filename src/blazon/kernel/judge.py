"""A judge of unfinished games: a weighted sum of what each player has.

A game names its features: numbers of a player's position, the points so far among them. The judge's
weights say how many points each brings in the end, and its doubt by how many points the end may
differ from that. Weights and doubt are a game's data, learned by ``blazon train``.

Additions come in the same order on every machine, and the library's ``exp`` is not used, so that
results are the same to the bit.
"""

from typing import Any

import numpy as np

from blazon.kernel.jit import kernel

_F0, _F1, _HALF = np.float32(0.0), np.float32(1.0), np.float32(0.5)
_SIXTH, _TWENTY_FOURTH = np.float32(1.0 / 6.0), np.float32(1.0 / 24.0)
_LOWEST = np.float32(-1e9)


def judge_fields(features: int, players: int) -> list[Any]:
    """The fields of a game's workspace in which positions are judged.

    Args:
        features: how many numbers are given of each player.
        players: most players.
    """
    return [
        ("totals", np.int64, (players,)),  # points so far
        ("standings", np.int64, (players,)),  # what orders the players
        ("features", np.float32, (features,)),  # of one player
        ("left", np.float32),  # how much of the game is to come, 0 to 1
        ("weights", np.float32, (features,)),  # what each is worth, in points
        ("doubt", np.float32, (2,)),  # points by which the end may differ: always, and at first
    ]


@kernel
def expect(workspace: Any) -> Any:
    """How many points a player is to be expected to have, by the features."""
    worth = _F0
    for index in range(workspace.weights.size):
        worth += workspace.weights[index] * workspace.features[index]
    return worth


@kernel
def shares(players: Any, standings: Any, values: Any) -> None:
    """Write each player's share of the win, by what orders the players at the end."""
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
    """How much less likely somebody wins who is so far behind: about ``exp(-behind)``."""
    square = behind * behind
    series = _F1 + behind + _HALF * square + _SIXTH * square * behind
    return _F1 / (series + _TWENTY_FOURTH * square * square)


@kernel
def chances(workspace: Any, players: Any, points: Any, values: Any) -> None:
    """Write each player's chance to win.

    Args:
        workspace: holds the doubt, and how much of the game is to come.
        players: how many there are.
        points: each player's expected total.
        values: where the chances are written.
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
    """Make payoffs of shares of the win, or chances to win.

    Args:
        players: how many there are.
        points: each player's total, or the one expected.
        win: how much of a payoff is for the win; the lead in points makes the rest.
        scale: a lead of so many points is half of all that a lead can be worth.
        values: the shares or chances; the payoffs afterwards.
    """
    for seat in range(players):
        ahead = lead(players, points, seat)
        margin = _HALF * (_F1 + ahead / (abs(ahead) + scale))
        values[seat] = win * values[seat] + (_F1 - win) * margin
