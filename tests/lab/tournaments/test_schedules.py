"""Who meets whom: everybody everybody, in every seat, and in Swiss rounds nobody twice."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blazon.lab.tournaments.matching import best_pairs
from blazon.lab.tournaments.schedule import Group, round_robin, seatings, swiss_round

Pairs = set[tuple[int, int]]


def pairs_of(groups: Sequence[Group]) -> Counter[tuple[int, int]]:
    return Counter(pair for group in groups for pair in combinations(sorted(group), 2))


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (7, 2), (5, 3), (5, 5), (6, 4)])
def test_everybody_meets_everybody_equally_often(bots: int, players: int) -> None:
    met = pairs_of(round_robin(bots, players))
    assert met.keys() == set(combinations(range(bots), 2))
    assert len(set(met.values())) == 1


@given(players=st.integers(2, 5), deal=st.integers(0, 200))
def test_each_bot_sits_in_each_seat_once(players: int, deal: int) -> None:
    group = tuple(range(10, 10 + players))
    found = seatings(group, deal)
    for seats in (*found, *zip(*found, strict=True)):
        assert sorted(seats) == list(group)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_order_of_play_comes_equally_often(players: int) -> None:
    group = tuple(range(players))
    orders = len([*permutations(group[1:])])
    found = Counter(seats for deal in range(2 * orders) for seats in seatings(group, deal))
    assert found == dict.fromkeys(permutations(group), 2)


def swiss(scores: Sequence[Sequence[float]], players: int) -> list[list[Group]]:
    """The rounds of a Swiss tournament with these scores before each."""
    rounds: list[list[Group]] = []
    for before in scores:
        rounds.append(swiss_round(before, rounds, players))
    return rounds


def scores_of(bots: int, rounds: int) -> st.SearchStrategy[list[list[float]]]:
    one = st.lists(st.sampled_from([0.0, 0.25, 0.5, 1.0]), min_size=bots, max_size=bots)
    return st.lists(one, min_size=rounds, max_size=rounds)


@st.composite
def contests(draw: st.DrawFn) -> tuple[int, list[list[float]]]:
    players = draw(st.integers(2, 5))
    bots = draw(st.integers(players, 12))
    return players, draw(scores_of(bots, draw(st.integers(1, 9))))


@given(contests())
def test_in_a_round_nobody_sits_twice_and_nobody_rests_again_before_all_did(
    contest: tuple[int, list[list[float]]],
) -> None:
    players, scores = contest
    bots, rested = len(scores[0]), Counter[int]()
    for groups in swiss(scores, players):
        seated = [bot for group in groups for bot in group]
        assert {len(group) for group in groups} == {players}
        assert len(seated) == len({*seated}) == bots - bots % players
        rested.update({*range(bots)} - {*seated})
        assert max(rested.values(), default=0) - min(rested[bot] for bot in range(bots)) <= 1


def has_matching(free: Sequence[int], met: Pairs) -> bool:
    """Whether all these bots can be paired without a second meeting."""
    if not free:
        return True
    first, *others = free
    return any(
        (first, other) not in met and has_matching([bot for bot in others if bot != other], met)
        for other in others
    )


@given(st.sampled_from([4, 6, 8]).flatmap(lambda bots: scores_of(bots, 7)))
def test_pairs_meet_again_only_if_that_cannot_be_avoided(scores: list[list[float]]) -> None:
    met: Pairs = set()
    for groups in swiss(scores, 2):
        now = pairs_of(groups)
        if has_matching(range(len(scores[0])), met):
            assert not met & now.keys()
        met |= now.keys()


def test_bots_with_similar_results_meet() -> None:
    assert swiss_round([0.5] * 4, [], 2) == [(0, 1), (2, 3)]
    assert swiss_round([1.0, 0.0, 0.25, 0.75], [[(0, 1), (2, 3)]], 2) == [(0, 3), (2, 1)]
    assert swiss_round([1.0, 0.5, 0.0], [], 2) == [(0, 1)]
    assert swiss_round([1.0, 0.5, 0.0], [[(0, 1)]], 2) == [(0, 2)]
    assert swiss_round([0.1, 0.2, 0.3, 0.0, 0.5, 0.4], [], 3) == [(4, 5, 2), (1, 0, 3)]


@pytest.mark.parametrize("bots", [40, 41])
def test_many_bots_do_not_meet_again_for_many_rounds(bots: int) -> None:
    rounds = swiss([[bot / bots for bot in range(bots)]] * 20, 2)
    met = pairs_of([pair for groups in rounds for pair in groups])
    assert set(met.values()) == {1}


@st.composite
def graphs(draw: st.DrawFn) -> list[list[int]]:
    members = range(draw(st.sampled_from([2, 4, 6, 8])))
    edges = draw(st.sets(st.sampled_from([*combinations(members, 2)])))
    return [[other for other in members if {(one, other), (other, one)} & edges] for one in members]


def first_pairs(free: Sequence[int], graph: Sequence[Sequence[int]]) -> list[Group] | None:
    """The first pairs of all in the order of their partners, found by trying everything."""
    if not free:
        return []
    for other in graph[free[0]]:
        if other in free:
            left = [one for one in free[1:] if one != other]
            rest = first_pairs(left, graph)
            if rest is not None:
                return [(free[0], other), *rest]
    return None


@given(graphs())
def test_the_best_pairs_are_those_that_trying_everything_finds(graph: list[list[int]]) -> None:
    assert best_pairs(graph) == first_pairs(range(len(graph)), graph)
