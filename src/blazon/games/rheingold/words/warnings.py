"""What an action gives away, for beginners: chances missed, and places left to the next player."""

from collections.abc import Iterable

from blazon.games.rheingold.rules.notation import END, by_phase
from blazon.games.rheingold.rules.state import MOVES, Phase
from blazon.games.rheingold.words.aids import takable
from blazon.games.rheingold.words.places import (
    called,
    highest,
    holder,
    knights,
    located,
    map_in,
    place,
    shield,
)
from blazon.games.rheingold.words.ways import Ways
from blazon.words.localization import Localization, View
from blazon.words.narrator import Warned

_ARMY = 2
"""The fewest knights whose loss is worth a warning."""
_LAST_FREE = 2
"""With this many free castles, taking one ends the game (rules: the end)."""

_ROLLS = frozenset(by_phase(())[Phase.ROLL])
"""The tokens with which turns begin."""


def warn(view: View, token: str, localization: Localization) -> Warned:
    """What a legal action gives away."""
    if view["phase"] == "MOVE" and token == END:
        missed = _missed(view, localization)
        return missed if missed.text else _left(view, view["places"].keys(), localization)
    if view["phase"] != "COUNT" or view["front"] is not None:
        return Warned()
    count, target = int(token[1:]), view["pending"]["to"]
    if place(view, target).kind == "castle" and holder(view, target) != view["player"]:
        rival = holder(view, target)
        if rival is not None and count < 2 * (knights(view, target) + highest(view, target)):
            return _storm(view, target, count, localization)
    after = _after(view, count)
    return Warned() if after is None else _left(after, _changed(view), localization)


def _storm(view: View, castle: str, count: int, localization: Localization) -> Warned:
    """An attack that fails against the highest value that a castle's shield may have."""
    value = highest(view, castle)
    text = localization.texts("rheingold-warn-storm", value=value, count=count)
    return Warned(text, (castle,))


def _missed(view: View, localization: Localization) -> Warned:
    """The strongest castle that the moves left would certainly take."""
    sure = [castle for castle, is_sure in takable(view).items() if is_sure]
    if not sure:
        return Warned()
    best = max(sure, key=lambda castle: place(view, castle).swords or 0)
    text = localization.texts("rheingold-warn-end", castle=called(view, best))
    return Warned(text, (best,))


def _changed(view: View) -> list[str]:
    """The places that a move may weaken, before the next player's turn.

    A castle that knights leave, or, with the last move, also a space that they leave or reach. A
    castle just taken may still get a shield.
    """
    source, target = view["pending"]["from"], view["pending"]["to"]
    if view["moves"] > 1:
        return [source] if place(view, source).kind == "castle" else []
    taken = place(view, target).kind == "castle" and holder(view, target) != view["player"]
    return [source] if taken else [source, target]


def _after(view: View, count: int) -> View | None:
    """The view after a number of knights has gone; None if that is unknown or ends the game."""
    source, target, seat = view["pending"]["from"], view["pending"]["to"], view["player"]
    places, starts = dict(view["places"]), view["starts"]
    owner, castle = holder(view, target), place(view, target).kind == "castle"
    if owner not in (None, seat) and not castle and count <= knights(view, target):
        return None
    free = sum(line["owner"] is None for line in view["tally"])
    if castle and owner is None and free <= _LAST_FREE:
        return None
    if source in starts:
        starts = {**starts, source: [one for one in starts[source] if one != seat]}
    else:
        left = places[source] | {"knights": places[source]["knights"] - count}
        places[source] = left
        if not left["knights"] and left["shield"] is None:
            del places[source]
    if owner == seat:
        places[target] = places[target] | {"knights": places[target]["knights"] + count}
    else:
        places[target] = {"holder": seat, "knights": count, "shield": None}
    return {**view, "places": places, "starts": starts}


def _left(view: View, names: Iterable[str], localization: Localization) -> Warned:
    """The most valuable of these places that the next player can take, as they are now."""
    seat, count = view["player"], len(view["players"])
    if _is_last_turn(view):
        return Warned()
    rival = (seat + 1) % count
    ways = Ways({**view, "turn": rival})
    own = [name for name in names if holder(view, name) == seat]
    castles = [name for name in own if place(view, name).kind == "castle"]
    castles.sort(key=lambda name: -(place(view, name).swords or 0))
    spaces = [name for name in own if name not in castles and knights(view, name) >= _ARMY]
    spaces.sort(key=lambda name: -knights(view, name))
    player, texts = localization.names[rival], localization.texts
    for name in castles:
        if _falls(view, name, ways):
            text = texts("rheingold-warn-castle", player=player, castle=called(view, name))
            return Warned(text, (name,))
    for name in spaces:
        if _falls(view, name, ways):
            where, army = located(view, name, localization), knights(view, name)
            text = texts("rheingold-warn-army", player=player, count=army, place=where)
            return Warned(text, (name,))
    return Warned()


def _is_last_turn(view: View) -> bool:
    """Whether nobody plays after this turn (rules: with a limit of rounds)."""
    rounds: int | None = view["options"]["rounds"]
    if rounds is None or view["round"] < rounds:
        return False
    return sum(token in _ROLLS for token in view["log"]) == rounds * len(view["players"])


def _falls(view: View, name: str, ways: Ways) -> bool:
    """Whether the next player, with the knights on the map, can take a place from one side."""
    laid, needed = shield(view, name), knights(view, name) + 1
    if place(view, name).kind == "castle":
        value = 0 if laid is None else laid["value"]
        needed = max(1, 2 * (knights(view, name) + value))
    sides = map_in(view).neighbours(name)
    return any(ways.most_together(side, MOVES - 1, beyond=needed - 1) >= needed for side in sides)
