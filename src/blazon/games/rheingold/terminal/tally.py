"""Each side's swords, castles, knights and shields, and the winner."""

from rich.text import Text

from blazon.games.rheingold.terminal.signs import LETTERS, colour
from blazon.games.rheingold.words import table
from blazon.games.rheingold.words.places import called, place
from blazon.terminal.style import CAPTION, STRONG, Style, flow
from blazon.words.localization import View

NAME = 17
"""Columns of a player's sign and name."""
_HEADS = ("swords", "castles", "knights", "supply", "shields")


def sign(seat: int) -> Text:
    """A player's letter, in the player's colour."""
    return Text(f" {LETTERS[seat]} ", colour(seat))


def heading(view: View, style: Style) -> str:
    """The round, the die roll, and the moves left."""
    texts, rounds = style.texts, view["options"]["rounds"]
    number = view["round"]
    parts = [
        texts("rheingold-round", round=number)
        if rounds is None
        else texts("rheingold-round-of", round=number, rounds=rounds)
    ]
    if view["die"] is not None and not view["over"]:
        name = style.names[view["turn"]]
        parts.append(texts("rheingold-rolled", player=name, number=view["die"]))
        parts.append(texts("rheingold-moves-left", count=view["moves"]))
    return f"{', '.join(parts)}." if style.plain else f" {style.signs.point} ".join(parts)


def sides(view: View, style: Style) -> list[Text]:
    """A line for each player: swords, castles, knights on the map and in supply, shields left."""
    if style.plain:
        return [Text(table.side(view, seat, style)) for seat in range(len(style.names))]
    heads = [style.texts(f"rheingold-head-{head}") for head in _HEADS]
    rows = [Text(" " * NAME, CAPTION).append("  ".join(heads), CAPTION)]
    for seat, player in enumerate(view["players"]):
        numbers = [player[head] for head in _HEADS[:-1]] + [player["shields"]["left"]]
        row = sign(seat).append(f" {style.clipped(seat, NAME - 4)}", STRONG)
        for head, number in zip(heads, numbers, strict=True):
            row.append(f"{number:>{len(head)}}  ", STRONG if head == heads[0] else "")
        values = player["shields"]["values"]
        if values:
            row.append(f"({''.join(map(str, values))})", CAPTION)
        row.rstrip()
        rows.append(row)
    return rows


def dense_sides(view: View, style: Style) -> list[Text]:
    """The same as signs: swords, knights on the map and in supply, shields left."""
    signs = style.signs
    items = []
    for seat, player in enumerate(view["players"]):
        knights = f"{player['knights']}+{player['supply']}"
        shields = f"{player['shields']['left']}{signs.shield}"
        items.append(sign(seat).append(f"{player['swords']}{signs.sword} {knights} {shields}"))
    return flow(items, gap=1)


def attack(view: View, style: Style) -> list[Text]:
    """The undecided attack on several fronts."""
    words = table.attack(view, style)
    return [Text(words, STRONG)] if words else []


def with_swords(view: View, castle: str, style: Style) -> str:
    """A castle with its swords: ``Katz ††``."""
    swords = place(view, castle).swords or 0
    if style.plain:
        return f"{called(view, castle)} {swords}"
    return f"{called(view, castle)} {style.signs.sword * swords}"


def score(view: View, style: Style) -> list[Text]:
    """Each player's castles with their swords, the totals, and the tiebreaker."""
    owners: list[int | None] = [*range(len(style.names)), None]
    held = {
        owner: [line["castle"] for line in view["tally"] if line["owner"] == owner]
        for owner in owners
    }
    lines = []
    for seat, player in enumerate(view["players"]):
        words = [
            style.texts("rheingold-swords", count=player["swords"]),
            style.texts("rheingold-knights", count=player["knights"]),
        ]
        if style.plain:
            head = Text(f"{style.names[seat]}: {', '.join(words)}.")
        else:
            point = f"  {style.signs.point}  "
            head = sign(seat).append(f" {style.clipped(seat, NAME - 4)} ", STRONG)
            head.append(point.join(words), STRONG)
        lines += [head, *_castles(view, held[seat], style)]
    if held[None]:
        lines += [Text(style.texts("rheingold-score-free")), *_castles(view, held[None], style)]
    return lines


def _castles(view: View, castles: list[str], style: Style) -> list[Text]:
    by_swords = sorted(castles, key=lambda castle: -(place(view, castle).swords or 0))
    items = [Text(with_swords(view, castle, style)) for castle in by_swords]
    if style.plain:
        return [Text(", ".join(item.plain for item in items) + ".")] if items else []
    return flow(items, indent=4)
