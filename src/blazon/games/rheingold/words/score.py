"""The score sheet: a line for each castle, then the knights on the map."""

from collections.abc import Sequence

from blazon.games.rheingold.rules.scoring import RheingoldLine
from blazon.games.rheingold.words.places import Seen, called
from blazon.words.localization import Localization
from blazon.words.narrator import ScoreLine


def describe_score(
    seen: Seen, lines: Sequence[RheingoldLine], localization: Localization
) -> list[ScoreLine]:
    """The held castles; knights on the map break ties in swords."""
    texts, players = localization.texts, seen.known.players
    sheet = [
        ScoreLine(
            called(seen, line.castle),
            tuple(line.swords * (seat == line.owner) for seat in range(len(players))),
        )
        for line in lines
        if line.owner is not None
    ]
    knights = tuple(player.knights for player in players)
    return [*sheet, ScoreLine(texts("rheingold-web-tie-break"), knights, breaks_ties=True)]
