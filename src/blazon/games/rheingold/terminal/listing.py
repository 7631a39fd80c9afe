"""The map as a list, to read line by line: armies, castles and start areas."""

from rich.text import Text

from blazon.games.rheingold.rules.maps.model import SWORDS
from blazon.games.rheingold.words.places import map_in, place, price
from blazon.games.rheingold.words.table import (
    army,
    castle_words,
    held_spaces,
    named,
    own_armies,
)
from blazon.terminal.style import Style
from blazon.words.localization import View


def listing(view: View, style: Style) -> list[Text]:
    """Armies, first the current player's with their reach; then castles and start areas."""
    texts, mover = style.texts, view["turn"]
    own = own_armies(view, mover, style).values() or [texts("rheingold-list-no-army")]
    lines = [texts("rheingold-list-armies", player=style.names[mover]), *own]
    for seat, name in enumerate(style.names):
        spaces = [army(view, space, style) for space in held_spaces(view, seat)]
        if seat != mover and spaces:
            armies = ", ".join(spaces)
            lines.append(f"{texts('rheingold-list-armies', player=name)} {armies}.")
    castles = [castle.id for castle in map_in(view).castles]
    lines += [
        f"{castle_words(view, castle, style)}." for castle in castles if castle in view["places"]
    ]
    lines += _free(view, [castle for castle in castles if castle not in view["places"]], style)
    lines.append(_starts(view, style))
    return [Text(line) for line in lines]


def _free(view: View, castles: list[str], style: Style) -> list[str]:
    """The free castles with their gates, by the knights they take."""
    texts, lines = style.texts, []
    for swords in SWORDS:
        alike = [castle for castle in castles if place(view, castle).swords == swords]
        words = [
            f"{named(view, castle)}: {', '.join(map_in(view).neighbours(castle))}"
            for castle in alike
        ]
        if words:
            least = price(view, alike[0])
            head = texts("rheingold-list-free-castles", swords=swords, least=least)
            lines.append(f"{head} {'; '.join(words)}.")
    return lines


def _starts(view: View, style: Style) -> str:
    """The start areas, with the neighbouring spaces and the waiting knights."""
    parts = []
    for start in map_in(view).starts:
        beside = ", ".join(map_in(view).neighbours(start.id))
        names = ", ".join(style.names[seat] for seat in view["starts"][start.id])
        parts.append(f"{start.arms}: {start.id} ({beside}) {names}".rstrip())
    return f"{style.texts('rheingold-list-starts')} {'; '.join(parts)}."


def paths(view: View, style: Style) -> list[Text]:
    """The neighbours of each space: the map itself, in words."""
    board = map_in(view)
    parts = [f"{space.id}: {', '.join(board.neighbours(space.id))}" for space in board.spaces]
    return [Text(f"{style.texts('rheingold-list-paths')} {'; '.join(parts)}.")]
