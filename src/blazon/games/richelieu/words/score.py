"""The score sheet: a line for each province and symbol, with its reasons, then the cards."""

from collections.abc import Iterator, Sequence

from blazon.games.richelieu.rules.scoring import RichelieuLine
from blazon.games.richelieu.words.cells import Seen
from blazon.games.richelieu.words.phrases import category_name
from blazon.words.localization import Localization
from blazon.words.narrator import ScoreLine


def describe_score(
    seen: Seen, lines: Sequence[RichelieuLine], localization: Localization
) -> list[ScoreLine]:
    """The lines in the rulebook's order; cards break ties in points."""
    sheet = [
        ScoreLine(
            category_name(line.category, localization.texts),
            tuple(map(sum, zip(line.majority, line.presence, strict=True))),
            tuple(_reasons(seen, line, localization)),
        )
        for line in lines
    ]
    texts, cards = localization.texts, [len(player.cards) for player in seen.known.players]
    reason = texts("richelieu-web-why-cards")
    ties = ScoreLine(texts("richelieu-score-cards"), tuple(cards), (reason,), breaks_ties=True)
    return [*sheet, ties]


def _reasons(seen: Seen, line: RichelieuLine, localization: Localization) -> Iterator[str]:
    texts, names = localization.texts, localization.names
    for seat, count in enumerate(line.counts):
        discs = seen.known.players[seat].discs or ()
        key = "disc" if line.category in discs else "has"
        yield texts(f"richelieu-web-why-{key}", player=names[seat], count=count)
    most = max(line.counts)
    scorers = [names[seat] for seat, points in enumerate(line.majority) if points > 0]
    if most == 0:
        yield texts("richelieu-web-why-nobody")
    elif not scorers:
        yield texts("richelieu-web-why-tied")
    elif len(scorers) == 1:
        yield texts("richelieu-web-why-most", player=scorers[0], points=most)
    else:
        shared = localization.several(scorers)
        yield texts("richelieu-web-why-shared", names=shared, points=most)
    for seat, points in enumerate(line.presence):
        if points:
            key = "lacking" if points < 0 else "present"
            gain = f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}"
            yield texts(f"richelieu-web-why-{key}", player=names[seat], points=gain)
