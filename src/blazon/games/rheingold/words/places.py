"""A view's information about a place: its holder, who may leave it, the knights it takes."""

from collections import Counter, OrderedDict
from typing import Any
from weakref import finalize

from blazon.games.rheingold.rules.maps.files import shipped
from blazon.games.rheingold.rules.maps.model import Map, Place, check_map
from blazon.games.rheingold.rules.notation import END
from blazon.games.rheingold.rules.options import components
from blazon.locale import Texts
from blazon.words.localization import Localization, View

MOST_KNOWN = 8


_KNOWN: OrderedDict[int, tuple[Any, Map]] = OrderedDict()
"""Custom maps from views, by object id. Views never change them; keeping them ensures that no id is
reused.
"""


def map_in(view: View) -> Map:
    """The map of the view's game."""
    chosen = view["options"]["map"]
    if isinstance(chosen, str):
        return shipped(chosen)
    known = _KNOWN.get(id(chosen))
    if known is None:
        known = _KNOWN[id(chosen)] = chosen, check_map(chosen, "options.map")
        if len(_KNOWN) > MOST_KNOWN:
            _KNOWN.popitem(last=False)
    return known[1]


def place(view: View, name: str) -> Place:
    """A place by its id."""
    return map_in(view).by_id[name]


def called(view: View, name: str) -> str:
    """A place as the map shows it: a castle's name, or an id."""
    return place(view, name).name or name


def located(view: View, name: str, localization: Localization) -> str:
    """A place's name in a sentence: a space's has the nearest castle, ``41 near Katz``."""
    return _located(map_in(view), localization.texts)[name]


def ends(view: View, source: str, target: str, localization: Localization) -> dict[str, str | int]:
    """The names of a path's ends, as variables of texts.

    A castle near both is named once: from 37 to 41 near Katz, from 41 to Katz, from Katz to 41.
    """
    board = map_in(view)
    names = _located(board, localization.texts)
    first, last, castle = names[source], names[target], board.landmark(source)
    if castle is not None and castle is board.landmark(target):
        first = called(view, source)
        last = called(view, target) if source == castle.id else last
    return {"from": first, "to": last}


_LOCATED: dict[tuple[int, str], dict[str, str]] = {}
"""The names of a map's places in a language, by the map's object id, as long as the map is used."""


def _located(board: Map, texts: Texts) -> dict[str, str]:
    """The names in sentences of all places. A move needs dozens, so they are made only once."""
    key = id(board), texts.language
    found = _LOCATED.get(key)
    if found is None:
        finalize(board, _LOCATED.pop, key, None)
        found = _LOCATED[key] = {one.id: _name(board, one, texts) for one in board.places}
    return found


def _name(board: Map, one: Place, texts: Texts) -> str:
    castle = board.landmark(one.id)
    if castle is None or castle is one:
        return one.name or one.id
    return texts("rheingold-space-near", id=one.id, castle=castle.name or castle.id)


def path(token: str) -> tuple[str, str] | None:
    """The source and target of a path's token; None for any other token."""
    source, dash, target = token.partition(END)
    return (source, target) if dash and source else None


def paths(view: View) -> dict[str, list[str]]:
    """The legal targets of the observer's armies, by source."""
    found: dict[str, list[str]] = {}
    for token in view["legal"]:
        if (pair := path(token)) is not None:
            found.setdefault(pair[0], []).append(pair[1])
    return found


def holder(view: View, name: str) -> int | None:
    """The holder of a space or castle."""
    held = view["places"].get(name)
    return None if held is None else int(held["holder"])


def knights(view: View, name: str) -> int:
    """The number of knights on a space, in a castle, or of one side in a start area."""
    if name in view["starts"]:
        return 1
    return int(view["places"][name]["knights"]) if name in view["places"] else 0


def leaving(view: View, name: str) -> int:
    """The number of knights that may leave a place: a castle must stay held (rules: garrison)."""
    garrison = place(view, name).kind == "castle" and view["places"][name]["shield"] is None
    return knights(view, name) - int(garrison)


def shield(view: View, castle: str) -> View | None:
    """The shield in a castle, with its value if the observer may know it."""
    held = view["places"].get(castle)
    return None if held is None else held["shield"]


def price(view: View, castle: str) -> int:
    """The fewest knights that may try to take a castle (rules: take a castle)."""
    if castle not in view["places"]:
        return 2 * (place(view, castle).swords or 0)
    laid = shield(view, castle)
    known = laid["value"] if laid is not None and laid["shown"] else 0
    return max(1, 2 * (knights(view, castle) + known))


def sure(view: View, castle: str) -> int:
    """The number of knights that certainly take a castle, from public information."""
    laid = shield(view, castle)
    if laid is None or laid["shown"]:
        return price(view, castle)
    return max(1, 2 * (knights(view, castle) + highest(view, castle)))


def highest(view: View, castle: str) -> int:
    """The highest value that the shield in a castle may have, as far as everybody knows."""
    laid, side = shield(view, castle), holder(view, castle)
    if laid is None:
        return 0
    if laid["shown"]:
        return int(laid["value"])
    table = components()
    colours = table["colours"][str(len(view["players"]))]
    left = Counter(dict.fromkeys(table["shields"], 0))
    for value in table["shields"]:
        left[value] += colours
    assert side is not None
    left.subtract(view["players"][side]["shields"]["gone"])
    for held in view["places"].values():
        if held["holder"] == side and held["shield"] is not None and held["shield"]["shown"]:
            left[held["shield"]["value"]] -= 1
    return int(max(value for value, number in left.items() if number > 0))
