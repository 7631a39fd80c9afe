"""Why an action costs or gains something, in words."""

from collections.abc import Sequence
from typing import Any, Protocol

from blazon.match.observation import Observation
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


def describe_reasons(
    seen: Observation[Any, Any],
    reasons: Sequence[Reason],
    localization: Localization,
    *,
    proven: bool,
) -> str:
    """One sentence that says on which lines an action loses points; empty if there is no reason."""
    kind, values = _found(seen, reasons, localization, proven=proven)
    return localization.texts(f"review-reason-{kind}", **values) if kind else ""


def describe_gains(
    seen: Observation[Any, Any],
    reasons: Sequence[Reason],
    localization: Localization,
    *,
    proven: bool,
) -> str:
    """One sentence that says on which lines an action gains what a plausible other one loses."""
    kind, values = _found(seen, reasons, localization, proven=proven)
    return localization.texts(f"play-gain-{kind}", **values) if kind else ""


def _found(
    seen: Observation[Any, Any],
    reasons: Sequence[Reason],
    localization: Localization,
    *,
    proven: bool,
) -> tuple[str, dict[str, str | float]]:
    """The kind of sentence and its values; the kind is empty if there is no reason."""
    texts, game = localization.texts, seen.game.name
    if not reasons:
        return "", {}
    if not reasons[0].line:
        return "deals", {"share": round(100 * reasons[0].share)}
    narrator = narrator_of(game)
    lines = [
        texts(
            "review-reason-line",
            points=describe_lead(one.points, texts, game),
            line=narrator.line_name(seen, one.line, localization),
        )
        for one in reasons
    ]
    return "certain" if proven else "probable", {"lines": localization.several(lines)}
