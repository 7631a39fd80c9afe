"""The map as a list, to read line by line: armies, castles and start areas."""

from rich.text import Text

from blazon.games.rheingold.rules.maps.model import SWORDS
from blazon.games.rheingold.words.places import Seen, map_in, place, price
from blazon.games.rheingold.words.table import (
    army,
    castle_words,
    held_spaces,
    named,
    own_armies,
)
from blazon.terminal.style import Style


def listing(seen: Seen, style: Style) -> list[Text]:
    """Armies, first the current player's with their reach; then castles and start areas."""
    texts, mover = style.texts, seen.turn
    own = own_armies(seen, mover, style).values() or [texts("rheingold-list-no-army")]
    lines = [texts("rheingold-list-armies", player=style.names[mover]), *own]
    for seat, name in enumerate(style.names):
        spaces = [army(seen, space, style) for space in held_spaces(seen, seat)]
        if seat != mover and spaces:
            armies = ", ".join(spaces)
            lines.append(f"{texts('rheingold-list-armies', player=name)} {armies}.")
    castles = [castle.id for castle in map_in(seen).castles]
    lines += [
        f"{castle_words(seen, castle, style)}." for castle in castles if castle in seen.known.places
    ]
    lines += _free(seen, [castle for castle in castles if castle not in seen.known.places], style)
    lines.append(_starts(seen, style))
    return [Text(line) for line in lines]


def _free(seen: Seen, castles: list[str], style: Style) -> list[str]:
    """The free castles with their gates, by the knights they take."""
    texts, lines = style.texts, []
    for swords in SWORDS:
        alike = [castle for castle in castles if place(seen, castle).swords == swords]
        words = [
            f"{named(seen, castle)}: {', '.join(map_in(seen).neighbours(castle))}"
            for castle in alike
        ]
        if words:
            least = price(seen, alike[0])
            head = texts("rheingold-list-free-castles", swords=swords, least=least)
            lines.append(f"{head} {'; '.join(words)}.")
    return lines


def _starts(seen: Seen, style: Style) -> str:
    """The start areas, with the neighbouring spaces and the waiting knights."""
    parts = []
    for start in map_in(seen).starts:
        beside = ", ".join(map_in(seen).neighbours(start.id))
        names = ", ".join(style.names[seat] for seat in seen.known.starts[start.id])
        parts.append(f"{start.arms}: {start.id} ({beside}) {names}".rstrip())
    return f"{style.texts('rheingold-list-starts')} {'; '.join(parts)}."


def paths(seen: Seen, style: Style) -> list[Text]:
    """The neighbours of each space: the map itself, in words."""
    board = map_in(seen)
    parts = [f"{space.id}: {', '.join(board.neighbours(space.id))}" for space in board.spaces]
    return [Text(f"{style.texts('rheingold-list-paths')} {'; '.join(parts)}.")]
