"""Looking back at a game: what each decision was worth, and what the strongest bot would have done.

Every decision is judged in two steps. A search as the strongest level does it finds the best
action. Then that action and the one that was played are each followed by a search of their own, of
the same length and from the same perspective, so that neither has been looked at less than the
other, and none is taken for better than it is because it was picked for being best.

An ending that the level plays out is not searched, and where nothing hidden from the player matters
all this is proven.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Literal, get_args

from blazon.bots.endings import play_out
from blazon.bots.levels import levels
from blazon.bots.search import limits_of, search
from blazon.kernel.errors import BadValue
from blazon.kernel.levels import LEVEL_NAMES
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.record import Record

Knowledge = Literal["own", "open"]
"""What a decision is judged by: what its player could know then, or all that was hidden, too."""
WORST = 3
"""How many of a seat's decisions are named as its most costly ones."""
SEED = "review"


@dataclass(frozen=True)
class Choice:
    """A decision as it was met: more than one action was legal."""

    at: int
    """How many actions had been played before it: its index among the actions."""
    seat: int
    token: str
    """What was played."""
    observation: Observation
    """By which it is judged."""


@dataclass(frozen=True)
class Decision:
    """A decision judged. Values are expected margins, in points or swords.

    A margin is a player's result less that of the best rival. It is expected in the sense of a
    search: the mean over its simulated games, where they ended (in Rheingold: where the level stops
    to judge). The bot itself plays for the win first and for the margin second, so that what it
    finds best may now and then have the smaller margin; the cost is then 0.
    """

    at: int
    """How many actions had been played before it: its index among the actions."""
    seat: int
    token: str
    """What was played."""
    best: str
    """What the strongest bot would have played; the same token where that was as good."""
    cost: float
    """The margin lost by not playing ``best``; 0 or more."""
    value: float
    """The player's margin expected after what was played …"""
    best_value: float
    """… and after ``best``."""
    line: list[str]
    """``best`` and the most likely actions after it, in one possible deal of what is hidden."""
    margins: list[float]
    """Each seat's margin expected after what was played, as the player sees it."""
    proven: bool = False
    """Whether nothing is expected but known: what followed was played out exactly. Then the values
    are what the player was sure of with best play, whatever the rival knew or did, ``best`` made
    them sure of most, and the cost is the difference. The rival's margin is the most that this left
    them, not what they could be sure of. Reviews made by Blazon 0.1 do not say so."""


@dataclass(frozen=True)
class Moment:
    """A point of the graph."""

    at: int
    """After how many actions."""
    margins: list[float]
    """Each seat's margin expected; after the last action of a finished game, the true one."""


@dataclass(frozen=True)
class Review:
    """A game looked back at."""

    game: str
    knowledge: Knowledge
    simulations: int
    """Of each search."""
    decisions: list[Decision]
    """In order; forced actions are not among them."""
    margins: list[Moment]
    worst: list[list[int]]
    """For each seat, the ``at`` of its most costly decisions, three at most, the worst first."""


def default_simulations(game: str) -> int:
    """How many simulations the strongest level has for a decision."""
    return levels(game)[LEVEL_NAMES[-1]].simulations


def choices(position: Position, knowledge: Knowledge = "own") -> Iterator[Choice]:
    """The decisions of a game so far, from the first; forced actions and chance are passed over."""
    game = Position(position.game.name, position.options, position.setup, seed="")
    for at, token in enumerate(position.actions):
        seat = game.actor
        if seat is not None and len(game.legal) > 1:
            seen = game.observe(seat) if knowledge == "own" else game.disclose()
            yield Choice(at, seat, token, seen)
        game.play(token)


def judge(choice: Choice, simulations: int, seed: str = SEED) -> Decision:
    """What a decision was worth; for the same seed always the same."""
    return _judge_ending(choice, simulations, seed) or _judge_by_search(choice, simulations, seed)


def _judge_ending(choice: Choice, simulations: int, seed: str) -> Decision | None:
    """What a decision was worth if both play as well as possible; None if that is not known."""
    seen, played, seat = choice.observation, choice.token, choice.seat
    limits = limits_of(seen.game.name, simulations=simulations)
    look = partial(play_out, seen, limits.level, limits.nodes, f"{seed}/{choice.at}")
    best = look()
    if best is None:
        return None
    after = best if best.line[0] == played else look(played)
    if after is None or after.proven != best.proven:
        return None
    if after.values[seat] >= best.values[seat]:
        best = after
    return Decision(
        at=choice.at,
        seat=seat,
        token=played,
        best=best.line[0],
        cost=round(max(0.0, best.margins[seat] - after.margins[seat]), 3),
        value=after.margins[seat],
        best_value=best.margins[seat],
        line=best.line,
        margins=after.margins,
        proven=best.proven,
    )


def _judge_by_search(choice: Choice, simulations: int, seed: str) -> Decision:
    """What a decision was worth, by what searches expect."""
    seen, played, seat = choice.observation, choice.token, choice.seat
    seed = f"{seed}/{choice.at}"
    look = partial(search, seen, simulations=simulations, endings=False)
    best = look(seed=seed).action
    found = after = look(seed=f"{seed}/after", first=played)
    if best != played:
        wanted = look(seed=f"{seed}/after", first=best)
        if wanted.values[seat] > after.values[seat]:
            found = wanted
    return Decision(
        at=choice.at,
        seat=seat,
        token=played,
        best=found.action,
        cost=round(max(0.0, found.margins[seat] - after.margins[seat]), 3),
        value=after.margins[seat],
        best_value=found.margins[seat],
        line=found.line,
        margins=after.margins,
    )


def sum_up(
    position: Position, decisions: Iterable[Decision], knowledge: Knowledge, simulations: int
) -> Review:
    """The review of a game whose decisions have been judged."""
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
) -> Review:
    """Look back at a game, finished or not.

    Args:
        game: the game, or its record.
        knowledge: ``own``: each decision by what its player could know then; ``open``: with all
            that was hidden then laid open, and only the dice unknown.
        simulations: simulated games of each search, of which a decision takes two or three; as the
            strongest level has if not given.
        seed: any text; the same seed gives the same review.
        progress: called after each decision with how many are done, and of how many.

    Raises:
        BadValue: for a record that is no legal game, an unknown knowledge, or no simulations.
    """
    if knowledge not in get_args(Knowledge):
        raise BadValue("knowledge", f"must be one of {', '.join(get_args(Knowledge))}")
    position = Position.load(game) if isinstance(game, Record) else game
    number = default_simulations(position.game.name) if simulations is None else simulations
    of = sum(1 for _ in choices(position))
    decisions = []
    for choice in choices(position, knowledge):
        decisions.append(judge(choice, number, seed))
        progress(len(decisions), of)
    return sum_up(position, decisions, knowledge, number)
