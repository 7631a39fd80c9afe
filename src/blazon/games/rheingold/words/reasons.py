"""Why knights cannot go somewhere now, or another action is not possible."""

from blazon.games.rheingold.rules.notation import END, SHIELD, by_phase
from blazon.games.rheingold.rules.state import Phase
from blazon.games.rheingold.words.aids import most_against
from blazon.games.rheingold.words.places import (
    called,
    ends,
    holder,
    knights,
    leaving,
    located,
    map_in,
    path,
    place,
    price,
)
from blazon.games.rheingold.words.ways import armies
from blazon.kernel.errors import BadValue
from blazon.words.localization import Localization, View
from blazon.words.narrator import Explanation

SECTIONS = ("goal", "roll", "move", "attack", "castle", "shield", "end", "map")
"""The sections of the rules page."""
_COUNTS = frozenset(by_phase(())[Phase.COUNT])
"""A number of knights, on any map. A place on a custom map may have the same name."""


def explain(view: View, token: str, localization: Localization) -> Explanation:
    """Why the observer's intended action is not possible; empty if it is.

    Args:
        view: the observer's view.
        token: an action, or just a place, to send knights from it or to it.
        localization: the texts, and the players' names.

    Raises:
        BadValue: for any other token.
    """
    pair, known = path(token), map_in(view).by_id
    places = [token] if pair is None else list(pair)
    is_count = token in _COUNTS and (view["phase"] == "COUNT" or token not in known)
    is_action = token in (END, SHIELD) or is_count
    if not is_action and not all(name in known for name in places):
        raise BadValue("token", "must be a place, two places such as 12-13, or an action")
    texts = localization.texts
    if view["over"]:
        return Explanation(texts("why-over"), "end")
    if view["player"] is None or view["player"] != view["observer"]:
        return Explanation(
            texts("why-not-your-turn", player=localization.names[view["turn"]]), "roll"
        )
    if token in view["legal"] or any(token in (path(one) or ()) for one in view["legal"]):
        return Explanation()
    if view["phase"] == "SHIELD":
        castle = called(view, view["castle"])
        return Explanation(texts("rheingold-why-shield-now", castle=castle), "shield")
    if token == SHIELD:
        return Explanation(texts("rheingold-why-no-shield-now"), "shield")
    if view["phase"] == "COUNT":
        return _count(view, token, localization)
    if view["front"] is not None:
        return _front(view, places, localization)
    if is_action:
        return Explanation(texts("rheingold-why-path-first"), "move")
    return _path(view, *pair, localization) if pair else _place(view, token, localization)


def _count(view: View, token: str, localization: Localization) -> Explanation:
    """The reason why a number of knights is too small or too large, or not a number."""
    texts, pending = localization.texts, view["pending"]
    source, target = pending["from"], pending["to"]
    where = ends(view, source, target, localization)
    if token not in _COUNTS:
        return Explanation(texts("rheingold-why-count-now", **where), "move")
    if int(token[1:]) < pending["least"]:
        section = "castle" if place(view, target).kind == "castle" else "attack"
        return Explanation(texts("rheingold-why-too-few", **where, least=pending["least"]), section)
    if pending["most"] < int(token[1:]) == knights(view, source):
        return Explanation(texts("rheingold-why-garrison", castle=where["from"]), "castle")
    return Explanation(texts("rheingold-why-too-many", **where, most=pending["most"]), "move")


def _front(view: View, places: list[str], localization: Localization) -> Explanation:
    """The reason for an action that is impossible during an attack on several fronts."""
    texts, target = localization.texts, view["front"]["target"]
    to = located(view, target, localization)
    named = [group["from"] for group in view["front"]["groups"]]
    source = places[0]
    if len(places) == 2 and places[1] != target:
        return Explanation(texts("rheingold-why-front-now", to=to), "attack")
    if source in named:
        where = located(view, source, localization)
        return Explanation(texts("rheingold-why-front-named", place=where, to=to), "attack")
    if source in armies(view) and target in map_in(view).neighbours(source):
        needed, most = knights(view, target) + 1, most_against(view, target, source)
        return Explanation(_too_weak(view, target, needed, most, localization), "attack")
    return Explanation(texts("rheingold-why-front-now", to=to), "attack")


def _path(view: View, source: str, target: str, localization: Localization) -> Explanation:
    """The reason why knights cannot take a path."""
    texts = localization.texts
    where = ends(view, source, target, localization)
    if target not in map_in(view).neighbours(source):
        return Explanation(texts("rheingold-why-no-path", **where), "map")
    if source not in armies(view):
        return _cannot_leave(view, source, localization)
    return _cannot_enter(view, source, target, localization)


def _cannot_leave(view: View, source: str, localization: Localization) -> Explanation:
    """The reason why no knights of the observer can leave a place."""
    texts, name = localization.texts, located(view, source, localization)
    if holder(view, source) == view["observer"] and knights(view, source):
        return Explanation(texts("rheingold-why-garrison", castle=name), "castle")
    return Explanation(texts("rheingold-why-not-yours", place=name), "move")


def _cannot_enter(view: View, source: str, target: str, localization: Localization) -> Explanation:
    """The reason why the observer's knights cannot enter a neighbouring place."""
    if place(view, target).kind == "start":
        return Explanation(localization.texts("rheingold-why-start"), "move")
    if place(view, target).kind == "castle":
        return _castle(view, target, leaving(view, source), localization)
    needed, most = knights(view, target) + 1, most_against(view, target, source)
    return Explanation(_too_weak(view, target, needed, most, localization), "attack")


def _too_weak(view: View, space: str, needed: int, most: int, localization: Localization) -> str:
    """The reason why a space holds too many knights to attack."""
    return localization.texts(
        "rheingold-why-too-weak",
        to=located(view, space, localization),
        player=localization.names[view["places"][space]["holder"]],
        defenders=needed - 1,
        needed=needed,
        most=most,
        moves=view["moves"],
    )


def _castle(view: View, castle: str, most: int, localization: Localization) -> Explanation:
    """The reason why the knights at a castle's gate are not enough."""
    texts, owner = localization.texts, holder(view, castle)
    needs: dict[str, str | int] = {
        "castle": called(view, castle),
        "least": price(view, castle),
        "most": most,
    }
    if owner is None:
        swords = place(view, castle).swords or 0
        return Explanation(texts("rheingold-why-castle-free", **needs, swords=swords), "castle")
    player = localization.names[owner]
    return Explanation(texts("rheingold-why-castle-held", **needs, player=player), "castle")


def _place(view: View, name: str, localization: Localization) -> Explanation:
    """The reason why knights can neither leave nor enter a place now."""
    texts, own = localization.texts, armies(view)
    kind, owner = place(view, name).kind, holder(view, name)
    beside = [other for other in map_in(view).neighbours(name) if other in own]
    if name in own:
        where = located(view, name, localization)
        return Explanation(texts("rheingold-why-blocked", place=where), "move")
    if kind == "start":
        return Explanation(texts("rheingold-why-start"), "move")
    if owner == view["observer"]:
        return _cannot_leave(view, name, localization)
    if kind == "castle":
        strongest = max((leaving(view, gate) for gate in beside), default=0)
        return _castle(view, name, strongest, localization)
    if not beside:
        where = located(view, name, localization)
        return Explanation(texts("rheingold-why-far", place=where), "move")
    needed, most = knights(view, name) + 1, most_against(view, name)
    return Explanation(_too_weak(view, name, needed, most, localization), "attack")
