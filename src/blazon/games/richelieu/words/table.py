"""The table as text: the cards of each row, and each player's belongings."""

from collections.abc import Sequence

from blazon.games.richelieu.words.cells import Seen
from blazon.games.richelieu.words.phrases import card_name, disc_name, disc_on
from blazon.locale import Texts
from blazon.words.localization import Localization
from blazon.words.narrator import Section

_ROWS = "ABCD"
_SYMBOLS = {"s": "sword", "c": "cross", "t": "tower"}


def describe_table(seen: Seen, localization: Localization) -> list[Section]:
    """The rows, then the players with the observer first; face-down discs are collapsed."""
    seats, first = len(seen.known.players), seen.observer or 0
    sections = [_row(seen, row, localization) for row in _ROWS]
    for seat in (*range(first, seats), *range(first)):
        sections.append(_player(seen, seat, localization))
        discs = seen.known.players[seat].discs
        if discs and not seen.over:
            heading, names = localization.texts("richelieu-web-discs"), _names(discs, localization)
            sections.append(Section(heading, (names,), seat=seat, folded=True))
    return sections


def _row(seen: Seen, row: str, localization: Localization) -> Section:
    texts = localization.texts
    cells = [cell for cell in seen.known.table if cell[0] == row]
    heading = texts("richelieu-web-row", row=row)
    if not cells:
        return Section(heading, (texts("richelieu-plain-empty"),))
    lines = tuple(_lying(seen, cell, localization) for cell in cells)
    return Section(heading, lines, tuple(cells))


def _lying(seen: Seen, cell: str, localization: Localization) -> str:
    """A card's cell and everything on it, with its province's number of crests."""
    texts, lying = localization.texts, seen.known.table[cell]
    province = lying.card[:3]
    parts = [f"{cell}: {card_name(lying.card, texts)}"]
    if lying.disc:
        parts.append(disc_on(seen, cell, texts))
    if lying.marker is not None:
        parts.append(texts("richelieu-plain-marker", player=localization.names[lying.marker]))
    if cell == seen.known.pending:
        parts.append(texts("richelieu-web-pending"))
    if cell == seen.known.lifted:
        parts.append(texts("richelieu-web-lifted"))
    parts.append(texts("richelieu-web-in-all", count=_crests_in_all(seen, province)))
    return ", ".join(parts)


def _crests(code: str) -> int:
    return 2 if code[3] == "2" else 1


def _crests_in_all(seen: Seen, province: str) -> int:
    """The number printed on the cards of a province."""
    codes = [lying.card for lying in seen.known.table.values()]
    codes += [code for player in seen.known.players for code in player.cards.values()]
    return sum(_crests(code) for code in codes if code[:3] == province)


def _player(seen: Seen, seat: int, localization: Localization) -> Section:
    """A player's belongings, one sentence for each kind."""
    texts, player = localization.texts, seen.known.players[seat]
    heading = localization.names[seat]
    if seat == seen.observer:
        heading = f"{heading} ({texts('richelieu-web-you')})"
    if seat == seen.player:
        heading = f"{heading}, {texts('richelieu-web-to-move')}"
    markers = texts(
        "richelieu-holdings-markers",
        reserve=player.reserve,
        placed=len(player.markers),
        box=player.box,
    )
    if player.markers:
        markers = f"{markers} ({', '.join(player.markers)})"
    discs = texts("richelieu-holdings-discs", count=player.held)
    if seen.over and player.discs:
        names = _names(player.discs, localization)
        discs = texts("richelieu-holdings-known", discs=discs, names=names)
    lines = [_cards(seen, player.cards, texts), markers, discs]
    if player.returned:
        lines.append(texts("richelieu-holdings-returned", count=player.returned))
    return Section(heading, tuple(lines), seat=seat)


def _cards(seen: Seen, cards: dict[str, str], texts: Texts) -> str:
    """The number of cards, and the total of each province and symbol on them."""
    words = texts("richelieu-holdings-cards", count=len(cards))
    counts: dict[str, int] = {}
    for code in cards.values():
        counts[code[:3]] = counts.get(code[:3], 0) + _crests(code)
        if (symbol := _SYMBOLS.get(code[3])) is not None:
            counts[symbol] = counts.get(symbol, 0) + 1
    order = [line.category for line in seen.known.tally]
    kinds = [f"{disc_name(one, texts)} {counts[one]}" for one in order if one in counts]
    return f"{words}: {', '.join(kinds)}" if kinds else words


def _names(discs: Sequence[str], localization: Localization) -> str:
    return localization.several([disc_name(disc, localization.texts) for disc in discs])
