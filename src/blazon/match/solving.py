"""Solve endings exactly, and bound them where something is hidden."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import fsum
from typing import Literal, get_args

import numpy as np

from blazon.kernel import batch
from blazon.kernel.bits import members
from blazon.kernel.contract import OVER
from blazon.kernel.errors import BadValue
from blazon.kernel.expectimax import Expectimax
from blazon.kernel.game import States, Variant
from blazon.kernel.minimax import NO_ACTION, ChanceAheadError, Minimax, TooManyNodesError

Objective = Literal["win", "margin"]
"""What players want first: to win, with the lead second, or to lead by as much as possible."""
Knowledge = Literal["own", "open"]
"""The acting player's assumed knowledge: their own, or everything."""
KNOWLEDGE = get_args(Knowledge)
Claim = Literal["exact", "bound", "mean"]

DEFAULT_NODES = 20_000_000
"""The default number of positions at which to give up: about ten seconds."""
MOST_NODES = 100_000_000_000
MOST_DEALS = 5_000
"""The maximum number of deals to solve one by one."""
_WORTH = {"win": (1, 1 << 20), "margin": (2, 1)}


@dataclass(frozen=True)
class Solution:
    """The value of a position if everybody plays as well as possible from here."""

    claim: Claim
    """The meaning of the numbers. ``exact``: the acting player knows everything that matters, now
    and later. With two players and best play this player is then sure of the result, whatever the
    rival knows or does (on average if there is chance to come). It does not say what the rival can
    be sure of. With more players, it is the result if everybody knows everything. ``bound``: the
    mean over all possible deals, each played with everything open; the acting player cannot be sure
    of more on average if the rival knows everything. ``mean``: the same with more than two players,
    where it is not a bound.
    """
    action: str | None
    """The token of the best action; None at a chance event and at the end."""
    line: list[str]
    """That action and the best ones after it, up to a chance event; only that action if hidden
    information matters.
    """
    leads: list[float]
    """Each player's expected final lead over the best rival, in points, if everybody plays on with
    everything open.
    """
    shares: list[float]
    """Each player's expected share of the win, 0 to 1, in the same sense."""
    deals: int
    """The number of deals that differ for the acting player in something that matters; 1 if nothing
    hidden matters.
    """
    nodes: int
    """The number of positions visited."""


@dataclass(frozen=True)
class Worth:
    """The value of a position or an action."""

    action: int
    """The action, or the best one; NO_ACTION at a chance event and at the end."""
    shares: list[float]
    leads: list[float]


class Solver:
    """Solves positions of one game with the same options."""

    def __init__(self, variant: Variant, objective: Objective, most: int) -> None:
        self.variant = variant
        self.most = most
        self._worth = _WORTH[objective]
        self._players = int(variant.options["players"])
        game = variant.game
        self._minimax: Minimax | None = None
        if self._players == 2:
            self._minimax = Minimax(
                game.state, game.mask, game.workspace, game.actions, self._worth, most
            )
        self._expectimax: Expectimax | None = None
        self.has_chance = False
        """Whether a chance event has occurred, which alpha-beta cannot handle."""

    @property
    def nodes(self) -> int:
        """The number of positions visited."""
        return sum(one.nodes for one in (self._minimax, self._expectimax) if one is not None)

    def worth(self, states: States) -> Worth:
        """The value of a position; raises TooManyNodesError."""
        masks, actors = np.zeros(1, self.variant.game.mask), np.zeros(1, np.int64)
        batch.ask(states, masks, actors)
        if actors[0] == OVER:
            return self._result(states)
        if self._minimax is not None and not self.has_chance:
            try:
                action, value = self._minimax.solve(states)
            except ChanceAheadError:
                self.has_chance = True
            else:
                return self._of_two(action, value)
        if self._expectimax is None:
            game = self.variant.game
            self._expectimax = Expectimax(
                game.state, game.mask, self._players, self._worth, self.most
            )
        return Worth(*self._expectimax.solve(states))

    def _result(self, states: States) -> Worth:
        """The value of a finished game."""
        totals, standings = np.zeros((2, 1, self._players), np.int64)
        batch.count(states, totals, standings)
        won = standings[0] == standings[0].max()
        leads = [float(own - max(np.delete(totals[0], seat))) for seat, own in enumerate(totals[0])]
        return Worth(NO_ACTION, (won / won.sum()).tolist(), leads)

    def _of_two(self, action: int, value: int) -> Worth:
        """Turn the first player's value into shares of the win and leads."""
        point, bonus = self._worth
        ahead = (value > 0) - (value < 0)
        lead = (value - ahead * bonus) / point
        return Worth(action, [(1 + ahead) / 2, (1 - ahead) / 2], [lead, -lead])

    def worth_after(self, states: States, action: int) -> Worth:
        """The value of a legal action; raises TooManyNodesError."""
        following = states.copy()
        batch.act(following, np.array([action], np.uint64))
        found = self.worth(following)
        return Worth(action, found.shares, found.leads)

    def useful(self, worth: Worth, seat: int) -> float:
        """The quantity that a player maximizes."""
        point, bonus = self._worth
        return point * worth.leads[seat] + bonus * worth.shares[seat]

    def line(self, states: States) -> list[str]:
        """The best actions from a position on, up to a chance event or the end."""
        states, found = states.copy(), list[str]()
        while (action := self.worth(states).action) != NO_ACTION:
            found.append(self.variant.tokens(states)[action])
            batch.act(states, np.array([action], np.uint64))
        return found


