"""What a player can expect after each action, and which actions are right.

A proven prospect is exact. A searched one comes from searches that give each legal action the same
number of simulations, so that no action looks better than it is because it got more attention.
"""

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean

from blazon.bots.decisions import NEARLY_BEST, default_simulations
from blazon.bots.endings import Ending, prove
from blazon.bots.levels import strongest
from blazon.bots.search import search
from blazon.match.observation import Observation
from blazon.match.puzzles import Kind, Prospect

_LEAST_CHANCE = 0.35
"""By how much the chance to win after a right action is higher, unless its margin is."""
_TIMES = 20
"""How many times the strongest level's simulations each search has."""
NODES = 2_000_000
"""The number of positions, for all actions together, at which the solver gives up."""
_SEARCHES = 3
_HOPELESS, _DECIDED = 0.2, 0.85
"""The chances to win below which no action is worth looking for, and above which any will do."""
_MOST_RIGHT = 3
_SAME_CHANCE = 0.1
"""The most by which the chances to win of right actions differ."""


def prospects_in(
    observation: Observation, kind: Kind, simulations: int | None = None, seed: str = "check"
) -> dict[str, Prospect] | None:
    """The prospects after each action: proven, or the average over three searches.

    None if nothing can be proven.
    """
    if kind == "searched":
        return mean(list(searched(observation, simulations, seed)))
    endings = solved(observation)
    if endings is None:
        return None
    seat = observation.player or 0
    return {token: of_ending(one, seat) for token, one in endings.items()}


def searched(
    observation: Observation, simulations: int | None, seed: str
) -> Iterator[dict[str, Prospect]]:
    """The prospects after each action in each of three searches with other random numbers."""
    for number in range(_SEARCHES):
        yield compared(observation, simulations, f"{seed}/{number}")


def right_in(prospects: Mapping[str, Prospect], kind: Kind) -> tuple[str, ...]:
    """The best actions, the best one first: only equally good ones if that is proven."""
    if kind == "proven":
        best = max((one.payoff, one.margin) for one in prospects.values())
        return tuple(token for token, one in prospects.items() if (one.payoff, one.margin) == best)
    most = max(one.margin for one in prospects.values())
    right = [token for token, one in prospects.items() if one.margin >= most - NEARLY_BEST]
    return tuple(sorted(right, key=lambda token: -prospects[token].margin))


def is_clear(prospects: Mapping[str, Prospect], right: Sequence[str], gap: float) -> bool:
    """Whether the right actions are clearly better than all others, and worth looking for."""
    good = [prospects[token] for token in right]
    others = [one for token, one in prospects.items() if token not in right]
    margin, payoff = min(one.margin for one in good), min(one.payoff for one in good)
    return (
        len(others) > 0
        and len(good) <= _MOST_RIGHT
        and payoff >= _HOPELESS
        and min(one.payoff for one in others) <= _DECIDED
        and max(one.payoff for one in good) - payoff <= _SAME_CHANCE
        and all(
            one.payoff <= payoff
            and (margin - one.margin >= gap or payoff - one.payoff >= _LEAST_CHANCE)
            for one in others
        )
    )


def solved(observation: Observation, nodes: int = NODES) -> dict[str, Ending] | None:
    """The proven ending after each action; None unless all can be proven."""
    level, found, left = strongest(observation.game.name), dict[str, Ending](), nodes
    for token in observation.legal:
        ending = prove(observation, level, left, token) if left > 0 else None
        if ending is None:
            return None
        found[token] = ending
        left -= ending.nodes
    return found


def of_ending(ending: Ending, seat: int) -> Prospect:
    """The prospect of a player in a proven ending."""
    return Prospect(round(ending.margins[seat], 1), round(ending.values[seat], 2))


def compared(observation: Observation, simulations: int | None, seed: str) -> dict[str, Prospect]:
    """The prospects after each action, from searches of the same length that begin with it."""
    whole = simulations or _TIMES * default_simulations(observation.game.name)
    each, seat = max(1, whole // len(observation.legal)), observation.player or 0
    found = {}
    for token in observation.legal:
        one = search(
            observation,
            first=token,
            endings=False,
            compared=True,
            lines=False,
            simulations=each,
            seed=seed,
        )
        found[token] = Prospect(one.margins[seat], one.values[seat])
    return found


def mean(searches: Sequence[Mapping[str, Prospect]]) -> dict[str, Prospect]:
    """The averages over searches, rounded as in a file."""
    return {
        token: Prospect(
            round(fmean(one[token].margin for one in searches), 1),
            round(fmean(one[token].payoff for one in searches), 2),
        )
        for token in searches[0]
    }
