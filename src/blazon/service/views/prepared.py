"""Moments of prepared games, such as lessons and puzzles, for the page."""

from collections.abc import Iterable
from typing import Any

import msgspec

from blazon.match.observation import Observation
from blazon.match.position import Position
from blazon.service.views.shapes import ActionShown, LogEntryShown, Words, view_of
from blazon.words.localization import Localization
from blazon.words.log import LogEntry
from blazon.words.narrator import narrator_of


class PreparedMoment(msgspec.Struct, kw_only=True):
    """A moment of a prepared game, as the person who plays it sees it."""

    view: dict[str, Any]
    actions: list[ActionShown]
    """The person's legal actions."""
    entries: list[LogEntryShown]
    """What happened since the previous moment; for a single one, since the game began."""
    words: Words


def moment_of(
    position: Position,
    seen: Observation,
    entries: Iterable[LogEntry],
    localization: Localization,
) -> PreparedMoment:
    """A moment in words.

    Args:
        position: the position; at the end of the game, it gives the score.
        seen: what the person may know of it.
        entries: the part of the log to send along.
        localization: the language, and the players' names.
    """
    narrator = narrator_of(position.game.name)
    revealing = narrator.reveals(seen)
    words = Words(
        lang=localization.texts.language,
        names=list(localization.players),
        question="" if seen.player is None else narrator.question(seen, localization),
        section=narrator.section(seen),
        undo=0,
        aids=seen.aids,
        found=[],
        verdict=[],
        sections=narrator.describe_table(seen, localization),
    )
    if position.over:
        winners = position.score()["winners"]
        words.verdict = narrator.describe_result(seen, winners, localization)
        lines = position.variant.score_lines(position.states)
        words.score = narrator.describe_score(seen, lines, localization) or msgspec.UNSET
    return PreparedMoment(
        view=view_of(seen),
        actions=[
            ActionShown(
                token=token,
                text=narrator.describe_action(seen, token, localization),
                reveals=token in revealing,
            )
            for token in seen.legal
        ],
        entries=[
            LogEntryShown(
                token=entry.token,
                turn=entry.turn,
                player=entry.player,
                text=entry.words,
                forced=entry.forced_for(seen.observer),
            )
            for entry in entries
        ],
        words=words,
    )
