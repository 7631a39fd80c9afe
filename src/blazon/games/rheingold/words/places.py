"""What words are made from: an observation, and its places by their ids."""

from typing import cast
from weakref import finalize

from blazon.games.rheingold.rules.aids import RheingoldAids, numbers
from blazon.games.rheingold.rules.game import RheingoldVariant
from blazon.games.rheingold.rules.maps.model import Map, Place
from blazon.games.rheingold.rules.notation import END
from blazon.games.rheingold.rules.observation import (
    Front,
    Group,
    PendingMove,
    RheingoldView,
    Shield,
)
from blazon.kernel.bits import members
from blazon.locale import Texts
from blazon.match.observation import Observation
from blazon.words.localization import Localization

Seen = Observation[RheingoldView, RheingoldAids]
"""What an observer may know."""


def _variant(seen: Seen) -> RheingoldVariant:
    return cast("RheingoldVariant", seen.variant)


def map_in(seen: Seen) -> Map:
    """The map of the game."""
    return _variant(seen).map


def number(seen: Seen, name: str) -> int:
    """A place's number in a state."""
    return _variant(seen).numbers[name]


def place(seen: Seen, name: str) -> Place:
    """A place by its id."""
    return map_in(seen).by_id[name]


def called(seen: Seen, name: str) -> str:
    """A place as the map shows it: a castle's name, or an id."""
    return place(seen, name).name or name


def located(seen: Seen, name: str, localization: Localization) -> str:
    """A place's name in a sentence: a space's has the nearest castle, ``41 near Katz``."""
    return _located(map_in(seen), localization.texts)[name]


def ends(seen: Seen, source: str, target: str, localization: Localization) -> dict[str, str | int]:
    """The names of a path's ends, as variables of texts.

    A castle near both is named once: from 37 to 41 near Katz, from 41 to Katz, from Katz to 41.
    """
    board = map_in(seen)
    names = _located(board, localization.texts)
    first, last, castle = names[source], names[target], board.landmark(source)
    if castle is not None and castle is board.landmark(target):
        first = called(seen, source)
        last = called(seen, target) if source == castle.id else last
    return {"from": first, "to": last}


_LOCATED: dict[tuple[int, str], dict[str, str]] = {}
"""The names of a map's places in a language, by the map's object id, as long as the map is used."""


def _located(board: Map, texts: Texts) -> dict[str, str]:
    """The names in sentences of all places; made only once, since a move needs dozens."""
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


def armies(seen: Seen) -> list[str]:
    """The places that knights of the player to move may leave."""
    low, high = seen.states["armies"][0, seen.turn].tolist()
    return [map_in(seen).numbered[place].id for place in members(low | high << 64)]


def pending(seen: Seen) -> PendingMove:
    """The chosen path, in the phase COUNT."""
    assert seen.known.pending is not None
    return seen.known.pending


def front(seen: Seen) -> Front:
    """The attack on several fronts, in the phase FRONT."""
    assert seen.known.front is not None
    return seen.known.front


def taken(seen: Seen) -> str:
    """The castle just taken, in the phases SHIELD and DRAW."""
    assert seen.known.castle is not None
    return seen.known.castle


def groups(seen: Seen) -> list[Group]:
    """The groups chosen so far in an attack on several fronts; none if there is no such attack."""
    return [] if seen.known.front is None else seen.known.front.groups


def holder(seen: Seen, name: str) -> int | None:
    """The holder of a space or castle."""
    held = seen.known.places.get(name)
    return None if held is None else held.holder


def knights(seen: Seen, name: str) -> int:
    """The number of knights on a space, in a castle, or of one side in a start area."""
    return int(seen.states["knights"].item(number(seen, name)))


def leaving(seen: Seen, name: str) -> int:
    """The number of knights that may leave a place (rules: garrison)."""
    return numbers(seen.states).movable[number(seen, name)]


def shield(seen: Seen, castle: str) -> Shield | None:
    """The shield in a castle, with its value if the observer may know it."""
    held = seen.known.places.get(castle)
    return None if held is None else held.shield


def price(seen: Seen, castle: str) -> int:
    """The fewest knights that may try to take a castle (rules: take a castle)."""
    return seen.aids.need[castle].least


def sure(seen: Seen, castle: str) -> int:
    """The number of knights that certainly take a castle, from public information."""
    return seen.aids.need[castle].sure


def highest(seen: Seen, castle: str) -> int:
    """The highest value that the shield in a castle may have, as far as everybody knows."""
    return numbers(seen.states).highest[number(seen, castle)]
