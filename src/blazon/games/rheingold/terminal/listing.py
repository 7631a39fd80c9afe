"""The map as a list: armies, castles and start areas, one line each, for reading line by line.

A text may hold no part of more than a thousand characters; so what may grow stands beside it.
"""

from rich.text import Text

from blazon.games.rheingold.rules.maps.model import SWORDS
from blazon.games.rheingold.words.places import (
    called,
    holder,
    knights,
    leaving,
    map_in,
    place,
    price,
    shield,
    sure,
)
from blazon.terminal.style import Style
from blazon.words.localization import View


def listing(view: View, style: Style) -> list[Text]:
    """Armies, those of whose turn it is first and with what they can reach; castles; starts."""
    texts = style.texts
    mover = view["turn"]
    lines = [texts("rheingold-list-armies", player=style.names[mover]), *_own(view, mover, style)]
    for seat, name in enumerate(style.names):
        spaces = [_army(view, space, style) for space in _spaces(view, seat)]
        if seat != mover and spaces:
            armies = ", ".join(spaces)
            lines.append(f"{texts('rheingold-list-armies', player=name)} {armies}.")
    castles = [castle.id for castle in map_in(view).castles]
    lines += [_castle(view, castle, style) for castle in castles if castle in view["places"]]
    lines += _free(view, [castle for castle in castles if castle not in view["places"]], style)
    lines.append(_starts(view, style))
    return [Text(line) for line in lines]


def _spaces(view: View, seat: int) -> list[str]:
    return [space.id for space in map_in(view).spaces if holder(view, space.id) == seat]


def _army(view: View, name: str, style: Style) -> str:
    count = knights(view, name)
    return style.texts("rheingold-list-on", count=count, place=called(view, name))


def _own(view: View, seat: int, style: Style) -> list[str]:
    """The mover's armies: how many, how many may leave, and what lies around them."""
    texts, board = style.texts, map_in(view)
    castles = [castle.id for castle in board.castles if holder(view, castle.id) == seat]
    starts = [start for start, seats in view["starts"].items() if seat in seats]
    lines = []
    for name in [*_spaces(view, seat), *castles, *starts]:
        if leaving(view, name) < 1:
            continue
        around = [
            _beside(view, other, style) for other in board.neighbours(name) if other not in starts
        ]
        around = [words for words in around if words]
        lines.append(
            f"{texts('rheingold-list-army', place=called(view, name), count=leaving(view, name))} "
            f"{'; '.join(around)}."
        )
    return lines or [texts("rheingold-list-no-army")]


def _beside(view: View, name: str, style: Style) -> str:
    """A neighbouring place, and who holds it or what it takes; empty for a start area."""
    texts, rival = style.texts, holder(view, name)
    if name in view["starts"]:
        return ""
    if rival == view["turn"]:
        return texts("rheingold-list-own", place=called(view, name), count=knights(view, name))
    if place(view, name).kind == "castle":
        owner = texts("rheingold-list-free") if rival is None else style.names[rival]
        least = price(view, name)
        return texts("rheingold-list-takes", place=called(view, name), owner=owner, least=least)
    if rival is None:
        return name
    count = knights(view, name)
    return texts("rheingold-list-held", place=name, player=style.names[rival], count=count)


def _castle(view: View, castle: str, style: Style) -> str:
    """A castle that somebody holds: swords, with what, what it takes, and its gates."""
    texts, owner = style.texts, view["places"][castle]["holder"]
    parts = [texts("rheingold-knights", count=knights(view, castle))]
    laid = shield(view, castle)
    if laid is not None:
        parts.append(_shield_words(laid, style))
    least, certain = price(view, castle), sure(view, castle)
    swords = place(view, castle).swords or 0
    words = [
        f"{_named(view, castle)}, {texts('rheingold-swords', count=swords)}",
        texts("rheingold-list-of", player=style.names[owner], held=", ".join(parts)),
        texts("rheingold-list-gates", gates=", ".join(map_in(view).neighbours(castle))),
    ]
    if owner != view["observer"] and least == certain:
        words.append(texts("rheingold-list-price", least=least))
    elif owner != view["observer"]:
        words.append(texts("rheingold-list-price-sure", least=least, sure=certain))
    return f"{'; '.join(words)}."


def _named(view: View, castle: str) -> str:
    """A castle's name and code."""
    name = called(view, castle)
    return castle if name == castle else f"{name} ({castle})"


def _free(view: View, castles: list[str], style: Style) -> list[str]:
    """The castles that nobody holds, with their gates, by what they take."""
    texts, lines = style.texts, []
    for swords in SWORDS:
        alike = [castle for castle in castles if place(view, castle).swords == swords]
        words = [
            f"{_named(view, castle)}: {', '.join(map_in(view).neighbours(castle))}"
            for castle in alike
        ]
        if words:
            least = price(view, alike[0])
            head = texts("rheingold-list-free-castles", swords=swords, least=least)
            lines.append(f"{head} {'; '.join(words)}.")
    return lines


def _shield_words(laid: View, style: Style) -> str:
    """A shield in a castle, as far as the observer knows it."""
    if laid["value"] is None:
        return style.texts("rheingold-shield-hidden")
    key = "rheingold-shield-shown" if laid["shown"] else "rheingold-shield-own"
    return style.texts(key, value=laid["value"])


def _starts(view: View, style: Style) -> str:
    """The start areas, with the spaces that they lead to and who waits there."""
    parts = []
    for start in map_in(view).starts:
        beside = ", ".join(map_in(view).neighbours(start.id))
        names = ", ".join(style.names[seat] for seat in view["starts"][start.id])
        parts.append(f"{start.arms}: {start.id} ({beside}) {names}".rstrip())
    return f"{style.texts('rheingold-list-starts')} {'; '.join(parts)}."


def paths(view: View, style: Style) -> list[Text]:
    """Which places each space is joined to: the map itself, in words."""
    board = map_in(view)
    parts = [f"{space.id}: {', '.join(board.neighbours(space.id))}" for space in board.spaces]
    return [Text(f"{style.texts('rheingold-list-paths')} {'; '.join(parts)}.")]
