"""What an action gives away, for beginners: chances missed, and places left to the next player."""

from collections.abc import Iterable

import numpy as np

from blazon.games.rheingold.rules.aids import falls
from blazon.games.rheingold.rules.notation import END
from blazon.games.rheingold.rules.state import FIRST_SHIELD, UNKNOWN_SHIELD, Phase
from blazon.games.rheingold.words.places import (
    Seen,
    called,
    highest,
    holder,
    located,
    map_in,
    number,
    pending,
    place,
    sure,
)
from blazon.kernel import batch
from blazon.kernel.game import States
from blazon.words.localization import Localization
from blazon.words.narrator import Warned

_ARMY = 2
"""The fewest knights whose loss is worth a warning."""


def warn(seen: Seen, token: str, localization: Localization) -> Warned:
    """What a legal action gives away."""
    if seen.phase == "MOVE" and token == END:
        missed = _missed(seen, localization)
        if missed.text:
            return missed
        return _left(seen, seen.states, seen.known.places, localization)
    if seen.phase != "COUNT" or seen.known.front is not None:
        return Warned()
    count, target = int(token[1:]), pending(seen).target
    storms = place(seen, target).kind == "castle" and holder(seen, target) not in (None, seen.turn)
    if storms and count < sure(seen, target):
        return _storm(seen, target, count, localization)
    after = _after(seen, count)
    return Warned() if after is None else _left(seen, after, _changed(seen), localization)


def _storm(seen: Seen, castle: str, count: int, localization: Localization) -> Warned:
    """An attack that fails against the highest value that a castle's shield may have."""
    value = highest(seen, castle)
    text = localization.texts("rheingold-warn-storm", value=value, count=count)
    return Warned(text, (castle,))


def _missed(seen: Seen, localization: Localization) -> Warned:
    """The strongest castle that the moves left would certainly take."""
    certain = [one.castle for one in seen.aids.takable if one.sure]
    if not certain:
        return Warned()
    best = max(certain, key=lambda castle: place(seen, castle).swords or 0)
    text = localization.texts("rheingold-warn-end", castle=called(seen, best))
    return Warned(text, (best,))


def _changed(seen: Seen) -> list[str]:
    """The places that a move may weaken, before the next player's turn.

    A castle that knights leave, or, with the last move, also a space that they leave or reach. A
    castle just taken may still get a shield.
    """
    source, target = pending(seen).source, pending(seen).target
    if seen.known.moves > 1:
        return [source] if place(seen, source).kind == "castle" else []
    taken = place(seen, target).kind == "castle" and holder(seen, target) != seen.turn
    return [source] if taken else [source, target]


def _after(seen: Seen, count: int) -> States | None:
    """What the observer knows after a number of knights has gone; None if it ends the game.

    Also None if an attack on several fronts goes on. A castle attacked falls, whatever its shield.
    """
    after, target = seen.states.copy(), number(seen, pending(seen).target)
    if after["shield"][0, target] == UNKNOWN_SHIELD:
        after["shield"][0, target] = FIRST_SHIELD
    batch.act(after, np.array([count], np.uint64))
    return None if after["phase"].item() in (Phase.FRONT, Phase.OVER) else after


def _left(seen: Seen, after: States, names: Iterable[str], localization: Localization) -> Warned:
    """The most valuable of these places that the next player can take then."""
    seat, places = seen.turn, map_in(seen).numbered
    if _is_last_turn(seen):
        return Warned()
    rival = (seat + 1) % len(seen.known.players)
    held, knights = after["holder"][0].tolist(), after["knights"][0].tolist()
    own = [one for one in (number(seen, name) for name in names) if held[one] == seat]
    castles = [one for one in own if places[one].kind == "castle"]
    castles.sort(key=lambda castle: -(places[castle].swords or 0))
    spaces = [one for one in own if one not in castles and knights[one] >= _ARMY]
    spaces.sort(key=lambda space: -knights[space])
    player, texts = localization.names[rival], localization.texts
    lost = next((one for one in (*castles, *spaces) if falls(after, rival, one)), None)
    if lost is None:
        return Warned()
    name = places[lost].id
    if lost in castles:
        text = texts("rheingold-warn-castle", player=player, castle=called(seen, name))
    else:
        where = located(seen, name, localization)
        text = texts("rheingold-warn-army", player=player, count=knights[lost], place=where)
    return Warned(text, (name,))


def _is_last_turn(seen: Seen) -> bool:
    """Whether nobody plays after this turn (rules: with a limit of rounds)."""
    rounds: int | None = seen.options["rounds"]
    turns = seen.states["turn"].item() + 1
    return rounds is not None and turns == rounds * len(seen.known.players)
