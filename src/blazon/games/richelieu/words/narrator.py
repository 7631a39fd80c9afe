"""Richelieu in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from blazon.games.richelieu.words import counts, phrases, reasons, score, table
from blazon.games.richelieu.words.cells import RETURN_DISC
from blazon.locale import Texts
from blazon.words.localization import Localization, View
from blazon.words.narrator import Explanation, Narrator, ScoreLine, Section


class RichelieuNarrator(Narrator):
    """The narrator, made of views alone."""

    sections = reasons.SECTIONS

    def prompt(self, view: View, localization: Localization) -> str:
        """Who must do what now."""
        return phrases.prompt(view, localization)

    def section(self, view: View) -> str:
        """By the phase: a card is taken, a second one, a marker paid, placed or moved."""
        return _SECTIONS.get(view["phase"], "marker")

    def describe_action(self, view: View, token: str, localization: Localization) -> str:
        """What the acting player would do by a legal action."""
        return phrases.describe_action(view, token, localization)

    def describe_event(
        self, before: View, after: View, token: str, localization: Localization
    ) -> str:
        """An action that was taken in the position of the view before it, in words for all."""
        return phrases.describe_event(before, token, localization)

    def describe_discovery(
        self, before: View, after: View, seat: int, localization: Localization
    ) -> list[str]:
        """The disc that a player took and looked at."""
        return phrases.describe_discovery(before, after, seat, localization)

    def describe_line(
        self, view: View, action: str, line: Sequence[str], localization: Localization
    ) -> list[str]:
        """An action and the line that follows it, in words."""
        return phrases.describe_line(view, action, line, localization)

    def describe_result(
        self, view: View, winners: list[int], localization: Localization
    ) -> list[str]:
        """Who won, and what decided."""
        return phrases.describe_result(view, winners, localization)

    def describe_score(
        self, view: View, lines: Sequence[View], localization: Localization
    ) -> list[ScoreLine]:
        """The score sheet, as ``score.describe_score`` gives it."""
        return score.describe_score(view, lines, localization)

    def describe_table(self, view: View, localization: Localization) -> list[Section]:
        """Rows and players, as ``table.describe_table`` gives them."""
        return table.describe_table(view, localization)

    def explain(self, view: View, token: str, localization: Localization) -> Explanation:
        """Why a card cannot be taken, paid with or marked now, or another action not be taken."""
        return reasons.explain(view, token, localization)

    def reveals(self, view: View) -> list[str]:
        """Taking a disc, which is looked at, and playing a return disc, which all see."""
        return [token for token in view["legal"] if _reveals(view, token)]

    def aids(self, view: View) -> dict[str, Any]:
        """What is out and who is safe, as ``counts.aids`` gives it."""
        return counts.aids(view)

    def board_title(self, options: Mapping[str, Any], texts: Texts) -> None:
        """Nothing: cards lie on a table."""

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """Those of the edition and ending that are played."""
        edition = options["edition"]
        if edition == "court":
            edition = "court-two" if options["players"] == 2 else "court-many"
        keys = ["goal", edition, "take", "second", "marker", "disc", "return"]
        if options["ending"] == "last-row":
            keys.insert(2, "last-row")
        return [texts(f"richelieu-rules-{key}") for key in keys]


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


NARRATOR = RichelieuNarrator()
