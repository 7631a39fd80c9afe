"""Solve endings for a search, so that it need not guess.

This works for two players once few positions are left. If the player to move knows everything that
matters, now and later, the result is proven: with best play this player is sure of it, whatever the
rival knows or does. The rival may know less, and be sure of less. If hidden information matters,
the solver solves some possible deals with everything open and takes the best action on average.
That is not a proof, as players then know more than they will in the game.

Both players play for the win first and the margin second. So do searches: their payoffs order
results in the same way.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass

import numpy as np

from blazon.bots.forest import Tree, means
from blazon.bots.levels import Level, levels
from blazon.kernel import batch
from blazon.kernel.contract import NOBODY
from blazon.kernel.game import States, Variant
from blazon.kernel.minimax import FIRST_KNOWN, TooManyNodesError
from blazon.kernel.playouts import is_over_after
from blazon.kernel.streams import Purpose, open_stream
from blazon.match.observation import Observation
from blazon.match.solving import Solver, Worth, hides_nothing, mean_worth, only_deal

MOST_PLAYED_OUT = 24
"""The maximum number of deals to solve where the hidden information matters ..."""
FEWEST_PLAYED_OUT = 8
"""... and the minimum; with too many positions for that, there is no answer."""
_NODES_TO_COMPILE = 8 * FIRST_KNOWN
"""Enough nodes that the solver must enlarge its table."""
_FIRST_SHARE = 0.125
"""If the first deal needs a larger share of the positions, there are too many for the others."""
_ALL_SHARE = 0.5
"""The share of the positions up to which more deals than the minimum are solved."""


@dataclass(frozen=True)
class Ending:
    """The end of a game after best play by both players."""

    line: list[str]
    """The first action and the best ones after it, to the end of the game; for one deal if several
    were solved.
    """
    values: list[float]
    """Each player's payoff, 0 to 1; the mean if several deals were solved. If proven, the player to
    move is sure of theirs; the rival's is the most that best play leaves them.
    """
    margins: list[float]
    """Each player's lead over the best rival, in points, in the same sense."""
    proven: bool
    """Whether the player to move is sure of it with best play, whatever the rival knows or does."""
    nodes: int
    """The number of positions visited."""


def prove(
    observation: Observation, level: Level, nodes: int, first: str | None = None
) -> Ending | None:
    """Prove the result that the acting player is sure of.

    None if hidden information matters or the end is too far away.

    Args:
        observation: what the acting player knows.
        level: when to solve endings, and how a search values results.
        nodes: the number of positions at which to give up.
        first: a legal action to begin with, however good it is.
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
    """Solve some deals with everything open and average them; None if there are too many positions.

    The result is always the same for the same arguments: those of ``prove``, and ``seed``, any
    text, for dealing hidden components. The deals do not depend on ``first``.
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
    """The proven end of the game, or else the average; None if neither is known."""
    return prove(observation, level, nodes, first) or average(
        observation, level, nodes, seed, first
    )


def compile_ahead(observation: Observation) -> None:
    """Compile the solver for games whose levels use it."""
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
    """The result of an action; None where chance can decide. Raises TooManyNodesError."""
    games = [_play_on(solver, states, best.action) for states in deals]
    if solver.has_chance:  # perhaps only after other actions, but then the value is a mean
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
    """The open game, if nothing that matters is hidden from the observer, now or later.

    Also None if the game does not end within this many actions, or if the rival does not know
    everything that matters in the chosen deal. The rival may know less in another deal that looks
    the same to the observer. In a review with everything open, only information hidden later
    counts.
    """
    variant, seen = observation.variant, observation.states
    if observation.complete:
        is_near = variant.stays_public(seen) and _ends_within(variant, seen, most)
        return seen.copy() if is_near else None
    # Dealing twice is quick, and usually reveals at once that something is hidden.
    one, other = (_deal(observation, "known", number) for number in range(2))
    if batch.fingerprint(one) != batch.fingerprint(other):
        return None
    deal = only_deal(variant, seen, observation.observer)
    if deal is None or not _ends_within(variant, deal, most):
        return None
    return deal if hides_nothing(variant, deal) else None


def _deal(observation: Observation, seed: str, number: int) -> States:
    """The game with the components hidden from the observer dealt at random."""
    states = observation.states.copy()
    observers = np.array([observation.observer], np.uint64)
    batch.imagine(states, observers, open_stream(seed, number, Purpose.BOT))
    return states


def _some_deals(observation: Observation, seed: str) -> Iterator[States]:
    """The deals to solve, at most ``MOST_PLAYED_OUT``."""
    return (_deal(observation, seed, number) for number in range(MOST_PLAYED_OUT))


def _worths(
    solver: Solver, deals: Iterable[States], actions: list[str]
) -> tuple[list[States], list[Worth]]:
    """The deals that could be solved, and the average value of each action over them.

    Raises TooManyNodesError if there are too few.
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
    """An action and the best ones after it, and the final position."""
    states, variant = states.copy(), solver.variant
    line = [variant.tokens(states)[action]]
    batch.act(states, np.array([action], np.uint64))
    for token in solver.line(states):
        line.append(token)
        batch.act(states, np.array([variant.tokens(states).index(token)], np.uint64))
    return line, states


def _ends_within(variant: Variant, states: States, most: int) -> bool:
    """Whether the game ends within this many actions if everybody takes the first legal one."""
    masks = np.zeros(1, variant.game.mask)
    return bool(is_over_after(states.copy(), masks, np.int64(most)))


def _payoffs(variant: Variant, ends: list[States], level: Level) -> list[float]:
    """Each player's mean payoff at the end of games, as a simulation would compute it."""
    stream = open_stream("", 0, Purpose.SEARCH)  # unused, since the games have ended
    tree = Tree(variant, ends[0].copy(), NOBODY, level, stream, len(ends))
    for states in ends:
        tree.root[0] = states[0]
        tree.run(1)
    return means([tree], "sums")
