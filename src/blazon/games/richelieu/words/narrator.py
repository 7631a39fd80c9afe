"""Richelieu in words."""

from collections.abc import Mapping
from typing import Any

from blazon.games.richelieu.words import phrases, reasons, reminders, score, table, warnings
from blazon.games.richelieu.words.cells import RETURN_DISC, Seen
from blazon.locale import Texts
from blazon.words.localization import Localization
from blazon.words.narrator import Narrator


class RichelieuNarrator(Narrator[Seen]):
    """Narrates from observations alone."""

    sections = reasons.SECTIONS
    prompt = staticmethod(phrases.prompt)
    describe_waiting = staticmethod(phrases.waiting)
    describe_action = staticmethod(phrases.describe_action)
    describe_discovery = staticmethod(phrases.describe_discovery)
    describe_line = staticmethod(phrases.describe_line)
    describe_result = staticmethod(phrases.describe_result)
    describe_score = staticmethod(score.describe_score)
    describe_table = staticmethod(table.describe_table)
    explain = staticmethod(reasons.explain)
    warn = staticmethod(warnings.warn)
    remind = staticmethod(reminders.remind)

    def section(self, seen: Seen) -> str:
        """The decision by phase: take a card or a second one; pay, place or move a marker."""
        return _SECTIONS.get(seen.phase, "marker")

    def describe_event(
        self, before: Seen, after: Seen, token: str, localization: Localization
    ) -> str:
        """An action in the position of the view before it, in words for everybody."""
        return phrases.describe_event(before, token, localization)

    def line_name(self, seen: Seen, line: str, localization: Localization) -> str:
        """The name of a province or symbol."""
        return phrases.category_name(line, localization.texts)

    def reveals(self, seen: Seen) -> list[str]:
        """Taking a disc, which its owner sees, and playing a return disc, which everybody sees."""
        return [token for token in seen.legal if _reveals(seen, token)]

    def board_title(self, options: Mapping[str, Any], texts: Texts) -> None:
        """Nothing: the board has no names."""

    def rules(self, options: Mapping[str, Any], texts: Texts) -> list[str]:
        """The rules of this edition, ending and opening."""
        return [texts(f"richelieu-rules-{name}") for name in self.rule_names(options)]

    def rule_names(self, options: Mapping[str, Any]) -> list[str]:
        """The names of the rules that apply."""
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


def _reveals(seen: Seen, token: str) -> bool:
    if token == RETURN_DISC:
        return True
    taken = seen.known.pending or token
    card = seen.known.table.get(taken)
    if card is None or not card.disc:
        return False
    # A card with another's marker is only chosen now; it is taken when the player has paid.
    return seen.phase == "PAY" or card.marker in (None, seen.player)


NARRATOR = RichelieuNarrator()
