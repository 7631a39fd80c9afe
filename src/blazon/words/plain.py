"""A position as plain text, for programs that show games to people."""

import json
from collections.abc import Sequence

import msgspec

from blazon.locale import texts
from blazon.match.observation import Observation
from blazon.words.localization import Localization
from blazon.words.narrator import narrator_of


def plain_text(seen: Observation, players: Sequence[str], winners: Sequence[int] = ()) -> str:
    """What an observer may know, in English: the table, and who must do what or has won.

    A game whose narrator describes no table shows the view's own fields as JSON.

    Args:
        seen: the observation.
        players: the players' names, by seat.
        winners: the winners of a game that was played to its end, by seat.
    """
    narrator = narrator_of(seen.game.name)
    localization = Localization(texts("en"), tuple(players))
    lines: list[str] = []
    for section in narrator.describe_table(seen, localization):
        if not section.folded:
            lines += [section.heading, *(f"  {line}" for line in section.lines)]
    if not lines:
        lines = [json.dumps(msgspec.to_builtins(seen.known))]
    if winners:
        lines += narrator.describe_result(seen, list(winners), localization)
    elif not seen.over:
        lines.append(narrator.question(seen, localization))
    return "\n".join(line for line in lines if line)
