"""Counting: the live tally of each category, and the score in the rulebook's order."""

from rich.text import Text

from blazon.games.richelieu.rules.scoring import RichelieuLine
from blazon.games.richelieu.terminal.board import NAME
from blazon.games.richelieu.terminal.cards import province_style
from blazon.games.richelieu.words.cells import Seen
from blazon.games.richelieu.words.phrases import category_name, points
from blazon.terminal.style import CAPTION, STRONG, Style

_LEADER = "*"


def live(seen: Seen, style: Style) -> list[Text]:
    """Each player's pieces, the leaders, the pieces left, and the current points."""
    return _live_list(seen, style) if style.plain else _live_table(seen, style)


def _live_table(seen: Seen, style: Style) -> list[Text]:
    lines, texts, none = seen.known.tally, style.texts, style.signs.taken
    heads = [
        line.category if line.category.isupper() else category_name(line.category, texts)
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
            leads = line.majority[seat] > 0
            written = f"{line.counts[seat] or none:>{len(head)}}{_LEADER if leads else ' '}"
            row.append(written, STRONG if leads else "")
        row.append(f" {points(seen, seat):>{len(total)}}", STRONG)
        rows.append(row)
    out = Text(f"    {texts('richelieu-tally-out')}".ljust(NAME), CAPTION)
    for head, count in zip(heads, seen.aids.out.values(), strict=True):
        out.append(f"{count or none:>{len(head)}} ", CAPTION)
    out.rstrip()
    return [*rows, out]


def _live_list(seen: Seen, style: Style) -> list[Text]:
    texts, out = style.texts, seen.aids.out
    rows = []
    for line in seen.known.tally:
        parts = []
        for name, count, won in zip(style.names, line.counts, line.majority, strict=True):
            key = "richelieu-plain-count-leads" if won > 0 else "richelieu-plain-count"
            parts.append(texts(key, player=name, count=count))
        parts.append(texts("richelieu-plain-out", count=out[line.category]))
        rows.append(Text(f"{category_name(line.category, texts)}: {'; '.join(parts)}."))
    return [*rows, standing(seen, style)]


def standing(seen: Seen, style: Style) -> Text:
    """Everybody's points if the game ended now and only known discs counted."""
    parts = [f"{name} {points(seen, seat)}" for seat, name in enumerate(style.names)]
    return Text(style.texts("richelieu-plain-points", points=", ".join(parts)))


def score(seen: Seen, style: Style) -> list[Text]:
    """The score in the rulebook's order: the pieces and points for each category."""
    if style.plain:
        return _score_list(seen, style)
    lines, texts = seen.known.tally, style.texts
    names = [category_name(line.category, texts) for line in lines]
    first = max(12, *map(len, [*names, texts("richelieu-score-cards")])) + 2
    width = (78 - first) // len(style.names) if len(style.names) > 3 else 16
    header = Text(" " * first)
    for seat in range(len(style.names)):
        header.append_text(style.player(seat, width - 1)).append(" ")
    header.rstrip()
    rows = [header]
    for line in lines:
        name = category_name(line.category, texts)
        row = Text(f" {name}".ljust(first), province_style(line.category))
        for count, won, some in zip(*_parts(line), strict=True):
            row.append_text(_worth(count, won, some, style)).append(" " * (width - 14))
        row.rstrip()
        rows.append(row)
    columns = Text(f" {texts('richelieu-score-columns')}", CAPTION)
    return [*rows, *_sums(seen, style, first, width), columns]


def _parts(line: RichelieuLine) -> tuple[list[int], list[int], list[int]]:
    """The pieces, and the points for the most and for having or lacking some."""
    return line.counts, line.majority, line.presence


def _worth(count: int, won: int, some: int, style: Style) -> Text:
    """In 14 columns: the number, the majority points, and the points for having or lacking it."""
    text = Text(f"{count or style.signs.taken:>4}", CAPTION)
    text.append(f"{f'+{won}' if won else '':>5}", STRONG)
    return text.append(f"{f'{some:+}' if some else '':>5}", STRONG if some > 0 else "")


def _sums(seen: Seen, style: Style, first: int, width: int) -> list[Text]:
    total = Text(f" {style.texts('richelieu-score-total')}".ljust(first), STRONG)
    cards = Text(f" {style.texts('richelieu-score-cards')}".ljust(first), CAPTION)
    for seat, player in enumerate(seen.known.players):
        total.append(f"{points(seen, seat):>9}".ljust(width), STRONG)
        cards.append(f"{len(player.cards):>9}".ljust(width), CAPTION)
    total.rstrip()
    cards.rstrip()
    return [total, cards]


def _score_list(seen: Seen, style: Style) -> list[Text]:
    texts, rows = style.texts, []
    for line in seen.known.tally:
        parts = []
        for name, count, won, some in zip(style.names, *_parts(line), strict=True):
            total = won + some
            parts.append(texts("richelieu-plain-worth", player=name, count=count, points=total))
        rows.append(Text(f"{category_name(line.category, texts)}: {'; '.join(parts)}."))
    for seat, player in enumerate(seen.known.players):
        total = points(seen, seat)
        rows.append(
            Text(
                texts(
                    "richelieu-plain-total",
                    player=style.names[seat],
                    points=total,
                    cards=len(player.cards),
                )
            )
        )
    return rows
