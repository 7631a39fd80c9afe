"""Counting: the live tally of each category, and the score in the rulebook's order."""

from typing import Any

from rich.text import Text

from blazon.games.richelieu.terminal.board import NAME
from blazon.games.richelieu.terminal.cards import province_style
from blazon.games.richelieu.words.counts import still_out
from blazon.games.richelieu.words.phrases import category_name, points
from blazon.terminal.style import CAPTION, STRONG, Style
from blazon.words.localization import View

_LEADER = "*"
Line = dict[str, Any]
"""A line of ``score_lines``: category, counts, majority, presence."""


def live(view: View, style: Style) -> list[Text]:
    """Each player's pieces, the leaders, the pieces left, and the current points."""
    return _live_list(view, style) if style.plain else _live_table(view, style)


def _live_table(view: View, style: Style) -> list[Text]:
    lines, texts, none = view["tally"], style.texts, style.signs.taken
    heads = [
        line["category"] if line["category"].isupper() else category_name(line["category"], texts)
        for line in lines
    ]
    total = texts("richelieu-tally-points")
    rows = [Text(" " * NAME)]
    for head in heads:
        rows[0].append(f"{head} ", province_style(head))
    rows[0].append(f" {total}", CAPTION)
    for seat in range(len(style.names)):
        row = style.player(seat, NAME)
        for head, line in zip(heads, lines, strict=True):
            leads = line["majority"][seat] > 0
            written = f"{line['counts'][seat] or none:>{len(head)}}{_LEADER if leads else ' '}"
            row.append(written, STRONG if leads else "")
        row.append(f" {points(view, seat):>{len(total)}}", STRONG)
        rows.append(row)
    out = Text(f"    {texts('richelieu-tally-out')}".ljust(NAME), CAPTION)
    for head, count in zip(heads, still_out(view).values(), strict=True):
        out.append(f"{count or none:>{len(head)}} ", CAPTION)
    out.rstrip()
    return [*rows, out]


def _live_list(view: View, style: Style) -> list[Text]:
    texts, out = style.texts, still_out(view)
    rows = []
    for line in view["tally"]:
        parts = []
        for name, count, won in zip(style.names, line["counts"], line["majority"], strict=True):
            key = "richelieu-plain-count-leads" if won > 0 else "richelieu-plain-count"
            parts.append(texts(key, player=name, count=count))
        parts.append(texts("richelieu-plain-out", count=out[line["category"]]))
        rows.append(Text(f"{category_name(line['category'], texts)}: {'; '.join(parts)}."))
    return [*rows, standing(view, style)]


def standing(view: View, style: Style) -> Text:
    """Everybody's points if the game ended now and only known discs counted."""
    parts = [f"{name} {points(view, seat)}" for seat, name in enumerate(style.names)]
    return Text(style.texts("richelieu-plain-points", points=", ".join(parts)))


def score(view: View, style: Style) -> list[Text]:
    """The score in the rulebook's order: the pieces and points for each category."""
    if style.plain:
        return _score_list(view, style)
    lines, texts = view["tally"], style.texts
    names = [category_name(line["category"], texts) for line in lines]
    first = max(12, *map(len, [*names, texts("richelieu-score-cards")])) + 2
    width = (78 - first) // len(style.names) if len(style.names) > 3 else 16
    header = Text(" " * first)
    for seat in range(len(style.names)):
        header.append_text(style.player(seat, width - 1)).append(" ")
    header.rstrip()
    rows = [header]
    for line in lines:
        name = category_name(line["category"], texts)
        row = Text(f" {name}".ljust(first), province_style(line["category"]))
        for count, won, some in zip(*(line[part] for part in _PARTS), strict=True):
            row.append_text(_worth(count, won, some, style)).append(" " * (width - 14))
        row.rstrip()
        rows.append(row)
    columns = Text(f" {texts('richelieu-score-columns')}", CAPTION)
    return [*rows, *_sums(view, style, first, width), columns]


_PARTS = ("counts", "majority", "presence")


def _worth(count: int, won: int, some: int, style: Style) -> Text:
    """In 14 columns: the number, the majority points, and the points for having or lacking it."""
    text = Text(f"{count or style.signs.taken:>4}", CAPTION)
    text.append(f"{f'+{won}' if won else '':>5}", STRONG)
    return text.append(f"{f'{some:+}' if some else '':>5}", STRONG if some > 0 else "")


def _sums(view: View, style: Style, first: int, width: int) -> list[Text]:
    total = Text(f" {style.texts('richelieu-score-total')}".ljust(first), STRONG)
    cards = Text(f" {style.texts('richelieu-score-cards')}".ljust(first), CAPTION)
    for seat, player in enumerate(view["players"]):
        total.append(f"{points(view, seat):>9}".ljust(width), STRONG)
        cards.append(f"{len(player['cards']):>9}".ljust(width), CAPTION)
    total.rstrip()
    cards.rstrip()
    return [total, cards]


def _score_list(view: View, style: Style) -> list[Text]:
    texts, rows = style.texts, []
    for line in view["tally"]:
        parts = []
        for name, count, won, some in zip(
            style.names, *(line[part] for part in _PARTS), strict=True
        ):
            total = won + some
            parts.append(texts("richelieu-plain-worth", player=name, count=count, points=total))
        rows.append(Text(f"{category_name(line['category'], texts)}: {'; '.join(parts)}."))
    for seat, player in enumerate(view["players"]):
        total = points(view, seat)
        rows.append(
            Text(
                texts(
                    "richelieu-plain-total",
                    player=style.names[seat],
                    points=total,
                    cards=len(player["cards"]),
                )
            )
        )
    return rows
