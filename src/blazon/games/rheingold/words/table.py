"""The map as text, to read line by line: armies, castles, start areas and sides.

No part of a text may exceed a thousand characters, so parts that can grow are separate.
"""

from collections.abc import Iterator

from blazon.games.rheingold.rules.observation import Shield
from blazon.games.rheingold.words.places import (
    Seen,
    called,
    ends,
    holder,
    knights,
    leaving,
    located,
    map_in,
    place,
    price,
    shield,
    sure,
)
from blazon.words.localization import Localization
from blazon.words.narrator import Section


def describe_table(seen: Seen, localization: Localization) -> list[Section]:
    """A running attack; the current player's armies with their neighbours; the others; the map."""
    texts, board = localization.texts, map_in(seen)
    mover, others = seen.turn, [n for n in range(len(seen.known.players)) if n != seen.turn]
    chances = {one.castle: one.sure for one in seen.aids.takable}
    castles = [castle.id for castle in board.castles]
    starts = sorted(seen.known.starts, key=lambda name: place(seen, name).arms or 0)
    spaces = [space.id for space in board.spaces]
    sections = [
        _army_section(mover, own_armies(seen, mover, localization), localization),
        *(
            _army_section(seat, dict(_armies(seen, seat, localization)), localization)
            for seat in others
        ),
        Section(
            texts("rheingold-web-text-castles"),
            tuple(_castle(seen, castle, chances.get(castle), localization) for castle in castles),
            tuple(castles),
        ),
        Section(
            texts("rheingold-web-text-starts"),
            tuple(_start(seen, start, localization) for start in starts),
            tuple(starts),
        ),
        Section(
            texts("rheingold-web-text-sides"),
            tuple(side(seen, seat, localization) for seat in range(len(seen.known.players))),
        ),
        Section(
            texts("rheingold-web-text-paths"),
            tuple(f"{name}: {', '.join(board.neighbours(name))}" for name in spaces),
            tuple(spaces),
            folded=True,
        ),
    ]
    running = attack(seen, localization)
    return [Section("", (running,)), *sections] if running else sections


def _army_section(seat: int, lines: dict[str, str], localization: Localization) -> Section:
    heading, none = localization.names[seat], localization.texts("rheingold-web-no-army")
    if not lines:
        return Section(heading, (none,), seat=seat)
    return Section(heading, tuple(lines.values()), tuple(lines), seat=seat)


def own_armies(seen: Seen, seat: int, localization: Localization) -> dict[str, str]:
    """The knights that may leave: their number by place, and their neighbours."""
    texts, board = localization.texts, map_in(seen)
    castles = [castle.id for castle in board.castles if holder(seen, castle.id) == seat]
    starts = [start for start, seats in seen.known.starts.items() if seat in seats]
    lines = {}
    for name in [*held_spaces(seen, seat), *castles, *starts]:
        if leaving(seen, name) < 1:
            continue
        around = [
            _beside(seen, other, localization)
            for other in board.neighbours(name)
            if other not in starts
        ]
        where = located(seen, name, localization)
        count = texts("rheingold-list-army", place=where, count=leaving(seen, name))
        lines[name] = f"{count} {'; '.join(filter(None, around))}."
    return lines


def held_spaces(seen: Seen, seat: int) -> list[str]:
    """The spaces on which a player has knights."""
    return [space.id for space in map_in(seen).spaces if holder(seen, space.id) == seat]


def army(seen: Seen, name: str, localization: Localization) -> str:
    """The number of knights on each place."""
    where = located(seen, name, localization)
    return localization.texts("rheingold-list-on", count=knights(seen, name), place=where)


def _armies(seen: Seen, seat: int, localization: Localization) -> Iterator[tuple[str, str]]:
    """A side's armies on spaces, the knights needed to beat them, and their neighbours."""
    texts = localization.texts
    for name in held_spaces(seen, seat):
        words = [army(seen, name, localization)]
        if seat != seen.observer:
            words.append(texts("rheingold-list-price", least=knights(seen, name) + 1))
        around = [called(seen, other) for other in map_in(seen).neighbours(name)]
        words.append(texts("rheingold-web-next-to", places=localization.several(around)))
        yield name, f"{', '.join(words)}."


