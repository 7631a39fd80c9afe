"""A finished game in brief, in words."""

from collections.abc import Sequence
from typing import Any, Protocol

from blazon.locale import Texts
from blazon.match.observation import Observation
from blazon.words.lacks import describe_lacks
from blazon.words.localization import Localization
from blazon.words.narrator import narrator_of
from blazon.words.outcomes import describe_lead, describe_points

_MOST_LINES = 2
_LEAST_LUCK = 1.0
"""Luck below this was even, in points or swords."""
_STEP = 0.5
"""Costs and luck are estimates, given as multiples of this."""


class Lead(Protocol):
    """What the leader has more than the rival on a line of the score sheet."""

    @property
    def line(self) -> str:
        """The line's name; empty if the game's score is a single line."""

    @property
    def points(self) -> int:
        """The difference."""


class Costly(Protocol):
    """A player's most costly decision."""

    @property
    def at(self) -> int:
        """The number of actions before it."""

    @property
    def cost(self) -> float:
        """What it cost."""


class Summary(Protocol):
    """A finished game in brief, as ``bots.summary`` finds it."""

    @property
    def leader(self) -> int:
        """The seat with the most points."""

    @property
    def rival(self) -> int:
        """The seat with the most points of the others."""

    @property
    def margin(self) -> int:
        """The difference of their totals."""

    @property
    def leads(self) -> Sequence[Lead]:
        """Where the leader has more than the rival, the largest difference first."""

    @property
    def costly(self) -> Sequence[Costly | None]:
        """Each seat's most costly decision, if one cost enough."""

    @property
    def luck(self) -> Sequence[float]:
        """What chance added to each seat's margin."""

    @property
    def quick(self) -> bool:
        """Whether decisions were only looked at quickly."""


def describe_summary(
    seen: Observation[Any, Any],
    summary: Summary,
    events: Sequence[str],
    least: float,
    localization: Localization,
) -> list[str]:
    """Three sentences: where the game was won, what the most costly decisions were, and luck.

    Args:
        seen: what everybody knows at the end.
        summary: the game in brief.
        events: the log in words, an entry for each action.
        least: the smallest cost that the summary names.
        localization: the language and the players' names.
    """
    return [
        _where(seen, summary, localization),
        _decisions(seen.game.name, summary, events, least, localization),
        _luck(seen.game.name, summary, localization),
    ]


def _where(seen: Observation[Any, Any], summary: Summary, localization: Localization) -> str:
    texts, game = localization.texts, seen.game.name
    if summary.margin == 0:
        return texts("review-end-level")
    lead = {
        "player": localization.names[summary.leader],
        "rival": localization.names[summary.rival],
        "lead": describe_lead(summary.margin, texts, game),
    }
    named = [one for one in summary.leads if one.line][:_MOST_LINES]
    if not named:
        return texts("review-end-lead", **lead)
    lines = localization.several([_line(seen, summary, one, localization) for one in named])
    return texts("review-end-lines", **lead, lines=lines)


def _line(
    seen: Observation[Any, Any], summary: Summary, lead: Lead, localization: Localization
) -> str:
    """The lead on a line, and how many of its points come from what the rival lacks."""
    texts, game = localization.texts, seen.game.name
    given = {
        "line": narrator_of(game).line_name(seen, lead.line, localization),
        "points": describe_points(lead.points, texts, game),
    }
    if why := _lacks(seen, summary, lead, localization):
        return texts("review-end-line-lacking", **given, why=why)
    return texts("review-end-line", **given)


def _lacks(
    seen: Observation[Any, Any], summary: Summary, lead: Lead, localization: Localization
) -> str:
    """How many of the points on a line come from what the rival lacks."""
    names, _ = seen.variant.points_by_line(seen.states)
    lacks = seen.variant.lacks_by_line(seen.states)[0, names.index(lead.line)]
    part = float(lacks[summary.rival] - lacks[summary.leader])
    rival = localization.names[summary.rival]
    return describe_lacks(lead.points, {"end": part}, seen.game.name, localization, rival)


def _decisions(
    game: str, summary: Summary, events: Sequence[str], least: float, localization: Localization
) -> str:
    texts = localization.texts
    limit = describe_points(least, texts, game)
    if not any(summary.costly):
        return texts(f"review-end-{'unseen' if summary.quick else 'faultless'}", cost=limit)
    by_player = list(zip(localization.names, summary.costly, strict=True))
    items = [
        texts(
            "review-end-costly",
            player=name,
            action=next((text for text in events[one.at :] if text), "").rstrip("."),
            cost=_estimate(one.cost, texts, game),
        )
        for name, one in by_player
        if one is not None
    ]
    if others := [name for name, one in by_player if one is None]:
        items.append(texts("review-end-none", players=localization.several(others), cost=limit))
    kind = "glance" if summary.quick else "decisions"
    return texts(f"review-end-{kind}", items="; ".join(items))


def _luck(game: str, summary: Summary, localization: Localization) -> str:
    texts, most = localization.texts, max(summary.luck)
    if most < _LEAST_LUCK:
        return texts("review-end-even")
    return texts(
        "review-end-luck",
        player=localization.names[summary.luck.index(most)],
        points=_estimate(most, texts, game),
    )


def _estimate(points: float, texts: Texts, game: str) -> str:
    return describe_points(_STEP * round(points / _STEP), texts, game)
