"""Why knights cannot go somewhere now, or another action is not possible."""

from blazon.games.rheingold.rules.aids import most_against
from blazon.games.rheingold.rules.notation import END, SHIELD, by_phase
from blazon.games.rheingold.rules.state import Phase
from blazon.games.rheingold.words.places import (
    Seen,
    armies,
    called,
    ends,
    front,
    groups,
    holder,
    knights,
    leaving,
    located,
    map_in,
    number,
    path,
    pending,
    place,
    price,
    taken,
)
from blazon.kernel.errors import BadValue
from blazon.words.localization import Localization
from blazon.words.narrator import Explanation

SECTIONS = ("goal", "roll", "move", "attack", "castle", "shield", "end", "map")
"""The sections of the rules page."""
_COUNTS = frozenset(by_phase(())[Phase.COUNT])
"""A number of knights, on any map. A place on a custom map may have the same name."""


def explain(seen: Seen, token: str, localization: Localization) -> Explanation:
    """Why the observer's intended action is not possible; empty if it is.

    Args:
        seen: what the observer may know.
        token: an action, or just a place, to send knights from it or to it.
        localization: the texts, and the players' names.

    Raises:
        BadValue: for any other token.
    """
    pair, known = path(token), map_in(seen).by_id
    places = [token] if pair is None else list(pair)
    is_count = token in _COUNTS and (seen.phase == "COUNT" or token not in known)
    is_action = token in (END, SHIELD) or is_count
    if not is_action and not all(name in known for name in places):
        raise BadValue("token", "must be a place, two places such as 12-13, or an action")
    texts = localization.texts
    if seen.over:
        return Explanation(texts("why-over"), "end")
    if seen.player is None or seen.player != seen.observer:
        return Explanation(texts("why-not-your-turn", player=localization.names[seen.turn]), "roll")
    if token in seen.legal or any(token in (path(one) or ()) for one in seen.legal):
        return Explanation()
    if seen.phase == "SHIELD":
        castle = called(seen, taken(seen))
        return Explanation(texts("rheingold-why-shield-now", castle=castle), "shield")
    if token == SHIELD:
        return Explanation(texts("rheingold-why-no-shield-now"), "shield")
    if seen.phase == "COUNT":
        return _count(seen, token, localization)
    if seen.known.front is not None:
        return _front(seen, places, localization)
    if is_action:
        return Explanation(texts("rheingold-why-path-first"), "move")
    return _path(seen, *pair, localization) if pair else _place(seen, token, localization)


def _count(seen: Seen, token: str, localization: Localization) -> Explanation:
    """The reason why a number of knights is too small or too large, or not a number."""
    texts, asks = localization.texts, pending(seen)
    source, target = asks.source, asks.target
    where = ends(seen, source, target, localization)
    if token not in _COUNTS:
        return Explanation(texts("rheingold-why-count-now", **where), "move")
    if int(token[1:]) < asks.least:
        section = "castle" if place(seen, target).kind == "castle" else "attack"
        return Explanation(texts("rheingold-why-too-few", **where, least=asks.least), section)
    if asks.most < int(token[1:]) == knights(seen, source):
        return Explanation(texts("rheingold-why-garrison", castle=where["from"]), "castle")
    return Explanation(texts("rheingold-why-too-many", **where, most=asks.most), "move")


def _front(seen: Seen, places: list[str], localization: Localization) -> Explanation:
    """The reason for an action that is impossible during an attack on several fronts."""
    texts, target = localization.texts, front(seen).target
    to = located(seen, target, localization)
    named = [group.source for group in groups(seen)]
    source = places[0]
    if len(places) == 2 and places[1] != target:
        return Explanation(texts("rheingold-why-front-now", to=to), "attack")
    if source in named:
        where = located(seen, source, localization)
        return Explanation(texts("rheingold-why-front-named", place=where, to=to), "attack")
    if source in armies(seen) and target in map_in(seen).neighbours(source):
        needed, most = (
            knights(seen, target) + 1,
            _most_against(seen, target, source),
        )
        return Explanation(_too_weak(seen, target, needed, most, localization), "attack")
    return Explanation(texts("rheingold-why-front-now", to=to), "attack")


