"""Richelieu as it is told."""

from collections.abc import Mapping, Sequence
from typing import Any

from blazon.games.richelieu.words import counts, phrases, reasons
from blazon.games.richelieu.words.cells import RETURN_DISC
from blazon.locale import Texts
from blazon.words.localization import Tongue, View
from blazon.words.narrator import Why


class RichelieuWords:
    """Told from views only."""

    sections = reasons.SECTIONS

    def question(self, view: View, tongue: Tongue) -> str:
        """Who must do what now."""
        return phrases.question(view, tongue)

    def section(self, view: View) -> str:
        """By the phase: a card is taken, a second one, a marker paid, placed or moved."""
        return _SECTIONS.get(view["phase"], "marker")

    def can(self, view: View, token: str, tongue: Tongue) -> str:
        """What the acting player would do by a legal action."""
        return phrases.can(view, token, tongue)

    def did(self, before: View, after: View, token: str, tongue: Tongue) -> str:  # noqa: ARG002
        """An action that was taken in the position of the view before it, in words for all."""
        return phrases.did(before, token, tongue)

    def found(self, before: View, after: View, seat: int, tongue: Tongue) -> list[str]:
        """The disc that a player took and looked at."""
        return phrases.found(before, after, seat, tongue)

    def hint(self, view: View, action: str, line: Sequence[str], tongue: Tongue) -> list[str]:
        """An action and the line that follows it, in words."""
        return phrases.hint(view, action, line, tongue)

    def verdict(self, view: View, winners: list[int], tongue: Tongue) -> list[str]:
        """Who won, and what decided."""
        return phrases.verdict(view, winners, tongue)

    def why(self, view: View, token: str, tongue: Tongue) -> Why:
        """Why a card cannot be taken, paid with or marked now, or another action not be taken."""
        return reasons.why(view, token, tongue)

    def reveals(self, view: View) -> list[str]:
        """Taking a disc, which is looked at, and playing a return disc, which all see."""
        return [token for token in view["legal"] if _reveals(view, token)]

    def aids(self, view: View) -> dict[str, Any]:
        """What is out and who is safe, as ``counts.aids`` gives it."""
        return counts.aids(view)

    def board_title(self, options: Mapping[str, Any], texts: Texts) -> None:
        """Nothing: cards lie on a table."""


_SECTIONS = {"TAKE": "take", "SECOND": "second", "OVER": "scoring"}


def _reveals(view: View, token: str) -> bool:
    if token == RETURN_DISC:
        return True
    taken = view["pending"] if view["phase"] == "PAY" else token
    card = view["table"].get(taken)
    if card is None or not card["disc"]:
        return False
    # A card with another's marker is only named: it is taken when that is paid for.
    return view["phase"] == "PAY" or card["marker"] in (None, view["player"])


WORDS = RichelieuWords()