def _beside(seen: Seen, name: str, localization: Localization) -> str:
    """A neighbouring place, with its holder or the knights it takes; empty for a start area."""
    texts, rival = localization.texts, holder(seen, name)
    if name in seen.known.starts:
        return ""
    if rival == seen.turn:
        return texts("rheingold-list-own", place=called(seen, name), count=knights(seen, name))
    if place(seen, name).kind == "castle":
        owner = texts("rheingold-list-free") if rival is None else localization.names[rival]
        least = price(seen, name)
        return texts("rheingold-list-takes", place=called(seen, name), owner=owner, least=least)
    if rival is None:
        return name
    count = knights(seen, name)
    player = localization.names[rival]
    return texts("rheingold-list-held", place=name, player=player, count=count)


def _castle(seen: Seen, castle: str, chance: bool | None, localization: Localization) -> str:
    """A castle, from ``castle_words``, and whether the observer can take it in this turn."""
    words = castle_words(seen, castle, localization)
    if chance is None:
        return f"{words}."
    key = "rheingold-web-takable-sure" if chance else "rheingold-web-takable-unsure"
    return f"{words}; {localization.texts(key)}."


def castle_words(seen: Seen, castle: str, localization: Localization) -> str:
    """A castle: swords, holder, garrison, the knights it takes, and its gates."""
    texts, owner = localization.texts, holder(seen, castle)
    swords = place(seen, castle).swords or 0
    words = [f"{named(seen, castle)}, {texts('rheingold-swords', count=swords)}"]
    if owner is None:
        words.append(texts("rheingold-list-free"))
    else:
        parts = [texts("rheingold-knights", count=knights(seen, castle))]
        laid = shield(seen, castle)
        if laid is not None:
            parts.append(_shield_words(laid, localization))
        held = ", ".join(parts)
        words.append(texts("rheingold-list-of", player=localization.names[owner], held=held))
    words.append(texts("rheingold-list-gates", gates=", ".join(map_in(seen).neighbours(castle))))
    least, certain = price(seen, castle), sure(seen, castle)
    if owner != seen.observer or owner is None:
        key = "rheingold-list-price" if least == certain else "rheingold-list-price-sure"
        words.append(texts(key, least=least, sure=certain))
    return "; ".join(words)


def named(seen: Seen, castle: str) -> str:
    """A castle's name and code."""
    name = called(seen, castle)
    return castle if name == castle else f"{name} ({castle})"


def _shield_words(laid: Shield, localization: Localization) -> str:
    """A shield in a castle, as far as the observer knows it."""
    if laid.value is None:
        return localization.texts("rheingold-shield-hidden")
    key = "rheingold-shield-shown" if laid.shown else "rheingold-shield-own"
    return localization.texts(key, value=laid.value)


def _start(seen: Seen, start: str, localization: Localization) -> str:
    """A start area, its waiting knights, and its neighbouring spaces."""
    texts, here = localization.texts, seen.known.starts[start]
    words = [texts("rheingold-web-start", id=start)]
    if here:
        players = localization.several([localization.names[seat] for seat in here])
        words.append(texts("rheingold-web-waiting", count=len(here), players=players))
    around = localization.several(map_in(seen).neighbours(start))
    return f"{', '.join([*words, texts('rheingold-web-next-to', places=around)])}."


def side(seen: Seen, seat: int, localization: Localization) -> str:
    """A player's belongings, in a sentence."""
    player, texts = seen.known.players[seat], localization.texts
    shields = texts("rheingold-shields-left", count=player.shields.left)
    if player.shields.values:
        values = ", ".join(map(str, player.shields.values))
        shields = texts("rheingold-shields-known", shields=shields, values=values)
    parts = [
        texts("rheingold-swords", count=player.swords),
        texts("rheingold-castles", count=player.castles),
        texts("rheingold-knights", count=player.knights),
        texts("rheingold-supply", count=player.supply),
        shields,
    ]
    if player.shields.gone:
        values = ", ".join(map(str, player.shields.gone))
        parts.append(texts("rheingold-web-gone", values=values))
    return f"{localization.names[seat]}: {', '.join(parts)}."


def attack(seen: Seen, localization: Localization) -> str:
    """The undecided attack on several fronts; empty if there is none."""
    front = seen.known.front
    if front is None or seen.over:
        return ""
    texts = localization.texts
    target = front.target
    sources = [ends(seen, group.source, target, localization)["from"] for group in front.groups]
    groups = [
        texts("rheingold-attack-group", count=group.knights, place=source)
        for group, source in zip(front.groups, sources, strict=True)
    ]
    return texts(
        "rheingold-attack",
        target=located(seen, target, localization),
        defenders=front.defenders,
        needed=front.defenders + 1,
        player=localization.names[seen.known.places[target].holder],
        groups=localization.several(groups),
    )
