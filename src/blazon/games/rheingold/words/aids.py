"""Numbers that a player could count on the map: prices, ways, and castles in reach."""

from collections.abc import Iterator
from typing import Any

from blazon.games.rheingold.words.places import holder, knights, leaving, map_in, price, sure
from blazon.games.rheingold.words.ways import Ways, armies
from blazon.words.localization import View


def aids(view: View) -> dict[str, Any]:
    """Useful numbers about castles, spaces and armies now.

    ``need`` gives for each castle the fewest knights that may try it, ``least``, and the number
    ``sure`` to win (for the observer's own castles, the numbers for a rival). ``field`` gives the
    knights that take each space held by somebody else. While the observer may move, ``reach``
    gives, for each place that knights may leave, the places that they can reach without a fight and
    the number of moves. ``takable`` gives the castles that the observer can take in this turn, with
    ``from``, the space at the gate that the most knights can reach, and whether that is ``sure`` to
    succeed; on maps designed to have very many ways it may miss some.
    """
    castles = [castle.id for castle in map_in(view).castles]
    ways = Ways(view) if _moves(view) else None
    return {
        "need": {
            castle: {"least": price(view, castle), "sure": sure(view, castle)} for castle in castles
        },
        "field": {
            space.id: knights(view, space.id) + 1
            for space in map_in(view).spaces
            if holder(view, space.id) not in (None, view["observer"])
        },
        "reach": {army: ways.reach(army, view["moves"]) for army in armies(view)} if ways else {},
        "takable": list(_takable(view, ways)) if ways else [],
    }


def takable(view: View) -> dict[str, bool]:
    """The castles that the observer can take in this turn, and whether that is sure."""
    if not _moves(view):
        return {}
    return {one["castle"]: one["sure"] for one in _takable(view, Ways(view))}


def _moves(view: View) -> bool:
    """Whether the observer may move."""
    return view["phase"] == "MOVE" and bool(view["legal"])


def _takable(view: View, ways: Ways) -> Iterator[dict[str, Any]]:
    """The free castles and castles of others for which enough knights can reach one gate."""
    moves = view["moves"] - 1
    for castle in (castle.id for castle in map_in(view).castles):
        if holder(view, castle) == view["turn"]:
            continue
        most, gate = price(view, castle) - 1, None
        for space in sorted(map_in(view).neighbours(castle), reverse=True):
            together = ways.most_together(space, moves, beyond=most)
            if together > most:
                most, gate = together, space
        if gate is not None:
            yield {"castle": castle, "from": gate, "sure": most >= sure(view, castle)}


def most_against(view: View, space: str, source: str | None = None) -> int:
    """The most knights that can attack a space on all fronts with the moves left.

    Groups already chosen count; ``source``, if given, is one of the fronts.
    """
    front = view["front"]
    groups = [] if front is None else front["groups"]
    named: dict[str, int] = {group["from"]: group["knights"] for group in groups}
    own = set(armies(view)) - named.keys()
    others = [name for name in map_in(view).neighbours(space) if name in own and name != source]
    strengths = sorted((leaving(view, name) for name in others), reverse=True)
    first = [] if source is None else [leaving(view, source)]
    return sum(named.values()) + sum([*first, *strengths][: view["moves"]])
