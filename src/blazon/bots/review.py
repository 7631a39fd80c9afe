"""Review a game: each decision's cost, the expected margin over the game, and each player's luck.

``bots.decisions`` evaluates the decisions, and ``bots.luck`` splits each player's result into
start, luck and skill.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import get_args

from blazon.bots.decisions import (
    SEED,
    Decision,
    Knowledge,
    choices,
    default_simulations,
    judge_choice,
)
from blazon.bots.judge import Judge
from blazon.bots.luck import GAMES, Luck, luck_of
from blazon.kernel.errors import BadValue
from blazon.match.position import Position
from blazon.match.record import Record

WORST = 3
"""The number of most costly decisions listed for each seat."""
_GIFTS = 10
"""The number of chance events listed."""
_SAMPLES, _LEAST_SAMPLES = 5000, 4
"""How often play goes on to measure luck: over all chance events, and from each outcome."""


@dataclass(frozen=True)
class Moment:
    """A point on the graph."""

    at: int
    """The number of actions before it."""
    margins: list[float]
    """Each seat's expected margin; after the last action of a finished game, the true one."""


@dataclass(frozen=True)
class Review:
    """The review of a game."""

    game: str
    knowledge: Knowledge
    simulations: int
    """The simulations of each search."""
    decisions: list[Decision]
    """In order, without forced actions."""
    margins: list[Moment]
    worst: list[list[int]]
    """For each seat, the ``at`` of its most costly decisions, at most three, the worst first."""
    luck: Luck | None = None
    """What chance gave each player, with its greatest gifts only, at most ten; None in reviews by
    Blazon 0.2.
    """


def measure_luck(position: Position) -> Luck:
    """What chance gave each player of a game, with its greatest gifts only."""
    samples = _SAMPLES // max(1, position.drawn)
    luck = luck_of(position, SEED, max(_LEAST_SAMPLES, min(GAMES, samples)))
    size = {one.at: max(map(abs, one.margins)) for one in luck.fortunes}
    greatest = sorted(luck.fortunes, key=lambda one: -size[one.at])[:_GIFTS]
    return replace(luck, fortunes=sorted(greatest, key=lambda one: one.at))


def sum_up(
    position: Position,
    decisions: Iterable[Decision],
    knowledge: Knowledge,
    simulations: int,
    luck: Luck | None = None,
) -> Review:
    """The review of a game with evaluated decisions."""
    decisions = list(decisions)
    margins = [Moment(decision.at + 1, decision.margins) for decision in decisions]
    if position.over:
        totals = position.score()["totals"]
        true = [
            float(own - max(totals[:seat] + totals[seat + 1 :])) for seat, own in enumerate(totals)
        ]
        last = len(position.actions)
        margins = [moment for moment in margins if moment.at < last] + [Moment(last, true)]
    return Review(
        game=position.game.name,
        knowledge=knowledge,
        simulations=simulations,
        decisions=decisions,
        margins=margins,
        worst=[_worst(decisions, seat) for seat in range(position.players)],
        luck=luck,
    )


def _worst(decisions: list[Decision], seat: int) -> list[int]:
    costly = [decision for decision in decisions if decision.seat == seat and decision.cost > 0]
    costly.sort(key=lambda decision: (-decision.cost, decision.at))
    return [decision.at for decision in costly[:WORST]]


def review(
    game: Record | Position,
    knowledge: Knowledge = "own",
    simulations: int | None = None,
    seed: str = SEED,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    judge: Judge | None = None,
) -> Review:
    """Review a game, finished or not.

    Args:
        game: the game, or its record.
        knowledge: ``own`` evaluates each decision by its player's knowledge then; ``open`` reveals
            everything that was hidden, except future dice.
        simulations: simulated games per search, by default the strongest level's number. A decision
            takes two to five searches.
        seed: any text; the same seed gives the same review.
        progress: called after each decision with the number done and the total.
        judge: the judge of positions before the end; by default the game's own.

    Raises:
        BadValue: for a record that is not a legal game, an unknown knowledge, or no simulations.
    """
    if knowledge not in get_args(Knowledge):
        raise BadValue("knowledge", f"must be one of {', '.join(get_args(Knowledge))}")
    position = Position.load(game) if isinstance(game, Record) else game
    number = default_simulations(position.game.name) if simulations is None else simulations
    of = sum(1 for _ in choices(position))
    decisions = []
    for choice in choices(position, knowledge):
        decisions.append(judge_choice(choice, number, seed, judge))
        progress(len(decisions), of)
    return sum_up(position, decisions, knowledge, number, measure_luck(position))