def _path(seen: Seen, source: str, target: str, localization: Localization) -> Explanation:
    """The reason why knights cannot take a path."""
    texts = localization.texts
    where = ends(seen, source, target, localization)
    if target not in map_in(seen).neighbours(source):
        return Explanation(texts("rheingold-why-no-path", **where), "map")
    if source not in armies(seen):
        return _cannot_leave(seen, source, localization)
    return _cannot_enter(seen, source, target, localization)


def _cannot_leave(seen: Seen, source: str, localization: Localization) -> Explanation:
    """The reason why no knights of the observer can leave a place."""
    texts, name = localization.texts, located(seen, source, localization)
    if holder(seen, source) == seen.observer and knights(seen, source):
        return Explanation(texts("rheingold-why-garrison", castle=name), "castle")
    return Explanation(texts("rheingold-why-not-yours", place=name), "move")


def _cannot_enter(seen: Seen, source: str, target: str, localization: Localization) -> Explanation:
    """The reason why the observer's knights cannot enter a neighbouring place."""
    if place(seen, target).kind == "start":
        return Explanation(localization.texts("rheingold-why-start"), "move")
    if place(seen, target).kind == "castle":
        return _castle(seen, target, leaving(seen, source), localization)
    needed, most = (
        knights(seen, target) + 1,
        _most_against(seen, target, source),
    )
    return Explanation(_too_weak(seen, target, needed, most, localization), "attack")


def _most_against(seen: Seen, space: str, source: str | None = None) -> int:
    """The most knights that can attack a space, from the source if one is given."""
    first = None if source is None else number(seen, source)
    return most_against(seen.states, number(seen, space), first)


def _too_weak(seen: Seen, space: str, needed: int, most: int, localization: Localization) -> str:
    """The reason why a space holds too many knights to attack."""
    return localization.texts(
        "rheingold-why-too-weak",
        to=located(seen, space, localization),
        player=localization.names[seen.known.places[space].holder],
        defenders=needed - 1,
        needed=needed,
        most=most,
        moves=seen.known.moves,
    )


def _castle(seen: Seen, castle: str, most: int, localization: Localization) -> Explanation:
    """The reason why the knights at a castle's gate are not enough."""
    texts, owner = localization.texts, holder(seen, castle)
    needs: dict[str, str | int] = {
        "castle": called(seen, castle),
        "least": price(seen, castle),
        "most": most,
    }
    if owner is None:
        swords = place(seen, castle).swords or 0
        return Explanation(texts("rheingold-why-castle-free", **needs, swords=swords), "castle")
    player = localization.names[owner]
    return Explanation(texts("rheingold-why-castle-held", **needs, player=player), "castle")


def _place(seen: Seen, name: str, localization: Localization) -> Explanation:
    """The reason why knights can neither leave nor enter a place now."""
    texts, own = localization.texts, armies(seen)
    kind, owner = place(seen, name).kind, holder(seen, name)
    beside = [other for other in map_in(seen).neighbours(name) if other in own]
    if name in own:
        where = located(seen, name, localization)
        return Explanation(texts("rheingold-why-blocked", place=where), "move")
    if kind == "start":
        return Explanation(texts("rheingold-why-start"), "move")
    if owner == seen.observer:
        return _cannot_leave(seen, name, localization)
    if kind == "castle":
        strongest = max((leaving(seen, gate) for gate in beside), default=0)
        return _castle(seen, name, strongest, localization)
    if not beside:
        where = located(seen, name, localization)
        return Explanation(texts("rheingold-why-far", place=where), "move")
    needed, most = knights(seen, name) + 1, _most_against(seen, name)
    return Explanation(_too_weak(seen, name, needed, most, localization), "attack")
