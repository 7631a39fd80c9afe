"""Pairs of all in a group, of whom some may not be paired: matchings in graphs."""

from collections import deque
from collections.abc import Sequence

_NOBODY = -1
Graph = Sequence[Sequence[int]]
"""For each member, those with whom it may be paired, the best first."""


def best_pairs(graph: Graph) -> list[tuple[int, int]] | None:
    """Pairs of all members; None if that is impossible.

    The first member gets the best partner with whom all others can still be paired, then the next
    one that is left, and so on.
    """
    mates = [_NOBODY] * len(graph)
    is_free = [True] * len(graph)
    for one in range(len(graph)):
        if mates[one] == _NOBODY and not _augment(graph, mates, is_free, one):
            return None
    pairs = []
    for one in range(len(graph)):
        if is_free[one]:
            other, mates = _best_partner(graph, mates, is_free, one)
            pairs.append((one, other))
    return pairs


def _best_partner(
    graph: Graph, mates: list[int], is_free: list[bool], one: int
) -> tuple[int, list[int]]:
    """The best partner of a member, and pairs of all others; both are no longer free."""
    is_free[one] = False
    for other in graph[one]:
        if not is_free[other]:
            continue
        is_free[other] = False
        left, its = mates[one], mates[other]
        if left == other:
            return other, mates
        tried = mates.copy()
        tried[left] = tried[its] = _NOBODY
        if _augment(graph, tried, is_free, left):
            return other, tried
        is_free[other] = True
    raise AssertionError  # the pairs before had a partner


def _augment(graph: Graph, mates: list[int], is_free: list[bool], root: int) -> bool:
    """Pair one more member, and others anew; returns whether that is possible.

    A search in breadth for an augmenting path, with blossoms shrunk (Edmonds, "Paths, trees, and
    flowers", 1965).
    """
    count = len(graph)
    parents, bases = [_NOBODY] * count, list(range(count))
    is_outer = [one == root for one in range(count)]
    queue = deque([root])
    while queue:
        one = queue.popleft()
        for other in graph[one]:
            if not is_free[other] or bases[one] == bases[other] or mates[one] == other:
                continue
            mate = mates[other]
            if other == root or (mate != _NOBODY and parents[mate] != _NOBODY):
                base = _common_base(mates, parents, bases, one, other)
                blossom = _blossom(mates, parents, bases, base, (one, other))
                for member in range(count):
                    if bases[member] in blossom:
                        bases[member] = base
                        if not is_outer[member]:
                            is_outer[member] = True
                            queue.append(member)
            elif parents[other] == _NOBODY:
                parents[other] = one
                if mate == _NOBODY:
                    _turn(mates, parents, other)
                    return True
                is_outer[mate] = True
                queue.append(mate)
    return False


def _turn(mates: list[int], parents: Sequence[int], end: int) -> None:
    """Pair those on the path to an end anew."""
    while end != _NOBODY:
        before = parents[end]
        following = mates[before]
        mates[end], mates[before] = before, end
        end = following


def _common_base(
    mates: Sequence[int], parents: Sequence[int], bases: Sequence[int], one: int, other: int
) -> int:
    """Where the paths of two members to the root meet."""
    seen = set()
    while True:
        one = bases[one]
        seen.add(one)
        if mates[one] == _NOBODY:
            break
        one = parents[mates[one]]
    while (other := bases[other]) not in seen:
        other = parents[mates[other]]
    return other


def _blossom(
    mates: Sequence[int],
    parents: list[int],
    bases: Sequence[int],
    base: int,
    ends: tuple[int, int],
) -> set[int]:
    """The bases on both paths from an edge's ends to their common base; both lead there now."""
    found = set()
    for one, child in (ends, ends[::-1]):
        while bases[one] != base:
            found |= {bases[one], bases[mates[one]]}
            parents[one] = child
            child = mates[one]
            one = parents[child]
    return found
