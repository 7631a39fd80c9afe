"""Richelieu in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from blazon.games.richelieu.words import counts, phrases, reasons, score, table, warnings
from blazon.games.richelieu.words.cells import RETURN_DISC
from blazon.locale import Texts
from blazon.words.localization import Localization, View
from blazon.words.narrator import Explanation, Narrator, ScoreLine, Section, Warned


class RichelieuNarrator(Narrator):
    """Narrates from views alone."""

    sections = reasons.SECTIONS

    def prompt(self, view: View, localization: Localization) -> str:
        """The prompt for the current decision."""
        return phrases.prompt(view, localization)

    def describe_waiting(self, view: View, localization: Localization) -> str:
        """What the player who decides is doing, for everybody else."""
        return phrases.waiting(view, localization)

    def section(self, view: View) -> str:
        """The decision by phase: take a card or a second one; pay, place or move a marker."""
        return _SECTIONS.get(view["phase"], "marker")

    def describe_action(self, view: View, token: str, localization: Localization) -> str:
        """A legal action in words for the acting player."""
        return phrases.describe_action(view, token, localization)

    def describe_event(
        self, before: View, after: View, token: str, localization: Localization
    ) -> str:
        """An action in the position of the view before it, in words for everybody."""
        return phrases.describe_event(before, token, localization)

    def describe_discovery(
        self, before: View, after: View, seat: int, localization: Localization
    ) -> list[str]:
        """The disc that a player took."""
        return phrases.describe_discovery(before, after, seat, localization)

    def describe_line(
        self, view: View, action: str, line: Sequence[str], localization: Localization
    ) -> list[str]:
        """An action and the line after it, in words."""
        return phrases.describe_line(view, action, line, localization)

    def describe_result(
        self, view: View, winners: list[int], localization: Localization
    ) -> list[str]:
        """The winner, and what decided."""
        return phrases.describe_result(view, winners, localization)

    def describe_score(
        self, view: View, lines: Sequence[View], localization: Localization
    ) -> list[ScoreLine]:
        """The score sheet, from ``score.describe_score``."""
        return score.describe_score(view, lines, localization)

    def describe_table(self, view: View, localization: Localization) -> list[Section]:
        """Rows and players, from ``table.describe_table``."""
        return table.describe_table(view, localization)

    def explain(self, view: View, token: str, localization: Localization) -> Explanation:
        """Why a card cannot be taken, paid with or marked, or another action is not possible."""
        return reasons.explain(view, token, localization)

    def warn(self, view: View, token: str, localization: Localization) -> Warned:
        """A card left to the next player, a card that scores nothing, or the last marker."""
        return warnings.warn(view, token, localization)

    def reveals(self, view: View) -> list[str]:
        """Taking a disc, which its owner sees, and playing a return disc, which everybody sees."""
        return [token for token in view["legal"] if _reveals(view, token)]

    def aids(self, view: View) -> dict[str, Any]:
        """The pieces left and safe leads, from ``counts.aids``."""
        return counts.aids(view)

    def board_title(self, options: Mapping[str, Any], texts: Texts) -> None:
        """Nothing: the board has no names."""

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """The rules of this edition, ending and opening."""
        return [texts(f"richelieu-rules-{name}") for name in self.rule_names(options)]

    def rule_names(self, options: Mapping[str, Any]) -> list[str]:
        """Which of the texts they are."""
        edition = options["edition"]
        if edition == "court":
            edition = "court-two" if options["players"] == 2 else "court-many"
        keys = ["goal", edition, "take", "second", "marker", "disc", "return"]
        if options["ending"] == "last-row":
            keys.insert(2, "last-row")
        if options.get("opening") == "no-marker":
            keys.insert(keys.index("marker") + 1, "opening")
        return keys


_SECTIONS = {"TAKE": "take", "SECOND": "second", "OVER": "scoring"}


def _reveals(view: View, token: str) -> bool:
    if token == RETURN_DISC:
        return True
    taken = view["pending"] if view["phase"] == "PAY" else token
    card = view["table"].get(taken)
    if card is None or not card["disc"]:
        return False
    # A card with another's marker is only chosen now; it is taken when the player has paid.
    return view["phase"] == "PAY" or card["marker"] in (None, view["player"])


NARRATOR = RichelieuNarrator()
