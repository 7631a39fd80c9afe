"""Evaluate one decision of a game, and compare the strongest bot's choice.

A decision is evaluated in two steps. A search at the strongest level finds the best action. Then
two further searches, of the same length and from the same perspective, evaluate that action and the
one that was played. So neither action gets less attention, and neither looks better than it is
because it was picked as the best.

If the level evaluates positions at the end of a turn, all simulations of these two searches end
with the turn of the decision. Otherwise, those that begin by ending the turn would look further
ahead than the others. More of them would reach the end of the game, where margins are true and not
the judge's, and the difference between the two would count as a cost.

A cost from 1 must be found twice: two more searches, with other random numbers, evaluate the same
actions, and the smaller cost counts.

If the level solves the ending, there is no search, and the result is proven if nothing hidden from
the player matters.

Costs from 1 are split by the lines of the score sheet (``bots.reasons``).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Literal, NamedTuple

from blazon.bots.endings import Ending, play_out
from blazon.bots.judge import Judge
from blazon.bots.levels import levels
from blazon.bots.reasons import LEAST_COST, reasons_for
from blazon.bots.search import Finding, Limits, limits_of, search
from blazon.kernel.levels import LEVEL_NAMES
from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.match.reason import Reason

Look = partial[Finding]
"""A search for which a seed is still missing."""
Knowledge = Literal["own", "open"]
"""The basis for evaluating a decision: its player's knowledge then, or everything hidden, too."""
SEED = "review"
NEARLY_BEST = 0.5
"""The largest cost, in points or swords, of an action that counts as good as the best one; smaller
differences are noise.
"""


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
    up_to: float = 0.0
    """The larger of the costs that two searches found; ``cost`` is the smaller one. 0 if the action
    was evaluated only once, because that cost was below 1, or if the values are proven. Reviews by
    Blazon 0.2 do not have this field.
    """


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


class _Compared(NamedTuple):
    """What the better action and the one played lead to."""

    better: Ending | Finding
    after: Ending | Finding
    proven: bool = False
    up_to: float = 0.0
    """The larger of the costs that two searches found."""

    def cost(self, seat: int) -> float:
        """The margin that a player loses by the action played."""
        return round(max(0.0, self.better.margins[seat] - self.after.margins[seat]), 3)


def judge_choice(
    choice: Choice,
    simulations: int,
    seed: str = SEED,
    judge: Judge | None = None,
    *,
    explain: bool = True,
) -> Decision:
    """Evaluate a decision; the result is always the same for the same seed and judge.

    Without ``explain`` it takes less time; there are no reasons, and unless the ending was solved,
    ``line`` is the best action alone.
    """
    seat, seen = choice.seat, choice.observation
    limits = limits_of(seen.game.name, simulations=simulations, judge=judge)
    seed = f"{seed}/{choice.at}"
    look = partial(search, seen, simulations=simulations, endings=False, judge=judge)
    found = _by_proof(choice, limits, seed) or _by_search(choice, look, seed, lines=explain)
    better, after, proven, up_to = found
    cost = found.cost(seat)
    reasons = []
    if explain:
        reasons = reasons_for(seen, after.line, better.line, cost, seed, proven=proven)
    return Decision(
        at=choice.at,
        seat=seat,
        token=choice.token,
        best=better.line[0],
        cost=cost,
        value=after.margins[seat],
        best_value=better.margins[seat],
        line=better.line,
        margins=after.margins,
        proven=proven,
        reasons=reasons,
        up_to=up_to,
    )


def is_right(decision: Decision) -> bool:
    """Whether the action played was the best one, or so close that a search cannot tell."""
    return decision.cost <= (0 if decision.proven else NEARLY_BEST)


def _by_proof(choice: Choice, limits: Limits, seed: str) -> _Compared | None:
    """Compare the actions exactly, with best play by both; None if that is not possible."""
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
    return _Compared(best, after, best.proven)


def _by_search(choice: Choice, look: Look, seed: str, *, lines: bool) -> _Compared:
    """Compare the actions by searches, and once more if the one played seems to cost something."""
    played, seat = choice.token, choice.seat
    best = look(seed=seed, lines=False).action
    look = partial(look, compared=True, lines=lines)

    def compare(seed: str) -> _Compared:
        after = look(seed=seed, first=played)
        better = after if best == played else look(seed=seed, first=best)
        return _Compared(better if better.values[seat] > after.values[seat] else after, after)

    first = compare(f"{seed}/after")
    if first.cost(seat) < LEAST_COST:
        return first
    less, more = sorted((first, compare(f"{seed}/again")), key=lambda one: one.cost(seat))
    return less._replace(up_to=more.cost(seat))
