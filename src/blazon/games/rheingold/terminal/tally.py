"""Each side's swords, castles, knights and shields, and the winner."""

from rich.text import Text

from blazon.games.rheingold.terminal.signs import LETTERS, colour
from blazon.games.rheingold.words import table
from blazon.games.rheingold.words.places import Seen, called, place
from blazon.terminal.style import CAPTION, STRONG, Style, flow

NAME = 17
"""Columns of a player's sign and name."""
_HEADS = ("swords", "castles", "knights", "supply", "shields")


def sign(seat: int) -> Text:
    """A player's letter, in the player's colour."""
    return Text(f" {LETTERS[seat]} ", colour(seat))


def heading(seen: Seen, style: Style) -> str:
    """The round, the die roll, and the moves left."""
    texts, rounds = style.texts, seen.options["rounds"]
    number = seen.known.round
    parts = [
        texts("rheingold-round", round=number)
        if rounds is None
        else texts("rheingold-round-of", round=number, rounds=rounds)
    ]
    if seen.known.die is not None and not seen.over:
        name = style.names[seen.turn]
        parts.append(texts("rheingold-rolled", player=name, number=seen.known.die))
        parts.append(texts("rheingold-moves-left", count=seen.known.moves))
    return f"{', '.join(parts)}." if style.plain else f" {style.signs.point} ".join(parts)


def sides(seen: Seen, style: Style) -> list[Text]:
    """A line for each player: swords, castles, knights on the map and in supply, shields left."""
    if style.plain:
        return [Text(table.side(seen, seat, style)) for seat in range(len(style.names))]
    heads = [style.texts(f"rheingold-head-{head}") for head in _HEADS]
    rows = [Text(" " * NAME, CAPTION).append("  ".join(heads), CAPTION)]
    for seat, player in enumerate(seen.known.players):
        shields = player.shields
        numbers = (player.swords, player.castles, player.knights, player.supply, shields.left)
        row = sign(seat).append(f" {style.clipped(seat, NAME - 4)}", STRONG)
        for head, number in zip(heads, numbers, strict=True):
            row.append(f"{number:>{len(head)}}  ", STRONG if head == heads[0] else "")
        if shields.values:
            row.append(f"({''.join(map(str, shields.values))})", CAPTION)
        row.rstrip()
        rows.append(row)
    return rows


def dense_sides(seen: Seen, style: Style) -> list[Text]:
    """The same as signs: swords, knights on the map and in supply, shields left."""
    signs = style.signs
    items = []
    for seat, player in enumerate(seen.known.players):
        knights = f"{player.knights}+{player.supply}"
        shields = f"{player.shields.left}{signs.shield}"
        items.append(sign(seat).append(f"{player.swords}{signs.sword} {knights} {shields}"))
    return flow(items, gap=1)


def attack(seen: Seen, style: Style) -> list[Text]:
    """The undecided attack on several fronts."""
    words = table.attack(seen, style)
    return [Text(words, STRONG)] if words else []


def with_swords(seen: Seen, castle: str, style: Style) -> str:
    """A castle with its swords: ``Katz ††``."""
    swords = place(seen, castle).swords or 0
    if style.plain:
        return f"{called(seen, castle)} {swords}"
    return f"{called(seen, castle)} {style.signs.sword * swords}"


def score(seen: Seen, style: Style) -> list[Text]:
    """Each player's castles with their swords, the totals, and the tiebreaker."""
    owners: list[int | None] = [*range(len(style.names)), None]
    held = {
        owner: [line.castle for line in seen.known.tally if line.owner == owner] for owner in owners
    }
    lines = []
    for seat, player in enumerate(seen.known.players):
        words = [
            style.texts("rheingold-swords", count=player.swords),
            style.texts("rheingold-knights", count=player.knights),
        ]
        if style.plain:
            head = Text(f"{style.names[seat]}: {', '.join(words)}.")
        else:
            point = f"  {style.signs.point}  "
            head = sign(seat).append(f" {style.clipped(seat, NAME - 4)} ", STRONG)
            head.append(point.join(words), STRONG)
        lines += [head, *_castles(seen, held[seat], style)]
    if held[None]:
        lines += [Text(style.texts("rheingold-score-free")), *_castles(seen, held[None], style)]
    return lines


def _castles(seen: Seen, castles: list[str], style: Style) -> list[Text]:
    by_swords = sorted(castles, key=lambda castle: -(place(seen, castle).swords or 0))
    items = [Text(with_swords(seen, castle, style)) for castle in by_swords]
    if style.plain:
        return [Text(", ".join(item.plain for item in items) + ".")] if items else []
    return flow(items, indent=4)
