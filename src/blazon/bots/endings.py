"""Endings that a search need not guess at: they are played out.

That can be done for two players once few positions are left. Where the player who decides knows all
that matters, and will go on knowing it, the result is proven: with best play this player is sure of
it, whatever the rival knows or does. The rival may know less, and be sure of less.
Where something that the player does not know matters, some deals of it are played out, each with
everything open, and what is best on average is taken: that is no proof, as in none of them anybody
has to do without knowing.

Both players play for the win first and for the margin second. So do searches: their payoffs order
results in the same way.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from blazon.bots.forest import Tree, means
from blazon.bots.levels import Level, levels
from blazon.kernel import batch
from blazon.kernel.bits import lowest
from blazon.kernel.contract import NOBODY, OVER, actor, apply, legal
from blazon.kernel.game import States, Variant
from blazon.kernel.jit import entry
from blazon.kernel.minimax import FIRST_KNOWN, TooManyNodesError
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.observation import Observation
from blazon.match.solving import Solver, Worth, hides_nothing, mean_worth, only_deal

MOST_PLAYED_OUT = 24
"""Deals that are played out, at most, where what is hidden makes a difference ..."""
FEWEST_PLAYED_OUT = 8
"""... and at least; if there are too many positions for that, it is not known what is best."""
_NODES_TO_COMPILE = 8 * FIRST_KNOWN
"""So many that the solver needs more room on the way."""
_FIRST_SHARE = 0.125
"""If the first deal takes more of the positions than this, the others are too many."""
_ALL_SHARE = 0.5
"""More deals than necessary are played out only up to here."""
_ZERO, _WORD = np.uint64(0), np.uint64(64)


@dataclass(frozen=True)
class Ending:
    """How a game ends if both players play as well as possible."""

    line: list[str]
    """The first action and the best ones after it, to the end of the game; of one deal, if several
    were played out."""
    values: list[float]
    """Each player's payoff, 0 to 1; the mean, if several deals were played out. If it is proven,
    the one who decides is sure of theirs; the rival's is the most that best play leaves them."""
    margins: list[float]
    """Each player's lead over the best rival, in points, in the same sense."""
    proven: bool
    """Whether the player who decides is sure of it with best play, whatever the rival knows or
    does."""
    nodes: int
    """How many positions were looked at."""


def prove(
    observation: Observation, level: Level, nodes: int, first: str | None = None
) -> Ending | None:
    """What the player who acts is sure of; None if something hidden matters, or it is too far.

    Args:
        observation: what the acting player knows.
        level: from when endings are played out, and how a search judges results.
        nodes: positions to look at before giving up.
        first: a legal action with which to begin, however good it is.
    """
    if not _is_for_two(observation, level):
        return None
    deal = _known(observation, level.endings)
    if deal is None:
        return None
    solver = Solver(observation.variant, "win", nodes)
    try:
        if first is None:
            best = solver.worth(deal)
        else:
            best = solver.worth_after(deal, observation.variant.tokens(deal).index(first))
        return _ending(solver, [deal], best, level, proven=True)
    except TooManyNodesError:
        return None


def average(
    observation: Observation, level: Level, nodes: int, seed: str, first: str | None = None
) -> Ending | None:
    """How the game ends on average over some deals, each open to all; None if they are too many.

    For the same arguments it is always the same. Arguments are those of ``prove``; by ``seed``, any
    text, hidden things are dealt. The deals do not depend on ``first``.
    """
    if not _is_for_two(observation, level) or observation.complete:
        return None
    if not _ends_within(observation.variant, _deal(observation, seed, 0), level.endings):
        return None
    solver, tokens = Solver(observation.variant, "win", nodes), list(observation.legal)
    try:
        deals, worths = _worths(solver, _some_deals(observation, seed), tokens)
        found = dict(zip(tokens, worths, strict=True))
        seat = observation.player or 0
        best = max(found.values(), key=lambda worth: solver.useful(worth, seat))
        return _ending(solver, deals, found[first] if first else best, level, proven=False)
    except TooManyNodesError:
        return None


def play_out(
    observation: Observation, level: Level, nodes: int, seed: str, first: str | None = None
) -> Ending | None:
    """How the game ends, proven or else on average; None if neither is known."""
    return prove(observation, level, nodes, first) or average(
        observation, level, nodes, seed, first
    )


def compile_ahead(observation: Observation) -> None:
    """Have in machine code what playing an ending out needs, at games whose levels do that."""
    if not any(_is_for_two(observation, level) for level in levels(observation.game.name).values()):
        return
    deal = _deal(observation, "compile", 0)
    batch.fingerprint(deal)
    _ends_within(observation.variant, deal, 0)
    with suppress(TooManyNodesError):
        Solver(observation.variant, "win", _NODES_TO_COMPILE).worth(deal)


