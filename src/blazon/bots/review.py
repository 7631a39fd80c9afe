"""Review a game: the value of each decision, and the strongest bot's choice.

A review evaluates every decision in two steps. A search at the strongest level finds the best
action. Then two further searches, of the same length and from the same perspective, evaluate that
action and the one that was played. So neither action gets less attention, and neither looks better
than it is because it was picked as the best.

If the level solves the ending, there is no search, and the result is proven if nothing hidden from
the player matters.

Costs from 1 are split by the lines of the score sheet (``bots.reasons``).
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Literal, get_args

from blazon.bots.endings import Ending, play_out
from blazon.bots.judge import Judge
from blazon.bots.levels import levels
from blazon.bots.reasons import Reason, reasons_for
from blazon.bots.search import Finding, Limits, limits_of, search
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import LEVEL_NAMES
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.record import Record

Knowledge = Literal["own", "open"]
"""The basis for evaluating a decision: its player's knowledge then, or everything hidden, too."""
WORST = 3
"""The number of most costly decisions listed for each seat."""
SEED = "review"


@dataclass(frozen=True)
class Choice:
    """A decision before it is evaluated: more than one action was legal."""

    at: int
    """The number of actions before it: its index among the actions."""
    seat: int
    token: str
    """The action played."""
    observation: Observation
    """The observation for evaluating it."""


@dataclass(frozen=True)
class Decision:
    """An evaluated decision. Values are expected margins, in points or swords.

    A margin is a player's result minus the best rival's. An expected margin is a search's mean over
    its simulated games, at the point where they ended (in Rheingold: where the level evaluates).
    The bot itself plays for the win first and the margin second, so its best action may
    occasionally have the smaller margin; the cost is then 0.
    """

    at: int
    """The number of actions before it: its index among the actions."""
    seat: int
    token: str
    """The action played."""
    best: str
    """The strongest bot's choice; the same token if that was as good."""
    cost: float
    """The margin lost by not playing ``best``; 0 or more."""
    value: float
    """The player's expected margin after the action played …"""
    best_value: float
    """… and after ``best``."""
    line: list[str]
    """``best`` and the most likely actions after it, in one possible deal."""
    margins: list[float]
    """Each seat's expected margin after the action played, as the player sees it."""
    proven: bool = False
    """Whether the values are known, not expected, because the ending was solved exactly. Then the
    player was sure of these values with best play, whatever the rival knew or did; ``best``
    guaranteed the most, and the cost is the difference. The rival's margin is the most that best
    play left them, not what they could be sure of. Reviews by Blazon 0.1 do not have this field.
    """
    reasons: list[Reason] = field(default_factory=list)
    """Where the cost comes from, the main reason first; none if no line of the score sheet explains
    it surely enough, or if it is below 1. Reviews by Blazon 0.2 do not have this field.
    """


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


def default_simulations(game: str) -> int:
    """The strongest level's number of simulations per decision."""
    return levels(game)[LEVEL_NAMES[-1]].simulations


def choices(position: Position, knowledge: Knowledge = "own") -> Iterator[Choice]:
    """The decisions of a game so far, without forced actions and chance."""
    game = Position(position.game.name, position.options, position.setup, seed="")
    for at, token in enumerate(position.actions):
        seat = game.actor
        if seat is not None and len(game.legal) > 1:
            seen = game.observe(seat) if knowledge == "own" else game.disclose()
            yield Choice(at, seat, token, seen)
        game.play(token)


def judge_choice(
    choice: Choice, simulations: int, seed: str = SEED, judge: Judge | None = None
) -> Decision:
    """Evaluate a decision; the result is always the same for the same seed and judge."""
    limits = limits_of(choice.observation.game.name, simulations=simulations, judge=judge)
    seed = f"{seed}/{choice.at}"
    found = _judge_ending(choice, limits, seed)
    return found or _judge_by_search(choice, simulations, seed, judge)


def _judge_ending(choice: Choice, limits: Limits, seed: str) -> Decision | None:
    """Evaluate a decision exactly, with best play by both; None if that is not possible."""
    seen, played, seat = choice.observation, choice.token, choice.seat
    look = partial(play_out, seen, limits.level, limits.nodes, seed)
    best = look()
    if best is None:
        return None
    after = best if best.line[0] == played else look(played)
    if after is None or after.proven != best.proven:
        return None
    if after.values[seat] >= best.values[seat]:
        best = after
    return _decided(choice, best, after, seed, proven=best.proven)


def _judge_by_search(choice: Choice, simulations: int, seed: str, judge: Judge | None) -> Decision:
    """Evaluate a decision by searches."""
    seen, played, seat = choice.observation, choice.token, choice.seat
    look = partial(search, seen, simulations=simulations, endings=False, judge=judge)
    best = look(seed=seed).action
    found = after = look(seed=f"{seed}/after", first=played)
    if best != played:
        wanted = look(seed=f"{seed}/after", first=best)
        if wanted.values[seat] > after.values[seat]:
            found = wanted
    return _decided(choice, found, after, seed, proven=False)


def _decided(
    choice: Choice, best: Ending | Finding, after: Ending | Finding, seed: str, *, proven: bool
) -> Decision:
    """A decision with the results of the best action and of the one played."""
    seat, seen = choice.seat, choice.observation
    cost = round(max(0.0, best.margins[seat] - after.margins[seat]), 3)
    return Decision(
        at=choice.at,
        seat=seat,
        token=choice.token,
        best=best.line[0],
        cost=cost,
        value=after.margins[seat],
        best_value=best.margins[seat],
        line=best.line,
        margins=after.margins,
        proven=proven,
        reasons=reasons_for(seen, after.line, best.line, cost, seed, proven=proven),
    )


def sum_up(
    position: Position, decisions: Iterable[Decision], knowledge: Knowledge, simulations: int
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
            takes two or three searches.
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
    return sum_up(position, decisions, knowledge, number)
