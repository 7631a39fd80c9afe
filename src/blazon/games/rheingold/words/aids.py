"""What a player could count on the map: prices, ways, and castles in reach."""

from collections.abc import Iterator
from typing import Any

from blazon.games.rheingold.words.places import holder, knights, leaving, map_in, place, price, sure
from blazon.words.localization import View


def aids(view: View) -> dict[str, Any]:
    """What is worth knowing about castles, spaces and armies now.

    ``need`` gives for each castle the ``least`` knights that may try it and how many are ``sure``
    to win (of the observer's own castles: what a rival needs), ``field`` the knights that take each
    space held by somebody else. While the observer may move, ``reach`` gives for each place whose
    knights may leave the places that they can get to without a fight, and in how many moves;
    ``takable`` the castles that can be taken in this turn, with ``from``, the space at the gate
    that most knights can come to, and whether that is ``sure`` to succeed.
    """
    castles = [castle.id for castle in map_in(view).castles]
    moving = view["phase"] == "MOVE" and bool(view["legal"])
    return {
        "need": {
            castle: {"least": price(view, castle), "sure": sure(view, castle)} for castle in castles
        },
        "field": {
            space.id: knights(view, space.id) + 1
            for space in map_in(view).spaces
            if holder(view, space.id) not in (None, view["observer"])
        },
        "reach": {source: reach(view, source) for source in armies(view)} if moving else {},
        "takable": list(_takable(view, castles)) if moving else [],
    }


def armies(view: View) -> list[str]:
    """The places from which knights of whoever is to play may leave."""
    seat = view["turn"]
    held = [name for name, held in view["places"].items() if held["holder"] == seat]
    starts = [start for start, seats in view["starts"].items() if seat in seats]
    return [name for name in [*starts, *held] if leaving(view, name) > 0]


def is_open(view: View, name: str) -> bool:
    """Whether whoever is to play may enter a place without a fight."""
    if name in view["starts"]:
        return False
    owner = holder(view, name)
    return owner == view["turn"] or (owner is None and place(view, name).kind == "space")


def reach(view: View, source: str) -> dict[str, int]:
    """Where knights from a place can get with the moves left, and in how many moves."""
    found, edge = {source: 0}, [source]
    for moves in range(1, view["moves"] + 1):
        edge = [
            other
            for name in edge
            for other in map_in(view).neighbours(name)
            if other not in found and is_open(view, other)
        ]
        found |= dict.fromkeys(edge, moves)
    del found[source]
    return found


def gathered(view: View, space: str, moves: int) -> int:
    """Most knights that whoever is to play can have on a space after so many moves.

    Each move brings all who have come together on one place to the next one, so the best way is
    along a tree of as many paths that grows from the space; a start area can only be a leaf.
    """
    if not is_open(view, space):
        return 0
    trees = {frozenset([space])}
    best = _together(view, frozenset([space]))
    for _ in range(moves):
        trees = {tree | {name} for tree in trees for name in _around(view, tree)}
        best = max([best, *(_together(view, tree) for tree in trees)])
    return best


def _around(view: View, tree: frozenset[str]) -> Iterator[str]:
    """The places from which knights may come directly to those of a tree."""
    for name in tree - view["starts"].keys():
        for other in map_in(view).neighbours(name):
            start = view["turn"] in view["starts"].get(other, ())
            if other not in tree and (start or is_open(view, other)):
                yield other


def _together(view: View, places: frozenset[str]) -> int:
    """How many knights of whoever is to play may leave these places together."""
    own = (name for name in places if view["turn"] in (holder(view, name), *_starting(view, name)))
    return sum(leaving(view, name) for name in own)


def _starting(view: View, name: str) -> list[int]:
    """The seats with a knight in a start area."""
    seats: list[int] = view["starts"].get(name, [])
    return seats


def _takable(view: View, castles: list[str]) -> Iterator[dict[str, Any]]:
    """The castles of others and of nobody for which enough knights can come to one gate."""
    for castle in castles:
        if holder(view, castle) == view["turn"]:
            continue
        gates = map_in(view).neighbours(castle)
        most, gate = max((gathered(view, gate, view["moves"] - 1), gate) for gate in gates)
        if most >= price(view, castle):
            yield {"castle": castle, "from": gate, "sure": most >= sure(view, castle)}


def most_against(view: View, space: str, source: str | None = None) -> int:
    """Most knights that can attack a space on all fronts with the moves left.

    Groups named already count; ``source``, if given, is one of the fronts.
    """
    front = view["front"]
    groups = [] if front is None else front["groups"]
    named: dict[str, int] = {group["from"]: group["knights"] for group in groups}
    own = set(armies(view)) - named.keys()
    others = [name for name in map_in(view).neighbours(space) if name in own and name != source]
    strengths = sorted((leaving(view, name) for name in others), reverse=True)
    first = [] if source is None else [leaving(view, source)]
    return sum(named.values()) + sum([*first, *strengths][: view["moves"]])