def _is_for_two(observation: Observation, level: Level) -> bool:
    return level.endings > 0 and observation.variant.options["players"] == 2


def _ending(
    solver: Solver, deals: list[States], best: Worth, level: Level, *, proven: bool
) -> Ending | None:
    """What comes of an action; None where chance can decide. Raises TooManyNodesError."""
    games = [_play_on(solver, states, best.action) for states in deals]
    if solver.has_chance:  # perhaps only after another action than the best: then it is a mean
        return None
    ends = [end for _, end in games]
    return Ending(
        line=games[0][0],
        values=_payoffs(solver.variant, ends, level),
        margins=[round(lead, 6) for lead in best.leads],
        proven=proven,
        nodes=solver.nodes,
    )


def _known(observation: Observation, most: int) -> States | None:
    """The game laid open, if nothing that matters is hidden from the observer, now or later.

    None as well if it is not over within so many actions, or if the rival lacks something in the
    deal that is laid open. There may be other possible deals, as good as that one to the observer,
    in which the rival does. When somebody looks back at a game with everything open, only what
    would be hidden later counts.
    """
    variant, seen = observation.variant, observation.states
    if observation.complete:
        is_near = variant.stays_public(seen) and _ends_within(variant, seen, most)
        return seen.copy() if is_near else None
    # Dealing twice is quick, and mostly shows at once that there is something to know.
    one, other = (_deal(observation, "known", number) for number in range(2))
    if batch.fingerprint(one) != batch.fingerprint(other):
        return None
    deal = only_deal(variant, seen, observation.observer)
    if deal is None or not _ends_within(variant, deal, most):
        return None
    return deal if hides_nothing(variant, deal) else None


def _deal(observation: Observation, seed: str, number: int) -> States:
    """The game with what is hidden from the observer dealt at random."""
    states = observation.states.copy()
    observers = np.array([observation.observer], np.uint64)
    batch.imagine(states, observers, open_stream(seed, number, Purpose.BOT))
    return states


def _some_deals(observation: Observation, seed: str) -> Iterator[States]:
    """As many such deals as are played out at most."""
    return (_deal(observation, seed, number) for number in range(MOST_PLAYED_OUT))


def _worths(
    solver: Solver, deals: Iterable[States], actions: list[str]
) -> tuple[list[States], list[Worth]]:
    """As many deals as can be played out, and what each action is worth on average over these.

    Raises TooManyNodesError if they are too few.
    """
    played, found = list[States](), list[list[Worth]]()
    for states in deals:
        tokens, worths = solver.variant.tokens(states), list[Worth]()
        for action in actions:
            worths.append(solver.worth_after(states, tokens.index(action)))
            if not found and solver.nodes > _FIRST_SHARE * solver.most:
                raise TooManyNodesError
        played.append(states)
        found.append(worths)
        if len(found) >= FEWEST_PLAYED_OUT and solver.nodes > _ALL_SHARE * solver.most:
            break
    ways = [1] * len(found)
    return played, [mean_worth(ways, worths) for worths in zip(*found, strict=True)]


def _play_on(solver: Solver, states: States, action: int) -> tuple[list[str], States]:
    """An action and the best ones after it, and the position that they lead to."""
    states, variant = states.copy(), solver.variant
    line = [variant.tokens(states)[action]]
    batch.act(states, np.array([action], np.uint64))
    for token in solver.line(states):
        line.append(token)
        batch.act(states, np.array([variant.tokens(states).index(token)], np.uint64))
    return line, states


def _ends_within(variant: Variant, states: States, most: int) -> bool:
    """Whether the game is over within so many actions if everybody takes the first legal one."""
    masks = np.zeros(1, variant.game.mask)
    return bool(_is_over_after(states.copy(), masks, np.int64(most)))


@entry
def _is_over_after(states: npt.NDArray[Any], masks: npt.NDArray[Any], most: Any) -> Any:
    """Take the first legal action in the one state, so many times; whether the game is over."""
    state, mask = states[0], masks[0]
    for _ in range(most):
        if actor(state) == OVER:
            return True
        legal(state, mask)
        word = 0
        while mask.words[word] == _ZERO:
            word += 1
        apply(state, lowest(mask.words[word]) + np.uint64(word) * _WORD)
    return actor(state) == OVER


def _payoffs(variant: Variant, ends: list[States], level: Level) -> list[float]:
    """Each player's mean payoff at the end of games: what a simulation from there brings."""
    stream = open_stream("", 0, Purpose.SEARCH)  # nothing is drawn any more
    tree = Tree(variant, ends[0].copy(), NOBODY, level, stream, len(ends))
    for states in ends:
        tree.root[0] = states[0]
        tree.run(1)
    return means([tree], "sums")
