"""The table: four rows of cards, drawn or as a list, and each player's belongings."""

from rich.text import Text

from blazon.games.richelieu.rules.observation import RichelieuPlayer
from blazon.games.richelieu.terminal.cards import on_top, province_style
from blazon.games.richelieu.words.cells import Seen, legal_cells
from blazon.games.richelieu.words.phrases import disc_name, disc_on
from blazon.terminal.style import CAPTION, PLAYER_STYLES, STRONG, WIDTH, Style, flow

_ROWS, _COLUMNS = "ABCD", range(1, 13)
_CELL = 6
_LABEL = 3
_TAKING = ("TAKE", "PAY", "SECOND")
"""The phases with few possible cards; in the others, highlighting most cards would dazzle."""
NAME = 15
"""Columns of a player's number and name."""


def table(seen: Seen, style: Style) -> list[Text]:
    """The table for this observer, with cards that may be named now in brackets."""
    return _list(seen, style) if style.plain else _drawn(seen, style)


def _drawn(seen: Seen, style: Style) -> list[Text]:
    legal = legal_cells(seen)
    named = seen.known.pending or seen.known.lifted
    header = Text(" " * _LABEL + "".join(f"{column:^{_CELL}}" for column in _COLUMNS), CAPTION)
    header.rstrip()
    lines = [header]
    for row in _ROWS:
        upper, lower = Text(f" {row} ", STRONG), Text(" " * _LABEL)
        for column in _COLUMNS:
            cell = f"{row}{column}"
            upper.append_text(_card(seen, cell, style, legal=cell in legal, named=cell == named))
            above = on_top(seen, cell, style)
            lower.append(" ").append_text(above).append(" " * (_CELL - 1 - above.cell_len))
        lower.rstrip()
        upper.rstrip()
        lines += [upper, lower]
    return [*lines, *_faces(seen, style)]


def _faces(seen: Seen, style: Style) -> list[Text]:
    """The discs on the table, if everything is shown."""
    found = seen.known.table_discs or {}
    items = [Text(f"{cell} {disc_name(found[cell], style.texts)}") for cell in sorted(found)]
    return flow([Text(f"    {style.signs.disc}"), *items]) if items else []


def _card(seen: Seen, cell: str, style: Style, *, legal: bool, named: bool) -> Text:
    """A card's code in six columns: in brackets if legal, in parentheses if in progress."""
    card = seen.known.table.get(cell)
    if card is None:
        return Text(f"{style.signs.taken:^{_CELL}}", CAPTION)
    code = card.card
    lit = named or (legal and seen.phase in _TAKING)
    opening, closing = "()" if named else "[]" if legal else "  "
    return Text.assemble(opening, (code, province_style(code, filled=lit)), closing)


def _list(seen: Seen, style: Style) -> list[Text]:
    """A line for each row; each card with its marker and disc, and whether it may be named."""
    legal = legal_cells(seen)
    lines = []
    for row in _ROWS:
        cells = [cell for cell in seen.known.table if cell[0] == row]
        words = []
        for cell in cells:
            card = seen.known.table[cell]
            notes = []
            if cell in legal:
                notes.append(style.texts("richelieu-plain-possible"))
            if card.marker is not None:
                notes.append(style.texts("richelieu-plain-marker", player=style.names[card.marker]))
            if card.disc:
                notes.append(disc_on(seen, cell, style.texts))
            note = f" ({', '.join(notes)})" if notes else ""
            words.append(f"{cell} {card.card}{note}")
        cards = ", ".join(words) or style.texts("richelieu-plain-empty")
        lines.append(Text(style.texts("richelieu-plain-row", row=row, cards=cards)))
    return lines


def legend(style: Style) -> list[Text]:
    """The meaning of the board's letters and signs."""
    texts, signs = style.texts, style.signs
    entries = [
        f"2 {texts('richelieu-legend-two')}",
        *(
            f"{symbol[0]} {texts(f'richelieu-symbol-{symbol}')}"
            for symbol in ("sword", "cross", "tower")
        ),
        f"{signs.disc} {texts('richelieu-legend-disc')}",
        f"{signs.marker} {texts('richelieu-legend-marker')}",
        f"[ ] {texts('richelieu-legend-possible')}",
    ]
    return [Text(" " * _LABEL + "  ".join(entries), CAPTION)]


def holdings(seen: Seen, style: Style) -> list[Text]:
    """Each player's cards, markers and discs, with the names of discs that the observer knows."""
    lines = []
    for seat, player in enumerate(seen.known.players):
        cards = style.texts("richelieu-holdings-cards", count=len(player.cards))
        markers = style.texts(
            "richelieu-holdings-markers",
            reserve=player.reserve,
            placed=len(player.markers),
            box=player.box,
        )
        parts = [cards, markers, held_discs(player, style)]
        if player.returned:
            parts.append(style.texts("richelieu-holdings-returned", count=player.returned))
        if style.plain:
            lines.append(Text(f"{style.names[seat]}: {'; '.join(parts)}."))
            continue
        point = f" {style.signs.point} "
        line = style.player(seat, NAME).append(f" {point.join(parts)}")
        if line.cell_len > WIDTH:
            line = style.player(seat, NAME).append(f" {point.join(parts[:2])}")
            lines.append(line)
            line = Text(" " * (NAME + 1) + point.join(parts[2:]))
        lines.append(line)
    return lines


def dense_holdings(seen: Seen, style: Style) -> list[Text]:
    """All players' markers in reserve and discs as signs, and the names of known discs."""
    items, known = [], []
    for seat, player in enumerate(seen.known.players):
        held = f" {style.signs.marker}{player.reserve} {style.signs.disc}{player.held}"
        items.append(Text.assemble((f" {seat + 1} ", PLAYER_STYLES[seat]), held))
        if player.discs:
            known.append(Text(f"    {held_discs(player, style)}"))
    return [*flow(items), *known]


def held_discs(player: RichelieuPlayer, style: Style) -> str:
    """The number of discs a player holds, and their names if the observer knows them."""
    held = style.texts("richelieu-holdings-discs", count=player.held)
    if not player.discs:
        return held
    names = ", ".join(disc_name(disc, style.texts) for disc in player.discs)
    return style.texts("richelieu-holdings-known", discs=held, names=names)


def turned_up(seen: Seen, style: Style) -> list[Text]:
    """At the end, everybody's face-down discs."""
    lines = []
    for seat, player in enumerate(seen.known.players):
        discs = held_discs(player, style)
        if style.plain:
            lines.append(Text(f"{style.names[seat]}: {discs}."))
        else:
            lines.append(style.player(seat, NAME).append(f" {discs}"))
    return lines
