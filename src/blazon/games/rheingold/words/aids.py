"""What a player could count on the map: prices, ways, and castles in reach."""

from collections.abc import Iterator
from typing import Any

from blazon.games.rheingold.words.places import holder, knights, leaving, map_in, price, sure
from blazon.games.rheingold.words.ways import Ways, armies
from blazon.words.localization import View


def aids(view: View) -> dict[str, Any]:
    """What is worth knowing about castles, spaces and armies now.

    ``need`` gives for each castle the ``least`` knights that may try it and how many are ``sure``
    to win (of the observer's own castles: what a rival needs), ``field`` the knights that take each
    space held by somebody else. While the observer may move, ``reach`` gives for each place whose
    knights may leave the places that they can get to without a fight, and in how many moves;
    ``takable`` the castles that can be taken in this turn, with ``from``, the space at the gate
    that most knights can come to, and whether that is ``sure`` to succeed; on maps made to have
    very many ways it may miss some.
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
    """The castles that can be taken in this turn, and whether that is sure."""
    if not _moves(view):
        return {}
    return {one["castle"]: one["sure"] for one in _takable(view, Ways(view))}


def _moves(view: View) -> bool:
    """Whether the observer may move."""
    return view["phase"] == "MOVE" and bool(view["legal"])


def _takable(view: View, ways: Ways) -> Iterator[dict[str, Any]]:
    """The castles of others and of nobody for which enough knights can come to one gate."""
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
