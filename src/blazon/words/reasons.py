"""Why an action costs or gains something, in words."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol

from blazon.match.observation import Observation
from blazon.words.lacks import describe_lacks
from blazon.words.localization import Localization
from blazon.words.narrator import narrator_of
from blazon.words.outcomes import describe_lead


class Reason(Protocol):
    """A line of the score sheet on which an action loses points, as a review finds it."""

    @property
    def line(self) -> str:
        """The line's name; empty if the game's score is a single line."""

    @property
    def points(self) -> float:
        """The points lost."""

    @property
    def share(self) -> float:
        """The share of the possible deals in which points are lost."""

    @property
    def lacking(self) -> float:
        """The part of the points lost by lacking what the line asks for."""

    @property
    def rival_lacking(self) -> float:
        """The part of the points that the rival no longer loses by lacking it."""


def describe_reasons(
    seen: Observation[Any, Any],
    reasons: Sequence[Reason],
    localization: Localization,
    *,
    proven: bool,
) -> str:
    """One sentence that says on which lines an action loses points; empty if there is no reason."""
    kind, values = _found(seen, reasons, localization, "loses", proven=proven)
    return localization.texts(f"review-reason-{kind}", **values) if kind else ""


def describe_gains(
    seen: Observation[Any, Any],
    reasons: Sequence[Reason],
    localization: Localization,
    *,
    proven: bool,
) -> str:
    """One sentence that says on which lines an action gains what a plausible other one loses."""
    kind, values = _found(seen, reasons, localization, "gains", proven=proven)
    return localization.texts(f"play-gain-{kind}", **values) if kind else ""


def _found(
    seen: Observation[Any, Any],
    reasons: Sequence[Reason],
    localization: Localization,
    does: Literal["loses", "gains"],
    *,
    proven: bool,
) -> tuple[str, dict[str, str | float]]:
    """The kind of sentence and its values; the kind is empty if there is no reason."""
    if not reasons:
        return "", {}
    if not reasons[0].line:
        return "deals", {"share": round(100 * reasons[0].share)}
    lines = [_line(seen, one, localization, does) for one in reasons]
    return "certain" if proven else "probable", {"lines": localization.several(lines)}


def _line(
    seen: Observation[Any, Any],
    reason: Reason,
    localization: Localization,
    does: Literal["loses", "gains"],
) -> str:
    """The points on a line, and how many of them come from a lack."""
    texts, game = localization.texts, seen.game.name
    given = {
        "points": describe_lead(reason.points, texts, game),
        "line": narrator_of(game).line_name(seen, reason.line, localization),
    }
    parts = {f"{does}-own": reason.lacking, f"{does}-rival": reason.rival_lacking}
    if why := describe_lacks(reason.points, parts, game, localization):
        return texts("review-reason-line-lacking", **given, why=why)
    return texts("review-reason-line", **given)