def check_effort(objective: str, nodes: int | None) -> int:
    """The limit on positions; raises BadValue for an invalid objective or limit."""
    if objective not in _WORTH:
        raise BadValue("objective", f"must be one of {', '.join(_WORTH)}")
    if nodes is None:
        return DEFAULT_NODES
    if type(nodes) is not int or not 1 <= nodes <= MOST_NODES:
        raise BadValue("nodes", f"must be a whole number from 1 to {MOST_NODES}")
    return nodes


def solve_open(
    variant: Variant, states: States, objective: Objective = "win", nodes: int | None = None
) -> Solution | None:
    """The value of a position if everybody knows everything; None if that takes too long.

    Raises BadValue.
    """
    solver = Solver(variant, objective, check_effort(objective, nodes))
    try:
        worth, line = solver.worth(states), solver.line(states)
    except TooManyNodesError:
        return None
    return Solution(
        claim="exact",
        action=line[0] if line else None,
        line=line,
        leads=worth.leads,
        shares=worth.shares,
        deals=1,
        nodes=solver.nodes,
    )


def only_deal(variant: Variant, seen: States, observer: int | None) -> States | None:
    """The open position, if the observer knows everything that matters; else None.

    Args:
        variant: the game.
        seen: the observer's knowledge, from ``hide``.
        observer: the seat's number; None for an onlooker.
    """
    found: States | None = None
    key = 0
    for number, (_, states) in enumerate(variant.deals(seen, observer)):
        if found is None:
            found, key = states.copy(), batch.fingerprint(states)
        elif number == MOST_DEALS or batch.fingerprint(states) != key:
            return None
    return found


def hides_nothing(variant: Variant, states: States) -> bool:
    """Whether each player knows everything that matters in this position, now and later."""
    if not variant.stays_public(states):
        return False
    for seat in range(int(variant.options["players"])):
        seen = np.zeros_like(states)
        batch.observe(states, seen, np.array([seat], np.uint64))
        if only_deal(variant, seen, seat) is None:
            return False
    return True


def solve_deals(
    variant: Variant,
    deals: Iterable[tuple[int, States]],
    objective: Objective = "win",
    nodes: int | None = None,
) -> Solution | None:
    """The value of a position to the acting player; None if that takes too long.

    Args:
        variant: the game.
        deals: all possible deals of the components hidden from that player, each with its number of
            equally likely cases.
        objective: the players' objective.
        nodes: the number of positions at which to give up.

    Raises:
        BadValue: for an invalid objective or number of nodes.
    """
    most = check_effort(objective, nodes)
    different: dict[int, tuple[int, States]] = {}
    for ways, states in deals:
        key = batch.fingerprint(states)
        before, first = different.get(key, (0, states))
        different[key] = ways + before, first  # the same deal as in only_deal
        if len(different) > min(most, MOST_DEALS):
            return None
    if len(different) == 1:
        ((_, states),) = different.values()
        return _solve_only(variant, states, objective, nodes)
    solver = Solver(variant, objective, most)
    try:
        action, worth = _best_of_mean(solver, list(different.values()))
    except TooManyNodesError:
        return None
    token = variant.tokens(states)[action]
    return Solution(
        claim=_inexact(variant),
        action=token,
        line=[token],
        leads=worth.leads,
        shares=worth.shares,
        deals=len(different),
        nodes=solver.nodes,
    )


def _solve_only(
    variant: Variant, states: States, objective: Objective, nodes: int | None
) -> Solution | None:
    """The value of the only relevant deal to the acting player.

    It is exact if the others, too, know everything that matters in this deal, now and later. They
    may know less in another deal that looks the same to the acting player, so the value does not
    say what they can be sure of.
    """
    found = solve_open(variant, states, objective, nodes)
    if found is None or found.action is None or hides_nothing(variant, states):
        return found
    return replace(found, claim=_inexact(variant), line=[found.action])


def _inexact(variant: Variant) -> Claim:
    """The claim for a mean over deals that are played with everything open."""
    return "bound" if variant.options["players"] == 2 else "mean"


def _best_of_mean(solver: Solver, deals: list[tuple[int, States]]) -> tuple[int, Worth]:
    """The best action on average over the deals, each played with everything open from then on."""
    masks, actors = np.zeros(1, solver.variant.game.mask), np.zeros(1, np.int64)
    batch.ask(deals[0][1], masks, actors)
    ways = [cases for cases, _ in deals]
    legal = members(int.from_bytes(masks.tobytes(), "little"))
    found = [
        mean_worth(ways, [solver.worth_after(states, action) for _, states in deals])
        for action in legal
    ]
    best = max(found, key=lambda worth: solver.useful(worth, int(actors[0])))
    return best.action, best


def mean_worth(ways: list[int], worths: Sequence[Worth]) -> Worth:
    """The average value of an action over weighted deals."""
    return Worth(
        worths[0].action,
        _means(ways, [worth.shares for worth in worths]),
        _means(ways, [worth.leads for worth in worths]),
    )


def _means(ways: list[int], values: list[list[float]]) -> list[float]:
    """The weighted mean of values, by seat."""
    total = sum(ways)
    return [
        fsum(number * value for number, value in zip(ways, by_seat, strict=True)) / total
        for by_seat in zip(*values, strict=True)
    ]
