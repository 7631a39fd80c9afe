"""A finished game in brief: where it was won, each player's most costly decision, and luck.

It takes about a second. Every decision is evaluated as in a review, but by short searches, and
each player's most costly ones by longer searches. A review knows better.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from blazon.bots.decisions import Choice, Decision, choices, judge_choice
from blazon.bots.review import Review, measure_luck
from blazon.match.position import Position

LEAST = 2.0
"""The smallest cost that is named, in points or swords."""
_SEED = "summary"
_SHORT, _ALL_SHORT, _LEAST_SHORT = 200, 12_000, 20
"""Simulations of a short search: at most, for a search of each decision, and at least."""
_LONG = 2000
"""Simulations of a longer search."""
_DOUBTFUL = 3
"""The number of decisions of each player that are looked at again."""


@dataclass(frozen=True)
class Lead:
    """What the leader has more than the rival on a line of the score sheet."""

    line: str
    """The line's name; empty if the game's score is a single line."""
    points: int


@dataclass(frozen=True)
class Costly:
    """A player's most costly decision."""

    at: int
    """The number of actions before it."""
    cost: float
    """About what it cost, in points or swords."""


@dataclass(frozen=True)
class Summary:
    """A finished game in brief."""

    leader: int
    """The seat with the most points, …"""
    rival: int
    """… and the seat with the most of the others."""
    margin: int
    """The difference of their totals."""
    leads: list[Lead]
    """Where the leader has more than the rival, the largest difference first."""
    costly: list[Costly | None]
    """For each seat; None if no decision cost as much as ``LEAST``."""
    luck: list[float]
    """What chance added to each seat's margin, or took away if negative."""
    quick: bool
    """Whether decisions were evaluated by short searches only, not by a review."""


def summarize(position: Position, review: Review | None = None) -> Summary:
    """Sum up a finished game.

    Args:
        position: the game.
        review: its review, if it has one; its decisions and luck are taken from there.
    """
    totals = position.score()["totals"]
    order = sorted(range(len(totals)), key=lambda seat: (-totals[seat], seat))
    leader, rival = order[:2] if len(order) > 1 else (0, 0)
    names, points = position.variant.points_by_line(position.disclose().states)
    more = points[0, :, leader] - points[0, :, rival]
    decisions = _judged(position) if review is None else review.decisions
    luck = measure_luck(position) if review is None or review.luck is None else review.luck
    return Summary(
        leader=leader,
        rival=rival,
        margin=totals[leader] - totals[rival],
        leads=[Lead(names[line], int(more[line])) for line in np.argsort(-more) if more[line] > 0],
        costly=[_most_costly(decisions, seat) for seat in range(position.players)],
        luck=luck.luck,
        quick=review is None,
    )


def _most_costly(decisions: list[Decision], seat: int) -> Costly | None:
    own = [one for one in decisions if one.seat == seat and one.cost >= LEAST]
    worst = max(own, key=lambda one: (one.cost, -one.at), default=None)
    return None if worst is None else Costly(worst.at, worst.cost)


def _judged(position: Position) -> list[Decision]:
    """The decisions that seem to have cost the most, evaluated."""
    made = list(choices(position))
    simulations = max(_LEAST_SHORT, min(_SHORT, _ALL_SHORT // max(1, len(made))))
    looked_at = [(_look(choice, simulations).cost, choice) for choice in made]
    return [_look(choice, _LONG) for choice in _doubtful(looked_at, position.players)]


def _look(choice: Choice, simulations: int) -> Decision:
    return judge_choice(choice, simulations, _SEED, explain=False)


def _doubtful(looked_at: list[tuple[float, Choice]], players: int) -> Iterator[Choice]:
    """Each player's most costly decisions."""
    for seat in range(players):
        own = [one for one in looked_at if one[1].seat == seat and one[0] > 0]
        own.sort(key=lambda one: (-one[0], one[1].at))
        yield from (choice for _, choice in own[:_DOUBTFUL])
