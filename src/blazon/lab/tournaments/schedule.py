"""Who meets whom, in which seats. Bots are numbers here, in the order of the tournament's file."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import factorial

from blazon.lab.tournaments.matching import best_pairs

Group = tuple[int, ...]
"""The bots of a game, in no particular order."""
MOST_TRIES = 20_000
"""How many groups of three or more to try before a Swiss round lets bots meet again."""
_TWO = 2


def round_robin(bots: int, players: int) -> list[Group]:
    """Every group of this many bots: everybody meets everybody."""
    return list(combinations(range(bots), players))


def seatings(group: Group, deal: int) -> list[Group]:
    """The arrangements in which a group plays a deal: each bot sits in each seat once.

    For two, these are all arrangements. With more, who follows whom changes from deal to deal, and
    after (players - 1)! deals every order of play has come equally often.

    >>> seatings((0, 3), 0)
    [(0, 3), (3, 0)]
    >>> seatings((0, 1, 2), 1)
    [(0, 2, 1), (2, 1, 0), (1, 0, 2)]
    """
    first, *rest = group
    orders = permutations(rest)
    for _ in range(deal % factorial(len(rest))):
        next(orders)
    order = (first, *next(orders))
    return [order[start:] + order[:start] for start in range(len(order))]


def swiss_round(
    scores: Sequence[float], rounds: Sequence[Sequence[Group]], players: int
) -> list[Group]:
    """The groups of the next round of a Swiss tournament: bots with similar results meet.

    Bots are ranked by their scores, equal ones in their own order. No two meet again while that
    can be avoided, and then none meets another more often than needed; with three or more in a
    group, the search for that ends after ``MOST_TRIES``. If the bots cannot
    all sit down, those rest who have rested least, the weakest of them first.

    Args:
        scores: each bot's mean share of the wins so far.
        rounds: the groups of each round so far.
        players: the number of bots in a group.
    """
    ranked = sorted(range(len(scores)), key=lambda bot: (-round(scores[bot], 9), bot))
    met = Counter(
        pair for groups in rounds for group in groups for pair in combinations(sorted(group), 2)
    )
    most = 0
    grouped = _paired if players == _TWO else _grouped
    while True:
        tries = _Tries()
        for resting in _resting(ranked, rounds, players):
            there = [bot for bot in ranked if bot not in resting]
            found = grouped(there, met, most, players, tries)
            if found is not None:
                return found
            if tries.are_over:
                break
        most += 1


class _Tries:
    """Counts groups that are tried."""

    def __init__(self) -> None:
        self._left = MOST_TRIES

    @property
    def are_over(self) -> bool:
        """Whether no more may be tried."""
        return self._left <= 0

    def count(self) -> None:
        """One more."""
        self._left -= 1


def _resting(
    ranked: Sequence[int], rounds: Sequence[Sequence[Group]], players: int
) -> Iterator[set[int]]:
    """The sets of bots that may rest in the next round, the fairest first."""
    count = len(ranked) % players
    rests = Counter(
        bot for groups in rounds for bot in {*ranked} - {one for group in groups for one in group}
    )
    order = sorted(ranked, key=lambda bot: (rests[bot], -ranked.index(bot)))
    if not count:
        yield set()
        return
    bound = rests[order[count - 1]]
    sure = [bot for bot in order if rests[bot] < bound]
    perhaps = [bot for bot in order if rests[bot] == bound]
    for others in combinations(perhaps, count - len(sure)):
        yield {*sure, *others}


def _paired(
    bots: Sequence[int], met: Counter[tuple[int, int]], most: int, _players: int, _tries: _Tries
) -> list[Group] | None:
    """Pairs of ranked bots of whom no two have met more than ``most`` times, if there are any."""
    places = range(len(bots))
    graph = [
        [other for other in places if other != one and met[_pair(bots[one], bots[other])] <= most]
        for one in places
    ]
    pairs = best_pairs(graph)
    return None if pairs is None else [(bots[one], bots[other]) for one, other in pairs]


def _grouped(
    bots: Sequence[int], met: Counter[tuple[int, int]], most: int, players: int, tries: _Tries
) -> list[Group] | None:
    """Groups of ranked bots of whom no two have met more than ``most`` times, if they are found."""
    if not bots:
        return []
    first, *others = bots
    for rest in _companies(first, others, met, most, players - 1):
        if tries.are_over:
            return None
        tries.count()
        left = [bot for bot in others if bot not in rest]
        found = _grouped(left, met, most, players, tries)
        if found is not None:
            return [(first, *rest), *found]
    return None


def _companies(
    first: int, others: Sequence[int], met: Counter[tuple[int, int]], most: int, count: int
) -> Iterator[Group]:
    """Whom a bot may meet, the nearest in rank first."""
    free = [bot for bot in others if met[_pair(first, bot)] <= most]
    for rest in combinations(free, count):
        if all(met[_pair(*pair)] <= most for pair in combinations(rest, 2)):
            yield rest


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)
