"""The table as text: the cards of each row, and each player's belongings."""

from blazon.games.richelieu.words.phrases import card_name, disc_name
from blazon.locale import Texts
from blazon.words.localization import Localization, View
from blazon.words.narrator import Section

_ROWS = "ABCD"
_SYMBOLS = {"s": "sword", "c": "cross", "t": "tower"}


def describe_table(view: View, localization: Localization) -> list[Section]:
    """The rows, then the players with the observer first; face-down discs are collapsed."""
    seats, first = len(view["players"]), view["observer"] or 0
    sections = [_row(view, row, localization) for row in _ROWS]
    for seat in (*range(first, seats), *range(first)):
        sections.append(_player(view, seat, localization))
        discs = view["players"][seat]["discs"]
        if discs and not view["over"]:
            heading, names = localization.texts("richelieu-web-discs"), _names(discs, localization)
            sections.append(Section(heading, (names,), seat=seat, folded=True))
    return sections


def _row(view: View, row: str, localization: Localization) -> Section:
    texts = localization.texts
    cells = [cell for cell in view["table"] if cell[0] == row]
    heading = texts("richelieu-web-row", row=row)
    if not cells:
        return Section(heading, (texts("richelieu-plain-empty"),))
    lines = tuple(_lying(view, cell, localization) for cell in cells)
    return Section(heading, lines, tuple(cells))


def _lying(view: View, cell: str, localization: Localization) -> str:
    """A card's cell and everything on it, with its province's number of crests."""
    texts, lying = localization.texts, view["table"][cell]
    province = lying["card"][:3]
    parts = [f"{cell}: {card_name(lying['card'], texts)}"]
    if lying["disc"]:
        parts.append(texts("richelieu-plain-disc"))
    if lying["marker"] is not None:
        parts.append(texts("richelieu-plain-marker", player=localization.names[lying["marker"]]))
    if cell == view["pending"]:
        parts.append(texts("richelieu-web-pending"))
    if cell == view["lifted"]:
        parts.append(texts("richelieu-web-lifted"))
    parts.append(texts("richelieu-web-in-all", count=_crests_in_all(view, province)))
    return ", ".join(parts)


def _crests(code: str) -> int:
    return 2 if code[3] == "2" else 1


def _crests_in_all(view: View, province: str) -> int:
    """The number printed on the cards of a province."""
    codes = [lying["card"] for lying in view["table"].values()]
    codes += [code for player in view["players"] for code in player["cards"].values()]
    return sum(_crests(code) for code in codes if code[:3] == province)


def _player(view: View, seat: int, localization: Localization) -> Section:
    """A player's belongings, one sentence for each kind."""
    texts, player = localization.texts, view["players"][seat]
    heading = localization.names[seat]
    if seat == view["observer"]:
        heading = f"{heading} ({texts('richelieu-web-you')})"
    if seat == view["player"]:
        heading = f"{heading}, {texts('richelieu-web-to-move')}"
    markers = texts(
        "richelieu-holdings-markers",
        reserve=player["reserve"],
        placed=len(player["markers"]),
        box=player["box"],
    )
    if player["markers"]:
        markers = f"{markers} ({', '.join(player['markers'])})"
    discs = texts("richelieu-holdings-discs", count=player["held"])
    if view["over"] and player["discs"]:
        names = _names(player["discs"], localization)
        discs = texts("richelieu-holdings-known", discs=discs, names=names)
    lines = [_cards(view, player["cards"], texts), markers, discs]
    if player["returned"]:
        lines.append(texts("richelieu-holdings-returned", count=player["returned"]))
    return Section(heading, tuple(lines), seat=seat)


def _cards(view: View, cards: View, texts: Texts) -> str:
    """The number of cards, and the total of each province and symbol on them."""
    words = texts("richelieu-holdings-cards", count=len(cards))
    counts: dict[str, int] = {}
    for code in cards.values():
        counts[code[:3]] = counts.get(code[:3], 0) + _crests(code)
        if (symbol := _SYMBOLS.get(code[3])) is not None:
            counts[symbol] = counts.get(symbol, 0) + 1
    order = [line["category"] for line in view["tally"]]
    kinds = [f"{disc_name(one, texts)} {counts[one]}" for one in order if one in counts]
    return f"{words}: {', '.join(kinds)}" if kinds else words


def _names(discs: list[str], localization: Localization) -> str:
    return localization.several([disc_name(disc, localization.texts) for disc in discs])
